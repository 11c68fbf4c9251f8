"""A full disk, backups and upgrades, by the commands that an operator gives, on servers that run."""

import contextlib
import json
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_drafts import at_a_payment, fill, keys
from tests.support.databases import ANY
from tests.support.server import ROOT, RunningServer, Seat, environment
from websockets.exceptions import ConnectionClosed

from wartable.server.admin_socket import give_order
from wartable.server.orders import AnyOrder, BanWho, CloseTable, DeleteTable, ListBans, Unban
from wartable.words import word

DATABASES = ANY  # full disks, backups and copies are those of SQLite's files

TINY = 4096  # bytes: no page of the database can be written, the mark can
UNLIMITED = resource.RLIM_INFINITY


def wartable(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "wartable", *map(str, arguments)]
    return subprocess.run(
        command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False, timeout=120
    )


@contextlib.contextmanager
def full_disk(server: RunningServer) -> Iterator[None]:
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (TINY, UNLIMITED))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))


def test_a_full_disk_is_told_everywhere_and_heals_by_itself(start: Callable[..., RunningServer]) -> None:
    server = start()
    ann, bob, cid = server.guest(), server.guest(), server.guest()
    other, ended, gone = ann.create("me", "open")["id"], ann.create("me", seed=2)["id"], cid.create("me")["id"]
    wish = {"game": "quests", "players": 1, "seats": ["me"]}
    with full_disk(server):
        answers = [ann.http.post("/api/tables", json=wish), bob.take_seat(other, 1, "Bob")]
        answers.append(ann.http.post(f"/api/tables/{ended}/moments/0/continue", json={}))
        answers.append(ann.http.post("/api/lessons/quests", json={}))
        answers += [cid.http.delete(f"/api/tables/{gone}"), cid.http.delete("/api/me")]
        assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "not_saved")] * 6
        assert [len(one.http.get("/api/tables").json()) for one in (ann, bob, cid)] == [2, 0, 1]
    assert ann.http.post("/api/tables", json=wish).status_code == 201
    assert ann.http.post("/api/lessons/quests", json={}).status_code == 201
    assert bob.take_seat(other, 1, "Bob").status_code == 200
    assert cid.http.delete("/api/me").status_code == 204
    assert server.stop() == 0
    assert "Traceback" not in server.log()
    assert wartable("check", "--data", server.folder).returncode == 0


@pytest.mark.parametrize("kind", ["choose", "choose_set", "change_draft", "undo", "redo"])
def test_on_a_full_disk_nothing_happens_at_a_table(server: RunningServer, kind: str) -> None:
    """Given a seat that can do something, when it cannot be written, then it is refused, and the table is as before."""
    table, seat = at_a_payment(guest := server.guest())
    wish: dict[str, Any] = {}
    if kind == "redo":
        seat.await_seq(seat.say("undo")["seq"])
    elif kind == "choose":
        wish = {"keys": [seat.offers()[0]]}
    elif kind == "choose_set":
        wish = {"picks": keys(fill(seat)["picks"])}
    elif kind == "change_draft":
        wish = {"add": keys(seat.moment["draft"]["additions"])[:1], "drop": []}
    before, draft = seat.moment, seat.moment["draft"]
    with full_disk(server):
        answer = seat.say(kind, **wish)
        assert (answer["type"], answer["code"]) == ("refused", "not_saved")
        with pytest.raises(ConnectionClosed):
            seat.await_type("nothing")  # whatever else is still told, as who came
    again = guest.sit(table)
    assert (again.moment["seq"], again.moment["view"], again.moment["draft"]) == (before["seq"], before["view"], draft)
    assert again.say(kind, **wish)["type"] in ("ack", "draft")


def test_on_a_full_disk_no_order_is_carried_out(start: Callable[..., RunningServer]) -> None:
    """Given an operator, when bans and deletions cannot be written, then the operator is told, and nothing is done."""
    server = start()
    ann = server.guest()
    table = ann.create("me")["id"]
    assert give_order(server.folder, BanWho("203.0.113.9", "")).problem == ""
    orders: list[AnyOrder] = [BanWho("203.0.113.7", ""), Unban("203.0.113.9"), CloseTable(table), DeleteTable(table)]
    with full_disk(server):
        problems = [give_order(server.folder, order).problem for order in orders]
        assert problems == [word("server", "not_saved")] * len(orders)
        assert [row[0] for row in give_order(server.folder, ListBans()).rows] == ["203.0.113.9"]
    assert ann.http.get(f"/api/tables/{table}").json()["halted"] is None
    assert [give_order(server.folder, order).problem for order in orders[:2]] == [""] * 2


class Load:
    """Pairs of players who choose all the time, and what was acknowledged to them."""

    def __init__(self, server: RunningServer, pairs: int) -> None:
        self.server = server
        self.acknowledged: list[tuple[str, int]] = []
        self._ends = threading.Event()
        self._threads = [threading.Thread(target=self._play, args=(number,)) for number in range(pairs)]
        for thread in self._threads:
            thread.start()

    def wait_for(self, choices: int) -> None:
        while len(self.acknowledged) < choices:
            assert all(thread.is_alive() for thread in self._threads)
            self._ends.wait(0.01)

    def stop(self) -> None:
        self._ends.set()
        for thread in self._threads:
            thread.join(60)

    def _play(self, number: int) -> None:
        ann, bob, chance = self.server.guest(), self.server.guest(), random.Random(number)
        while not self._ends.is_set():
            table = ann.create("me", "open", name="Ann")["id"]
            assert bob.take_seat(table, 1, "Bob").status_code == 200
            seats = [ann.sit(table), bob.sit(table)]
            while not self._ends.is_set() and not seats[0].moment["over"]:
                self._choose(table, seats, chance)

    def _choose(self, table: str, seats: list[Seat], chance: random.Random) -> None:
        for seat in seats:
            if seat.moment["decision"] and seat.choose_any(chance)["type"] == "ack":
                self.acknowledged.append((table, seat.moment["seq"]))
        for seat in seats:
            seat.await_seq(max(other.moment["seq"] for other in seats))


