"""Profiles, the leaderboard and what a rated game did, on a desktop and a phone, in both themes and languages."""

import asyncio
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect
from tests.server.test_ratings import beat
from tests.support.databases import Home
from tests.support.server import Guest, RunningServer
from tests.web.conftest import NewPerson
from tests.web.person import Person
from tests.web.test_accessibility import GERMAN, check, check_in_both_themes, check_words
from tests.web.test_german import left

from wartable.server.keys import hashed
from wartable.server.rating import Ending, SeatEnd
from wartable.server.stored import Charter, Standing
from wartable.titles import title

LETTERS = "abcdef"
RULES = title("quests").rules_version
LEAST = 5  # rated games before somebody is on the leaderboard
ANN, BOB = (secrets.token_urlsafe(32) for _ in range(2))


class Rated(NamedTuple):
    """Two who have played each other."""

    ann: Guest
    bob: Guest
    profile: str  # Ann's


async def lay_games(folder: Path) -> None:
    """Six games of Ann and Bob that have ended, of which Ann has won all but the last."""
    store = await Home(folder, None).open()
    for number in range(LEAST + 1):
        charter = Charter(
            LETTERS[number] * 12, "quests", RULES, 2, {}, 7, ["person"] * 2, f"2026-11-0{number + 1}T12:00"
        )
        await store.create(charter, None, Standing(True, 0, []))
        places = (2, 1) if number == LEAST else (1, 2)
        seats = [
            SeatEnd(seat, hashed(token), None, place, place == 1, False, {"quest": 9 + number * seat})
            for seat, (token, place) in enumerate(zip((ANN, BOB), places, strict=True))
        ]
        await store.writer.write(Ending(charter.id, "quests", charter.created, True, seats))
    await store.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("rated") / "data"
    with ThreadPoolExecutor(1) as aside:  # the browser has a loop of its own here
        aside.submit(lambda: asyncio.run(lay_games(folder))).result()
    running = RunningServer(folder)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def rated(server: RunningServer) -> Rated:
    ann, bob = (server.guest(wartable_guest=token) for token in (ANN, BOB))
    for guest, name in ((ann, "Ann of the Long Road"), (bob, "Bob")):
        assert guest.http.put("/api/me/name", json={"name": name}).status_code < 300
    return Rated(ann, bob, ann.http.get("/api/me/profile").json()["id"])


def comes_as(person: Person, guest: Guest) -> None:
    """The browser has the cookie of a guest."""
    cookie = {"name": "wartable_guest", "value": guest.http.cookies["wartable_guest"], "url": guest.address}
    person.page.context.clear_cookies()
    person.page.context.add_cookies([cookie])  # type: ignore[list-item]


@pytest.mark.parametrize("phone", [True, False])
def test_a_profile_tells_its_player_everything_and_others_what_is_public(
    person: NewPerson, rated: Rated, phone: bool
) -> None:
    mira, eve = person(phone=phone), person(phone=phone)
    comes_as(mira, rated.ann)
    mira.go("/profile")
    expect(mira.page.get_by_role("heading", level=1, name="Ann of the Long Road")).to_be_visible()
    size = mira.page.get_by_role("region", name="Quests of Valeria, 2 players")
    expect(size).to_contain_text("6 games")
    expect(size.get_by_role("img", name="Rating over 6 games")).to_be_visible()
    expect(size.get_by_role("table", name="Where your points come from")).to_contain_text("Quests")
    expect(size.get_by_role("link", name="on the leaderboard")).to_be_visible()
    check_in_both_themes(mira.page)
    eve.go(f"/players/{rated.profile}")
    expect(eve.page.get_by_role("img", name="Rating over 6 games")).to_be_visible()
    expect(eve.page.get_by_role("table")).to_have_count(0)
    expect(eve.page.get_by_role("checkbox")).to_have_count(0)
    check(eve.page)


@pytest.mark.parametrize("phone", [True, False])
def test_the_leaderboard_leads_to_profiles(person: NewPerson, rated: Rated, phone: bool) -> None:
    mira = person(phone=phone)
    comes_as(mira, rated.bob)
    mira.go("/ratings")
    board = mira.page.get_by_role("table", name="Quests of Valeria, 2 players")
    expect(board.get_by_role("row")).to_have_count(3)
    expect(board.get_by_role("row").nth(2)).to_contain_text("Bob (you)")
    check_in_both_themes(mira.page)
    board.get_by_role("link", name="Ann of the Long Road").click()
    expect(mira.page.get_by_role("heading", level=1, name="Ann of the Long Road")).to_be_visible()


def test_a_rated_game_is_set_up_and_its_end_tells_what_it_did(person: NewPerson, server: RunningServer) -> None:
    """given the box "rated" / when the other resigns / then both ratings are told, and lead to the profiles"""
    mira, other = person(), server.guest()
    mira.go("/new/quests")
    mira.page.get_by_role("radio", name="2").check(force=True)
    mira.page.locator("label", has_text="Seat 2").get_by_role("combobox").select_option("open")
    mira.page.get_by_role("checkbox", name="Rated").check()
    expect(mira.page.get_by_text("No hints, no pauses and no stand-ins")).to_be_visible()
    mira.page.get_by_label("Your name").fill("Mira")
    mira.page.get_by_role("button", name="Start").click()
    mira.page.wait_for_url("**/t/*")
    table = mira.page.url.rsplit("/", 1)[1]
    assert other.take_seat(table, 1, "Tom").status_code == 200
    assert other.sit(table).say("resign")["type"] == "ack"
    told = mira.page.get_by_role("region", name="Ratings")
    expect(told.get_by_role("listitem")).to_have_count(2)
    expect(told).to_contain_text("left early, so last")
    check_in_both_themes(mira.page)
    told.get_by_role("link", name="Mira").click()
    expect(mira.page.get_by_text("One game, one won.")).to_be_visible()


def test_no_english_is_left_in_german(person: NewPerson, rated: Rated) -> None:
    jana = person(locale=GERMAN)
    comes_as(jana, rated.ann)
    for path in ("/profile", f"/players/{rated.profile}", "/ratings"):
        jana.go(path)
        expect(jana.page.locator("[data-game] :is(table, svg)").first).to_be_visible()
        assert left(jana.page) == []
        check_words(jana.page)


def test_who_hides_is_found_by_nobody(person: NewPerson, server: RunningServer) -> None:
    tom, eve, cid = person(), person(), server.guest()
    beat(cid, server.guest())
    profile = cid.http.get("/api/me/profile").json()["id"]
    comes_as(tom, cid)
    tom.go("/profile")
    hide = tom.page.get_by_role("checkbox", name="Hide my profile")
    hide.check()
    expect(tom.page.get_by_text("Only you see this page")).to_be_visible()
    eve.go(f"/players/{profile}")
    expect(eve.page.get_by_role("heading", name="Nobody sits here")).to_be_visible()
    eve.mistakes.clear()  # the browser tells of the 404
    hide.uncheck()
    expect(tom.page.get_by_text("Others can see your rated games")).to_be_visible()
    eve.page.reload()
    expect(eve.page.get_by_role("img", name="Rating over")).to_have_count(0)
    expect(eve.page.get_by_text("One game, one won.")).to_be_visible()
