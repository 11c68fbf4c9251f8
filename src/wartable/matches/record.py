"""Record: a game as game, rules version, players, options, seed (and its kind) and choices. Loading is replaying."""

# not compiled: msgspec structures

import msgspec
from msgspec import UNSET, UnsetType

from wartable.editions.chosen import EditionName
from wartable.engine.contract import Setting
from wartable.engine.decision import BadRecord
from wartable.engine.log import Fact
from wartable.engine.seed import Kind, Seed, kind_of
from wartable.matches.chain import ChainLine, choice_lines, edition_line, fair_lines, head_lines, links_of, shortened
from wartable.matches.fairness import Fair

FORMAT = 3
WITHOUT_CHAIN = 2  # the format before


class Head(msgspec.Struct):
    """What every record says about itself, whatever its format."""

    wartable: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is needed to play a game again. A choice is a seat and a key; `chance` is the seed's kind.

    `fair` proves who chose the seed; `chain` is made when the record is written down. `edition` names component data
    other than the printed.
    """

    game: str
    rules: int
    players: int
    chance: Kind
    seed: Seed
    options: dict[str, Setting]
    choices: list[tuple[int, str]]
    fair: Fair | None = None
    chain: list[str] = []
    wartable: int = FORMAT
    edition: EditionName | UnsetType = UNSET

    def to_json(self) -> bytes:
        """The record as a file holds it, with the chain of checksums."""
        return msgspec.json.format(msgspec.json.encode(self.chained()), indent=1)

    def chained(self) -> "Record":
        """The record as it is written down: with the chain of what it holds now."""
        return msgspec.structs.replace(self, chain=shortened(self.links()), wartable=FORMAT)

    def lines(self) -> list[ChainLine]:
        """Everything that the chain covers, in its order."""
        head = head_lines(self.game, self.rules, self.players, self.options)
        if self.edition is not UNSET:
            head.append(edition_line(self.edition))
        return head + ([] if self.fair is None else fair_lines(self.fair)) + choice_lines(self.choices)

    def links(self) -> list[str]:
        return links_of(self.seed, self.lines())


class Fault(msgspec.Struct, frozen=True):
    """The first choice of a record that is not legal. Choices are counted from 1, as people count them."""

    choice: int
    seat: int
    key: str
    rule: str
    sentence: str


def read_record(text: bytes) -> Record:
    """The record in a file; refuses what is not one, saying where it is broken. The chain is not checked."""
    try:
        text.decode()  # its error names the place in the file, that of msgspec the place in a word
        _refuse_format(msgspec.json.decode(text, type=Head).wartable)
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("", "no_record", {"why": str(error)}) from error
    if record.chance != kind_of(record.seed):
        raise BadRecord("", "wrong_kind_of_seed")
    if record.wartable == WITHOUT_CHAIN and (record.chain or record.fair):
        raise BadRecord("", "parts_of_a_later_format", {"number": record.wartable})
    if record.wartable == FORMAT and not record.chain:
        raise BadRecord("", "no_chain", {"number": record.wartable})
    return record


def _refuse_format(number: int) -> None:
    if WITHOUT_CHAIN <= number <= FORMAT:
        return
    facts: dict[str, Fact] = {"number": number, "oldest": WITHOUT_CHAIN, "known": FORMAT}
    raise BadRecord("", "old_format" if number < FORMAT else "new_format", facts)
