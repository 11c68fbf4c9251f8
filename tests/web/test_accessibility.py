"""An axe scan of every page and of the main states of the table: nothing serious, nothing critical."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPerson
from tests.web.person import Person

from wartable.titles import TITLES

GRAVE = ("serious", "critical")
PAGES = [
    "/",
    "/new/quests",
    "/new/shadow_kingdoms",
    "/rules",
    "/rules/quests",
    "/cards/quests",
    "/about",
    "/settings",
    "/you",
    "/sign-in",
    "/t/aaaaaaaaaaaa",
]


def grave_faults(page: Page) -> list[str]:
    page.evaluate("document.adoptedStyleSheets = []")  # axe passes over what cannot be seen
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    page.evaluate("document.adoptedStyleSheets = [unseen]")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


def check(page: Page) -> None:
    faults = grave_faults(page)
    assert not faults, "\n".join(faults)


def test_the_scan_sees_what_people_see(person: NewPerson) -> None:
    """given a page that is not painted while it is clicked / when its heading is faint / then the scan finds it"""
    mira = person()
    mira.go("/about")
    mira.page.get_by_role("heading", level=1).evaluate("one => { one.style.color = 'var(--wood-raised)' }")
    assert [fault for fault in grave_faults(mira.page) if fault.startswith("color-contrast")]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", PAGES)
def test_pages(person: NewPerson, path: str, theme: str) -> None:
    mira = person(theme=theme)
    mira.go(path)
    expect(mira.page.get_by_role("heading", level=1)).to_be_visible()
    mira.page.wait_for_load_state("networkidle")
    check(mira.page)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_table_in_its_states(person: NewPerson, theme: str) -> None:
    mira = person(theme=theme, coach=True)
    mira.new_table("me", "greedy", "greedy", seed=2)
    mira.await_turn()
    check(mira.page)
    payable = next(option for option in mira.moment["decision"]["options"] if "for 2 cards" in option["text"])
    mira.click_thing(payable["touches"][0])
    mira.page.locator(".own .thing.offered").first.click()
    expect(mira.page.locator(".totals")).to_contain_text("1/2")
    check(mira.page)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", TITLES)
def test_every_table_in_german(person: NewPerson, game: str, theme: str) -> None:
    """given a table in the second language / when it is the person's turn / then nothing serious is found in either theme"""
    mira = person(theme=theme, locale="de-DE", coach=True)
    mira.new_table("me", "greedy", "greedy", game=game, seed=2)
    mira.await_turn()
    check(mira.page)


def test_dialogs(person: NewPerson) -> None:
    mira = person()
    mira.new_table("me", "greedy", seed=2)
    mira.await_turn()
    mira.page.get_by_role("button", name="Help and keys (?)").click()
    expect(mira.page.get_by_role("dialog")).to_be_visible()
    check(mira.page)
    mira.page.keyboard.press("Escape")
    mira.page.locator('[data-thing="citizen_discard"]').click()
    check(mira.page)


def test_waiting_for_players_and_watching(person: NewPerson) -> None:
    mira, tom, ash = person(), person(), person()
    table = mira.new_table("me", "open")
    check(mira.page)
    tom.go(f"/t/{table}")
    expect(tom.page.get_by_role("button", name="Take a seat")).to_be_visible()
    check(tom.page)
    sit_down(tom, "Tom")
    ash.go(f"/t/{table}")
    expect(ash.page.get_by_text("You are watching this table")).to_be_visible()
    check(ash.page)
    ash.go(f"/t/{table}/0")
    expect(ash.page.get_by_role("slider")).to_be_visible()
    check(ash.page)


def sit_down(guest: Person, name: str) -> None:
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Take a seat").click()
    expect(guest.page.locator(".table-top")).to_be_visible()
