"""Side by side: a few options are compared with the habit in the same worlds. For games that luck decides."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.judge import SETTLED, Judge
from wartable.bots.search.lead import Lead
from wartable.bots.search.plans import SideBySidePlan
from wartable.bots.search.search import Search
from wartable.engine.agenda import Game
from wartable.engine.decision import Decision
from wartable.engine.window import Window, decision_of


@final
class Rival(Lead):
    """An option, and how far it was ahead of the habit."""

    def __init__(self, option: i64) -> None:
        super().__init__()
        self.option: Final[i64] = option


def mean_of(rival: Rival) -> float:
    return rival.mean


@final
class SideBySideSearch(Search):
    """Sequential halving: Karnin, Koren & Somekh, "Almost optimal exploration in multi-armed bandits", ICML 2013.

    The budget, iterations and time, is split evenly over rounds; after each round the worse half of the options is
    dropped. Unlike there, all options of a round are tried in the same worlds (common random numbers), so that luck
    favours none of them, and the judge's habit takes part in every round: the last option left replaces it only if its
    lead is no accident.
    """

    def __init__(self, window: Window, judge: Judge[Any], plan: SideBySidePlan, seed: i64) -> None:
        super().__init__(window, judge, plan, seed)
        self.compared: Final[i64] = plan.compared
        self.caution: Final[float] = plan.caution
        self.worlds: i64 = 0
        self.to_keep: float = 0.0  # seconds, for the rounds that follow
        self.favourite: i64 = SETTLED

    def run(self) -> None:
        self.start_clock()
        world = self.window.imagine(self.seed)
        ranked: list[int] = self.judge.ranking(world, decision_of(world, self.seat))
        habit = Rival(ranked[0])
        rivals = [Rival(option) for option in ranked[1 : self.compared]]
        self.favourite = habit.option
        if not rivals:
            self.look_at(habit.option)
        rounds: i64 = len(rivals).bit_length() + 1
        share: i64 = self.iterations // rounds
        while rivals:
            self.to_keep = self.seconds_left() * float(rounds - 1) / float(rounds)
            rounds = max(1, rounds - 1)
            self.compare([habit, *rivals], max(1, share // (len(rivals) + 1)))
            rivals.sort(key=mean_of, reverse=True)
            if len(rivals) == 1:
                break
            rivals = rivals[: (len(rivals) + 1) // 2]
        if rivals and rivals[0].is_sure(self.caution):
            self.favourite = rivals[0].option

    def best(self) -> i64:
        assert self.favourite != SETTLED, "the search has not run"
        return self.favourite

    def imagined(self, number: i64) -> Game:
        """A world in which the others have already made their secret choices."""
        world = super().imagined(number)
        for decision in world.decisions():
            if decision.seat != self.seat:
                self.let_choose(world, decision.seat)
        return world

    def try_in(self, world: Game, option: i64) -> float:
        hope = self.judge.hope_after(world, self.seat, option)
        self.root.child(self.seat, option).add(hope)
        self.done += 1
        return hope

    def compare(self, rivals: list[Rival], worlds: i64) -> None:
        """Compare the options in a number of worlds; the first of them is the habit."""
        for _ in range(worlds):
            if self.worlds > 0 and self.seconds_left() <= self.to_keep:
                return
            self.compare_in(self.imagined(self.worlds), rivals)
            self.worlds += 1

    def compare_in(self, world: Game, rivals: list[Rival]) -> None:
        """Try all options in one world."""
        habit = self.try_in(world.copy(), rivals[0].option)
        rivals[0].note(0.0)
        for place in range(1, len(rivals)):
            rivals[place].note(self.try_in(world.copy(), rivals[place].option) - habit)

    def let_choose(self, world: Game, seat: i64) -> None:
        """Another seat makes its secret choices by habit."""
        while True:
            decision = open_decision(world, seat)
            if decision is None:
                return
            world.answer(seat, self.judge.habit(world, decision))


def open_decision(world: Game, seat: i64) -> Decision | None:
    """What the seat is asked in this world, if anything."""
    for decision in world.decisions():
        if decision.seat == seat:
            return decision
    return None
