"""A first game: those who have not played before are asked once, and meet beginners, simple options and a coach."""

import pytest
from playwright.sync_api import expect
from tests.web.conftest import NewPerson
from tests.web.test_accessibility import check

GAMES = [("shadow_kingdoms", False, "dark"), ("shadow_kingdoms", True, "light"), ("dragon_valley", True, "dark")]


@pytest.mark.parametrize(("game", "phone", "theme"), GAMES, ids=["desktop", "phone", "another"])
def test_a_newcomer_is_asked_once_and_gets_a_first_game(person: NewPerson, game: str, phone: bool, theme: str) -> None:
    """given somebody new / when a first game is chosen / then beginners play, the coach speaks, Play asks no more"""
    mira = person(phone=phone, theme=theme, known=[], coach=False)
    page = mira.page
    play = page.locator("article").filter(has=page.locator(f'a[href="/how/{game}"]')).locator(".primary.big")
    mira.go("/")
    play.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("before?")
    check(page)
    dialog.get_by_role("button", name="No: a first game").click()
    mira.await_turn()
    seats = mira.moment["table"]["seats"]
    assert {seat["level"] for seat in seats if seat["kind"] == "bot"} == {"beginner"}
    assert mira.moment["decision"]["question"] not in ("colour", "map_side")
    expect(page.locator(".coach")).to_be_visible()
    mira.go("/")
    play.click()
    mira.await_turn()
    assert "beginner" not in {seat["level"] for seat in mira.moment["table"]["seats"]}


def test_a_newcomer_is_taught_and_then_meets_beginners(person: NewPerson) -> None:
    """given somebody new / when they want to be taught / then a lesson begins, and Play is a first game, unasked"""
    mira = person(known=[])
    mira.go("/")
    mira.page.get_by_role("button", name="Quests of Valeria: Play").click()
    mira.page.get_by_role("dialog").get_by_role("button", name="No: teach me").click()
    expect(mira.page.locator(".lesson")).to_contain_text("1 of")
    mira.go("/")
    mira.page.get_by_role("button", name="Quests of Valeria: Play").click()
    mira.await_turn()
    assert "beginner" in {seat["level"] for seat in mira.moment["table"]["seats"]}
