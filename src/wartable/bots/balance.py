"""Balance: how positions after a move differ from those after others, in terms of the judgement and in what can be
counted on the table.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.judge import Judge
from wartable.bots.search.lead import CAUTION, Lead
from wartable.engine.agenda import Game
from wartable.engine.window import Window

WORLDS: Final[i64] = 24
FAR: Final[i64] = 24  # choices by habit after which a later comparison is made anyway
LEAST: Final = 0.02  # smaller differences do not count as reasons
WHOSE_TURN: Final = "time"  # the term for who is to act: true, and no reason that would tell a person anything
APART: Final = 0.2  # a twentieth of the chance to win, where it is about even
HALF: Final = 0.5  # of something on the table: less is nothing that a person can count
CAUTION_LATER: Final = 3.0
Measure = Callable[[Game, int], dict[str, float]]  # of a seat in a position


@final
class Reason:
    """A term that the move changes, for its player or for the rivals; what rivals lose is a gain too."""

    def __init__(self, term: str, of_rivals: bool, gain: float) -> None:
        self.term: Final = term
        self.of_rivals: Final = of_rivals
        self.gain: Final = gain


@final
class MoreOrLess:
    """How many more of something there are after the move than after the next best, for its player or the rivals."""

    def __init__(self, gauge: str, of_rivals: bool, amount: float) -> None:
        self.gauge: Final = gauge
        self.of_rivals: Final = of_rivals
        self.amount: Final = amount


@final
class Balance:
    """Weighs positions after a move against those after others, the seat's and its rivals' apart."""

    def __init__(self, judge: Judge[Any], seat: i64, later: bool = False) -> None:
        self.judge: Final = judge
        self.seat: Final[i64] = seat
        self.later: Final = later
        self.own: Final[dict[str, Lead]] = {}
        self.rivals: Final[dict[str, Lead]] = {}
        self.own_things: Final[dict[str, Lead]] = {}
        self.rivals_things: Final[dict[str, Lead]] = {}

    def weigh(self, world: Game, option: i64, others: list[int]) -> None:
        """Each move runs its course. A world in which it may end the game says nothing of terms: they judge what is
        open.
        """
        after: list[Game] = []
        tried: list[int] = [option, *others]
        for place in range(len(tried)):
            trial = world.copy()
            self.judge.take(trial, self.seat, tried[place])
            if self.later:
                self.play_on(trial)
            after.append(trial)
        if not any(trial.over for trial in after):
            self.note(after, self.own, self.rivals, self.judge.terms)
        if len(others) == 1:
            self.note(after, self.own_things, self.rivals_things, self.judge.gauges)

    def play_on(self, world: Game) -> None:
        """By habit, until the seat is asked again when others have had their say."""
        have_others = False
        for _ in range(FAR):
            decision = world.decision
            if decision is None or (have_others and decision.seat == self.seat):
                return
            have_others = have_others or decision.seat != self.seat
            world.answer(decision.seat, self.judge.habit(world, decision))

    def note(self, after: list[Game], own: dict[str, Lead], rivals: dict[str, Lead], measure: Measure) -> None:
        """How far the first position is ahead of the average of the others, in everything that is measured."""
        mine: dict[str, float] = {}
        theirs: dict[str, float] = {}
        for place in range(len(after)):
            share = -1.0 / float(len(after) - 1) if place else 1.0
            for seat in range(after[place].seats):
                into = mine if seat == self.seat else theirs
                for name, value in measure(after[place], seat).items():
                    into[name] = into.get(name, 0.0) + share * value
        for name, value in mine.items():
            own.setdefault(name, Lead()).note(value)
        for name, value in theirs.items():
            rivals.setdefault(name, Lead()).note(-value)

    def reasons(self) -> list[Reason]:
        """A difference that may be due to luck is no reason, nor one that hardly matters, nor what the count denies.

        What rivals have later is their doing.
        """
        found: list[Reason] = []
        for of_rivals, leads in ((False, self.own), (True, self.rivals)):
            if self.later and of_rivals:
                continue
            for name, lead in leads.items():
                reason = Reason(name, of_rivals, lead.mean)
                if self.is_plain(lead) and name != WHOSE_TURN and not self.denies(reason):
                    found.append(reason)
        return sorted(found, key=lambda one: -one.gain)

    def parts(self) -> bool:
        """Whether one of the two is far ahead on the whole."""
        total = 0.0
        for leads in (self.own, self.rivals):
            for lead in leads.values():
                total += lead.mean
        return abs(total) >= APART

    def is_plain(self, lead: Lead) -> bool:
        """Whether it matters, and luck hardly explains it."""
        return lead.mean >= LEAST and lead.is_sure(self.caution())

    def caution(self) -> float:
        """In standard errors. What is looked for until something is found is found by luck more often."""
        return CAUTION_LATER if self.later else CAUTION

    def denies(self, reason: Reason) -> bool:
        """Whether something that belongs to its term has become less, and nothing of it more."""
        things = self.rivals_things if reason.of_rivals else self.own_things
        found = [things[name].mean for name in self.judge.counted().get(reason.term, []) if name in things]
        return bool(found) and min(found) <= -HALF and max(found) < HALF

    def contrasts(self) -> list[MoreOrLess]:
        """What can be counted, better or worse, where luck hardly explains the difference."""
        caution = self.caution()
        found: list[MoreOrLess] = []
        for of_rivals, leads in ((False, self.own_things), (True, self.rivals_things)):
            for name, lead in leads.items():
                if abs(lead.mean) >= HALF and abs(lead.mean) > caution * lead.error:
                    found.append(MoreOrLess(name, of_rivals, -lead.mean if of_rivals else lead.mean))
        return found


@final
class Scales:
    """Weighs moves in the worlds that a seat imagines, while there is time."""

    def __init__(self, window: Window, judge: Judge[Any], seed: i64, seconds: float) -> None:
        self.window: Final = window
        self.judge: Final = judge
        self.seed: Final[i64] = seed
        self.seconds: Final = seconds

    def balance(self, option: i64, others: list[int], later: bool = False) -> Balance:
        """A move against others: right after it or, with `later`, when the seat is asked again."""
        found = Balance(self.judge, self.window.seat, later)
        ends = perf_counter() + self.seconds
        for number in range(WORLDS):
            if number > 1 and perf_counter() > ends:
                break
            found.weigh(self.window.imagine(self.seed + number), option, others)
        return found
