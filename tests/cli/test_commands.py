"""`simulate`, `levels`, `ladder`, `rules`, `bench`, `--version`, and what happens when they are used wrongly."""

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Run

from wartable.bots.levels import LEVELS, definition_of
from wartable.bots.ratings import Measured, Rating, read_ratings
from wartable.cli.bench import compared, plain_figures
from wartable.lab.arena import Bout, Contest, Pairings
from wartable.lab.compiled import is_compiled
from wartable.lab.ladder import SEED, name_of

SUMMARY_FIELDS = {
    "game",
    "players",
    "options",
    "games",
    "finished",
    "decisions",
    "decisions_per_second",
    "max_options",
    "scores",
    "rounds",
    "wins_by_seat",
}


def test_simulate_summarizes_in_json(run: Run) -> None:
    ran = run("simulate", "quests", "--players", 3, "--games", 20, "--bots", "random", "--check", "--json")
    summary = json.loads(ran.out)
    assert ran.code == 0
    assert summary.keys() >= SUMMARY_FIELDS
    assert (summary["game"], summary["players"], summary["games"], summary["finished"]) == ("quests", 3, 20, 20)
    assert summary["scores"].keys() == {"mean", "sd", "winner_mean"}
    assert summary["rounds"].keys() == {"mean", "median", "max"}
    assert all(low <= share <= high for share, low, high in summary["wins_by_seat"])


def test_simulate_is_the_same_with_more_jobs(run: Run) -> None:
    arguments = ("simulate", "quests", "--games", 12, "--bots", "random", "--seed", 5, "--json", "--jobs")
    one, two = json.loads(run(*arguments, 1).out), json.loads(run(*arguments, 2).out)
    for timing in ("seconds", "decisions_per_second"):
        del one[timing], two[timing]
    assert one == two


def test_simulate_prints_a_table(run: Run) -> None:
    ran = run("simulate", "quests", "--games", 6, "--bots", "random")
    for word in ("6 finished", "decisions", "score", "rounds", "95 % interval"):
        assert word in ran.out


@pytest.mark.skipif(is_compiled(), reason="what is compiled cannot be replaced")
def test_simulate_ends_with_1_when_an_invariant_is_broken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.quests.invariants.broken", lambda _: ["QV-I01"])
    ran = run("simulate", "quests", "--games", 2, "--bots", "random", "--check")
    assert ran.code == 1
    assert "QV-I01" in ran.out


