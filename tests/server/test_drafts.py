"""Drafts at a table: they survive whatever happens, can be changed pick by pick, and are nobody else's."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from tests.support.databases import open_store
from tests.support.server import Guest, RunningServer, Seat

from wartable.server.stored import Kept

SEED = 5


def at_a_payment(guest: Guest, *seats: str, **more: Any) -> tuple[str, Seat]:
    """A table of Quests at which the first person has hired a citizen that costs two or more cards."""
    table = guest.create(*(seats or ("me", "random")), **({"seed": SEED} | more))["id"]
    seat = guest.sit(table)
    assert seat.await_turn()
    seat.choose(most_expensive_hire(seat))
    assert seat.moment["decision"]["question"] == "pay_hire" and owed(seat) >= 2
    return table, seat


def most_expensive_hire(seat: Seat) -> str:
    """The most expensive citizen that can be paid for in more than one way."""
    view = seat.moment["view"]
    cards = len(view["players"][seat.moment["table"]["you"]]["hand"])
    costs = {f"hire:slot:{slot}": line["cost"] for slot, line in enumerate(view["line"]) if line["cost"] < cards}
    return max((key for key in seat.offers() if key in costs), key=lambda key: costs[key])


def owed(seat: Seat) -> int:
    (total,) = seat.moment["draft"]["totals"]
    return int(total["need"])


def change(seat: Seat, **wish: list[str]) -> dict[str, Any]:
    answer = seat.say("change_draft", **wish)
    return dict(answer["draft"]) if answer["type"] == "draft" else answer


def keys(picks: list[dict[str, Any]]) -> list[str]:
    return [pick["key"] for pick in picks]


def fill(seat: Seat) -> dict[str, Any]:
    """Pick from the last addition backwards, against the engine's order, until the draft is whole."""
    draft = seat.moment["draft"]
    while len(draft["picks"]) < owed(seat):
        draft = change(seat, add=[keys(draft["additions"])[-1]])
    return dict(draft)


def test_a_draft_is_changed_pick_by_pick_and_carried_out_as_a_set(server: RunningServer) -> None:
    """Given a payment, when cards are picked in any order and one is taken back, then totals follow; the set pays."""
    _, seat = at_a_payment(server.guest())
    draft = fill(seat)
    assert draft["ready"] and not draft["additions"]
    assert draft["totals"][0]["have"] == draft["totals"][0]["need"] == owed(seat)
    one = keys(draft["picks"])[0]
    less = change(seat, drop=[one])
    assert not less["ready"] and one in keys(less["additions"])
    again = change(seat, add=[one])
    answer = seat.say("choose_set", picks=keys(again["picks"]))
    seat.await_seq(answer["seq"])
    assert seat.moment["draft"] is None and seat.moment["decision"]["question"] != "pay_hire"


def test_a_draft_survives_reload_second_window_and_restart(start: Callable[..., RunningServer]) -> None:
    """Given picks, when the page is reloaded, opened in another window or the server restarts, then all are there."""
    server = start("data")
    guest = server.guest()
    cookie = guest.http.cookies["wartable_guest"]
    table, seat = at_a_payment(guest)
    other = guest.sit(table)
    picks = keys(change(seat, add=[keys(seat.moment["draft"]["additions"])[0]])["picks"])
    assert keys(other.await_type("draft")["draft"]["picks"]) == picks
    assert keys(guest.sit(table).moment["draft"]["picks"]) == picks
    server.kill()
    server.start()
    assert keys(server.guest(wartable_guest=cookie).sit(table).moment["draft"]["picks"]) == picks


def test_a_draft_that_the_rules_no_longer_understand_is_forgotten(start: Callable[..., RunningServer]) -> None:
    """Given a kept draft in words of earlier rules, when the table is opened again, then the draft begins afresh."""
    server = start("data")
    guest = server.guest()
    cookie = guest.http.cookies["wartable_guest"]
    table, seat = at_a_payment(guest)
    change(seat, add=[keys(seat.moment["draft"]["additions"])[0]])
    server.stop()
    asyncio.run(lay_down_old_picks(server, table))
    server.start()
    again = server.guest(wartable_guest=cookie).sit(table)
    assert again.moment["draft"]["picks"] == [] and again.moment["draft"]["additions"]


