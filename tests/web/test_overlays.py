"""Rules, cards and settings open over the table: what is half done there, and its connection, stay as they are."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import PHONE, NewPerson
from tests.web.person import Person
from tests.web.test_accessibility import check_in_both_themes
from tests.web.test_turns import hire_for_two

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
SCROLLED = 90


class Payment:
    """Somebody who has picked one of two cards to pay with, and has scrolled down a little."""

    def __init__(self, mira: Person) -> None:
        self.mira = mira
        self.page = mira.page
        self.sockets: list[str] = []
        self.page.on("websocket", lambda socket: self.sockets.append(socket.url))
        self.table = mira.new_table("me", "greedy", seed=1)
        mira.await_turn()
        hire_for_two(mira)
        mira.pick(self.page.locator(".own .thing.offered").last)
        self.page.evaluate(
            "high => { window.stays = document.querySelector('.table-top'); scrollTo(0, high) }", SCROLLED
        )
        self.before = self.shown()

    def shown(self) -> list[object]:
        """What is picked, what is asked, how far it is scrolled, and how often the server was called."""
        totals = self.page.locator(".totals").text_content()
        high = self.page.evaluate("scrollY")
        return [self.mira.picks(), self.mira.shown_question(), totals, high, len(self.sockets)]

    def is_as_it_was(self) -> None:
        assert self.page.evaluate("window.stays === document.querySelector('.table-top')")
        assert self.shown() == self.before
        assert len(self.mira.picks()) == 1

    def is_shown_again(self) -> None:
        """Nothing lies over the table any more, and it can be paid."""
        self.page.wait_for_url(f"**/t/{self.table}")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        self.is_as_it_was()

    @property
    def rule(self) -> Locator:
        return self.page.locator(".status .rule")


def dialog(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name, exact=True)


def first_in_line(payment: Payment) -> Locator:
    return payment.page.locator(".line .thing").first


def show_card(payment: Payment, phone: bool) -> Locator:
    """Hover over a citizen of the line, or press it long: its card is shown."""
    slot = first_in_line(payment)
    slot.scroll_into_view_if_needed()
    if phone:
        slot.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    else:
        slot.hover()
    detail = payment.page.locator(".detail")
    expect(detail).to_be_visible()
    if phone:
        slot.dispatch_event("pointerup", {"pointerType": "touch", "isPrimary": True})
    return detail


@SIZES
def test_a_rule_is_read_over_the_table(person: NewPerson, phone: bool) -> None:
    """given a half-made payment / when its rule is clicked / then it is shown over it, and Back shows the payment"""
    payment = Payment(person(phone=phone))
    page, number = payment.page, payment.rule.inner_text()
    payment.rule.click()
    rule = dialog(page, "Rules").locator(f"#{number}")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("here"))
    expect(rule.get_by_role("link", name=number)).to_be_focused()
    assert page.url.endswith(f"/rules/quests#{number}")
    expect(page).to_have_title(re.compile("Your turn"))
    payment.is_as_it_was()
    page.go_back()
    payment.is_shown_again()
    expect(payment.rule).to_be_focused()
    payment.mira.pick_and_confirm()
    page.go_forward()
    expect(rule).to_be_in_viewport()


@SIZES
def test_links_and_search_stay_inside(person: NewPerson, phone: bool) -> None:
    """given a rule over the table / when a search and links lead on / then one Escape leads back to the table"""
    payment = Payment(person(phone=phone))
    page = payment.page
    payment.rule.click()
    book = dialog(page, "Rules")
    book.get_by_label("Search the rules").fill("hand limit")
    expect(book.get_by_role("status")).to_contain_text("rule")
    found = book.locator(".book .number").first
    number = found.inner_text()
    found.click()
    expect(book.locator(".here")).to_contain_text(number)
    assert page.url.endswith(f"#{number}")
    book.get_by_role("link", name="Cards", exact=True).click()
    cards = dialog(page, "Cards")
    cards.get_by_role("link", name=re.compile("QV-")).first.click()
    expect(dialog(page, "Rules").locator(".here")).to_be_in_viewport()
    page.go_back()
    expect(cards).to_be_visible()
    page.keyboard.press("Escape")
    payment.is_shown_again()


@SIZES
def test_a_card_is_looked_up_over_the_table(person: NewPerson, phone: bool) -> None:
    """given a half-made payment / when a card is looked up / then it is shown among all, and closing leads back"""
    payment = Payment(person(phone=phone))
    detail = show_card(payment, phone)
    name = detail.locator("h3, .name").first.inner_text()
    payment.before = payment.shown()  # the way to the card may scroll
    detail.get_by_role("link", name="All cards").click()
    card = dialog(payment.page, "Cards").locator("li.here")
    expect(card).to_be_in_viewport()
    expect(card).to_contain_text(name)
    payment.is_as_it_was()
    dialog(payment.page, "Cards").get_by_role("button", name="Close").click()
    payment.is_shown_again()
    expect(first_in_line(payment)).to_be_focused()


@SIZES
def test_settings_are_changed_over_the_table(person: NewPerson, phone: bool) -> None:
    """given a half-made payment / when the light is changed in the settings / then the table shows it at once"""
    payment = Payment(person(phone=phone))
    door = payment.page.get_by_role("link", name="Settings")
    door.scroll_into_view_if_needed()
    payment.before = payment.shown()
    door.click()
    settings = dialog(payment.page, "Settings")
    settings.get_by_label("Theme").select_option("light")
    expect(payment.page.locator("html")).to_have_attribute("data-theme", "light")
    settings.get_by_role("button", name="Close").click()
    payment.is_shown_again()
    expect(door).to_be_focused()


def test_a_reload_keeps_the_table_beneath(person: NewPerson) -> None:
    """given a rule over a half-made payment / when the page is reloaded and closed / then the payment is there"""
    payment = Payment(person())
    payment.page.keyboard.press("i")
    expect(dialog(payment.page, "Rules").locator(".here")).to_be_in_viewport()
    payment.page.reload()
    expect(dialog(payment.page, "Rules").locator(".here")).to_be_in_viewport()
    payment.page.keyboard.press("Escape")
    payment.page.wait_for_url(f"**/t/{payment.table}")
    expect(payment.page.get_by_role("dialog")).to_have_count(0)
    assert len(payment.mira.picks()) == 1


def test_a_new_tab_is_a_click_with_ctrl_away(person: NewPerson) -> None:
    """given a rule at the table / when it is clicked with Ctrl / then a new tab shows it, and the table nothing"""
    payment = Payment(person())
    number = payment.rule.inner_text()
    with payment.page.context.expect_page() as opened:
        payment.rule.click(modifiers=["ControlOrMeta"])
    expect(opened.value.locator(f"main #{number}")).to_be_in_viewport()
    payment.is_shown_again()


def test_a_refusal_waits_until_its_rule_is_read(person: NewPerson) -> None:
    """given a refusal that disappears automatically / when its rule is read for long / then it is still there"""
    mira = person()
    mira.page.clock.install()
    payment = Payment(mira)
    mira.page.locator(".line .thing.dimmed").first.click()
    rule = mira.page.locator(".refusal").get_by_role("link")
    rule.click()
    expect(dialog(mira.page, "Rules").locator(".here")).to_be_in_viewport()
    mira.page.clock.run_for(20_000)
    mira.page.keyboard.press("Escape")
    payment.is_shown_again()
    expect(rule).to_be_focused()
    mira.page.clock.run_for(20_000)
    expect(rule).to_have_count(0)


@SIZES
def test_everybody_can_read_it(person: NewPerson, phone: bool) -> None:
    """given each page over the table / when axe looks at both themes / then nothing grave is found; it fills a phone"""
    payment = Payment(person(phone=phone))
    payment.rule.click()
    for name in ("Rules", "Cards", "About", "Settings"):
        page = dialog(payment.page, name)
        payment.page.get_by_role("dialog").get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        payment.page.wait_for_load_state("networkidle")
        check_in_both_themes(payment.page)
        assert payment.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if phone:
            assert page.bounding_box() == {"x": 0, "y": 0, **PHONE}
