"""Bots from outside: they join by name, see no more than a person, and what goes wrong is said in their name."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.node import node_home
from tools.setup import ROOT

from wartable.bots import program
from wartable.bots.levels import known_bots, make_bot
from wartable.bots.outside import VARIABLE, add_bots
from wartable.bots.program import BotFailed
from wartable.engine.chance import chance_from
from wartable.engine.decision import BadSetup
from wartable.engine.window import Window
from wartable.lab.experiment import Experiment, play
from wartable.lab.trial import try_bot
from wartable.matches.match import Match
from wartable.server.games import games
from wartable.server.making import charter_of
from wartable.server.table_info import NewTable
from wartable.server.thought import Thought, think
from wartable.titles import TITLES, title

BOTS = ROOT / "examples" / "bots"
HASTY = str(BOTS / "hasty_bot" / "hasty_bot.py")
FIRST = f"first={sys.executable} {BOTS / 'first.py'}"
PYTHON = f"{sys.executable} -u -c"
ONCE = f'{PYTHON} \'import json; print(json.dumps(dict(choose=json.loads(input())["options"][0]["key"])))\''
SLOW = f"{sys.executable} -c 'import time; time.sleep(60)'"
CHEAT = """
import zlib
import msgspec
from wartable.bots.bot import Bot

class CheatBot(Bot):
    def choose(self, window):
        secrets = window.title.view(window._game, 1 - window.seat)
        options = window.decision.options
        return options[zlib.crc32(msgspec.json.encode(secrets)) % len(options)]
"""
ANY = """
import random
from wartable.bots.bot import Bot

class AnyBot(Bot):
    def choose(self, window):
        return random.choice(window.decision.options)
