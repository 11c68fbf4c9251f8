"""German in the browser: chosen from it or in the settings, and no English is left on a page."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPerson
from tests.web.person import Person
from tests.web.test_accessibility import check

from wartable.titles import TITLES
from wartable.words import names_at
from wartable.words.catalogue import FOLDERS

LONG = 120_000
GAMES = ["quests", "shadow_kingdoms", "immortals", "dragon_valley"]
NEW_TABLES = ["/new/quests", "/new/shadow_kingdoms", "/new/immortals", "/new/dragon_valley"]
PAGES = ["/", *NEW_TABLES, "/settings", "/about", "/puzzles"]
SEVERAL_WORDS = re.compile(r"[a-z]{2,} [a-z]{2,}", re.IGNORECASE)
# Everything that is read or heard on a page.
TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.textContent);
  for (const one of document.querySelectorAll('body *'))
    for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'alt', 'title'])
      if (one.hasAttribute(name)) found.push(one.getAttribute(name));
  return [document.title, ...found].map((one) => one.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""


def said(node: object) -> Iterator[str]:
    """The pieces of text in a message, between the facts."""
    if isinstance(node, ast.TextElement):
        yield from filter(None, (line.strip() for line in node.value.split("\n")))
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for one in value if isinstance(value, list) else [value]:
                yield from said(one)


def words_of(language: str) -> set[str]:
    """Every piece of text, and every name of a component."""
    texts = [one.read_text(encoding="utf-8") for one in FOLDERS[0].joinpath(language).iterdir()]
    names = {name for title in TITLES.values() for name in names_at(title, (), language).things.values()}
    return {piece for text in texts for entry in FluentResource(text).body for piece in said(entry)} | names


@cache
def english() -> tuple[set[str], re.Pattern[str]]:
    """What would be English on a German page: whole texts, and several words inside a text."""
    only = words_of("en") - words_of("de")
    several = sorted(one for one in only if SEVERAL_WORDS.search(one))
    inside = re.compile("|".join(rf"(?<!\w){re.escape(one)}(?!\w)" for one in several))
    return {one for one in only if re.search("[a-z]{2}", one)}, inside


def left(page: Page) -> list[str]:
    """The English that is left on a page."""
    whole, inside = english()
    texts: list[str] = page.evaluate(TEXTS)
    return [one for one in texts if one in whole or inside.search(one)]


def german(person: NewPerson, **settings: object) -> Person:
    return person(locale="de-AT", **settings)


@pytest.mark.parametrize("path", PAGES)
def test_no_english_is_left_on_a_page(person: NewPerson, path: str) -> None:
    mira = german(person)
    mira.go(path)
    mira.page.wait_for_load_state("networkidle")
    expect(mira.page.locator("html")).to_have_attribute("lang", "de")
    assert left(mira.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_english_is_left_at_a_table(person: NewPerson, game: str) -> None:
    """given a German table with the coach on / when some choices are made / then table, log and options are German"""
    mira = german(person, coach=True)
    mira.new_table("me", "random", "random", seed=3, game=game)
    for _ in range(6):
        mira.await_turn()
        assert left(mira.page) == []
        options = mira.moment["decision"]["options"]
        mira.page.evaluate("() => 0")
        if mira.moment["draft"] or not options:
            break
        mira.page.locator(".options button").first.click()
        mira.page.wait_for_timeout(300)
    check(mira.page)


@pytest.mark.parametrize("game", GAMES)
def test_no_english_is_left_among_the_cards_and_on_how_to_play(person: NewPerson, game: str) -> None:
    mira = german(person)
    for page in ("cards", "how"):
        mira.go(f"/{page}/{game}")
        mira.page.wait_for_load_state("networkidle")
        assert left(mira.page) == []


def test_no_english_is_left_in_the_account_and_the_review(person: NewPerson) -> None:
    mira = german(person)
    mira.new_table("random", "random", seed=1)
    expect(mira.page.get_by_role("link", name="Zum Rückblick").first).to_be_visible(timeout=LONG)
    assert left(mira.page) == []
    mira.page.get_by_role("link", name="Zum Rückblick").first.click()
    expect(mira.page.get_by_text("Können und Glück")).to_be_visible(timeout=LONG)
    assert left(mira.page) == []


def test_the_language_is_chosen_in_the_settings(person: NewPerson) -> None:
    """given an English browser / when German is chosen / then the page and the server speak German, and keep to it"""
    mira = person()
    mira.go("/settings")
    mira.page.get_by_label("Language").select_option("de")
    expect(mira.page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    mira.new_table("me", "random", seed=3)
    mira.await_turn()
    assert mira.shown_question() == "Du bist dran: Wähle eine Aktion."
    assert left(mira.page) == []


def test_each_at_a_table_reads_their_own_language(person: NewPerson) -> None:
    """given a German and an English viewer / when something happens / then each log is in the reader's language"""
    mira, tom = german(person), person()
    table = mira.new_table("me", "random", seed=3)
    tom.go(f"/t/{table}")
    mira.await_turn()
    mira.act(lambda: mira.click_twice(mira.page.locator(".options button").first))
    expect(tom.page.locator(".log")).to_contain_text("begins a turn")
    expect(mira.page.locator(".log")).to_contain_text("Runde 1")
    assert left(mira.page) == []


def test_the_scan_sees_english(person: NewPerson) -> None:
    mira = person()
    mira.go("/settings")
    expect(mira.page.get_by_role("heading", name="Settings")).to_be_visible()
    assert {"Settings", "Coach explains new things", "Language"} <= set(left(mira.page))
