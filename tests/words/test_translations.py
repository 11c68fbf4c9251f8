"""Translations: a language says everything that English says, with the same facts, and nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import wartable
from wartable.titles import TITLES
from wartable.words import FORM, names_at, option_sentence, plain, sentence, speaking, spoken, word
from wartable.words.catalogue import ENGLISH, FOLDERS, languages, part
from wartable.words.messages import Part, Wording

SOURCE = Path(wartable.__file__).parent
TRANSLATIONS = [one for one in languages() if one != ENGLISH]
NAMES = "-names-"  # what is printed in English on components; a language may call it otherwise
WORDS = "-words-"  # may have grammatical forms
# Facts that a translation can do without, because its sentences say the same in words.
LEFT_OUT = {"rank"}
# Names that are the same in both languages.
ALIKE = {
    "Adept",
    "Alchemist",
    "Baron",
    "Bogatyr",
    "Bombardier",
    "Champion",
    "Invasion",
    "Paladin",
    "Satyr",
    "Trebuchet",
}


def parts() -> list[str]:
    return sorted(one.name.removesuffix(".ftl") for one in FOLDERS[0].joinpath(ENGLISH).iterdir())


def read(language: str, name: str) -> Part:
    found = part(language, name)
    assert found is not None, f"there is no {language}/{name}.ftl"
    return found


def told(found: Part) -> set[str]:
    """The ids of what is said, without the names of components."""
    return {one for one in found.ids() if NAMES not in one}


def ways(found: Part, message: str) -> Iterator[tuple[str, Wording]]:
    """The wordings of a message, each with the name of its attribute; the forms of a word are not wordings."""
    if WORDS not in message:
        yield from found.forms(message).items()
    yield "", found.wordings(message)[-1]


def facts(wording: Wording) -> set[str]:
    return {one.partition(FORM)[0] for one in wording.wanted} - LEFT_OUT


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", parts())
def test_no_message_is_missing_and_none_is_idle(language: str, name: str) -> None:
    assert told(read(language, name)) ^ told(read(ENGLISH, name)) == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", parts())
def test_every_wording_uses_the_facts_that_the_english_one_uses(language: str, name: str) -> None:
    english, translated = read(ENGLISH, name), read(language, name)
    for message in told(english):
        expected = {way: facts(wording) for way, wording in ways(english, message)}
        assert {way: facts(wording) for way, wording in ways(translated, message)} == expected, message


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", parts())
def test_every_translated_message_can_be_filled(language: str, name: str) -> None:
    found = read(language, name)
    for message in found.ids():
        for wording in found.wordings(message):
            assert "{" not in wording.filled(dict.fromkeys(wording.wanted, 1)), message


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", TITLES)
def test_every_name_belongs_to_something_and_those_of_a_kind_have_the_same_forms(language: str, game: str) -> None:
    found, start = read(language, game), f"{game}{NAMES}"
    names = [one.removeprefix(start).partition("-") for one in found.ids() if one.startswith(start)]
    things = {one for _, one in names_at(TITLES[game], ()).things}
    printed = (SOURCE / game / "components.toml").read_text(encoding="utf-8")
    assert [one for _, _, one in names if one not in things and f'"{one}"' not in printed] == []
    for kind in {kind for kind, _, _ in names}:
        forms = {frozenset(found.forms(f"{start}{kind}-{one}")) for other, _, one in names if other == kind}
        assert len(forms) == 1, kind


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", TITLES)
def test_every_form_that_a_sentence_wants_is_there(language: str, game: str) -> None:
    """given the forms in which the sentences of a game tell names and words / then some name or word has each"""
    found = read(language, game)
    wanted = {
        one.partition(FORM)[2] for message in told(found) for _, way in ways(found, message) for one in way.wanted
    }
    had = {form for message in found.ids() if NAMES in message or WORDS in message for form in found.forms(message)}
    assert wanted - {""} <= had


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", TITLES)
def test_everything_on_the_table_has_a_name_in_the_language(language: str, game: str) -> None:
    english, translated = (names_at(TITLES[game], (), one).things for one in (ENGLISH, language))
    assert {name for thing, name in english.items() if translated[thing] == name} <= ALIKE


def test_german_names_stand_in_their_case() -> None:
    names = names_at(TITLES["quests"], ["Ann", "Bob"], "de")
    hired = sentence("quests", "log", "hired", {"seat": 1, "citizen": "bard"}, names)
    assert plain(hired) == "Bob wirbt den Barden an."
    assert hired[2].ref == "citizen:bard"
    names = names_at(TITLES["dragon_valley"], ["Ann"], "de")
    built = {"seat": 0, "building": "wall", "place": "pass"}
    assert plain(sentence("dragon_valley", "log", "built", built, names)) == "Ann baut die Mauer auf dem Gebirgspass."


def test_words_in_a_row_are_told_in_the_language() -> None:
    names = names_at(TITLES["shadow_kingdoms"], ["Ann"], "de")
    sent = {"dice": "orc:3, skeleton:1"}
    assert plain(option_sentence("shadow_kingdoms", "troops:1", sent, names)) == "Ork 3, Skelett 1 schicken"


def test_what_is_told_meanwhile_is_told_in_the_language_that_is_spoken() -> None:
    with speaking("de"):
        assert word("server", "no_such_table").startswith("Diesen Tisch")
        with speaking(ENGLISH):
            assert word("server", "no_such_table").startswith("There is no such table")
        assert spoken() == "de"
    assert spoken() == ENGLISH
