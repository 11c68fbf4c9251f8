"""The ladder: its contests, the points between levels, the file of ratings, and the page."""

from hashlib import blake2b
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from wartable.bots.levels import LEVELS, definition_of
from wartable.bots.ratings import Measured, Rating, rating_of, read_ratings, write_ratings
from wartable.lab.arena import Bout, Contest, games_of, hold, pairings_of
from wartable.lab.ladder import Climb, Rung, contests, name_of, rung_of
from wartable.lab.ladder_page import ladder_page
from wartable.lab.local_cluster import LocalCluster
from wartable.lab.scale import measured

ALONE = LocalCluster(1)
TIMES = {level: [0.01] for level in LEVELS}


def ignore(more: int) -> None:
    """Nobody waits for these games."""


def climb(folder: Path) -> Climb:
    return Climb(pair_games=400, yardstick_games=200, table_games=20, solo_games=100, folder=folder)


def contest(game: str, players: int, *bots: str, games: int = 4) -> Contest:
    return Contest(game, players, {}, list(bots), games, 1)


def met(low: str, high: str, won: int, lost: int, game: str = "quests") -> Rung:
    """A contest of two, of which the higher one has won a given number."""
    times = {low: [0.01], high: [0.02]}
    bouts = [Bout([low, high], [3, 9], [1], times)] * won + [Bout([low, high], [9, 3], [0], times)] * lost
    return Rung(contest(game, 2, low, high), bouts)


def page_of(rungs: list[Rung], before: str = "") -> str:
    return ladder_page(rungs, measured(rungs), before)


def neighbours(won: int, lost: int) -> list[Rung]:
    return [met(low, high, won, lost) for low, high in pairwise(LEVELS)]


def test_finished_contests_are_kept(tmp_path: Path) -> None:
    played: list[int] = []
    pair = contest("quests", 2, "habitual", "random", games=2)
    rungs = [rung_of(pair, climb(tmp_path), ALONE, played.append) for _ in range(2)]
    assert played == [0, 2, 2]
    assert rungs[0] == rungs[1]


def test_what_is_kept_counts_for_fewer_games_too() -> None:
    longer, shorter = (contest("quests", 2, "greedy", "master", games=games) for games in (8, 4))
    assert name_of(longer) == name_of(shorter)
    first = [(one.lineup, one.deal) for one in pairings_of(longer)][:2]
    assert first == [(one.lineup, one.deal) for one in pairings_of(shorter)]


@pytest.mark.parametrize(("game", "fewest"), [("quests", 2), ("immortals", 3)])
def test_every_level_meets_the_next_one_and_the_top_meets_the_yardsticks(
    game: str, fewest: int, tmp_path: Path
) -> None:
    games = {tuple(one.bots): (one.players, games_of(one)) for one in contests([game], climb(tmp_path))}
    assert all(games[pair] == (fewest, pytest.approx(400, abs=3)) for pair in pairwise(LEVELS))
    assert all(games[one, "grandmaster"] == (fewest, pytest.approx(200, abs=3)) for one in ("random", "greedy"))


def test_levels_play_at_every_table(tmp_path: Path) -> None:
    assert {one.players for one in contests(["quests"], climb(tmp_path))} == {1, 2, 3, 4, 5}


def test_three_wins_of_four_are_two_hundred_points() -> None:
    """given levels that each win three of four against the last / then they are some 190 points apart, about 1500"""
    found = measured(neighbours(300, 100))["quests"]
    points = [found.levels[level].points for level in LEVELS]
    assert points == [1024, 1215, 1405, 1595, 1785, 1976]
    assert found.players == 2


def test_the_reach_is_that_of_the_measured_share() -> None:
    """given even games / then a step is known to 34 points after 400, the middle better, and few games tell less"""
    many, few = (measured(neighbours(games, games))["quests"].levels for games in (200, 20))
    assert many["casual"].points == many["skilled"].points == 1500
    assert (many["skilled"].reach, many["grandmaster"].reach) == (25, 42)
    assert few["skilled"].reach > 3 * many["skilled"].reach


def test_a_clean_sweep_is_no_endless_distance() -> None:
    levels = measured(neighbours(100, 0))["quests"].levels
    assert 500 < levels["master"].points - levels["expert"].points < 1500
    assert levels["master"].reach > 400


def test_a_game_in_which_neighbours_have_not_met_has_no_ratings() -> None:
    assert measured(neighbours(3, 1)[:-1]) == {}


