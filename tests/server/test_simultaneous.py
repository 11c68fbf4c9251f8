"""Simultaneous choices: what somebody plans, and how, changes nothing for anybody else before it is revealed."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.databases import New
from tests.support.planning import (
    TABLES,
    dither,
    drafted,
    guests,
    hear_all,
    is_phase,
    is_planning,
    lay,
    nothing_comes,
    plan,
    plan_key,
    ponder,
    received,
    send,
    sit_down,
    turn,
    until_planning,
)
from tests.support.server import Guest, RunningServer, Seat

from wartable.matches.match import Match


@pytest.fixture(scope="module")
def match() -> Match:
    return until_planning()


@pytest.fixture
def start_with(
    start: Callable[..., RunningServer], tmp_path: Path, match: Match, new_database: New
) -> Callable[..., RunningServer]:
    """Starts a server with tables of three people, or with other seats."""

    def start_one(name: str = "data", seats: tuple[str, ...] = ("person",) * 3, **settings: Any) -> RunningServer:
        (tmp_path / name).mkdir()
        address = new_database()
        for table in TABLES:
            asyncio.run(lay(tmp_path / name, address, table, match, list(seats)))
        return start(name, database=address, **settings)

    return start_one


# --- what others plan


def test_a_seat_receives_the_same_whatever_the_others_draft(start_with: Callable[..., RunningServer]) -> None:
    """Given two tables at which Bob and Cid lay the same plans, at one of them as drafts, with second thoughts,

    taking a finished plan back and sending it in one go, then Ann and a spectator receive the same, byte by byte.
    """
    server = start_with()
    frames, pages = [], []
    plans: dict[int, list[str]] = {}
    for table, drafts in zip(TABLES, (False, True), strict=True):
        ann, bob, cid, eve = sit_down(server, table)
        heard = [len(ann.frames), len(eve.frames)]
        for number, seat in enumerate((bob, cid), 1):
            if drafts:
                ponder(seat)
                nothing_comes(ann)
                assert [len(ann.frames), len(eve.frames)] == heard
                send(seat, plans[number])
            else:
                plans[number] = plan(seat, "cards")
            for other in (ann, eve):
                hear_all(other, number)
            heard = [len(ann.frames), len(eve.frames)]
        pages.append(page_of(guests(server)[0], table, ann.moment["number"]))
        frames.append([received(ann), received(eve)])
    assert frames[0] == frames[1]
    assert pages[0] == pages[1]


def test_a_plan_that_is_taken_back_lies_there_as_a_draft(start_with: Callable[..., RunningServer]) -> None:
    """Given a plan that was sent in one go, when it is taken back, then all of its cards are the draft, and no other

    seat's are touched; it outlives a restart of the server and can be sent again.
    """
    server = start_with()
    ann, bob, _, _ = sit_down(server, TABLES[0])
    drafted(ann, add=[ann.moment["draft"]["additions"][0]["key"]])
    picks = [pick["key"] for pick in bob.moment["draft"]["additions"]]
    laid = [next(key for key in picks if key.startswith(name)) for name in ("attack", "magic", "construct")]
    laid = [key for number, key in enumerate(laid) if key.split(":")[1] not in str(laid[:number])]
    send(bob, laid)
    assert bob.moment["decision"] is None
    turn(bob, "undo")
    assert sorted(one["key"] for one in bob.moment["draft"]["picks"]) == sorted(laid) and bob.moment["draft"]["ready"]
    assert server.stop() == 0
    server.start()
    again = [guest.sit(TABLES[0]) for guest in guests(server)[:2]]
    assert sorted(one["key"] for one in again[1].moment["draft"]["picks"]) == sorted(laid)
    assert len(again[0].moment["draft"]["picks"]) == 1
    send(again[1], laid)
    assert again[1].moment["decision"] is None


def test_a_seat_receives_the_same_whatever_the_others_plan(start_with: Callable[..., RunningServer]) -> None:
    """Given two tables that differ only in what Bob and Cid plan, and how they go about it, then Ann and a spectator

    receive the same, byte by byte: no message tells of a card laid, of another way of laying it, or of second thoughts.
    """
    server = start_with()
    frames, pages = [], []
    for table, style, hesitates in zip(TABLES, ("blanks", "cards"), (True, False), strict=True):
        ann, bob, cid, eve = sit_down(server, table)
        plan(ann, "cards", 2)
        if hesitates:
            dither(bob)
            plan(cid, "blanks", 4)
        plan(ann, "cards", 3)
        plan(bob, style)
        hear_all(ann, 1)
        pages.append(page_of(guests(server)[0], table, ann.moment["number"]))
        plan(ann, "cards")
        plan(cid, style)
        for seat in (ann, eve):
            hear_all(seat, 3)
        assert is_phase(ann, "performance") and is_phase(eve, "performance")
        nothing_comes(ann)
        pages.append(page_of(guests(server)[0], table, ann.moment["number"]))
        pages.append(page_of(server.guest(), table, eve.moment["number"]))
        frames.append([received(ann), received(eve)])
    assert frames[0] == frames[1]
    assert pages[:3] == pages[3:]


def page_of(guest: Guest, table: str, number: int) -> list[str]:
    """All that a guest can ask for over HTTP: the table, its earlier moments, and how many there are."""
    pages = [guest.http.get(f"/api/tables/{table}").text]
    for asked in range(max(0, number - 12), number + 2):
        answer = guest.http.get(f"/api/tables/{table}/moments/{asked}")
        pages.append(f"{answer.status_code} {answer.text}")
    assert pages[-1].startswith("404") and pages[-2].startswith("200")
    return [page.replace(table, "table") for page in pages]


def test_others_see_only_who_is_done(start_with: Callable[..., RunningServer]) -> None:
    """Given a seat that plans card by card, then others hear nothing until it is done, and then only that."""
    server = start_with()
    ann, bob, _, eve = sit_down(server, TABLES[0])
    heard = [len(seat.frames) for seat in (ann, eve)]
    plan(bob, "cards", 5)
    for seat in (ann, eve):
        nothing_comes(seat)
    plan(bob, "cards")
    for seat, before in zip((ann, eve), heard, strict=True):
        seat.await_type("moment")
        assert len(seat.frames) == before + 1
        assert sorted(one["seat"] for one in seat.moment["asked"]) == [0, 2]
        assert [line["seat"] for line in seat.moment["log"]] == [1]
        assert not any(space["laid"] for space in seat.moment["view"]["players"][1]["spaces"])
        assert seat.moment["last"] == []


def test_pages_do_not_grow_stale_while_others_choose(start_with: Callable[..., RunningServer]) -> None:
    """Given others who choose and finish in between, then a choice sent from an older moment is taken all the same;

    but one from before the seat's own last choice is not.
    """
    server = start_with()
    ann, bob, cid, _ = sit_down(server, TABLES[0])
    seq = ann.moment["seq"]
    plan(bob, "cards")
    plan(cid, "blanks", 4)
    answer = ann.choose(plan_key(ann, "cards"), seq=seq)
    assert answer["type"] == "ack"
    assert ann.choose(plan_key(ann, "cards"), seq=seq)["code"] == "stale"
    assert ann.choose(plan_key(ann, "cards"), seq=ann.moment["seq"] + 1)["code"] == "stale"
    plan(cid, "blanks")
    plan(ann, "cards")
    hear_all(cid, 3)
    assert is_phase(cid, "performance")
    assert ann.choose("pass", seq=seq)["code"] == "stale"


def test_each_seat_takes_back_its_own_secret_choices(start_with: Callable[..., RunningServer]) -> None:
    """Given two seats that plan at the same time, then each undoes and redoes its own, and the other's stand."""
    server = start_with()
    ann, bob, _, _ = sit_down(server, TABLES[0])
    plan(ann, "cards", 2)
    bobs = plan(bob, "cards", 2)
    before = bob.moment
    turn(ann, "undo")
    assert ann.moment["redo"] and ann.moment["undo"]["may"]
    plan(bob, "cards", 1)
    turn(ann, "redo")
    turn(bob, "undo")
    assert (bob.moment["view"], bob.moment["decision"]) == (before["view"], before["decision"])
    assert bob.moment["last"] == []
    laid = [space["card"] for space in bob.moment["view"]["players"][1]["spaces"]]
    assert [card for card in laid if card] == [key.split(":")[1] for key in bobs if not key.endswith("empty")]


