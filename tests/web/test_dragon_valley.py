"""Dragon Valley in the browser: games by clicking, divisions, a siege taken over, the advance by steps, phone, axe."""

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.support.server import RunningServer
from tests.web.baron import Baron
from tests.web.conftest import PHONE, NewPerson
from tests.web.moments import Condition, lay, play_until
from tests.web.test_accessibility import check, check_in_both_themes, sit_down
from tests.web.test_weight import weigh

from wartable.matches.match import Match, Question

SIEGE = 2  # the seed of a game in which the first player can take over a siege
WITH_THE_GAME = 250_000


def asked(word: str, key: str = "", fights: bool = False) -> Condition:
    """The first player is asked this, with a key that begins so; `fights`: where an enemy can be attacked."""

    def wanted(question: Question, match: Match) -> bool:
        if question.seat or question.question != word:
            return False
        keys = [option.key for option in question.options]
        goals = [one.rpartition(":")[2] for one in keys]
        enemies: Any = match.view(0)
        places = [enemy.place for enemy in enemies.baronies[0].enemies]
        is_battle = not fights or any(place in goals for place in places)
        return is_battle and any(one.startswith(key) for one in keys)

    return wanted


def last_of_a_round(question: Question, match: Match) -> bool:
    """The first player ends the turns of a round, and has enemies on the way."""
    view: Any = match.view(0)
    walking = [enemy for enemy in view.baronies[0].enemies if enemy.place != "pass"]
    return question.question == "turn_menu" and question.seat == 0 and view.favored == 1 and bool(walking)


def sit_at(server: RunningServer, baron: Baron, seed: int, wanted: Condition, players: int = 2) -> None:
    """Sit down at a table where a game has come to a moment."""
    match = play_until("dragon_valley", players, seed, wanted)
    assert match is not None
    table = lay(server, match, ["person", *["random"] * (players - 1)], baron.page.context)
    baron.person.go(f"/t/{table}")
    baron.person.await_turn()


def refusals(baron: Baron) -> list[str]:
    return [frame for frame in baron.person.frames if '"type":"refused"' in frame]


def test_a_whole_game_against_a_bot(person: NewPerson) -> None:
    """given a game against a bot / when every question is answered by clicking / then it ends and is scored"""
    baron = Baron(person(), brisk_after=1)
    baron.sit("me", "random", seed=4, options={"mode": "eminent_death"})
    assert baron.play()
    assert not refusals(baron)
    expect(baron.page.get_by_role("dialog")).to_be_visible()
    told = baron.person.moment["account"]
    for seat, score in enumerate(told["scores"]):
        assert sum(line["points"] for line in told["lines"] if line["seat"] == seat) == score


def test_two_people_and_two_bots(person: NewPerson) -> None:
    """given four seats / when two people and two bots play a round / then both come to the next one"""
    mira, tom = Baron(person(), brisk_after=0), Baron(person(), brisk_after=0)
    table = mira.sit("me", "open", "random", "random")
    tom.person.go(f"/t/{table}")
    sit_down(tom.person, "Tom")
    expect(mira.page.locator(".barony")).to_have_count(4)
    expect(mira.page.locator(".barony header .mark")).to_have_count(1)  # people have marks, bots have none
    for _ in range(60):
        if min(baron.person.moment["view"]["round"] for baron in (mira, tom)) > 1:
            break
        for baron in (mira, tom):
            if baron.person.is_asked():
                baron.answer()
        mira.page.wait_for_timeout(50)
    assert mira.person.moment["view"]["round"] > 1
    assert not refusals(mira)
    assert not refusals(tom)


