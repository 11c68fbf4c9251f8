"""Expiry and room: tables nobody comes to go after the days that are set, and a full data folder takes no new ones."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, update
from structlog.testing import capture_logs
from tests.support.databases import Home, assert_whole
from tests.support.server import RunningServer

from wartable.server.company import Viewer
from wartable.server.expiry import Expiry
from wartable.server.hall import Hall
from wartable.server.keeping import Keeping
from wartable.server.schema import events, tables
from wartable.server.store import Store
from wartable.server.table_info import NewTable
from wartable.server.tally import NOTHING, Change, Statement, bare_connection, recount
from wartable.server.thinker import Thinker
from wartable.server.wishes import Choose

ANN = "a" * 64
WAITING, RUNNING = NewTable("quests", 2, ["me", "open"]), NewTable("quests", 1, ["me"], {}, 5)
KEEPING = Keeping(waiting_days=3, running_days=10, finished_days=30)
Act = Callable[[Store, Hall, Expiry], Awaitable[None]]


def serving(home: Home, act: Act, keeping: Keeping = KEEPING) -> None:
    async def main() -> None:
        store = await home.open()
        hall = Hall(store, Thinker(0), keeping)
        try:
            await act(store, hall, Expiry(hall, store, keeping))
        finally:
            await hall.close()
            await store.close()

    asyncio.run(main())
    assert_whole(home)


class Ageing:
    """Dates tables back, and what happened at them if that is wished for."""

    def __init__(self, days: float, also_events: bool) -> None:
        self._then = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
        self._also_events = also_events

    def do(self, connection: Connection) -> Change:
        before = counted(connection)
        connection.execute(update(tables).values(touched=self._then))
        if self._also_events:
            connection.execute(update(events).values(at=self._then))
        return counted(connection).plus(before.reversed())


def counted(connection: Connection) -> Change:
    """What the tally counts; PostgreSQL has none."""
    return recount(bare_connection(connection)) if connection.dialect.name == "sqlite" else NOTHING


async def age(store: Store, days: float, also_events: bool = True) -> None:
    await store.writer.write(Ageing(days, also_events))


async def ids_of(store: Store) -> set[str]:
    return {one.charter.id for one in await store.tables_of(ANN)}


def test_each_kind_of_table_has_its_own_age_and_the_log_tells(home: Home) -> None:
    async def act(store: Store, hall: Hall, expiry: Expiry) -> None:
        waiting, running, over = [(await hall.create(one, ANN)).id for one in (WAITING, RUNNING, RUNNING)]
        await store.writer.write(Statement(update(tables).where(tables.c.id == over).values(over=True)))
        for days, gone, left in (
            (2.9, {}, {waiting, running, over}),
            (3.1, {"waiting": 1}, {running, over}),
            (9.9, {}, {running, over}),
            (10.1, {"running": 1}, {over}),
            (29.9, {}, {over}),
            (30.1, {"finished": 1}, set()),
        ):
            await age(store, days)
            with capture_logs() as lines:
                assert dict(await expiry.expire()) == gone
            assert [{key: line[key] for key in line if key in gone} for line in lines] == ([gone] if gone else [])
            assert await ids_of(store) == left

    serving(home, act)


def test_nothing_expires_where_no_days_are_set(home: Home) -> None:
    async def act(store: Store, hall: Hall, expiry: Expiry) -> None:
        made = {(await hall.create(one, ANN)).id for one in (WAITING, RUNNING)}
        await age(store, 30_000)
        assert not await expiry.expire()
        assert await ids_of(store) == made
        assert [one.expires for one in await hall.tables_of(ANN)] == [None, None]

    serving(home, act, Keeping(waiting_days=0, running_days=0, finished_days=0))


def test_a_table_in_use_never_expires(home: Home) -> None:
    """Given an old table at which somebody sits, then it stays; and to come is enough to keep it."""

    async def act(store: Store, hall: Hall, expiry: Expiry) -> None:
        table_id = (await hall.create(RUNNING, ANN)).id
        table = await hall.table(table_id)
        viewer = Viewer(ANN)
        await table.enter(viewer)
        await age(store, 400)
        assert not await expiry.expire()
        await table.move(viewer, Choose("m", table.story.seq, [table.story.started().decisions()[0].options[0].key]))
        table.leave(viewer)

    async def later(store: Store, hall: Hall, expiry: Expiry) -> None:
        await age(store, 400)
        await hall.table((await ids_of(store)).pop())
        stored = (await store.tables_of(ANN))[0]
        assert stored.touched[:10] == datetime.now(UTC).date().isoformat()

    serving(home, act)
    serving(home, later)


def test_what_happened_counts_even_if_a_killed_server_wrote_no_touch(home: Home) -> None:
    async def act(store: Store, hall: Hall, expiry: Expiry) -> None:
        table = (await hall.create(RUNNING, ANN)).id
        await age(store, 400, also_events=False)
        assert not await expiry.expire()
        assert await ids_of(store) == {table}

    serving(home, act)


def test_a_guest_is_told_when_a_table_would_expire(home: Home) -> None:
    async def act(store: Store, hall: Hall, expiry: Expiry) -> None:
        await hall.create(WAITING, ANN)
        (listed,) = await hall.tables_of(ANN)
        assert listed.expires is not None
        left = datetime.fromisoformat(listed.expires) - datetime.now(UTC)
        assert timedelta(days=2, hours=23) < left <= timedelta(days=3)

    serving(home, act)


def test_hundreds_of_tables_are_gone_through_and_none_is_forgotten(home: Home) -> None:
    async def act(store: Store, hall: Hall, expiry: Expiry) -> None:
        for wish in (WAITING, RUNNING):
            await asyncio.gather(*(hall.create(wish, ANN) for _ in range(250)))
        await age(store, 5)
        assert dict(await expiry.expire()) == {"waiting": 250}
        assert not await expiry.expire()

    serving(home, act)


def test_a_server_lets_tables_expire_while_it_runs_and_tells_it(
    tmp_path: Path, home: Home, start: Callable[..., RunningServer]
) -> None:
    async def make(store: Store, hall: Hall, expiry: Expiry) -> None:
        await hall.create(WAITING, ANN)
        await age(store, 5)

    serving(home, make)
    file = tmp_path / "wartable.toml"
    file.write_text('log = "json"\n[keeping]\nwaiting_days = 4\n')
    server = start(limits=str(file), database=home.database)
    assert metric(server, 'wartable_expired_total{state="waiting"}') == 1.0
    assert server.stop() == 0
    (line,) = [json.loads(text) for text in server.log().splitlines() if "expired" in text]
    assert (line["event"], line["waiting"]) == ("expired", 1)


def metric(server: RunningServer, name: str) -> float:
    for _ in range(50):
        for line in httpx.get(f"{server.address}/metrics").text.splitlines():
            if line.startswith(f"{name} "):
                return float(line.rsplit(" ", 1)[1])
    raise AssertionError(f"no {name}")


def test_a_full_data_folder_takes_no_new_tables_and_games_go_on(tmp_path: Path) -> None:
    """Given a folder that holds more than is set, then making a table gives 507; playing goes on; room heals it."""
    file = tmp_path / "wartable.toml"
    file.write_text('log = "json"\n[keeping]\ndata_megabytes = 2\n')
    server = RunningServer(tmp_path / "data", limits=str(file))
    ann = server.guest()
    seat = ann.sit(ann.create("me", name="Ann")["id"])
    assert httpx.get(f"{server.address}/health").json()["full"] is False
    ballast = server.folder / "set-aside"
    ballast.write_bytes(b"x" * 2_100_000)
    until(lambda: httpx.get(f"{server.address}/health").json()["full"])
    health = httpx.get(f"{server.address}/health")
    assert (health.status_code, health.json()["status"]) == (200, "full")
    for path in ("/api/tables", f"/api/tables/{seat.moment['table']['id']}/moments/0/continue", "/api/lessons/quests"):
        body = {"game": "quests", "players": 1, "seats": ["me"]} if path == "/api/tables" else {}
        answer = ann.http.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (507, "no_room")
    assert seat.choose(seat.offers()[0])["type"] == "ack"
    assert metric(server, "wartable_data_bytes") > 2_100_000
    assert metric(server, 'wartable_refusals_total{limit="data_megabytes"}') == 3.0
    assert '"limit": "data_megabytes"' in server.log()
    ballast.unlink()
    until(lambda: not httpx.get(f"{server.address}/health").json()["full"])
    ann.create("me")
    assert server.stop() == 0


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.2)


@pytest.mark.parametrize("text", ["waiting_days = -1", "data_megabytes = 0", 'finished_days = "never"', "days = 1"])
def test_ages_that_make_no_sense_are_refused(tmp_path: Path, text: str) -> None:
    from wartable.server.settings import BadConfiguration, read_settings

    file = tmp_path / "wartable.toml"
    file.write_text(f"[keeping]\n{text}\n")
    with pytest.raises(BadConfiguration, match=r"line 2, keeping\."):
        read_settings(file)
