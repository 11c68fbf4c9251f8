"""Hidden information: what a viewer may not know never leaves the server for that viewer."""

import json
import random
import re
from hashlib import sha256
from typing import Any

from tests.server.test_ratings import RATED
from tests.support.databases import rows
from tests.support.server import RunningServer, Seat

from wartable.matches.match import Match
from wartable.titles import title

SEEN_OF_CLOCKS = {"left", "runs", "together"}
WHISPERS = ["whispered by Ann", "whispered by Bob", "whispered by Eve"]  # the last one watches


def test_neither_spectators_nor_opponents_receive_hidden_cards(server: RunningServer) -> None:
    """Every frame of a whole rated game is compared with what its viewer may know at that moment, by the record."""
    ann, bob, eve = server.guest(), server.guest(), server.guest()
    table = ann.create("me", "open", "beginner", name="Ann", terms=RATED)["id"]
    bob.take_seat(table, 1, "Bob")
    seats: list[Seat] = [ann.sit(table), bob.sit(table), eve.sit(table)]
    chance = random.Random(8)
    for seat, text in zip(seats, WHISPERS, strict=True):
        assert seat.say("say", text=text)["type"] == "heard"
    while not seats[0].moment["over"]:
        for seat in seats[:2]:
            if seat.moment["decision"]:
                pick_something(seat)
                seat.choose_any(chance)
        for seat in seats:
            catch_up(seat, seats)
        assert eve.http.get(f"/api/tables/{table}/ratings").json() == [] or seats[0].moment["over"]
    assert len(eve.http.get(f"/api/tables/{table}/ratings").json()) == 2
    record = ann.http.get(f"/api/tables/{table}/record").json()
    assert (record["chance"], record["seed"]) == ("sealed", stored_seed(server, table))
    match = Match(title("quests"), 3, record["seed"], {})
    hidden = [hidden_at(match)]
    for chooser, key in record["choices"]:
        match.choose(chooser, key)
        hidden.append(hidden_at(match))
    for viewer, seat in enumerate(seats):
        check_frames(seat, viewer if viewer < 2 else None, hidden)


def pick_something(seat: Seat) -> None:
    """A draft that is chosen otherwise in the end: only this seat ever hears of it."""
    draft = seat.moment["draft"]
    if draft is not None and draft["additions"]:
        assert seat.say("change_draft", add=[draft["additions"][0]["key"]])["type"] == "draft"


def stored_seed(server: RunningServer, table: str) -> str:
    ((seed,),) = rows(server, f"SELECT seed FROM tables WHERE id = '{table}'")
    return str(seed)


def catch_up(seat: Seat, seats: list[Seat]) -> None:
    """Read until somebody who plays is asked or the game is over."""
    while not seat.moment["over"] and (
        seat.moment["asked"][0]["seat"] == 2 or seat.moment["seq"] < max(one.moment["seq"] for one in seats)
    ):
        seat.next()


def hidden_at(match: Match) -> list[dict[str, list[str]]]:
    """What lies hidden before each seat: its hand and its guild master."""
    secrets = []
    for seat in range(3):
        own: Any = match.view(seat)
        player = own.players[seat]
        secrets.append({"hand": sorted(player.hand), "guild_master": [player.guild_master]})
    return secrets


def heard_by(viewer: int | None) -> list[str]:
    return WHISPERS[2:] if viewer is None else WHISPERS[:2]


