"""Refusals: what cannot be done, with the rule that forbids it. Words turn them into sentences."""

# not compiled: mypyc gives an exception no text of its own

from collections.abc import Callable
from typing import Final

from wartable.engine.log import Fact

ENGINE: Final = "engine"


class Refusal(Exception):
    """A choice that cannot be taken: the rule that forbids it, and the name and facts of the sentence that says why.

    Nothing has changed. `part` is the game, or the part of the program, among whose words the sentence is.
    """

    def __init__(self, rule: str, name: str, facts: dict[str, Fact] | None = None, part: str = ENGINE) -> None:
        super().__init__(rule, name, facts, part)
        self.rule = rule
        self.name = name
        self.facts: dict[str, Fact] = facts or {}
        self.part = part

    @property
    def sentence(self) -> str:
        """Why, in English."""
        return _told_by[-1](self)

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}" if self.rule else self.sentence


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


def name_of(refusal: Refusal) -> str:
    return refusal.name


_told_by: Final[list[Callable[[Refusal], str]]] = [name_of]


def tell_refusals_by(teller: Callable[[Refusal], str]) -> None:
    """Words say how refusals are phrased; the engine, which does not know them, would give only the name."""
    _told_by.append(teller)
