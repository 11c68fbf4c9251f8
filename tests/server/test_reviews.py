"""Reviews and playing on: for everybody when a game is over, but only for solo players while it runs."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.support.server import Guest, RunningServer, Seat


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> Iterator[tuple[Guest, str, Seat]]:
    """A game of Ann against a bot that has ended."""
    ann = server.guest()
    table = ann.create("me", "random", seed=5, name="Ann")["id"]
    seat = ann.sit(table)
    chance = random.Random(2)
    while seat.await_turn():
        seat.choose_any(chance)
    yield ann, table, seat
    seat.close()


def continued(guest: Guest, table: str, number: int, **wish: Any) -> dict[str, Any]:
    answer = guest.http.post(f"/api/tables/{table}/moments/{number}/continue", json=wish)
    return dict(answer.json()) | {"status": answer.status_code}


def test_a_review_tells_its_progress_and_is_kept(server: RunningServer, finished: tuple[Guest, str, Seat]) -> None:
    ann, table, seat = finished
    total = seat.moment["number"]
    review = seat.say("ask_review")
    assert review["type"] == "review", review
    told = [frame for frame in seat.frames if '"type":"reviewing"' in frame]
    assert len(told) > total // 10
    assert len(review["prospects"]) == len(review["numbers"]) == total + 1
    assert review["numbers"] == list(range(total + 1))
    assert review["prospects"][-1][seat.moment["account"]["winners"][0]] > 0
    assert review["lapses"], "random play makes mistakes"
    costs = [lapse["cost"] for lapse in review["lapses"]]
    assert costs == sorted(costs, reverse=True)
    for lapse in review["lapses"]:
        assert lapse["taken"]["text"] and lapse["better"]["text"]
        assert lapse["taken"]["key"] != lapse["better"]["key"]
    assert len(review["won_by_luck"]) == len(review["tolls"]) == 2
    for one, toll in enumerate(review["tolls"]):
        told = [lapse["cost"] for lapse in review["lapses"] if lapse["seat"] == one]
        assert len(told) <= toll["costly"] <= toll["choices"]
        assert 0 < toll["mean"] <= max(told)
    assert sum(toll["choices"] for toll in review["tolls"]) == total

    cookie = ann.http.cookies["wartable_guest"]
    watching = server.guest().sit(table)
    assert watching.say("ask_review") | {"id": ""} == review | {"id": ""}
    assert not any('"type":"reviewing"' in frame for frame in watching.frames)
    assert cookie


def test_a_running_game_is_not_reviewed(server: RunningServer) -> None:
    ann = server.guest()
    seat = ann.sit(ann.create("me", "random")["id"])
    assert seat.say("ask_review")["code"] == "review_not_over"


@pytest.mark.parametrize("game", ["quests", "immortals"])
def test_a_game_that_ended_by_resignation_is_reviewed_up_to_there(server: RunningServer, game: str) -> None:
    """Given some choices, those of Immortals in secret, when somebody resigns, then the review tells of each."""
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", game=game, name="Ann")["id"]
    assert bob.take_seat(table, 1, "Bob").status_code == 200
    seats, chance = [ann.sit(table), bob.sit(table)], random.Random(1)
    for _ in range(6):
        mover = next(seat for seat in seats if seat.moment["decision"])
        answer = mover.choose_any(chance)
        for seat in seats:
            seat.await_seq(answer["seq"])
    assert seats[0].say("resign")["type"] == "ack"
    while not seats[1].moment["over"]:
        seats[1].next()
    review = seats[1].say("ask_review")
    assert review["numbers"] == list(range(7)), review
    assert len(review["prospects"]) == 7
    assert sum(toll["choices"] for toll in review["tolls"]) == 6


def test_where_nobody_has_chosen_anything_there_is_nothing_to_review(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    assert bob.take_seat(table, 1, "Bob").status_code == 200
    seat = ann.sit(table)
    assert seat.say("resign")["type"] == "ack"
    assert seat.say("ask_review")["code"] == "review_of_nothing"


def test_a_review_survives_a_restart(start: Callable[..., RunningServer]) -> None:
    server = start()
    ann = server.guest()
    table = ann.create("random", "random", seed=5)["id"]
    seat = ann.sit(table)
    while not seat.moment["over"]:
        seat.next()
    review = seat.say("ask_review")
    server.stop()
    server.start()
    again = server.guest().sit(table)
    assert again.say("ask_review") | {"id": ""} == review | {"id": ""}
    assert not any('"type":"reviewing"' in frame for frame in again.frames)


def test_a_finished_game_is_continued_from_any_moment(finished: tuple[Guest, str, Seat]) -> None:
    """Given a moment of a finished game, when it is continued, then a new table shows just that moment."""
    ann, table, seat = finished
    number = seat.moment["number"] // 2
    then = ann.http.get(f"/api/tables/{table}/moments/{number}").json()
    made = continued(ann, table, number)
    assert made["status"] == 201, made
    assert made["id"] != table
    assert made["you"] == 0
    assert [one["kind"] for one in made["seats"]] == ["person", "bot"]
    assert made["seats"][0]["name"] == "Ann"
    new = ann.sit(made["id"])
    first = ann.http.get(f"/api/tables/{made['id']}/moments/{number}").json()
    assert first["view"] == then["view"]
    assert [line["text"] for line in first["log"]] == [line["text"] for line in then["log"]]
    assert new.await_turn()
    assert new.choose(new.offers()[0])["type"] == "ack"


def test_a_spectator_takes_the_seat_and_the_bots_they_like(
    server: RunningServer, finished: tuple[Guest, str, Seat]
) -> None:
    _, table, _ = finished
    eve = server.guest()
    made = continued(eve, table, 3, seat=1, level="greedy", name="Eve")
    assert made["you"] == 1
    assert [one["level"] for one in made["seats"]] == ["greedy", None]
    assert made["seats"][1]["name"] == "Eve"


def test_what_cannot_be_continued(server: RunningServer, finished: tuple[Guest, str, Seat]) -> None:
    ann, table, seat = finished
    last = seat.moment["number"]
    assert continued(ann, table, last)["code"] == "nothing_to_continue"
    assert continued(ann, table, last + 1)["code"] == "no_such_moment"
    assert continued(ann, table, 1, seat=5)["code"] == "no_such_seat"
    assert continued(ann, table, 1, level="wizard")["code"] == "no_such_level"
    assert continued(ann, table, 1, name="\n")["code"] == "name_refused"
    assert continued(ann, table, 1, more=1)["status"] == 400
    assert continued(ann, "aaaaaaaaaaaa", 1)["code"] == "no_such_table"


def test_a_game_that_runs_with_others_is_not_continued_elsewhere(server: RunningServer) -> None:
    """The player who plays on would know its cards to come."""
    ann, bob, eve = server.guest(), server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    assert continued(ann, table, 0)["code"] == "not_started"
    bob.take_seat(table, 1, "Bob")
    for one in (ann, bob, eve):
        refused = continued(one, table, 0)
        assert (refused["status"], refused["code"]) == (403, "still_running")


def test_a_running_game_against_bots_is_continued_by_its_player_only(server: RunningServer) -> None:
    ann, eve = server.guest(), server.guest()
    table = ann.create("me", "random", seed=9)["id"]
    seat = ann.sit(table)
    assert seat.await_turn()
    seat.choose(seat.offers()[0])
    assert continued(ann, table, 0)["status"] == 201
    assert continued(eve, table, 0)["code"] == "still_running"


def test_turning_points_of_an_own_game_become_puzzles(server: RunningServer, finished: tuple[Guest, str, Seat]) -> None:
    """given a reviewed game / when its player chooses better at a turning point / then that is right"""
    ann, table, seat = finished
    lapses = {one["place"] + 1: one for one in seat.say("ask_review")["lapses"] if one["seat"] == 0}
    mistakes = ann.http.get("/api/puzzles").json()["mistakes"]
    assert 0 < len(mistakes) <= 3 and {one["choice"] for one in mistakes} <= set(lapses)
    assert not server.guest().http.get("/api/puzzles").json()["mistakes"]
    number = mistakes[0]["choice"]
    again = ann.sit(ann.http.post(f"/api/tables/{table}/mistakes/{number}").json()["id"])
    assert again.moment["puzzle"]["puzzle"] == f"own:{table}:{number}" and again.moment["number"] == number - 1
    assert again.choose(lapses[number]["better"]["key"])["type"] == "ack"
    assert again.moment["puzzle"]["state"] == "right"
    assert ann.http.get("/api/puzzles").json()["mistakes"][0]["solved"] == "first"
    assert ann.http.get("/api/puzzles").json()["you"]["tried"] == 0, "only puzzles that are graded count"
