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


def test_a_file_that_is_no_record_is_named(run: Run, tmp_path: Path) -> None:
    """Given a record among others that cannot be read, then the sentence names its file, and no table is written."""
    broken, table = tmp_path / "broken.json", tmp_path / "games.parquet"
    broken.write_text("[]")
    ran = run("convert", broken, table)
    assert ran.code == 2 and "broken.json: This is not a Wartable record" in ran.err
    assert list(tmp_path.iterdir()) == [broken]


def test_a_folder_that_is_missing_is_named(run: Run, tmp_path: Path) -> None:
    """Given a table that is to be written where there is no folder, then the sentence names it."""
    ran = run("simulate", "quests", "--games", 2, "--jobs", 1, "--save", tmp_path / "none" / "games.parquet")
    assert ran.code == 2 and "none/games.parquet" in ran.err and "No such file or directory" in ran.err
