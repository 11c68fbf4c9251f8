"""The random bot: takes every option with equal chance."""

from typing import final

from mypy_extensions import i64

from wartable.bots.bot import Bot
from wartable.engine.decision import Decision
from wartable.engine.window import Window


@final
class RandomBot(Bot):
    def choose(self, window: Window) -> i64:
        return self.pick(window.decision)

    def pick(self, decision: Decision) -> i64:
        """The same choice for callers who have no window at hand: batches of random games need none."""
        options = decision.options
        return options[self.chance.below(len(options))]
