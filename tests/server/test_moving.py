"""From a data folder to PostgreSQL: everything is there afterwards, and a game goes on where it was."""

import asyncio
import random
import subprocess
from pathlib import Path

import pytest
from sqlalchemy import func, select
from tests.server.test_ratings import beat
from tests.server.test_saving import wartable
from tests.support.databases import open_store
from tests.support.postgres import Cluster
from tests.support.server import RunningServer

from wartable.server.schema import metadata

KEPT = [table for table in metadata.sorted_tables if table.name not in ("jobs", "tally")]


def counts(folder: Path, address: str | None) -> dict[str, int]:
    async def count() -> dict[str, int]:
        async with open_store(folder, address) as store:
            return await store.read(
                lambda connection: {
                    table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
                    for table in KEPT
                }
            )

    return asyncio.run(count())


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str, str, int]:
    """A data folder with a game under way, one that was rated, a player with a name, and something said."""
    server = RunningServer(tmp_path / "data")
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    assert bob.take_seat(table, 1, "Bob").status_code == 200
    assert ann.http.put("/api/me/name", json={"name": "Anna"}).status_code < 300
    beat(ann, bob)
    seat, chance = ann.sit(table), random.Random(1)
    other = bob.sit(table)
    for _ in range(4):
        active = seat if seat.moment["decision"] else other
        active.choose_any(chance)
        for one in (seat, other):
            one.await_seq(active.moment["seq"])
    cookie, number = ann.http.cookies["wartable_guest"], seat.moment["number"]
    assert server.stop() == 0
    return tmp_path / "data", cookie, table, number


def moved(folder: Path, address: str) -> "subprocess.CompletedProcess[str]":
    return wartable("move-data", "--data", folder, "--database", address)


def test_everything_is_moved_and_the_game_goes_on(
    played: tuple[Path, str, str, int], cluster: Cluster, tmp_path: Path
) -> None:
    folder, cookie, table, number = played
    address = cluster.new_database()
    before = counts(folder, None)
    done = moved(folder, address)
    assert done.returncode == 0, done.stderr
    assert "2 tables" in done.stdout
    assert counts(tmp_path, address) == before
    again = moved(folder, address)
    assert again.returncode == 2 and "not empty" in again.stderr
    server = RunningServer(tmp_path / "new", database=address)
    ann = server.guest(wartable_guest=cookie)
    assert ann.http.get("/api/me").json()["name"] == "Anna"
    assert ann.sit(table).moment["number"] == number
    assert moved(tmp_path / "new", address).returncode == 2, "its server is running"
    assert server.stop() == 0