def check_frames(seat: Seat, viewer: int | None, hidden: list[list[dict[str, list[str]]]]) -> None:
    asked: int | None = None
    for frame in seat.frames:
        message = json.loads(frame)
        assert message["type"] in ("moment", "ack", "presence", "thinking", "talk", "said", "heard", "draft")
        assert not [text for text in WHISPERS if text in frame and text not in heard_by(viewer)], "of the other room"
        if message["type"] in ("talk", "said"):
            assert message.get("room") in (None, "spectators" if viewer is None else "players")
            continue
        if message["type"] == "draft":
            assert asked == viewer, "only whoever is asked hears of a draft, and nobody else"
            continue
        if message["type"] != "moment":
            assert set(message) <= {"type", "id", "seq", "online", "spectators", "seat"}
            continue
        assert "seed" not in frame and "chance" not in frame
        assert message["clock"].keys() == SEEN_OF_CLOCKS
        asked = message["asked"][0]["seat"] if message["asked"] else None
        if viewer is None or asked not in (None, viewer):
            assert message["decision"] is None and message["draft"] is None
            assert '"options":[' not in frame
        for other in range(3):
            player = message["view"]["players"][other]
            known = hidden[message["number"]][other]
            if other == viewer:
                assert sorted(player["hand"]) == known["hand"]
            else:
                assert player["hand"] is None
                assert player["guild_master"] is None or message["over"]
                assert (not message["over"] and known["guild_master"][0] not in frame) or message["over"]
        for line in message["log"]:
            text = "".join(segment["text"] for segment in line["text"])
            if " draws " in text and line["seat"] != viewer:
                assert text.endswith("draws a citizen."), text


def test_all_viewers_are_told_of_the_same_things_in_the_same_order(server: RunningServer) -> None:
    ann, eve = server.guest(), server.guest()
    table = ann.create("me", "random")["id"]
    seat = ann.sit(table)
    assert seat.await_turn()  # no bot is thinking when the watcher comes
    watcher = eve.sit(table)
    since = watcher.moment["seq"]
    chance = random.Random(3)
    for _ in range(8):
        if seat.await_turn():
            seat.choose_any(chance)
    seat.await_turn()
    watcher.await_seq(seat.moment["seq"])
    assert order_of(seat, since) == order_of(watcher, since)


def order_of(seat: Seat, since: int) -> list[tuple[Any, ...]]:
    """What was told from the moment with this number on, without what only some may know."""
    told = [one for one in map(json.loads, seat.frames) if one["type"] in ("moment", "thinking")]
    first = next(place for place, one in enumerate(told) if one.get("seq") == since)
    return [
        (one["type"], one.get("seq"), one.get("seat"), one.get("number"), len(one.get("log", [])), one.get("log_from"))
        for one in told[first + 1 :]
    ]


def test_a_seat_is_protected_by_its_cookie(server: RunningServer) -> None:
    ann, eve = server.guest(), server.guest()
    table = ann.create("me", "random")["id"]
    seat, watcher = ann.sit(table), eve.sit(table)
    assert watcher.moment["table"]["you"] is None
    assert seat.await_turn()
    watcher.await_seq(seat.moment["seq"])
    key = seat.offers()[0]
    for answer in (
        watcher.choose(key),
        watcher.say("undo"),
        watcher.say("redo"),
        watcher.say("ask_why", thing="slot:0"),
    ):
        assert answer["code"] == "not_seated"
    assert eve.take_seat(table, 0, "Eve").json()["code"] == "seat_taken"
    forged = server.guest(wartable_guest="A" * 43).sit(table)
    assert forged.moment["table"]["you"] is None


