"""Watching: bots that are looked at while they play, and bots that slip now and then."""

from collections.abc import Sequence
from typing import Any

from wartable.bots.bot import Bot
from wartable.engine.agenda import Game
from wartable.engine.contract import Title
from wartable.engine.decision import Decision
from wartable.engine.window import Window


class Watcher:
    """Is shown every decision of a game with the option that was chosen, before it is carried out, and then the end."""

    def begins(self, title: Title[Any], game: Game, number: int) -> None:
        """The game of this number of an experiment has been set up."""

    def sees(self, decision: Decision, option: int) -> None:
        """The decision is about to be answered with this option."""

    def ends(self, scores: list[int], winners: list[int]) -> None:
        """The game is over, or has reached its bound; then nobody has won."""


class WatchedBot(Bot):
    """Plays as the bot that it was made from."""

    def __init__(self, bot: Bot, watchers: Sequence[Watcher]) -> None:
        super().__init__(0)
        self.bot = bot
        self.watchers = watchers

    def choose(self, window: Window) -> int:
        option = int(self.bot.choose(window))
        for watcher in self.watchers:
            watcher.sees(window.decision, option)
        return option


class SlippingBot(Bot):
    """Plays as the bot that it was made from, but leaves one decision in `slips` to chance."""

    def __init__(self, bot: Bot, slips: int, seed: int) -> None:
        super().__init__(seed)
        self.bot = bot
        self.slips = slips

    def choose(self, window: Window) -> int:
        if self.chance.below(self.slips):
            return int(self.bot.choose(window))
        options = window.decision.options
        return int(options[self.chance.below(len(options))])
