"""The bench: figures that make sense, for every title."""

import pytest

from wartable.bots.levels import judge_of
from wartable.bots.playout import play_out
from wartable.engine.chance import chance_from
from wartable.lab.bench import measure, started, to_be_searched
from wartable.titles import TITLES

pytestmark = pytest.mark.exhaustive  # plays long


@pytest.mark.parametrize("name", TITLES)
def test_every_title_is_measured(name: str) -> None:
    figures = measure(TITLES[name], 0.2)
    assert figures.decisions_per_second > 1000
    assert 0 < figures.copy_us < figures.imagine_us
    assert figures.view_us > 0
    assert figures.mean_options >= 2
    assert figures.search_per_second > 0


@pytest.mark.parametrize("name", TITLES)
def test_what_is_searched_is_not_done_by_habit(name: str) -> None:
    """given a game of which bots do much by habit / when its search is measured / then there is something to compare"""
    game = to_be_searched(TITLES[name], 2)
    assert game.decision is not None
    assert len(judge_of(TITLES[name]).contenders(game, game.decision)) > 1


def test_chance_plays_to_the_end_or_for_a_number_of_choices() -> None:
    game = started(TITLES["quests"], 2, 1)
    assert play_out(game, chance_from(1), 5) == 5 and not game.over
    assert play_out(game, chance_from(1)) > 5 and game.over
