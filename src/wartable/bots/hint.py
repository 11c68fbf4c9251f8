"""Hint: the move that a search prefers, and why: how it changes the terms of the judgement against the other moves."""

from time import perf_counter
from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.greedy import answer
from wartable.bots.judge import SETTLED, Judge
from wartable.bots.search import Plan, Search
from wartable.engine.agenda import Game
from wartable.engine.window import Window, decision_of

WORLDS: Final[i64] = 12
COMPARED: Final[i64] = 7  # a reason sets the move apart from its rivals, not from what nobody would do
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
    """The best move within the plan; the reasons compare it with the average of the others that come to mind."""
    world = window.imagine(seed)
    choices = judge.choices(world, decision_of(world, window.seat))
    search = Search(window, judge, plan, seed)
    if plan.trusting and len(choices) == 1:  # what is done by habit has no place in a search
        hope = hope_of(search, choices[0])
        others = [option for option in window.decision.options if option != choices[0]]
        return Hint(choices[0], hope, reasons_for(window, judge, choices[0], others[:COMPARED], plan, seed))
    search.run()
    best = search.best()
    tried = sorted([child for child in search.root.children.values() if child is not best], key=lambda one: -one.visits)
    others = [int(child.option) for child in tried[:COMPARED]]
    return Hint(best.option, best.mean, reasons_for(window, judge, best.option, others, plan, seed))


def hope_of(search: Search, option: i64) -> float:
    """What the seat may hope for once an option and all that it began have come to an end, as a search judges it."""
    total = 0.0
    for number in range(WORLDS):
        world = search.window.imagine(search.seed + number)
        answer(world, search.seat, option)
        search.play_on(world)
        hopes: list[float] = search.judge.prospects(world)
        total += hopes[search.seat]
    return total / float(WORLDS)


def reasons_for(
    window: Window, judge: Judge[Any], option: i64, others: list[int], plan: Plan, seed: i64
) -> list[Reason]:
    """It may take as long again as the search did."""
    balance = Balance(judge, window.seat)
    ends = perf_counter() + plan.seconds
    for number in range(WORLDS):
        if not others or (number > 0 and perf_counter() > ends):
            break
        world = window.imagine(seed + number)
        balance.add(world, option, 1.0)
        for other in others:
            balance.add(world, other, -1.0 / len(others))
        balance.worlds += 1
    return balance.reasons()


@final
class Balance:
    """Adds up the terms of positions, those of the seat and those of its rivals apart."""

    def __init__(self, judge: Judge[Any], seat: i64) -> None:
        self.judge: Final = judge
        self.seat: Final[i64] = seat
        self.worlds: i64 = 0
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
                into[name] = into.get(name, 0.0) + share * value

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
        least = LEAST * float(self.worlds)
        found = [Reason(name, False, value) for name, value in self.own.items() if value >= least]
        found += [Reason(name, True, -value) for name, value in self.rivals.items() if -value >= least]
        if self.worlds == 0:
            return []
        return sorted(found, key=lambda one: -one.gain)
