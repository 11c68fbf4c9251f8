"""Manner: how the levels search in one game. A game that bots have studied has one in `bots/<game>/manner.py`."""

from typing import Any, Final, final

from msgspec.structs import replace
from mypy_extensions import i64

from wartable.bots.judge import Judge
from wartable.bots.search.plans import SearchPlan


@final
class Level:
    """A strength by name, and how many seconds it thinks at most, whatever the game."""

    def __init__(self, name: str, place: i64, seconds: float) -> None:
        self.name: Final = name
        self.place: Final[i64] = place
        self.seconds: Final = seconds


@final
class Manner:
    """How the levels search in one game: the iterations and the slack of each level, and the plan that all share.

    `judge` knows how the game is played well.
    """

    def __init__(self, judge: type[Judge[Any]], iterations: list[int], slack: list[float], common: SearchPlan) -> None:
        self.judge: Final = judge
        self.iterations: Final = iterations
        self.slack: Final = slack
        self.common: Final = common

    def plan(self, level: Level) -> SearchPlan:
        return replace(
            self.common,
            iterations=self.iterations[level.place],
            seconds=level.seconds,
            slack=self.slack[level.place],
        )
