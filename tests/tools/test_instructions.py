"""Counting instructions: what is compared, and what is not counted at all."""

import shutil
import subprocess
import sys

import pytest

from tools import instructions
from wartable.lab.compiled import is_compiled


def test_what_both_runs_have_in_common_counts_for_nothing() -> None:
    started = 50_000
    few, many = instructions.Count(started + 20 * 700, 20 * 7), instructions.Count(started + 120 * 700, 120 * 7)
    assert many.beyond(few).each() == 100


def test_the_same_games_have_the_same_decisions() -> None:
    assert instructions.play("quests", 2) == instructions.play("quests", 2) > instructions.play("quests", 1)


@pytest.mark.skipif(is_compiled(), reason="only plain sources are refused")
def test_plain_sources_are_refused() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        instructions.titles_of(instructions.ROOT / "src")


@pytest.mark.skipif(not shutil.which("valgrind"), reason="valgrind is not installed")
def test_valgrind_tells_how_many_were_collected() -> None:
    command = [*instructions.CALLGRIND, sys.executable, "-S", "-c", "pass"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert instructions.COLLECTED.search(ended.stderr)