def test_a_siege_is_taken_over(person: NewPerson, server: RunningServer) -> None:
    """given another player's siege / when it is taken by clicking / then crown and cubes pay as the rules say"""
    baron = Baron(person())
    sit_at(server, baron, SIEGE, asked("move_unit", "take:"))
    before = baron.view
    place = next(key for key in baron.offers() if key.startswith("take:"))[len("take:") :]
    location = next(one for one in before["locations"] if one["id"] == place)
    cubes = sum(location["sieges"][0]["units"].values())
    expect(baron.page.locator(f'[data-thing="territory:{place}"] .siege')).to_have_count(1)
    baron.make_set(f"take:{place}")
    baron.make_set("done")
    happened = [one for moment in baron.person.moments() for one in moment["happened"] if one["name"] == "scored"]
    paid = {one["facts"]["reason"]: (one["facts"]["seat"], one["facts"]["points"]) for one in happened}
    assert paid["taken_siege"] == (1, 2 * cubes)
    assert paid["crown"] == (0, location["crown"] - cubes)
    assert location["territory"] in baron.person.moment["view"]["baronies"][0]["conquered"]
    assert not refusals(baron)


def test_the_advance_is_shown_step_by_step(person: NewPerson, server: RunningServer) -> None:
    """given enemies on the way / when the last turn of a round ends / then each step is shown, and can be skipped"""
    baron = Baron(person(speed="slow"))
    sit_at(server, baron, SIEGE, last_of_a_round)
    page = baron.page
    page.locator(".answers").get_by_role("button", name="End the turn").click()
    page.get_by_role("menuitem", name="End the turn").click()
    expect(page.locator(".cell.struck").first).to_be_visible()
    expect(page.get_by_role("group", name="Speed of the advance")).to_be_visible()
    check(page)
    first = baron.person.shown_question()
    page.wait_for_function("text => document.querySelector('.status .text').textContent !== text", arg=first)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".cell.struck")).to_have_count(0)
    page.wait_for_selector(".status.yours", timeout=30_000)


def test_dividing_by_drag_click_and_key(person: NewPerson, server: RunningServer) -> None:
    """given a division / when items are dragged, clicked and sent by keys / then the piles come out as they lay"""
    baron = Baron(person())
    sit_at(server, baron, SIEGE, asked("assign_item"))
    page = baron.page
    items = page.locator('.dividing [data-thing^="item:"]').count()
    confirm = page.locator(".answers .primary")
    baron.item(0).drag_to(page.locator('[data-pile="1"]'))
    expect(page.locator('[data-pile="1"] [data-thing^="item:"]')).to_have_count(1)
    baron.item(1).press("1")
    expect(page.locator('[data-pile="0"] [data-thing^="item:"]')).to_have_count(1)
    baron.item(2).click()
    expect(page.locator('[data-pile="0"] [data-thing^="item:"]')).to_have_count(2)
    expect(page.locator(".totals")).to_contain_text(f"3/{items}")
    expect(confirm).to_be_disabled()
    check(page)
    page.locator('[data-pile="1"]').get_by_role("button", name="All the rest").click()
    expect(confirm).to_be_enabled()
    lying = page.locator('[data-pile="0"] [data-thing^="item:"]').evaluate_all(
        "all => all.map(one => one.dataset.piece)"
    )
    baron.confirm()
    piles = [pile["items"] for draw in baron.person.moments()[-1]["view"]["draws"] for pile in draw["piles"]]
    assert not piles or sorted(lying) in [sorted(pile) for pile in piles]
    assert not refusals(baron)


def picks_in(page: Page) -> list[str]:
    page.wait_for_selector(".status.yours")
    return (page.locator(".table-top").get_attribute("data-picks") or "").split()


def second_window(baron: Baron) -> Page:
    page = baron.page.context.new_page()
    page.goto(baron.page.url)
    return page


