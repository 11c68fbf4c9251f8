"""Hint: the move that a search prefers, the next best, and how positions after the one differ from those after the
other: in what can be counted on the table, and in the terms of the judgement.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.judge import SETTLED, Judge
from wartable.bots.search.bot import habit_of, search_by
from wartable.bots.search.lead import CAUTION, Lead
from wartable.bots.search.plans import SearchPlan
from wartable.bots.search.search import Search
from wartable.engine.agenda import Game
from wartable.engine.window import Window

WORLDS: Final[i64] = 24
GLANCES: Final[i64] = 4  # worlds in which other options are tried where one is taken by habit
COMPARED: Final[i64] = 7  # a reason sets the move apart from its rivals, not from moves that nobody would make
LEAST: Final = 0.02  # smaller differences do not count as reasons
Measure = Callable[[Game, int], dict[str, float]]  # of a seat in a position
HALF: Final = 0.5  # of something on the table: less is nothing that a person can count


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
class Suggestion:
    """The option to take, what its seat can then expect, and the reasons, the weightiest first.

    `rival` is the next best option, or SETTLED; `lead` is how far it promises less, and the changes compare with it.
    """

    def __init__(self, option: i64, prospects: float, reasons: list[Reason], rival: "Comparison") -> None:
        self.option: Final[i64] = option
        self.prospects: Final = prospects
        self.reasons: Final = reasons
        self.rival: Final[i64] = rival.option
        self.lead: Final = rival.lead
        self.changes: Final = rival.changes


@final
class Comparison:
    """The next best option and how the best differs from it."""

    def __init__(self, option: i64, lead: Lead, changes: list[MoreOrLess]) -> None:
        self.option: Final[i64] = option
        self.lead: Final = lead
        self.changes: Final = changes


def hint(window: Window, judge: Judge[Any], plan: SearchPlan, seed: i64, adviser: Judge[Any]) -> Suggestion:
    """The best move by the plan. Its reasons compare it with the next best; where these two hardly differ, with the
    average of the others that come to mind. The adviser says what can be expected.
    """
    search = search_by(plan, window, judge, seed)
    others = others_found(search, plan)
    best = search.root.option
    if not others:
        return Suggestion(best, hope_after(window, adviser, best, seed), [], Comparison(SETTLED, Lead(), []))
    lead = search.lead_of(best, others[0], WORLDS)
    if turned(lead).is_sure():  # the next best is better after all
        best, others[0], lead = others[0], best, turned(lead)
    hope = hope_after(window, adviser, best, seed)
    balance = Balance(window, judge, seed, plan.seconds)
    balance.compare(best, others[:1])
    rival = Comparison(others[0], lead, balance.contrasts())
    reasons = balance.reasons()
    if not reasons and len(others) > 1:
        wider = Balance(window, judge, seed, plan.seconds)
        wider.compare(best, others[:COMPARED])
        reasons = wider.reasons()
    return Suggestion(best, hope, reasons, rival)


def others_found(search: Search, plan: SearchPlan) -> list[int]:
    """Search; the root then names the best option, and the others follow, the most promising first."""
    best = habit_of(search)
    if plan.trusting and best != SETTLED:  # what is done by habit is compared only to be explained
        options: list[int] = search.window.decision.options
        others = [option for option in options if option != best][:COMPARED]
        for option in others:
            search.look_at(option, GLANCES)
        others.sort(key=lambda option: -search.value_of(option))
    else:
        search.run()
        best = search.best()
        others = [option for option in search.tried() if option != best]
    search.root.option = best
    return others


def turned(lead: Lead) -> Lead:
    """The same comparison from the other side."""
    other = Lead()
    other.worlds, other.total, other.squares = lead.worlds, -lead.total, lead.squares
    return other


def hope_after(window: Window, adviser: Judge[Any], option: i64, seed: i64) -> float:
    """What the seat may expect after the option has run its course, on average over imagined worlds."""
    total = 0.0
    for number in range(WORLDS):
        total += adviser.hope_after(window.imagine(seed + number), window.seat, option)
    return total / float(WORLDS)


@final
class Balance:
    """Weighs positions after a move against those after others, the seat's and its rivals' apart."""

    def __init__(self, window: Window, judge: Judge[Any], seed: i64, seconds: float) -> None:
        self.window: Final = window
        self.judge: Final = judge
        self.seed: Final[i64] = seed
        self.seconds: Final = seconds
        self.seat: Final[i64] = window.seat
        self.own: Final[dict[str, Lead]] = {}
        self.rivals: Final[dict[str, Lead]] = {}
        self.own_things: Final[dict[str, Lead]] = {}
        self.rivals_things: Final[dict[str, Lead]] = {}

    def compare(self, option: i64, others: list[int]) -> None:
        """Compare the move with others in a number of worlds, while there is time."""
        ends = perf_counter() + self.seconds
        for number in range(WORLDS):
            if number > 1 and perf_counter() > ends:
                break
            self.weigh(self.window.imagine(self.seed + number), option, others)

    def weigh(self, world: Game, option: i64, others: list[int]) -> None:
        """Each move runs its course. A world in which it may end the game says nothing of terms: they judge what is
        open.
        """
        after: list[Game] = []
        tried: list[int] = [option, *others]
        for place in range(len(tried)):
            trial = world.copy()
            self.judge.take(trial, self.seat, tried[place])
            after.append(trial)
        if not any(trial.over for trial in after):
            self.note(after, self.own, self.rivals, self.judge.terms)
        if len(others) == 1:
            self.note(after, self.own_things, self.rivals_things, self.judge.gauges)

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
        """A difference that may be due to luck is no reason, nor one that hardly matters, nor what the count denies."""
        found: list[Reason] = []
        for of_rivals, leads, things in ((False, self.own, self.own_things), (True, self.rivals, self.rivals_things)):
            for name, lead in leads.items():
                if lead.mean >= LEAST and lead.is_sure() and not self.is_denied(name, things):
                    found.append(Reason(name, of_rivals, lead.mean))
        return sorted(found, key=lambda one: -one.gain)

    def is_denied(self, term: str, things: dict[str, Lead]) -> bool:
        """Whether something that belongs to the term has become less, and nothing of it more."""
        found = [things[name].mean for name in self.judge.counted().get(term, []) if name in things]
        return bool(found) and min(found) <= -HALF and max(found) < HALF

    def contrasts(self) -> list[MoreOrLess]:
        """What can be counted, better or worse, where luck hardly explains the difference."""
        found: list[MoreOrLess] = []
        for of_rivals, leads in ((False, self.own_things), (True, self.rivals_things)):
            for name, lead in leads.items():
                if abs(lead.mean) >= HALF and abs(lead.mean) > CAUTION * lead.error:
                    found.append(MoreOrLess(name, of_rivals, -lead.mean if of_rivals else lead.mean))
        return found
