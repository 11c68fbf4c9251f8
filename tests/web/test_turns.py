"""What a person can do at the table: choose, be told why not, take back, reload, look back, use the keyboard only."""

import re

from playwright.sync_api import WebSocketRoute, expect
from tests.web.conftest import NewPerson
from tests.web.person import Person

COST = re.compile(r"for 2 cards")


def hire_for_two(mira: Person) -> None:
    """Choose a citizen of the line that costs two cards, so that a payment is asked."""
    options = mira.moment["decision"]["options"]
    option = next(one for one in options if one["key"].startswith("hire:slot") and COST.search(one["text"]))
    mira.click_thing(option["touches"][0])


def test_a_dimmed_thing_says_why_not_with_its_rule(person: NewPerson) -> None:
    """given a payment is asked / when a card of the tavern line is clicked / then the rule says why it cannot be"""
    mira = person()
    mira.new_table("me", "greedy", seed=1)
    mira.await_turn()
    hire_for_two(mira)
    mira.page.locator(".line .thing.dimmed").first.click()
    refusal = mira.page.locator(".refusal")
    expect(refusal).to_be_visible()
    rule = refusal.get_by_role("link")
    expect(rule).to_have_attribute("href", re.compile(r"^/rules/quests#QV-"))
    number = rule.inner_text()
    rule.click()
    expect(mira.page.locator(f"#{number}")).to_be_in_viewport()


def test_a_payment_survives_a_reload(person: NewPerson) -> None:
    """given one of two cards is picked / when the page is reloaded / then it is still picked, and the rest can be"""
    mira = person()
    mira.new_table("me", "greedy", seed=1)
    mira.await_turn()
    hire_for_two(mira)
    question = mira.shown_question()
    mira.page.locator(".own .thing.offered").last.click()
    expect(mira.page.locator(".totals")).to_contain_text("1/2")
    mira.page.reload()
    mira.await_turn()
    assert mira.shown_question() == question
    expect(mira.page.locator(".totals")).to_contain_text("1/2")
    expect(mira.page.locator(".own .thing.picked")).to_have_count(1)
    mira.pick_and_confirm()
    assert not [frame for frame in mira.frames if '"type":"refused"' in frame]


def test_undo_and_redo(person: NewPerson) -> None:
    """given a hire was begun / when it is undone and redone / then the table is as before; a draw stays drawn"""
    mira = person()
    mira.new_table("me", "greedy", seed=1)
    mira.await_turn()
    first = mira.shown_question()
    hire_for_two(mira)
    payment = mira.shown_question()
    assert payment != first
    undo = mira.page.get_by_role("button", name="Undo")
    mira.act(undo.click)
    expect(mira.page.locator(".status .text")).to_have_text(first)
    mira.act(mira.page.get_by_role("button", name="Redo").click)
    expect(mira.page.locator(".status .text")).to_have_text(payment)
    mira.act(lambda: mira.page.keyboard.press("u"))
    mira.click_thing("citizen_deck")
    undo.click(force=True)
    expect(mira.page.locator(".refusal")).to_be_visible()


def test_a_turn_by_keyboard_only(person: NewPerson) -> None:
    """given a turn / when only keys are pressed / then a card is drawn and a citizen hired"""
    mira = person()
    mira.new_table("me", "greedy", seed=1)
    mira.await_turn()
    keyboard = mira.page.keyboard
    keyboard.press("o")
    expect(mira.page.locator(".options li button").first).to_be_focused()
    keyboard.press("Enter")
    second = mira.page.get_by_role("menuitem", name="Draw a citizen")  # a draw is final: it asks once more
    expect(second).to_be_focused()
    expect(second).to_have_accessible_description("The card cannot be put back.")
    mira.act(lambda: keyboard.press("Enter"))
    hand = mira.moment["view"]["players"][0]["hand_size"]
    assert hand == 4
    keyboard.press("b")
    focused = "document.activeElement.dataset.thing"
    while mira.page.evaluate(focused) != "slot:0":
        keyboard.press("Tab")
    keyboard.press("ArrowRight")
    assert mira.page.evaluate(focused) == "slot:1"
    mira.act(lambda: keyboard.press("Enter"))
    keyboard.press("h")
    keyboard.press("Enter")
    expect(mira.page.locator(".totals")).to_contain_text("1/1")
    mira.act(lambda: keyboard.press("c"))
    assert not [frame for frame in mira.frames if '"type":"refused"' in frame]


