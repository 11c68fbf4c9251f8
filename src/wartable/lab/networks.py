"""Fitting a small network to who won: chances of winning for advice.

AdamW: Loshchilov & Hutter, "Decoupled weight decay regularization", ICLR 2019, with the cosine schedule used there.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from wartable.bots.network import BIAS, OUT, Network, Rows
from wartable.lab.fitting import Matrix, softmax
from wartable.lab.samples import Samples

Arrays = dict[str, NDArray[np.float64]]
STRAIGHT, OWN, RIVALS = "straight", "own", "rivals"
# Found on games of another seed than any that is reported: more units, or weights that decay less, learn games by heart
UNITS: Final = 4
EPOCHS: Final = 10
BATCH: Final = 512
PACE: Final = 3e-3  # of learning, at the beginning; it slows down to nothing (cosine)
DECAY: Final = {STRAIGHT: 0.1, OWN: 1.0, RIVALS: 1.0, BIAS: 0.0, OUT: 1.0}
FIRST, SECOND, LEAST = 0.9, 0.999, 1e-8  # Adam's
SPREAD: Final = 0.05  # of a feature that hardly ever differs, at least
SMALL: Final = 0.1
DIGITS: Final = 4  # that count


def learned(samples: Samples, names: list[str], seed: int) -> Rows:
    """The network that best foretold how the sampled games ended; the same seed gives the same one."""
    middle = samples.features.mean(axis=(0, 1))
    spread = np.maximum(samples.features.std(axis=(0, 1)), SPREAD)
    scaled = np.asarray((samples.features - middle) / spread, np.float32)
    found = descended(scaled, samples.wins.astype(np.float64), seed)
    return unscaled(found, names, middle.astype(np.float64), spread.astype(np.float64))


def descended(features: NDArray[np.float32], wins: Matrix, seed: int) -> Arrays:
    chance = np.random.default_rng(seed)
    weights = beginning(features.shape[2], chance)
    moments = {name: (np.zeros_like(one), np.zeros_like(one)) for name, one in weights.items()}
    steps = EPOCHS * -(-len(features) // BATCH)
    batches = (rows for _ in range(EPOCHS) for rows in batches_of(len(features), chance))
    for step, rows in enumerate(batches, start=1):
        pace = PACE * 0.5 * (1 + np.cos(np.pi * step / steps))
        for name, slope in slopes(weights, features[rows], wins[rows]).items():
            first, second = moments[name]
            first += (1 - FIRST) * (slope - first)
            second += (1 - SECOND) * (slope * slope - second)
            move = first / (1 - FIRST**step) / (np.sqrt(second / (1 - SECOND**step)) + LEAST)
            weights[name] -= pace * (move + DECAY[name] * weights[name])
    return weights


def batches_of(length: int, chance: np.random.Generator) -> list[NDArray[np.int64]]:
    order = chance.permutation(length)
    return [order[first : first + BATCH] for first in range(0, length, BATCH)]


def beginning(features: int, chance: np.random.Generator) -> Arrays:
    narrow = 1 / np.sqrt(features)
    return {
        STRAIGHT: np.zeros(features),
        OWN: chance.normal(0, narrow, (features, UNITS)),
        RIVALS: chance.normal(0, narrow, (features, UNITS)),
        BIAS: np.zeros(UNITS),
        OUT: chance.normal(0, SMALL, UNITS),
    }


def others_of(features: NDArray[np.float32]) -> NDArray[np.float32]:
    """What the rivals of each seat have on average."""
    total = features.sum(axis=1, keepdims=True)
    return np.asarray((total - features) / (features.shape[1] - 1), np.float32)


def slopes(weights: Arrays, features: NDArray[np.float32], wins: Matrix) -> Arrays:
    """Of the cross entropy, by backpropagation."""
    others = others_of(features)
    hidden = np.tanh(features @ weights[OWN] + others @ weights[RIVALS] + weights[BIAS])
    told = softmax(features @ weights[STRAIGHT] + hidden @ weights[OUT])
    excess = (told - wins) / len(wins)
    back = excess[:, :, None] * weights[OUT] * (1 - hidden * hidden)
    both = ((0, 1), (0, 1))
    return {
        STRAIGHT: np.tensordot(features, excess, both),
        OWN: np.tensordot(features, back, both),
        RIVALS: np.tensordot(others, back, both),
        BIAS: back.sum(axis=(0, 1)),
        OUT: np.tensordot(hidden, excess, both),
    }


def unscaled(weights: Arrays, names: list[str], middle: Matrix, spread: Matrix) -> Rows:
    """The network for features as they are: a row for each, and what does not depend on them."""
    bias = weights[BIAS] - (middle / spread) @ (weights[OWN] + weights[RIVALS])
    columns = np.concatenate([weights[STRAIGHT][:, None], weights[OWN], weights[RIVALS]], axis=1) / spread[:, None]
    rows = {name: rounded(row) for name, row in zip(names, columns, strict=True)}
    return {**rows, BIAS: rounded(bias), OUT: rounded(weights[OUT])}


def rounded(values: Matrix) -> list[float]:
    return [float(f"{one:.{DIGITS}g}") for one in values]


def told_by(network: Network, features: NDArray[np.float32]) -> Matrix:
    """What a network says of many positions at once."""
    own, rivals = np.array(network.own), np.array(network.rivals)
    hidden = np.tanh(features @ own.T + others_of(features) @ rivals.T + np.array(network.bias))
    return softmax(features @ np.array(network.straight) + hidden @ np.array(network.out))
