"""The examples in the docstrings of the public interface run as they stand."""

import doctest
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("pyarrow")
pytest.importorskip("pettingzoo")

import wartable
import wartable.bots.bot
import wartable.editions.chosen
import wartable.envs
import wartable.lab.arena
import wartable.lab.simulate
import wartable.lab.trial
import wartable.matches.match

MODULES = [
    wartable,
    wartable.matches.match,
    wartable.envs,
    wartable.lab.simulate,
    wartable.lab.arena,
    wartable.lab.trial,
    wartable.bots.bot,
    wartable.editions.chosen,
]


@pytest.mark.parametrize("module", MODULES, ids=[module.__name__ for module in MODULES])
def test_the_examples_run(module: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a module with examples, when they are run, then they print what stands there."""
    monkeypatch.chdir(tmp_path)
    result = doctest.testmod(module)
    assert result.attempted > 1 and result.failed == 0