def test_a_player_cannot_choose_for_another(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    bob.take_seat(table, 1, "Bob")
    seats = [ann.sit(table), bob.sit(table)]
    acting, waiting = sorted(seats, key=lambda seat: seat.moment["decision"] is None)
    assert waiting.choose(acting.offers()[0])["code"] == "not_asked"
    assert waiting.say("ask_why", thing="slot:0")["code"] == "not_asked"


def test_the_record_and_its_seed_are_told_only_when_the_game_is_over(server: RunningServer) -> None:
    ann = server.guest()
    table = ann.create("me", "random")["id"]
    refused = ann.http.get(f"/api/tables/{table}/record")
    assert (refused.status_code, refused.json()["code"]) == (403, "not_over")
    assert "seed" not in ann.http.get(f"/api/tables/{table}").text
    assert "seed" not in ann.http.get(f"/api/tables/{table}/moments/0").text


def test_chance_is_sealed_wherever_another_person_can_sit(server: RunningServer) -> None:
    """256 bits that nobody has seen; against bots alone a whole number, which can be shared."""
    ann = server.guest()
    secrets = {stored_seed(server, ann.create(*seats)["id"]) for seats in (["me", "open"], ["open"] * 2, ["open"])}
    assert len(secrets) == 3 and all(re.fullmatch("[0-9a-f]{64}", secret) for secret in secrets)
    for seats in (["me"], ["me", "random"], ["random", "random"]):
        assert re.fullmatch("[0-9]{1,16}", stored_seed(server, ann.create(*seats)["id"]))


def test_the_secret_of_a_running_game_stays_in_the_database(server: RunningServer) -> None:
    """Neither answers, nor frames, nor the log tell it; nor can anybody continue the game to see what comes."""
    ann, bob, eve = server.guest(), server.guest(), server.guest()
    table = ann.create("me", "open", "random", name="Ann")["id"]
    secret = stored_seed(server, table)
    told = [bob.take_seat(table, 1, "Bob").text]
    seats = [one.sit(table) for one in (ann, bob, eve)]
    for _ in range(4):
        for seat in seats[:2]:
            if seat.moment["decision"]:
                seat.choose_any(random.Random(1))
        for seat in seats:
            catch_up(seat, seats)
    for one in (ann, bob, eve):
        told += [one.http.get(f"/api/tables/{table}{page}").text for page in ("", "/record", "/moments/1")]
        told += [one.http.get("/api/tables").text]
        told += [one.http.post(f"/api/tables/{table}/moments/0/continue", json={}).text]
        assert json.loads(told[-1])["code"] == "still_running"
    told += [frame for seat in seats for frame in seat.frames] + [server.log()]
    assert not any(secret in text for text in told)


def test_nobody_is_told_by_what_another_player_comes_back(server: RunningServer) -> None:
    """Given a player with every way back, then no frame or answer to others, nor the log, tells any of it."""
    ann, bob, eve, phone = (server.guest() for _ in range(4))
    table = ann.create("me", "open", name="Ann")["id"]
    tokens = [ann.http.cookies["wartable_guest"]]
    ann.http.put("/api/me/password", json={"handle": "ann-secret", "password": "correct horse battery"})
    codes = ann.http.post("/api/me/codes").json()["codes"]
    links = [ann.http.post("/api/me/links").json()["address"].partition("#")[2] for _ in range(2)]
    assert phone.http.post("/api/links", json={"code": links[1]}).status_code == 200
    tokens += [phone.http.cookies["wartable_guest"]]
    devices = [device["id"] for device in ann.http.get("/api/me").json()["devices"]]
    assert len(devices) == 2
    bob.take_seat(table, 1, "Bob")
    seats = [one.sit(table) for one in (ann, phone, bob, eve)]
    mover = next(seat for seat in seats if seat.moment["decision"])
    mover.choose(mover.offers()[0])
    told = [frame for seat in seats[2:] for frame in seat.frames] + [server.log()]
    for guest in (bob, eve):
        paths = ("/api/me", "/api/me/export", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/moments/0")
        told += [guest.http.get(path).text for path in paths]
        told += [guest.http.post("/api/sessions", json={"handle": "ann-secret", "password": "guess"}).text]
        told += [guest.http.post("/api/sessions/passkey/question").text]
        told += [guest.http.delete(f"/api/me/devices/{devices[0]}").text]
    hashes = [sha256(token.encode()).hexdigest() for token in (*tokens, *links)]
    secrets = [*tokens, *links, *hashes, *codes, *devices, "ann-secret", "battery", "argon2"]
    assert not [secret for secret in secrets for text in told if secret in text]
    marks = [seat["mark"] for seat in seats[3].moment["table"]["seats"]]
    assert marks == [one.http.get("/api/me").json()["mark"] for one in (ann, bob)], "a mark is for everybody to see"
