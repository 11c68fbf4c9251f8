"""The notebooks of the documentation run from beginning to end, and show what their code has printed."""

from pathlib import Path

import pytest

pytest.importorskip("nbclient")
pytest.importorskip("pettingzoo")
pytest.importorskip("polars")

from tools.docsite import notebooks
from tools.setup import ROOT

# The same cells with smaller figures: whole runs take minutes, and what they printed is stored.
SMALL = {
    "a-changed-card": "GAMES = 10",
    "a-saved-data-set": "GAMES = 8",
    "first-simulation": "GAMES = 10",
    "train-a-policy": "GAMES, STEPS, UPDATES, LOOKS, TRIALS = 8, 8, 2, 1, 2",
}
PATHS = notebooks.notebook_paths(ROOT / "docs")


def test_every_notebook_is_known() -> None:
    assert [path.stem for path in PATHS] == sorted(SMALL)


@pytest.mark.slow
@pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])
def test_a_notebook_runs(path: Path, tmp_path: Path) -> None:
    """Given a notebook with smaller figures, when it is run, then no cell fails and each prints as in the whole run."""
    whole, notebook = notebooks.read(path), notebooks.read(path)
    notebooks.execute(notebook, tmp_path, SMALL[path.stem])
    pairs = zip(notebooks.code_cells(whole), notebooks.code_cells(notebook), strict=True)
    assert all(bool(before.outputs) == bool(after.outputs) for before, after in pairs)


@pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])
def test_what_is_shown_was_printed_by_this_code(path: Path) -> None:
    """Given a notebook, then what stands below its cells came from a whole run of the code as it is.

    After a change to the code: `tools/documentation.py notebooks NAME`.
    """
    notebook = notebooks.read(path)
    assert notebook.metadata["printed_by"] == notebooks.digest(notebook)
