"""Playout: plays a game to its end, counting on the way."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.bot import Bot
from wartable.bots.random_bot import RandomBot
from wartable.engine.agenda import Game
from wartable.engine.chance import Chance
from wartable.engine.contract import Title
from wartable.engine.window import Window


@final
class PlayCount:
    """What was counted: choices made, options they were made from, and the most at one choice."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.options: i64 = 0
        self.most_options: i64 = 0
        self.broken: list[str] = []  # ids of invariants that did not hold

    def count(self, options: i64) -> None:
        self.decisions += 1
        self.options += options
        if options > self.most_options:
            self.most_options = options


def play_out(game: Game, chance: Chance) -> i64:
    """Let chance play the game to its end; returns how many choices that took."""
    decisions: i64 = 0
    decision = game.decision
    while decision is not None:
        options = decision.options
        game.answer(decision.seat, options[chance.below(len(options))])
        decisions += 1
        decision = game.decision
    return decisions


class Seating:
    """The bots that play a game, by seat."""

    def __init__(self, title: Title[Any], bots: list[Bot], check: bool) -> None:
        self.title: Final = title
        self.bots: Final = bots
        self.check: Final = check

    def play(self, game: Game) -> PlayCount:
        """Play to the end, or to the bound that no game should reach. With `check`, look at every invariant."""
        counted = PlayCount()
        decision = game.decision
        while decision is not None and counted.decisions < self.title.longest:
            counted.count(len(decision.options))
            game.answer(decision.seat, self.choice(game, decision.seat))
            if self.check:
                counted.broken.extend(self.title.broken_invariants(game))
            decision = game.decision
        return counted

    def choice(self, game: Game, seat: i64) -> i64:
        bot = self.bots[seat]
        if isinstance(bot, RandomBot):
            assert game.decision is not None
            return bot.pick(game.decision)
        return bot.choose(Window(self.title, game, seat))
