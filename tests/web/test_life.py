"""A table's life: friends play again together, bots step in and leave, a device is passed around, clocks run out."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.support.server import RunningServer
from tests.web.conftest import PHONE, NewPerson
from tests.web.person import Person
from tests.web.test_accessibility import call_oneself, check, check_in_both_themes, sit_down
from tests.web.test_two_browsers import awaited

NAMES = ("Mira", "Tom", "Ash")
DAYS = {"clock": {"type": "days", "days": 2}, "at_zero": "bot", "level": "random"}
SHORT = {"clock": {"type": "live", "seconds": 2, "increment": 0, "together": 2}, "at_zero": "bot", "level": "random"}


def company(person: NewPerson, number: int, phone: bool = False, **terms: Any) -> list[Person]:
    """People at a table of Quests; the first has set it up."""
    people = [person(phone=phone and place == 0) for place in range(number)]
    table = people[0].new_table(*["me", *["open"] * (number - 1)], name=NAMES[0], terms=terms)
    for one, name in zip(people[1:], NAMES[1:], strict=False):
        one.go(f"/t/{table}")
        sit_down(one, name) if one is people[-1] else wait_there(one, name)
    expect(people[0].page.locator(".table-top")).to_be_visible()
    return people


def wait_there(one: Person, name: str) -> None:
    call_oneself(one, name)
    one.page.get_by_role("button", name="Take a seat").click()
    expect(one.page.get_by_role("button", name="Stand up")).to_be_visible()


def open_table(one: Person) -> None:
    one.page.get_by_role("button", name="This table").click()


def resign(one: Person) -> None:
    open_table(one)
    one.page.get_by_role("button", name="Resign").click()
    one.page.get_by_role("button", name="Really resign?").click()


def test_three_friends_play_again_together(person: NewPerson) -> None:
    """given a finished game of three / when each says yes / then all are at one new table, in their seats"""
    people = company(person, 3)
    mira, tom, ash = people
    resign(tom)
    expect(tom.page.get_by_text("You have resigned")).to_be_visible()
    resign(mira)
    expect(ash.page.get_by_role("dialog", name="You have won").locator("a[href$='/review']")).to_be_visible()
    ash.page.get_by_role("button", name="Play again").click()
    expect(ash.page.get_by_text("Waiting for Mira, Tom")).to_be_visible()
    expect(mira.page.get_by_text("Ash would like to play again.")).to_be_visible()
    check(mira.page)
    before = mira.page.url
    for one in (mira, tom):
        one.page.get_by_role("button", name="Yes, again").click()
    for seat, one in enumerate(people):
        expect(one.page.locator(".status")).to_be_visible()
        one.page.wait_for_url(lambda url: url != before)
        expect(one.page.get_by_role("dialog")).to_have_count(0)
        assert one.moment["table"]["you"] == seat
    assert len({one.page.url for one in people}) == 1


def test_a_game_that_was_resigned_after_a_few_choices_is_reviewed(person: NewPerson) -> None:
    """given two choices / when somebody resigns and the other opens the review / then it tells how far it goes"""
    people = company(person, 2)
    for _ in range(2):
        mover = awaited(people)
        mover.click_thing("citizen_deck")
    resign(people[0])
    tom = people[1]
    tom.page.get_by_role("dialog", name="You have won").get_by_role("link", name="Review the game").click()
    expect(tom.page.get_by_text("This game ended by resignation.")).to_be_visible()
    expect(tom.page.get_by_role("slider")).to_have_attribute("max", "2")
    check_in_both_themes(tom.page)


@pytest.mark.parametrize("phone", [True, False])
def test_a_bot_steps_in_and_leaves_again(person: NewPerson, phone: bool) -> None:
    """given Tom, who has gone / when Mira lets a bot play, and he comes back / then he plays on"""
    mira, tom = company(person, 2, phone=phone)
    table = tom.page.url
    tom.go("/about")
    expect(mira.page.get_by_text("away").first).to_be_visible()
    open_table(mira)
    check(mira.page)
    mira.page.get_by_role("button", name="Let a bot play for Tom").click()
    expect(mira.page.get_by_text("bot: Skilled")).to_be_visible()
    tom.page.goto(table)
    expect(tom.page.get_by_text("Skilled, a bot, is playing for you.")).to_be_visible()
    check(tom.page)
    tom.page.get_by_role("button", name="I am back").click()
    expect(tom.page.get_by_role("button", name="I am back")).to_have_count(0)
    expect(mira.page.get_by_text("bot: Skilled")).to_have_count(0)


def test_two_agree_on_a_pause_and_on_its_end(person: NewPerson) -> None:
    mira, tom = company(person, 2)
    open_table(mira)
    mira.page.get_by_role("button", name="Pause").click()
    tom.page.get_by_role("button", name="Agree").click()
    for one in (mira, tom):
        expect(one.page.get_by_text("The game is paused.")).to_be_visible()
        one.page.get_by_role("button", name="Go on").click()
    expect(tom.page.get_by_text("The game is paused.")).to_have_count(0)


@pytest.mark.parametrize("phone", [True, False])
def test_a_device_is_passed_around(person: NewPerson, phone: bool) -> None:
    """given two who share a device / when it goes from one to the other / then nobody's hand is seen in between"""
    mira = person(phone=phone)
    mira.go("/new/quests")
    mira.page.get_by_role("radio", name="2").check(force=True)
    mira.page.locator("label", has_text="Seat 2").get_by_role("combobox").select_option("here")
    mira.page.get_by_label("Name at seat 2").fill("Tom")
    mira.page.get_by_label("Your name").fill("Mira")
    mira.page.get_by_role("button", name="Start").click()
    cover = mira.page.locator(".cover")
    seen = []
    expect(cover).to_be_visible()
    check_in_both_themes(mira.page)
    while len(seen) < 3:
        expect(cover).to_be_visible()
        expect(mira.page.locator(".own .hand [data-thing]")).to_have_count(0)
        mira.page.locator(".cover .primary").click()
        expect(cover).to_have_count(0)
        seen.append(mira.moment["table"]["you"])
        while mira.moment["table"]["you"] == seen[-1]:
            mira.click_thing("citizen_deck") if "citizen_deck" in mira.offered() else mira.choose_sensibly()
    assert seen in ([0, 1, 0], [1, 0, 1])
    for moment in mira.moments():
        hands = [place for place, player in enumerate(moment["view"]["players"]) if player["hand"] is not None]
        assert hands == ([] if moment["table"]["you"] is None else [moment["table"]["you"]])


