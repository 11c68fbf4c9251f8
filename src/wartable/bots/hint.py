"""Hint: the move that a search prefers, and why: how it changes the terms of the judgement against the other moves."""

from time import perf_counter
from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.judge import SETTLED, Judge
from wartable.bots.search.bot import habit_of, search_by
from wartable.bots.search.lead import Lead
from wartable.bots.search.plans import SearchPlan
from wartable.engine.agenda import Game
from wartable.engine.window import Window

WORLDS: Final[i64] = 24
COMPARED: Final[i64] = 7  # a reason sets the move apart from its rivals, not from moves that nobody would make
LEAST: Final = 0.02  # smaller differences do not count as reasons


@final
class Reason:
    """A term that the move changes, for its player or for the rivals; what rivals lose is a gain too."""

    def __init__(self, term: str, of_rivals: bool, gain: float) -> None:
        self.term: Final = term
        self.of_rivals: Final = of_rivals
        self.gain: Final = gain


@final
class Suggestion:
    """The option to take, what its seat can then expect, and the reasons, the weightiest first."""

    def __init__(self, option: i64, prospects: float, reasons: list[Reason]) -> None:
        self.option: Final[i64] = option
        self.prospects: Final = prospects
        self.reasons: Final = reasons


def hint(window: Window, judge: Judge[Any], plan: SearchPlan, seed: i64) -> Suggestion:
    """The best move by the plan; the reasons compare it with the average of the others that come to mind."""
    search = search_by(plan, window, judge, seed)
    best = habit_of(search)
    if plan.trusting and best != SETTLED:  # what is done by habit is not compared
        search.look_at(best, WORLDS)
        compared = window.decision.options
    else:
        search.run()
        best = search.best()
        compared = search.tried()
    others = [option for option in compared if option != best]
    reasons = Balance(window, judge, seed).reasons_for(best, others[:COMPARED], plan.seconds)
    return Suggestion(best, search.value_of(best), reasons)


@final
class Balance:
    """Weighs the terms of positions after a move against those after others, the seat's and its rivals' apart."""

    def __init__(self, window: Window, judge: Judge[Any], seed: i64) -> None:
        self.window: Final = window
        self.judge: Final = judge
        self.seed: Final[i64] = seed
        self.seat: Final[i64] = window.seat
        self.own: Final[dict[str, Lead]] = {}
        self.rivals: Final[dict[str, Lead]] = {}

    def reasons_for(self, option: i64, others: list[int], seconds: float) -> list[Reason]:
        """Compare the move with others in a number of worlds, while there is time."""
        ends = perf_counter() + seconds
        for number in range(WORLDS):
            if not others or (number > 1 and perf_counter() > ends):
                break
            self.weigh(self.window.imagine(self.seed + number), option, others)
        return self.reasons()

    def weigh(self, world: Game, option: i64, others: list[int]) -> None:
        """Each move runs its course. A world in which it may end the game says nothing: terms judge what is open."""
        own: dict[str, float] = {}
        rivals: dict[str, float] = {}
        tried: list[int] = [option, *others]
        for place in range(len(tried)):
            trial = world.copy()
            self.judge.take(trial, self.seat, tried[place])
            if trial.over:
                return
            self.add(trial, -1.0 / len(others) if place else 1.0, own, rivals)
        for name, value in own.items():
            self.own.setdefault(name, Lead()).note(value)
        for name, value in rivals.items():
            self.rivals.setdefault(name, Lead()).note(-value)

    def add(self, world: Game, share: float, own: dict[str, float], rivals: dict[str, float]) -> None:
        for seat in range(world.seats):
            terms: dict[str, float] = self.judge.terms(world, seat)
            into = own if seat == self.seat else rivals
            for name, value in terms.items():
                into[name] = into.get(name, 0.0) + share * value

    def reasons(self) -> list[Reason]:
        """A difference that may be due to luck is no reason, nor is one that hardly matters."""
        found: list[Reason] = []
        for of_rivals, leads in ((False, self.own), (True, self.rivals)):
            for name, lead in leads.items():
                if lead.mean >= LEAST and lead.is_sure():
                    found.append(Reason(name, of_rivals, lead.mean))
        return sorted(found, key=lambda one: -one.gain)
