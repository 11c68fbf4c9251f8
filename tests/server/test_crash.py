"""The short form of `python -m tests.server.crash`, and what durability rests on."""

import random
import re
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.crash import run
from tests.support.databases import ANY
from tests.support.server import RunningServer

DATABASES = ANY  # killing is in test_nodes.py on PostgreSQL; syncs and workers do not depend on it


@pytest.mark.slow
def test_killing_the_server_eight_times_loses_no_acknowledged_choice(tmp_path: Path) -> None:
    seen = run(8, 3, RunningServer(tmp_path / "data"))
    assert seen["rounds"] == 8
    assert seen["acknowledged"] > 50


def test_workers_do_not_outlive_a_killed_server(start: Callable[..., RunningServer]) -> None:
    server = start()
    ann = server.guest()
    seat = ann.sit(ann.create("me", "random", "random", "random")["id"])
    chance = random.Random(1)
    while not children_of(server.process.pid):
        seat.await_turn()
        seat.choose_any(chance)
    workers = children_of(server.process.pid)
    server.kill()
    deadline = time.monotonic() + 10
    while any(is_alive(worker) for worker in workers):
        assert time.monotonic() < deadline, "a worker lives on"
        time.sleep(0.1)


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("strace") is None, reason="there is no strace")
def test_every_acknowledged_choice_has_had_a_disk_sync(start: Callable[..., RunningServer], tmp_path: Path) -> None:
    """A kill -9 cannot tell a synced write from one in the page cache; counting the syncs can."""
    server = start()
    ann = server.guest()
    seat = ann.sit(ann.create("me", seed=1)["id"])
    trace = tmp_path / "trace"
    command = ["strace", "-f", "-e", "trace=fsync,fdatasync", "-o", str(trace), "-p", str(server.process.pid)]
    tracer = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    time.sleep(1.0)
    made = sum(seat.choose(seat.offers()[0])["type"] == "ack" for _ in range(20))
    tracer.terminate()
    tracer.wait(10)
    if tracer.returncode == 1 and not trace.read_text():
        pytest.skip("strace may not look into processes here")
    assert len(re.findall(r"f(?:data)?sync\(", trace.read_text())) >= made == 20


def test_the_database_waits_for_the_disk(tmp_path: Path) -> None:
    from wartable.server.database import open_for_writing

    engine = open_for_writing(tmp_path)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()
    assert sqlite3.sqlite_version_info >= (3, 35)
