"""Players: a guest has a name and a mark, comes back on other devices, and can take everything along or away."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.databases import assert_whole, is_known, rows
from tests.support.server import Guest, RunningServer
from websockets.exceptions import ConnectionClosed

PASSWORD = "correct horse battery"


def me(guest: Guest) -> dict[str, Any]:
    return dict(guest.http.get("/api/me").json())


def link_of(guest: Guest) -> str:
    answer = guest.http.post("/api/me/links")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["address"]).partition("#")[2]


def follow(guest: Guest, code: str) -> Any:
    return guest.http.post("/api/links", json={"code": code})


def set_password(guest: Guest, handle: str, password: str = PASSWORD, **more: str) -> Any:
    return guest.http.put("/api/me/password", json={"handle": handle, "password": password, **more})


def sign_in(guest: Guest, handle: str, password: str = PASSWORD) -> Any:
    return guest.http.post("/api/sessions", json={"handle": handle, "password": password})


def tables_of(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.http.get("/api/tables").json()]


def test_a_guest_has_a_name_and_a_mark_from_the_first_click(server: RunningServer) -> None:
    """Nothing is asked and nothing is written about the guest; the table shows both."""
    ann = server.guest()
    known = me(ann)
    assert re.fullmatch("[A-Z][a-z]+", known["name"]) and set(known["mark"]) == {"sign", "colour"}
    assert (known["is_kept"], [device["here"] for device in known["devices"]]) == (False, [True])
    seats = ann.create("me", "random")["seats"]
    assert (seats[0]["name"], seats[0]["mark"], seats[1]["mark"]) == (known["name"], known["mark"], None)
    assert me(ann) | {"devices": []} == known | {"devices": []}
    token = ann.http.cookies["wartable_guest"]
    assert token not in str(rows(server, "SELECT * FROM players")) and rows(server, "SELECT * FROM devices") == []


def test_a_chosen_name_is_used_at_new_tables_and_a_second_one_of_it_is_numbered(server: RunningServer) -> None:
    ann, bob = server.guest(), server.guest()
    for guest in (ann, bob):
        assert guest.http.put("/api/me/name", json={"name": "Alex"}).json()["name"] == "Alex"
    table = ann.create("me", "open")["id"]
    assert bob.take_seat(table, 1, "").json()["seats"][1]["name"] == "Alex 2"
    assert ann.http.put("/api/me/name", json={"name": " \u2800 "}).json()["code"] == "name_refused"


def test_a_link_brings_another_device_to_the_same_seats_once(server: RunningServer) -> None:
    """Given a game, when another device follows the link, then both play, and the link is used up."""
    ann, phone, eve = server.guest(), server.guest(), server.guest()
    table = ann.create("me", "random", name="Ann")["id"]
    brought = phone.create("me", "random", name="Phone")["id"]
    seat = phone.sit(brought)
    code, before = link_of(ann), phone.http.cookies["wartable_guest"]
    assert code not in str(rows(server, "SELECT * FROM links"))
    looked = phone.http.post("/api/links/look", json={"code": code}).json()
    assert (looked["name"], looked["mark"], looked["tables"]) == (me(ann)["name"], me(ann)["mark"], 1)
    answer = follow(phone, code)
    assert (answer.status_code, answer.json()) == (200, None)
    assert "HttpOnly" in answer.headers["set-cookie"] and phone.http.cookies["wartable_guest"] != before
    with pytest.raises(ConnectionClosed):
        seat.await_type("nothing more")
    assert set(tables_of(phone)) == set(tables_of(ann)) == {table, brought}
    one, other = ann.sit(table), phone.sit(table)
    assert one.moment["table"]["you"] == other.moment["table"]["you"] == 0
    assert other.await_turn() and other.choose(other.offers()[0])["type"] == "ack"
    assert follow(eve, code).json()["code"] == "link_spent"
    assert tables_of(eve) == []
    old = server.guest(wartable_guest=before)
    assert tables_of(old) == []


def test_a_link_ends_when_another_is_made(server: RunningServer) -> None:
    ann, phone = server.guest(), server.guest()
    first, second = link_of(ann), link_of(ann)
    assert follow(phone, first).json()["code"] == "link_spent"
    assert follow(phone, second).status_code == 200


def test_a_link_has_a_picture_that_any_camera_reads(server: RunningServer) -> None:
    link = server.guest().http.post("/api/me/links").json()
    assert link["picture"].startswith("<svg") and "script" not in link["picture"]
    assert link["address"].startswith(f"{server.address}/link#") and link["is_local"]


def test_who_signs_in_by_password_gets_everything_back(server: RunningServer) -> None:
    """Given a password, when the cookie is lost, then the game goes on from another browser."""
    ann, lost = server.guest(), server.guest()
    table = ann.create("me", "random")["id"]
    assert set_password(ann, "Ann-1").json()["handle"] == "ann-1"
    stored = rows(server, "SELECT password FROM players WHERE handle = 'ann-1'")[0][0]
    assert stored.startswith("$argon2id$") and PASSWORD not in stored
    assert sign_in(lost, " ANN-1 ").status_code == 200
    assert tables_of(lost) == [table]
    assert [device["here"] for device in me(lost)["devices"]] == [False, True]


def test_a_wrong_password_and_an_unknown_handle_are_answered_alike(server: RunningServer) -> None:
    ann, eve = server.guest(), server.guest()
    set_password(ann, "ann-2")
    answers = [sign_in(eve, "ann-2", "wrong password"), sign_in(eve, "nobody-2", "wrong password")]
    assert [answer.status_code for answer in answers] == [403, 403]
    assert answers[0].json() == answers[1].json() and answers[0].json()["code"] == "sign_in_failed"
    assert tables_of(eve) == []
    assert set_password(eve, "ann-2").json()["code"] == "handle_taken"
    assert set_password(ann, "ann-2", "another password").json()["code"] == "current_wrong"
    assert set_password(ann, "ann-3", "another password", current=PASSWORD).status_code == 200
    assert sign_in(eve, "ann-2").json()["code"] == "sign_in_failed"


@pytest.mark.parametrize(
    ("handle", "password", "code"),
    [
        ("al", PASSWORD, "handle_refused"),
        ("аnna", PASSWORD, "handle_refused"),
        ("handle_4", "handle_4", "password_weak"),
        ("handle_4", "short", "password_weak"),
        ("handle_4", "aaaaaaaaaaaa", "password_weak"),
    ],
)
def test_what_is_no_handle_or_no_password_is_refused(
    server: RunningServer, handle: str, password: str, code: str
) -> None:
    assert set_password(server.guest(), handle, password).json()["code"] == code


def test_a_recovery_code_works_once_and_takes_the_password_away(server: RunningServer) -> None:
    ann, lost, eve = server.guest(), server.guest(), server.guest()
    set_password(ann, "ann-5")
    codes = ann.http.post("/api/me/codes").json()["codes"]
    assert len(set(codes)) == 8 and me(ann)["codes"] == 8
    assert not any(code.replace("-", "") in str(rows(server, "SELECT * FROM codes")) for code in codes)
    assert lost.http.post("/api/sessions/code", json={"code": codes[0].upper().replace("-", " ")}).status_code == 200
    assert (me(lost)["handle"], me(lost)["has_password"], me(lost)["codes"]) == ("ann-5", False, 7)
    assert eve.http.post("/api/sessions/code", json={"code": codes[0]}).json()["code"] == "code_wrong"
    assert sign_in(eve, "ann-5").json()["code"] == "sign_in_failed"
    assert set_password(lost, "ann-5", "a new password").status_code == 200
    fresh = ann.http.post("/api/me/codes").json()["codes"]
    assert eve.http.post("/api/sessions/code", json={"code": codes[1]}).json()["code"] == "code_wrong"
    assert eve.http.post("/api/sessions/code", json={"code": fresh[1]}).status_code == 200


def test_a_device_is_signed_out_at_once(server: RunningServer) -> None:
    """Its cookie stands for nobody any more, and its socket closes: also that of the player's first device."""
    ann, phone = server.guest(), server.guest()
    table = ann.create("me", "random")["id"]
    follow(phone, link_of(ann))
    seat = ann.sit(table)
    first, second = me(phone)["devices"]
    assert (first["here"], second["here"]) == (False, True)
    assert phone.http.delete(f"/api/me/devices/{first['id']}").status_code == 200
    with pytest.raises(ConnectionClosed) as closed:
        seat.await_type("nothing more")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    cookie = ann.http.cookies["wartable_guest"]
    assert tables_of(ann) == []
    assert ann.http.cookies["wartable_guest"] != cookie, "a new guest has a new cookie"
    assert server.guest(wartable_guest=cookie).sit(table).moment["table"]["you"] is None
    assert tables_of(phone) == [table]
    own = phone.http.delete(f"/api/me/devices/{second['id']}")
    assert "Max-Age=0" in own.headers["set-cookie"]
    assert ann.http.delete(f"/api/me/devices/{second['id']}").json()["code"] == "no_such_device"


