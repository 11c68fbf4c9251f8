"""Talk at a table: players and spectators apart, muted, reported, switched off, and deleted with table or player."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.server.test_players import follow, link_of
from tests.support.databases import assert_whole, is_known, rows
from tests.support.server import Guest, RunningServer, Seat, environment

from wartable.server.sayings import MOST_TOLD, author_at
from wartable.server.talk import clean_saying
from wartable.server.trouble import Trouble

SECRET = "meet me at the raven"


class Company(NamedTuple):
    """A table of two with two who watch, and everybody's window."""

    table: str
    guests: list[Guest]
    ann: Seat
    bob: Seat
    eve: Seat
    fay: Seat


def gather(server: RunningServer) -> Company:
    guests = [server.guest() for _ in range(4)]
    table = guests[0].create("me", "open", name="Ann")["id"]
    guests[1].take_seat(table, 1, "Bob")
    seats = [guest.sit(table) for guest in guests]
    for seat in seats:
        seat.await_type("talk")
    return Company(table, guests, *seats)


def said(seat: Seat) -> list[str]:
    """What somebody has heard so far, in their order: lines one by one and all at once."""
    told = [message for message in map(json.loads, seat.frames) if message["type"] in ("talk", "said")]
    heard: list[str] = []
    for message in told:
        lines = message.get("lines", [message.get("line")])
        heard = [] if message["type"] == "talk" else heard
        heard += [line["text"] or line["reaction"] for line in lines]
    return heard


def settle(*seats: Seat) -> None:
    """Everything that was sent before has come: each says something of their own that is refused."""
    for seat in seats:
        assert seat.say("complain", number=10**9)["code"] == "nothing_to_report"


def whole(seat: Seat) -> dict[str, Any]:
    """The last time that everything was told."""
    return next(one for one in map(json.loads, reversed(seat.frames)) if one["type"] == "talk")


def test_players_hear_players_and_spectators_hear_spectators(server: RunningServer) -> None:
    """Given two who play and two who watch, then no frame of the others holds what was said, nor how much."""
    table, _, ann, bob, eve, fay = gather(server)
    assert ann.say("say", text=SECRET)["type"] == "heard"
    assert eve.say("say", text="Ann has the raven in her hand")["type"] == "heard"
    assert bob.say("react", reaction="well_played")["type"] == "heard"
    settle(ann, bob, eve, fay)
    assert said(ann) == said(bob) == [SECRET, "well_played"]
    assert said(eve) == said(fay) == ["Ann has the raven in her hand"]
    assert not [frame for seat in (eve, fay) for frame in seat.frames if SECRET in frame or "well_played" in frame]
    assert not [frame for seat in (ann, bob) for frame in seat.frames if "in her hand" in frame]
    lines = [one["line"] for one in map(json.loads, fay.frames) if one["type"] == "said"]
    assert [(line["number"], line["seat"]) for line in lines] == [(1, None)], "numbers tell nothing of the other room"
    late = server.guest().sit(table)
    late.await_type("talk")
    assert said(late) == ["Ann has the raven in her hand"]


def test_talk_is_no_part_of_the_game(server: RunningServer) -> None:
    """Nothing is added to the log, and nobody's page becomes stale."""
    table, _, ann, bob, *_ = gather(server)
    before = rows(server, f"SELECT count(*) FROM events WHERE table_id = '{table}'")
    ann.say("say", text="hello")
    bob.say("say", text="hello, Ann")
    mover = ann if ann.moment["decision"] else bob
    assert mover.choose(mover.offers()[0])["type"] == "ack"
    ((entries,),) = rows(server, f"SELECT count(*) FROM events WHERE table_id = '{table}'")
    assert entries == before[0][0] + 1
    assert "hello" not in json.dumps(mover.moment)


