"""Immortals in the browser: a whole game, plans by click, drag and keyboard, two planning, the tower, phone, axe."""

import pytest
from playwright.sync_api import expect
from tests.support.server import RunningServer
from tests.web.conftest import PHONE, NewPerson
from tests.web.immortal import Immortal
from tests.web.moments import lay, play_until
from tests.web.test_accessibility import check
from tests.web.test_weight import weigh

PLAYERS = 3
SEED = 3
FEW_CARDS = 1
MOST_DRAWN = 6  # cubes of one colour; more are counted
WITH_THE_GAME = 250_000


def sit_at(server: RunningServer, word: str, *people: Immortal) -> str:
    """Sit down where everybody, or somebody, is asked this for the first time; bots take the other seats."""
    match = play_until("immortals", PLAYERS, SEED, lambda question, _: question.question == word)
    assert match is not None
    seats = ["person"] * len(people) + ["random"] * (PLAYERS - len(people))
    table = lay(server, match, seats, *[one.page.context for one in people])
    for one in people:
        one.person.go(f"/t/{table}")
        one.person.await_turn()
    return table


def refusals(mira: Immortal) -> list[str]:
    return [frame for frame in mira.person.frames if '"type":"refused"' in frame]


def laid(mira: Immortal) -> dict[str, str]:
    """What lies on the own board."""
    return {space["id"]: space["card"] for space in mira.me()["spaces"] if space["card"]}


def test_a_whole_game_is_played_by_clicking(person: NewPerson) -> None:
    """given three players, two of them bots / when all is answered by clicking / then the account adds up"""
    mira = Immortal(person())
    mira.sit("me", "random", "random", seed=SEED)
    mira.play(until="plan")
    mira.answer()
    mira.most_cards = FEW_CARDS
    mira.play(until="compensation")
    mira.always_take_energy()
    assert mira.play(), "the game took too long"
    assert not refusals(mira)
    assert {"plan", "turn", "source", "target", "affected_site", "structure", "perform"} <= mira.used
    account = mira.page.get_by_role("dialog")
    expect(account).to_be_visible()
    told = mira.person.moment["account"]
    for seat, score in enumerate(told["scores"]):
        assert sum(line["points"] for line in told["lines"] if line["seat"] == seat) == score


def test_cards_are_laid_by_click_drag_and_keyboard(person: NewPerson, server: RunningServer) -> None:
    """given a hand / when cards are laid, moved and taken back / then the plan is sent in canonical order"""
    mira = Immortal(person())
    sit_at(server, "plan", mira)
    page, one, two = mira.page, *[card for _, card in mira.wanted_plan()[:2]]
    space = mira.person.thing
    mira.lay("attack_2", one)
    mira.person.thing(f"card:{two}").drag_to(space(mira.space("attack_1")))
    expect(space(mira.space("attack_1")).locator(".tile")).to_be_visible()
    space(mira.space("attack_1")).drag_to(space(mira.space("construct")))
    expect(space(mira.space("construct")).locator(".tile")).to_be_visible()
    expect(space(mira.space("attack_1")).locator(".tile")).to_have_count(0)

    blank = mira.person.thing("card:blank")
    blank.focus()
    page.keyboard.press("Enter")
    expect(blank).to_have_attribute("aria-pressed", "true")
    space(mira.space("magic_2")).focus()
    page.keyboard.press("Enter")
    expect(space(mira.space("magic_2")).locator(".tile")).to_be_visible()

    mira.tap(f"card:{mira.me()['hand']['magic'][0]}")
    mira.tap(mira.space("construct"))
    expect(page.get_by_text("Magic cards go on the magic spaces")).to_be_visible()
    page.keyboard.press("Escape")
    mira.confirm()
    assert not refusals(mira)
    mira.person.await_turn()
    assert laid(mira) == {"attack_1": one, "construct": two, "magic_1": "blank"}


def test_two_people_plan_at_the_same_time(person: NewPerson, server: RunningServer) -> None:
    """given two people and a bot / when both plan at once / then neither is disturbed and nothing is told early"""
    mira, tom = Immortal(person(), 0), Immortal(person(), 1)
    sit_at(server, "plan", mira, tom)
    plans = [mira.wanted_plan()[:2], tom.wanted_plan()[:2]]
    mira.lay(*plans[0][0])
    tom.lay(*plans[1][0])
    tom.lay(*plans[1][1])
    tom.confirm()
    expect(mira.page.locator(".mat", has_text="Tom").get_by_text("planned")).to_be_visible()
    expect(mira.person.thing(mira.space(plans[0][0][0])).locator(".tile")).to_be_visible()
    assert not any(space["laid"] for space in mira.view()["players"][1]["spaces"])
    expect(tom.page.locator(".status .text")).to_contain_text("plans")

    tom.page.get_by_role("button", name="Change the plan").click()
    expect(tom.page.get_by_role("button", name="Done planning")).to_be_visible()
    expect(tom.page.locator(".space .tile")).to_have_count(2)
    tom.confirm()
    mira.lay(*plans[0][1])
    mira.confirm()
    tom.page.wait_for_function("() => document.querySelector('.tower')?.textContent.includes('Performance')")
    assert sum(space["laid"] for space in tom.view()["players"][0]["spaces"]) == len(plans[0])
    assert all(space["card"] is None for space in tom.view()["players"][0]["spaces"])
    assert not refusals(mira) and not refusals(tom)


