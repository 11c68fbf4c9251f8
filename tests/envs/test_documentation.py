"""The page about environments: its examples run as they stand, and its tables are right."""

import doctest
import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

import wartable.envs

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
ROWS = {
    "Quests": ("quests", {}),
    "Shadow Kingdoms": ("shadow_kingdoms", {}),
    "with Riftlands": ("shadow_kingdoms", {"riftlands": True}),
    "Immortals": ("immortals", {}),
    "Dragon Valley": ("dragon_valley", {}),
}


def test_the_examples_run() -> None:
    """Given the examples of the page, when they are run, then they print what stands there."""
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 10 and result.failed == 0


@pytest.mark.parametrize("row", ROWS)
def test_the_table_of_sizes_is_right(row: str) -> None:
    """Given a row of the table, then actions and numbers are as many as it says for each number of players."""
    game, options = ROWS[row]
    (line,) = re.findall(rf"^\| {row} \| ([\d, ·]+) \| ([\d, ·]+) \| ([\d, ·]+) \|$", PAGE.read_text(), re.MULTILINE)
    players, actions, numbers = ([int(one.replace(",", "")) for one in column.split("·")] for column in line)
    assert {len(wartable.envs.action_keys(game, one, options)) for one in players} == set(actions)
    assert numbers == [len(wartable.envs.observation_names(game, one, options)) for one in players]