def test_nobody_is_signed_in_over_another_player_or_twice_at_a_table(server: RunningServer) -> None:
    """What would lose somebody's games is refused, and nothing has changed."""
    ann, bob, cid = server.guest(), server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    cid.take_seat(table, 1, "Cid")
    set_password(bob, "bob-6")
    code = link_of(ann)
    assert follow(bob, code).json()["code"] == "signed_in_already"
    assert follow(cid, code).json()["code"] == "both_seated"
    assert (tables_of(cid), me(bob)["handle"]) == ([table], "bob-6")
    assert follow(server.guest(), code).status_code == 200, "it has not been used up"


def test_a_device_that_follows_its_own_link_stays_who_it_is(server: RunningServer) -> None:
    ann = server.guest()
    table = ann.create("me", "random")["id"]
    assert follow(ann, link_of(ann)).status_code == 200
    assert tables_of(ann) == [table] and len(me(ann)["devices"]) == 1


def test_everything_known_is_told_to_its_owner_alone(server: RunningServer) -> None:
    """Own tables, choices and devices, and neither secrets nor what another seat did."""
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    bob.take_seat(table, 1, "Bob")
    seats = ann.sit(table), bob.sit(table)
    mover = next(seat for seat in seats if seat.moment["decision"])
    key = mover.offers()[0]
    mover.choose(key)
    set_password(ann, "ann-7")
    answer = ann.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    (own,) = told["tables"]
    assert (own["name"], own["table"]["id"], told["player"]["handle"]) == ("Ann", table, "ann-7")
    kinds = [entry["kind"] for entry in own["entries"]]
    assert kinds == (["join", "choice"] if mover is seats[0] else ["join"])
    (seed,) = rows(server, f"SELECT seed FROM tables WHERE id = '{table}'")[0]
    hashes = [value for row in rows(server, "SELECT token, player FROM devices") for value in row]
    secrets = [seed, "$argon2", ann.http.cookies["wartable_guest"], *hashes]
    assert not [secret for secret in secrets if secret in answer.text]
    assert bob.http.get("/api/me/export").json()["player"]["handle"] is None


