"""Playing: choices, undo and redo, resends, stale pages, reconnecting, refusals."""

import os
import random
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.server import Guest, RunningServer, Seat


def new_game(server: RunningServer, *seats: str, seed: int = 3) -> tuple[Guest, str, Seat]:
    ann = server.guest()
    table = ann.create(*(seats or ("me", "random")), seed=seed)["id"]
    return ann, table, ann.sit(table)


def a_free_choice(seat: Seat) -> str:
    """A choice that reveals nothing, so that it can be taken back: hiring, before it is paid for."""
    return next(key for key in seat.offers() if key.startswith("hire:slot") and key != "hire:slot:0")


def test_an_acknowledgement_comes_before_the_moment_that_shows_it(server: RunningServer) -> None:
    _, _, seat = new_game(server)
    before = len(seat.frames)
    seat.choose(seat.offers()[0])
    kinds = [frame.split('"')[3] for frame in seat.frames[before:]]
    assert kinds.index("ack") < kinds.index("moment")


def test_undo_and_redo(server: RunningServer) -> None:
    _, _, seat = new_game(server)
    assert seat.moment["undo"] == {"may": False, "why": seat.moment["undo"]["why"]}
    start, log = seat.moment, seat.log[:]
    seat.choose(a_free_choice(seat))
    chosen = seat.moment
    assert chosen["undo"]["may"]
    seat.await_seq(seat.say("undo")["seq"])
    assert seat.moment["view"] == start["view"]
    assert seat.moment["number"] == start["number"]
    assert seat.log == log
    assert seat.moment["redo"]
    seat.await_seq(seat.say("redo")["seq"])
    assert seat.moment["view"] == chosen["view"]
    assert seat.moment["decision"] == chosen["decision"]
    assert not seat.moment["redo"]


def test_another_choice_drops_what_could_be_redone(server: RunningServer) -> None:
    _, _, seat = new_game(server)
    seat.choose(a_free_choice(seat))
    seat.await_seq(seat.say("undo")["seq"])
    other = next(key for key in seat.offers() if key.startswith("reserve"))
    seat.choose(other)
    assert not seat.moment["redo"]
    assert seat.say("redo")["code"] == "nothing_to_redo"


def test_undo_stops_where_something_was_revealed(server: RunningServer) -> None:
    _, _, seat = new_game(server)
    seat.choose("draw")
    assert not seat.moment["undo"]["may"]
    refused = seat.say("undo")
    assert refused["code"] == "undo_refused"
    assert refused["text"] == seat.moment["undo"]["why"]


def test_several_choices_are_taken_all_or_none(server: RunningServer) -> None:
    _, _, seat = new_game(server)
    before = seat.moment
    hire = a_free_choice(seat)
    assert seat.choose(hire, "pay:hand:nobody")["code"] == "not_offered"
    assert seat.say("undo")["type"] == "refused"
    seat.choose(hire)
    pay = seat.offers()[0]
    seat.await_seq(seat.say("undo")["seq"])
    answer = seat.choose(hire, pay)
    assert answer["seq"] == seat.moment["seq"]
    assert seat.moment["number"] >= before["number"] + 2


def test_a_message_sent_twice_is_played_once(server: RunningServer) -> None:
    ann, table, seat = new_game(server, "me")
    seq = seat.moment["seq"]
    first = seat.choose("draw", id="same", seq=seq)
    number = seat.moment["number"]
    assert seat.say("choose", id="same", seq=seq, keys=["draw"]) == first
    again = ann.sit(table)
    assert again.say("choose", id="same", seq=seq, keys=["draw"]) == first
    assert again.moment["number"] == number


