"""A whole turn by keyboard alone in Immortals and Dragon Valley: the focus is never lost, and always to be seen."""

import re

from playwright.sync_api import Page, expect
from tests.support.server import RunningServer
from tests.web import test_dragon_valley, test_immortals
from tests.web.baron import Baron
from tests.web.conftest import NewPerson
from tests.web.immortal import Immortal
from tests.web.person import Person

LONGEST = 120  # presses of Tab; more are a trap
# Where the focus is: a control, in sight, with a ring around it or around what it holds.
HELD = """() => {
    const one = document.activeElement;
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const isControl = one.matches('button, a, input, summary, [tabindex]') && one.id !== 'main';
    const isRinged = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    const isSeen = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
    return isControl && isSeen && isRinged ? "" : one.outerHTML.slice(0, 200);
}"""


def held(page: Page) -> None:
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.evaluate(HELD) == ""


def tab_back_to(page: Page, selector: str) -> None:
    """Every stop on the way is to be seen."""
    for _ in range(LONGEST):
        page.keyboard.press("Shift+Tab")
        held(page)
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"keys do not lead to {selector}")


def choose(person: Person, key: str) -> None:
    """In the list of options, by O, arrows and Enter; a second time where that is asked."""
    page, before = person.page, person.seq()
    text = next(option["text"] for option in person.moment["decision"]["options"] if option["key"].startswith(key))
    page.keyboard.press("o")
    for _ in range(LONGEST):
        held(page)
        if page.evaluate("() => document.activeElement.innerText").startswith(text):
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    if page.locator(".menu").count():
        held(page)
        page.keyboard.press("Enter")
    person.await_seq(before)


def test_a_round_of_immortals(person: NewPerson, server: RunningServer) -> None:
    """given a hand / when a plan is laid, sent, revealed and performed by keys / then it is carried out"""
    mira = Immortal(person())
    test_immortals.sit_at(server, "plan", mira)
    page, (_, card) = mira.page, mira.wanted_plan()[0]
    page.keyboard.press("h")
    held(page)
    for _ in range(LONGEST):
        if page.evaluate("() => document.activeElement.dataset.thing") == f"card:{card}":
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    tab_back_to(page, ".desk [data-thing]")
    for _ in range(LONGEST):
        if page.evaluate("() => document.activeElement.dataset.thing") == mira.space("extract_gold"):
            break
        page.keyboard.press("ArrowRight")
    before = mira.person.drafts()
    page.keyboard.press("Enter")
    mira.person.await_draft(before)
    held(page)
    assert mira.person.picks() == [f"extract_gold:{card}"]
    before = mira.person.seq()
    page.keyboard.press("c")
    page.locator(".menu").wait_for()
    held(page)
    page.keyboard.press("Enter")
    mira.person.await_seq(before)
    mira.person.await_turn()
    choose(mira.person, "reveal:extract_gold")
    assert mira.question() == "perform"
    choose(mira.person, "perform")
    assert not test_immortals.refusals(mira)


def test_a_turn_of_dragon_valley(person: NewPerson, server: RunningServer) -> None:
    """given a turn / when a unit and a place are picked by keys / then it has moved"""
    baron = Baron(person())
    test_dragon_valley.sit_at(server, baron, 5, test_dragon_valley.asked("turn_menu", "move"), players=2)
    page, person_ = baron.page, baron.person
    choose(person_, "move")
    before = person_.seq()
    while person_.seq() == before and baron.question == "move_unit":
        wanted = next(one["key"] for one in person_.draft()["additions"] if not one["instead"])
        pick_by_arrows(page, wanted)
        drafts = person_.drafts()
        page.keyboard.press("Enter")
        person_.await_draft(drafts)
        held(page)
        if baron.changed_draft["full"]:  # it is sent at once
            person_.await_seq(before)
    expect(page.locator(".log")).to_contain_text(re.compile(r"moves \d units? "))
    assert not test_dragon_valley.refusals(baron)


def pick_by_arrows(page: Page, key: str) -> None:
    page.keyboard.press("o")
    for _ in range(LONGEST):
        held(page)
        if page.evaluate("() => document.activeElement.dataset.pick") == key:
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"arrows do not lead to {key}")
