"""The habitual bot: answers at a glance and plays hundreds of games a second; training starts with it."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.bot import Bot
from wartable.bots.judge import Judge
from wartable.engine.window import Window, decision_of


@final
class HabitualBot(Bot):
    def __init__(self, seed: i64, judge: Judge[Any]) -> None:
        super().__init__(seed)
        self.judge: Final = judge

    def choose(self, window: Window) -> i64:
        world = window.imagine(self.next_seed())
        return self.judge.habit(world, decision_of(world, window.seat))
