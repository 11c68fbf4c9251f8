"""The page about tables of games: its examples run as they stand."""

import doctest
from pathlib import Path

import pytest

pytest.importorskip("pyarrow")
pytest.importorskip("polars")
pytest.importorskip("duckdb")

PAGE = Path(__file__).parents[2] / "docs" / "data.md"


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the examples of the page, with Polars and DuckDB too, then they print what stands there."""
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 15 and result.failed == 0
