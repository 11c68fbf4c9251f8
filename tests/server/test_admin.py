"""`wartable admin`: orders to a running server through the socket in its data folder."""

import contextlib
import io
import json
import socket
import stat
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from tests.cli.conftest import Ran
from tests.support.databases import is_known
from tests.support.server import Guest, RunningServer, Seat
from websockets.exceptions import ConnectionClosed, InvalidStatus

from wartable.cli import main
from wartable.server.admin_socket import FILE, give_order
from wartable.server.orders import Announce, AnyOrder, BanWho, CloseTable, DeleteGuest, DeleteTable, ListBans, Unban
from wartable.words import word

SETTINGS = 'log = "json"\ntrusted_proxies = ["127.0.0.0/8"]\n'


@pytest.fixture
def ruled(tmp_path: Path, start: Callable[..., RunningServer]) -> RunningServer:
    file = tmp_path / "wartable.toml"
    file.write_text(SETTINGS)
    return start(limits=str(file))


def admin(folder: Path, *words: str) -> Ran:
    """The command in this process: to start one of its own takes far longer than what it does."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), pytest.raises(SystemExit) as ended:
        main(["admin", *words, "--data", str(folder)])
    return Ran(int(ended.value.code or 0), out.getvalue(), err.getvalue())


def ordered(server: RunningServer, *words: str) -> str:
    done = admin(server.folder, *words)
    assert done.code == 0, done.err
    return done.raw


def guest_id(guest: Guest) -> str:
    return sha256(guest.http.cookies["wartable_guest"].encode()).hexdigest()[:12]


def orders_in(server: RunningServer) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in server.log().splitlines()]
    return [line for line in lines if line["logger"] == "wartable.admin"]


def test_without_a_server_it_says_so(tmp_path: Path) -> None:
    done = admin(tmp_path, "tables")
    assert done.code == 2
    assert "No server is running on the data folder" in done.err
    assert "Traceback" not in done.err


def test_the_socket_is_for_its_owner_only_and_goes_with_the_server(ruled: RunningServer) -> None:
    mode = (ruled.folder / FILE).stat().st_mode
    assert stat.S_ISSOCK(mode) and stat.S_IMODE(mode) == 0o600
    assert ruled.stop() == 0
    assert not (ruled.folder / FILE).exists()


def test_a_socket_left_by_a_killed_server_does_no_harm(start: Callable[..., RunningServer]) -> None:
    first = start()
    first.kill()
    assert (first.folder / FILE).exists()
    assert admin(first.folder, "tables").code == 2
    second = start()
    assert "There are none." in ordered(second, "tables")


def test_tables_and_guests_are_listed(ruled: RunningServer) -> None:
    ann, bob = ruled.guest(), ruled.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    bob.take_seat(table, 1, "Bob")
    waiting = bob.create("me", "open", name="Robert")["id"]
    seat = ann.sit(table)
    lines = ordered(ruled, "tables").splitlines()
    row = next(line.split() for line in lines if table in line)
    assert row[:5] == [table, "quests", "running", "0", "Ann,"] and row[-1] == "1"
    assert "waiting" in next(line for line in lines if waiting in line)
    guests = ordered(ruled, "guests")
    assert guest_id(ann) in guests and "Bob, Robert" in guests
    seat.close()


def test_a_closed_table_can_be_looked_at_and_does_not_go_on(ruled: RunningServer) -> None:
    ann, bob = ruled.guest(), ruled.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    bob.take_seat(table, 1, "Bob")
    seat = ann.sit(table)
    assert "is closed" in ordered(ruled, "close", table)
    assert close_code(seat) == 1013
    again = ann.sit(table)
    assert again.moment["table"]["halted"]["code"] == "closed"
    assert again.moment["view"] is not None
    assert again.choose("draw")["code"] == "closed"
    record = ann.http.get(f"/api/tables/{table}/record")
    assert (record.status_code, record.json()["code"]) == (403, "record_of_halted")
    assert admin(ruled.folder, "close", table).err.endswith("has already ended.")


def test_a_table_and_a_guest_are_deleted(ruled: RunningServer) -> None:
    ann = ruled.guest()
    first, second = (ann.create("me", name="Zerberussina")["id"] for _ in range(2))
    ordered(ruled, "delete-table", first, "--yes")
    assert [one["id"] for one in ann.http.get("/api/tables").json()] == [second]
    assert "from one table" in ordered(ruled, "delete-guest", guest_id(ann), "--yes")
    assert ann.http.get("/api/tables").json() == []
    assert is_known(ruled, "Zerberussina") == []
    assert admin(ruled.folder, "delete-table", first, "--yes").code == 2


def test_without_a_yes_nothing_is_deleted(ruled: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    ann = ruled.guest()
    table = ann.create("me")["id"]
    assert admin(ruled.folder, "delete-table", table).code == 1
    assert ann.http.get(f"/api/tables/{table}").status_code == 200


def test_a_banned_guest_is_shut_out_at_once_and_after_a_restart(start: Callable[..., RunningServer]) -> None:
    server = start()
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    seat, other = ann.sit(table), bob.sit(table)
    ordered(server, "ban", guest_id(ann), "--reason", "shouting")
    assert close_code(seat) == 4403
    assert_shut_out(ann, table)
    assert other.say("ask_why", thing="x")["code"] == "not_seated"
    assert "shouting" in ordered(server, "bans")
    assert server.stop() == 0
    server.start()
    again = Guest(server.address, {"wartable_guest": ann.http.cookies["wartable_guest"]})
    assert_shut_out(again, table)
    ordered(server, "unban", guest_id(ann))
    assert again.http.get("/api/tables").status_code == 200
    again.sit(table).close()
    again.close()
    assert "There are none." in ordered(server, "bans")
    assert admin(server.folder, "unban", guest_id(ann)).code == 2


def close_code(seat: Seat) -> int:
    try:
        while True:
            seat.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def assert_shut_out(guest: Guest, table: str) -> None:
    answer = guest.http.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    with pytest.raises(InvalidStatus) as refused:
        guest.sit(table)
    assert refused.value.response.status_code == 403


def test_an_address_is_banned_as_the_trusted_proxy_tells_it(ruled: RunningServer) -> None:
    for ban, inside, outside in (
        ("203.0.113.9", "203.0.113.9", "203.0.113.10"),
        ("203.0.113.0/24", "203.0.113.77", "203.0.114.1"),
        ("2001:db8:1:2::7", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"),
    ):
        assert give_order(ruled.folder, BanWho(ban)).done
        assert [status_for(ruled, address) for address in (inside, outside)] == [403, 200]
        assert give_order(ruled.folder, Unban(ban)).done
        assert status_for(ruled, inside) == 200


def status_for(server: RunningServer, address: str) -> int:
    return httpx.get(f"{server.address}/api/tables", headers={"X-Forwarded-For": address}).status_code


def test_an_announcement_reaches_open_tables_and_all_pages(ruled: RunningServer) -> None:
    ann = ruled.guest()
    seat = ann.sit(ann.create("me")["id"])
    ordered(ruled, "announce", "A new version comes.", "--restart-in", "10")
    (told,) = seat.await_type("announcements")["list"]
    assert (told["number"], told["text"]) == (1, "A new version comes.")
    assert told["at"] is not None
    assert ann.http.get("/api/announcements").json() == [told]
    assert "A new version comes." in ordered(ruled, "announcements")
    ordered(ruled, "take-down", "1")
    assert seat.await_type("announcements")["list"] == []
    assert ann.http.get("/api/announcements").json() == []
    assert admin(ruled.folder, "take-down", "1").code == 2
    assert admin(ruled.folder, "announce").code == 2


def test_every_order_is_a_line_of_the_log_without_names_or_whole_hashes(ruled: RunningServer) -> None:
    ann = ruled.guest()
    table = ann.create("me", name="Zerberussina")["id"]
    ordered(ruled, "guests")
    ordered(ruled, "ban", guest_id(ann))
    ordered(ruled, "delete-table", table, "--yes")
    admin(ruled.folder, "close", table)
    lines = orders_in(ruled)
    assert [(line["event"], line["order"]) for line in lines] == [
        ("order", "guests"),
        ("order", "ban"),
        ("order", "delete_table"),
        ("order refused", "close"),
    ]
    assert lines[1]["who"] == f"guest {guest_id(ann)[:8]}"
    assert "Zerberussina" not in ruled.log()


NONSENSE = [
    b"",
    b"\n",
    b"{}\n",
    b'{"type":"nothing"}\n',
    b"[" * 4000 + b"\n",
    b"x" * 100_000,
    b'{"type":"close","table":"x"}\n',
]


def test_nonsense_at_the_back_door_is_answered_and_changes_nothing(ruled: RunningServer) -> None:
    for line in NONSENSE:
        answer = say_at_the_back_door(ruled.folder / FILE, line)
        assert not answer or json.loads(answer)["problem"]
    assert "There are none." in ordered(ruled, "tables")
    assert "Traceback" not in ruled.log()


def say_at_the_back_door(path: Path, line: bytes) -> bytes:
    with socket.socket(socket.AF_UNIX) as raw:
        raw.connect(str(path))
        raw.settimeout(20)
        try:
            raw.sendall(line)
            raw.shutdown(socket.SHUT_WR)
            return raw.recv(4096)
        except (BrokenPipeError, ConnectionResetError):
            return b""


def test_nobody_is_banned_by_a_name_that_means_nobody(ruled: RunningServer) -> None:
    for who in ("", "abc", "zzzzzzzz", "deadbeef", "300.1.1.1", "1.2.3.4/99"):
        assert give_order(ruled.folder, BanWho(who)).problem
    assert give_order(ruled.folder, ListBans()).rows == []


def test_an_order_about_nothing_says_what_there_is_not(ruled: RunningServer) -> None:
    told: dict[str, list[AnyOrder]] = {
        "no_such_table": [CloseTable("nonsense"), DeleteTable("aaaaaaaaaaaa")],
        "nobody_so_called": [DeleteGuest("zzzzzzzz"), Unban("Ann")],
        "text_too_long": [Announce("x" * 201), BanWho("203.0.113.9", "x" * 201)],
    }
    for code, orders in told.items():
        assert [give_order(ruled.folder, order).problem for order in orders] == [word("server", code)] * len(orders)


def test_a_data_folder_with_a_long_path_has_a_back_door_too(tmp_path: Path) -> None:
    folder = tmp_path / ("x" * 60) / ("y" * 60)
    folder.mkdir(parents=True)
    server = RunningServer(folder / "data")
    try:
        assert "There are none." in ordered(server, "tables")
    finally:
        assert server.stop() == 0