def test_levels_tells_thinking_times_and_ratings(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """given one level that is measured, and one that was redefined since / then only the first is rated"""
    rated = {"casual": Rating(1349, 30, definition_of("casual", "quests")), "expert": Rating(1667, 31, "another")}
    monkeypatch.setattr("wartable.cli.levels.read_ratings", lambda: {"quests": Measured(2, rated)})
    ran = run("levels", "quests")
    assert ran.code == 0
    assert "│ casual │ 0.2 s │ 1349 ± 30 │" in ran.out
    assert "│ expert │ 0.5 s │ │" in ran.out
    assert "Immortals" not in ran.out


def test_levels_without_ratings_says_how_to_measure_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.cli.levels.read_ratings", dict)
    ran = run("levels")
    assert "wartable ladder" in ran.out and "Dragon Valley" in ran.out


def test_ladder_writes_page_and_ratings_from_what_was_played(run: Run, tmp_path: Path) -> None:
    for pair in pairwise(LEVELS):
        with Pairings(tmp_path / f"{name_of(Contest('quests', 2, {}, list(pair), 400, SEED))}.jsonl") as kept:
            kept.add(0, [Bout(list(pair), [3, 9], [1], {name: [0.1] for name in pair})] * 3)
    page, ratings = tmp_path / "bots.md", tmp_path / "ratings.json"
    ran = run("ladder", "quests", "--no-play", "--folder", tmp_path, "--page", page, "--ratings", ratings)
    assert ran.code == 0
    assert "| casual | beginner | 3 | 100.0%" in page.read_text(encoding="utf-8")
    assert list(read_ratings(ratings)["quests"].levels) == list(LEVELS)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "chess"), "There is no game 'chess'. Games: quests, shadow_kingdoms, immortals, dragon_valley."),
        (("simulate", "quests", "--players", "6"), "quests is played by 1, 2, 3, 4, 5 players, not 6."),
        (("simulate", "quests", "--bots", "clever"), "There is no bot 'clever'. Bots: random, habitual,"),
        (("simulate", "quests", "--bots", ""), "There is no bot ''."),
        (("simulate", "quests", "--option", "speed=3"), "quests has no option 'speed'."),
        (("simulate", "quests", "--option", "speed"), "An option is written name=value, not 'speed'."),
        (("simulate", "quests", "--games", "0"), "--games"),
        (("simulate", "quests", "--games", "many"), "--games"),
        (("simulate",), "GAME"),
        (("play", "chess"), "There is no game 'chess'."),
        (("play", "quests", "--players", "6"), "not 6."),
        (("play", "quests", "--people", "3"), "There are 2 seats for 3 people."),
        (("play", "quests", "--bots", "clever"), "There is no bot 'clever'."),
        (("play", "quests", "--resume", "nothing.json"), "nothing.json"),
        (("rules", "chess"), "There is no game 'chess'."),
        (("rules", "quests", "QV-999"), "quests has no rule QV-999."),
        (("bench", "chess"), "There is no game 'chess'."),
        (("serve", "--port", "70000"), "--port"),
        (("dance",), "dance"),
    ],
)
def test_wrong_use_is_explained_without_a_traceback(run: Run, arguments: tuple[str, ...], said: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err


def test_one_rule_is_shown(run: Run) -> None:
    ran = run("rules", "quests", "qv-086")
    assert (ran.code, ran.out) == (
        0,
        "QV-086 [Quest] Citizens in hand can never be used to meet a requirement.",
    )


def test_all_rules_are_shown_by_chapter(run: Run) -> None:
    ran = run("rules", "quests")
    for text in ("Turn structure", "QV-001", "QV-224", "QV-R80"):
        assert text in ran.out


@pytest.mark.exhaustive
def test_bench_measures_every_game(run: Run) -> None:
    found = json.loads(run("bench", "--seconds", 0.2, "--no-compare", "--json").out)
    assert isinstance(found["compiled"], bool)
    times = {"copy_us", "imagine_us", "view_us", "sentence_us"}
    assert found["games"]["quests"].keys() == {"decisions_per_second", "search_per_second", "mean_options", *times}


def test_bench_prints_a_table(run: Run) -> None:
    ran = run("bench", "quests", "--seconds", 0.2, "--no-compare")
    assert "decisions/s" in ran.out
    assert "quests" in ran.out


def test_the_plain_sources_are_measured_beside_the_compiled_ones() -> None:
    plain = plain_figures(["quests"], 0.2)["quests"]
    quick = msgspec.structs.replace(plain, decisions_per_second=8 * plain.decisions_per_second)
    assert compared({"quests": quick}, {"quests": plain}).speedup == {"quests": 8.0}


def test_the_version_says_which_build_it_is(run: Run) -> None:
    ran = run("--version")
    assert ran.code == 0
    assert ran.out.startswith("wartable 0.1.0 (")
    assert "compiled" in ran.out


def test_help_names_every_command(run: Run) -> None:
    ran = run("--help")
    for command in ("serve", "play", "simulate", "replay", "verify", "rules", "bench"):
        assert command in ran.out


def test_commands_begin_without_what_only_servers_need() -> None:
    """Given that every command loads the list of commands, then neither web framework nor database comes along."""
    looks = "import sys, wartable.cli.app; print(*{'sqlalchemy', 'litestar', 'uvicorn', 'numpy'} & {*sys.modules})"
    ended = subprocess.run([sys.executable, "-c", looks], capture_output=True, text=True, check=True)
    assert ended.stdout.split() == []