def test_a_half_made_division_is_kept(person: NewPerson, server: RunningServer) -> None:
    """given some items lie on piles / when the page is loaded again or opened twice / then they lie there, and go on"""
    baron = Baron(person())
    sit_at(server, baron, SIEGE, asked("assign_item"))
    items = baron.page.locator('.dividing [data-thing^="item:"]').count()
    for number in range(3):
        before = baron.person.drafts()
        baron.item(number).press("2")
        baron.person.await_draft(before)
    laid = baron.person.picks()
    assert len(laid) == 3
    baron.page.reload()
    assert picks_in(baron.page) == laid
    expect(baron.page.locator('[data-pile="1"] [data-thing^="item:"]')).to_have_count(3)
    other = second_window(baron)
    assert picks_in(other) == laid
    other.locator('.dividing [data-thing^="item:"]').first.press("1")
    expect(baron.page.locator(".totals")).to_contain_text(f"4/{items}")
    baron.page.locator('[data-pile="0"]').get_by_role("button", name="All the rest").click()
    expect(other.locator(".totals")).to_contain_text(f"{items}/{items}")
    baron.confirm()
    piles = [pile["items"] for draw in baron.view["draws"] for pile in draw["piles"]]
    assert not piles or len(piles[1]) == 3
    assert not refusals(baron)


def test_a_laid_item_goes_back_to_the_tray(person: NewPerson, server: RunningServer) -> None:
    """given all items lie on one pile / then they cannot be laid so; when one is taken back / then it waits again"""
    baron = Baron(person())
    sit_at(server, baron, SIEGE, asked("assign_item"))
    page = baron.page
    page.locator('[data-pile="0"]').get_by_role("button", name="All the rest").click()
    items = page.locator('[data-pile="0"] [data-thing^="item:"]')
    expect(page.locator(".tray")).to_have_count(0)
    expect(page.locator(".answers .primary")).to_be_disabled()
    items.first.press("Backspace")
    expect(page.locator('.tray [data-thing^="item:"]')).to_have_count(1)
    page.locator('.tray [data-thing^="item:"]').press("2")
    expect(page.locator(".answers .primary")).to_be_enabled()
    page.get_by_role("button", name="Clear").click()
    expect(items).to_have_count(0)


def test_a_half_made_move_is_kept(person: NewPerson, server: RunningServer) -> None:
    """given a stack is picked / when the page is loaded again or opened twice / then it is picked, and can march"""
    baron = Baron(person())
    sit_at(server, baron, SIEGE, asked("move_unit", "keep."))
    first = next(one for one in baron.draft["additions"] if one["key"].startswith("keep."))
    baron.click_pick(first)
    baron.page.reload()
    assert picks_in(baron.page) == [first["key"]]
    unit = f'.thing.picked[data-thing="{first["touches"][0]}"]'
    expect(baron.page.locator(unit)).to_have_count(1)
    other = second_window(baron)
    assert picks_in(other) == [first["key"]]
    expect(other.locator(unit)).to_have_count(1)
    goal = next(one for one in baron.draft["additions"] if one["key"].startswith(f"{first['key']}:"))
    before = baron.person.seq()
    baron.click_pick(goal)
    if not baron.changed_draft["full"]:
        baron.page.locator(".answers [data-pick]").first.click()
    baron.person.await_seq(before)
    place = goal["touches"][0].rpartition(":")[2]
    units = baron.view["baronies"][0]["units"]
    assert any(one["place"] == place for one in units)
    assert not refusals(baron)


def test_a_march_that_is_taken_back_is_a_draft_again(person: NewPerson, server: RunningServer) -> None:
    """given a march / when it is undone / then it lies there as picked; another goal takes the place of the first"""
    baron = Baron(person())
    sit_at(server, baron, SIEGE, asked("move_unit", "keep."))
    baron.make_set(next(key for key in baron.offers() if key.startswith("keep.")))
    baron.person.act(baron.page.get_by_role("button", name="Undo").click)
    picked = baron.person.picks()
    assert len(picked) >= 2
    expect(baron.page.locator(".answers .primary")).to_be_enabled()
    stack = picked[0]
    goal = next(
        one for one in baron.draft["additions"] if one["key"].startswith(f"{stack}:") and one["key"].count(":") == 1
    )
    before = baron.person.seq()
    baron.click_pick(goal)
    if not baron.changed_draft["full"]:
        baron.page.locator(".answers [data-pick]").first.click()
    baron.person.await_seq(before)
    place = goal["touches"][0].rpartition(":")[2]
    assert any(one["place"] == place for one in baron.view["baronies"][0]["units"])
    assert not refusals(baron)


