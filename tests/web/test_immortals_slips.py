"""Immortals in the browser: one gesture, odds, marks on the map, and a table that fits its screen."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.support.server import RunningServer
from tests.web.conftest import NewPerson
from tests.web.immortal import Immortal
from tests.web.moments import Condition, lay, play_until
from tests.web.test_immortals import PLAYERS, SEED, refusals, sit_at

SHOWN = """() => {
    const frame = document.querySelector('.pages').getBoundingClientRect();
    const seen = [...document.querySelectorAll('[data-page]')]
      .filter((one) => Math.abs(one.getBoundingClientRect().x - frame.x) < 20).map((one) => one.dataset.page);
    return [document.querySelector('.turner [aria-pressed=true]').textContent.trim().toLowerCase(), ...seen];
}"""


def sit_down_at(server: RunningServer, mira: Immortal, wanted: Condition) -> None:
    match = play_until("immortals", PLAYERS, SEED, wanted)
    assert match is not None
    mira.person.go(f"/t/{lay(server, match, ['person', 'random', 'random'], mira.page.context)}")
    mira.person.await_turn()


def reveal_attack(mira: Immortal) -> None:
    mira.lay("attack_1", mira.wanted_plan()[0][1])
    mira.confirm()
    assert mira.play(until="turn")


def test_an_attack_goes_from_the_map_and_tells_the_odds(person: NewPerson, server: RunningServer) -> None:
    """given a planned attack / when card, site and target are pressed / then one panel tells all before it is sent"""
    mira = Immortal(person())
    sit_at(server, "plan", mira)
    reveal_attack(mira)
    page = mira.page
    before = mira.person.seq()
    mira.tap(mira.space("attack_1"))
    expect(page.locator(".menu.enlarged")).to_be_visible()  # reading is not acting
    assert mira.person.seq() == before
    mira.person.act(page.get_by_role("menuitem", name="Reveal").click)
    assert mira.question() == "perform"
    expect(page.locator('.answers [data-key="perform"]')).to_have_class(re.compile("primary"))
    thing = mira.person.moment["decision"]["shortcuts"][0]["thing"]
    mira.person.act(lambda: mira.tap(thing))
    page.wait_for_function("() => document.querySelector('.table-top').dataset.picks.includes('from:')")
    assert mira.person.picks() == [f"from:{thing.removeprefix('site:')}"]
    mira.pick(next(one["touches"][0] for one in mira.additions("to") if one["touches"]))
    expect(page.locator('.options [data-pick^="to:"] small')).to_have_count(0)  # what they would say is said
    panel, foreseen = page.locator(".choice"), mira.person.draft()["foreseen"]
    expect(panel).to_contain_text(f"{foreseen['odds'][-1]['percent']} % chance to take it")
    expect(panel).to_contain_text("The inhabitants")
    mira.person.act(panel.locator(".send").click)
    assert not refusals(mira)


def test_a_draft_card_is_played_by_its_site(person: NewPerson, server: RunningServer) -> None:
    """given the starting round / when a site is pressed and confirmed / then the card that shows it is chosen"""
    mira = Immortal(person())
    sit_at(server, "draft_card", mira)
    options = mira.person.moment["decision"]["options"]
    touched = [thing for one in options for thing in one["touches"]]
    option = next(one for one in options if touched.count(one["touches"][-1]) == 1)
    mira.tap(option["touches"][-1])
    again = mira.page.get_by_role("menuitem", name=option["text"], exact=True)
    expect(again).to_be_visible()
    assert mira.question() == "draft_card"  # though others may have chosen meanwhile
    mira.person.act(again.click)
    chosen = [frame for frame in mira.person.frames if '"chosen":"' in frame]
    assert any(option["key"].removeprefix("card:") in frame for frame in chosen)


def test_the_own_home_is_marked_in_the_first_question(person: NewPerson, server: RunningServer) -> None:
    """given the first question / then homes lie on the map with their owners, and the viewer's own is lit"""
    mira = Immortal(person())
    sit_down_at(server, mira, lambda question, _: question.question == "home_group" and question.seat == 0)
    home = mira.me()["home"]
    mark = mira.person.thing(f"site:{home}-light")
    expect(mark.locator(".home")).to_be_visible()
    assert "Home of yours" in (mark.get_attribute("aria-label") or "")
    expect(mira.page.locator(".realm.light .ring.lit")).to_have_count(1)


