"""Balance reports on the command line."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

pytest.importorskip("matplotlib")

pytestmark = pytest.mark.exhaustive  # plays long


def test_two_reports_are_written_and_compared(run: Run, tmp_path: Path) -> None:
    """Given two reports of a few games, when they are compared, then all three pages are there."""
    pages = [tmp_path / name for name in ("before.html", "after.html", "comparison.html")]
    for seed, page in enumerate(pages[:2]):
        settings = (
            "--games",
            10,
            "--bots",
            "habitual",
            "--jobs",
            1,
            "--levels",
            "random",
            "--seed",
            seed,
            "--page",
            page,
        )
        assert run("report", "quests", *settings).code == 0
    ran = run("compare", *pages[:2], "--page", pages[2])
    assert ran.code == 0 and "comparison.html has been written" in ran.out
    assert all("<svg" in page.read_text(encoding="utf-8") for page in pages)


def test_only_reports_are_compared(run: Run, tmp_path: Path) -> None:
    """Given a page that is no report, then the sentence names it."""
    other = tmp_path / "other.html"
    other.write_text("<html></html>")
    ran = run("compare", other, other)
    assert ran.code == 2 and "other.html is not a page" in ran.err
