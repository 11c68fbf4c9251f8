"""Limits and guards: rates, frames, foreign pages, headers, slow readers."""

import contextlib
import json
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from tests.support.databases import ANY
from tests.support.server import Guest, RunningServer
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from wartable.server import refusals
from wartable.server.limits import Gate, Limits, allowance_of
from wartable.server.refusals import note_refusal
from wartable.server.trouble import Trouble

DATABASES = ANY  # what is counted is in memory


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the limits of every day."""
    running = RunningServer(tmp_path_factory.mktemp("usual") / "data", limits="usual")
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log(), running.log()


def test_a_guest_cannot_make_tables_without_end(usual: RunningServer) -> None:
    ann = usual.guest()
    wish = {"game": "quests", "players": 1, "seats": ["me"]}
    answers = [ann.http.post("/api/tables", json=wish) for _ in range(25)]
    assert [answer.status_code for answer in answers].count(201) == 20
    assert answers[-1].status_code == 429
    assert answers[-1].json()["code"] == "too_fast"


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_a_clock_that_is_set_back_or_forward_changes_no_limit(jump: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a guest at the limit, when the clock of the day jumps, then the wait is as long as it was."""
    gate, ticks = Gate(Limits(guest_creates="2/minute")), [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: ticks[0])
    for _ in range(2):
        gate.creates("ann", "address")
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000 + jump)
    for seconds, may in ((1, False), (58, False), (2, True)):
        ticks[0] += seconds
        if may:
            gate.creates("ann", "address")
        else:
            with pytest.raises(Trouble, match="too much at once"):
                gate.creates("ann", "address")


@pytest.mark.parametrize(
    ("rate", "most", "seconds"), [("3/second", 3, 1), ("2/5 minute", 2, 300), ("4/2hour", 4, 7200)]
)
def test_rates_are_read_as_they_are_written(
    rate: str, most: int, seconds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: ticks[0])
    allowance = allowance_of(rate)
    assert [allowance.spend("ann", 1) for _ in range(most + 1)] == [True] * most + [False]
    assert allowance.spend("bob", most)
    ticks[0] = seconds - 0.1
    assert not allowance.spend("ann", 1)
    ticks[0] = seconds + 0.1
    assert allowance.spend("ann", most)


def test_a_flood_of_refusals_is_a_few_lines_and_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a thousand refusals of one address in a minute, then the log tells five, and later how many more."""
    ticks = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: ticks[0])
    monkeypatch.setattr(refusals, "_telling", refusals.Telling())
    with capture_logs() as lines:
        for _ in range(1000):
            note_refusal("messages", "203.0.113.9")
        note_refusal("messages", "203.0.113.7")
        note_refusal("moves", "203.0.113.9")
        assert len(lines) == 7 and not any("left_out" in line for line in lines)
        ticks[0] = 61
        note_refusal("messages", "203.0.113.9")
    assert [(line["limit"], line["who"], line["left_out"]) for line in lines if "left_out" in line] == [
        ("messages", "203.0.113.9", 995)
    ]
    assert len(lines) == 9


def test_a_flood_from_many_addresses_is_bounded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    telling = refusals.Telling()
    monkeypatch.setattr(refusals, "_telling", telling)
    with capture_logs() as lines:
        for number in range(5000):
            note_refusal("headers", f"10.0.{number // 256}.{number % 256}")
        assert len(lines) == refusals.LINES_IN_ALL
        telling.tell_left_out()
    assert (lines[-1]["who"], lines[-1]["left_out"]) == ("others", 5000 - refusals.LINES_IN_ALL)


def test_a_guest_has_so_many_choices_over_all_their_sockets(usual: RunningServer) -> None:
    """Given a guest at the limit, when they open another socket, then it gives them no new choices."""
    ann = usual.guest()
    table = ann.create("me")["id"]
    codes = []
    for _ in range(6):
        seat = ann.sit(table)
        codes += [seat.choose("nothing")["code"] for _ in range(10)]
        seat.close()
    assert codes[:10] == ["not_offered"] * 10
    assert 20 <= codes.count("not_offered") < 40
    assert codes[-1] == "too_fast"


def test_the_guests_of_an_address_share_its_limit_and_nobody_uses_it_up_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a limit for guests and one for addresses, then many cookies are of no use, and one guest cannot hog."""
    ticks = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: ticks[0])
    gate = Gate(Limits(moves=2, address_moves=5, moves_seconds=10.0))

    def sent(guest: str, address: str) -> int:
        """How many of ten choices are taken."""
        taken = 0
        for _ in range(10):
            try:
                gate.sends("moves", guest, address)
            except Trouble:
                continue
            taken += 1
        return taken

    assert [sent(guest, "home") for guest in ("ann", "ben", "cid", "dan")] == [2, 2, 1, 0]
    assert sent("eve", "elsewhere") == 2
    ticks[0] = 4.0
    assert sent("dan", "home") == 2