def test_who_is_done_may_think_again_until_all_are(start_with: Callable[..., RunningServer]) -> None:
    """Given a seat that is done, when it takes its last card back, then others see it planning again."""
    server = start_with()
    ann, bob, _, _ = sit_down(server, TABLES[0])
    plan(bob, "cards")
    hear_all(ann, 1)
    log = ann.log[:]
    turn(bob, "undo")
    ann.await_type("moment")
    assert 1 in [one["seat"] for one in ann.moment["asked"]]
    assert ann.log == log[:-1]


def test_a_message_sent_twice_is_planned_once(start_with: Callable[..., RunningServer]) -> None:
    """Given a choice whose answer was lost, when it is sent again, even after a restart, then it is answered alike."""
    server = start_with()
    ann, bob, _, _ = sit_down(server, TABLES[0])
    plan(bob, "cards", 3)
    seq, key = ann.moment["seq"], plan_key(ann, "cards")
    first = ann.choose(key, id="once", seq=seq)
    plan(bob, "cards", 2)
    assert ann.say("choose", id="once", seq=seq, keys=[key]) == first
    before = ann.moment
    assert server.stop() == 0
    server.start()
    again = guests(server)[0].sit(TABLES[0])
    assert again.say("choose", id="once", seq=seq, keys=[key]) == first
    for part in ("seq", "number", "view", "decision", "undo", "redo", "asked", "last"):
        assert again.moment[part] == before[part], part


