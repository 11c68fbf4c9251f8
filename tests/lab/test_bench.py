"""The bench: figures that make sense, for every title."""

import pytest

from wartable.lab.bench import measure
from wartable.titles import TITLES


@pytest.mark.parametrize("name", TITLES)
def test_every_title_is_measured(name: str) -> None:
    figures = measure(TITLES[name], 0.2)
    assert figures.decisions_per_second > 1000
    assert 0 < figures.copy_us < figures.imagine_us
    assert figures.view_us > 0
    assert figures.mean_options >= 2
