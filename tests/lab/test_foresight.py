"""Foresight: chances of winning against how games ended, and the chapter about it."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from wartable.bots.adviser import Adviser
from wartable.bots.learned import LearnedJudge
from wartable.bots.levels import new_judge
from wartable.bots.weights import weights_by_players
from wartable.lab.fitting import fit, fit_to_victories
from wartable.lab.foresight import foretold_in, measured, told_by
from wartable.lab.foresight_page import foresight_part, read_foretold, write_foretold
from wartable.lab.foretold import Foretold
from wartable.lab.local_cluster import LocalCluster
from wartable.lab.samples import Samples, names_noted
from wartable.matches.match import Match
from wartable.titles import title

QUESTS = title("quests")


def test_chances_that_come_true_as_often_as_told_have_no_calibration_error() -> None:
    """given a chance of one in four, told four times, that comes true once / then there is an error of Brier only"""
    told = np.array([[0.25, 0.75]] * 4)
    came = np.array([[1.0, 0.0], [0.0, 1.0], [0.0, 1.0], [0.0, 1.0]])
    found = measured(told, came)
    assert found.brier == pytest.approx(0.1875)
    assert found.error == 0.0
    assert [(step.told, step.came, step.moments) for step in found.curve] == [(0.25, 0.25, 4), (0.75, 0.75, 4)]


def test_chances_told_too_boldly_have_one() -> None:
    """given a certainty that comes true half the time / then chances are off by a half"""
    told, came = np.array([[1.0, 0.0]] * 2), np.array([[1.0, 0.0], [0.0, 1.0]])
    found = measured(told, came)
    assert (found.brier, found.error) == (0.5, 0.5)
    assert [step.told for step in found.curve] == [0.0, 1.0]


@pytest.fixture(scope="module")
def foretold() -> Foretold:
    return foretold_in("quests", 2, "habitual", 12, LocalCluster(1), print)


def test_both_judges_are_held_against_the_same_moments(foretold: Foretold) -> None:
    assert foretold.games == 12
    assert foretold.moments > 100
    for found in (foretold.advising, foretold.playing):
        assert sum(step.moments for step in found.curve) == 2 * foretold.moments
        assert 0.0 < found.brier < 0.5


def test_the_chapter_tells_what_was_measured(foretold: Foretold, tmp_path: Path) -> None:
    """given two games that were measured one after the other / then both stand in the file and in the chapter"""
    file = tmp_path / "foresight.json"
    assert foresight_part(read_foretold(file)) == ""
    for game in ("quests", "immortals"):
        write_foretold(msgspec.structs.replace(foretold, game=game), file)
    told = foresight_part(read_foretold(file))
    assert f"{foretold.advising.brier:.4f}" in told
    assert "| told | Quests of Valeria | Immortals |" in told


def test_many_positions_at_once_are_told_as_the_adviser_tells_them_one_by_one() -> None:
    """given weights that change from stage to stage / then both ways of telling agree in the middle of a game"""
    judge = new_judge(QUESTS)
    assert isinstance(judge, LearnedJudge)
    names = names_noted("quests")
    weights = weights_by_players({"2": {name: [0.1, 0.3, 0.5, 0.9] for name in names}}, names)
    match = Match(QUESTS, 2, 5, {})
    for _ in range(40):
        match.choose(match.decisions()[0].seat, match.decisions()[0].options[0].key)
    features = np.array([[judge.noted(match.game, seat) for seat in range(2)]], np.float32)
    nothing = np.zeros((1, 2), np.float32)
    samples = Samples(np.array([judge.stage(match.game)], np.float32), features, nothing, nothing, nothing[:, 0])
    told = Adviser(judge, weights).prospects(match.game)
    assert told_by(weights[2], samples)[0].tolist() == pytest.approx(told, abs=1e-5)
    assert told[0] != pytest.approx(0.5, abs=0.01)


def test_chances_are_fitted_to_who_won_and_not_to_points() -> None:
    """given games that are won by a lead of cards, and in which whoever has fewer cards has more points"""
    chance = np.random.default_rng(3)
    cards = chance.normal(size=(4_000, 2, 1)).astype(np.float32)
    wins = (cards[:, :, 0] == cards[:, :, 0].max(axis=1, keepdims=True)).astype(np.float32)
    samples = Samples(np.zeros(4_000, np.float32), cards, wins, -9 * cards[:, :, 0], np.zeros(4_000, np.float32))
    assert fit_to_victories(samples)[0, 0] > 2 * abs(fit(samples, 9.0)[0, 0])
