"""Training: from games to weights, the same every time, and not again what was done before."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from wartable.bots.weights import STAGES, weights_from
from wartable.lab.fitting import expected, fit, surprise
from wartable.lab.local_cluster import LocalCluster
from wartable.lab.samples import Samples
from wartable.lab.train import Course, Generation, train

pytestmark = pytest.mark.exhaustive  # plays long

ALONE = LocalCluster(1)
TINY = [Generation(2, 0), Generation(1, 1)]


def ignore(more: int) -> None:
    """Nobody waits for these games."""


def course(folder: Path, players: int = 2) -> Course:
    return Course("quests", players, 1, TINY, folder)


@pytest.mark.parametrize("players", [1, 2])
def test_the_same_seed_gives_the_same_weights(tmp_path: Path, players: int) -> None:
    first, second = (train(course(tmp_path / name, players), ALONE, ignore) for name in "ab")
    assert first == second
    assert len(first.laps) == 2
    assert any(any(row) for row in first.weights[str(players)].values())


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    train(course(tmp_path), ALONE, ignore)
    kept = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.npz")}
    played: list[int] = []
    train(course(tmp_path), ALONE, played.append)
    assert played == [one.games for one in TINY]
    assert {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.npz")} == kept


def test_another_seed_does_not_take_games_for_its_own(tmp_path: Path) -> None:
    """Given a training in a folder, when one with another seed is begun there, then it plays its own games."""
    train(course(tmp_path), ALONE, ignore)
    played: list[int] = []
    train(msgspec.structs.replace(course(tmp_path), seed=2), ALONE, played.append)
    assert played == [0, 2, 0, 1]


def simple(rows: int) -> Samples:
    """Games of one position, which the seat with more of the only feature wins."""
    features = np.random.default_rng(1).normal(size=(rows, 2, 1)).astype(np.float32)
    wins = (features[:, :, 0] == features[:, :, 0].max(axis=1, keepdims=True)).astype(np.float32)
    stages = np.linspace(0, 1, rows, dtype=np.float32)
    return Samples(stages, features, wins, 10 * wins, np.zeros(rows, np.float32))


def test_what_wins_gets_a_positive_weight_at_every_stage() -> None:
    samples = simple(2000)
    weights = fit(samples, 3.0)
    assert (weights > 0.5).all()
    assert surprise(samples, weights) < 0.6 * surprise(samples, np.zeros_like(weights))


def test_positions_learn_from_those_that_follow_in_the_same_game() -> None:
    samples = simple(3)
    samples.followed = np.array([1, 0, 0], np.float32)
    ends = np.array([[0.0, 1.0]] * 3)
    aims = expected(samples, ends, np.array([[0.5, 0.5]] * 3))
    assert aims[0][0] > 0.0
    assert (aims[1:] == ends[1:]).all()


def test_weights_change_evenly_from_stage_to_stage() -> None:
    weights = weights_from({"one": [0.0, 3.0, 3.0, 3.0]}, ["one", "never trained"])
    assert weights.at(1 / 3) == pytest.approx([1.0, 0.0])
    assert weights.at(0.5) == pytest.approx([1.5, 0.0])
    assert weights.at(float(STAGES - 1)) == pytest.approx([3.0, 0.0])


def test_chances_of_winning_are_learned_from_games_of_levels(tmp_path: Path) -> None:
    """given a training by levels / then its games are not those in which bots stray, and victories alone are learned"""
    levels = msgspec.structs.replace(course(tmp_path), generations=[Generation(4, 0)], levels=["random", "habitual"])
    first, again = (train(levels, ALONE, ignore) for _ in range(2))
    assert first == again
    assert first.weights != train(course(tmp_path), ALONE, ignore).weights