def test_a_message_of_another_seat_with_the_same_id_is_not_mistaken_for_it(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    bob.take_seat(table, 1, "Bob")
    one, other = ann.sit(table), bob.sit(table)
    acting, waiting = (one, other) if one.moment["decision"] else (other, one)
    acting.choose("draw", id="same")
    waiting.await_seq(acting.moment["seq"])
    assert waiting.choose("draw", id="same")["code"] in ("not_asked", "stale")


def test_a_stale_page_cannot_choose(server: RunningServer) -> None:
    _, _, seat = new_game(server, "me")
    seq = seat.moment["seq"]
    seat.choose("draw")
    refused = seat.choose(seat.offers()[0], seq=seq)
    assert refused["code"] == "stale"
    assert refused["text"]


def test_what_is_not_offered_is_refused_with_its_rule(server: RunningServer) -> None:
    _, _, seat = new_game(server)
    refused = seat.choose("finish")
    assert refused["code"] == "not_offered"
    assert refused["rule"].startswith("QV-")
    why = seat.say("ask_why", thing="player_hand:1")
    assert why["type"] == "why"
    assert why["thing"] == "player_hand:1"
    assert why["text"]


def test_a_reload_in_the_middle_of_a_turn_shows_the_same_moment(server: RunningServer) -> None:
    ann, table, seat = new_game(server)
    seat.choose(a_free_choice(seat))
    before = seat.moment
    seat.close()
    again = ann.sit(table)
    for part in ("seq", "number", "view", "decision", "undo", "redo", "asked", "last"):
        assert again.moment[part] == before[part], part
    assert again.log == seat.log


def test_a_restart_of_the_server_goes_on_where_it_was(start: Callable[..., RunningServer]) -> None:
    server = start()
    ann, table, seat = new_game(server)
    chance = random.Random(4)
    for _ in range(10):
        if seat.await_turn():
            seat.choose_any(chance)
    seat.await_turn()
    before, log, cookie = seat.moment, seat.log, ann.http.cookies["wartable_guest"]
    assert server.stop() == 0
    server.start()
    again = server.guest(wartable_guest=cookie).sit(table)
    for part in ("seq", "number", "view", "decision", "undo", "redo", "asked", "last"):
        assert again.moment[part] == before[part], part
    assert again.log == log


def test_bots_pause_and_can_be_hurried(start: Callable[..., RunningServer]) -> None:
    """The pause is so long that no bot could have moved without being hurried, however busy the machine is."""
    server = start(pause=600.0)
    _, _, seat = new_game(server, "me", "random", "random", "random")
    chance = random.Random(1)
    made = 0
    while made < 5:
        if seat.moment["decision"]:
            seat.choose_any(chance)
        else:
            number = seat.moment["number"]
            seat.connection.send('{"type":"hurry"}')
            seat.await_turn()
            made += seat.moment["number"] - number
    while seat.moment["decision"]:
        seat.choose_any(chance)
    with pytest.raises(TimeoutError):
        seat.await_type("moment", seconds=1.0)


def test_a_bot_whose_worker_dies_moves_all_the_same(start: Callable[..., RunningServer]) -> None:
    server = start()
    _, _, seat = new_game(server)
    chance = random.Random(5)
    for _ in range(2):
        while not kill_workers(server.process.pid):
            assert seat.await_turn()
            seat.choose_any(chance)
        number = seat.moment["number"]
        while seat.moment["number"] < number + 8:
            assert seat.await_turn()
            seat.choose_any(chance)


def kill_workers(parent: int) -> int:
    """Kill the processes in which bots think, children of the server."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    workers = [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    return len(workers)


def test_what_happened_is_told_as_data_too(server: RunningServer) -> None:
    """given a game with hidden cards / when moments come / then their events are those of their new log lines"""
    _, _, seat = new_game(server)
    for _ in range(12):
        seat.await_turn()
        moment = seat.moment
        assert [one["line"] for one in moment["happened"]][-len(moment["log"]) :] == [
            line["number"] for line in moment["log"] if line["number"] >= moment["happened"][0]["line"]
        ]
        seat.choose(seat.offers()[0])
    told = seat.moment["happened"][-1]
    assert told["name"]
    assert told["facts"].get("seat") in (None, 0, 1)


def test_what_is_shown_one_by_one_is_told_with_what_was_seen_just_then(server: RunningServer) -> None:
    """Given a game of Dragon Valley in which enemies advance, then each step comes with the barony after it."""
    ann, chance = server.guest(), random.Random(2)
    seat = ann.sit(ann.create("me", "random", game="dragon_valley", seed=2)["id"])
    walked: list[dict[str, Any]] = []
    while not walked and seat.await_turn():
        seat.choose_any(chance)
        walked = [one for one in seat.moment["happened"] if one["name"] == "foes_moved"]
    assert walked
    for step in walked:
        stacks = [(stack["place"], stack["enemy"]) for stack in step["glimpse"]["enemies"]]
        assert (step["facts"]["place"], step["facts"]["enemy"]) in stacks
    assert all(one["glimpse"] is None for one in seat.moment["happened"] if one["name"] == "round")


def test_a_key_may_name_a_stack(server: RunningServer) -> None:
    """given Dragon Valley, whose stacks have keys with a point / when one is wished / then it is read, and judged"""
    ann = server.guest()
    seat = ann.sit(ann.create("me", "random", game="dragon_valley", seed=3)["id"])
    seat.await_turn()
    assert seat.say("choose", keys=["a3.knight"])["code"] == "not_offered"
