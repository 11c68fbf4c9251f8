"""Immortals in the browser: a whole game, plans by click, drag and keyboard, two planning, the tower, phone, axe."""

import re
from typing import Any

from playwright.sync_api import expect
from tests.support.server import RunningServer
from tests.web.conftest import PHONE, NewPerson
from tests.web.immortal import Immortal
from tests.web.moments import Condition, lay, play_until
from tests.web.test_accessibility import check, check_in_both_themes
from tests.web.test_weight import weigh

from wartable.matches.match import Match

PLAYERS = 3
SEED = 3
FEW_CARDS = 1
THIRD_ROUND = 3
MOST_DRAWN = 6  # cubes of one colour on their way into the tower; more are counted
MOST_DRAWN_OF_A_SIDE = 7
MOST_DRAWN_ASIDE = 4
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


def plans_of(number: int) -> Condition:
    """The first player plans the cards of this round."""
    return lambda question, match: question.question == "plan" and question.seat == 0 and round_of(match) == number


def round_of(match: Match) -> int:
    view: Any = match.view(0)
    return int(view.round)


def refusals(mira: Immortal) -> list[str]:
    return [frame for frame in mira.person.frames if '"type":"refused"' in frame]


def laid(mira: Immortal) -> dict[str, str]:
    """What lies on their own board."""
    return {space["id"]: space["card"] for space in mira.me()["spaces"] if space["card"]}


def test_a_game_is_played_to_its_end_by_clicking(person: NewPerson, server: RunningServer) -> None:
    """given three players in the third round / when all is answered by clicking / then the account adds up"""
    mira = Immortal(person())
    match = play_until("immortals", PLAYERS, SEED, plans_of(THIRD_ROUND))
    assert match is not None
    mira.person.go(f"/t/{lay(server, match, ['person', 'random', 'random'], mira.page.context)}")
    mira.play(until="plan")
    mira.answer()
    mira.most_cards = FEW_CARDS
    mira.play(until="compensation")
    mira.always_take_energy()
    assert mira.play(), "the game took too long"
    assert not refusals(mira)
    assert {"plan", "turn", "source", "affected_site", "structure", "perform"} <= mira.used
    account = mira.page.get_by_role("dialog")
    expect(account).to_be_visible()
    told = mira.person.moment["account"]
    for seat, score in enumerate(told["scores"]):
        assert sum(line["points"] for line in told["lines"] if line["seat"] == seat) == score


def test_cards_are_laid_by_click_drag_and_keyboard(person: NewPerson, server: RunningServer) -> None:
    """given a hand / when cards are laid, moved and taken back / then the plan is sent in canonical order"""
    mira, ben = Immortal(person()), Immortal(person())
    sit_at(server, "plan", mira, ben)  # he goes on planning, so that nothing is carried out yet
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
    expect(page.get_by_text("This space takes region, conflict and blank cards")).to_be_visible()
    page.keyboard.press("Escape")
    mira.confirm()
    expect(page.locator(".status.yours")).to_have_count(0)
    assert not refusals(mira)
    assert laid(mira) == {"attack_1": one, "construct": two, "magic_1": "blank"}


def test_a_half_made_plan_is_there_after_a_reload_and_in_another_window(
    person: NewPerson, server: RunningServer
) -> None:
    """given some cards laid / when the page is loaded again, or another opened / then all lie there, and all follow"""
    mira = Immortal(person())
    table = sit_at(server, "plan", mira)
    plan = mira.wanted_plan()[:3]
    for space, card in plan:
        mira.lay(space, card)
    captions = [pick["note"] for pick in mira.person.draft()["picks"] if pick["note"]]
    expect(mira.page.locator(".space .outlook")).to_have_count(len(captions))
    mira.page.reload()
    expect(mira.page.locator(".space .tile")).to_have_count(3)
    for caption in captions:
        expect(mira.page.locator(".space .outlook").get_by_text(caption, exact=True).first).to_be_visible()

    other = Immortal(mira.person.another())
    other.person.go(f"/t/{table}")
    expect(other.page.locator(".space .tile")).to_have_count(3)
    other.tap(other.space(plan[1][0]))
    expect(other.page.locator(".space .tile")).to_have_count(2)
    expect(mira.page.locator(".space .tile")).to_have_count(2)
    expect(mira.person.thing(f"card:{plan[1][1]}")).to_be_visible()
    mira.confirm()
    mira.person.await_turn()
    assert laid(mira) == {plan[0][0]: plan[0][1], plan[2][0]: plan[2][1]}
    assert not refusals(mira) and not refusals(other)


def test_a_card_stays_on_the_one_of_two_spaces_alike_where_it_was_laid(
    person: NewPerson, server: RunningServer
) -> None:
    """given a card on the later of two spaces alike / when it is seen again / then it lies there, and can be moved"""
    mira = Immortal(person())
    table = sit_at(server, "plan", mira)
    mira.lay("attack_2", mira.wanted_plan()[0][1])
    mira.page.reload()
    expect(mira.person.thing(mira.space("attack_2")).locator(".tile")).to_be_visible()
    other = Immortal(mira.person.another())
    other.person.go(f"/t/{table}")
    expect(other.person.thing(other.space("attack_2")).locator(".tile")).to_be_visible()
    other.person.thing(other.space("attack_2")).drag_to(other.person.thing(other.space("attack_1")))
    for one in (mira, other):
        expect(one.person.thing(one.space("attack_1")).locator(".tile")).to_be_visible()
        expect(one.page.locator(".space .tile")).to_have_count(1)
    assert not refusals(mira) and not refusals(other)


