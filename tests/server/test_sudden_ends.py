"""Turns that end by themselves: bots give the person time to look and to take it back, until they say go on."""

from collections.abc import Callable

import pytest
from tests.support.server import RunningServer, Seat

LONG = 600.0  # no bot moves in so long a time without being hurried
MOST = 200
WISHES = ("recharge", "move", "done", "no", "none", "decline", "keep", "go", "pass", "no_effect", "yes")


def choose_quickly(seat: Seat) -> None:
    """Do as little as possible, so that a turn ends where nothing is left to do."""
    keys = [option["key"] for option in seat.moment["decision"]["options"]]
    cards = [key for key in keys if key.startswith("card:")]
    wish = next((key for key in (*WISHES, *cards) if key in keys), keys[0])
    assert seat.say("choose", keys=[wish])["type"] == "ack"
    seat.await_type("moment")


def hurry(seat: Seat) -> None:
    seat.connection.send('{"type":"hurry"}')


def has_ended_by_itself(seat: Seat) -> bool:
    """And can still be taken back."""
    names = {one["name"] for one in seat.moment["happened"] if one["facts"].get("seat") == 0}
    is_over = not seat.moment["decision"] and bool({"nothing_left", "nothing_to_do"} & names)
    return is_over and bool(seat.moment["undo"]["may"])


def play_until_it_ends_by_itself(seat: Seat) -> None:
    for _ in range(MOST):
        if has_ended_by_itself(seat):
            return
        if seat.moment["decision"]:
            choose_quickly(seat)
        else:
            hurry(seat)
            seat.await_type("moment")
    raise AssertionError("no turn has ended by itself")


def test_bots_wait_until_the_person_goes_on(start: Callable[..., RunningServer]) -> None:
    """given a turn that ended by itself / when it is taken back and made again / then bots move after two hurries

    The first one says only that the person has looked; a bot then pauses as it always does.
    """
    guest = start(pause=LONG).guest()
    table = guest.create("me", "random", game="dragon_valley", seed=4)["id"]
    seat = guest.sit(table)
    play_until_it_ends_by_itself(seat)
    assert seat.say("undo")["type"] == "ack"
    seat.await_turn()
    choose_quickly(seat)
    play_until_it_ends_by_itself(seat)
    hurry(seat)
    with pytest.raises(TimeoutError):
        seat.await_type("moment", seconds=1.0)
    hurry(seat)
    seat.await_type("moment")
