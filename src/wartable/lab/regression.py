"""Regression: what each of many things adds to the chance of winning, the others being equal.

A logistic regression, fitted by Newton's method (iteratively reweighted least squares), with a small ridge so that
things that come rarely or always together do no harm. Seats of one game share one victory, so intervals are made from
whole games (the sandwich estimator, clustered by game).
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from wartable.lab.summary import CONFIDENCE

Matrix = NDArray[np.float64]
RIDGE: Final = 1.0  # as many seats as speak for no effect
ROUNDS: Final = 25
ENOUGH: Final = 1e-6
LARGEST: Final = 30.0  # beyond this, odds are as good as certain


class Effects:
    """By column: what it adds to the chance of winning, on average over all rows, and how far that may be off."""

    def __init__(self, values: Matrix, reaches: Matrix) -> None:
        self.values = values
        self.reaches = reaches


def effects_of(columns: Matrix, won: Matrix, games: NDArray[np.int64]) -> Effects:
    """The effects of all columns but the first, which must be 1 everywhere; `games` says which rows belong together."""
    weights = fitted(columns, won)
    chance = chances(columns, weights)
    spread = chance * (1 - chance)
    bread = np.linalg.inv(curvature(columns, spread))
    pulls = np.zeros((int(games.max()) + 1, columns.shape[1]))
    np.add.at(pulls, games, columns * (won - chance)[:, None])
    errors = np.sqrt(np.clip(np.diag(bread @ (pulls.T @ pulls) @ bread), 0, None))
    slope = float(spread.mean())
    return Effects(weights[1:] * slope, CONFIDENCE * errors[1:] * slope)


def fitted(columns: Matrix, won: Matrix) -> Matrix:
    """The weights under which what happened was likeliest."""
    weights = np.zeros(columns.shape[1])
    penalty = ridge(columns)
    for _ in range(ROUNDS):
        chance = chances(columns, weights)
        pull = columns.T @ (won - chance) - penalty * weights
        step = np.linalg.solve(curvature(columns, chance * (1 - chance)), pull)
        weights += step
        if np.abs(step).max() < ENOUGH:
            break
    return weights


def chances(columns: Matrix, weights: Matrix) -> Matrix:
    return np.asarray(1 / (1 + np.exp(-np.clip(columns @ weights, -LARGEST, LARGEST))))


def curvature(columns: Matrix, spread: Matrix) -> Matrix:
    return np.asarray((columns * spread[:, None]).T @ columns + np.diag(ridge(columns)))


def ridge(columns: Matrix) -> Matrix:
    """The first column, the common chance, is not held back."""
    penalty = np.full(columns.shape[1], RIDGE)
    penalty[0] = 1e-9
    return penalty


def distinct(columns: Matrix, most: float) -> list[int]:
    """The columns without those that tell the same as an earlier one: that correlate with it more than `most`."""
    centred = columns - columns.mean(axis=0)
    lengths = np.linalg.norm(centred, axis=0)
    close = np.abs(centred.T @ centred) > most * np.outer(lengths, lengths)
    kept: list[int] = []
    for place in range(columns.shape[1]):
        if lengths[place] > 0 and not close[place, kept].any():
            kept.append(place)
    return kept