def test_requests_of_any_kind_have_an_end(start: Callable[..., RunningServer], tmp_path: Path) -> None:
    """Given an address that asks for pages without end, then it is refused for a while, and another is not."""
    file = tmp_path / "wartable.toml"
    file.write_text("[limits]\naddress_requests = 20\nrequests_seconds = 60\nrefusal_seconds = 0.3\n")
    server = start(limits=str(file))
    eve = server.guest().http
    answers = [eve.get("/api/games") for _ in range(25)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert answers[0].status_code == 200 and refused
    assert all(answer.elapsed.total_seconds() > 0.25 for answer in refused), "who is refused at once asks again at once"
    assert Guest(server.address, source="127.0.0.2").http.get("/api/games").status_code == 200


def test_a_socket_that_does_not_stop_is_heard_slowly_and_then_closed(
    start: Callable[..., RunningServer], tmp_path: Path
) -> None:
    file = tmp_path / "wartable.toml"
    file.write_text("[limits]\nmessages = 5\npatience = 4\nrefusal_seconds = 0.2\n")
    ann = start(limits=str(file)).guest()
    connection = ann.connection(ann.create("me")["id"])
    began = time.monotonic()
    assert talk_until_closed(connection, ['{"type":"hurry"}'] * 400) == 1008
    assert time.monotonic() - began > 0.7


def test_a_guest_has_eight_sockets(usual: RunningServer) -> None:
    ann = usual.guest()
    table = ann.create("me")["id"]
    open_ones = [ann.sit(table) for _ in range(8)]
    assert close_code(ann, table) == 4429
    open_ones[0].close()
    time.sleep(0.3)
    ann.sit(table)


def close_code(guest: Guest, table: str, *messages: str | bytes, **headers: str) -> int:
    """With which code the server closes a socket that says these things."""
    connection = guest.connection(table, **headers)
    return talk_until_closed(connection, messages)


def talk_until_closed(connection: ClientConnection, messages: Iterable[str | bytes]) -> int:
    try:
        for message in messages:
            connection.send(message)
        while True:
            connection.recv(10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_frames_are_text_and_small(server: RunningServer) -> None:
    ann = server.guest()
    table = ann.create("me")["id"]
    assert close_code(ann, table, b"\x00\x01") == 1003
    assert close_code(ann, table, "x" * 17_000) == 1009
    assert close_code(ann, "aaaaaaaaaaaa") == 4404
    seat = ann.sit(table)
    seat.connection.send("{" * 15_000)
    assert seat.await_type("refused")["code"] == "malformed"
    seat.connection.send("[" * 16_000)
    assert seat.await_type("refused")["code"] == "malformed"
    assert seat.choose("draw")["type"] == "ack"


def test_a_text_that_is_none_closes_the_socket_and_is_one_line_of_the_log(server: RunningServer) -> None:
    """Given a frame that calls itself text and is not, then the log tells of a refusal, without a traceback."""
    ann = server.guest()
    raw = deaf_socket(ann, ann.create("me")["id"])
    raw.sendall(bytes([0x81, 0x82, 0, 0, 0, 0, 0xF4, 0x41]))
    heard = b""
    with contextlib.suppress(ConnectionError):
        while part := raw.recv(65_536):
            heard += part
    assert bytes([0x88, 2]) + (1007).to_bytes(2, "big") in heard
    assert "limit=malformed" in server.log() and "Traceback" not in server.log()


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""])
def test_a_foreign_page_gets_no_socket(server: RunningServer, origin: str) -> None:
    ann = server.guest()
    table = ann.create("me")["id"]
    with pytest.raises(InvalidStatus) as refused:
        ann.connection(table, Origin=origin)
    assert refused.value.response.status_code == 403


