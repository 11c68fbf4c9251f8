"""Rated games: what they need, what they count, and that each counts once."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.test_life import until
from tests.support.databases import Home
from tests.support.planning import TABLES, guests, lay
from tests.support.server import Guest, RunningServer, Seat

from wartable.matches.match import Match
from wartable.titles import title

FAST = {"type": "live", "seconds": 300, "increment": 10, "together": 90}
SHORT = {"type": "live", "seconds": 1, "increment": 0, "together": 1}
RATED = {"rated": True, "hints": False, "clock": FAST, "at_zero": "bot"}
FIRST = 1500  # points of somebody who has never played


def two(server: RunningServer, **terms: Any) -> tuple[str, list[Guest], list[Seat]]:
    """Ann and Bob at a rated table of Quests."""
    ann, bob = server.guest(), server.guest()
    table = pair(ann, bob, **terms)
    return table, [ann, bob], [ann.sit(table), bob.sit(table)]


def pair(ann: Guest, bob: Guest, **terms: Any) -> str:
    table = str(ann.create("me", "open", name="Ann", terms=RATED | terms)["id"])
    assert bob.take_seat(table, 1, "Bob").status_code == 200
    return table


def size_of(guest: Guest, address: str = "/api/me/profile") -> dict[str, Any]:
    """The only game with its number of players of a profile."""
    [size] = guest.http.get(address).json()["sizes"]
    return dict(size)


def beat(winner: Guest, loser: Guest, **terms: Any) -> str:
    table = pair(winner, loser, **terms)
    assert loser.sit(table).say("resign")["type"] == "ack"
    return table


# --- what a rated table needs


@pytest.mark.parametrize(
    ("seats", "more", "code"),
    [
        (["me", "open"], {"terms": RATED | {"hints": True}}, "rated_terms"),
        (["me", "open"], {"terms": RATED | {"clock": None}}, "rated_terms"),
        (["me", "open"], {"terms": RATED | {"at_zero": "wait"}}, "rated_terms"),
        (["me", "open"], {"terms": RATED | {"one_device": True}}, "rated_terms"),
        (["me", "skilled"], {"terms": RATED, "seed": 5}, "rated_seed"),
        (["me"], {"terms": RATED}, "rated_alone"),
        (["skilled", "skilled"], {"terms": RATED}, "rated_alone"),
        (["me", "random"], {"terms": RATED}, "rated_bot"),
    ],
)
def test_what_cannot_be_rated_is_refused(
    server: RunningServer, seats: list[str], more: dict[str, Any], code: str
) -> None:
    wish = {"game": "quests", "players": len(seats), "seats": seats, **more}
    answer = server.guest().http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_a_rated_table_says_so_and_seals_chance_also_against_bots(server: RunningServer) -> None:
    made = server.guest().create("me", "skilled", terms=RATED)
    assert made["terms"]["rated"] and made["commitment"] is not None
    assert not server.guest().create("me", "skilled")["terms"]["rated"]


def test_nobody_is_helped_or_replaced_and_nothing_stops_at_a_rated_table(server: RunningServer) -> None:
    table, guests, (ann, bob) = two(server)
    bob.close()
    for wish, code in (
        ({"kind": "stand_in", "seat": 0, "level": "skilled"}, "rated_stand_in"),
        ({"kind": "stand_in", "seat": 1, "level": "skilled"}, "rated_stand_in"),
        ({"kind": "come_back"}, "rated_stand_in"),
        ({"kind": "pause", "yes": True}, "rated_pause"),
        ({"kind": "ask_hint"}, "hints_off"),
    ):
        assert ann.say(**wish)["code"] == code
    assert guests[0].http.delete(f"/api/tables/{table}").json()["code"] == "rated_running"
    again = guests[0].http.post(f"/api/tables/{table}/moments/0/continue", json={})
    assert again.json()["code"] == "still_running"


def test_only_measured_bots_fill_a_seat_of_a_rated_table(server: RunningServer) -> None:
    ann = server.guest()
    table = ann.create("me", "open", terms=RATED)["id"]
    seat = ann.sit(table)
    assert seat.say("fill_seat", seat=1, level="random")["code"] == "rated_bot"
    assert seat.say("fill_seat", seat=1, level="skilled")["type"] == "ack"


# --- what a game counts


def test_who_resigns_is_last_and_both_see_what_it_did(server: RunningServer) -> None:
    table, (ann, bob), (one, other) = two(server)
    assert ann.http.get(f"/api/tables/{table}/ratings").json() == []
    assert one.say("resign")["type"] == "ack"
    until(other, lambda moment: moment["over"])
    lost, won = bob.http.get(f"/api/tables/{table}/ratings").json()
    assert (lost["seat"], lost["before"], lost["is_last"]) == (0, None, True)
    assert (won["seat"], won["before"], won["is_last"]) == (1, None, False)
    assert lost["after"]["points"] - FIRST == FIRST - won["after"]["points"] < 0
    size = size_of(bob)
    assert (size["game"], size["players"], size["played"], size["won"], size["rated"]) == ("quests", 2, 1, 1, 1)
    assert size["rating"] == won["after"]
    assert [(one["place"], one["points"]) for one in size["past"]] == [(1, won["after"]["points"])]
    assert size_of(ann)["gone"] == 1


def test_who_has_no_time_left_is_last_for_good(server: RunningServer) -> None:
    table, guests, seats = two(server, clock=SHORT)
    for seat in seats:
        until(seat, lambda moment: moment["over"])
    late = next(seat for seat in range(2) if seats[0].moment["table"]["seats"][seat]["out_of_time"])
    assert seats[0].moment["account"]["places"][late] == 2
    changes = guests[0].http.get(f"/api/tables/{table}/ratings").json()
    assert changes[late]["is_last"] and changes[late]["after"]["points"] < FIRST < changes[1 - late]["after"]["points"]


def test_a_game_against_a_bot_is_rated_and_the_bot_stays_where_it_is(server: RunningServer) -> None:
    """Given a rated game against the skilled bot, when Ann resigns, then she loses less than against an unknown."""
    ann, bob = server.guest(), server.guest()
    for level, guest in (("master", ann), ("beginner", bob)):
        table = guest.create("me", level, terms=RATED)["id"]
        assert guest.http.delete(f"/api/tables/{table}").json()["code"] == "rated_running"
        assert guest.sit(table).say("resign")["type"] == "ack"
    assert size_of(bob)["rating"]["points"] < size_of(ann)["rating"]["points"] < FIRST


def test_a_game_that_is_not_rated_counts_in_no_rating(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    bob.take_seat(table, 1, "Bob")
    bob.sit(table).say("resign")
    size = size_of(ann)
    assert (size["played"], size["won"], size["rated"], size["rating"]) == (1, 1, 0, None)
    assert ann.http.get(f"/api/tables/{table}/ratings").json() == []


def test_points_are_told_by_source_against_what_is_usual(home: Home, start: Callable[..., RunningServer]) -> None:
    """Given the only game played to its end, then the average of the server is that of its two seats."""
    asyncio.run(lay(home.folder, home.database, TABLES[0], all_but_the_end(), ["person", "person"]))
    people = guests(start(database=home.database))[:2]
    seats = [one.sit(TABLES[0]) for one in people]
    mover = next(seat for seat in seats if seat.moment["decision"])
    assert mover.choose(mover.offers()[0])["type"] == "ack"
    lines = mover.moment["account"]["lines"]
    found = [{one["source"]: one for one in size_of(guest)["sources"]} for guest in people]
    assert set(found[0]) == set(found[1]) >= {"battles", "areas"}
    for seat, sources in enumerate(found):
        own = sum(one["points"] for one in lines if one["seat"] == seat)
        assert sum(one["own"] for one in sources.values()) == own > 0
        assert sum(one["usual"] for one in sources.values()) == sum(one["points"] for one in lines) / 2


def all_but_the_end() -> Match:
    """A game of Shadow Kingdoms, at random, without its last choice."""
    whole, chance = Match(title("shadow_kingdoms"), 2, 1, {}), random.Random(1)
    while not whole.over:
        question = whole.decisions()[0]
        whole.choose(question.seat, chance.choice(question.options).key)
    match = Match(whole.title, 2, 1, {})
    for seat, key in whole.choices[:-1]:
        match.choose(seat, key)
    return match


# --- once


def test_a_game_counts_once_however_the_server_ends(start: Callable[..., RunningServer]) -> None:
    """Given two rated games, when the server is killed in one and right after the other, then each counts once."""
    server = start()
    running, guests, _ = two(server)
    ended = beat(guests[1], guests[0])
    server.kill()
    server.start()
    ann, bob = (server.guest(wartable_guest=one.http.cookies["wartable_guest"]) for one in guests)
    assert bob.sit(ended).moment["over"]
    assert [size_of(one)["rated"] for one in (ann, bob)] == [1, 1]
    assert ann.sit(running).say("resign")["type"] == "ack"
    assert [size_of(one)["rated"] for one in (ann, bob)] == [2, 2]
    assert len(size_of(bob)["past"]) == 2


# --- who may see what


def test_others_see_rated_games_only_and_nothing_where_a_profile_is_hidden(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    table = beat(ann, bob)
    unrated = ann.create("me", "random")["id"]
    ann.sit(unrated).say("resign")
    own = ann.http.get("/api/me/profile").json()
    assert own["yours"] and size_of(ann)["played"] == 2
    told = bob.http.get(f"/api/players/{own['id']}")
    size = told.json()["sizes"][0]
    assert not told.json()["yours"] and (size["played"], size["won"], size["sources"]) == (1, 1, None)
    ids = [ann.cookie.split("=")[1]]
    assert all(one not in told.text for one in ids)
    assert ann.http.put("/api/me/profile", json={"hidden": 0}).status_code == 400, "0 is no word for false"
    hidden = ann.http.put("/api/me/profile", json={"hidden": True}).json()
    assert hidden["hidden"] and hidden["sizes"]
    assert bob.http.get(f"/api/players/{own['id']}").json()["code"] == "no_such_profile"
    assert [one["seat"] for one in bob.http.get(f"/api/tables/{table}/ratings").json()] == [1]
    assert [one["seat"] for one in ann.http.get(f"/api/tables/{table}/ratings").json()] == [0, 1]
    assert ann.http.get(f"/api/players/{own['id']}").json()["yours"]
    assert bob.http.get(f"/api/players/{'0' * 16}").json()["code"] == "no_such_profile"


def test_the_leaderboard_begins_after_five_games_and_always_shows_oneself(server: RunningServer) -> None:
    ann, bob, eve = (server.guest() for _ in range(3))
    ann.http.put("/api/me/name", json={"name": "Ann"})
    for _ in range(4):
        beat(ann, bob)
    board = ann.http.get("/api/ratings/quests/2/1").json()
    assert (board["rows"], board["you"]["rank"], board["you"]["played"], board["least"]) == ([], None, 4, 5)
    beat(ann, bob)
    board = wait_for(lambda: (found := eve.http.get("/api/ratings/quests/2/1").json())["rows"] and found)
    assert [(one["rank"], one["played"]) for one in board["rows"]] == [(1, 5), (2, 5)]
    assert (board["rows"][0]["name"], board["you"], board["total"], board["pages"]) == ("Ann", None, 2, 1)
    first = board["rows"][0]
    assert first["floor"] < first["rating"]["points"]
    assert bob.http.get("/api/ratings/quests/2/1").json()["you"]["rank"] == 2
    assert size_of(bob)["rank"] == 2
    ann.http.put("/api/me/profile", json={"hidden": True})
    board = bob.http.get("/api/ratings/quests/2/1").json()
    assert [one["rank"] for one in board["rows"]] == [1] and board["you"]["rank"] == 1
    assert ann.http.get("/api/ratings/quests/2/1").json()["you"]["rank"] is None
    tag = bob.http.get("/api/ratings/quests/2/1").headers["etag"]
    assert bob.http.get("/api/ratings/quests/2/1", headers={"If-None-Match": tag}).status_code == 304
    for address in ("quests/9/1", "chess/2/1", "quests/2/0", "quests/2/41", "quests/2/x"):
        assert bob.http.get(f"/api/ratings/{address}").status_code == 404


def wait_for(found: Callable[[], Any]) -> Any:
    """A page of the leaderboard is kept for a few seconds."""
    deadline = time.monotonic() + 15
    while not (answer := found()):
        assert time.monotonic() < deadline
        time.sleep(0.2)
    return answer


# --- leaving and coming along


def test_who_is_deleted_leaves_no_rating_and_the_other_keeps_theirs(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    beat(ann, bob)
    running = pair(ann, bob)
    profile = ann.http.get("/api/me/profile").json()["id"]
    told = ann.http.get("/api/me/export").json()["ratings"]
    assert told["profile"]["sizes"][0]["rated"] == 1 and [one["won"] for one in told["results"]] == [True]
    assert ann.http.delete("/api/me").status_code == 204
    assert bob.http.get(f"/api/players/{profile}").json()["code"] == "no_such_profile"
    assert size_of(bob)["rated"] == 1
    seat = bob.sit(running)
    assert seat.moment["table"]["seats"][0]["kind"] == "bot", "the one who left is out of the running game"
    assert seat.say("resign")["type"] == "ack"
    assert size_of(bob)["rated"] == 2


def test_a_rating_stays_when_its_table_is_deleted(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    table = beat(ann, bob)
    for guest in (ann, bob):
        assert guest.http.delete(f"/api/tables/{table}").status_code == 204
    size = size_of(ann)
    assert (size["played"], size["won"], size["rated"], len(size["past"])) == (1, 1, 1, 1)


def test_what_a_guest_was_rated_comes_along_to_the_player(server: RunningServer) -> None:
    """Given a player without ratings, when they sign in where a guest was rated, then the rating is theirs."""
    guest, other, player = (server.guest() for _ in range(3))
    beat(guest, other)
    rated = size_of(guest)["rating"]
    link = player.http.post("/api/me/links").json()["address"]
    assert guest.http.post("/api/links", json={"code": link.partition("#")[2]}).status_code == 200
    assert size_of(guest)["rating"] == size_of(player)["rating"] == rated


def test_of_two_ratings_the_players_own_stays(server: RunningServer) -> None:
    """A strong guest does not lift a player, nor the other way round."""
    guest, other, player = (server.guest() for _ in range(3))
    beat(guest, other)
    beat(other, player)
    own = size_of(player)["rating"]
    link = player.http.post("/api/me/links").json()["address"]
    assert guest.http.post("/api/links", json={"code": link.partition("#")[2]}).status_code == 200
    size = size_of(player)
    assert (size["rating"], size["rated"], len(size["past"])) == (own, 1, 1)
