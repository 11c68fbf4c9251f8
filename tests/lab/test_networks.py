"""Fitting a network: it learns what no weighted sum can say, the same every time."""

import numpy as np
import pytest

from wartable.bots.judge import shares
from wartable.bots.network import network_from
from wartable.lab.fitting import surprise_of
from wartable.lab.networks import learned, told_by
from wartable.lab.samples import Samples

NAMES = ["lead", "late"]


def games(number: int) -> Samples:
    """One position each: early, a lead says nothing; late, whoever has more wins."""
    chance = np.random.default_rng(3)
    leads, late = chance.normal(size=(number, 2)), chance.integers(0, 2, number)
    lots = np.where(late[:, None] == 1, leads, chance.normal(size=(number, 2)))
    wins = (lots == lots.max(axis=1, keepdims=True)).astype(np.float32)
    features = np.stack([leads, np.tile(late[:, None], (1, 2))], axis=2).astype(np.float32)
    ones = np.ones(number, np.float32)
    return Samples(ones, features, wins, wins, 0 * ones)


def test_a_network_learns_that_a_lead_counts_late_and_not_early() -> None:
    samples = games(60_000)
    network = network_from(learned(samples, NAMES, 1), NAMES)
    early, late = network.strengths([[1.5, 0.0], [-1.5, 0.0]]), network.strengths([[1.5, 1.0], [-1.5, 1.0]])
    assert abs(early[0] - early[1]) < 1.0
    assert late[0] - late[1] > 3.0
    assert surprise_of(told_by(network, samples.features), samples) < 0.5


def test_the_same_seed_learns_the_same() -> None:
    assert learned(games(600), NAMES, 1) == learned(games(600), NAMES, 1) != learned(games(600), NAMES, 2)


def test_many_positions_at_once_are_told_as_one_by_one() -> None:
    samples = games(50)
    network = network_from(learned(samples, NAMES, 1), NAMES)
    told = told_by(network, samples.features)
    for place in range(5):
        seats = [[float(one) for one in row] for row in samples.features[place]]
        assert told[place].tolist() == pytest.approx(shares(network.strengths(seats)), abs=1e-5)