def test_who_sits_down_moves_from_one_room_to_the_other(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    seats = [ann.sit(table), bob.sit(table)]
    for seat in seats:
        seat.await_type("talk")
    seats[0].say("say", text="come and sit")
    seats[1].say("say", text="shall I?")
    assert said(seats[1]) == ["shall I?"]
    bob.take_seat(table, 1, "Bob")
    while whole(seats[1])["room"] != "players":
        seats[1].next()
    assert said(seats[1]) == ["come and sit"]


def test_a_line_sent_twice_is_said_once(server: RunningServer) -> None:
    _, _, ann, bob, *_ = gather(server)
    for _ in range(2):
        ann.connection.send(json.dumps({"type": "say", "id": "same", "text": "once"}))
        assert ann.await_type("heard", "refused") == {"type": "heard", "id": "same"}
    settle(bob)
    assert said(bob) == ["once"]


def test_who_is_muted_is_not_sent_any_more_at_any_table_until_unmuted(server: RunningServer) -> None:
    _, guests, ann, bob, *_ = gather(server)
    bob.say("say", text="first")
    settle(ann)
    author = json.loads(next(frame for frame in ann.frames if '"said"' in frame))["line"]["author"]
    assert ann.say("mute", author=author, on=True)["type"] == "heard"
    assert said(ann) == [] and whole(ann)["muted"] == [{"author": author, "name": "Bob"}]
    bob.say("say", text="second")
    settle(ann)
    assert not [frame for frame in ann.frames if "second" in frame]
    other = guests[1].create("me", "open", name="Bob")["id"]
    guests[0].take_seat(other, 1, "Ann")
    elsewhere = [guests[1].sit(other), guests[0].sit(other)]
    for seat in elsewhere:
        seat.await_type("talk")
    elsewhere[0].say("say", text="third")
    settle(elsewhere[1])
    assert said(elsewhere[1]) == []
    assert ann.say("mute", author=author, on=False)["type"] == "heard"
    assert said(ann) == ["first", "second"]
    assert ann.say("mute", author=whole(ann)["you"], on=True)["code"] in ("not_yourself", "nobody_so_called_here")
    assert author != author_at(other, "x") and len(author) == 12
    assert rows(server, "SELECT count(*) FROM mutes") == [(0,)]


def test_an_author_is_called_otherwise_at_every_table(server: RunningServer) -> None:
    """Nobody learns from talk that two guests are the same person, nor anybody's id."""
    player = "a" * 64
    assert author_at("one", player) != author_at("two", player)
    assert author_at("one", player) not in player


def test_the_owner_switches_talk_off_and_on_for_everybody(server: RunningServer) -> None:
    table, guests, ann, bob, eve, _ = gather(server)
    assert (whole(ann)["may_switch"], whole(bob)["may_switch"], whole(eve)["may_switch"]) == (True, False, False)
    assert bob.say("switch_talk", on=False)["code"] == "not_host"
    assert ann.say("switch_talk", on=False)["type"] == "heard"
    for seat in (ann, bob, eve):
        assert seat.say("say", text="still here")["code"] == "talk_off"
        assert whole(seat)["is_off"]
    later = guests[1].sit(table)
    later.await_type("talk")
    assert whole(later)["is_off"]
    assert ann.say("switch_talk", on=True)["type"] == "heard"
    assert bob.say("say", text="again")["type"] == "heard"


def test_what_nobody_can_read_is_refused(server: RunningServer) -> None:
    _, _, ann, bob, *_ = gather(server)
    for text in (" \t ", "\u2800\u200b", "z\u0335\u0336\u0337\u0338"):
        assert ann.say("say", text=text)["code"] == "saying_refused"
    for text in ("", "x" * 301):
        ann.connection.send(json.dumps({"type": "say", "id": "long", "text": text}))
        assert ann.await_type("refused")["code"] == "malformed"
    settle(bob)
    assert said(bob) == []


def test_what_turns_or_hides_text_is_left_out() -> None:
    assert clean_saying("  go\n\non \u202elive\u200b ") == "go on live"
    assert clean_saying("<b>&amp;</b> \u2764\ufe0f") == "<b>&amp;</b> \u2764", "it is text and stays text"
    with pytest.raises(Trouble):
        clean_saying("\u202e")


def test_who_plays_alone_against_bots_has_nobody_to_talk_to(server: RunningServer) -> None:
    ann, eve = server.guest(), server.guest()
    table = ann.create("me", "random", name="Ann")["id"]
    seat, watcher = ann.sit(table), eve.sit(table)
    assert seat.say("say", text="anybody?")["code"] == "nobody_to_talk_to"
    assert watcher.say("say", text="me")["type"] == "heard"
    assert not [frame for frame in seat.frames if '"talk"' in frame or '"said"' in frame]


def test_newcomers_are_told_the_newest_lines(server: RunningServer) -> None:
    table, guests, ann, *_ = gather(server)
    for number in range(MOST_TOLD + 3):
        ann.say("say", text=f"line {number}")
    later = guests[1].sit(table)
    later.await_type("talk")
    assert (len(said(later)), said(later)[-1]) == (MOST_TOLD, f"line {MOST_TOLD + 2}")


def test_a_guest_may_say_so_much_in_a_while(start: Callable[..., RunningServer], tmp_path: Path) -> None:
    file = tmp_path / "strict.toml"
    file.write_text("[limits]\nsays = 2\nsays_seconds = 600\n")
    server = start(limits=str(file))
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    bob.take_seat(table, 1, "Bob")
    seat = ann.sit(table)
    answers = [seat.say("say", text="quick")["type"] for _ in range(2)]
    assert answers == ["heard", "heard"]
    assert seat.say("say", text="quick")["code"] == "too_fast"
    assert bob.sit(table).say("say", text="not me")["type"] == "heard"


def test_a_report_reaches_the_operator(server: RunningServer) -> None:
    """Given a line that was reported, then `wartable admin` shows it and settles it; nobody else learns of it."""
    table, _, ann, bob, eve, _ = gather(server)
    bob.say("say", text="something nasty")
    settle(ann)
    number = next(one["line"]["number"] for one in map(json.loads, ann.frames) if one["type"] == "said")
    for _ in range(2):
        assert ann.say("complain", number=number)["type"] == "heard", "said twice, reported once"
    assert bob.say("complain", number=number)["code"] == "nothing_to_report", "not one's own"
    assert eve.say("complain", number=number)["code"] == "nothing_to_report", "not of the other room"
    listed = admin(server, "reports")
    assert listed.count("something nasty") == 1 and table in listed
    assert "reported" in server.log()
    ((complaint,),) = rows(server, "SELECT id FROM complaints")
    assert "deleted" in admin(server, "settle", str(complaint))
    assert rows(server, "SELECT * FROM complaints") == []
    assert not [frame for frame in bob.frames if "complain" in frame]


def admin(server: RunningServer, *words: str) -> str:
    command = [sys.executable, "-m", "wartable", "admin", *words, "--data", str(server.folder)]
    surroundings = environment() | {"COLUMNS": "300", "NO_COLOR": "1"}
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60, env=surroundings)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_talk_is_told_to_its_author_and_deleted_with_them_and_with_the_table(
    start: Callable[..., RunningServer],
) -> None:
    server = start()
    table, (one, two, three, _), ann, bob, eve, fay = gather(server)
    for seat, text in ((ann, "spoken by ann"), (bob, "spoken by bob"), (eve, "spoken by eve")):
        seat.say("say", text=text)
    exported = one.http.get("/api/me/export").json()
    assert [line["text"] for line in exported["said"]] == ["spoken by ann"]
    three.http.delete("/api/me")
    settle(fay)
    assert said(fay) == [], "it is gone from open windows too"
    one.http.delete(f"/api/tables/{table}")
    assert is_known(server, "spoken by ann", "spoken by eve", "spoken by bob") == ["spoken by bob"]
    two.http.delete(f"/api/tables/{table}")
    assert is_known(server, "spoken by bob") == []
    assert server.stop() == 0
    assert_whole(server)


def test_what_a_guest_said_stays_theirs_when_they_sign_in_elsewhere(server: RunningServer) -> None:
    table, guests, _, bob, *_ = gather(server)
    bob.say("say", text="said before")
    home = server.guest()
    follow(guests[1], link_of(home))
    later = guests[1].sit(table)
    told = later.await_type("talk")
    assert [(line["text"], line["author"] == told["you"]) for line in told["lines"]] == [("said before", True)]


def test_a_table_with_talk_is_the_same_after_a_restart(start: Callable[..., RunningServer]) -> None:
    server = start()
    table, guests, ann, *_ = gather(server)
    ann.say("say", text="before the night")
    cookie = guests[1].http.cookies["wartable_guest"]
    server.stop()
    server.start()
    later = server.guest(wartable_guest=cookie).sit(table)
    assert [line["text"] for line in later.await_type("talk")["lines"]] == ["before the night"]
