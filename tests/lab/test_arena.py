"""Arena: seat-balanced games on common deals, ratings, cross table, page."""

import pytest

from wartable.engine.decision import BadSetup
from wartable.lab.arena import Bout, Contest, games_of, hold, lineups
from wartable.lab.arena_page import arena_page
from wartable.lab.local_cluster import LocalCluster
from wartable.lab.nonsense import refuse_nonsense
from wartable.lab.ratings import over, rate, standings_of

ALONE = LocalCluster(1)


def ignore(more: int) -> None:
    """Nobody waits for these games."""


def contest(players: int = 2, bots: tuple[str, ...] = ("habitual", "random"), games: int = 4) -> Contest:
    return Contest("quests", players, {}, list(bots), games, 1)


def test_every_line_up_plays_each_deal_from_every_seat() -> None:
    bouts = hold(contest(), ALONE, ignore)
    assert len(bouts) == games_of(contest()) == 4
    assert [bout.bots for bout in bouts] == [["habitual", "random"], ["random", "habitual"]] * 2


def test_the_same_contest_ends_the_same() -> None:
    first, second = (hold(contest(3, games=3), ALONE, ignore) for _ in range(2))
    assert [bout.scores for bout in first] == [bout.scores for bout in second]


def test_fewer_bots_than_seats_are_mixed() -> None:
    assert lineups(contest(3)) == [["habitual", "habitual", "random"], ["habitual", "random", "random"]]
    assert len(lineups(contest(2, ("habitual", "random", "greedy")))) == 3


def test_who_wins_is_rated_higher_and_counted_in_the_cross_table() -> None:
    bouts = [Bout(["a", "b"], [9, 3], [0], {"a": [0.1], "b": [0.2]})] * 10
    rated = rate(bouts)
    assert rated["a"].mu > rated["b"].mu
    assert over("a", "b", bouts)[0] == 1.0
    assert over("b", "a", bouts)[2] < 0.5


def test_a_bot_in_several_seats_is_rated_by_the_mean_of_its_places() -> None:
    """given a bot in two of three seats / when the other is between them / then both stay level, else they part"""
    between = rate([Bout(["a", "b", "a"], [9, 6, 3], [0], {})] * 10)
    above = rate([Bout(["a", "b", "a"], [6, 9, 3], [1], {})] * 10)
    assert between["a"].mu == pytest.approx(between["b"].mu)
    assert above["b"].mu > between["b"].mu > above["a"].mu


def test_a_bot_among_its_like_is_not_rated() -> None:
    alike = rate([Bout(["a", "a"], [9, 3], [0], {})] * 10)
    assert (alike["a"].mu, alike["a"].sigma) == (25, 25 / 3)


def test_a_contest_that_has_just_begun_tells_of_those_who_played() -> None:
    begun = standings_of(contest(bots=("a", "b", "c")), [Bout(["a", "b"], [9, 3], [0], {"a": [0.1], "b": [0.1]})])
    assert [one.bot for one in begun.bots] == ["a", "b"]


def test_a_tie_break_decides_between_equal_points() -> None:
    assert over("a", "b", [Bout(["b", "a"], [7, 7], [1], {})])[0] == 1.0
    assert over("a", "b", [Bout(["b", "a"], [7, 7], [0, 1], {})])[0] == 0.5


def test_the_page_shows_ratings_and_times() -> None:
    page = arena_page(standings_of(contest(), hold(contest(), ALONE, ignore)))
    assert "<svg" in page and "habitual" in page and "Who was ahead of whom" in page
    assert "component data: as printed" in page


def test_alone_the_points_are_compared() -> None:
    solo = contest(1)
    page = arena_page(standings_of(solo, hold(solo, ALONE, ignore)))
    assert "mean score" in page and "Who was ahead" not in page


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="There is no bot"):
        refuse_nonsense(contest(bots=("clever",)))