# --- bots


def test_a_bot_plans_without_being_watched(start_with: Callable[..., RunningServer]) -> None:
    """Given two bots that plan, then a person learns of each once, when it is done; nothing shows how it thought."""
    server = start_with(seats=("person", "greedy", "random"))
    ann = guests(server)[0].sit(TABLES[0])
    hear_all(ann, 2)
    kinds = [json.loads(frame)["type"] for frame in ann.frames]
    assert kinds.count("moment") <= 3 and "thinking" not in kinds
    plan(ann, "cards")
    while ann.await_turn() and not is_planning(ann):  # a whole round against bots
        ann.choose(ann.offers()[-1])
    assert ann.moment["view"]["round"] == 2


# --- the tower


def test_a_seat_receives_the_same_whatever_lies_where_in_the_tower(start_with: Callable[..., RunningServer]) -> None:
    """Given two servers in whose towers the same cubes lie elsewhere, then all viewers receive the same, byte by byte.

    A whole round without battles: planning, passing, scoring, drawing, reinforcing and planning again.
    """
    frames = []
    for name, tower in (("still", ""), ("shaken", "shaken")):
        server = start_with(name, tower=tower)
        seats = sit_down(server, TABLES[0])
        for seat in seats[:3]:
            plan(seat, "cards")
            hear_next(seats, seat)
        chance = random.Random(2)
        while not is_phase(seats[3], "planning"):
            acting = next(seat for seat in seats if seat.moment["decision"])
            offers = acting.offers()
            acting.choose("pass" if "pass" in offers else chance.choice(offers))
            hear_next(seats, acting)
        assert seats[3].moment["view"]["round"] == 2
        assert ("shaken" in server.log()) == bool(tower)
        frames.append([received(seat) for seat in seats])
    assert frames[0] == frames[1]


def hear_next(seats: list[Seat], acting: Seat) -> None:
    """All others learn what one has done."""
    for seat in seats:
        if seat is not acting:
            seat.await_type("moment")
