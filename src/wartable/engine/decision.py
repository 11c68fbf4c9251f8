"""Decision: a question put to a seat with its options, and the refusals of what is not offered."""

from typing import Final, final

from mypy_extensions import i64


@final
class Decision:
    """One question to one seat. An option is a number that packs a verb and its arguments."""

    __slots__ = ("options", "question", "seat")

    def __init__(self, seat: i64, question: i64, options: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.question: Final[i64] = question
        self.options: Final = options


class Refusal(Exception):
    """A choice that cannot be taken: the rule that forbids it and a sentence that says why. Nothing has changed."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{rule}: {sentence}" if rule else sentence)
        self.rule = rule
        self.sentence = sentence


class NotOffered(Refusal):
    """The choice is not among the options of the decision."""


class NotAsked(Refusal):
    """This seat has nothing to decide now."""


class UndoRefused(Refusal):
    """There is nothing to take back, or somebody has learned something since."""


class BadSetup(Refusal):
    """No such game, player count or option."""


class BadRecord(Refusal):
    """The record is not one that this program can read."""
