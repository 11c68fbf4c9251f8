"""Hint and review in the browser: a hint lights a move and does it; a better move is visited and played on from."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import NewPerson
from tests.web.person import Person
from tests.web.test_accessibility import check

LONG = 120_000  # a review takes its time where nothing is compiled
ENOUGH = 400


def touch(person: Person, phone: bool, name: str, role: str = "button") -> None:
    found = person.page.get_by_role(role, name=name).first  # type: ignore[arg-type]
    found.tap() if phone else found.click()


def fits(page: Page) -> bool:
    """A phone that must show something wider would show a wider page, too small to read."""
    size = page.viewport_size
    return size is not None and int(page.evaluate("document.documentElement.scrollWidth")) <= size["width"]


@pytest.mark.parametrize("game", ["quests", "shadow_kingdoms", "dragon_valley", "immortals"])
def test_a_hint_lights_a_move_and_does_it(person: NewPerson, game: str) -> None:
    """given the viewer's own decision / when a hint is asked for by key / then it says where to look, then what to do,
    then why, and can be followed
    """
    mira = person()
    mira.new_table("me", "random", "random", seed=2, game=game)
    mira.await_turn()
    mira.page.keyboard.press("t")
    note = mira.page.locator("div.hint")
    expect(note.locator(".nudge")).to_be_visible(timeout=LONG)
    expect(note.locator(".move")).to_have_count(0)
    note.get_by_role("button", name="Show the move").click()
    expect(note.locator(".move")).to_be_visible()
    mira.page.keyboard.press("t")
    expect(note.locator("ul li, .next").first).to_be_visible()
    expect(note).to_contain_text("chance of winning")
    told = next(frame for frame in reversed(mira.frames) if '"type":"hint"' in frame)
    if '"touches":[]' not in told:
        expect(mira.page.locator("[data-thing].hinted, .ring.lit").first).to_be_visible()
    check(mira.page)
    follow(mira, note)
    expect(note).to_have_count(0)


def follow(mira: Person, note: Locator) -> None:
    """Do what the hint says; where a set is asked for, it is laid out first and waits to be confirmed."""
    lay = note.get_by_role("button", name="Lay it out")
    if not lay.count():
        mira.act(note.get_by_role("button", name="Do this").click)
        return
    lay.click()
    mira.page.wait_for_function("() => document.querySelector('.table-top').dataset.picks")
    mira.act(lambda: mira.page.keyboard.press("c"))


def test_a_hint_on_a_phone_can_be_put_away(person: NewPerson) -> None:
    mira = person(phone=True)
    mira.new_table("me", "random", seed=2)
    mira.await_turn()
    touch(mira, True, "Hint (T)")
    expect(mira.page.locator(".hint .nudge")).to_be_visible(timeout=LONG)
    touch(mira, True, "Show the move")
    expect(mira.page.locator(".hint .move")).to_be_visible()
    assert fits(mira.page)
    check(mira.page)
    before = mira.seq()
    touch(mira, True, "Dismiss")
    expect(mira.page.locator(".hint")).to_have_count(0)
    assert mira.page.locator(".thing.hinted").count() == 0
    assert mira.seq() == before


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_better_move_is_visited_and_played_on_from(person: NewPerson, phone: bool) -> None:
    """given a finished game / when it is reviewed / then a lapse leads to its moment, and from there to a new table"""
    mira = person(phone=phone)
    table = finish(mira)
    page = mira.page
    page.goto(f"/t/{table}")
    touch(mira, phone, "Review the game", "link")
    page.wait_for_url(f"**/t/{table}/review")
    expect(page.locator(".chart svg")).to_be_visible(timeout=LONG)
    assert fits(page)
    touch(mira, phone, "All")
    assert_all_is_told(page)

    lapse = min(page.locator(".lapses li").all(), key=moment_of)  # the earliest: from there the game goes on for long
    better = lapse.locator(".better dd").inner_text()
    link = lapse.get_by_role("link")
    number = moment_of(lapse)
    link.tap() if phone else link.click()
    page.wait_for_url(f"**/t/{table}/{number}#review")
    expect(page.locator(".lapse .better")).to_contain_text(better)
    expect(page.locator(".tag")).to_have_text(f"Moment {number}")
    assert fits(page)
    check(page)

    touch(mira, phone, "Continue from here")
    page.wait_for_url(lambda address: table not in address)
    mira.await_turn()
    expect(page.locator(".lapse")).to_have_count(0)
    assert mira.moment["number"] >= number
    assert not mira.moment["over"]


def assert_all_is_told(page: Page) -> None:
    page.get_by_text("Show this as a table").click()
    expect(page.locator("tbody tr").first).to_contain_text("%")
    expect(page.locator(".turns li").first).to_contain_text("→")
    expect(page.locator(".lapses em").first).to_contain_text("±")
    expect(page.locator(".bar.count").first).to_have_text(re.compile(r"costly choices\s*\d+ of \d+"))
    check(page)


def moment_of(lapse: Locator) -> int:
    number = re.search(r"\d+", lapse.get_by_role("link").inner_text())
    assert number is not None
    return int(number[0])


def finish(mira: Person) -> str:
    """A short game of Quests against a bot, played without looking."""
    table = mira.new_table("me", "random", seed=5)
    mira.page.evaluate(
        """([table, most]) => new Promise((done, fail) => {
             const wire = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
             let sent = -1, number = 0;
             wire.onmessage = ({ data }) => {
               const message = JSON.parse(data);
               if (message.type !== 'moment') return;
               if (message.over) return done();
               if (!message.decision || message.seq === sent) return;
               if (++number > most) return fail(new Error('too long'));
               sent = message.seq;
               const options = message.decision.options;
               wire.send(JSON.stringify({ type: 'choose', id: `n${number}`, seq: sent,
                 keys: [options[(number * 7) % options.length].key] }));
             };
           })""",
        [table, ENOUGH],
    )
    return table
