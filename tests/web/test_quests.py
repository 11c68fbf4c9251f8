"""Quests of Valeria at the table: reading is not acting, and what is done to you is told."""

import random

import pytest
from playwright.sync_api import Locator, expect
from tests.support.server import RunningServer
from tests.web.conftest import NewPerson
from tests.web.moments import lay
from tests.web.test_accessibility import check

from wartable.matches.match import Match
from wartable.titles import title

ROBBED = (5, 7)  # by random play from this seed, the last of so many choices takes something from seat 0


@pytest.mark.parametrize("phone", [False, True])
def test_a_tap_on_a_quest_enlarges_it_and_does_nothing_else(person: NewPerson, phone: bool) -> None:
    """given a quest on the wall / when it is tapped / then it is shown large, and its button reserves it"""
    mira = person(phone=phone)
    mira.new_table("me", "greedy", seed=1)
    mira.await_turn()
    before = mira.seq()
    quest = mira.offered("quest:")[0]
    mira.thing(quest).click()
    menu = mira.page.get_by_role("menu")
    expect(menu).to_contain_text("Needs")
    assert mira.seq() == before
    check(mira.page)
    mira.act(menu.get_by_role("menuitem", name="Reserve").click)
    assert mira.moment["view"]["players"][0]["reserve"] == quest.partition(":")[2]


def test_what_happened_since_the_last_turn_is_there_after_a_reload(person: NewPerson) -> None:
    """given two bots that have moved / when the page is loaded again / then all that they did is listed"""
    mira = person()
    mira.new_table("me", "greedy", "greedy", seed=1)
    mira.await_turn()
    for _ in range(2):
        mira.click_thing("citizen_deck")
    mira.await_turn()
    since = mira.moment["since"]
    number = since["end"] - since["first"]
    told = mira.page.locator(".log .since")
    expect(told).to_have_text(f"{number} things have happened since your last turn.")
    mira.page.reload()
    mira.await_turn()
    expect(told).to_have_text(f"{number} things have happened since your last turn.")
    told.click()
    expect(mira.page.locator(".log li")).to_have_count(number)


def test_the_log_follows_when_the_options_grow(person: NewPerson) -> None:
    """given a log that is longer than its place / when the place shrinks / then its end stays in sight"""
    mira = person()
    mira.new_table("me", "greedy", "greedy", "greedy", seed=1)
    for _ in range(4):
        mira.await_turn()
        mira.click_thing("citizen_deck")
    mira.await_turn()
    to_end = """() => {
        const log = document.querySelector('.log ol')
        return log.scrollHeight - log.scrollTop - log.clientHeight
    }"""
    mira.page.wait_for_function(f"() => ({to_end})() < 9")
    height = "() => document.querySelector('.log ol').clientHeight"
    before = mira.page.evaluate(height)
    mira.page.evaluate("() => { document.querySelector('.log').style.maxHeight = '9rem' }")
    assert mira.page.evaluate(height) < before
    mira.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert mira.page.evaluate(to_end) < 9


def test_what_was_done_to_you_and_a_refusal_stand_apart(person: NewPerson, server: RunningServer) -> None:
    """given somebody who was robbed / when something cannot be done / then both are told, neither covers the other"""
    seed, choices = ROBBED
    match, chance = Match(title("quests"), 2, seed, {}), random.Random(seed)
    for _ in range(choices):
        question = match.decisions()[0]
        match.choose(question.seat, chance.choice(question.options).key)
    mira = person()
    mira.go(f"/t/{lay(server, match, ['person', 'random'], mira.page.context)}")
    mira.await_turn()
    notice, refusal = mira.page.locator(".notice"), mira.page.locator(".refusal")
    expect(notice).to_be_visible()
    mira.page.locator(".own .thing.dimmed").last.click()
    expect(refusal).to_be_visible()
    assert bottom(refusal) <= top(notice) or bottom(notice) <= top(refusal)


def top(one: Locator) -> float:
    return float(one.evaluate("one => one.getBoundingClientRect().top"))


def bottom(one: Locator) -> float:
    return float(one.evaluate("one => one.getBoundingClientRect().bottom"))
