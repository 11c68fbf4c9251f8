"""Fitting: the weights that would best have predicted how sampled games ended."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from wartable.bots.weights import STAGES
from wartable.lab.samples import Numbers, Samples

Matrix = NDArray[np.float64]
POINTS: Final = 0.5  # their part of what is learned; the other part is the bare victory
PATIENCE: Final = 0.85  # lambda: how much more the end of a game counts than what is said about the next position
LOOKS: Final = 2  # how often the weights are fitted again to what they say about later positions
RIDGE: Final = 40.0  # what small weights are worth, in positions
SMOOTH: Final = 200.0  # what it is worth that a weight changes little from stage to stage
ROUNDS: Final = 6
ENOUGH: Final = 1e-3
SPREAD: Final = 0.05  # of a feature that hardly ever differs, at least
HARDLY: Final = 1e-9  # a chance of nothing would surprise without end
CHUNK: Final = 20_000


def fit(samples: Samples, lead: float) -> Matrix:
    """One row of weights per stage: first fitted to how games ended, then to what could be expected on the way.

    A lead of `lead` points counts as odds of e to 1.
    """
    alone = samples.wins.shape[1] == 1
    ends = samples.points.astype(np.float64) if alone else targets(samples, lead)
    fitted = Fitted(samples, alone)
    fitted.approach(ends)
    for _ in range(LOOKS):
        fitted.approach(expected(samples, ends, fitted.foretold()))
    return fitted.weights()


def fit_to_victories(samples: Samples) -> Matrix:
    """The same, fitted to nothing but who won: chances that come true as often as they say."""
    fitted = Fitted(samples, False)
    fitted.approach(samples.wins.astype(np.float64))
    return fitted.weights()


def targets(samples: Samples, lead: float) -> Matrix:
    """Victory, softened by how near the points were: a narrow loss teaches less than a wide one."""
    near = softmax(samples.points.astype(np.float64) / lead)
    return (1 - POINTS) * samples.wins.astype(np.float64) + POINTS * near


def expected(samples: Samples, ends: Matrix, foretold: Matrix) -> Matrix:
    """What each position led to: a mixture of what was predicted for the later ones and of how the game ended.

    It is the lambda-return of temporal differences (Sutton, "Learning to predict by the methods of temporal
    differences", Machine Learning 3, 1988).
    """
    aims = ends.copy()
    for row in range(len(aims) - 2, -1, -1):
        if samples.followed[row]:
            aims[row] = PATIENCE * aims[row + 1] + (1 - PATIENCE) * foretold[row + 1]
    return aims


def softmax(strengths: Matrix) -> Matrix:
    parts = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return np.asarray(parts / parts.sum(axis=1, keepdims=True))


class Fitted:
    """Weights on their way: one long row, stage after stage, for features brought to the same spread."""

    def __init__(self, samples: Samples, alone: bool) -> None:
        self.alone = alone
        self.features = samples.features.shape[2]
        self.spread = np.maximum(samples.features.std(axis=(0, 1)), SPREAD).astype(np.float32)
        self.scaled: Numbers = np.asarray(samples.features / self.spread, np.float32)
        self.place, self.part = places(samples.stages)
        self.row = np.zeros(STAGES * self.features)

    def weights(self) -> Matrix:
        return np.asarray(self.row.reshape(STAGES, self.features) / self.spread, np.float64)

    def strengths(self) -> Matrix:
        return strengths(self.scaled, self.place, self.part, self.row.reshape(STAGES, self.features))

    def foretold(self) -> Matrix:
        return self.strengths() if self.alone else softmax(self.strengths())

    def approach(self, aims: Matrix) -> None:
        """Newton's method on the cross entropy; in solo play, on the square of the error, which takes one step."""
        penalties = penalty(self.features)
        for _ in range(ROUNDS):
            foretold = self.foretold()
            slope, curve = penalties @ self.row, penalties.copy()
            for stage in range(STAGES - 1):
                self.add(stage, aims, foretold, (slope, curve))
            step = np.linalg.solve(curve, slope)
            self.row -= step
            if np.abs(step).max() < ENOUGH:
                return

    def add(self, stage: int, aims: Matrix, foretold: Matrix, sums: tuple[Matrix, Matrix]) -> None:
        """Add slope and curvature of the positions between a stage and the next: only their weights take part."""
        slope, curve = sums
        own = slice(stage * self.features, (stage + 2) * self.features)
        found = np.flatnonzero(self.place == stage)
        for first in range(0, len(found), CHUNK):
            rows = found[first : first + CHUNK]
            wide = widened(self.scaled[rows], self.part[rows])
            chances = foretold[rows].astype(np.float32)
            slope[own] += np.einsum("rs,rsf->f", foretold[rows] - aims[rows], wide, optimize=True)
            curve[own, own] += curvature(wide, None if self.alone else chances)


def curvature(wide: Numbers, chances: Numbers | None) -> Matrix:
    if chances is None:
        flat = wide[:, 0, :]
    else:
        centred = wide - np.einsum("rs,rsf->rf", chances, wide, optimize=True)[:, None, :]
        flat = (centred * np.sqrt(chances)[:, :, None]).reshape(-1, wide.shape[2])
    return np.asarray(flat.T @ flat, np.float64)


def places(stages: Numbers) -> tuple[NDArray[np.int64], Numbers]:
    """The stage before each position, and how far it is on the way to the next."""
    along = np.clip(stages, 0, 1) * float(STAGES - 1)
    place = np.minimum(along.astype(np.int64), int(STAGES) - 2)
    return place, np.asarray(along - place, np.float32)


def widened(features: Numbers, part: Numbers) -> Numbers:
    """Every feature twice: for the stage before, and for the stage after the position."""
    late = part[:, None, None] * features
    return np.asarray(np.concatenate([features - late, late], axis=2), np.float32)


def strengths(features: Numbers, place: NDArray[np.int64], part: Numbers, weights: Matrix) -> Matrix:
    by_stage = np.asarray(features @ weights.T.astype(np.float32), np.float64)
    rows = np.arange(len(place))
    early, late = by_stage[rows, :, place], by_stage[rows, :, place + 1]
    return np.asarray(early + part[:, None] * (late - early), np.float64)


def penalty(features: int) -> Matrix:
    """The quadratic form that small and even weights keep low."""
    steps = np.diff(np.eye(STAGES, dtype=np.float64), axis=0)
    return np.asarray(np.kron(RIDGE * np.eye(STAGES) + SMOOTH * steps.T @ steps, np.eye(features)), np.float64)


def surprise(samples: Samples, weights: Matrix) -> float:
    """How badly weights predict games: mean cross entropy of the winners; in solo play, the mean error in points."""
    said = strengths(samples.features, *places(samples.stages), weights)
    if samples.wins.shape[1] == 1:
        return float(np.abs(said - samples.points).mean())
    return float(-(samples.wins * np.log(np.maximum(softmax(said), HARDLY))).sum(axis=1).mean())
