"""A table's life: pauses, stand-ins, resigning, hints and shared devices are in the log, and outlive the server."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

from tests.support.server import Guest, RunningServer, Seat

LONG = {"type": "live", "seconds": 600, "increment": 5, "together": 60}
SHORT = {"type": "live", "seconds": 1, "increment": 0, "together": 1}


def two(server: RunningServer, **terms: Any) -> tuple[str, list[Guest], list[Seat]]:
    """Ann and Bob at a table of Quests."""
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann", terms=terms)["id"]
    assert bob.take_seat(table, 1, "Bob").status_code == 200
    return table, [ann, bob], [ann.sit(table), bob.sit(table)]


def until(seat: Seat, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Read until the moment is as it should be."""
    while not holds(seat.moment):
        seat.next()
    return seat.moment


def moving(seats: list[Seat]) -> Seat:
    return next(seat for seat in seats if seat.moment["decision"])


# --- pauses


def test_a_pause_begins_and_ends_when_both_agree(server: RunningServer) -> None:
    _, _, (ann, bob) = two(server)
    assert ann.say("pause", yes=True)["type"] == "ack"
    assert until(bob, lambda moment: moment["table"]["pause_wanted"])["table"]["paused"] is False
    bob.say("pause", yes=True)
    for seat in (ann, bob):
        until(seat, lambda moment: moment["table"]["paused"])
    mover = moving([ann, bob])
    assert mover.choose(mover.offers()[0])["code"] == "paused"
    assert mover.say("ask_hint")["code"] == "paused"
    for seat in (ann, bob):
        seat.say("pause", yes=True)
    until(mover, lambda moment: not moment["table"]["paused"])
    assert mover.choose(mover.offers()[0])["type"] == "ack"


def test_a_pause_stops_the_clocks_and_outlives_the_server(start: Callable[..., RunningServer]) -> None:
    """Given a paused game and clocks, when the server is killed and started, then it is paused, as they are."""
    server = start()
    table, guests, seats = two(server, clock=LONG)
    for seat in seats:
        seat.say("pause", yes=True)
    before = until(seats[0], lambda moment: moment["table"]["paused"])["clock"]
    assert before["runs"] == []
    server.kill()
    server.start()
    again = server.guest(wartable_guest=guests[0].http.cookies["wartable_guest"]).sit(table)
    assert again.moment["table"]["paused"]
    assert again.moment["clock"] == before


# --- stand-ins


def test_a_bot_takes_an_absent_seat_and_gives_it_back(start: Callable[..., RunningServer]) -> None:
    """Given Bob, who has left, then Ann may let a bot play for him; after a restart it still does, until he comes."""
    server = start()
    table, guests, (ann, bob) = two(server)
    assert ann.say("stand_in", seat=1, level="random")["code"] == "still_there"
    bob.close()
    until_allowed(ann, 1)
    assert until(ann, lambda moment: moment["table"]["seats"][1]["stand_in"])["table"]["seats"][1]["name"] == "Bob"
    server.kill()
    server.start()
    ann, bob = (server.guest(wartable_guest=one.http.cookies["wartable_guest"]).sit(table) for one in guests)
    assert bob.moment["table"]["seats"][1]["stand_in"] == "Random"
    for _ in range(3):
        assert ann.await_turn()
        ann.choose_any(random.Random(1))
    assert ann.await_turn(), "the bot has played Bob's turns"
    assert bob.say("come_back")["type"] == "ack"
    until(ann, lambda moment: moment["table"]["seats"][1]["stand_in"] is None)
    assert bob.say("come_back")["code"] == "not_replaced"


def until_allowed(seat: Seat, other: int) -> None:
    deadline = time.monotonic() + 10
    while seat.say("stand_in", seat=other, level="random")["type"] == "refused":
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_only_those_who_sit_there_replace_somebody(server: RunningServer) -> None:
    table, _, (ann, _) = two(server)
    eve = server.guest().sit(table)
    for wish in (
        {"kind": "stand_in", "seat": 0, "level": "random"},
        {"kind": "resign"},
        {"kind": "pause", "yes": True},
    ):
        assert eve.say(**wish)["code"] == "not_seated"
    assert ann.say("stand_in", seat=0, level="genius")["code"] == "no_such_level"
    assert ann.say("stand_in", seat=7, level="random")["code"] == "no_such_seat"
    assert ann.say("stand_in", seat=0, level="random")["type"] == "ack", "one may leave one's own seat to a bot"


# --- resigning


def test_who_resigns_against_one_other_loses_at_once(server: RunningServer) -> None:
    table, guests, (ann, bob) = two(server)
    moving([ann, bob]).choose_any(random.Random(1))
    assert ann.say("resign")["type"] == "ack"
    moment = until(bob, lambda moment: moment["over"])
    assert (moment["account"]["winners"], moment["account"]["places"]) == ([1], [2, 1])
    assert moment["table"]["seats"][0]["resigned"]
    assert guests[1].http.get(f"/api/tables/{table}/record").status_code == 200
    assert not guests[1].http.get(f"/api/tables/{table}/moments/0").json()["over"], "it was not over from the start"
    assert bob.say("ask_review")["type"] == "review"
    listed = next(one for one in guests[0].http.get("/api/tables").json() if one["id"] == table)
    assert listed["over"]


