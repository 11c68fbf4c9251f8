"""Hint: the move that a search prefers, and why: how it changes the terms of the judgement against the other moves."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.greedy import answer
from wartable.bots.judge import SETTLED, Judge
from wartable.bots.search import Plan, Search
from wartable.engine.agenda import Game
from wartable.engine.window import Window

WORLDS: Final[i64] = 12
LEAST: Final = 0.02  # smaller differences are no reason


@final
class Reason:
    """A term that the move changes, for oneself or for the rivals; what they lose is a gain too."""

    def __init__(self, term: str, of_rivals: bool, gain: float) -> None:
        self.term: Final = term
        self.of_rivals: Final = of_rivals
        self.gain: Final = gain


@final
class Hint:
    """The option to take, what its seat may then hope for, and the reasons, the weightiest first."""

    def __init__(self, option: i64, prospects: float, reasons: list[Reason]) -> None:
        self.option: Final[i64] = option
        self.prospects: Final = prospects
        self.reasons: Final = reasons


def hint(window: Window, judge: Judge[Any], plan: Plan, seed: i64) -> Hint:
    """The best move within the plan; the reasons compare it with the average of the others."""
    search = Search(window, judge, plan, seed)
    search.run()
    best = search.root.most_taken()
    others = [option for option in window.decision.options if option != best.option]
    own = Balance(judge, window.seat)
    for number in range(WORLDS):
        world = window.imagine(seed + number)
        own.add(world, best.option, 1.0)
        for option in others:
            own.add(world, option, -1.0 / len(others))
    return Hint(best.option, best.mean, own.reasons())


@final
class Balance:
    """Adds up the terms of positions, those of the seat and those of its rivals apart."""

    def __init__(self, judge: Judge[Any], seat: i64) -> None:
        self.judge: Final = judge
        self.seat: Final[i64] = seat
        self.own: Final[dict[str, float]] = {}
        self.rivals: Final[dict[str, float]] = {}

    def add(self, world: Game, option: i64, share: float) -> None:
        """The position after an option has run its course counts as much as its share."""
        trial = world.copy()
        answer(trial, self.seat, option)
        self.settle(trial)
        if trial.over:
            return
        for seat in range(trial.seats):
            terms: dict[str, float] = self.judge.terms(trial, seat)
            into = self.own if seat == self.seat else self.rivals
            for name, value in terms.items():
                into[name] = into.get(name, 0.0) + share * value / float(WORLDS)

    def settle(self, world: Game) -> None:
        while True:
            decision = world.decision
            if decision is None or decision.seat != self.seat:
                return
            option: i64 = self.judge.follow_up(world, decision)
            if option == SETTLED:
                return
            answer(world, self.seat, option)

    def reasons(self) -> list[Reason]:
        found = [Reason(name, False, value) for name, value in self.own.items()]
        found += [Reason(name, True, -value) for name, value in self.rivals.items()]
        return sorted([one for one in found if one.gain >= LEAST], key=lambda one: -one.gain)
