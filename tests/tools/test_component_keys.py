"""The component files: every key is read by somebody, and every entity says where its facts come from."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.checks import ROOT

FILES = sorted(ROOT.glob("src/wartable/*/*.toml"))
COMPONENTS = [path for path in FILES if path.parent.name != "words"]
SOURCES = {"rulebook", "part", "reconstructed", "house"}  # the last: invented by those who play with it
PICTURES = {  # no rule needs them: a page draws the printed boards from them
    "dragon_valley.components.toml.barony.cell.col",
    "dragon_valley.components.toml.barony.cliff_rows",
    "dragon_valley.components.toml.barony.cliff_side",
    "dragon_valley.components.toml.barony.columns",
    "dragon_valley.components.toml.barony.rows",
    "dragon_valley.components.toml.building.background",
    "dragon_valley.components.toml.territory_grid.columns",
    "dragon_valley.components.toml.territory_grid.rows",
    "immortals.components.toml.area.terrain",
    "immortals.components.toml.barrier",
    "immortals.components.toml.map.canvas",
    "immortals.components.toml.map.central_lake",
    "immortals.components.toml.region.label",
    "immortals.components.toml.region.polygon",
    "shadow_kingdoms.components.toml.shrine.clockwise",
    "shadow_kingdoms.components.toml.troop.color",
    "shadow_kingdoms.riftlands.toml.rift.position",
}


def test_every_key_is_read() -> None:
    """Plain Python only: compiled code looks into a dictionary without asking it."""
    command = [sys.executable, "-m", "tests.support.reading"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    unread = {line for line in ended.stdout.splitlines() if not line.endswith(".source")}
    assert unread == PICTURES


def tables_in(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from tables_in(part)


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_source_is_known(path: Path) -> None:
    tables = list(tables_in(tomllib.loads(path.read_text(encoding="utf-8"))))
    assert {table["source"] for table in tables if "source" in table} <= SOURCES
