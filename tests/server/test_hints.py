"""Hints: only for the asker's own decision, sent to nobody else, from what the seat knows; late ones are dropped."""

import asyncio
import json
from collections.abc import Callable

import pytest
from tests.support.databases import Home
from tests.support.planning import TABLES, guests, lay
from tests.support.server import Guest, RunningServer, Seat

from wartable.matches.match import Match
from wartable.titles import TITLES, title


def sit_alone(server: RunningServer, game: str = "quests") -> tuple[Guest, Seat]:
    ann = server.guest()
    players = max(2, min(title(game).players))
    table = ann.create("me", *["random"] * (players - 1), game=game, seed=3)["id"]
    seat = ann.sit(table)
    assert seat.await_turn()
    return ann, seat


@pytest.mark.parametrize("game", TITLES)
def test_a_hint_is_a_move_that_can_be_made(server: RunningServer, game: str) -> None:
    """Given the asker's own decision, when a hint is asked for, then it can be sent as it is, and it gives reasons."""
    _, seat = sit_alone(server, game)
    hint = seat.say("ask_hint")
    assert hint["type"] == "hint", hint
    assert hint["seq"] == seat.moment["seq"], "a page drops what is about an earlier moment"
    offered = {option["key"]: option for option in seat.moment["decision"]["options"]}
    asked_on_the_table = dict.fromkeys(("caution", "confirm", "mode"))  # whoever does what a hint says has read it
    assert hint["steps"][0] == offered[hint["steps"][0]["key"]] | asked_on_the_table
    assert hint["unit"] == "chance"
    assert 0 <= hint["prospects"] <= 1
    assert all(reason["text"].endswith(".") for reason in hint["reasons"])
    assert seat.choose(*(step["key"] for step in hint["steps"]))["type"] == "ack"


def test_what_is_merely_possible_is_told_apart_from_what_is_sensible(server: RunningServer) -> None:
    """Given the first turn of Quests, then less than half of the options shine, and drawing a card is one of them."""
    _, seat = sit_alone(server)
    options = seat.moment["decision"]["options"]
    shining = [option["key"] for option in options if not option["minor"]]
    assert len(options) > 12
    assert 2 < len(shining) < len(options) / 2
    assert "draw" in shining


def test_after_the_end_it_is_not_a_matter_of_turns(home: Home, start: Callable[..., RunningServer]) -> None:
    """Given a finished game, when a hint or a reason is asked for, then the answer is that the game is over."""
    match = Match(title("quests"), 2, 4, {})
    while not match.over:
        question = match.decisions()[0]
        match.choose(question.seat, question.options[0].key)
    asyncio.run(lay(home.folder, home.database, TABLES[0], match, ["person", "random"]))
    seat = guests(start(database=home.database))[0].sit(TABLES[0])
    assert seat.say("ask_hint")["text"] == "The game is over."
    assert seat.say("ask_why", thing="citizen_deck", held=[])["text"] == "The game is over."


def test_a_hint_is_told_to_nobody_else(server: RunningServer) -> None:
    ann, bob, eve = server.guest(), server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    bob.take_seat(table, 1, "Bob")
    seats = [ann.sit(table), bob.sit(table)]
    watcher = eve.sit(table)
    acting, waiting = seats if seats[0].moment["decision"] else reversed(seats)
    assert acting.say("ask_hint")["type"] == "hint"
    assert waiting.say("ask_hint")["code"] == "not_asked"
    assert watcher.say("ask_hint")["code"] == "not_seated"
    assert not any('"type":"hint"' in frame for one in (waiting, watcher) for frame in one.frames)


def test_a_hint_does_not_hold_up_play_and_is_dropped_when_it_comes_too_late(server: RunningServer) -> None:
    """Given a hint that is being sought, when the seat chooses, then the choice is taken at once and no hint comes."""
    _, seat = sit_alone(server)
    seq = seat.moment["seq"]
    for name in ("late", "again"):  # nothing is waited for in between: on a busy machine the hint would come first
        seat.connection.send(json.dumps({"type": "ask_hint", "id": name, "seq": seq}))
    seat.choose(seat.offers()[0])
    assert any('"again"' in frame and '"hint_coming"' in frame for frame in seat.frames)
    assert not any('"late"' in frame for frame in seat.frames)
    while (answer := seat.await_type("refused", "hint"))["id"] != "late":
        pass
    assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert seat.say("ask_hint", seq=seq)["code"] in ("stale", "not_asked")


def test_before_the_game_begins_there_is_no_hint(server: RunningServer) -> None:
    ann = server.guest()
    seat = ann.sit(ann.create("me", "open")["id"])
    assert seat.say("ask_hint")["code"] == "not_started"


def test_hints_are_limited(start: Callable[..., RunningServer]) -> None:
    server = start(limits="usual")
    _, seat = sit_alone(server)
    codes = [seat.say("ask_hint", seq=0)["code"] for _ in range(14)]
    assert codes[:12] == ["stale"] * 12
    assert codes[-1] == "too_fast"
