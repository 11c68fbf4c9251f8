"""A first game: those who have not played before meet beginners, simple options and a coach, without a question."""

import pytest
from playwright.sync_api import expect
from tests.web.conftest import NewPerson
from tests.web.test_accessibility import check

GAMES = [("shadow_kingdoms", False, "dark"), ("shadow_kingdoms", True, "light"), ("dragon_valley", True, "dark")]


@pytest.mark.parametrize(("game", "phone", "theme"), GAMES, ids=["desktop", "phone", "another"])
def test_one_click_begins_a_first_game_and_the_next_is_the_usual_one(
    person: NewPerson, game: str, phone: bool, theme: str
) -> None:
    """given somebody new / when they click Play / then without a question beginners play and the coach speaks"""
    mira = person(phone=phone, theme=theme, known=[], coach=False)
    page = mira.page
    card = page.locator("article").filter(has=page.locator(f'a[href="/how/{game}"]'))
    mira.go("/")
    expect(card).to_contain_text("beginners play against you")
    check(page)
    card.locator(".primary.big").click()
    mira.await_turn()
    seats = mira.moment["table"]["seats"]
    assert {seat["level"] for seat in seats if seat["kind"] == "bot"} == {"beginner"}
    assert mira.moment["decision"]["question"] not in ("colour", "map_side")
    expect(page.locator(".coach")).to_be_visible()
    mira.go("/")
    expect(card.get_by_role("checkbox")).to_have_count(0)
    card.locator(".primary.big").click()
    mira.await_turn()
    assert "beginner" not in {seat["level"] for seat in mira.moment["table"]["seats"]}


def test_whoever_has_played_before_says_so_once(person: NewPerson) -> None:
    """given somebody new here who knows a game / when they say so / then Play is the usual game, now and later"""
    mira = person(known=[])
    mira.go("/")
    before = mira.page.get_by_role("checkbox", name="Quests of Valeria: I have played this before")
    before.check()
    mira.page.get_by_role("button", name="Quests of Valeria: Play").click()
    mira.await_turn()
    assert "beginner" not in {seat["level"] for seat in mira.moment["table"]["seats"]}
    mira.go("/")
    expect(mira.page.get_by_role("button", name="Quests of Valeria: Play")).to_be_visible()
    expect(before).to_have_count(0)


def test_a_newcomer_is_taught_and_then_meets_beginners(person: NewPerson) -> None:
    """given somebody new / when they want to be taught / then a lesson begins, and Play is a first game afterwards"""
    mira = person(known=[])
    mira.go("/")
    mira.page.get_by_role("button", name="Quests of Valeria: Learn").click()
    expect(mira.page.locator(".lesson")).to_contain_text("1 of")
    mira.go("/")
    mira.page.get_by_role("button", name="Quests of Valeria: Play").click()
    mira.await_turn()
    assert "beginner" in {seat["level"] for seat in mira.moment["table"]["seats"]}
