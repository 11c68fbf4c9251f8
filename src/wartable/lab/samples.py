"""Samples: positions from self-play as arrays, the material from which weights are fitted."""

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wartable.bots.bot import Bot
from wartable.bots.habitual import HabitualBot
from wartable.bots.learned import LearnedJudge
from wartable.bots.levels import judge_of
from wartable.bots.sampling import Sampler
from wartable.bots.search import Plan, SearchBot
from wartable.bots.weights import Stored, weights_by_players
from wartable.engine.chance import chance_from
from wartable.lab.experiment import seed_of
from wartable.titles import title

Numbers = NDArray[np.float32]
NO_DEADLINE = 3600.0


class Lesson(msgspec.Struct, frozen=True):
    """Games to learn from: who plays them is a search of so many iterations, or habit where it is none."""

    game: str
    players: int
    iterations: int
    seed: int
    first: int
    end: int
    weights: Stored


class Samples(msgspec.Struct):
    """Positions in rows. `features` has a seat and a feature for each, `results` the share of victory, then points."""

    stages: Numbers
    features: Numbers
    wins: Numbers
    points: Numbers


def gather(lesson: Lesson) -> Samples:
    """Play the games of a lesson; the same in every process and on every machine."""
    parts = [gather_one(lesson, number) for number in range(lesson.first, lesson.end)]
    return joined([part for part in parts if len(part.stages)])


def gather_one(lesson: Lesson, number: int) -> Samples:
    """The positions noted in one game, and what came of it."""
    judge = judge_with(lesson.game, lesson.weights)
    played = title(lesson.game)
    game = played.new(lesson.players, seed_of(lesson.seed, number, "game"), played.settings(lesson.players, {}))
    game.run()
    bots = [bot_of(lesson, judge, seed_of(lesson.seed, number, f"bot {seat}")) for seat in range(lesson.players)]
    sampler = Sampler(judge, bots, chance_from(seed_of(lesson.seed, number, "sampler")))
    sampler.play(game)
    rows, winners = len(sampler.samples), played.winners(game)
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(lesson.players)]
    return Samples(
        np.array([sample.stage for sample in sampler.samples], np.float32),
        np.array([sample.features for sample in sampler.samples], np.float32),
        np.tile(np.array(wins, np.float32), (rows, 1)),
        np.tile(np.array(played.scores(game), np.float32), (rows, 1)),
    )


def judge_with(game: str, stored: Stored) -> LearnedJudge[Any]:
    """The judge of a game with weights that are not yet shipped."""
    judge = judge_of(title(game))
    assert isinstance(judge, LearnedJudge), f"the judge of {game} has nothing to learn"
    judge.weights = weights_by_players(stored, judge.names())
    return judge


def bot_of(lesson: Lesson, judge: LearnedJudge[Any], seed: int) -> Bot:
    if not lesson.iterations:
        return HabitualBot(seed, judge)
    return SearchBot(seed, judge, Plan(lesson.iterations, NO_DEADLINE))


def joined(parts: list[Samples]) -> Samples:
    return Samples(
        np.concatenate([part.stages for part in parts]),
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.points for part in parts]),
    )
