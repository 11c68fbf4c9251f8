"""The table on a phone: the question and their own cards within thumb reach, everything large enough to touch."""

from playwright.sync_api import expect
from tests.web.conftest import PHONE, NewPerson
from tests.web.test_accessibility import check

SMALLEST = 44


def test_a_turn_on_a_phone(person: NewPerson) -> None:
    """given a phone / when a citizen is hired by touch / then nothing scrolls sideways and targets are large enough"""
    mira = person(phone=True)
    mira.new_table("me", "greedy", "greedy", seed=1)
    mira.await_turn()
    page = mira.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    question = page.locator(".status .text").bounding_box()
    assert question is not None
    assert question["y"] > PHONE["height"] / 2, "the question is out of a thumb's reach"
    small = page.evaluate(
        """(smallest) => [...document.querySelectorAll('.sheet button, header button, header a, .mat button')]
             .map((one) => [one.className + ' ' + one.textContent.trim(), one.getBoundingClientRect()])
             .filter(([, box]) => box.width && (box.height < smallest - 0.5 || box.width < smallest - 0.5))
             .map(([name, box]) => `${name} ${box.width}x${box.height}`)""",
        SMALLEST,
    )
    assert not small, small
    check(page)

    page.get_by_role("tab", name="Options").tap()
    page.locator(".options li button").first.tap()
    expect(page.locator(".menu")).to_contain_text("Tap again")
    mira.act(page.locator(".menu .primary").tap)  # a card that is drawn cannot be put back
    assert mira.moment["view"]["players"][0]["hand_size"] == 4
    mira.act(lambda: mira.click_twice(mira.thing("slot:0")))
    expect(page.locator(".status")).to_be_visible()


def test_a_long_press_shows_a_card_and_chooses_nothing(person: NewPerson) -> None:
    mira = person(phone=True)
    mira.new_table("me", "greedy", seed=1)
    mira.await_turn()
    before = mira.seq()
    slot = mira.thing("slot:0")
    slot.scroll_into_view_if_needed()
    slot.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    expect(mira.page.locator(".detail")).to_be_visible()
    slot.dispatch_event("pointerup", {"pointerType": "touch", "isPrimary": True})
    slot.dispatch_event("click")
    assert mira.seq() == before
