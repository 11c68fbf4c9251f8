"""Replies: what a seat can expect after its choice, and at least, whatever others reply who must choose from it."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.hindsight import run_on
from wartable.bots.judge import Judge
from wartable.engine.agenda import Game
from wartable.engine.window import Window

WORLDS: Final[i64] = 24
NO_REPLY: Final = -1.0


@final
class Replies:
    """Looks at some worlds. Whoever replies takes what promises most; `least` is what the worst reply would leave."""

    def __init__(self, window: Window, adviser: Judge[Any], seed: i64, course: list[int]) -> None:
        self.adviser: Final = adviser
        self.seat: Final[i64] = window.seat
        self.after: Final[dict[int, float]] = {}  # by reply: the sum of what the seat could expect
        total = 0.0
        for number in range(WORLDS):
            world = window.imagine(seed + number)
            for option in course[:-1]:
                world.answer(self.seat, option)
            adviser.take(world, self.seat, course[-1])
            total += self.hope_in(world)
        self.hope: Final = total / float(WORLDS)
        self.least: Final = min(self.after.values()) / float(WORLDS) if self.after else NO_REPLY

    def hope_in(self, world: Game) -> float:
        decision = world.decision
        if decision is None or not self.adviser.is_reply(decision):
            return float(self.adviser.prospects(world)[self.seat])
        hope = 0.0
        best = -1.0
        for option in decision.options:
            trial = world.copy()
            trial.answer(decision.seat, option)
            run_on(self.adviser, trial)
            prospects: list[float] = self.adviser.prospects(trial)
            self.after[option] = self.after.get(option, 0.0) + prospects[self.seat]
            if prospects[decision.seat] > best:
                best = prospects[decision.seat]
                hope = prospects[self.seat]
        return hope
