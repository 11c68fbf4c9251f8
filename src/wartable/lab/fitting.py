"""Fitting: the weights that would have foretold best how sampled games ended."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from wartable.bots.weights import STAGES
from wartable.lab.samples import Numbers, Samples

Matrix = NDArray[np.float64]
RIDGE: Final = 1.0  # how much positions count against the wish for small weights
SMOOTH: Final = 60.0  # and against the wish that a weight changes little from stage to stage
ROUNDS: Final = 12
ENOUGH: Final = 1e-4
SHARE_OF_POINTS: Final = 0.5  # of what is learned; the other part is the bare victory
POINTS_OF_A_WIN: Final = 3.0  # a lead in points that is as good as e to 1
CHUNK: Final = 20_000


def fit(samples: Samples) -> Matrix:
    """One row of weights a stage."""
    return fit_points(samples) if samples.wins.shape[1] == 1 else fit_chances(samples)


def hats(stages: Numbers) -> Matrix:
    """How much each stage counts in each position: two neighbours share one."""
    place = np.clip(stages.astype(np.float64), 0, 1) * (STAGES - 1)
    near: Matrix = 1.0 - np.abs(place[:, None] - np.arange(int(STAGES)))
    return np.maximum(near, 0.0)


def targets(samples: Samples) -> Matrix:
    """Victory, softened by how near the points were: a narrow loss teaches less than a wide one."""
    near = softmax(samples.points.astype(np.float64) / POINTS_OF_A_WIN)
    return (1 - SHARE_OF_POINTS) * samples.wins.astype(np.float64) + SHARE_OF_POINTS * near


def softmax(strengths: Matrix) -> Matrix:
    parts = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return np.asarray(parts / parts.sum(axis=1, keepdims=True))


def penalty(features: int) -> Matrix:
    """The quadratic form that small and even weights keep low."""
    steps = np.diff(np.eye(STAGES, dtype=np.float64), axis=0)
    return np.asarray(np.kron(RIDGE * np.eye(STAGES) + SMOOTH * steps.T @ steps, np.eye(features)), np.float64)


def fit_chances(samples: Samples) -> Matrix:
    """Newton's method on the cross entropy of the shares of victory."""
    features = samples.features.shape[2]
    spread = np.maximum(samples.features.std(axis=(0, 1)), 0.05).astype(np.float64)
    aims, parts = targets(samples), hats(samples.stages)
    weights = np.zeros(STAGES * features)
    penalties = penalty(features)
    for _ in range(ROUNDS):
        slope, curve = penalties @ weights, penalties.copy()
        for first in range(0, len(parts), CHUNK):
            rows = slice(first, first + CHUNK)
            wide = widened(samples.features[rows] / spread, parts[rows])
            add_newton(wide, aims[rows], weights, (slope, curve))
        step = np.linalg.solve(curve, slope)
        weights -= step
        if np.abs(step).max() < ENOUGH:
            break
    return np.asarray(weights.reshape(STAGES, features) / spread)


def add_newton(wide: Matrix, aims: Matrix, weights: Matrix, sums: tuple[Matrix, Matrix]) -> None:
    """Add the slope and the curvature of some positions."""
    slope, curve = sums
    chances = softmax(wide @ weights)
    slope += np.einsum("rs,rsf->f", chances - aims, wide)
    centred = wide - np.einsum("rs,rsf->rf", chances, wide)[:, None, :]
    scaled = (centred * np.sqrt(chances)[:, :, None]).reshape(-1, wide.shape[2])
    curve += scaled.T @ scaled


def widened(features: Matrix, parts: Matrix) -> Matrix:
    """Every feature once for each stage, as much as the stage counts."""
    rows, seats, number = features.shape
    return np.asarray((parts[:, None, :, None] * features[:, :, None, :]).reshape(rows, seats, STAGES * number))


def fit_points(samples: Samples) -> Matrix:
    """Alone, the final points are foretold by least squares."""
    features = samples.features.shape[2]
    spread = np.maximum(samples.features.std(axis=(0, 1)), 0.05).astype(np.float64)
    wide = widened(samples.features / spread, hats(samples.stages))[:, 0, :]
    curve = wide.T @ wide + penalty(features)
    weights = np.linalg.solve(curve, wide.T @ samples.points[:, 0].astype(np.float64))
    return np.asarray(weights.reshape(STAGES, features) / spread)


def surprise(samples: Samples, weights: Matrix) -> float:
    """How badly weights foretell games: mean cross entropy of the winners; alone, the mean error in points."""
    strengths = np.einsum("rk,kf,rsf->rs", hats(samples.stages), weights, samples.features, optimize=True)
    if samples.wins.shape[1] == 1:
        return float(np.abs(strengths - samples.points).mean())
    return float(-(samples.wins * np.log(np.maximum(softmax(strengths), 1e-9))).sum(axis=1).mean())