def test_a_battle_is_foreseen(person: NewPerson, server: RunningServer) -> None:
    """given a unit that can attack / when its goals are lit / then the space tells what the battle brings"""
    baron = Baron(person())
    sit_at(server, baron, SIEGE, asked("move_to", fights=True))
    expect(baron.page.locator(".cell.goal .foreseen").first).to_be_visible()
    check(baron.page)
    far = baron.page.locator('.first [data-thing^="cell:0:"].dimmed').first
    far.click(position={"x": 6, "y": 6})
    expect(baron.page.locator(".refusal").get_by_role("link")).to_have_text(re.compile("DV-09[47]"))


def test_a_unit_can_be_clicked_before_the_action_is_named(person: NewPerson, server: RunningServer) -> None:
    """given the menu of a turn / when a unit is clicked / then that is the Move action, and its goals are lit"""
    baron = Baron(person())
    sit_at(server, baron, SIEGE, asked("turn_menu", "move"))
    unit = baron.page.locator('.first .thing:is(.offered, .faint)[data-thing^="unit:0:"]').first
    thing = unit.get_attribute("data-thing")
    baron.person.act(unit.click)
    assert baron.question == "move_unit"
    expect(baron.page.locator(f'.thing.picked[data-thing="{thing}"]')).to_have_count(1)
    expect(baron.page.locator(".cell .thing:is(.offered, .faint)").first).to_be_visible()


def test_the_table_is_open_to_everybody(person: NewPerson, server: RunningServer) -> None:
    """given both themes / when division and turn are looked at / then nothing grave is found"""
    baron = Baron(person(coach=True))
    sit_at(server, baron, SIEGE, asked("assign_item"))
    check_in_both_themes(baron.page)
    baron.divide()
    sit_at(server, baron, SIEGE, asked("move_unit", "take:"))
    check_in_both_themes(baron.page)


def test_a_phone_shows_one_barony_at_a_time(person: NewPerson, server: RunningServer) -> None:
    """given a phone / when a turn is played / then nothing scrolls sideways and all that can be chosen is large"""
    baron = Baron(person(phone=True))
    sit_at(server, baron, SIEGE, asked("move_unit", "take:"))
    page = baron.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.locator(".barony")).to_have_count(1)
    small = page.evaluate(
        """() => [...document.querySelectorAll(`.thing:is(.offered, .faint):not(.cell *), .sheet button, .places button,
                                                .standing :is(.offered, .faint)`)]
             .map((one) => [one, one.getBoundingClientRect()])
             .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
             .map(([one, box]) => `${one.dataset.thing ?? one.textContent} ${box.width}x${box.height}`)"""
    )
    assert not small, small
    check(page)
    page.get_by_role("tab", name="Random").click()
    expect(page.get_by_role("region", name="Barony of Random")).to_be_visible()
    page.locator(".places").get_by_role("tab").last.click()
    expect(page.locator('[data-thing="territory:t1"]')).to_be_visible()
    baron.make_set(next(key for key in baron.offers() if key.startswith("take:")))
    assert not refusals(baron)


def test_the_game_is_light(person: NewPerson) -> None:
    """given a table / when all scripts are added up / then they stay within the budget"""
    mira = person()
    scripts = weigh(mira)
    Baron(mira).sit("me", "random", seed=1)
    mira.await_turn()
    mira.page.wait_for_load_state("networkidle")
    assert 0 < sum(scripts.values()) <= WITH_THE_GAME, scripts


def test_another_place_begins_at_its_top(person: NewPerson, server: RunningServer) -> None:
    """given a phone whose page is scrolled down / when another barony is looked at / then it is seen from its top"""
    baron = Baron(person(phone=True))
    sit_at(server, baron, SIEGE, asked("turn_menu", "move"))
    page = baron.page
    page.evaluate("scrollTo(0, 300)")
    assert page.evaluate("scrollY") > 0
    page.locator(".places button").nth(1).evaluate("one => one.click()")  # where it is: a tap would scroll to it
    page.wait_for_function("() => scrollY === 0")
