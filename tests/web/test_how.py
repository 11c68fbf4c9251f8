"""How to play: each game's page in pictures, from the start page and over the table."""

import pytest
from playwright.sync_api import expect
from tests.web.conftest import NewPerson
from tests.web.test_accessibility import check

from wartable.server.how import how_to_play
from wartable.titles import TITLES

LOOKS = pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")], ids=["desktop", "phone"])


@LOOKS
@pytest.mark.parametrize("game", TITLES)
def test_a_game_is_told_in_pictures(person: NewPerson, game: str, phone: bool, theme: str) -> None:
    """given the start page / when how to play is opened / then goal, points, turn, slips and icons are there"""
    told, mira = how_to_play(game), person(phone=phone, theme=theme)
    page = mira.page
    mira.go("/")
    page.locator(f'.links a[href="/how/{game}"]').click()
    headings = ["The goal", *(chapter.heading for chapter in told.chapters), "What beginners miss", "All icons"]
    expect(page.locator(".leaf h2")).to_have_text(headings)
    expect(page.locator(".leaf .pictured")).to_have_count(
        sum(len(one.cards) for chapter in told.chapters for one in chapter.parts)
    )
    page.wait_for_load_state("networkidle")
    broad, unnamed = page.evaluate(
        """() => [document.documentElement.scrollWidth - innerWidth,
                  [...document.querySelectorAll('.leaf li')].filter((one) => !one.textContent.trim()).length]"""
    )
    assert (broad <= 0, unnamed) == (True, 0)
    check(page)


@LOOKS
def test_it_opens_over_the_table(person: NewPerson, phone: bool, theme: str) -> None:
    """given a table / when how to play is opened from its bar / then it lies over it, leads to the rules, and closes"""
    mira = person(phone=phone, theme=theme)
    page, table = mira.page, mira.new_table("me", "greedy", seed=1)
    mira.await_turn()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if phone:  # where the bar has no room, the goal card leads there
        page.get_by_role("button", name="The goal, and who is ahead (G)").click()
        page.get_by_role("dialog", name="The goal").get_by_role("link", name="How to play").click()
    else:
        page.locator(".tools").get_by_role("link", name="How to play").click()
    dialog = page.get_by_role("dialog", name="How to play", exact=True)
    expect(dialog.get_by_role("heading", name="Where points come from")).to_be_visible()
    check(page)
    dialog.get_by_role("link", name="The rules in full").click()
    expect(page.get_by_role("dialog", name="Rules", exact=True).locator("#QV-001")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_url(f"**/t/{table}")
    expect(page.get_by_role("dialog")).to_have_count(0)
