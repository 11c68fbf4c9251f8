"""The lobby: public tables are found, strangers are matched, tables that wait are changed, and friends play again."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.test_life import until
from tests.support.server import Guest, RunningServer

PUBLIC = {"visibility": "public"}
DIGITS = ["a" * 64, "b" * 64, "c" * 64]


def test_public_tables_are_listed_and_others_are_not(server: RunningServer) -> None:
    ann, bob, eve = (server.guest() for _ in range(3))
    public = ann.create("me", "open", name="Ann", terms=PUBLIC)["id"]
    hidden = {ann.create("me", "open", terms={"visibility": one})["id"] for one in ("link", "private")}
    lobby = eve.http.get("/api/lobby").json()
    listed = {one["id"] for one in lobby["joinable"]}
    assert public in listed and not hidden & listed
    assert public not in {one["id"] for one in ann.http.get("/api/lobby").json()["joinable"]}, "she sits there"
    bob.take_seat(public, 1, "Bob")
    lobby = eve.http.get("/api/lobby").json()
    assert public not in {one["id"] for one in lobby["joinable"]}
    assert public in {one["id"] for one in lobby["running"]}
    assert [one["name"] for one in lobby["speeds"]] == ["none", "fast", "calm", "days"]


def quick(guest: Guest, **wish: Any) -> dict[str, Any]:
    answer = guest.http.post("/api/quick", json={"game": "quests", "players": 2, "speed": "fast"} | wish)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_two_who_look_for_the_same_find_each_other(server: RunningServer) -> None:
    ann, bob, cid = (server.guest() for _ in range(3))
    table = quick(ann)
    assert ann.take_seat(table["id"], 0, "Ann").status_code == 200
    seat = ann.sit(table["id"])
    assert quick(cid, speed="days")["id"] != table["id"]
    assert quick(cid, players=3)["id"] != table["id"]
    found = quick(bob)
    assert found["id"] == table["id"]
    bob.take_seat(found["id"], 1, "Bob")
    assert until(seat, lambda moment: moment["view"])["clock"]["left"] == [300_000] * 2
    assert quick(cid)["id"] != table["id"], "that one is full"


def test_a_table_whose_people_have_gone_is_no_match(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    table = quick(ann, game="immortals")
    ann.take_seat(table["id"], 0, "Ann")
    ann.sit(table["id"]).close()
    assert quick(bob, game="immortals")["id"] != table["id"]


def test_a_free_seat_is_filled_with_a_bot_and_opened_again(server: RunningServer) -> None:
    """Given a table of three with two free seats, then bots fill and leave them; with the last the game begins."""
    ann, bob = server.guest(), server.guest()
    table = ann.create("open", "open", "open")["id"]
    ann.take_seat(table, 0, "Ann", contribution=DIGITS[0])
    seat = ann.sit(table)
    assert seat.say("fill_seat", seat=1, level="random")["type"] == "ack"
    assert bob.take_seat(table, 1, "Bob").json()["code"] == "seat_taken"
    assert seat.say("fill_seat", seat=1)["type"] == "ack"
    assert bob.take_seat(table, 1, "Bob", contribution=DIGITS[1]).status_code == 200
    assert seat.say("fill_seat", seat=1, level="random")["code"] == "seat_taken"
    assert seat.say("fill_seat", seat=2, level="random")["type"] == "ack"
    assert [one["kind"] for one in until(seat, lambda moment: moment["view"])["table"]["seats"]] == [
        "person",
        "person",
        "bot",
    ]
    assert ann.http.get(f"/api/tables/{table}/fairness").json()["contributions"] == [*DIGITS[:2], None]
    listed = next(one for one in ann.http.get("/api/tables").json() if one["id"] == table)
    assert listed["seats"][2]["level"] == "random"


def test_who_stands_up_takes_their_contribution_away(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("open", "open", "open")["id"]
    ann.take_seat(table, 0, "Ann", contribution=DIGITS[0])
    bob.take_seat(table, 1, "Bob", contribution=DIGITS[1])
    before = ann.http.get(f"/api/tables/{table}/fairness").json()
    assert bob.http.delete(f"/api/tables/{table}").status_code == 204
    after = ann.http.get(f"/api/tables/{table}/fairness").json()
    assert after["contributions"] == [DIGITS[0], None, None]
    assert after["commitment"] == before["commitment"]


def test_whoever_sat_down_first_cancels_a_table_that_waits(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("open", "open", "open")["id"]
    ann.take_seat(table, 2, "Ann")
    bob.take_seat(table, 0, "Bob")
    assert bob.http.post(f"/api/tables/{table}/cancel").json()["code"] == "not_host"
    assert ann.http.post(f"/api/tables/{table}/cancel").status_code == 200
    assert bob.http.get(f"/api/tables/{table}").status_code == 404


def test_an_invitation_is_the_address_and_its_picture(server: RunningServer) -> None:
    ann = server.guest()
    table = ann.create("me", "open")["id"]
    told = ann.http.get(f"/api/tables/{table}/invitation").json()
    assert told["address"] == f"{server.address}/t/{table}"
    assert told["picture"].startswith("<svg") and told["is_local"]


# --- rematches


def finished(server: RunningServer, **terms: Any) -> tuple[str, list[Guest]]:
    """A game of three that has ended by resignation."""
    people = [server.guest() for _ in range(3)]
    table = people[0].create("me", "open", "open", name="Ann", terms=terms)["id"]
    for seat, name in ((1, "Bob"), (2, "Cid")):
        people[seat].take_seat(table, seat, name)
    for one in people[:2]:
        assert one.sit(table).say("resign")["type"] == "ack"
    return table, people


def again(guest: Guest, table: str, yes: bool = True) -> dict[str, Any]:
    return dict(guest.http.post(f"/api/tables/{table}/again", json={"yes": yes}).json())


def test_a_rematch_of_three_makes_one_table_with_their_seats(server: RunningServer) -> None:
    """Given three who want a rematch at the same moment, then all get one table, in which their seats are kept."""
    table, people = finished(server, hints=False)
    with ThreadPoolExecutor(3) as pool:
        following = set(pool.map(lambda one: again(one, table)["id"], people))
    (new,) = following
    assert new != table
    stranger = server.guest()
    assert stranger.take_seat(new, 0, "Eve").json()["code"] == "seat_kept"
    assert people[1].take_seat(new, 0, "Bob").json()["code"] == "seat_kept"
    for seat, one in enumerate(people):
        assert one.take_seat(new, seat, "ABC"[seat]).status_code == 200
    moment = people[0].sit(new).moment
    assert moment["view"] is not None
    assert moment["table"]["terms"]["hints"] is False
    assert people[0].sit(table).moment["table"]["rematch"] == {"table": new, "yes": [0, 1, 2], "no": []}


def test_the_seat_of_whoever_does_not_want_a_rematch_is_free(server: RunningServer) -> None:
    table, (ann, bob, cid) = finished(server)
    new = again(ann, table)["id"]
    assert again(bob, table, yes=False)["id"] == new
    assert bob.http.get(f"/api/tables/{table}").json()["rematch"]["no"] == [1]
    stranger = server.guest()
    assert stranger.take_seat(new, 1, "Eve").status_code == 200
    assert stranger.take_seat(new, 2, "Eve").json()["code"] == "seat_kept"
    assert cid.take_seat(new, 2, "Cid").status_code == 200


def test_a_rematch_is_for_those_who_played_when_the_game_is_over(server: RunningServer) -> None:
    table, _ = finished(server)
    assert again(server.guest(), table)["code"] == "not_seated"
    ann = server.guest()
    assert again(ann, ann.create("me", "random")["id"])["code"] == "not_over_yet"