"""


@pytest.fixture(autouse=True)
def nothing_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")


def file_with(folder: Path, text: str) -> str:
    path = folder / "mine.py"
    path.write_text(text)
    return str(path)


def window(game: str = "quests", seed: int = 5) -> Window:
    played = title(game)
    match = Match(played, 2 if 2 in played.players else 3, seed, {})
    return Window(played, match.game, match.decisions()[0].seat)


def test_a_class_in_a_file_joins_by_its_name() -> None:
    add_bots([HASTY])
    assert known_bots()[-1] == "hasty"
    played = play(Experiment("quests", 2, {}, ["hasty", "random"], 1, 3), 0)
    assert played.finished


@pytest.mark.parametrize("game", TITLES)
def test_a_program_gets_what_a_person_has_and_its_choice_is_played(game: str) -> None:
    """Given a program that takes the first option, then it plays whole games of every title as that rule would."""
    add_bots([FIRST])
    seen = window(game)
    asking = program.ProgramBot(7, "first", "x").asking(seen)
    assert [one.key for one in asking.options] == [seen.title.key(option) for option in seen.decision.options]
    assert asking.view == seen.view() and asking.text and all(one.text for one in asking.options)
    assert make_bot("first", seen.title, 1).choose(seen) == seen.decision.options[0]


def test_a_program_in_another_language_plays_a_whole_game() -> None:
    add_bots([f"longest={node_home() / 'bin' / 'node'} {BOTS / 'longest.js'}"])
    assert play(Experiment("quests", 2, {}, ["longest", "random"], 1, 3), 0).finished


@pytest.mark.slow
def test_a_package_joins_by_its_entry_point(tmp_path: Path) -> None:
    """Given the template, installed, then `arena` knows its bot by name, in worker processes too."""
    install = [Path(sys.executable).parent / "uv", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*install, "--target", tmp_path, BOTS / "hasty_bot"], check=True)
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    command = [
        sys.executable,
        "-m",
        "wartable",
        "arena",
        "quests",
        "--bots",
        "hasty,random",
        "--games",
        "4",
        "--jobs=2",
    ]
    ended = subprocess.run(
        [*command, "--json"], env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    assert {one["bot"] for one in json.loads(ended.stdout)["bots"]} == {"hasty", "random"}


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (f"{PYTHON} 'raise SystemExit(\"no plan\")'", "has ended with code 1. It said last: no plan"),
        ("no_such_program", "The bot it cannot be started (no_such_program)"),
        (f"{PYTHON} 'print(input()[:4])'", "and not with a line of JSON that says what it chooses"),
        (
            f"{PYTHON} 'input(); print(bytes.fromhex(\"7b2263686f6f7365223a2278227d\").decode())'",
            "chose 'x', which was",
        ),
    ],
)
def test_a_program_that_fails_is_named_with_what_it_said(command: str, told: str) -> None:
    add_bots([f"it={command}"])
    seen = window()
    with pytest.raises(BotFailed) as failed:
        make_bot("it", seen.title, 1).choose(seen)
    assert told in failed.value.sentence


def test_a_program_that_takes_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "SECONDS", 0.2)
    add_bots([f"slow={SLOW}"])
    seen = window()
    with pytest.raises(BotFailed, match=r"has not answered within 0\.2 seconds"):
        make_bot("slow", seen.title, 1).choose(seen)
    assert program.running("slow", SLOW).process is None


def test_a_program_that_has_ended_is_started_again() -> None:
    """Given a program that answers once and ends, then the next choice is answered too."""
    add_bots([f"once={ONCE}"])
    bot, seen = make_bot("once", title("quests"), 1), window()
    assert bot.choose(seen) == seen.decision.options[0]
    process = program.running("once", ONCE).process
    assert process is not None and process.wait(timeout=10) == 0
    assert bot.choose(seen) == seen.decision.options[0]


def test_a_class_that_crashes_is_named_with_the_place(tmp_path: Path) -> None:
    text = "from wartable.bots.bot import Bot\nclass Odd(Bot):\n def choose(self, w):\n  return 1 // 0\n"
    add_bots([file_with(tmp_path, text)])
    seen = window()
    with pytest.raises(BotFailed, match=r"The bot odd has crashed: ZeroDivisionError: .* \(mine\.py, 4\)"):
        make_bot("odd", seen.title, 1).choose(seen)


@pytest.mark.parametrize("place", ["tests/bots/test_outside.py", "no-such-package"])
def test_a_place_without_bots_is_refused(place: str) -> None:
    with pytest.raises(BadSetup, match="There are no bots in"):
        add_bots([str(ROOT / place) if place.endswith(".py") else place])


def test_a_fair_bot_passes_its_trial_and_one_that_peeks_does_not(tmp_path: Path) -> None:
    """Given a bot that looks at the other hand behind its window, then its trial shows it, with examples."""
    add_bots([HASTY, file_with(tmp_path, CHEAT)])
    assert try_bot("hasty", "quests", 1).passed
    caught = try_bot("cheat", "quests", 1)
    assert caught.unfair and not caught.passed


def test_a_bot_that_throws_its_own_dice_is_not_steady(tmp_path: Path) -> None:
    add_bots([file_with(tmp_path, ANY)])
    assert try_bot("any", "quests", 1).unsteady


def test_a_bot_that_peeks_finds_nothing_in_play(tmp_path: Path) -> None:
    """Given two worlds that differ only in what the seat cannot know, then even a cheat chooses the same."""
    add_bots([file_with(tmp_path, CHEAT)])
    played = title("quests")
    game = played.new(2, chance_from(4), {})
    game.run()
    for _ in range(12):
        seat = int(game.decisions()[0].seat)
        worlds = [game, *(played.imagine(game, seat, deal) for deal in range(6))]
        chosen = {make_bot("cheat", played, 9).choose(Window(played, world, seat)) for world in worlds}
        assert len(chosen) == 1
        game.answer(seat, chosen.pop())


def test_a_server_offers_the_bots_that_it_was_told_of() -> None:
    """Given `--bots-from`, then the page lists the bot, a table can be made with it, and a worker lets it think."""
    add_bots([HASTY])
    assert games()[0].levels[-1].label == "Hasty"
    match = Match(title("quests"), 2, 3, {})
    key = think(Thought("t", match.record(), match.decisions()[0].seat, "hasty"))
    assert key in [option.key for option in match.decisions()[0].options]
    assert charter_of(NewTable("quests", 2, ["me", "hasty"])).seats == ["person", "hasty"]
