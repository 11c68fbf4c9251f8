"""One registration: a game that is added to the titles, and nowhere else, is known to everything that asks them."""

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.support.cases import all_cases
from tests.support.envelopes import EnvelopesTitle, View
from tests.support.further_words import further_words

import wartable
from tools import protocol_types, rule_coverage
from wartable.lab.ladder import Climb, contests
from wartable.matches.record import read_record
from wartable.titles import TITLES

TITLE = EnvelopesTitle()
NAME = TITLE.name = "letters"
MESSAGES = """
letters-title = Letters
letters-blurb = A card a round.
letters-choices-rounds = Rounds
"""


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Given the toy game among the titles, and its words in a folder of languages."""
    monkeypatch.setitem(TITLES, NAME, TITLE)
    with further_words(tmp_path / "words", {f"en/{NAME}.ftl": MESSAGES, f"every_language/{NAME}.toml": "minutes = 5"}):
        yield


@pytest.mark.parametrize("bots", ["random", "habitual", "greedy", "sharp", "casual,master"])
def test_every_bot_plays_it(run: Run, bots: str) -> None:
    told = ("simulate", NAME, "--players", 2, "--games", 2, "--bots", bots, "--check", "--jobs", 1, "--json")
    ran = run(*told)
    assert ran.code == 0
    assert json.loads(ran.out)["finished"] == 2


def test_bots_meet_in_it(run: Run) -> None:
    ran = run("arena", NAME, "--bots", "random,greedy", "--games", 2, "--jobs", 1, "--json")
    assert [one["bot"] for one in json.loads(ran.out)["bots"]]


def test_it_is_measured(run: Run) -> None:
    ran = run("bench", NAME, "--seconds", 0.2, "--no-compare", "--json")
    assert json.loads(ran.out)["games"][NAME]["decisions_per_second"] > 0


def test_it_is_played_in_the_terminal_and_told_again(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 50))
    path = tmp_path / "game.json"
    played = run("play", NAME, "--seed", 3, "--bots", "random", "--save", path)
    assert (played.code, played.err) == (0, "")
    assert "Player 1" in played.out and "Result" in played.out
    assert run("verify", path).code == 0
    assert "Result" in run("replay", path).out
    assert wartable.replay(read_record(path.read_bytes())).over


def test_it_has_levels_and_a_ladder(run: Run, tmp_path: Path) -> None:
    assert "Letters" in run("levels", NAME).out
    climb = Climb(2, 2, 2, 2, tmp_path, 1)
    assert {(one.game, one.players) for one in contests([NAME], climb)} == {(NAME, 2), (NAME, 3)}


def test_the_client_has_its_types() -> None:
    names = protocol_types.schema()["components"]["schemas"]
    assert any(name.endswith(View.__name__) and "own_envelope" in names[name]["properties"] for name in names)


def test_its_rules_are_counted(tmp_path: Path) -> None:
    for place, text in (
        (f"docs/rules/{NAME}.md", "- **EN-001** The highest card wins.\n"),
        (f"src/wartable/{NAME}/title.py", '"""EN-001"""'),
        ("tests/test_letters.py", ""),
    ):
        path = tmp_path / place
        path.parent.mkdir(parents=True)
        path.write_text(text)
    (coverage,), unknown = rule_coverage.measure(tmp_path)
    assert [line[:22] for line in coverage.missing()] == ["EN-001  not in tests  "]
    assert unknown == []


def test_the_contract_is_asked_of_it() -> None:
    assert {case.players for case in all_cases() if case.title.name == NAME} == {2, 3}
