"""Sampling: positions of a game that bots play, as the features of all seats; training learns from them."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.bot import Bot
from wartable.bots.judge import SETTLED
from wartable.bots.learned import LearnedJudge
from wartable.bots.playout import chosen_by
from wartable.engine.agenda import Game
from wartable.engine.chance import Chance

HUNDRED: Final[i64] = 100
NOTED: Final[i64] = 60  # percent of settled positions that are noted
STRAYED: Final[i64] = 6  # percent of choices that are random


@final
class Sample:
    """One position: how far the game had come, and what was noted of each seat."""

    def __init__(self, stage: float, features: list[list[float]]) -> None:
        self.stage: Final = stage
        self.features: Final = features


@final
class Sampler:
    """Plays a game with bots and notes settled positions. Now and then the bots take a random option, if they may."""

    def __init__(self, judge: LearnedJudge[Any], bots: list[Bot], chance: Chance, strayed: i64 = STRAYED) -> None:
        self.judge: Final = judge
        self.strayed: Final[i64] = strayed
        self.bots: Final = bots
        self.chance: Final = chance
        self.samples: list[Sample] = []

    def play(self, game: Game) -> None:
        while not game.over:
            decision = game.decision
            assert decision is not None
            if self.chance.below(HUNDRED) < NOTED and self.judge.follow_up(game, decision) == SETTLED:
                self.note(game)
            if self.chance.below(HUNDRED) < self.strayed:
                game.answer(decision.seat, decision.options[self.chance.below(len(decision.options))])
            else:
                bot = self.bots[decision.seat]
                game.answer(decision.seat, chosen_by(bot, self.judge.title, game, decision.seat))

    def note(self, game: Game) -> None:
        features: list[list[float]] = []
        for seat in range(game.seats):
            features.append(self.judge.noted(game, seat))
        self.samples.append(Sample(self.judge.stage(game), features))
