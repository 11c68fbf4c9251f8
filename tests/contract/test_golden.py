"""The golden file: seeded games come to what they came to when the rules were last changed on purpose.

Run `python -m tools.golden --write` when a change is meant, and raise the title's rules version.
"""

from typing import Any

import pytest

from tools import golden
from wartable.engine.contract import Title
from wartable.titles import TITLES

QUICK = 60

every_title = pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))


@every_title
def test_the_first_games_are_as_they_were(title: Title[Any]) -> None:
    """Given the first seeded games, then choices, scores and checksums are those of the file."""
    assert golden.differences(title, range(QUICK)) == []


@pytest.mark.exhaustive
@every_title
def test_all_games_are_as_they_were(title: Title[Any]) -> None:
    """Given all 1,000 seeded games, compiled or plain, then they are those of the file."""
    assert golden.differences(title, range(QUICK, golden.GAMES)) == []


@every_title
def test_the_file_is_complete(title: Title[Any]) -> None:
    """Given the file, then it has a line for each of 1,000 games of all player counts, all different."""
    lines = golden.path_of(title).read_text(encoding="utf-8").splitlines()
    assert len(set(lines)) == golden.GAMES
    assert {int(line.split()[0]) for line in lines} == set(title.players)


def test_a_difference_is_told() -> None:
    """Given a game that differs from its line, then both are shown."""
    title = next(iter(TITLES.values()))
    line = next(golden.lines_of(title, [0]))
    assert golden.line_of(title, title.players[0], "random", 0, 0) == line
    assert golden.line_of(title, title.players[0], "random", 1, 0) != line
