"""Simulations: the same for any number of processes, fair to every seat, and honest about what went wrong."""

import os
import signal
from pathlib import Path

import pytest

from wartable.bots.levels import LEVELS, plan_of
from wartable.bots.search.plans import NO_HURRY
from wartable.engine.chance import chance_from
from wartable.engine.decision import BadSetup
from wartable.lab.compiled import is_compiled
from wartable.lab.experiment import Experiment, Played, play, seated_bots, seed_of
from wartable.lab.local_cluster import LocalCluster
from wartable.lab.nonsense import refuse_nonsense
from wartable.lab.simulate import batches_of, rows_of, simulate
from wartable.lab.summary import Count, Summary, share
from wartable.lab.work_order import WorkersLost
from wartable.titles import title

ALONE = LocalCluster(1)


def experiment(games: int = 20, **changes: object) -> Experiment:
    settings = {"game": "quests", "players": 3, "options": {}, "bots": ["random"], "games": games, "seed": 1}
    return Experiment(**{**settings, **changes})  # type: ignore[arg-type]


def ignore(more: int) -> None:
    pass


def summarize(experiment: Experiment, rows: list[Played], seconds: float) -> Summary:
    count = Count(experiment)
    for row in rows:
        count.add(row)
    return count.summary(seconds)


def test_results_are_the_same_for_any_number_of_processes() -> None:
    one = rows_of(experiment(), ALONE, ignore)
    assert rows_of(experiment(), LocalCluster(3), ignore) == one
    assert [row.number for row in one] == list(range(20))


def test_a_game_can_be_played_again_by_its_number_alone() -> None:
    assert play(experiment(), 7) == rows_of(experiment(), ALONE, ignore)[7]


def test_another_seed_gives_other_games() -> None:
    assert rows_of(experiment(seed=2), ALONE, ignore) != rows_of(experiment(), ALONE, ignore)


def test_batches_hold_every_game_once() -> None:
    for games in (1, 7, 1000, 20_000, 200_000):
        numbers = [n for batch in batches_of(experiment(games)) for n in range(batch.first, batch.end)]
        assert numbers == list(range(games))


def test_bots_go_round_the_seats() -> None:
    setting = experiment(bots=["random", "greedy"], players=3)
    assert [setting.bot_at(0, seat) for seat in range(3)] == ["random", "greedy", "random"]
    assert [setting.bot_at(1, seat) for seat in range(3)] == ["greedy", "random", "greedy"]


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(experiment(), ALONE, told.append)
    assert sum(told) == 20


def test_the_summary_counts_what_was_played() -> None:
    rows = rows_of(experiment(check=True), ALONE, ignore)
    summary = summarize(experiment(check=True), rows, 2.0)
    assert summary.games == summary.finished == 20
    assert summary.decisions == sum(row.decisions for row in rows)
    assert summary.decisions_per_second == summary.decisions / 2
    assert sum(part for part, _, _ in summary.wins_by_seat) == pytest.approx(1)
    assert summary.broken_invariants == {}
    assert summary.rounds.max >= summary.rounds.median


def test_what_was_dealt_is_compared_with_its_fair_share() -> None:
    """Given two games of two, when elves win one and share the other, then they win 1.5 times their fair share."""
    sides = [["elves", "orcs"], ["humans", "trolls"]]
    rows = [
        Played(0, True, 9, 20, 4, 3, [5, 5], [0, 1], {}, sides),
        Played(1, True, 9, 20, 4, 3, [6, 5], [0], {}, sides),
    ]
    summary = summarize(experiment(2, players=2), rows, 1.0)
    found = {side: (one.seats, one.fair_shares) for side, one in summary.wins_by_side.items()}
    assert found == {"elves": (2, 1.5), "humans": (2, 0.5), "orcs": (2, 1.5), "trolls": (2, 0.5)}


def test_tribes_are_told_by_seat() -> None:
    """Given a game of Immortals, then every seat has a light and a dark tribe, and no tribe comes twice."""
    immortals = title("immortals")
    game = immortals.new(5, chance_from(1), immortals.settings(5, {}))
    tribes = [tribe for seat in range(5) for tribe in immortals.sides(game, seat)]
    assert len(set(tribes)) == len(tribes) == 10


def test_a_shared_victory_counts_in_parts() -> None:
    rows = [Played(0, True, 9, 20, 4, 3, [5, 5, 2], [0, 1], {}), Played(1, True, 9, 20, 4, 3, [6, 5, 2], [0], {})]
    summary = summarize(experiment(2), rows, 1.0)
    assert [part for part, _, _ in summary.wins_by_seat] == [0.75, 0.25, 0.0]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962)]
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    """The published values of the interval for 95 %."""
    assert share(wins, games) == pytest.approx((wins / games, low, high), abs=5e-5)


@pytest.mark.skipif(is_compiled(), reason="what is compiled cannot be replaced")
def test_games_over_the_bound_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.quests.title.QuestsTitle.longest", 30)
    summary = simulate(experiment(5), ALONE, ignore)
    assert (summary.finished, summary.over_bound) == (0, 5)


@pytest.mark.skipif(is_compiled(), reason="what is compiled cannot be replaced")
def test_broken_invariants_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.quests.invariants.broken", lambda game: ["QV-I01"] if game.over else [])
    assert simulate(experiment(5, check=True), ALONE, ignore).broken_invariants == {"QV-I01": 5}
    assert simulate(experiment(5), ALONE, ignore).broken_invariants == {}


@pytest.mark.parametrize("changes", [{"game": "chess"}, {"players": 6}, {"bots": ["clever"]}, {"options": {"x": 1}}])
def test_nonsense_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        refuse_nonsense(experiment(**changes))


def test_seeds_of_neighbours_and_purposes_differ() -> None:
    seeds = {seed_of(seed, number, what) for seed in range(9) for number in range(9) for what in ("game", "bot 0")}
    assert len(seeds) == 162


def test_no_clock_decides_what_a_bot_chooses() -> None:
    """Given a level that stops thinking in time at a table, then in an experiment it thinks as long as it takes."""
    bot = seated_bots(experiment(bots=["beginner"]), 0, [])[0]
    assert bot.plan == plan_of(LEVELS["beginner"], "quests").paced(bot.plan.iterations, NO_HURRY)


def die_once(folder: str) -> str:
    """A worker that is killed the first time it is given something."""
    mark = Path(folder, "died")
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def die_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_worker_that_is_killed_costs_no_result(tmp_path: Path) -> None:
    results = dict(LocalCluster(2).run(die_once, dict.fromkeys(range(5), str(tmp_path))))
    assert results == dict.fromkeys(range(5), "done")


def test_workers_that_always_die_are_given_up() -> None:
    with pytest.raises(WorkersLost):
        list(LocalCluster(2).run(die_always, {0: 1, 1: 2}))
