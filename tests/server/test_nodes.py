"""Several servers on one database: whoever is connected to which, they play one game, and nothing is lost."""

import json
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.server.test_drafts import at_a_payment, change, keys
from tests.support.postgres import Cluster
from tests.support.server import Guest, RunningServer, Seat
from websockets.exceptions import ConnectionClosed

from wartable.server.admin import give_order
from wartable.server.orders import BanWho, CloseTable, Unban


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[list[RunningServer]]:
    address, place = cluster.new_database(), tmp_path_factory.mktemp("nodes")
    running = [RunningServer(place / name, database=address) for name in ("one", "two")]
    yield running
    for node in running:
        assert node.stop() == 0
        assert "Traceback" not in node.log(), node.log()


def at_both(nodes: list[RunningServer], *seats: str, **more: Any) -> tuple[str, Guest, Guest]:
    """A table, and its maker at each of the servers."""
    one = nodes[0].guest()
    table = one.create(*seats, **more)["id"]
    return table, one, nodes[1].guest(wartable_guest=one.http.cookies["wartable_guest"])


def until(seat: Seat, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while not is_so(message := seat.next()):
        pass
    return message


def test_two_people_at_two_servers_play_one_game(nodes: list[RunningServer]) -> None:
    ann, bob = nodes[0].guest(), nodes[1].guest()
    table = ann.create("me", "open", name="Ann")["id"]
    seats = [ann.sit(table)]
    assert bob.take_seat(table, 1, "Bob").status_code == 200
    seats.append(bob.sit(table))
    until(seats[0], lambda message: message["type"] == "moment" and message["view"] is not None)
    for _ in range(12):
        active = next(seat for seat in seats if seat.moment["decision"])
        assert active.choose(active.offers()[0])["type"] == "ack"
        for seat in seats:
            seat.await_seq(active.moment["seq"])
    assert seats[0].log[-1]["number"] == seats[1].log[-1]["number"]
    assert {seat.moment["number"] for seat in seats} == {seats[0].moment["number"]}


def test_everybody_knows_who_is_there_whichever_the_server(nodes: list[RunningServer]) -> None:
    ann, bob = nodes[0].guest(), nodes[1].guest()
    table = ann.create("me", "open", name="Ann")["id"]
    here = ann.sit(table)
    assert bob.take_seat(table, 1, "Bob").status_code == 200
    there = bob.sit(table)
    for seat in (here, there):
        until(seat, lambda message: message["type"] == "presence" and message["online"] == [True, True])
    watching = nodes[1].guest().sit(table)
    until(here, lambda message: message["type"] == "presence" and message["spectators"] == 1)
    watching.close()
    there.close()
    until(here, lambda message: message == {"type": "presence", "online": [True, False], "spectators": 0})


def test_a_draft_follows_its_player_to_another_server_and_nobody_else(nodes: list[RunningServer]) -> None:
    one, ben = nodes[0].guest(), nodes[1].guest()
    table, here = at_a_payment(one, "me", "random")
    two = nodes[1].guest(wartable_guest=one.http.cookies["wartable_guest"])
    there, other = two.sit(table), ben.sit(table)
    assert keys(there.moment["draft"]["picks"]) == keys(here.moment["draft"]["picks"])
    picks = keys(change(here, add=[keys(here.moment["draft"]["additions"])[0]])["picks"])
    assert keys(until(there, lambda message: message["type"] == "draft")["draft"]["picks"]) == picks
    there.close()
    until(here, lambda message: message["type"] == "presence")
    assert all(json.loads(frame)["type"] != "draft" for frame in other.frames)


def test_of_two_choices_at_the_same_moment_one_is_first_and_the_other_stale(nodes: list[RunningServer]) -> None:
    table, one, two = at_both(nodes, "me", seed=3)
    seats = [one.sit(table), two.sit(table)]
    lost = 0
    for _ in range(10):
        answers = side_by_side(seats, [None, None])
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds in (["ack", "refused"], ["ack", "ack"]), answers
        lost += kinds == ["ack", "refused"]
        assert all(answer.get("code", "stale") == "stale" for answer in answers)
        for seat in seats:
            seat.await_seq(max(answer.get("seq", 0) for answer in answers))
    assert lost, "they never met"


def test_a_message_sent_to_two_servers_counts_once(nodes: list[RunningServer]) -> None:
    table, one, two = at_both(nodes, "me", seed=3)
    seats = [one.sit(table), two.sit(table)]
    for number in range(5):
        before = seats[0].moment["seq"]
        answers = side_by_side(seats, [f"same{number}"] * 2)
        assert [(answer["type"], answer["seq"]) for answer in answers] == [("ack", before + 1)] * 2
        for seat in seats:
            seat.await_seq(before + 1)


def side_by_side(seats: list[Seat], names: list[str | None]) -> list[dict[str, Any]]:
    """All choose their first option at once."""
    answers: list[dict[str, Any]] = [{}, {}]

    def choose(place: int) -> None:
        named = {} if names[place] is None else {"id": names[place]}
        answers[place] = seats[place].say("choose", keys=[seats[place].offers()[0]], **named)

    threads = [threading.Thread(target=choose, args=(place,)) for place in range(len(seats))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    return answers


def test_who_is_banned_at_one_server_is_banned_at_all(nodes: list[RunningServer]) -> None:
    table, one, two = at_both(nodes, "me")
    seat = two.sit(table)
    who = one.http.get("/api/tables").json()[0]
    assert who["id"] == table
    rows = give_order(nodes[0].folder, BanWho("127.0.0.0/8")).problem
    assert rows == ""
    with pytest.raises(ConnectionClosed, match="4403"):
        until(seat, lambda _: False)
    assert give_order(nodes[1].folder, Unban("127.0.0.0/8")).problem == ""
    until_let_in(one)


def until_let_in(guest: Guest) -> None:
    while guest.http.get("/api/tables").status_code == 403:
        pass


def test_a_table_closed_at_one_server_is_closed_at_all(nodes: list[RunningServer]) -> None:
    table, _, two = at_both(nodes, "me")
    seat = two.sit(table)
    assert give_order(nodes[0].folder, CloseTable(table)).problem == ""
    with pytest.raises(ConnectionClosed, match="1013"):
        until(seat, lambda _: False)
    assert two.sit(table).moment["table"]["halted"]["code"] == "closed"
