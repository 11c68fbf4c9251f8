"""Deleting: a guest's tables and everything known about the guest go, from the files too; others keep their games."""

import random
from collections.abc import Callable
from hashlib import sha256

import pytest
from tests.support.databases import assert_whole, is_known
from tests.support.server import Guest, RunningServer
from websockets.exceptions import ConnectionClosed

NAME = "Zerberussina"


def hash_of(guest: Guest) -> str:
    return sha256(guest.http.cookies["wartable_guest"].encode()).hexdigest()


def test_a_table_of_ones_own_goes_with_all_that_is_known_of_it(start: Callable[..., RunningServer]) -> None:
    server = start()
    ann = server.guest()
    gone, kept = ann.create("me", "random", name=NAME)["id"], ann.create("me", name="Ann")["id"]
    seat = ann.sit(gone)
    assert is_known(server, NAME, gone) == [NAME, gone]
    answer = ann.http.delete(f"/api/tables/{gone}")
    assert (answer.status_code, answer.content) == (204, b"")
    assert [table["id"] for table in ann.http.get("/api/tables").json()] == [kept]
    assert ann.http.get(f"/api/tables/{gone}").status_code == 404
    with pytest.raises(ConnectionClosed):
        seat.await_type("nothing more")
    assert is_known(server, NAME, gone) == []
    assert server.stop() == 0
    assert_whole(server)


def test_who_leaves_a_game_is_forgotten_and_the_others_play_on_against_a_bot(
    start: Callable[..., RunningServer],
) -> None:
    """Given a game of two, when one deletes their part, then a bot plays there and the other goes on."""
    server = start()
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name=NAME)["id"]
    bob.take_seat(table, 1, "Bob")
    seats = ann.sit(table), bob.sit(table)
    chance = random.Random(3)
    for _ in range(4):
        for seat in seats:
            seat.await_seq(max(one.moment["seq"] for one in seats))
        next(seat for seat in seats if seat.moment["decision"]).choose_any(chance)
    made = max(seat.moment["number"] for seat in seats)
    token = hash_of(ann)
    assert ann.http.delete(f"/api/tables/{table}").status_code == 204
    assert is_known(server, NAME, token) == []
    again = bob.sit(table)
    left, own = again.moment["table"]["seats"]
    assert (left["kind"], left["level"], own["name"]) == ("bot", "skilled", "Bob")
    assert again.moment["number"] >= made
    while again.await_turn() and again.moment["number"] < made + 6:
        assert again.choose_any(chance)["type"] == "ack"
    assert ann.http.get("/api/tables").json() == []
    assert ann.sit(table).moment["table"]["you"] is None
    assert server.stop() == 0
    assert is_known(server, NAME, token) == []
    assert_whole(server)
    assert "Traceback" not in server.log()


def test_the_last_one_to_leave_takes_the_table_along(start: Callable[..., RunningServer]) -> None:
    server = start()
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    bob.take_seat(table, 1, "Bob")
    assert ann.http.delete(f"/api/tables/{table}").status_code == 204
    assert bob.http.delete(f"/api/tables/{table}").status_code == 204
    assert is_known(server, table) == []


def test_who_leaves_before_the_game_begins_frees_the_seat(start: Callable[..., RunningServer]) -> None:
    server = start()
    ann, bob, cid = server.guest(), server.guest(), server.guest()
    table = ann.create("me", "open", "open", name=NAME)["id"]
    bob.take_seat(table, 1, "Bob")
    assert ann.http.delete(f"/api/tables/{table}").status_code == 204
    (info,) = bob.http.get("/api/tables").json()
    assert [seat["kind"] for seat in info["seats"]] == ["open", "person", "open"]
    assert cid.take_seat(table, 0, "Cid").status_code == 200
    assert ann.take_seat(table, 2, "Ann").status_code == 200
    assert bob.sit(table).moment["view"] is not None
    assert is_known(server, NAME) == []
    assert server.stop() == 0
    assert_whole(server)


def test_a_finished_game_is_kept_for_the_others_under_a_neutral_name(start: Callable[..., RunningServer]) -> None:
    """Given a finished game, when one of two leaves, then the looks that were kept do not name them either."""
    server = start()
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name=NAME)["id"]
    bob.take_seat(table, 1, "Bob")
    seats = ann.sit(table), bob.sit(table)
    chance = random.Random(5)
    while not seats[0].moment["over"]:
        for seat in seats:
            seat.await_seq(max(one.moment["seq"] for one in seats))
        mover = next((seat for seat in seats if seat.moment["decision"]), None)
        if mover is not None:
            mover.choose_any(chance)
    (listed,) = bob.http.get("/api/tables").json()
    assert listed["result"]["scores"] == seats[0].moment["account"]["scores"]
    account = seats[0].moment["account"]
    assert ann.http.delete("/api/me").status_code == 204
    assert is_known(server, NAME) == []
    again = bob.sit(table)
    assert again.moment["account"] == account
    assert [seat["name"] for seat in again.moment["table"]["seats"]] == ["Former player 1", "Bob"]
    (listed,) = bob.http.get("/api/tables").json()
    assert (listed["result"]["winners"], listed["over"]) == (account["winners"], True)


def test_everything_about_a_guest_goes(start: Callable[..., RunningServer]) -> None:
    """Given more tables than a list shows, when the guest deletes everything, then no byte of it is left."""
    server = start()
    ann = server.guest()
    tables = [ann.create("me", "random", name=NAME)["id"] for _ in range(60)]
    token, cookie = hash_of(ann), ann.http.cookies["wartable_guest"]
    answer = ann.http.delete("/api/me")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert is_known(server, NAME, token, cookie, *tables) == []
    assert ann.http.get("/api/tables").json() == []
    assert ann.http.cookies["wartable_guest"] != cookie
    assert server.stop() == 0
    assert is_known(server, NAME, token, *tables) == []
    assert_whole(server)


def test_nobody_deletes_what_is_not_theirs(server: RunningServer) -> None:
    ann, eve = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    seat = ann.sit(table)
    for guest, path, status, code in (
        (eve, f"/api/tables/{table}", 403, "not_seated"),
        (eve, "/api/tables/aaaaaaaaaaaa", 404, "no_such_table"),
    ):
        answer = guest.http.delete(path)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    foreign = ann.http.delete(f"/api/tables/{table}", headers={"Origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign_page")
    assert eve.http.delete("/api/me").status_code == 204
    assert seat.choose("draw")["code"] == "not_started"  # nobody was sent away in the meantime


def test_moves_on_their_way_do_not_bring_a_table_back(start: Callable[..., RunningServer]) -> None:
    """Given sockets that keep choosing and coming back, when the table is deleted, then it stays deleted."""
    server = start()
    ann = server.guest()
    for _ in range(10):
        table = ann.create("me", "random", "random", name=NAME)["id"]
        seat = ann.sit(table)
        seat.connection.send(f'{{"type":"choose","id":"x","seq":{seat.moment["seq"]},"keys":["draw"]}}')
        assert ann.http.delete(f"/api/tables/{table}").status_code == 204
        with pytest.raises(ConnectionClosed):
            ann.sit(table)
    assert is_known(server, NAME) == []
    assert server.stop() == 0
    assert_whole(server)
    assert "Traceback" not in server.log()
