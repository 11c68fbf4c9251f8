"""An axe scan of every page and the main states of the table, in both themes and languages: nothing grave."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPerson
from tests.web.learner import Learner
from tests.web.person import Person

from wartable.server.lessons import lessons
from wartable.titles import TITLES

GRAVE = ("serious", "critical")
GERMAN = "de-DE"
ONLY_FAULTS = {"resultTypes": ["violations"]}  # what is well need not be described, which takes axe most of its time
PAGES = [
    "/",
    *(f"/new/{game}" for game in TITLES),
    "/rules",
    "/rules/quests",
    "/about",
    "/settings",
    "/puzzles",
    "/you",
    "/sign-in",
    "/t/aaaaaaaaaaaa",
    *(f"/{kind}/{game}" for kind in ("how", "cards") for game in TITLES),
]


def grave_faults(page: Page, **options: Any) -> list[str]:
    page.evaluate("document.adoptedStyleSheets = []")  # axe passes over what cannot be seen
    found: list[dict[str, Any]] = Axe().run(page, options=ONLY_FAULTS | options).response["violations"]
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


def check_in_both_themes(page: Page) -> None:
    """Themes differ in their colours alone, so the second scan looks at nothing else."""
    check(page)
    page.evaluate("() => { document.documentElement.dataset.theme = 'light' }")
    faults = grave_faults(page, runOnly=["color-contrast"])
    page.evaluate("() => { document.documentElement.dataset.theme = 'dark' }")
    assert not faults, "light theme:\n" + "\n".join(faults)


def check_words(page: Page) -> None:
    """Another language brings other words and no other colours."""
    faults = grave_faults(page, rules={"color-contrast": {"enabled": False}})
    assert not faults, "\n".join(faults)


def test_the_scan_sees_what_people_see(person: NewPerson) -> None:
    """given a page that is not painted while it is clicked / when its heading is faint / then the scan finds it"""
    mira = person()
    mira.go("/about")
    mira.page.get_by_role("heading", level=1).evaluate("one => { one.style.color = 'var(--wood-raised)' }")
    assert [fault for fault in grave_faults(mira.page) if fault.startswith("color-contrast")]


def test_the_second_scan_sees_the_light_theme(person: NewPerson) -> None:
    """given a text that only the light theme makes unreadable / when both themes are scanned / then it is found"""
    mira = person()
    mira.go("/about")
    mira.page.get_by_role("heading", level=1).evaluate("one => { one.style.color = '#f3e6c8' }")
    check(mira.page)
    with pytest.raises(AssertionError, match=r"light theme:\s+color-contrast"):
        check_in_both_themes(mira.page)


@pytest.mark.parametrize("path", PAGES)
def test_pages(person: NewPerson, path: str) -> None:
    """given a page / when it is read in either theme and language / then nothing serious is found"""
    mira, jana = person(), person(locale=GERMAN)
    for one in (mira, jana):
        one.go(path)
    for one in (mira, jana):
        expect(one.page.get_by_role("heading", level=1)).to_be_visible()
        one.page.wait_for_load_state("networkidle")
    check_in_both_themes(mira.page)
    check_words(jana.page)


def test_the_table_in_its_states(person: NewPerson) -> None:
    mira = person(coach=True)
    mira.new_table("me", "greedy", "greedy", seed=2)
    mira.await_turn()
    payable = next(option for option in mira.moment["decision"]["options"] if "for 2 cards" in option["text"])
    mira.click_thing(payable["touches"][0])
    mira.page.locator(".own .thing.offered").first.click()
    expect(mira.page.locator(".totals")).to_contain_text("1/2")
    check_in_both_themes(mira.page)


@pytest.mark.parametrize("game", TITLES)
def test_every_table(person: NewPerson, game: str) -> None:
    """given somebody's turn at a table / when it is shown in both themes and languages / then nothing grave is found"""
    mira, jana = person(coach=True), person(locale=GERMAN, coach=True)
    for one in (mira, jana):
        one.new_table("me", "greedy", "greedy", game=game, seed=2)
        one.await_turn()
    check_in_both_themes(mira.page)
    check_words(jana.page)


@pytest.mark.parametrize("name", lessons())
def test_every_lesson(person: NewPerson, name: str) -> None:
    """given the first step of a lesson / when it is shown in both themes and languages / then nothing grave is found"""
    mira, jana = Learner(person()), Learner(person(locale=GERMAN))
    for one in (mira, jana):
        one.begin(name)
    check_in_both_themes(mira.page)
    check_words(jana.page)


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
    mira, tom, ash, jana = person(), person(), person(), person(locale=GERMAN)
    table = mira.new_table("me", "open")
    check_in_both_themes(mira.page)
    jana.new_table("me", "open")
    check_words(jana.page)
    tom.go(f"/t/{table}")
    expect(tom.page.get_by_role("button", name="Take a seat")).to_be_visible()
    check_in_both_themes(tom.page)
    sit_down(tom, "Tom")
    ash.go(f"/t/{table}")
    expect(ash.page.get_by_text("You are watching this table")).to_be_visible()
    check(ash.page)
    ash.go(f"/t/{table}/0")
    expect(ash.page.get_by_role("slider")).to_be_visible()
    check(ash.page)


def sit_down(guest: Person, name: str) -> None:
    call_oneself(guest, name)
    guest.page.get_by_role("button", name="Take a seat").click()
    expect(guest.page.locator(".table-top")).to_be_visible()


def call_oneself(guest: Person, name: str) -> None:
    """The field offers a name as soon as the page has been told of one; only then is it overwritten."""
    field = guest.page.get_by_label("Your name")
    expect(field).not_to_have_value("")
    field.fill(name)
