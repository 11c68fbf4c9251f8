"""Hint: the move that a search prefers, and why: how it changes the terms of the judgement against the other moves."""

from time import perf_counter
from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.greedy import answer
from wartable.bots.judge import Judge
from wartable.bots.rival import Tally
from wartable.bots.search import Plan, Search
from wartable.engine.agenda import Game
from wartable.engine.window import Window, decision_of

WORLDS: Final[i64] = 24
COMPARED: Final[i64] = 7  # a reason sets the move apart from its rivals, not from what nobody would do
LEAST: Final = 0.02  # smaller differences are no reason
CAUTION: Final = 2.0  # in standard errors


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
        return Hint(choices[0], hope, reasons_for(search, choices[0], others[:COMPARED]))
    search.run()
    best = search.best()
    tried = sorted([child for child in search.root.children.values() if child is not best], key=lambda one: -one.visits)
    others = [int(child.option) for child in tried[:COMPARED]]
    return Hint(best.option, best.mean, reasons_for(search, best.option, others))


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


def reasons_for(search: Search, option: i64, others: list[int]) -> list[Reason]:
    """It may take as long again as the search did."""
    balance = Balance(search)
    ends = perf_counter() + search.plan.seconds
    for number in range(WORLDS):
        if not others or (number > 1 and perf_counter() > ends):
            break
        balance.weigh(search.window.imagine(search.seed + number), option, others)
    return balance.reasons()


@final
class Balance:
    """Weighs the terms of positions after a move against those after others, the seat's and its rivals' apart."""

    def __init__(self, search: Search) -> None:
        self.search: Final = search
        self.seat: Final[i64] = search.seat
        self.own: Final[dict[str, Tally]] = {}
        self.rivals: Final[dict[str, Tally]] = {}

    def weigh(self, world: Game, option: i64, others: list[int]) -> None:
        """Each move runs its course. A world in which the game may end by it says nothing: terms judge what is open."""
        own: dict[str, float] = {}
        rivals: dict[str, float] = {}
        tried: list[int] = [option, *others]
        for place in range(len(tried)):
            trial = world.copy()
            answer(trial, self.seat, tried[place])
            self.search.play_on(trial)
            if trial.over:
                return
            self.add(trial, -1.0 / len(others) if place else 1.0, own, rivals)
        for name, value in own.items():
            self.own.setdefault(name, Tally()).note(value)
        for name, value in rivals.items():
            self.rivals.setdefault(name, Tally()).note(-value)

    def add(self, world: Game, share: float, own: dict[str, float], rivals: dict[str, float]) -> None:
        for seat in range(world.seats):
            terms: dict[str, float] = self.search.judge.terms(world, seat)
            into = own if seat == self.seat else rivals
            for name, value in terms.items():
                into[name] = into.get(name, 0.0) + share * value

    def reasons(self) -> list[Reason]:
        """What luck might have done is no reason, nor is what hardly matters."""
        found: list[Reason] = []
        for of_rivals, tallies in ((False, self.own), (True, self.rivals)):
            for name, tally in tallies.items():
                if tally.lead >= LEAST and tally.is_ahead(CAUTION):
                    found.append(Reason(name, of_rivals, tally.lead))
        return sorted(found, key=lambda one: -one.gain)
