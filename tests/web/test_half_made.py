"""Choices in the making are kept: through a reload, a restart of the server, and on another device."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.support.server import RunningServer
from tests.web.conftest import NewPerson
from tests.web.moments import guest_token
from tests.web.person import Person

# by what is half made: the game and who plays it, the question that asks for it, and how much of it is picked
HALF_MADE: dict[str, tuple[dict[str, Any], tuple[str, ...], int]] = {
    "payment": ({"game": "quests", "seats": ("me", "random"), "seed": 1}, ("pay_hire",), 1),
    "dice": ({"game": "shadow_kingdoms", "seats": ("me",), "seed": 20}, ("flip", "change"), 1),
    "plan": ({"game": "immortals", "seats": ("me", "random", "random"), "seed": 3}, ("plan",), 2),
    "division": ({"game": "dragon_valley", "seats": ("me", "random"), "seed": 1}, ("assign_item",), 2),
    "move": ({"game": "dragon_valley", "seats": ("me", "random"), "seed": 3}, ("move_unit",), 1),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One of their own, as it is started again: elsewhere tests write into its files, which it would not forgive."""
    running = RunningServer(tmp_path_factory.mktemp("half_made") / "data")
    yield running
    running.stop()


def play_to(mira: Person, server: RunningServer, wish: dict[str, Any], questions: tuple[str, ...]) -> str:
    """A table of theirs at which they are asked one of these questions."""
    guest, chance = server.guest(wartable_guest=guest_token(mira.page.context)), random.Random(1)
    table = str(guest.create(*wish["seats"], game=wish["game"], seed=wish["seed"])["id"])
    seat = guest.sit(table)
    while seat.await_turn() and not is_wanted(seat.moment, questions):
        seat.choose_any(chance)
    assert not seat.moment["over"]
    seat.close()
    return table


def is_wanted(moment: dict[str, Any], questions: tuple[str, ...]) -> bool:
    """A draft of this question, and no payment of a single card."""
    draft = moment["draft"]
    if moment["decision"]["question"] not in questions or not draft["additions"]:
        return False
    return bool(moment["decision"]["question"] != "pay_hire" or draft["totals"][0]["need"] > 1)


def pick_some(mira: Person, number: int) -> None:
    """Picked in the list beside the table, which offers the same as the table does."""
    for _ in range(number):
        key = next(one["key"] for one in mira.draft()["additions"] if not one["instead"])
        before = mira.drafts()
        mira.page.locator(f'.panel [data-pick="{key}"]').evaluate("button => button.click()")  # perhaps folded away
        mira.await_draft(before)


def expect_half_made(one: Person, picks: list[str], counted: str) -> None:
    """The page shows what is picked, in the list and in the running totals."""
    one.await_turn()
    expect(one.page.locator(".table-top")).to_have_attribute("data-picks", " ".join(picks))
    expect(one.page.locator('.panel [data-pick][aria-pressed="true"]')).to_have_count(len(set(picks)))
    assert one.page.locator(".totals").inner_text() == counted


@pytest.mark.parametrize("what", HALF_MADE)
def test_what_is_half_made_is_there_again(person: NewPerson, server: RunningServer, what: str) -> None:
    """given a choice half made / when the page is loaded again, the server starts again, and another device is used /
    then it is there each time, and what one device takes back is gone on the other
    """
    wish, questions, number = HALF_MADE[what]
    mira = person()
    path = f"/t/{play_to(mira, server, wish, questions)}"
    mira.go(path)
    mira.await_turn()
    pick_some(mira, number)
    picks, counted = mira.picks(), mira.page.locator(".totals").inner_text()
    assert len(picks) == number
    mira.page.reload()
    expect_half_made(mira, picks, counted)
    mira.page.close()  # a page that loses its server complains
    assert server.stop() == 0
    server.start()
    mira = mira.another()
    mira.go(f"{server.address}{path}")
    expect_half_made(mira, picks, counted)
    tablet = person()
    tablet.page.context.add_cookies(mira.page.context.cookies())  # type: ignore[arg-type]
    tablet.go(path)
    expect_half_made(tablet, picks, counted)
    tablet.page.get_by_role("button", name="Clear").click()
    expect(mira.page.locator(".table-top")).to_have_attribute("data-picks", "")
