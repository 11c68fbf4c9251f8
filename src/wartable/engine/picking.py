"""Picking: what a game says about questions that people answer together, by picking things in any order."""

from typing import Final, Generic, final

from mypy_extensions import i64, mypyc_attr

from wartable.engine.agenda import G
from wartable.engine.decision import Decision, NotOffered
from wartable.engine.log import Fact


@final
class Total:
    """A running total of a draft. Where it is a limit, `need` is the most that counts, not what has to be reached."""

    def __init__(self, what: str, have: int, need: int, is_limit: bool = False) -> None:
        self.what: Final = what
        self.have: Final = have
        self.need: Final = need
        self.is_limit: Final = is_limit


@final
class Note:
    """What is already known about a pick, such as what it would bring: a sentence's name and its facts."""

    def __init__(self, name: str, facts: dict[str, Fact], signs: list[str] | None = None) -> None:
        """`signs` say the same where there is little room: names of glyphs, and numbers such as "+2"."""
        self.name: Final = name
        self.facts: Final = facts
        self.signs: Final[list[str]] = signs or []


@mypyc_attr(allow_interpreted_subclasses=True)
class Picking(Generic[G]):
    """A chain of questions that is answered as one set of picks.

    A pick is a word: the key of an option, or one of the parts that an option is made of. `questions` belong to the
    chain, which ends when something else is asked, another seat is asked, or something is revealed. Where a pick
    `replaces`, it takes the place of those it does not go with; where it `swaps`, that of the latest one whose place it
    can take; elsewhere what does not go with the others cannot be picked. A question that begins the chain need not be
    among `questions`: asked again, it begins another one. `rule` says what makes the set whole.
    """

    def __init__(self, rule: str, questions: list[int], replaces: bool = False, swaps: bool = False) -> None:
        self.rule: Final = rule
        self.questions: Final = questions
        self.replaces: Final = replaces
        self.swaps: Final = swaps
        self.detours: list[int] | None = None
        self.forks: list[int] = []
        self.tacit: bool = False

    def trying(self, detours: list[int]) -> "Picking[G]":
        """With the questions at which every answer has to be tried to reach a later pick.

        At the others the first option that is picked is the right one, or else the one that leaves, or else any.
        """
        self.detours = detours
        return self

    def forking(self, forks: list[int]) -> "Picking[G]":
        """With questions whose answer decides what is asked next: nothing beyond them can be picked before."""
        self.forks = forks
        return self

    def silent(self) -> "Picking[G]":
        """An answer that leaves no choice is not a pick."""
        self.tacit = True
        return self

    def parts(self, option: i64, key: str) -> list[str]:
        """The picks that an option is made of; none for an option that leaves a question without picking anything."""
        return [] if key == "done" else [key]

    def places(self, pick: str) -> list[str]:
        """The places that a pick takes up, where each holds only one pick, or as many as there is room for."""
        return []

    def room(self, game: G, decision: Decision, place: str) -> i64:
        """How many picks a place holds."""
        return 1

    def beyond(self, game: G, decision: Decision) -> list[str]:
        """Picks that can be made beside the options of a question: the engine asks later, or offers an equal one."""
        return []

    def may_stay(self, game: G, decision: Decision, picks: list[str]) -> bool | None:
        """Whether picks may stay together before the set is complete; None where they must lead to a complete set."""
        return None

    def wordings(self, game: G, seat: i64, picks: list[str]) -> list[list[str]]:
        """The picks in the words in which the engine may offer them, where it offers only one of several equal ways."""
        return [picks]

    def completions(self, game: G, seat: i64, picks: list[str]) -> list[list[str]] | None:
        """Sets that would complete these picks, where there are too many to try; None where all can be tried."""
        return None

    def looked_along(self, picks: list[str]) -> list[str]:
        """The picks to follow when looking for additions: not those that hide what could be picked instead."""
        return picks

    def things(self, game: G, decision: Decision, pick: str) -> list[str]:
        """The ids of the things on the table that a part of an option is about."""
        raise NotImplementedError

    def facts(self, game: G, decision: Decision, pick: str) -> dict[str, Fact]:
        """What a sentence about a part of an option needs to know."""
        raise NotImplementedError

    def touched(self, game: G, picks: list[str], pick: str, things: list[str]) -> list[str]:
        """Of the things that an offer is about, those that mean this pick when pressed; `game` is before any pick."""
        return things

    def meant(self, game: G, things: list[str]) -> str:
        """The pick, or the thing, meant by somebody who presses these things, whether it is offered or not."""
        return things[-1]

    def notes(self, game: G, decision: Decision, picks: list[str], pick: str) -> list[Note]:
        """What is already known about a pick offered now, given the picks already made."""
        return []

    def totals(self, game: G, decision: Decision, picks: list[str]) -> list[Total]:
        """The running totals of the picks against what is needed; `decision` is the first question of the chain."""
        return []

    def foreseen(self, game: G, decision: Decision, picks: list[str]) -> object | None:
        """The part of the view that is about these picks, as it would be with them; None where there is none."""
        return None

    def suggestions(self, game: G, decision: Decision) -> list[list[str]]:
        """Sets that would work, the best first."""
        return []

    def confirm(self, game: G, decision: Decision, picks: list[str]) -> Note | None:
        """What declaring these picks done gives away for good, said before it is done."""
        return None

    def is_final(self, after: G) -> bool:
        """Whether a whole set leads to something that nobody asked for and that cannot be taken back."""
        return False

    def clash(self, game: G, decision: Decision, picks: list[str], pick: str) -> NotOffered:
        """Why a pick does not go with the others."""
        return NotOffered(self.rule, "does_not_go_together")

    def missing(self, game: G, decision: Decision, picks: list[str]) -> NotOffered:
        """Why picks that go together are not a complete set."""
        return NotOffered(self.rule, "something_missing")
