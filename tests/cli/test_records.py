"""`verify` and `replay` on files: whole games, broken ones, and files that are not records."""

import json
import re
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Run

from wartable.matches.match import Match
from wartable.matches.record import Record
from wartable.titles import TITLES, title

HAND = re.compile("Hand ")


def changed(file: Path, **changes: object) -> Path:
    """The file with some fields of its record changed by somebody who knows how a chain is made."""
    fields = json.loads(file.read_text()) | changes
    if fields.keys() | {"edition"} == set(Record.__struct_fields__):  # which only games of an edition have
        fields["chain"] = msgspec.convert(fields, Record).chained().chain
    file.write_text(json.dumps(fields))
    return file


def test_a_whole_game_is_legal_and_complete(run: Run, file: Path, record: Record) -> None:
    """The fingerprint, by which people compare their records, is shown too."""
    ran = run("verify", file)
    assert ran.code == 0
    first, last = ran.raw.splitlines()
    assert first.endswith(f"Fingerprint of the game: {record.links()[-1]}")
    assert last == f"Legal and complete: {len(record.choices)} choices."


def test_half_a_game_is_legal_but_not_complete(run: Run, file: Path, record: Record) -> None:
    ran = run("verify", changed(file, choices=record.choices[:10]))
    assert (ran.code, ran.raw.splitlines()[-1]) == (1, "Legal but not complete: 10 choices.")


def test_a_choice_that_is_not_legal_is_named_with_its_rule(run: Run, file: Path, record: Record) -> None:
    choices = [*record.choices[:4], (record.choices[4][0], "hire:slot:17"), *record.choices[5:]]
    ran = run("verify", changed(file, choices=choices))
    assert ran.code == 1
    assert f"Not legal: choice 5 of {len(choices)}, hire:slot:17" in ran.out
    assert "[QV-" in ran.out


def test_a_choice_of_the_wrong_seat_is_named(run: Run, file: Path, record: Record) -> None:
    first, key = record.choices[0]
    ran = run("verify", changed(file, choices=[(1 - first, key)]), "--json")
    told = json.loads(ran.out)
    assert (ran.code, told["legal"], told["complete"], told["fault"]["choice"]) == (1, False, False, 1)


def test_choices_after_the_end_are_not_legal(run: Run, file: Path, record: Record) -> None:
    ran = run("verify", changed(file, choices=[*record.choices, (0, "draw")]))
    assert ran.code == 1
    assert "The game is over." in ran.out


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "This is not a Wartable record"),
        ("no JSON", "This is not a Wartable record"),
        ("{}", "This is not a Wartable record"),
        ("[1, 2]", "This is not a Wartable record"),
        ("\xff\xfe", "This is not a Wartable record"),
    ],
)
def test_a_file_that_is_no_record_is_refused(run: Run, tmp_path: Path, command: str, content: str, said: str) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content.encode("latin-1"))
    ran = run(command, path)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"players": 9}, "not 9"),
        ({"rules": 99}, "version 99"),
        ({"wartable": 99}, "format 99"),
        ({"options": {"speed": 3}}, "has no option 'speed'"),
        ({"extra": 1}, "not a Wartable record"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused(
    run: Run, file: Path, command: str, changes: dict[str, object], said: str
) -> None:
    ran = run(command, changed(file, **changes))
    assert ran.code == 2
    assert said in ran.err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_file_is_named(run: Run, tmp_path: Path, command: str) -> None:
    ran = run(command, tmp_path / "nothing.json")
    assert ran.code == 2
    assert "nothing.json: No such file or directory" in ran.err


def test_a_folder_is_no_record(run: Run, tmp_path: Path) -> None:
    assert run("verify", tmp_path).code == 2


def test_replay_tells_every_choice_and_the_result(run: Run, file: Path, record: Record) -> None:
    ran = run("replay", file)
    assert ran.code == 0
    for number, (seat, key) in enumerate(record.choices, 1):
        assert f"{number} Player {seat + 1}: {key}" in ran.out
    assert "The game is over." in ran.out
    assert "Result" in ran.out


def test_replay_can_show_every_table_on_the_way(
    run: Run, file: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """given --step / when Enter is pressed twice, and t before / then three choices are shown, and one table"""
    monkeypatch.setattr("sys.stdin", StringIO("t\n\n\n"))
    ran = run("replay", file, "--step")
    assert ran.code == 0
    assert ran.out.count("Cards in hand Player 1") == 3
    assert ran.out.count("Tavern") == 1
    assert f"3 Player {record.choices[2][0] + 1}: {record.choices[2][1]}" in ran.out


def test_replay_shows_one_moment(run: Run, file: Path) -> None:
    ran = run("replay", file, "--at", 0, "--seat", 1)
    assert ran.code == 0
    assert "Tavern" in ran.out
    assert HAND.search(ran.out)


@pytest.mark.parametrize("game", TITLES)
def test_the_table_of_every_game_is_drawn(run: Run, tmp_path: Path, game: str) -> None:
    """given a record of any game / when a moment is shown / then it is a table for people; JSON only for programs"""
    match = Match(title(game), 2, 5, {})
    for _ in range(20):
        question = match.decisions()[0]
        match.choose(question.seat, question.options[0].key)
    file = tmp_path / "game.json"
    file.write_bytes(match.record().to_json())
    drawn = run("replay", file, "--at", 20)
    assert (drawn.code, drawn.err) == (0, "")
    assert drawn.raw.startswith("After choice 20 of ") and "Player 2" in drawn.out
    assert not {"{", "}", '"'} & set(drawn.raw)
    asked = run("replay", file, "--at", 20, "--json")
    assert msgspec.json.decode(asked.raw) == msgspec.to_builtins(match.view(None))


def test_replay_shows_a_spectator_no_hand(run: Run, file: Path, record: Record) -> None:
    assert not HAND.search(run("replay", file, "--at", 0).out)
    drawn = [line for line in run("replay", file).raw.splitlines() if "draws" in line]
    assert drawn
    assert all(line.endswith("draws a citizen.") for line in drawn)


@pytest.mark.parametrize(("option", "value"), [("--at", 100_000), ("--seat", 2)])
def test_replay_refuses_moments_and_seats_that_do_not_exist(run: Run, file: Path, option: str, value: int) -> None:
    assert run("replay", file, option, value).code == 2


def test_replay_refuses_a_record_that_is_not_legal(run: Run, file: Path, record: Record) -> None:
    ran = run("replay", changed(file, choices=[(record.choices[0][0], "fly")]))
    assert ran.code == 2
    assert "Choice 1 (fly by seat" in ran.err


def test_a_record_survives_reading_and_writing(file: Path, record: Record) -> None:
    assert msgspec.json.decode(file.read_bytes(), type=Record) == record.chained()
