"""BalanceFigures reports: counted from a game's own options and events, adjusted, comparable, and one file."""

import re
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("matplotlib")

import numpy as np

from wartable.engine.decision import BadRecord, BadSetup
from wartable.lab.balance import BalanceFigures, ReportPlan, lead_changes, leader_wins, measure_balance, unevenness
from wartable.lab.comparison_page import comparison_page
from wartable.lab.deeds import seated_in
from wartable.lab.experiment import Batch, Experiment, Played, game_seed, play
from wartable.lab.local_cluster import LocalCluster
from wartable.lab.luck import REPLAYS, components
from wartable.lab.regression import distinct, effects_of
from wartable.lab.report_page import read_report, report_page
from wartable.lab.survey import Surveyed, survey
from wartable.lab.things import NamedDeed
from wartable.titles import TITLES

pytestmark = pytest.mark.exhaustive  # plays long

ALONE = LocalCluster(1)
REPORTS = Path(__file__).parents[2] / "docs" / "reports"
every_game = pytest.mark.parametrize("game", list(TITLES))


def ignore(more: int) -> None:
    """Nobody waits for these games."""


def experiment(game: str = "quests", games: int = 12, players: int = 2, **more: object) -> Experiment:
    return Experiment(game, players, {}, ["habitual"], games, 1, **more)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def balance() -> BalanceFigures:
    return measure_balance(ReportPlan(experiment(), ["random"]), ALONE, ignore)


def game(winners: list[int], course: list[list[int]], first: int = 0, **noted: dict[NamedDeed, int]) -> Surveyed:
    played = Played(0, True, 9, 20, 4, len(course), course[-1], winners, {})
    return Surveyed(played, first, course=course, **noted)  # type: ignore[arg-type]


@every_game
def test_what_is_offered_and_taken_is_found_in_every_game(game: str) -> None:
    """Given games of any title, then its options are about printed things, and nobody takes what was not offered."""
    players = max(2, min(TITLES[game].players))
    games = survey(Batch(experiment(game, 2, players), 0, 2))
    for one in games:
        assert len(one.offered) > 20 and one.taken
        assert all(one.taken[deed] & ~one.offered[deed] == 0 for deed in one.taken)
        assert sum(sum(points) for points in one.sources.values()) == sum(one.played.scores)
        assert sum(length * times for length, times in one.turns.items()) == one.played.decisions
        assert sum(times for times, _ in one.questions.values()) == one.played.decisions
        assert one.course[-1] == one.played.scores
    assert games[1].played == play(experiment(game, 2, players), 1)


def test_hiring_in_quests_is_hiring_a_citizen() -> None:
    """Given a game of Quests, then what was taken agrees with the log: quests that were completed had been chosen."""
    one = survey(Batch(experiment(games=1), 0, 1))[0]
    chosen = {deed.thing: seats for deed, seats in one.taken.items() if deed.does == "quest"}
    completed = {deed.thing: seats for deed, seats in one.happened.items() if deed.does == "completed"}
    assert completed and all(seats & chosen[quest] == seats for quest, seats in completed.items())


def test_things_that_only_happen_count_for_those_they_happen_to() -> None:
    """Given a tribe that no option is about, then it counts as taken by the seat to which it was dealt."""
    elves, knight = NamedDeed("dealt", "tribe", "elves"), NamedDeed("hire", "citizen", "knight")
    lost = NamedDeed("lost", "citizen", "knight")
    noted = {"offered": {knight: 0b11}, "taken": {knight: 0b01}, "happened": {elves: 0b10, lost: 0b01}}
    seated = seated_in([game([0], [[1, 0]], **noted)], 2)
    assert seated.taken[elves].tolist() == [False, True] and seated.taken[knight].tolist() == [True, False]
    assert lost not in seated.taken


def test_an_effect_is_found_beside_one_that_goes_with_it() -> None:
    """Given that only one of two things that often come together helps, then only that one has an effect."""
    chance = np.random.default_rng(3)
    helps = chance.random(8000) < 0.5
    beside = np.where(chance.random(8000) < 0.8, helps, ~helps)
    won = (chance.random(8000) < 0.4 + 0.2 * helps).astype(np.float64)
    columns = np.stack([np.ones(8000), helps, beside], axis=1).astype(np.float64)
    effects = effects_of(columns, won, np.arange(8000))
    assert effects.values[0] == pytest.approx(0.2, abs=0.03)
    assert abs(effects.values[1]) < effects.reaches[1] + 0.02
    assert distinct(np.stack([helps, helps, beside], axis=1).astype(np.float64), 0.97) == [0, 2]