def test_a_foreign_page_changes_nothing(server: RunningServer) -> None:
    ann = server.guest()
    wish = {"game": "quests", "players": 1, "seats": ["me"]}
    answer = ann.http.post("/api/tables", json=wish, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_page")
    assert ann.http.get("/api/tables").json() == []


def test_a_body_that_is_too_large_is_refused(server: RunningServer) -> None:
    answer = server.guest().http.post("/api/tables", content=b"[" + b"1," * 20_000 + b"1]")
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize("body", [b"[" * 16_000, b'{"game":' * 2000, b"[" * 8000 + b"]" * 8000, b"\xff", b"", b"nan"])
def test_a_body_that_cannot_be_read_is_refused(server: RunningServer, body: bytes) -> None:
    for path in ("/api/tables", "/api/tables/aaaaaaaaaaaa/seats/0"):
        answer = server.guest().http.post(path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("path", ["/nothing", "/api/games", "/api/tables/aaaaaaaaaaaa", "/api/tables//socket"])
def test_a_socket_where_there_is_none_is_turned_away(server: RunningServer, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{server.address.replace('http', 'ws')}{path}", origin=server.address, legacy=True)
    assert refused.value.response.status_code in (403, 404)
    assert "Traceback" not in server.log()


@pytest.mark.parametrize("path", ["/", "/t/aaaaaaaaaaaa", "/api/games", "/api/nothing", "/nothing", "/assets/../../x"])
def test_every_answer_is_guarded(server: RunningServer, path: str) -> None:
    answer = server.guest().http.get(path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


def test_the_cookie_cannot_be_read_by_scripts_and_is_given_once(server: RunningServer) -> None:
    ann = Guest(server.address, {"other": "1"})
    given = ann.http.get("/api/games").headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=Lax" in given
    assert "set-cookie" not in ann.http.get("/api/games").headers


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/tables/x/y/z", "/nothing", "/api/tables/aaaaaaaaaaaa/moments/-1"]
)
def test_what_does_not_exist_is_a_problem_with_a_sentence(server: RunningServer, path: str) -> None:
    answer = server.guest().http.get(path)
    assert answer.status_code == 404
    assert answer.json()["text"]


def test_twelve_slow_readers_never_stall_the_others(server: RunningServer) -> None:
    """Sockets that are never read are dropped; meanwhile everybody else is answered as quickly as ever."""
    ann, eve = server.guest(), server.guest()
    table = ann.create("me", "random", seed=3)["id"]
    slow = [deaf_socket(eve, table) for _ in range(12)]
    seat = ann.sit(table)
    key = next(key for key in seat.offers() if key.startswith("hire:slot") and key != "hire:slot:0")
    times = []
    spectators = [12]
    while spectators[-1] and seat.moment["seq"] < 2000:
        began = time.monotonic()
        seat.choose(key)
        seat.await_seq(seat.say("undo")["seq"])
        times.append(time.monotonic() - began)
        heard = [json.loads(frame) for frame in seat.frames]
        spectators += [one["spectators"] for one in heard if one["type"] == "presence"]
        seat.frames.clear()
    assert spectators[-1] == 0
    assert sorted(times)[-3] < 1.0  # a busy machine may hold up one or two
    for one in slow:
        one.close()


def deaf_socket(guest: Guest, table: str) -> socket.socket:
    """A socket that shakes hands and then reads nothing, with a small buffer."""
    host, port = guest.address.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect((host, int(port)))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        f"Origin: {guest.address}",
        f"Cookie: {guest.cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    raw.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert b"101" in raw.recv(20)
    return raw


def test_a_second_server_on_the_same_data_is_refused(start: Callable[..., RunningServer]) -> None:
    server = start()
    with pytest.raises(AssertionError, match="Another Wartable server uses the data folder"):
        RunningServer(server.folder)
    assert json.loads(server.guest().http.get("/api/tables").text) == []


def test_requests_of_one_address_have_an_end(usual: RunningServer) -> None:
    """Earlier moments are dear, because the game is played up to them."""
    ann = usual.guest()
    tables = [answer for _ in range(30) if (answer := usual.guest().http.get("/api/tables")).status_code == 200]
    assert len(tables) == 30
    statuses = [ann.http.get("/api/tables/aaaaaaaaaaaa/moments/0").status_code for _ in range(700)]
    assert statuses[0] == 404
    assert statuses[-1] == 429