@pytest.mark.slow
def test_a_backup_made_while_games_are_played_holds_all_that_was_acknowledged(
    start: Callable[..., RunningServer], tmp_path: Path
) -> None:
    """Given players who choose all the time, when copies are made, then each holds what was acknowledged before."""
    server = start()
    load = Load(server, 4)
    for number in range(3):
        load.wait_for(40 * (number + 1))
        before, copy = load.acknowledged[:], tmp_path / f"copy{number}.db"
        made = wartable("backup", copy, "--data", server.folder)
        assert made.returncode == 0, made.stderr
        assert copy.stat().st_mode & 0o777 == 0o600
        with contextlib.closing(sqlite3.connect(copy)) as database:
            assert set(before) <= set(database.execute("SELECT table_id, seq FROM events"))
    load.stop()
    assert wartable("check", copy).stdout.startswith("All is well")


@pytest.mark.slow
def test_a_copy_is_put_back_only_while_no_server_runs(start: Callable[..., RunningServer], tmp_path: Path) -> None:
    server = start()
    ann = server.guest()
    first = ann.create("me", seed=1)["id"]
    copy = tmp_path / "copy.db"
    assert "1 table with 1 entry" in wartable("backup", copy, "--data", server.folder).stdout
    assert "exists" in wartable("backup", copy, "--data", server.folder).stderr
    later = ann.create("me", seed=2)["id"]
    refused = wartable("restore", copy, "--data", server.folder)
    assert refused.returncode == 2 and "Another Wartable server" in refused.stderr
    token = ann.http.cookies["wartable_guest"]
    assert server.stop() == 0
    assert "put back" in wartable("restore", copy, "--data", server.folder).stdout
    server.start()
    ann = server.guest(wartable_guest=token)
    assert [table["id"] for table in ann.http.get("/api/tables").json()] == [first]
    assert ann.http.get(f"/api/tables/{later}").status_code == 404


def test_a_folder_without_games_is_not_called_intact(tmp_path: Path) -> None:
    """A misspelt folder must not make a check go well, nor a missing copy be called an empty one."""
    told = wartable("check", "--data", tmp_path / "none")
    assert (told.returncode, told.stdout, "There are no games in" in told.stderr) == (2, "", True)
    told = wartable("restore", tmp_path / "none.db", "--data", tmp_path / "none")
    said = " ".join(told.stderr.replace("│", "").split())  # typer puts it in a box
    assert (told.returncode, "does not exist" in said) == (2, True)
    assert not (tmp_path / "none").exists()


@pytest.mark.slow
def test_a_server_that_has_lost_something_does_not_start_unless_told(
    start: Callable[..., RunningServer], tmp_path: Path
) -> None:
    """Given a killed server whose log was deleted, then it says what is missing; --accept-loss goes on without it."""
    server = start()
    seat = server.guest().sit(server.guest().create("me", seed=1)["id"])
    assert seat.moment["view"] is not None
    server.kill()
    (server.folder / "wartable.db-wal").unlink()
    refused = wartable("serve", "--port", 0, "--data", server.folder)
    assert refused.returncode == 2
    assert "is not as the server left it" in refused.stderr and "--accept-loss" in refused.stderr
    told = wartable("check", "--data", server.folder)
    assert told.returncode == 1 and told.stdout.count("\n") == 1
    command = [sys.executable, "-m", "wartable", "serve", "--port", "0", "--data", str(server.folder), "--accept-loss"]
    with subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True) as accepted:
        assert accepted.stdout is not None
        assert "Wartable is open at" in accepted.stdout.readline()
        accepted.send_signal(signal.SIGTERM)
    assert wartable("check", "--data", server.folder).returncode == 0


@pytest.mark.slow
def test_an_upgrade_is_tried_on_a_copy_while_the_server_runs(start: Callable[..., RunningServer]) -> None:
    """Given tables of an earlier version, then --dry-run tells which go on, and changes nothing."""
    server = start()
    ann = server.guest()
    for _ in range(2):
        seat = ann.sit(ann.create("me", seed=1)["id"])
        assert seat.choose(seat.offers()[0])["type"] == "ack"
    assert server.stop() == 0
    file = server.folder / "wartable.db"
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE tables SET rules = 0")
        (table,) = database.execute("SELECT min(id) FROM tables").fetchone()
        database.commit()
    before = file.read_bytes()
    told = wartable("upgrade", "--dry-run", "--data", server.folder)
    assert told.stdout == "quests: 2 running, can go on\n", told.stderr
    assert file.read_bytes() == before
    assert wartable("upgrade", "--data", server.folder).stdout == "quests: 2 running, can go on\n"
    assert wartable("upgrade", "--data", server.folder).stdout == "All games follow the current rules.\n"
    server.start()
    assert server.guest().http.get(f"/api/tables/{table}").json()["halted"] is None
    assert json.loads(server.guest().http.get("/api/tables").text) == []
