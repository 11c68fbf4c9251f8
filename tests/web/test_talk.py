"""Talk in the page: heard by those in the same room, counted while unread, muted, reported and switched off."""

import pytest
from playwright.sync_api import Locator, expect
from tests.server.test_talk import rows
from tests.support.server import RunningServer
from tests.web.conftest import NewPerson
from tests.web.person import Person
from tests.web.test_accessibility import check
from tests.web.test_life import wait_there


def talk_tab(person: Person) -> Locator:
    return person.page.get_by_role("tab", name="Chat").and_(person.page.locator(":visible"))


def say(person: Person, text: str) -> None:
    person.page.get_by_role("textbox", name="Say something").fill(text)
    person.page.get_by_role("button", name="Send").click()


def lines(person: Person) -> Locator:
    return person.page.get_by_role("log").get_by_role("listitem")


def sit_down(owner: Person, *others: Person) -> str:
    """A table of two at which the others sit and watch, with the first of them in the second seat."""
    table = owner.new_table("me", "open", name="Ann")
    others[0].go("/about")
    others[0].page.evaluate(
        """async (table) => await fetch(`/api/tables/${table}/seats/1`, {method: 'POST',
           headers: {'Content-Type': 'application/json'}, body: '{"name": "Bob"}'})""",
        table,
    )
    for one in others:
        one.go(f"/t/{table}")
    for one in (owner, *others):
        talk_tab(one).wait_for()
    return table


@pytest.mark.parametrize("phone", [False, True])
def test_two_who_play_talk_and_one_mutes_the_other(person: NewPerson, server: RunningServer, phone: bool) -> None:
    """given two who play and one who watches / when they talk / then only they hear it, and one mutes and reports"""
    ann, bob, eve = person(), person(phone=phone), person()
    sit_down(ann, bob, eve)
    talk_tab(ann).click()
    say(ann, "Where is the raven?")
    expect(lines(ann)).to_have_count(1)
    expect(talk_tab(bob)).to_contain_text("1 unread")
    talk_tab(bob).click()
    expect(lines(bob)).to_contain_text(["Where is the raven?"])
    expect(talk_tab(bob)).not_to_contain_text("unread")
    check(bob.page)
    bob.page.get_by_role("button", name="Well played!").click()
    expect(lines(ann)).to_contain_text(["Where is the raven?", "Well played!"])
    talk_tab(eve).click()
    expect(lines(eve)).to_contain_text(["Nobody has said anything yet."])
    assert not [frame for frame in eve.frames if "Where is the raven" in frame]
    bob.page.get_by_role("button", name="Ann: mute or report").click()
    bob.page.get_by_role("button", name="Report to the operator").click()
    expect(bob.page.get_by_role("button", name="Reported")).to_be_disabled()
    bob.page.get_by_role("button", name="Mute Ann").click()
    expect(lines(bob)).to_contain_text(["Well played!"])
    say(ann, "Can you hear me?")
    expect(lines(ann)).to_have_count(3)
    check(ann.page)
    say(bob, "I hear nothing")
    expect(lines(bob)).to_have_count(2)
    assert not [frame for frame in bob.frames if "Can you hear me?" in frame]
    bob.page.get_by_role("button", name="Hear Ann again").click()
    expect(lines(bob)).to_have_count(4)
    assert ("Where is the raven?",) in rows(server, "SELECT text FROM complaints")


def test_who_waits_for_players_talks_with_who_waits_too(person: NewPerson) -> None:
    """given two who wait for a third / when one says something / then the other hears it, and nobody who has no seat"""
    ann, bob, eve = person(), person(phone=True), person()
    table = ann.new_table("me", "open", "open", name="Ann")
    for one in (bob, eve):
        one.go(f"/t/{table}")
    wait_there(bob, "Bob")
    say(bob, "Shall we add a bot?")
    expect(lines(ann)).to_contain_text(["Shall we add a bot?"])
    check(bob.page)
    expect(eve.page.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(lines(eve)).to_have_count(0)


def test_the_owner_switches_talk_off(person: NewPerson) -> None:
    """given an open talk / when the owner switches it off / then nobody has a field to write in any more"""
    ann, bob = person(), person(locale="de-DE")
    table = ann.new_table("me", "open", name="Ann")
    bob.go(f"/t/{table}")
    bob.page.get_by_role("button", name="Platz nehmen").click()
    tab = bob.page.get_by_role("tab", name="Chat").and_(bob.page.locator(":visible"))
    tab.click()
    talk_tab(ann).click()
    bob.page.get_by_role("textbox", name="Sag etwas").wait_for()
    ann.page.get_by_role("button", name="Switch off").click()
    expect(bob.page.get_by_text("Der Chat ist an diesem Tisch ausgeschaltet.")).to_be_visible()
    expect(bob.page.get_by_role("textbox")).to_have_count(0)
    ann.page.get_by_role("button", name="Switch on").click()
    expect(bob.page.get_by_role("textbox", name="Sag etwas")).to_be_visible()
