"""`play` in the terminal, as a person would: typing into a real process."""

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import msgspec
import pytest

from wartable.matches.record import Record, read_record

pytestmark = pytest.mark.exhaustive  # plays long


def play(folder: Path, typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "wartable", "play", "quests", *arguments]
    return subprocess.run(
        command,
        input=typed,
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def environment() -> dict[str, str]:
    """Plain sources stay plain in a process that runs in another folder."""
    paths = [str(Path(one).resolve()) for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "160"}


def saved(folder: Path, name: str) -> Record:
    return read_record((folder / name).read_bytes())


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    done = play(tmp_path, "1\n" * 500, "--bots", "random", "--seed", "4", "--save", "mine.json")
    assert (done.returncode, done.stderr) == (0, "")
    for text in (
        "Points  Completed  Guild  Cards in hand",
        "Round 1 ",
        "1 (+1)",
        "Your turn: choose an action.",
        "Result",
        "The game is saved in mine.json.",
    ):
        assert text in done.stdout
    assert {seat for seat, _ in saved(tmp_path, "mine.json").choices} == {0, 1}


def test_a_solo_game_ends_with_a_rank(tmp_path: Path) -> None:
    done = play(tmp_path, "1\n" * 500, "--players", "1", "--seed", "4")
    assert done.returncode == 0
    assert re.search(r"(Minister|Leader|Layman) of (Quests|Jests)", done.stdout)


def test_quitting_saves_and_resuming_goes_on(tmp_path: Path) -> None:
    done = play(tmp_path, "1\n1\nq\n", "--players", "1", "--seed", "4")
    assert (done.returncode, done.stderr) == (0, "")
    before = saved(tmp_path, "quests-4.json")
    assert len(before.choices) == 2
    play(tmp_path, "1\n", "--players", "1", "--resume", "quests-4.json", "--save", "later.json")
    assert saved(tmp_path, "later.json").choices[:2] == before.choices
    assert len(saved(tmp_path, "later.json").choices) == 3


def test_a_choice_is_taken_back_until_something_is_learned(tmp_path: Path) -> None:
    """The options of a pending payment come after hiring; taking that back leaves no choice in the record."""
    done = play(tmp_path, "3\nu\n1\nu\nq\n", "--players", "1", "--seed", "5")
    assert "Taken back." in done.stdout
    assert "Something new has been revealed since." in done.stdout
    assert [key for _, key in saved(tmp_path, "quests-5.json").choices] == ["draw"]


def test_help_log_reasons_and_nonsense(tmp_path: Path) -> None:
    done = play(tmp_path, "h\nl\nt\nw hire:slot:9\nfoo\n99\nq\n", "--players", "1", "--seed", "5")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Type the number of an option.") == 3
    assert "QV-" in done.stdout
    assert saved(tmp_path, "quests-5.json").choices == []


def test_many_options_are_listed_in_sections(tmp_path: Path) -> None:
    """given a turn with many options of several kinds / when it is asked / then each kind of several has a heading"""
    asked = play(tmp_path, "q\n", "--players", "1", "--seed", "5").stdout
    in_order = ("  1  Draw a citizen", "\n  Hire\n", "  2  Hire ", "\n  Reserve\n", "  Reserve ")
    places = [asked.index(one) for one in in_order]
    assert places == sorted(places)


def test_a_hint_names_an_option_and_a_reason(tmp_path: Path) -> None:
    """given a question / when a hint is asked for / then it names an option by its number, and nothing is chosen"""
    done = play(tmp_path, "i\nq\n", "--players", "1", "--seed", "5", "--save", "mine.json")
    hint = re.search(r"Hint: (\d+)  (.+)\n  (\S.+)\n", done.stdout)
    assert hint and f" {hint[1]}  {hint[2]}" in done.stdout.partition("> ")[0]
    assert saved(tmp_path, "mine.json").choices == []


def test_the_command_that_goes_on_with_a_saved_game_is_told(tmp_path: Path) -> None:
    """given a game that is quit / when it is saved / then the command is told that goes on with the same bots"""
    done = play(tmp_path, "g\nq\n", "--players", "3", "--bots", "random,greedy", "--save", "mine.json")
    assert done.stdout.count("You lead a guild of adventurers.") == 2  # at the beginning, and as it was asked for
    command = "wartable play quests --resume mine.json --bots random,greedy"
    assert command in done.stdout
    again = play(tmp_path, "q\n", *command.split()[3:])
    assert "Random 2" in again.stdout and "Greedy 3" in again.stdout


def test_the_table_its_cards_and_rules_are_shown_on_demand(tmp_path: Path) -> None:
    """given a question / when parts of the table, cards and rules are asked for / then these are told"""
    done = play(tmp_path, "t hand\n? 2\nc knight\nr\nr QV-085\nc nobody\nq\n", "--players", "1", "--seed", "5")
    first, hand, option, card, behind, rule, none, *_ = done.stdout.split("> ")
    assert "Hand" not in first and "Hand" in hand and "Tavern" not in hand
    assert "brings" in option and "Soldier; brings 1 Strength." in card
    assert behind.startswith("QV-053") and rule.startswith("QV-085")
    assert none.startswith("No card is meant.")


def test_hands_are_hidden_between_people_at_one_terminal(tmp_path: Path) -> None:
    """Both draw twice: each reads which cards they drew themselves, and only that the other drew."""
    done = play(tmp_path, "\n1\n1\n\n1\n1\n\nq\n", "--people", "2", "--seed", "6")
    parts = re.split(r"(Player \d) to the terminal, please; then press Enter\.", done.stdout)
    assert parts[1::2] in (["Player 1", "Player 2", "Player 1"], ["Player 2", "Player 1", "Player 2"])
    for who, shown in zip(parts[3::2], parts[4::2], strict=True):
        others = [line for line in shown.splitlines() if "draws" in line and f"{who} draws" not in line]
        assert others
        assert all(line.endswith("draws a citizen.") for line in others)
    own = [line for line in parts[4].splitlines() if f"{parts[3]} draws" in line]
    assert own
    assert not any(line.endswith("draws a citizen.") for line in own)


def test_people_at_one_terminal_get_sealed_chance(tmp_path: Path) -> None:
    """Unless they give a seed; a sealed one can be given too, and deals the same game again."""
    play(tmp_path, "q\n", "--people", "2", "--save", "two.json")
    play(tmp_path, "q\n", "--save", "one.json")
    secret = str(saved(tmp_path, "two.json").seed)
    play(tmp_path, "q\n", "--seed", secret.upper(), "--save", "again.json")
    assert [saved(tmp_path, f"{name}.json").chance for name in ("two", "one", "again")] == ["sealed", "quick", "sealed"]
    assert saved(tmp_path, "again.json").seed == secret and len(secret) == 64


def test_what_is_no_seed_is_refused(tmp_path: Path) -> None:
    done = play(tmp_path, "", "--seed", "lucky")
    assert done.returncode == 2 and "whole number, or 64 hexadecimal digits" in done.stderr


def test_the_record_of_another_game_cannot_be_resumed(tmp_path: Path) -> None:
    play(tmp_path, "q\n", "--players", "1", "--seed", "5")
    path = tmp_path / "quests-5.json"
    path.write_bytes(msgspec.structs.replace(read_record(path.read_bytes()), game="chess").to_json())
    done = play(tmp_path, "", "--resume", "quests-5.json")
    assert done.returncode == 2
    assert "is a game of chess, not of quests" in done.stderr
    assert "Traceback" not in done.stderr


def test_serve_listens_and_ends_when_it_is_told_to(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wartable", "serve", "--port", "0", "--data", str(tmp_path), "--no-open"]
    server = subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = line.rsplit(" ", 1)[-1].strip()
        with urllib.request.urlopen(f"{address}/api/games", timeout=10) as answer:
            assert b'"quests"' in answer.read()
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) == 0
