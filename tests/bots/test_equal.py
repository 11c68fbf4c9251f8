"""Equals: bots between two levels."""

import pytest

from wartable.bots.equal import equal_to, known_as, marks_of, plan_between, played_as, points_in, points_of
from wartable.bots.levels import LEVELS, make_bot, plan_of
from wartable.bots.ratings import read_ratings
from wartable.titles import TITLES


@pytest.mark.parametrize("game", TITLES)
def test_at_the_points_of_a_level_it_searches_as_the_level_does(game: str) -> None:
    for name, rating in read_ratings()[game].levels.items():
        plan, level = plan_between(rating.points, game), plan_of(LEVELS[name], game)
        assert (plan.iterations, plan.slack) == (level.iterations, level.slack)


@pytest.mark.parametrize("game", TITLES)
def test_more_points_never_mean_less_thought_or_more_slack(game: str) -> None:
    plans = [plan_between(points, game) for points in range(600, 2300, 20)]
    assert [plan.iterations for plan in plans] == sorted(plan.iterations for plan in plans)
    assert [plan.slack for plan in plans] == sorted((plan.slack for plan in plans), reverse=True)
    assert plans[0].iterations == marks_of(game)[0].plan.iterations
    assert plans[-1].iterations == marks_of(game)[-1].plan.iterations


def test_its_points_are_in_its_name_and_the_table_calls_it_equal() -> None:
    assert equal_to(1480.4) == "equal_1480"
    assert points_of("equal_1480") == points_in("equal_1480", "quests") == 1480.0
    assert (points_of("equal"), points_of("skilled"), points_of("equal_x")) == (None, None, None)
    assert (known_as("equal_1480"), known_as("skilled")) == ("equal", "skilled")
    assert points_in("random", "quests") is None


def test_it_plays_by_a_search_of_its_own() -> None:
    for name in TITLES:
        make_bot(played_as("equal_1480", name), TITLES[name], 1)
    assert played_as("skilled", "quests") == "skilled"