def test_areas_and_the_last_scoring_lie_on_the_table(person: NewPerson, server: RunningServer) -> None:
    """given the second round / then who scores for an area is marked, and the scoring of the first is listed"""
    mira = Immortal(person())
    sit_down_at(server, mira, lambda question, match: question.seat == 0 and match.game.round == 2)
    view, page = mira.view(), mira.page
    held = [area for area in view["areas"] if area["holder"] is not None]
    assert held
    expect(page.locator(".held")).to_have_count(len(held))
    for seat in view["scoring"]["seats"]:
        expect(
            page.locator(".scoring .seat strong").get_by_text(f"+{seat['points']}", exact=True).first
        ).to_be_visible()
    page.locator(".held").first.hover()
    expect(page.locator(".detail")).to_contain_text("points each round")


def first_of(round_number: int) -> Condition:
    return lambda question, match: (
        question.seat == 0 and question.question == "plan" and match.game.round >= round_number
    )


@pytest.mark.parametrize("round_number", [1, 5])
def test_all_fits_the_screen(person: NewPerson, server: RunningServer, round_number: int) -> None:
    """given 1440 × 900 / when a round is planned / then the page does not scroll, and no name covers a space"""
    mira = Immortal(person())
    sit_down_at(server, mira, first_of(round_number))
    page = mira.page
    assert page.evaluate("document.documentElement.scrollHeight") <= 900
    over = page.evaluate(
        """() => [...document.querySelectorAll('.banner b')].filter((one) => {
             const space = one.closest('.half').querySelector('.slot').getBoundingClientRect();
             return one.getBoundingClientRect().right > space.left || one.scrollWidth > one.clientWidth + 1;
           }).map((one) => one.textContent)"""
    )
    assert not over


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (720, 450)])
def test_the_map_under_a_tab_is_the_one_it_names(
    person: NewPerson, server: RunningServer, width: int, height: int
) -> None:
    """given a tablet, or 200 % / when tabs are pressed and the window changes / then tab and map agree"""
    mira = Immortal(person())
    mira.page.set_viewport_size({"width": width, "height": height})
    sit_at(server, "plan", mira)
    page = mira.page
    for name in ("light", "tower", "dark", "light"):
        page.locator(".turner").get_by_role("button", name=name.capitalize(), exact=True).click()
        settled(page, name)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.set_viewport_size({"width": width - 100, "height": height})
    page.wait_for_timeout(200)
    shown, *seen = page.evaluate(SHOWN)
    assert seen == [shown]


def settled(page: Page, name: str) -> None:
    page.wait_for_function(
        f"name => {{ const [shown, ...seen] = ({SHOWN})(); return shown === name && seen[0] === name; }}", arg=name
    )


def test_a_plan_that_leaves_spaces_empty_asks_once_more(person: NewPerson, server: RunningServer) -> None:
    """given an empty plan / when it is sent by a click or by a key / then it is said what is lost, and can be left"""
    mira = Immortal(person())
    sit_at(server, "plan", mira)
    page, before, done = mira.page, mira.person.seq(), mira.page.locator(".answers .primary")
    done.click()
    expect(page.locator(".menu")).to_contain_text("spaces stay empty, though you have cards for them")
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)
    expect(done).to_be_focused()
    page.keyboard.press("c")
    expect(page.locator(".menu")).to_be_visible()
    assert mira.person.seq() == before and mira.question() == "plan"
    mira.person.act(lambda: page.keyboard.press("Enter"))
    assert not refusals(mira)


def test_keys_go_through_the_hand(person: NewPerson, server: RunningServer) -> None:
    """given a hand in several lines / when H and then arrows are pressed / then all of it is reached from the first"""
    mira = Immortal(person())
    sit_at(server, "plan", mira)
    page = mira.page
    cards = page.locator(".own .hand [data-thing]").evaluate_all("all => all.map((one) => one.dataset.thing)")
    page.keyboard.press("h")
    visited = []
    for _ in cards:
        visited.append(page.evaluate("() => document.activeElement.dataset.thing"))
        page.keyboard.press("ArrowRight")
    assert visited == cards
