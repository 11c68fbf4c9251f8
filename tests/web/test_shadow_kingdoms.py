"""Shadow Kingdoms in the browser: whole games by clicking, battles with everything, Relics, phone, axe."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.support.server import RunningServer
from tests.web.conftest import PHONE, NewPerson
from tests.web.moments import lay, near_the_end
from tests.web.test_accessibility import check, check_in_both_themes
from tests.web.warden import Warden

EVERYTHING = 79  # a solo game in which a battle sees a Wild die, a flipped one and a raised one
AGAINST_A_BOT = 77
FLIP = 75  # a solo game with a Gem and Magic at the first battle
LAST_CHOICES = 60
RELICS = {"riftlands": True}


def assert_the_account_adds_up(moment: dict[str, Any]) -> None:
    told = moment["account"]
    for seat, score in enumerate(told["scores"]):
        assert sum(line["points"] for line in told["lines"] if line["seat"] == seat) == score


def test_a_whole_game_against_a_bot(person: NewPerson) -> None:
    """given a game against a bot / when it is played by clicking / then nothing is refused and the account adds up"""
    warden = Warden(person())
    warden.sit("me", "greedy", seed=AGAINST_A_BOT)
    assert_it_ends_well(warden)


def test_a_game_ends_on_a_phone(person: NewPerson, server: RunningServer) -> None:
    """given the last rounds of a game on a phone / when they are played by tapping / then it ends as on a desktop"""
    warden = Warden(person(phone=True))
    match = near_the_end("shadow_kingdoms", 2, AGAINST_A_BOT, LAST_CHOICES)
    warden.person.go(f"/t/{lay(server, match, ['person', 'greedy'], warden.page.context)}")
    assert_it_ends_well(warden)


def assert_it_ends_well(warden: Warden) -> None:
    assert warden.play()
    assert not [frame for frame in warden.person.frames if '"type":"refused"' in frame]
    assert_the_account_adds_up(warden.person.moment)
    expect(warden.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_battle_with_everything(person: NewPerson, phone: bool) -> None:
    """given a solo game / when it is played by clicking / then one battle has a Gem flip, Magic and a Wild"""
    warden = Warden(person(phone=phone))
    warden.sit("me", seed=EVERYTHING)
    assert warden.play(until_fought=True)
    assert warden.fought_with_everything
    assert not [frame for frame in warden.person.frames if '"type":"refused"' in frame]


def strength(warden: Warden) -> int:
    return int(warden.page.locator(".battle .numbers b").first.inner_text())


def first_enabled(warden: Warden, name: str) -> Locator:
    return next(knob for knob in warden.page.get_by_role("button", name=name).all() if knob.is_enabled())


@pytest.mark.parametrize("phone", [False, True])
def test_dice_are_changed_freely_until_confirmed(person: NewPerson, phone: bool) -> None:
    """given a solo battle / when a die is raised and the change cleared / then the Strength follows"""
    warden = Warden(person(phone=phone))
    warden.sit("me", seed=FLIP)
    assert warden.play(until="flip")
    expect(warden.page.locator(".battle .steps .now")).to_have_text("Change dice")
    check(warden.page)
    before = strength(warden)
    warden.person.pick(first_enabled(warden, "Raise by 1"))
    assert strength(warden) == before + 1
    warden.person.pick(warden.page.get_by_role("button", name="Clear"))
    assert strength(warden) == before


def test_a_knob_takes_back_what_the_opposite_one_did(person: NewPerson) -> None:
    """given a die that was raised / when it is lowered / then nothing is picked; a flip is taken back by its knob"""
    warden = Warden(person())
    warden.sit("me", seed=FLIP)
    assert warden.play(until="flip")
    before = strength(warden)
    number = next(place for place, die in enumerate(warden.person.moment["view"]["battle"]["dice"]) if die[-1] != "6")
    for name in ("Raise by 1", "Lower by 1", "Flip", "Flip"):
        warden.person.pick(warden.page.get_by_role("button", name=name).nth(number))
    assert warden.person.picks() == [] and strength(warden) == before


def test_half_made_changes_survive_a_reload_and_are_in_a_second_window(person: NewPerson) -> None:
    """given a die that was raised / when the page is reloaded and opened twice / then both show it, and it is done"""
    warden = Warden(person())
    warden.sit("me", seed=FLIP)
    assert warden.play(until="flip")
    warden.person.pick(first_enabled(warden, "Raise by 1"))
    raised, picks = strength(warden), warden.person.picks()
    warden.page.reload()
    expect(warden.page.locator(".battle .numbers b").first).to_have_text(str(raised))
    assert warden.person.picks() == picks
    other = warden.page.context.new_page()
    other.goto(warden.page.url)
    expect(other.locator(".battle .numbers b").first).to_have_text(str(raised))
    warden.person.pick(first_enabled(warden, "Flip"))
    expect(other.locator(".table-top")).to_have_attribute("data-picks", " ".join(warden.person.picks()))
    paid = warden.page.locator(".battle .pays").inner_text()
    warden.confirm()
    fought = next(one["facts"] for one in warden.person.moment["happened"] if one["name"] == "fought")
    assert paid == f"{fought['strength']} pays {fought['points']} points"
    other.close()


def test_dice_are_suggested_and_another_takes_the_place_of_one(person: NewPerson) -> None:
    """given a battle / when another die is clicked than those suggested / then it takes the place of one of them"""
    warden = Warden(person())
    warden.sit("me", "greedy", seed=EVERYTHING)
    assert warden.play(until="battle_troops")
    size = len(warden.person.picks())
    expect(warden.page.locator(".answers .primary")).to_be_enabled()
    other = warden.page.locator('.own .thing:is(.offered, .faint)[data-thing^="own_die:"]').first
    name = (other.get_attribute("data-thing") or "").split(":", 2)[2]
    warden.person.pick(other)
    assert f"send:{name}" in warden.person.picks() and len(warden.person.picks()) <= size
    shown = warden.page.locator(".battle .dice .numbered").count()
    assert shown == len(warden.person.picks())


@pytest.mark.parametrize("phone", [False, True])
def test_riftlands_with_the_power_of_a_relic(person: NewPerson, phone: bool) -> None:
    """given Riftlands / when expeditions are sent and an active Staff is used / then its power is carried out"""
    warden = Warden(person(phone=phone))
    warden.sit("me", seed=4, options=RELICS)
    assert warden.play(until="rift")
    expect(warden.page.locator(".rift")).to_have_count(3)
    check(warden.page)
    assert warden.play(until="staff")
    relics = warden.person.moment["view"]["players"][0]["active_relics"]
    assert any(relic.startswith("urdr_staff") for relic in relics)
    warden.answer()
    assert any(key.startswith("staff:") for key in warden.used)
    assert not [frame for frame in warden.person.frames if '"type":"refused"' in frame]


def test_a_die_can_be_clicked_before_the_warden_has_gone_there(person: NewPerson) -> None:
    """given the choice of a destination / when a die of a Shrine is clicked / then the Warden takes it there,

    but where the turn would end with the die, it only goes there, and that can be taken back
    """
    warden = Warden(person())
    warden.sit("me", "greedy", seed=5, options={"colours": "by_seat"})
    warden.play(until="destination")
    warden.person.act(warden.page.locator('[data-thing^="shrine_die:gold:"]').first.click)
    me = warden.person.moment["view"]["players"][0]
    assert (me["place"], me["dice"]) == ("gold", [])
    warden.person.act(warden.page.get_by_role("button", name="Undo").click)
    die = warden.page.locator('[data-thing^="shrine_die:tactics:"]').first
    _, shrine, troop, value = (die.get_attribute("data-thing") or "").split(":")
    warden.person.act(die.click)
    me = warden.person.moment["view"]["players"][0]
    assert me["place"] == shrine
    assert me["dice"] == [f"{troop}:{value}"]


def test_a_dimmed_shrine_says_why_not(person: NewPerson) -> None:
    """given the first turn / when their own Camp is clicked / then its rule says why nobody can go there"""
    warden = Warden(person())
    warden.sit("me", "greedy", seed=5)
    warden.play(until="destination")
    warden.page.locator('[data-thing="camp:0"]').click()
    expect(warden.page.locator(".refusal").get_by_role("link")).to_have_text("SK-029")


def test_the_table_is_open_to_everybody(person: NewPerson) -> None:
    """given both themes / when the set-up and the board are looked at / then nothing grave is found"""
    warden = Warden(person(coach=True))
    warden.sit("me", "greedy", "greedy", seed=3, options=RELICS)
    warden.play(until="colour")
    check_in_both_themes(warden.page)
    warden.play(until="map_side")
    check_in_both_themes(warden.page)
    warden.play(until="destination")
    check_in_both_themes(warden.page)


def test_a_phone_shows_the_players_own_board_and_large_targets(person: NewPerson) -> None:
    """given a phone / when a turn begins / then nothing scrolls sideways and all that can be chosen is large enough"""
    warden = Warden(person(phone=True))
    warden.sit("me", "greedy", "greedy", seed=3)
    warden.play(until="destination")
    page = warden.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.locator(".own .camp")).to_be_visible()
    expect(page.locator(".mat .content").first).to_be_hidden()
    small = page.evaluate(
        """() => [...document.querySelectorAll('.thing:is(.offered, .faint), .sheet button')]
             .map((one) => [one, one.getBoundingClientRect()])
             .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
             .map(([one, box]) => `${one.dataset.thing ?? one.className} ${box.width}x${box.height}`)"""
    )
    assert not small, small


def test_cycling_takes_a_button_of_its_own(person: NewPerson) -> None:
    """given Tactics / when a plan is clicked after one was reserved / then no Magic is spent; a mode cycles"""
    warden = Warden(person())
    warden.sit("me", seed=EVERYTHING)
    for _ in range(40):
        assert warden.play(until="tactics_shrine")
        decision = warden.person.moment["decision"]
        if any(option["mode"] for option in decision["options"]) and any(
            "reserve" in one["key"] for one in decision["options"]
        ):
            break
        warden.answer()
    page = warden.page
    plans = page.locator(".plans .thing:is(.offered, .faint)")
    reserved = [one["key"] for one in decision["options"] if one["key"].startswith("reserve")]
    expect(plans).to_have_count(len(reserved))
    mode = page.get_by_role("button", name="Magic: put a plan under the deck")
    mode.click()
    expect(mode).to_have_attribute("aria-pressed", "true")
    line = len([one for one in decision["options"] if one["mode"]])
    expect(plans).to_have_count(line)
    magic = warden.person.moment["view"]["players"][0]["magic"]
    warden.person.act(plans.first.click)
    assert warden.person.moment["view"]["players"][0]["magic"] == magic - 1


def test_nothing_moves_when_an_opponent_reserves_a_plan(person: NewPerson) -> None:
    """given two opponents / when one reserves a plan and gains nothing else that is shown / then the board stays"""
    warden = Warden(person())
    warden.sit("me", "greedy", "greedy", seed=AGAINST_A_BOT)

    def seen() -> tuple[int, list[int], float]:
        others = warden.person.moment["view"]["players"][1:]
        plans = sum(slot["plan"] is not None for one in others for slot in one["slots"])
        box = warden.page.locator(".middle").bounding_box()
        assert box
        return plans, [len(one["champions"]) for one in others], box["y"]

    assert warden.play(until="destination")
    before = seen()
    for _ in range(120):
        warden.answer()
        warden.person.await_turn()
        after = seen()
        if after[0] > before[0] and after[1] == before[1]:
            assert after[2] == before[2]
            return
        before = after
    raise AssertionError("nobody reserved a plan")
