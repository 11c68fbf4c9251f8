"""Record: a game as game, rules version, players, options, seed and choices. Loading is replaying."""

# not compiled: msgspec structures

import msgspec

from wartable.engine.contract import Setting
from wartable.engine.decision import BadRecord

FORMAT = 1


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is needed to play a game again. A choice is a seat and a key."""

    game: str
    rules: int
    players: int
    seed: int
    options: dict[str, Setting]
    choices: list[tuple[int, str]]
    wartable: int = FORMAT

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def read_record(text: bytes) -> Record:
    """The record in a file; refuses what is none, saying where it is broken."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("", f"This is no Wartable record: {error}.") from error
    if record.wartable != FORMAT:
        raise BadRecord("", f"The record has format {record.wartable}; this program reads format {FORMAT}.")
    return record
