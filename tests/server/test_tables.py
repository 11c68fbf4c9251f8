"""Tables: made, joined by link, played, watched, found again."""

import random

import pytest
from tests.support.server import RunningServer


def test_a_table_against_bots_starts_at_once_and_is_played_to_its_end(server: RunningServer) -> None:
    ann = server.guest()
    table = ann.create("me", "random", name="Ann")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["you"] == 0
    seat = ann.sit(table["id"])
    chance = random.Random(1)
    while seat.await_turn():
        assert seat.choose_any(chance)["type"] == "ack"
    account = seat.moment["account"]
    assert len(account["scores"]) == 2
    assert account["winners"]
    for number in (0, 1):
        told = sum(line["points"] for line in account["lines"] if line["seat"] == number)
        assert told == account["scores"][number]
    record = ann.http.get(f"/api/tables/{table['id']}/record").json()
    assert len(record["choices"]) == seat.moment["number"]


def test_a_lone_player_is_told_a_rank(server: RunningServer) -> None:
    ann = server.guest()
    seat = ann.sit(ann.create("me", seed=2)["id"])
    chance = random.Random(1)
    while seat.await_turn():
        seat.choose_any(chance)
    assert seat.moment["account"]["rank"]


def test_a_friend_joins_by_the_link_and_the_game_begins(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")
    seat = ann.sit(table["id"])
    assert seat.moment["view"] is None
    assert seat.moment["asked"] == []
    assert seat.choose("draw")["code"] == "not_started"
    taken = bob.take_seat(table["id"], 1, "Bob")
    assert taken.status_code == 200
    assert taken.json()["you"] == 1
    seat.await_seq(2)
    assert seat.moment["view"] is not None
    assert [one["name"] for one in seat.moment["table"]["seats"]] == ["Ann", "Bob"]
    assert bob.sit(table["id"]).moment["table"]["you"] == 1


@pytest.mark.parametrize(
    ("seat", "name", "status", "code"),
    [
        (0, "Bob", 409, "seat_taken"),
        (2, "Bob", 404, "no_such_seat"),
        (1, "ann", 409, "name_taken"),
        (1, "  ", 400, "name_refused"),
        (1, "Bo\u202eb", 400, "name_refused"),
        (1, "Bo\nb", 400, "name_refused"),
        (1, "x" * 25, 400, "malformed"),
    ],
)
def test_a_seat_is_refused_with_a_reason(server: RunningServer, seat: int, name: str, status: int, code: str) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")
    answer = bob.take_seat(table["id"], seat, name)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_nobody_sits_twice_at_a_table(server: RunningServer) -> None:
    ann = server.guest()
    table = ann.create("me", "open", "open", name="Ann")
    assert ann.take_seat(table["id"], 1, "Other").json()["code"] == "seated_already"


def test_a_page_that_did_not_hear_the_answer_may_ask_for_its_seat_again(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", "open", name="Ann")["id"]
    first, again = (bob.take_seat(table, 1, "Bob") for _ in range(2))
    assert (first.status_code, first.json()) == (again.status_code, again.json())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "players": 2, "seats": ["me", "open"]}, "no_such_game"),
        ({"game": "quests", "players": 6, "seats": ["me"] + ["open"] * 5}, "setup"),
        ({"game": "quests", "players": 3, "seats": ["me", "open"]}, "seats_count"),
        ({"game": "quests", "players": 2, "seats": ["me", "me"]}, "one_me"),
        ({"game": "quests", "players": 2, "seats": ["me", "genius"]}, "no_such_level"),
        ({"game": "quests", "players": 2, "seats": ["me", "open"], "seed": 7}, "seed_with_people"),
        ({"game": "quests", "players": 2, "seats": ["me", "random"], "seed": "0123456789abcdef" * 4}, "malformed"),
        ({"game": "quests", "players": 2, "seats": ["me", "open"], "options": {"fog": True}}, "setup"),
        ({"game": "quests", "players": 2, "seats": ["me", "open"], "colour": "red"}, "malformed"),
        ({"game": "quests", "players": [2], "seats": ["me", "open"]}, "malformed"),
        ([], "malformed"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(server: RunningServer, wish: object, code: str) -> None:
    answer = server.guest().http.post("/api/tables", json=wish)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] == code
    assert answer.json()["text"]


def test_a_guest_finds_their_tables_again_the_newest_first(server: RunningServer) -> None:
    ann = server.guest()
    first, second = ann.create("me", "random"), ann.create("me", "open")
    assert [table["id"] for table in ann.http.get("/api/tables").json()] == [second["id"], first["id"]]
    assert server.guest().http.get("/api/tables").json() == []
    seen = server.guest().http.get(f"/api/tables/{first['id']}").json()
    assert seen["you"] is None
    assert ann.http.get("/api/tables/aaaaaaaaaaaa").json()["code"] == "no_such_table"


def test_the_same_seed_deals_the_same_game(server: RunningServer) -> None:
    ann = server.guest()
    views = [ann.sit(ann.create("me", "random", seed=5)["id"]).moment["view"] for _ in range(2)]
    assert views[0] == views[1]


def test_presence_tells_who_is_there(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")
    seat = ann.sit(table["id"])
    assert seat.await_type("presence") == {"type": "presence", "online": [True, False], "spectators": 0}
    watcher = bob.sit(table["id"])
    assert seat.await_type("presence")["spectators"] == 1
    watcher.close()
    assert seat.await_type("presence")["spectators"] == 0


def test_bots_alone_play_only_while_somebody_watches(server: RunningServer) -> None:
    ann = server.guest()
    table = ann.create("random", "random")
    assert ann.http.get(f"/api/tables/{table['id']}").json()["choices"] == 0
    watcher = ann.sit(table["id"])
    watcher.await_type("thinking")
    watcher.await_seq(3)
    assert watcher.moment["decision"] is None


def test_an_earlier_moment_is_shown_as_it_was_seen_then(server: RunningServer) -> None:
    ann = server.guest()
    table = ann.create("me", "random", seed=11)
    seat = ann.sit(table["id"])
    seen = {seat.moment["number"]: (seat.moment["view"], seat.moment["last"])}
    chance = random.Random(2)
    for _ in range(6):
        if seat.await_turn():
            seat.choose_any(chance)
            seen[seat.moment["number"]] = (seat.moment["view"], seat.moment["last"])
    for number, (view, last) in seen.items():
        past = ann.http.get(f"/api/tables/{table['id']}/moments/{number}").json()
        assert past["view"] == view
        assert past["last"] == last
        assert past["decision"] is None
        assert past["number"] == number
    assert ann.http.get(f"/api/tables/{table['id']}/moments/100000").json()["code"] == "no_such_moment"
    other = server.guest().http.get(f"/api/tables/{table['id']}/moments/1").json()
    assert other["view"]["players"][0]["hand"] is None
