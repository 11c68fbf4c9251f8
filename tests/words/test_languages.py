"""Languages: a folder each, with grammar of their own; what one does not say is said in English."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from tests.support.further_words import further_words

from wartable.titles import TITLES
from wartable.words import (
    MissingSentence,
    Names,
    Segment,
    languages,
    names_at,
    option_sentence,
    plain,
    rule_behind,
    sentence,
    word,
)
from wartable.words.catalogue import ENGLISH, FOLDERS, part

POLISH = """
quests-names-citizen-knight = Rycerz
    .accusative = Rycerza
    .gender = masculine
quests-names-citizen-cleric = Kapłanka
    .accusative = Kapłankę
    .gender = feminine
quests-log-hired = { $seat } najmuje { $citizen-accusative }.
quests-log-laid_citizen = { $citizen } { $citizen-gender ->
        [feminine] przyszła
       *[masculine] przyszedł
    } do karczmy.
quests-options-hire-slot = Najmij { $citizen-accusative } za { $cost ->
        [one] { $cost } kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    }
"""
PAGES = "client.ftl"
GAME = TITLES["quests"]


@pytest.fixture
def polish(tmp_path: Path) -> Iterator[Names]:
    """Given a language with cases, genders and three plurals, and only a few messages in it."""
    with further_words(tmp_path, {"pl/quests.ftl": POLISH, f"pl/{PAGES}": ""}):
        yield names_at(GAME, ["Ann", "Bob"], "pl")


def test_a_language_is_found_by_its_folder(polish: Names) -> None:
    assert languages() == [ENGLISH, "de", "pl"]


def test_a_name_is_told_in_its_case_and_still_lights_the_thing(polish: Names) -> None:
    told = sentence("quests", "log", "hired", {"seat": 1, "citizen": "cleric"}, polish)
    assert told[0] == Segment("Bob", "player:1")
    assert told[2] == Segment("Kapłankę", "citizen:cleric")
    assert plain(told) == "Bob najmuje Kapłankę."


@pytest.mark.parametrize(
    ("citizen", "words"), [("knight", "Rycerz przyszedł do karczmy."), ("cleric", "Kapłanka przyszła do karczmy.")]
)
def test_a_word_agrees_with_the_gender_of_a_name(polish: Names, citizen: str, words: str) -> None:
    assert plain(sentence("quests", "log", "laid_citizen", {"citizen": citizen}, polish)) == words


@pytest.mark.parametrize(("cost", "words"), [(1, "1 kartę"), (3, "3 karty"), (5, "5 kart"), (22, "22 karty")])
def test_a_language_has_its_own_plurals(polish: Names, cost: int, words: str) -> None:
    told = option_sentence("quests", "hire:slot:2", {"citizen": "knight", "cost": cost}, polish)
    assert plain(told) == f"Najmij Rycerza za {words}"


def test_what_a_language_does_not_say_is_said_in_english(polish: Names) -> None:
    """given no Polish sentence, or no form of a name / then English says it, with the names that there are"""
    assert plain(sentence("quests", "log", "drew", {"seat": 0, "citizen": "knight"}, polish)) == "Ann draws Rycerz."
    assert plain(sentence("quests", "log", "hired", {"seat": 0, "citizen": "thief"}, polish)) == "Ann najmuje Thief."
    assert word("server", "waiting", "pl") == word("server", "waiting")


def test_numbers_are_written_as_they_are() -> None:
    assert plain(sentence("quests", "log", "turn", {"round": 1500, "seat": 0})) == "Round 1500: 0 begins a turn."


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with (
        further_words(tmp_path, {"pl/quests.ftl": "quests-title = { $\n"}),
        pytest.raises(ValueError, match=r"pl/quests\.ftl"),
    ):
        word("quests", "title", "pl")


def test_a_question_without_a_rule_is_named() -> None:
    with pytest.raises(MissingSentence, match="the rule behind quests-questions-nothing"):
        rule_behind("quests", "nothing")


def english_parts() -> list[str]:
    return [one.name.removesuffix(".ftl") for one in FOLDERS[0].joinpath(ENGLISH).iterdir()]


@pytest.mark.parametrize("name", english_parts())
def test_every_message_can_be_filled(name: str) -> None:
    """given all facts that a wording wants / then it has a text without holes, and its id stands in the file once"""
    found = part(ENGLISH, name)
    assert found is not None
    text = FOLDERS[0].joinpath(ENGLISH, f"{name}.ftl").read_text(encoding="utf-8")
    written = [one.id.name for one in FluentResource(text).body if isinstance(one, ast.Message)]
    assert sorted(set(written)) == sorted(written)
    for message in found.ids():
        for wording in found.wordings(message):
            filled = wording.filled(dict.fromkeys(wording.wanted, 1))
            assert "{" not in filled, message


@pytest.mark.parametrize("name", english_parts())
def test_an_id_begins_with_the_part_that_holds_it(name: str) -> None:
    game = name.removesuffix(".page")
    found = part(ENGLISH, name)
    assert found is not None
    if name != "client":
        assert [one for one in found.ids() if not one.startswith((f"{game}-", f"coach-{game}-"))] == []
