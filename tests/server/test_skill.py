"""Skill: the model of ratings, and what a game does to them."""

import pytest

from wartable.bots.levels import LEVELS
from wartable.bots.ratings import read_ratings
from wartable.server.rated import fixed_point
from wartable.server.skill import MU, SIGMA, Skill, after, mu_of, points_at, points_of, reach_of


def test_who_wins_gains_what_who_loses_loses() -> None:
    """Between two who are equal, a victory moves both by as much; both are known better afterwards."""
    winner, loser = after([Skill(), Skill()], [1, 2])
    assert winner.mu - MU == pytest.approx(MU - loser.mu)
    assert winner.mu > MU
    assert max(winner.sigma, loser.sigma) < SIGMA


def test_a_tie_between_equals_moves_nobody() -> None:
    one, other = after([Skill(), Skill()], [1, 1])
    assert one.mu == pytest.approx(MU) and other.mu == pytest.approx(MU)


def test_a_tie_counts_as_half_a_victory() -> None:
    strong, weak = Skill(30, 4), Skill(20, 4)
    assert after([strong, weak], [2, 1])[0].mu < after([strong, weak], [1, 1])[0].mu < 30
    assert after([strong, weak], [1, 1])[1].mu > 20


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong, weak = Skill(30, 4), Skill(20, 4)
    gains = after([strong, weak], [1, 2])[0].mu - 30, after([weak, strong], [1, 2])[0].mu - 20
    assert 0 < gains[0] < gains[1]


def test_places_order_everybody_in_a_game_of_five() -> None:
    skills = after([Skill()] * 5, [3, 1, 5, 2, 4])
    by_place = sorted(range(5), key=lambda seat: -skills[seat].mu)
    assert by_place == [1, 3, 0, 4, 2]


def test_two_who_left_share_the_last_place() -> None:
    """Given three players of whom two resigned, both are third as far as the model can see, and lose alike."""
    first, one, other = after([Skill()] * 3, [1, 2, 2])
    assert one == other and one.mu < MU < first.mu


def test_the_floor_rises_with_what_is_known() -> None:
    """Nobody is at the top of the board by one lucky game: the floor is below that of somebody well known."""
    lucky = after([Skill(), Skill(40, 1)], [1, 2])[0]
    assert lucky.floor < Skill(30, 1.5).floor
    assert Skill().floor == pytest.approx(0)


def test_many_games_find_how_strong_somebody_is() -> None:
    """Who wins two of four games against a bot comes to where the bot is, wherever they began."""
    bot, skill = Skill(mu_of(1800), 1.0), Skill()
    for number in range(200):
        skill = after([skill, bot], [1, 2] if number % 2 else [2, 1])[0]
    assert abs(points_of(skill) - 1800) < 60
    assert reach_of(skill) < 200


def test_points_and_the_scale_are_one() -> None:
    assert points_at(mu_of(1742)) == 1742
    assert points_of(Skill()) == 1500


def test_bots_stand_where_the_ladder_found_them() -> None:
    for game, measured in read_ratings().items():
        for level, rating in measured.levels.items():
            found = fixed_point(level, game)
            assert found is not None and points_of(found) == rating.points
    assert fixed_point("random", "quests") is None
    assert any(fixed_point(level, "quests") for level in LEVELS)
    assert fixed_point("master", "chess") is None
