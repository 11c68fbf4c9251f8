"""How much JavaScript a page loads, gzipped: the shell, each game, and a language."""

import gzip

import pytest
from playwright.sync_api import Response
from tests.web.conftest import NewPerson
from tests.web.person import Person

from wartable.titles import TITLES

SHELL = 60_000
WITH_A_GAME = 150_000
A_LANGUAGE = 40_000
WORDIEST = "shadow_kingdoms"


def weigh(mira: Person) -> dict[str, int]:
    """Collect the size of every script from now on, as it is when compressed by gzip."""
    scripts: dict[str, int] = {}

    def weigh_one(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url.rsplit("/", 1)[-1]] = len(gzip.compress(response.body(), 9))

    mira.page.on("response", weigh_one)
    return scripts


def weigh_a_table(mira: Person, game: str) -> dict[str, int]:
    mira.new_table("me", "greedy", game=game)
    mira.await_turn()
    scripts = weigh(mira)
    mira.page.reload()
    mira.page.locator(".table-top").wait_for()
    mira.page.wait_for_load_state("networkidle")
    return scripts


def test_the_shell_is_light(person: NewPerson) -> None:
    """given the start page / when all scripts are added up / then they stay within the budget"""
    mira = person()
    scripts = weigh(mira)
    mira.go("/")
    mira.page.get_by_role("button", name="Quests of Valeria: Play").wait_for()
    mira.page.wait_for_load_state("networkidle")
    assert 0 < sum(scripts.values()) <= SHELL, scripts


@pytest.mark.parametrize("game", TITLES)
def test_a_table_is_light(person: NewPerson, game: str) -> None:
    """given a table of a game / when all scripts are added up, the shell included / then they stay within the budget"""
    scripts = weigh_a_table(person(), game)
    assert 0 < sum(scripts.values()) <= WITH_A_GAME, scripts


def test_a_language_is_light(person: NewPerson) -> None:
    """given the game with most words / when it is opened in German / then the language adds little"""
    english, german = (weigh_a_table(person(locale=one), WORDIEST) for one in ("en-GB", "de-DE"))
    words = {name: size for name, size in german.items() if name not in english}
    assert 0 < sum(words.values()) <= A_LANGUAGE, words
