"""Foresight: how well chances of winning that were told foretell games, and whether they came true as often as told."""

from collections.abc import Callable
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from wartable.bots.learned import LearnedJudge
from wartable.bots.levels import judge_of
from wartable.bots.weights import ADVISING, Weights, weights_of
from wartable.lab.cluster import Cluster
from wartable.lab.fitting import Matrix, places, softmax, strengths
from wartable.lab.foretold import STEPS, Foresight, Foretold, Tenth
from wartable.lab.samples import Exercise, Samples, gather, joined, names_noted, shortened
from wartable.titles import title

BATCH = 25
SEED = 4051  # of games that no training uses


def foretold_in(
    game: str, players: int, level: str, games: int, cluster: Cluster, played: Callable[[int], None]
) -> Foretold:
    """Let a level play games among itself, and hold what both judges say on the way against how the games ended."""
    ends = [*range(0, games, BATCH), games]
    exercises = {
        place: Exercise(game, players, 0, SEED, first, end, {}, [level])
        for place, (first, end) in enumerate(pairwise(ends))
    }
    parts: dict[int, Samples] = {}
    for place, samples in cluster.run(gather, exercises):
        parts[place] = samples
        played(exercises[place].end - exercises[place].first)
    held = joined([parts[place] for place in sorted(parts)])
    return Foretold(
        game, players, level, games, len(held.stages), *(measured(told, ended(held)) for told in told_of(held, game))
    )


def told_of(held: Samples, game: str) -> tuple[Matrix, Matrix]:
    """What the one who advises and the judge that plays said of the same moments."""
    judge = judge_of(title(game))
    assert isinstance(judge, LearnedJudge), "this judge has learned nothing"
    players = held.wins.shape[1]
    playing = told_by(judge.weights[players], shortened(held, len(judge.names())))
    advising = weights_of(game, names_noted(game), ADVISING)[players]
    return told_by(advising, held) if advising.trained else playing, playing


def told_by(weights: Weights, samples: Samples) -> Matrix:
    """What weights say of many positions at once."""
    return softmax(strengths(samples.features, *places(samples.stages), np.array(weights.stages, np.float64)))


def ended(held: Samples) -> Matrix:
    return held.wins.astype(np.float64)


def measured(told: Matrix, came: Matrix) -> Foresight:
    steps = curve(told.ravel(), came.ravel())
    moments = sum(step.moments for step in steps)
    error = sum(step.moments * abs(step.told - step.came) for step in steps) / moments
    return Foresight(round(float(((told - came) ** 2).mean()), 4), round(error, 4), steps)


def curve(told: NDArray[np.float64], came: NDArray[np.float64]) -> list[Tenth]:
    tenths = np.minimum((told * STEPS).astype(np.int64), STEPS - 1)
    return [
        Tenth(round(float(told[there].mean()), 3), round(float(came[there].mean()), 3), int(there.sum()))
        for there in (tenths == tenth for tenth in range(STEPS))
        if there.any()
    ]