def test_a_clock_that_comes_to_zero_brings_a_bot(person: NewPerson) -> None:
    """given two seconds each / when the one whose turn it is does nothing / then all see a bot play for them"""
    people = company(person, 2, **SHORT)
    mover = next(one for one in people if one.moment["table"]["you"] == one.moment["asked"][0]["seat"])
    other = next(one for one in people if one is not mover)
    expect(mover.page.locator(".status").get_by_role("timer")).to_be_visible()
    expect(mover.page.get_by_role("button", name="I am back")).to_be_visible()
    expect(other.page.get_by_text("bot: Random")).to_be_visible()
    check(other.page)


def test_a_turn_of_days_ends_when_they_are_over(person: NewPerson, server: RunningServer) -> None:
    """given two days a turn / when the time of day moves on by three / then a bot has taken over"""
    shift = server.folder.parent / "shift"
    people = company(person, 2, **DAYS)
    mover = awaited(people)
    expect(mover.page.locator(".status").get_by_role("timer")).to_contain_text("1 d 23 h")
    try:
        shift.write_text(str(3 * 24 * 3600))
        expect(mover.page.get_by_role("button", name="I am back")).to_be_visible()
    finally:
        shift.write_text("0")


def test_three_with_clocks_fit_on_a_phone_and_have_their_marks(person: NewPerson) -> None:
    """given a phone / when three play with clocks / then the page is no wider; who they are is seen by their marks"""
    clock = {"type": "live", "seconds": 600, "increment": 5, "together": 60}
    people = company(person, 3, phone=True, clock=clock)
    wide = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    assert people[0].page.evaluate(wide) == [PHONE["width"]] * 2
    open_table(people[0])
    expect(people[0].page.get_by_role("dialog").locator(".mark")).to_have_count(3)
    expect(people[1].page.locator(".mat .mark:visible")).to_have_count(2)


