"""`wartable verify` on records of fair deals: what it proves, what it needs to know for that, and what it refuses."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.conftest import Run

import wartable
from wartable.matches.fairness import fair_part, seed_from
from wartable.matches.record import Record

SECRET = "0123456789abcdef" * 4
TABLE = "abcdefgh2345"
GIVEN = "7" * 64
Change = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def dealt() -> Record:
    """A whole game of two, of whom one has given something to the deal."""
    match, chance = wartable.new_game("quests", 2, seed_from(SECRET, TABLE, [GIVEN, None])), random.Random(3)
    while not match.over:
        question = match.decisions()[0]
        match.choose(question.seat, chance.choice(question.options).key)
    return msgspec.structs.replace(match.record(), fair=fair_part(SECRET, TABLE, [GIVEN, None]))


@pytest.fixture
def path(tmp_path: Path, dealt: Record) -> Path:
    path = tmp_path / "dealt.json"
    path.write_bytes(dealt.to_json())
    return path


def spoilt(path: Path, change: Change) -> Path:
    fields = json.loads(path.read_text())
    change(fields)
    path.write_text(json.dumps(fields))
    return path


def test_deal_and_choices_are_proved(run: Run, path: Path, dealt: Record) -> None:
    """Given what was noted before the game, then everything is proved by it."""
    assert dealt.fair is not None
    ran = run("verify", path, "--commitment", dealt.fair.commitment.upper(), "--contribution", f"0={GIVEN}")
    assert ran.code == 0
    assert "from it and what 1 of 2 seats gave to the deal" in ran.out
    assert "What seat 0 gave to the deal is what you noted." in ran.out
    assert "the deal was not chosen after it was shown" in ran.out
    assert ran.out.endswith(f"Legal and complete: {len(dealt.choices)} choices.")


def test_without_a_commitment_it_says_what_is_not_proved(run: Run, path: Path) -> None:
    ran = run("verify", path)
    assert ran.code == 0
    assert "The record agrees with itself." in ran.out and "--commitment" in ran.out


def test_programs_get_everything_as_json(run: Run, path: Path, dealt: Record) -> None:
    told = json.loads(run("verify", path, "--json").out)
    assert (told["legal"], told["complete"], told["flaw"]) == (True, True, None)
    assert told["fingerprint"] == dealt.links()[-1]
    assert told["fair"]["contributions"] == [GIVEN, None]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda fields: fields["choices"][16].__setitem__(0, 1 - fields["choices"][16][0]), "Changed: choice 17."),
        (lambda fields: fields.update(seed=SECRET), "Changed: the seed"),
        (lambda fields: fields.update(rules=99), "Changed: the version of the rules."),
        (lambda fields: fields["fair"].update(secret=GIVEN), "The secret does not fit the commitment."),
        (lambda fields: fields["fair"]["contributions"].reverse(), "Changed: the contribution of seat 0."),
        (lambda fields: fields["chain"].__setitem__(3, "00000000"), "Changed: link 4 of the chain."),
    ],
)
def test_what_was_changed_is_named(run: Run, path: Path, change: Change, said: str) -> None:
    ran = run("verify", spoilt(path, change))
    assert ran.code == 1
    assert said in ran.out and "Legal" not in ran.out


def test_another_commitment_or_contribution_than_the_one_noted_is_named(run: Run, path: Path) -> None:
    ran = run("verify", path, "--commitment", GIVEN)
    assert (ran.code, "The commitment is not the one that you noted" in ran.out) == (1, True)
    ran = run("verify", path, "--contribution", f"1={GIVEN}")
    assert (ran.code, "What seat 1 gave to the deal is not what you noted." in ran.out) == (1, True)


def test_a_broken_file_is_refused_with_the_byte(run: Run, path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"players": 2', b'"players"; 2'))
    ran = run("verify", path)
    assert (ran.code, "byte" in ran.err) == (2, True)


def test_a_flipped_bit_that_leaves_no_text_is_refused_with_its_byte(run: Run, path: Path) -> None:
    content = bytearray(path.read_bytes())
    place = content.index(b"choices") + 3
    content[place] ^= 0x80
    path.write_bytes(content)
    ran = run("verify", path)
    assert ran.code == 2
    assert f"in position {place}" in ran.err


def test_of_rules_that_are_gone_the_deal_is_proved_all_the_same(run: Run, path: Path, dealt: Record) -> None:
    """Given a record of other rules, then what needs no rules is proved, and the rest is said not to be."""
    path.write_bytes(msgspec.structs.replace(dealt, rules=99).to_json())
    ran = run("verify", path)
    assert ran.code == 2
    assert "The secret fits the commitment" in ran.out and "Legal" not in ran.out
    assert "version 99" in ran.err
    told = json.loads(run("verify", path, "--json").out)
    assert (told["legal"], told["complete"], told["flaw"]) == (None, False, None)


@pytest.mark.parametrize("given", [["--commitment", "no"], ["--contribution", GIVEN], ["--contribution", "0=12"]])
def test_what_is_no_noted_value_is_refused(run: Run, path: Path, given: list[str]) -> None:
    ran = run("verify", path, *given)
    assert ran.code == 2
    assert "DIGITS" in ran.err or "hexadecimal" in ran.err