def test_what_the_deal_decides_is_told_from_what_decisions_do() -> None:
    """Given points that come three parts from the deal and one from decisions, then so they are divided."""
    chance = np.random.default_rng(4)
    deals = chance.normal(0, np.sqrt(3), (400, 1, 2))
    values = deals + chance.normal(0, 1, (400, REPLAYS, 2))
    deal, bots, decisions = components(values, np.zeros_like(values))
    assert (deal, bots, decisions) == pytest.approx((0.75, 0.0, 0.25), abs=0.05)


def test_the_same_deal_is_played_again_with_other_decisions() -> None:
    """Given an experiment with replays, then games in a row have one deal, and slips make them differ."""
    again = experiment(games=4, replays=2, slips=5)
    seeds = [game_seed(again, number) for number in range(4)]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    assert play(again, 0) != msgspec.structs.replace(play(again, 1), number=0)
    assert play(again, 1) == play(again, 1)


def test_leaders_and_changes_of_the_lead() -> None:
    """Given a game in which seat 1 leads at half-time and loses, then the leader wins none of it."""
    one = game([0], [[1, 1], [1, 5], [2, 6], [9, 6]])
    assert leader_wins([one], 5)[0] == 0.0 and leader_wins([one], 9)[0] == 1.0
    assert leader_wins([one], 1) == (0.0, 0.0, 1.0)  # nobody led
    assert lead_changes(one.course) == 1


def test_even_seats_are_not_called_uneven() -> None:
    assert unevenness([250, 250]) == 1.0
    assert unevenness([400, 100]) < 0.001


def test_the_page_needs_nothing_but_itself(balance: BalanceFigures) -> None:
    """Given a report, then it is one file with pictures, loads nothing, runs nothing, and is always the same."""
    text = report_page(balance)
    assert text.count("<svg") >= 7 and text == report_page(balance)
    assert not re.search(r'(?:src|href)="(?!#)', text.replace('xlink:href="#', ""))
    assert text.count("<script") == text.count('<script type="application/json"') == 1
    for chapter in ("Wins by seat", "Length", "Points and where", "Runaway leader", "Luck", "Level by level", "Cards"):
        assert chapter in text


def test_length_is_told_in_rounds_decisions_and_turns(balance: BalanceFigures) -> None:
    """Given games of 4, 4 and 7 rounds, then their mean is 5; decisions are exact although they are shown in bins."""
    assert msgspec.structs.replace(balance, rounds={4: 2, 7: 1}).length.mean == 5
    played = [one.played for one in survey(Batch(experiment(), 0, 12))]
    assert balance.length_in_decisions.mean == pytest.approx(sum(one.decisions for one in played) / 12)
    assert balance.decisions_a_turn == pytest.approx(sum(one.decisions for one in played) / sum(balance.turns.values()))


def test_a_page_is_read_again_and_compared(balance: BalanceFigures) -> None:
    """Given two pages, when they are compared, then the figures are those of the pages, and differences are told."""
    again = read_report(report_page(balance).encode(), "page")
    assert again.wins_by_seat == [pytest.approx(one, abs=1e-5) for one in balance.wins_by_seat]
    text = comparison_page(again, msgspec.structs.replace(again, points=msgspec.structs.replace(again.points, mean=99)))
    assert "99.00" in text and "What is taken more or less often" in text
    for compared in ("rounds in a game", "decisions in a turn", "random: the seat asked first wins"):
        assert compared in text
    with pytest.raises(BadRecord, match=r"other\.html is not a page"):
        read_report(b"<html>", "other.html")


def test_alone_there_is_nobody_to_be_ahead_of() -> None:
    """Given a game for one, then the page leaves out what needs others."""
    text = report_page(measure_balance(ReportPlan(experiment(players=1), []), ALONE, ignore))
    assert "Runaway leader" not in text and "<h2>Wins</h2>" in text


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="There is no bot"):
        measure_balance(ReportPlan(experiment(), ["clever"]), ALONE, ignore)


@every_game
def test_the_report_of_the_documentation_is_small_and_of_today(game: str) -> None:
    """Given a report in docs, then it is below a megabyte, made by the rules of today, and can still be compared."""
    path = REPORTS / f"{game}.html"
    written = read_report(path.read_bytes(), str(path))
    assert path.stat().st_size < 1_000_000
    assert written.games >= 500 and written.rules == TITLES[game].rules_version
