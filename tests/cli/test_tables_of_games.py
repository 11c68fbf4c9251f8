"""Saving simulations, converting and replaying tables of games on the command line."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

pytest.importorskip("pyarrow")


def test_saved_games_are_replayed_by_number_and_converted(run: Run, tmp_path: Path) -> None:
    """Given a simulation that was saved, then one of its games is shown by number, and becomes a record."""
    table, folder = tmp_path / "games.parquet", tmp_path / "records"
    saved = run("simulate", "quests", "--games", 3, "--bots", "random", "--jobs", 1, "--save", table)
    assert saved.code == 0 and "3 finished" in saved.out
    assert "Player 1" in run("replay", table, "--number", 2).out
    assert "1 game" in run("convert", table, folder, "--number", 2).out.replace("One", "1")
    assert run("verify", folder / "quests-2.json").code == 0
    assert run("convert", folder / "quests-2.json", tmp_path / "again.parquet").code == 0


def test_a_number_that_no_game_has_is_refused(run: Run, tmp_path: Path) -> None:
    """Given a table of two games, when the third is wanted, then the sentence names table and number."""
    table = tmp_path / "games.parquet"
    run("simulate", "quests", "--games", 2, "--bots", "random", "--jobs", 1, "--save", table)
    ran = run("replay", table, "--number", 2)
    assert ran.code == 2 and "no game number 2" in ran.err


def test_only_records_and_tables_are_converted_into_one_another(run: Run, tmp_path: Path) -> None:
    """Given records that are to become records, then the sentence says what can be converted."""
    ran = run("convert", tmp_path / "a.json", tmp_path / "folder")
    assert ran.code == 2 and "one table into a folder" in ran.err