def test_a_player_who_deletes_everything_is_gone_from_the_files(start: Callable[..., RunningServer]) -> None:
    server = start()
    ann, phone = server.guest(), server.guest()
    ann.http.put("/api/me/name", json={"name": "Zerberussina"})
    table = ann.create("me", "random")["id"]
    set_password(ann, "zerberus")
    ann.http.post("/api/me/codes")
    follow(phone, link_of(ann))
    link_of(ann)
    phone.http.post("/api/sessions/passkey/question")
    hashes = [value for row in rows(server, "SELECT token, player FROM devices") for value in row]
    assert is_known(server, "Zerberussina", "zerberus", *hashes)
    assert phone.http.delete("/api/me").status_code == 204
    assert is_known(server, "Zerberussina", "zerberus", table, *hashes) == []
    assert me(ann)["is_kept"] is False and tables_of(ann) == []
    assert sign_in(ann, "zerberus").json()["code"] == "sign_in_failed"
    assert server.stop() == 0
    assert_whole(server)


def test_players_devices_and_their_seats_survive_a_restart(start: Callable[..., RunningServer]) -> None:
    server = start()
    ann, phone = server.guest(), server.guest()
    brought = phone.create("me", "random", name="Phone")["id"]
    table = ann.create("me", "random")["id"]
    set_password(ann, "ann-8")
    follow(phone, link_of(ann))
    cookies = [guest.http.cookies["wartable_guest"] for guest in (ann, phone)]
    assert server.stop() == 0
    assert_whole(server)
    server.start()
    for cookie in cookies:
        again = server.guest(wartable_guest=cookie)
        assert set(tables_of(again)) == {table, brought}
    assert sign_in(server.guest(), "ann-8").status_code == 200


def test_guesses_have_an_end_for_a_guest_and_for_a_handle(start: Callable[..., RunningServer], tmp_path: Path) -> None:
    """Passwords for one handle are limited whoever tries, and whether anybody has the handle or not."""
    file = tmp_path / "limits.toml"
    file.write_text('[limits]\nguest_guesses = "6/minute"\nhandle_guesses = "3/hour"\n', encoding="utf-8")
    server = start(limits=str(file))
    ann, eve = server.guest(), server.guest()
    assert set_password(ann, "ann-9").status_code == 200
    for handle, first in (("ann-9", 2), ("nobody-9", 3)):
        statuses = [sign_in(server.guest(), handle, "wrong password").status_code for _ in range(first + 1)]
        assert statuses == [403] * first + [429], handle
    codes = [eve.http.post("/api/sessions/code", json={"code": f"x{number}"}).status_code for number in range(7)]
    assert codes == [403] * 6 + [429]
    assert "handle_guesses" in server.log()
    assert "ann-9" not in server.log() and "nobody-9" not in server.log()


def test_a_foreign_page_signs_nobody_in_or_out(server: RunningServer) -> None:
    ann = server.guest()
    code = link_of(ann)
    evil = {"Origin": "https://evil.example"}
    for path, wish in (("/api/links", {"code": code}), ("/api/sessions", {"handle": "abc", "password": PASSWORD})):
        answer = server.guest().http.post(path, json=wish, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_page")
