"""Dragon Valley in the browser: nothing happens by a slip, the turn waits, keys keep their place, rows keep theirs."""

from playwright.sync_api import Page, expect
from tests.support.server import RunningServer
from tests.web.baron import Baron
from tests.web.conftest import NewPerson
from tests.web.test_dragon_valley import SIEGE, asked, refusals, sit_at

TOPS = "() => [...document.querySelectorAll('.first .cell')].map((one) => Math.round(one.getBoundingClientRect().top))"


def test_a_card_inside_a_pile_only_explains_itself(person: NewPerson, server: RunningServer) -> None:
    """given piles to choose from / when an item is clicked / then it is explained; the pile's own button takes it"""
    baron = Baron(person())
    sit_at(server, baron, 5, asked("choose_pile"), players=3)
    page, before = baron.page, baron.person.seq()
    page.locator(".pile .inside .thing").first.click()
    expect(page.locator(".detail")).to_be_visible()
    assert baron.person.seq() == before and baron.question == "choose_pile"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Take pile 1:").click()
    expect(page.locator(".menu")).to_contain_text("It cannot be taken back.")
    assert baron.person.seq() == before
    baron.person.act(page.locator(".menu .primary").click)
    assert not refusals(baron)


def test_an_item_laid_by_key_hands_the_focus_on(person: NewPerson, server: RunningServer) -> None:
    """given a division / when items are laid and taken back by keys alone / then the focus is never lost"""
    baron = Baron(person())
    sit_at(server, baron, SIEGE, asked("assign_item"))
    page = baron.page
    items = page.locator('.dividing [data-thing^="item:"]').count()
    baron.item(0).focus()
    for number in range(items):
        before = baron.person.drafts()
        page.keyboard.press(str(number % 2 + 1))
        baron.person.await_draft(before)
        assert focused(page).startswith("item:"), number
    before, last = baron.person.drafts(), focused(page)
    page.keyboard.press("Backspace")
    baron.person.await_draft(before)
    assert focused(page) == last
    expect(page.locator(".tray .item")).to_have_count(1)


def focused(page: Page) -> str:
    page.evaluate("() => new Promise(requestAnimationFrame)")
    return str(page.evaluate("() => document.activeElement.dataset.thing ?? ''"))


def test_rows_keep_their_place_and_points_their_sight(person: NewPerson, server: RunningServer) -> None:
    """given a barony / when many come to stand in its pass / then no row is moved, and points lie over the crowd"""
    baron = Baron(person())
    sit_at(server, baron, SIEGE, asked("turn_menu"))
    page = baron.page
    before = page.evaluate(TOPS)
    page.evaluate(
        """() => { for (const place of document.querySelectorAll('.first .cell .standing'))
             for (let number = 0; number < 8; number += 1)
               place.insertAdjacentHTML('beforeend', '<span style="width: 3rem; height: 3rem">x</span>'); }"""
    )
    assert page.evaluate(TOPS) == before
    covered = page.evaluate(
        """() => [...document.querySelectorAll('.first .points')].filter((one) => {
             const box = one.getBoundingClientRect();
             one.style.pointerEvents = 'auto';
             return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) !== one;
           }).length"""
    )
    assert covered == 0


def test_spaces_have_their_names_on_the_board(person: NewPerson, server: RunningServer) -> None:
    """given a barony / then every space that words call by letter and number shows them"""
    baron = Baron(person())
    sit_at(server, baron, SIEGE, asked("turn_menu"))
    shown = baron.page.locator(".first .where").all_inner_texts()
    assert shown == [f"{column}{row}" for row in range(1, 7) for column in "ABC" if f"{column}{row}" != "C6"]


def test_a_card_is_read_before_it_is_used(person: NewPerson, server: RunningServer) -> None:
    """given a King's Aid card that can be used / when it is clicked / then it is shown large with what it would do"""
    baron = Baron(person())
    sit_at(server, baron, SIEGE, asked("turn_menu", "card:"))
    page, before = baron.page, baron.person.seq()
    page.locator('.own .thing:is(.offered, .faint)[data-thing^="card:"]').first.click()
    expect(page.locator(".menu.enlarged")).to_be_visible()
    assert baron.person.seq() == before
    page.get_by_role("menuitem", name="Use").first.click()
    baron.person.await_seq(before)
    assert not refusals(baron)


def test_types_of_buildings_differ_by_shape(person: NewPerson, server: RunningServer) -> None:
    """given a building tile / when it is of one type or another / then its outline differs: colour is not needed"""
    baron = Baron(person())
    sit_at(server, baron, SIEGE, asked("turn_menu", "build"))
    shapes = baron.page.evaluate(
        """() => { const types = ['defensive', 'upgrade', 'fraternal', 'underground'];
             const shape = document.querySelector('.tile > .shape');
             return types.map((type) => {
               shape.parentElement.classList.remove(...types);
               shape.parentElement.classList.add(type);
               return getComputedStyle(shape).clipPath;
             }); }"""
    )
    assert "none" not in shapes and len(set(shapes)) == len(shapes), shapes
