"""Extras: Wartable plays without any of them, and what needs one that is missing says which."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

EXTRAS = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]["optional-dependencies"]
WANTED = {  # what is tried, and the package and the extra that its refusal has to name
    "simulate quests --save games.parquet": ("pyarrow", "data"),
    "simulate quests --save-decisions decisions.parquet": ("pyarrow", "data"),
    "convert games.parquet records": ("pyarrow", "data"),
    "replay games.parquet --number 1": ("pyarrow", "data"),
    "report quests": ("numpy", "data"),
    "compare a.html b.html": ("numpy", "data"),
    "arena quests --bots random --page arena.html": ("matplotlib", "data"),
    "ladder quests": ("matplotlib", "data"),
    "train quests": ("matplotlib", "train"),
    "simulate quests --cluster dask://nowhere:1": ("distributed", "cluster"),
    "arena quests --bots random --cluster ray://nowhere:1": ("ray", "cluster"),
    "serve --data server --database postgresql://nobody@127.0.0.1:9/nothing": ("asyncpg", "postgres"),
    "think --database postgresql://nobody@127.0.0.1:9/nothing": ("asyncpg", "postgres"),
    "pettingzoo": ("gymnasium", "envs"),
    "gymnasium": ("gymnasium", "envs"),
    "openspiel": ("numpy", "envs"),
    "batch": ("numpy", "envs"),
}
BARE = """
import contextlib, io, json, sys
for name in ("asyncpg", "distributed", "gymnasium", "matplotlib", "numpy", "pettingzoo", "pyarrow", "pyspiel", "ray"):
    sys.modules[name] = None

import wartable, wartable.envs
from wartable.cli import main
from wartable.engine.refusal import Refusal

ENVIRONMENTS = {
    "pettingzoo": lambda: wartable.envs.pettingzoo("quests", players=2),
    "gymnasium": lambda: wartable.envs.gymnasium("quests", players=2),
    "openspiel": wartable.envs.openspiel,
    "batch": lambda: wartable.envs.batch("quests", players=2, games=2),
}

def told(tried):
    if tried in ENVIRONMENTS:
        try:
            ENVIRONMENTS[tried]()
        except Refusal as refusal:
            return refusal.sentence
    said = io.StringIO()
    with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said), contextlib.suppress(SystemExit):
        main(tried.split())
    return said.getvalue()

print(json.dumps({tried: told(tried) for tried in json.loads(sys.argv[1])}))
"""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What is said in a process that has none of the packages that come with extras."""
    tried = json.dumps([*WANTED, "simulate quests --games 1 --bots random"])
    command = [sys.executable, "-c", BARE, tried]
    done = subprocess.run(command, cwd=tmp_path_factory.mktemp("bare"), capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.parametrize("tried", WANTED)
def test_a_missing_extra_is_named(bare: dict[str, str], tried: str) -> None:
    """Given no package of any extra, then every command that needs one names the package and its extra."""
    package, extra = WANTED[tried]
    assert f"{package} is not installed" in bare[tried] and f'"wartable[{extra}]"' in bare[tried]
    assert any(one.startswith((f"{package}=", f"{package}[")) for one in EXTRAS[extra])


def test_without_any_extra_games_are_played(bare: dict[str, str]) -> None:
    """Given no package of any extra, then a simulation runs all the same."""
    assert "1 finished" in bare["simulate quests --games 1 --bots random"]


def test_every_extra_is_asked_for_somewhere() -> None:
    """Given the extras of the package, then each of them is named by some refusal."""
    assert set(EXTRAS) == {extra for _, extra in WANTED.values()}
