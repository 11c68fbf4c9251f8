"""Record: a game as game, rules version, players, options, seed (and its kind) and choices. Loading is replaying."""

# not compiled: msgspec structures

import msgspec

from wartable.engine.contract import Setting
from wartable.engine.decision import BadRecord
from wartable.engine.seed import Kind, Seed, kind_of

FORMAT = 2


class Head(msgspec.Struct):
    """What every record says of itself, whatever its format."""

    wartable: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is needed to play a game again. A choice is a seat and a key; `chance` is the seed's kind."""

    game: str
    rules: int
    players: int
    chance: Kind
    seed: Seed
    options: dict[str, Setting]
    choices: list[tuple[int, str]]
    wartable: int = FORMAT

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


class Fault(msgspec.Struct, frozen=True):
    """The first choice of a record that is not legal. Choices are counted from 1, as people count them."""

    choice: int
    seat: int
    key: str
    rule: str
    sentence: str


def read_record(text: bytes) -> Record:
    """The record in a file; refuses what is none, saying where it is broken."""
    try:
        _refuse_format(msgspec.json.decode(text, type=Head).wartable)
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("", "no_record", {"why": str(error)}) from error
    if record.chance != kind_of(record.seed):
        raise BadRecord("", "wrong_kind_of_seed")
    return record


def _refuse_format(number: int) -> None:
    if number == FORMAT:
        return
    raise BadRecord("", "old_format" if number < FORMAT else "new_format", {"number": number, "known": FORMAT})
