"""Foresight: chances of winning against how games ended, and the chapter about it."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from wartable.lab.foresight import foretold_in, measured
from wartable.lab.foresight_page import foresight_part, read_foretold, write_foretold
from wartable.lab.foretold import Foretold
from wartable.lab.local_cluster import LocalCluster


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
