"""The adviser: tells chances of winning by weights that were fitted to who won. It plays as the judge of the game does.

The values that play also learn from points, and need only say which of two positions is better. Those that people are
told must come true as often as they say.
"""

from functools import cache
from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.judge import Judge, shares
from wartable.bots.learned import LAST_STAGE, LearnedJudge
from wartable.bots.levels import new_judge
from wartable.bots.weights import ADVISING, Weights, weights_of
from wartable.engine.agenda import G
from wartable.engine.contract import Title
from wartable.engine.decision import Decision


@final
class Adviser(Judge[G]):
    """Weights for all that training notes, by number of players; without any, the judge says what it thinks."""

    def __init__(self, judge: LearnedJudge[G], weights: list[Weights]) -> None:
        super().__init__(judge.title)
        self.judge: Final = judge
        self.weights: Final = weights

    def prospects(self, world: G) -> list[float]:
        weights = self.weights[world.seats]
        if world.over or not weights.trained:
            return self.judge.prospects(world)
        row = weights.at(self.judge.stage(world) * LAST_STAGE)
        return shares([weighed(self.judge.noted(world, seat), row) for seat in range(world.seats)])

    def outcome(self, world: G) -> list[float]:
        return self.judge.outcome(world)

    def follow_up(self, world: G, decision: Decision) -> i64:
        return self.judge.follow_up(world, decision)

    def habit(self, world: G, decision: Decision) -> i64:
        return self.judge.habit(world, decision)

    def is_reply(self, decision: Decision) -> bool:
        return self.judge.is_reply(decision)

    def rests(self, decision: Decision) -> bool:
        return self.judge.rests(decision)


def weighed(features: list[float], weights: list[float]) -> float:
    total = 0.0
    for number in range(len(features)):
        total += features[number] * weights[number]
    return total


@cache
def adviser_of(title: Title[Any]) -> Judge[Any]:
    """Whose chances of winning people are told in a game; where nothing was learned, those of its judge."""
    judge = new_judge(title)
    if not isinstance(judge, LearnedJudge):
        return judge
    return Adviser(judge, weights_of(title.name, [*judge.names(), *judge.circumstance_names()], ADVISING))
