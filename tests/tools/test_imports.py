"""The import contracts: they hold for a game that nobody has named to them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.checks import ROOT

CHESS = "wartable.chess"


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the contracts say of a copy of the sources with a new game in which everything is wrong."""
    folder = tmp_path_factory.mktemp("repository")
    shutil.copy(ROOT / "pyproject.toml", folder)
    package = folder / "src" / "wartable"
    shutil.copytree(ROOT / "src" / "wartable", package, ignore=shutil.ignore_patterns("client", "__pycache__"))
    for name, text in (
        ("chess/__init__.py", ""),
        ("chess/board.py", "import random\nimport wartable.chess.title\nimport wartable.quests.table\n"),
        ("chess/title.py", "import wartable.bots.judge\nimport wartable.chess.board\nimport wartable.words\n"),
        ("words/chess.py", "import wartable.chess.board\n"),
        ("engine/chess.py", "import wartable.words\n"),
    ):
        path = package / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    command = [Path(sys.prefix) / "bin" / "lint-imports", "--no-logo", "--no-cache"]
    environment = os.environ | {"PYTHONPATH": str(folder / "src"), "COLUMNS": "200"}
    ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 1, ended.stderr
    return ended.stdout


@pytest.mark.parametrize(
    "broken",
    [
        f"{CHESS} is not allowed to import wartable.quests",
        f"{CHESS} is not allowed to import wartable.bots",
        f"{CHESS} is not allowed to import random",
        f"wartable.words is not allowed to import {CHESS}",
        "wartable.engine is not allowed to import wartable.words",
        f"No cycles are allowed in {CHESS}.",
    ],
)
def test_a_new_game_is_held_to_the_contracts(found: str, broken: str) -> None:
    assert broken in found


def test_a_game_may_know_engine_and_words(found: str) -> None:
    assert f"{CHESS} is not allowed to import wartable.words" not in found
    assert f"{CHESS} is not allowed to import wartable.engine" not in found