def test_a_battle_shows_the_tower(person: NewPerson, server: RunningServer) -> None:
    """given an attack / when it is thrown / then cubes in, cubes out and the count of each side are shown"""
    mira = Immortal(person())
    table = sit_at(server, "plan", mira)
    mira.lay("attack_1", mira.wanted_plan()[0][1])
    mira.confirm()
    assert mira.play(until="strength")
    mira.answer()
    mira.person.await_turn()
    fought = next(one for one in mira.person.moments() if (one["view"]["battle"] or {}).get("attacker") == mira.seat)
    battle, page = fought["view"]["battle"], mira.page
    mira.person.go(f"/t/{table}/{fought['number']}")  # others may have fought since
    shown = page.locator(".battle")
    expect(shown).to_be_visible()
    thrown = sum(battle["thrown"]["armies"]) + battle["thrown"]["inhabitants"]
    fallen = sum(battle["fallen"]["armies"]) + battle["fallen"]["inhabitants"]
    expect(shown.locator(".into")).to_contain_text(f"{thrown} cube")
    drawn = [min(number, MOST_DRAWN) for number in (*battle["thrown"]["armies"], battle["thrown"]["inhabitants"])]
    expect(shown.locator(".into .cube")).to_have_count(sum(drawn))
    assert 0 < shown.locator(".out .cube").count() <= fallen
    expect(shown.locator("strong")).to_have_text([str(battle["attack"]), str(battle["defence"])])
    check(page)
    page.get_by_role("button", name="Show the tower").click()
    expect(page.locator(".tray")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(person: NewPerson, server: RunningServer, theme: str) -> None:
    mira = Immortal(person(theme=theme, coach=True))
    sit_at(server, "draft_card", mira)
    check(mira.page)
    sit_at(server, "plan", mira)
    mira.lay(*mira.wanted_plan()[0])
    check(mira.page)
    mira.confirm()
    mira.play(until="turn")
    check(mira.page)


@pytest.mark.parametrize("path", ["/cards/immortals", "/new/immortals"])
def test_axe_finds_nothing_on_the_pages(person: NewPerson, path: str) -> None:
    mira = person()
    mira.go(path)
    expect(mira.page.get_by_role("heading", level=1)).to_be_visible()
    mira.page.wait_for_load_state("networkidle")
    check(mira.page)


def test_a_phone_shows_one_realm_at_a_time(person: NewPerson, server: RunningServer) -> None:
    """given a phone / when it is swiped or a realm is named / then the twin is shown; all is large enough to touch"""
    mira = Immortal(person(phone=True))
    sit_at(server, "plan", mira)
    page = mira.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    in_sight = "name => Math.abs(document.querySelector(`[data-page=${name}]`).getBoundingClientRect().x) < 20"
    for name in ("Light", "Dark", "Tower"):
        page.get_by_role("button", name=name, exact=True).tap()
        page.wait_for_function(in_sight, arg=name.lower())
    page.locator(".pages").evaluate("pages => pages.scrollTo({left: pages.clientWidth, behavior: 'instant'})")
    expect(page.get_by_role("button", name="Light", exact=True)).to_have_attribute("aria-pressed", "true")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.thing.offered, .sheet button:not(.thing), .turner button')]
             .map((one) => [one, one.getBoundingClientRect()])
             .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
             .map(([one, box]) => `${one.dataset.thing ?? one.className} ${box.width}x${box.height}`)"""
    )
    assert not small, small
    for space, card in mira.wanted_plan()[:2]:
        mira.lay(space, card)
    check(page)
    mira.confirm()
    mira.play(until="turn")
    assert not refusals(mira)


def test_the_page_with_the_game_is_light(person: NewPerson, server: RunningServer) -> None:
    mira = Immortal(person())
    scripts = weigh(mira.person)
    sit_at(server, "plan", mira)
    mira.page.wait_for_load_state("networkidle")
    assert 0 < sum(scripts.values()) <= WITH_THE_GAME, scripts