def test_where_others_play_on_a_bot_plays_for_who_has_resigned(server: RunningServer) -> None:
    ann, bob, cid = (server.guest() for _ in range(3))
    table = ann.create("me", "open", "open", name="Ann")["id"]
    bob.take_seat(table, 1, "Bob")
    cid.take_seat(table, 2, "Cid")
    seats = [one.sit(table) for one in (ann, bob, cid)]
    assert seats[0].say("resign")["type"] == "ack"
    moment = until(seats[1], lambda moment: moment["table"]["seats"][0]["resigned"])
    assert not moment["over"]
    assert moment["table"]["seats"][0]["stand_in"] == "Skilled"
    assert seats[0].say("come_back")["code"] == "resigned"


# --- hints


def test_hints_are_counted_for_all_or_not_allowed(server: RunningServer) -> None:
    _, _, seats = two(server)
    mover = moving(seats)
    other = next(seat for seat in seats if seat is not mover)
    assert mover.say("ask_hint")["type"] == "hint"
    own = mover.moment["table"]["you"]
    assert until(other, lambda moment: moment["table"]["seats"][own]["hints"])["table"]["seats"][own]["hints"] == 1
    _, _, seats = two(server, hints=False)
    assert moving(seats).say("ask_hint")["code"] == "hints_off"


# --- a shared device


def test_people_who_share_a_device_see_their_own_hands_only(server: RunningServer) -> None:
    """Given one guest in two seats, then until one of them says so no frame holds a hand, and then only that one's."""
    guest = server.guest()
    table = guest.create("open", "open", terms={"one_device": True})["id"]
    for seat, name in enumerate(("Ann", "Bob")):
        assert guest.take_seat(table, seat, name).status_code == 200
    device = guest.sit(table)
    assert device.moment["table"]["you"] is None
    assert device.moment["table"]["yours"] == [0, 1]
    assert hands(device.moment) == [False, False]
    assert device.say("undo")["code"] == "covered"
    chance = random.Random(2)
    looked = set()
    for _ in range(12):
        asked = device.moment["asked"][0]["seat"]
        if device.moment["table"]["you"] is None:
            device.say("face", seat=asked)
        assert device.moment["table"]["you"] == asked
        assert hands(device.moment) == [asked == 0, asked == 1]
        looked.add(asked)
        device.choose_any(chance)
        if device.moment["asked"][0]["seat"] != asked:
            assert hands(device.moment) == [False, False], "the next one has not said yet that they are there"
    assert looked == {0, 1}
    for frame in map(json.loads, device.frames):
        if frame["type"] == "moment":
            assert sum(hands(frame)) <= 1


def hands(moment: dict[str, Any]) -> list[bool]:
    return [player["hand"] is not None for player in moment["view"]["players"]]


def test_elsewhere_one_guest_has_one_seat(server: RunningServer) -> None:
    guest = server.guest()
    table = guest.create("open", "open")["id"]
    guest.take_seat(table, 0, "Ann")
    assert guest.take_seat(table, 1, "Bob").json()["code"] == "seated_already"


# --- clocks


def test_at_zero_a_bot_takes_over_where_the_table_says_so(server: RunningServer) -> None:
    _, _, seats = two(server, clock=SHORT, at_zero="bot", level="random")
    mover = moving(seats)
    own = mover.moment["table"]["you"]
    moment = until(mover, lambda moment: moment["table"]["seats"][own]["stand_in"])
    assert moment["clock"]["left"][own] == 0
    assert mover.say("come_back")["type"] == "ack"
    assert until(mover, lambda moment: not moment["table"]["seats"][own]["stand_in"])["clock"]["left"][own] > 0


def test_a_clock_of_days_falls_when_nobody_has_the_table_open(start: Callable[..., RunningServer]) -> None:
    """Given a turn of two days, when the time of day is three days on, then a bot has taken over, open or not."""
    server = start()
    table, guests, seats = two(server, clock={"type": "days", "days": 2}, at_zero="bot", level="random")
    own = moving(seats).moment["table"]["you"]
    (server.folder.parent / "shift").write_text(str(3 * 24 * 3600))
    for seat in seats:
        seat.close()
    deadline = time.monotonic() + 20
    while guests[own].http.get(f"/api/tables/{table}").json()["seats"][own]["stand_in"] is None:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_while_no_server_runs_no_clock_does(start: Callable[..., RunningServer]) -> None:
    """Given a running clock, when the server is down for an hour, then no more is gone than before, but for a sign."""
    server = start()
    table, guests, seats = two(server, clock=LONG)
    own = moving(seats).moment["table"]["you"]
    server.stop()
    (server.folder.parent / "shift").write_text("3600")
    server.start()
    again = server.guest(wartable_guest=guests[own].http.cookies["wartable_guest"]).sit(table)
    assert again.moment["clock"]["left"][own] > 590_000
    assert again.moment["clock"]["runs"] == [own]


# --- terms


def test_a_private_game_is_seen_by_those_who_play_only(server: RunningServer) -> None:
    table, (ann, _), _ = two(server, visibility="private")
    eve = server.guest()
    for page in ("", "/moments/0", "/earned", "/record", "/fairness"):
        assert eve.http.get(f"/api/tables/{table}{page}").json()["code"] == "private_table"
    assert ann.http.get(f"/api/tables/{table}").status_code == 200
    connection = eve.connection(table)
    try:
        connection.recv(5)
    except Exception:  # noqa: BLE001  closed, as it should be
        assert connection.close_code == 4404
    else:
        raise AssertionError("a stranger was told something")
