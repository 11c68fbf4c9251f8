"""Every number of the data matters: an edition that changes it plays differently, or is refused."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from wartable.editions.laying import FieldChange
from wartable.server.drawn import DRAWN
from wartable.titles import TITLES

TOO_STRONG = """
[edition]
game = "dragon_valley"
name = "Too strong"

[[card]]
id = "smite"
effects = [{ op = "destroy_enemy", amount = 2 }]
"""


def run(*words: object) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, *map(str, words)], capture_output=True, text=True, check=False)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", list(TITLES))
def test_every_number_that_changes_is_refused_or_seen(game: str) -> None:
    """Given data with one number changed, then they are refused, or the rules hold another number, or it is drawn."""
    ended = run(Path(__file__).with_name("numbers_of.py"), game)
    assert ended.returncode == 0, ended.stderr
    silent = [FieldChange(tuple(map(str, place)), None, None) for place in json.loads(ended.stdout)]
    assert [change.path for change in silent if not change.is_within(DRAWN.get(game, ()))] == []


def test_what_is_written_as_code_cannot_be_changed(tmp_path: Path) -> None:
    """Given a card whose rules are code, when an edition changes its number, then it is refused and not half obeyed."""
    file = tmp_path / "strong.toml"
    file.write_text(TOO_STRONG, encoding="utf-8")
    ended = run("-m", "wartable", "simulate", "dragon_valley", "--games", 1, "--edition", file)
    assert ended.returncode == 2
    told = " ".join(ended.stderr.split())
    assert "strong.toml, line 8, card.smite.effects: this is built into the rules. Allowed: what is printed, [" in told


def test_what_the_rules_stumble_over_is_named_with_its_line(tmp_path: Path) -> None:
    """Given a number that an assertion of the rules refuses, then the refusal tells what is changed, and where."""
    file = tmp_path / "limit.toml"
    text = '[edition]\ngame = "quests"\nname = "Ten cards"\n\n[limits]\nhand_limit_end_of_turn = 10\n'
    file.write_text(text, encoding="utf-8")
    ended = run("-m", "wartable", "simulate", "quests", "--games", 1, "--edition", file)
    told = " ".join(ended.stderr.split())
    assert ended.returncode == 2 and "It changes (by line) 6: limits.hand_limit_end_of_turn. The rules" in told


@pytest.mark.parametrize(
    ("game", "text", "told"),
    [
        (
            "shadow_kingdoms",
            "[general]\nend_trigger_completed_plans = 9\n",
            "6, general.end_trigger_completed_plans: 9",
        ),
        ("immortals", "[variants.two_players]\nrounds = 0\n", "6, variants.two_players.rounds: 0"),
        ("dragon_valley", '[[unit]]\nid = "archer"\nmove = 10\n', "7, unit.archer.move: 10"),
    ],
)
def test_a_number_that_cannot_be_played_is_refused(game: str, text: str, told: str, tmp_path: Path) -> None:
    """Given a number with which a game would stop short, then its line, its field and what is allowed are told."""
    file = tmp_path / "extreme.toml"
    file.write_text(f'[edition]\ngame = "{game}"\nname = "Extreme"\n\n{text}', encoding="utf-8")
    ended = run("-m", "wartable", "simulate", game, "--games", 1, "--edition", file)
    assert ended.returncode == 2 and "Traceback" not in ended.stderr
    assert f"line {told} is not allowed here. Allowed: 1 to " in " ".join(ended.stderr.split())
