"""What surrounds the tables: the waiting page, wrong addresses, those who watch, and the sheet of a phone."""

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import NewPerson
from tests.web.test_accessibility import check, sit_down


def colours_of_seats(place: Page | Locator) -> list[str]:
    return list(
        place.locator(".seat-mark").evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor)")
    )


def test_a_friend_who_takes_a_seat_no_longer_watches(person: NewPerson) -> None:
    """given a friend who looks at a table / when they sit down / then nobody is told that somebody watches"""
    mira, tom = person(), person()
    table = mira.new_table("me", "open")
    tom.go(f"/t/{table}")
    expect(tom.page.get_by_role("button", name="Take a seat")).to_be_visible()
    while not any('"spectators":1' in frame for frame in mira.frames):
        mira.page.wait_for_timeout(50)
    sit_down(tom, "Tom")
    expect(mira.page.locator(".table-top")).to_be_visible()
    expect(mira.page.locator(".spectators")).to_have_count(0)


def test_the_waiting_page_has_the_colours_of_the_table(person: NewPerson) -> None:
    """given Immortals, whose players have colours of their own / when all are there / then theirs stay the same"""
    mira, tom = person(), person()
    table = mira.new_table("me", "open", game="immortals")
    expect(mira.page.locator(".seat-mark")).to_have_count(2)
    waiting = colours_of_seats(mira.page)
    tom.go(f"/t/{table}")
    sit_down(tom, "Tom")
    expect(mira.page.locator(".table-top .mat")).to_be_visible()
    assert waiting[1] == colours_of_seats(mira.page.locator(".table-top .mat header"))[0]


def test_the_sentences_of_the_start_page_stand_apart(person: NewPerson) -> None:
    mira = person()
    mira.go("/")
    expect(mira.page.get_by_role("heading", level=1)).to_have_text("Pull up a chair. The candles are lit.")


def test_a_wrong_address_is_a_page(person: NewPerson) -> None:
    """given an address that does not exist / when it is opened / then a page says so, with a way home"""
    mira = person()
    for address in ("/nowhere", "/t/not-a-table", "/rules/nowhere", "/index.php"):
        answer = mira.page.request.get(address, headers={"accept": "text/html"})
        assert answer.headers["content-type"].startswith("text/html"), address
    mira.page.goto("/t/not-a-table")
    expect(mira.page.get_by_role("heading", level=1)).to_be_visible()
    expect(mira.page.locator('main a.button[href="/"]')).to_be_visible()


def test_the_sheet_of_a_phone_folds(person: NewPerson) -> None:
    """given a phone / when the sheet is folded / then the board has its room, and the question and the others stay"""
    mira = person(phone=True)
    mira.new_table("me", "greedy", "greedy", seed=2)
    mira.await_turn()
    page = mira.page
    fold = page.get_by_role("button", name="Fold and unfold")
    open_height = page.locator(".sheet").evaluate("one => one.offsetHeight")
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    assert page.locator(".sheet").evaluate("one => one.offsetHeight") < open_height / 2
    page.mouse.wheel(0, 600)
    expect(page.locator(".status")).to_be_in_viewport()
    expect(page.locator(".others .progress").first).to_be_in_viewport()
    check(page)
    fold.click()
    expect(page.locator(".own")).to_be_visible()


def test_the_first_words_stand_apart(person: NewPerson) -> None:
    """given the start page / when its heading is read / then a space parts its sentences, wherever it is broken"""
    mira = person()
    mira.go("/")
    expect(mira.page.get_by_role("heading", level=1)).to_have_text("Pull up a chair. The candles are lit.")