def test_ratings_are_kept_until_the_game_is_measured_again(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    one, two = (Measured(2, {"casual": Rating(points, 30, "as it was")}) for points in (1400, 1450))
    write_ratings(file, {"quests": one, "immortals": one})
    write_ratings(file, {"quests": two})
    assert read_ratings(file) == {"immortals": one, "quests": two}
    assert '\n   "casual": {\n' in file.read_text(encoding="utf-8")


def test_without_a_file_there_are_no_ratings(tmp_path: Path) -> None:
    assert read_ratings(tmp_path / "none.json") == {}
    assert rating_of("casual", "quests", {}) is None
    assert rating_of("casual", "quests", {"quests": Measured(2, {})}) is None


def test_a_level_that_was_redefined_has_no_rating() -> None:
    """given a rating / when the level thinks differently than when it was measured / then it is not told"""
    current = Rating(1400, 30, definition_of("casual", "quests"))
    outdated = msgspec.structs.replace(current, level_was=current.level_was.replace("iterations=", "iterations=9"))
    assert rating_of("casual", "quests", {"quests": Measured(2, {"casual": current})}) == current
    assert rating_of("casual", "quests", {"quests": Measured(2, {"casual": outdated})}) is None


def test_a_level_that_was_trained_again_is_another() -> None:
    shipped = files("wartable.bots").joinpath("trained", "quests.json").read_bytes()
    assert blake2b(shipped, digest_size=4).hexdigest() in definition_of("casual", "quests")


def test_the_page_tells_shares_ratings_and_times() -> None:
    page = page_of([*neighbours(300, 100), met("greedy", "master", 190, 10)])
    assert page.startswith("# Bots") and "## Quests of Valeria" in page
    assert "| level | Quests of Valeria, 2 players |" in page
    assert "| casual | beginner | 400 | 75.0% (70.5% to 79.0%) |" in page
    assert "| master | greedy | 200 | 95.0% (91.0% to 97.3%) |" in page
    rows = [line for line in page.splitlines() if line.startswith("| master | 1785 ± ")]
    assert any(row.endswith("| 400 | 1000 ms | 20 ms |") for row in rows)


def test_games_that_were_not_played_now_keep_their_chapters_while_they_are_true() -> None:
    """given a page about two games / when one is measured again / then the other stays, unless its levels changed"""
    quests = neighbours(300, 100)
    immortals = [met(low, high, 200, 200, "immortals") for low, high in pairwise(LEVELS)]
    both = page_of([*quests, *immortals])
    ratings = measured([*quests, *immortals])
    again = neighbours(200, 200)
    page = ladder_page(again, ratings | measured(again), both)
    assert "| casual | beginner | 400 | 75.0% (70.5% to 79.0%) |" not in page
    assert page[page.index("## Immortals") :] == both[both.index("## Immortals") :]
    outdated = {level: Rating(1500, 10, "") for level in LEVELS}
    assert "## Immortals" not in ladder_page(again, ratings | {"immortals": Measured(3, outdated)}, both)


def test_a_level_without_any_rating_has_no_row() -> None:
    """given a game that was measured before the grandmaster was / then the table of ratings leaves it out"""
    ratings = measured(neighbours(3, 1))
    del ratings["quests"].levels["grandmaster"]
    page = ladder_page([], ratings)
    assert "| master | 1" in page and "| grandmaster |  |" not in page


def test_an_unfinished_ladder_has_a_page_without_ratings() -> None:
    begun = Rung(contest("quests", 3, *LEVELS), [Bout(["beginner", "casual", "skilled"], [1, 2, 3], [2], TIMES)])
    page = page_of([neighbours(3, 1)[0], begun])
    assert "No game is measured yet." in page
    assert "3 players, 1 games:" in page


def test_alone_in_quests_the_ministers_are_counted() -> None:
    """QV-214: a Minister of Quests has 40 points."""
    bouts = [Bout(["master"], [points], [0], TIMES) for points in (39, 40, 41, 45)]
    page = page_of([Rung(contest("quests", 1, *LEVELS), bouts)])
    assert "| bot | Minister of Quests (40 points) | mean score |" in page
    assert "| master | 75.0% (30.1% to 95.4%) | 41.2 |" in page


def test_alone_in_shadow_kingdoms_victories_over_the_adversary_are_counted() -> None:
    """SK-229: there is no winner where the Adversary has as many points."""
    bouts = [Bout(["master"], [50], winners, TIMES) for winners in ([0], [])]
    page = page_of([Rung(contest("shadow_kingdoms", 1, *LEVELS), bouts)])
    assert "| master | 50.0% (9.5% to 90.5%) | 50.0 |" in page


def test_a_whole_contest_alone_comes_to_the_page() -> None:
    alone = contest("quests", 1, "habitual", "random", "greedy", games=1)
    assert "Alone, 3 games:" in page_of([Rung(alone, hold(alone, ALONE, ignore))])