async def lay_down_old_picks(server: RunningServer, table: str) -> None:
    async with open_store(server.folder, server.database) as store:
        since = (await store.drafts(table))[0].since
        await store.keep_draft(table, Kept(0, since, ["pay:purse:gold"]))


def test_a_set_taken_back_is_a_draft_again(server: RunningServer) -> None:
    """Given a set that reveals nothing, when it is undone, then it comes back as a draft as a whole; redo makes it."""
    _, seat = at_a_payment(server.guest())
    before = seat.moment["number"]
    picks = sorted(keys(fill(seat)["picks"]))
    seat.await_seq(seat.say("choose_set", picks=picks)["seq"])
    after = seat.moment["number"]
    seat.await_seq(seat.say("undo")["seq"])
    assert seat.moment["number"] == before and seat.moment["redo"]
    draft = seat.moment["draft"]
    assert draft["ready"] and sorted(keys(draft["picks"])) == picks
    seat.await_seq(seat.say("redo")["seq"])
    assert seat.moment["number"] == after


def test_nobody_else_learns_of_a_draft(server: RunningServer) -> None:
    """Given somebody who picks and takes back, then the others and those who watch receive nothing at all."""
    ann, bob, watcher = server.guest(), server.guest(), server.guest()
    table = ann.create("me", "open")["id"]
    bob.take_seat(table, 1, "Bob")
    seats = [ann.sit(table), bob.sit(table)]
    asked = seats[0] if seats[0].moment["decision"] else seats[1]
    other = seats[1] if asked is seats[0] else seats[0]
    asked.choose(most_expensive_hire(asked))
    third = watcher.sit(table)
    assert asked.moment["decision"]["question"] == "pay_hire"
    other.await_seq(asked.moment["seq"])
    for one in (other, third):
        while one.await_type("presence")["spectators"] == 0:
            pass  # who comes is told with a delay
    fill(asked)
    change(asked, drop=keys(asked.moment["draft"]["picks"]))
    assert (drain(other), drain(third)) == ([], [])
    assert other.moment["draft"] is None and third.moment["draft"] is None
    assert "pay:" not in json.dumps(other.moment)


def drain(seat: Seat) -> list[str]:
    """What comes until nothing comes any more."""
    found: list[str] = []
    while True:
        try:
            found.append(seat.next(0.3)["type"])
        except TimeoutError:
            return found


def test_what_cannot_be_picked_is_refused_with_its_reason(server: RunningServer) -> None:
    """Given a payment that is whole, or a card that is not there, then a pick is refused and the draft stays."""
    _, seat = at_a_payment(server.guest())
    additions = keys(seat.moment["draft"]["additions"])
    draft = fill(seat)
    spare = next((key for key in additions if key not in keys(draft["picks"])), None)
    if spare is not None:
        refused = change(seat, add=[spare])
        assert refused["code"] == "not_offered" and refused["rule"] and refused["text"]
    refused = change(seat, add=["pay:hand:nobody"])
    assert refused["code"] == "not_offered" and refused["rule"]
    refused = seat.say("choose_set", picks=keys(draft["picks"])[:-1])
    assert refused["code"] == "not_offered" and refused["text"]


def test_a_change_is_made_whole_or_not_at_all(server: RunningServer) -> None:
    """Given a wish of two picks of which the first is not possible, then it is refused and nothing is picked.

    A second pick of a card that is there once is refused too.
    """
    _, seat = at_a_payment(server.guest())
    one, other = keys(seat.moment["draft"]["additions"])[:2]
    assert change(seat, add=["pay:hand:nobody", one])["type"] == "refused"
    picks = keys(change(seat, add=[one])["picks"])
    twice = change(seat, add=[one] * 9)
    assert (twice["type"], twice["rule"]) == ("refused", "QV-R16")
    assert keys(change(seat, add=[other])["picks"]) == [*picks, other]