def test_a_hint_lies_there_as_a_draft(person: NewPerson, server: RunningServer) -> None:
    """given a plan to make / when a hint is asked for and heeded / then its cards lie there and can be changed"""
    mira = Immortal(person())
    sit_at(server, "plan", mira)
    mira.page.get_by_role("button", name="Hint (T)").click()
    mira.page.get_by_role("button", name="Show the move").click()
    mira.page.get_by_role("button", name="Lay it out").click()
    mira.page.wait_for_function("() => document.querySelector('.table-top').dataset.picks")
    picks = mira.person.picks()
    expect(mira.page.locator(".space .tile")).to_have_count(len(picks))
    mira.tap(mira.page.locator(".space:has(.tile)").first.locator("xpath=..").get_attribute("data-thing") or "")
    expect(mira.page.locator(".space .tile")).to_have_count(len(picks) - 1)
    mira.confirm()
    assert not refusals(mira)


def test_an_attack_is_one_gesture_that_survives_a_reload(person: NewPerson, server: RunningServer) -> None:
    """given an attack / when it is dragged from site to site, reloaded and changed / then it is sent as it stands"""
    mira = Immortal(person())
    sit_at(server, "plan", mira)
    mira.lay("attack_1", mira.wanted_plan()[0][1])
    mira.confirm()
    assert mira.play(until="source")
    page, source = mira.page, strongest(mira)
    expect(page.locator(".answers [data-pick]")).to_have_count(0)  # sites are pressed on the map
    mira.drag(f"site:{source}", lambda: next(one["touches"][0] for one in mira.additions("to") if one["touches"]))
    goal = next(pick for pick in mira.person.picks() if pick.startswith("to:"))
    assert f"from:{source}" in mira.person.picks()
    page.locator(".choice").get_by_role("button", name="One fewer").click()
    page.wait_for_function("() => document.querySelector('.table-top').dataset.picks.includes('armies:')")
    number = page.locator(".choice .send").inner_text()
    page.reload()
    expect(page.locator(".choice .send")).to_have_text(number)
    assert {f"from:{source}", goal} <= set(mira.person.picks())
    expect(mira.person.thing(f"site:{source}")).to_have_class(re.compile("picked"))
    mira.person.act(page.locator(".choice .send").click)
    mira.person.await_turn()
    fought = [one["view"]["battle"] for one in mira.person.moments() if one["view"]["battle"]]
    battle = next(one for one in fought if one["attacker"] == mira.seat)
    assert (battle["source"], battle["target"]) == (source, goal.removeprefix("to:"))
    assert f"Attack with {battle['attackers']}" == number
    assert not refusals(mira)


def strongest(mira: Immortal) -> str:
    """The site from which most armies can attack."""
    sources = [one["key"].removeprefix("from:") for one in mira.additions("from")]
    armies = {site["id"]: int(site["armies"]) for site in mira.view()["sites"]}
    return max(sources, key=lambda site: armies[site])


def test_two_people_plan_at_the_same_time(person: NewPerson, server: RunningServer) -> None:
    """given two people and a bot / when both plan at once / then neither is disturbed and nothing is shown early"""
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


def cubes_in_the_tray(battle: dict[str, Any]) -> int:
    """How many cubes are drawn of those that fell out: each colour up to a number."""
    sides, aside = (battle["attacking"], battle["defending"]), battle["aside"]
    fought = [min(side[kind], MOST_DRAWN_OF_A_SIDE) for side in sides for kind in ("armies", "inhabitants")]
    return sum(fought) + sum(min(number, MOST_DRAWN_ASIDE) for number in (*aside["armies"], aside["inhabitants"]))


def test_a_battle_shows_the_tower(person: NewPerson, server: RunningServer) -> None:
    """given an attack / when it is thrown / then cubes in, cubes out and the count of each side are shown"""
    mira = Immortal(person())
    table = sit_at(server, "plan", mira)
    mira.lay("attack_1", mira.wanted_plan()[0][1])
    mira.confirm()
    assert mira.play(until="source")
    mira.answer()
    mira.person.await_turn()
    fought = next(one for one in mira.person.moments() if (one["view"]["battle"] or {}).get("attacker") == mira.seat)
    battle, page = fought["view"]["battle"], mira.page
    mira.person.go(f"/t/{table}/{fought['number']}")  # others may have fought since
    shown = page.locator(".battle")
    expect(shown).to_be_visible()
    thrown = sum(battle["thrown"]["armies"]) + battle["thrown"]["inhabitants"]
    expect(shown.locator(".into")).to_contain_text(f"{thrown} cube")
    drawn = [min(number, MOST_DRAWN) for number in (*battle["thrown"]["armies"], battle["thrown"]["inhabitants"])]
    expect(shown.locator(".into .cube")).to_have_count(sum(drawn))
    expect(shown.locator(".out .cube")).to_have_count(cubes_in_the_tray(battle))
    expect(shown.locator("strong")).to_have_text([str(battle["attack"]), str(battle["defence"])])
    check(page)
    page.get_by_role("button", name="Show the tower").click()
    expect(page.locator(".tray")).to_be_visible()


def test_the_table_is_open_to_everybody(person: NewPerson, server: RunningServer) -> None:
    """given both themes / when draft, plan and turn are looked at / then nothing grave is found"""
    mira = Immortal(person(coach=True))
    sit_at(server, "draft_card", mira)
    check_in_both_themes(mira.page)
    sit_at(server, "plan", mira)
    mira.lay(*mira.wanted_plan()[0])
    check_in_both_themes(mira.page)
    mira.confirm()
    mira.play(until="turn")
    check_in_both_themes(mira.page)


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
        """() => [...document.querySelectorAll(`.thing:is(.offered, .faint), .sheet button:not(.thing),
                                                .turner button`)]
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
