"""The greedy bot: tries every option in a few imagined worlds and takes the one that leaves the best position."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.bot import Bot
from wartable.bots.judge import Judge
from wartable.engine.agenda import Game
from wartable.engine.window import Window, decision_of


@final
class GreedyBot(Bot):
    """`learned` says which of the judge's two opinions compares positions: prospects, or plain worth."""

    def __init__(self, seed: i64, judge: Judge[Any], worlds: i64, learned: bool) -> None:
        super().__init__(seed)
        self.judge: Final = judge
        self.worlds: Final[i64] = worlds
        self.learned: Final = learned

    def choose(self, window: Window) -> i64:
        seed = self.next_seed()
        world = window.imagine(seed)
        candidates = self.judge.candidates(world, decision_of(world, window.seat))
        if len(candidates) == 1:
            return candidates[0]
        totals = [0.0] * len(candidates)
        self.add_worths(world, window.seat, candidates, totals)
        for number in range(1, self.worlds):
            self.add_worths(window.imagine(seed + number), window.seat, candidates, totals)
        return one_of_best(candidates, totals, seed)

    def add_worths(self, world: Game, seat: i64, candidates: list[int], totals: list[float]) -> None:
        """Try all candidates in the same world, so that luck favours none of them."""
        for place in range(len(candidates)):
            trial = world.copy()
            self.judge.take(trial, seat, candidates[place], seat)
            totals[place] += self.opinion(trial, seat)

    def opinion(self, world: Game, seat: i64) -> float:
        if self.learned:
            prospects: list[float] = self.judge.prospects(world)
            return prospects[seat]
        return float(self.judge.worth(world, seat))


def one_of_best(candidates: list[int], totals: list[float], seed: i64) -> i64:
    """Any of the best, with equal chance: always taking the first would mean always attacking the lowest seat."""
    highest = max(totals)
    best: list[int] = []
    for place in range(len(totals)):
        if totals[place] == highest:
            best.append(candidates[place])
    return best[seed % len(best)]