def test_every_moment_has_an_address(person: NewPerson) -> None:
    """given a log line / when it is clicked / then its moment is shown at its own address, and one click leads back"""
    mira = person()
    table = mira.new_table("me", "greedy", seed=1)
    mira.await_turn()
    mira.click_thing("citizen_deck")
    mira.page.locator(".log li a").last.click()
    mira.page.wait_for_url(re.compile(rf"/t/{table}/\d+$"))
    expect(mira.page.locator(".tag")).to_contain_text("Moment")
    expect(mira.page.locator(".thing.offered")).to_have_count(0)
    mira.page.get_by_role("button", name="Back to now").click()
    mira.page.wait_for_url(f"**/t/{table}")
    assert mira.offered()


def test_a_lost_connection_heals_by_itself(person: NewPerson) -> None:
    """given the socket breaks / when a moment has passed / then the banner is gone and the game goes on"""
    mira = person()
    routes: list[WebSocketRoute] = []

    def pass_on(route: WebSocketRoute) -> None:
        routes.append(route)
        route.connect_to_server()

    mira.page.route_web_socket(re.compile(r"/socket\?language="), pass_on)
    mira.new_table("me", "greedy", seed=1)
    mira.await_turn()
    routes[0].close(code=1012, reason="broken off")
    expect(mira.page.get_by_text("The connection is lost")).to_be_visible()
    expect(mira.page.get_by_text("The connection is lost")).not_to_be_visible()
    assert len(routes) == 2
    mira.click_thing("citizen_deck")


def test_the_title_says_whose_turn_it_is(person: NewPerson) -> None:
    mira = person()
    mira.new_table("me", "greedy", seed=1)
    mira.await_turn()
    expect(mira.page).to_have_title(re.compile("Your turn"))
    icon = mira.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/candle-lit.svg")


def test_the_coach_explains_once_and_can_be_silenced(person: NewPerson) -> None:
    mira = person(coach=True)
    mira.new_table("me", "greedy", seed=1)
    mira.await_turn()
    coach = mira.page.locator(".coach .line")
    first = coach.inner_text()
    mira.page.get_by_role("button", name="Understood").click()
    expect(coach).not_to_have_text(first)
    coach.click()
    mira.page.get_by_role("button", name="Silence the coach").click()
    expect(coach).to_have_count(0)


def test_what_is_final_takes_a_second_click_on_the_spot(person: NewPerson) -> None:
    """given a deck / when it is clicked once / then nothing is drawn; a second click there draws, or Escape leaves"""
    mira = person()
    mira.new_table("me", "greedy", seed=1)
    mira.await_turn()
    before = mira.seq()
    deck = mira.thing("citizen_deck")
    deck.dblclick()
    expect(mira.page.locator(".menu")).to_contain_text("The card cannot be put back.")
    mira.page.keyboard.press("Escape")
    expect(mira.page.locator(".menu")).not_to_be_visible()
    assert mira.seq() == before
    deck.click()
    mira.page.wait_for_timeout(400)  # sooner, it would be a double click
    mira.act(deck.click)


def test_the_second_click_can_be_switched_off(person: NewPerson) -> None:
    """given the setting is off / when a deck is clicked / then a card is drawn at once"""
    mira = person()
    mira.go("/settings")
    mira.page.get_by_label("Ask again before what cannot be taken back").uncheck()
    mira.new_table("me", "greedy", seed=1)
    mira.await_turn()
    mira.act(mira.thing("citizen_deck").click)
