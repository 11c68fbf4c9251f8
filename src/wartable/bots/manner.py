"""Manner: how the levels search in one game. A game that bots have studied has one in `bots/<game>/manner.py`."""

from typing import Any, Final, final

from msgspec.structs import replace
from mypy_extensions import i64

from wartable.bots.judge import Judge
from wartable.bots.search.plans import SearchPlan

UNLIMITED: Final = 1_000_000_000


@final
class Level:
    """A strength by name: how many seconds it thinks at most, and how many whole courses it compares, in any game."""

    def __init__(self, name: str, place: i64, seconds: float, courses: i64 = 0) -> None:
        self.name: Final = name
        self.place: Final[i64] = place
        self.seconds: Final = seconds
        self.courses: Final[i64] = courses


@final
class Manner:
    """How the levels search in one game: the iterations and the slack of each level, and the plan that all share.

    `judge` knows how the game is played well. The last level has no slack, and as many iterations as its time allows.
    """

    def __init__(self, judge: type[Judge[Any]], iterations: list[int], slack: list[float], common: SearchPlan) -> None:
        self.judge: Final = judge
        self.iterations: Final = iterations
        self.slack: Final = slack
        self.common: Final = common

    def plan(self, level: Level) -> SearchPlan:
        is_last = level.place == len(self.iterations)
        return replace(
            self.common,
            iterations=UNLIMITED if is_last else self.iterations[level.place],
            seconds=level.seconds,
            slack=0.0 if is_last else self.slack[level.place],
            courses=int(level.courses),
        )
