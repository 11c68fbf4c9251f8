"""Samples: positions from self-play as arrays, the material to which weights are fitted."""

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wartable.bots.bot import Bot
from wartable.bots.greedy import GreedyBot
from wartable.bots.habitual import HabitualBot
from wartable.bots.learned import LearnedJudge
from wartable.bots.levels import new_judge, unhurried_bot
from wartable.bots.sampling import STRAYED, Sampler
from wartable.bots.search.bot import SearchBot
from wartable.bots.search.plans import TreePlan
from wartable.bots.weights import Stored, weights_by_players
from wartable.engine.chance import chance_from
from wartable.lab.experiment import seed_of
from wartable.titles import title

Numbers = NDArray[np.float32]
BY_HABIT = 0
AT_ONCE = 1


class Exercise(msgspec.Struct, frozen=True):
    """Games to learn from. They are played by habit, by the judge so far without searching, or by a search.

    With levels, each game is played by one of these, drawn by lot: what a seat has must not tell how well it plays on.
    """

    game: str
    players: int
    iterations: int
    seed: int
    first: int
    end: int
    weights: Stored
    levels: list[str] = []


class Samples(msgspec.Struct):
    """Positions in rows, game after game: stage, what is noted of each seat, shares of the victory and final points.

    `followed` is 1 where the next row belongs to the same game.
    """

    stages: Numbers
    features: Numbers
    wins: Numbers
    points: Numbers
    followed: Numbers


def gather(exercise: Exercise) -> Samples:
    """Play the games of an exercise; the same in every process and on every machine."""
    parts = [gather_one(exercise, number) for number in range(exercise.first, exercise.end)]
    return joined([part for part in parts if len(part.stages)])


def gather_one(exercise: Exercise, number: int) -> Samples:
    """The positions noted in one game, and what came of it."""
    judge = judge_with(exercise.game, exercise.weights)
    played = title(exercise.game)
    game = played.new(
        exercise.players, chance_from(seed_of(exercise.seed, number, "game")), played.settings(exercise.players, {})
    )
    game.run()
    chance = chance_from(seed_of(exercise.seed, number, "sampler"))
    level = exercise.levels[chance.below(len(exercise.levels))] if exercise.levels else None
    seeds = [seed_of(exercise.seed, number, f"bot {seat}") for seat in range(exercise.players)]
    bots = [bot_of(exercise, judge, seed) if level is None else unhurried_bot(level, played, seed) for seed in seeds]
    sampler = Sampler(judge, bots, chance, 0 if exercise.levels else int(STRAYED))
    sampler.play(game)
    rows, winners = len(sampler.samples), played.winners(game)
    results = [judge.result(game, seat) for seat in range(exercise.players)]
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(exercise.players)]
    return Samples(
        np.array([sample.stage for sample in sampler.samples], np.float32),
        np.array([sample.features for sample in sampler.samples], np.float32),
        np.tile(np.array(wins, np.float32), (rows, 1)),
        np.tile(np.array(results, np.float32), (rows, 1)),
        (np.arange(rows) < rows - 1).astype(np.float32),
    )


def judge_with(game: str, stored: Stored) -> LearnedJudge[Any]:
    """The judge of a game with weights that are not yet shipped."""
    judge = new_judge(title(game))
    assert isinstance(judge, LearnedJudge), f"the judge of {game} has nothing to learn"
    judge.weights = weights_by_players(stored, judge.names())
    return judge


def names_noted(game: str) -> list[str]:
    """The names of all that is noted of a seat, in their order."""
    judge = judge_with(game, {})
    return [*judge.names(), *judge.circumstance_names()]


def bot_of(exercise: Exercise, judge: LearnedJudge[Any], seed: int) -> Bot:
    if exercise.iterations == BY_HABIT:
        return HabitualBot(seed, judge)
    if exercise.iterations == AT_ONCE:
        return GreedyBot(seed, judge, 1, bool(exercise.weights))
    return SearchBot(seed, judge, TreePlan(exercise.iterations))


def shortened(samples: Samples, features: int) -> Samples:
    """Without the circumstances, which play does not weigh."""
    return msgspec.structs.replace(samples, features=samples.features[:, :, :features])


def joined(parts: list[Samples]) -> Samples:
    names = Samples.__struct_fields__
    return Samples(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))