# --- the lobby


@pytest.mark.parametrize("phone", [True, False])
def test_two_strangers_find_each_other(person: NewPerson, phone: bool) -> None:
    """given two who look for the same game, size and speed / then the first waits, and both play"""
    mira, tom = person(phone=phone), person()
    speed = "calm" if phone else "fast"
    for one in (mira, tom):
        one.go("/")
        one.page.get_by_label("Speed").select_option(speed)
        one.page.get_by_role("button", name="Find players").click()
        if one is mira:
            expect(one.page.get_by_role("heading", name="Quests of Valeria: waiting for players")).to_be_visible()
            expect(one.page.get_by_role("img", name="QR code of the link")).to_be_visible()
            check_in_both_themes(one.page)
    for one in (mira, tom):
        expect(one.page.locator(".table-top")).to_be_visible()
    assert mira.page.url == tom.page.url
    assert mira.moment["clock"]["left"][0] > 0


def test_public_tables_are_joined_and_watched_from_the_start_page(person: NewPerson) -> None:
    mira, tom, ash = person(), person(), person()
    mira.new_table("me", "open", game="immortals", name="Mira", terms={"visibility": "public"})
    tom.go("/")
    tom.page.get_by_role("button", name="Join: Immortals, Mira").click()
    expect(tom.page.locator(".table-top")).to_be_visible()
    ash.go("/")
    watch = ash.page.get_by_role("link", name="Watch: Immortals, Mira")
    check(ash.page)
    watch.click()
    expect(ash.page.get_by_text("You are watching this table")).to_be_visible()
    mira.go("/")
    mine = mira.page.get_by_role("region", name="Your tables")
    meet = mira.page.get_by_role("region", name="Play with others")
    assert top_of(mine) < top_of(mira.page.get_by_role("region", name="Games")) < top_of(meet)


def top_of(part: Any) -> float:
    part.wait_for()
    return float(part.bounding_box()["y"])


def test_a_table_that_waits_is_filled_left_and_given_up(person: NewPerson) -> None:
    mira, tom = person(), person()
    table = mira.new_table("me", "open", "open", name="Mira")
    tom.go(f"/t/{table}")
    wait_there(tom, "Tom")
    expect(tom.page.get_by_role("button", name="Cancel the table")).to_have_count(0)
    tom.page.get_by_role("button", name="Stand up").click()
    tom.page.wait_for_url("**/")
    expect(mira.page.get_by_role("button", name="Add a bot")).to_have_count(2)
    mira.page.get_by_role("button", name="Add a bot").first.click()
    mira.page.get_by_role("button", name="Open the seat again").click()
    expect(mira.page.get_by_role("button", name="Add a bot")).to_have_count(2)
    mira.page.get_by_role("button", name="Cancel the table").click()
    mira.page.wait_for_url("**/")
    assert mira.page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.status)") == 404
    mira.mistakes.clear()  # the browser tells of the 404
    assert not [frame for frame in tom.frames if "seed" in json.loads(frame)]


def test_an_equal_sits_down_and_a_bot_says_what_it_is_like(person: NewPerson) -> None:
    """given an equal and a skilled bot at a new table / then the one is called so, and the other tells its temper"""
    mira = person()
    mira.go("/new/quests")
    mira.page.locator("label", has_text="Seat 2").get_by_role("combobox").select_option("equal")
    mira.page.get_by_role("button", name="Start").click()
    expect(mira.page.locator(".table-top")).to_be_visible()
    seats = mira.moment["table"]["seats"]
    assert [seat["name"] for seat in seats[1:]] == ["Equal", "Skilled"]
    temper = seats[2]["temper"]
    mira.page.get_by_text(temper["label"], exact=True).hover()
    expect(mira.page.get_by_text(temper["blurb"])).to_be_visible()
