"""The store: what is written is there, once; migrations give just the shape that the code expects."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text
from tests.support.databases import Home, open_store

from wartable.engine.seed import Seed
from wartable.server.database import (
    NEWEST,
    migrate,
    migrations_of,
    open_for_reading,
    open_for_writing,
    reach_newest,
)
from wartable.server.embedded import Embedded, store_in
from wartable.server.failures import Conflict, NotSaved
from wartable.server.folder import FolderInUse, FolderLock, FolderUnusable, default_folder
from wartable.server.schema import metadata
from wartable.server.store import Store
from wartable.server.stored import Charter, Entry, Sitting, Standing, now
from wartable.server.tally import Statement

CHARTER = Charter("abcdefghijkl", "quests", 1, 2, {}, 7, ["person", "greedy"], now())
ANN = Sitting(0, "a" * 64, "Ann")


def with_store(home: Home, act: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        async with open_store(home.folder, home.database) as store:
            await act(store)

    asyncio.run(main())


def test_what_was_written_is_read_again_after_a_restart(home: Home) -> None:
    entry = Entry(2, "choice", 0, ["draw"], "m1")

    async def write(store: Store) -> None:
        await store.create(CHARTER, ANN, Standing(False, 0, [0]))
        await store.append(CHARTER.id, entry, Standing(False, 1, [1]))

    async def read(store: Store) -> None:
        stored = await store.table(CHARTER.id)
        assert stored is not None
        assert stored.charter == CHARTER
        assert stored.standing == Standing(False, 1, [1])
        assert stored.sittings == [ANN]
        read = await store.entries(CHARTER.id)
        assert all(one.at > 0 for one in read)
        assert [msgspec.structs.replace(one, at=0) for one in read] == [Entry(1, "join", 0, ["Ann"]), entry]
        assert await store.tables_of("b" * 64) == []
        assert [one.charter.id for one in await store.tables_of(ANN.guest)] == [CHARTER.id]

    with_store(home, write)
    with_store(home, read)


def test_a_sealed_seed_comes_back_whatever_its_digits_look_like(home: Home) -> None:
    seeds: list[Seed] = ["1" * 64, "0" * 63 + "7", "1e5" + "0" * 61, "ab" * 32, 0, 2**53 - 1, -(2**63)]
    charters = [msgspec.structs.replace(CHARTER, id=f"{number:012}", seed=seed) for number, seed in enumerate(seeds)]

    async def write(store: Store) -> None:
        for charter in charters:
            await store.create(charter, None, Standing())
        stored = [await store.table(charter.id) for charter in charters]
        assert [one and one.charter for one in stored] == charters

    with_store(home, write)


def test_a_failure_does_not_tell_what_was_to_be_written(home: Home) -> None:
    async def write(store: Store) -> None:
        await store.writer.write(Statement(text("ALTER TABLE tables RENAME TO lost")))
        secret = "ab" * 32
        with pytest.raises(NotSaved, match=r"no such table|does not exist") as failure:
            await store.create(msgspec.structs.replace(CHARTER, seed=secret), ANN, Standing())
        assert secret not in str(failure.value)

    with_store(home, write)


def test_seeds_stored_as_numbers_are_kept(tmp_path: Path) -> None:
    """Given a database from before sealed seeds, then its tables are read as they were; a way back keeps numbers."""
    engine = open_for_writing(tmp_path)
    row = "INSERT INTO tables (id, game, rules, players, options, seed, seats, created, over, choices, asked) VALUES"
    with engine.connect() as connection:
        command.upgrade(migrations_of(connection), "0002")
        connection.execute(text(f"{row} ('{'a' * 12}', 'quests', 1, 1, '{{}}', {2**53 - 1}, '[]', '', 0, 0, '[]')"))
        connection.execute(text(f"INSERT INTO sittings VALUES ('{'a' * 12}', 0, '{'b' * 64}', 'Ann')"))
        connection.commit()
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT seed FROM tables")).scalar() == str(2**53 - 1)
        connection.execute(text(f"{row} ('{'c' * 12}', 'quests', 2, 1, '{{}}', '{'ab' * 32}', '[]', '', 0, 0, '[]')"))
        command.downgrade(migrations_of(connection), "0002")
        assert connection.execute(text("SELECT rules, seed FROM tables ORDER BY id")).all() == [(1, 2**53 - 1), (0, 0)]
        assert connection.execute(text("SELECT count(*) FROM sittings")).scalar() == 1
        connection.commit()
    engine.dispose()


def test_one_failing_write_of_a_group_leaves_the_others_whole(home: Home) -> None:
    async def write(store: Store) -> None:
        await store.create(CHARTER, ANN, Standing())
        entries = [Entry(2, "choice", 0, [], "a"), Entry(2, "choice", 0, [], "b"), Entry(3, "choice", 0, [], "a")]
        entries.append(Entry(3, "choice", 1, [], "a"))
        appends = [store.append(CHARTER.id, entry, Standing(False, entry.seq)) for entry in entries]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, Conflict, type(None)]
        assert [entry.seq for entry in await store.entries(CHARTER.id)] == [1, 2, 3]

    with_store(home, write)


def test_waiting_writes_share_a_commit(home: Home) -> None:
    async def write(store: Store) -> None:
        await store.create(CHARTER, ANN, Standing())
        before = store.writer.groups
        entries = [Entry(seq, "choice", 0, ["draw"]) for seq in range(2, 202)]
        await asyncio.gather(*(store.append(CHARTER.id, entry, Standing()) for entry in entries))
        assert store.writer.groups - before < 20

    with_store(home, write)


def test_a_disk_that_fails_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(CHARTER, ANN, Standing())
        with store.database.engine.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
            connection.rollback()
        with pytest.raises(NotSaved):
            await store.append(CHARTER.id, Entry(2, "choice", 0, ["x" * 100_000]), Standing())
        assert len(await store.entries(CHARTER.id)) == 1

    with_store(Home(tmp_path, None), write)


def test_a_folder_is_for_one_server(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    with pytest.raises(FolderInUse, match="uses the data folder"):
        FolderLock(tmp_path)
    lock.release()
    FolderLock(tmp_path).release()


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(FolderUnusable, match="cannot be used: Not a directory"):
        store_in(tmp_path / "file" / "data")
    (tmp_path / "wartable.db").write_text("no database" * 1000)
    with pytest.raises(FolderUnusable, match="file is not a database"):
        store_in(tmp_path)


def test_the_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    Embedded(tmp_path).end()
    engine = open_for_writing(tmp_path)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(FolderUnusable, match="newer version of Wartable"):
        store_in(tmp_path)


def test_the_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WARTABLE_DATA", str(tmp_path))
    assert default_folder() == tmp_path
    monkeypatch.delenv("WARTABLE_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert default_folder() == tmp_path / "share" / "wartable"


def test_the_migrations_give_the_shape_that_the_code_expects(tmp_path: Path) -> None:
    engine = open_for_writing(tmp_path)
    with engine.connect() as connection:
        reach_newest(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == NEWEST
        assert ScriptDirectory.from_config(migrations_of(connection)).get_current_head() == NEWEST
    engine.dispose()


def test_a_new_database_has_at_once_the_shape_to_which_the_migrations_come(tmp_path: Path) -> None:
    shapes = []
    for name, make in (("at_once", migrate), ("step_by_step", reach_step_by_step)):
        (tmp_path / name).mkdir()
        engine = open_for_writing(tmp_path / name)
        make(engine)
        with engine.connect() as connection:
            shapes.append(shape_of(connection))
        engine.dispose()
    assert shapes[0] == shapes[1]
    assert len(shapes[0]) > 20


def reach_step_by_step(engine: Engine) -> None:
    with engine.connect() as connection:
        reach_newest(connection)
        connection.commit()


def shape_of(connection: Connection) -> dict[str, list[Any]]:
    """Of every table, what SQLite says of its columns, indexes and constraints, in whatever order they were made."""
    found = {}
    for name in inspect(connection).get_table_names():
        columns = connection.execute(text(f'PRAGMA table_xinfo("{name}")')).all()
        indexes = [row[1:] for row in connection.execute(text(f'PRAGMA index_list("{name}")'))]
        parts = [connection.execute(text(f'PRAGMA index_info("{index[0]}")')).all() for index in sorted(indexes)]
        names = [[row[2] for row in rows] for rows in parts]
        keys = [row[2:] for row in connection.execute(text(f'PRAGMA foreign_key_list("{name}")'))]
        found[name] = [sorted(column[1:] for column in columns), sorted(indexes), names, sorted(keys)]
    return found


def test_the_migrations_can_be_taken_back(tmp_path: Path) -> None:
    engine = open_for_writing(tmp_path)
    migrate(engine)
    with engine.connect() as connection:
        command.downgrade(migrations_of(connection), "base")
        connection.commit()
        assert set(inspect(connection).get_table_names()) == {"alembic_version"}
    migrate(engine)
    engine.dispose()


def test_a_reader_cannot_write(tmp_path: Path) -> None:
    writing = open_for_writing(tmp_path)
    migrate(writing)
    reading = open_for_reading(tmp_path)
    with reading.connect() as connection, pytest.raises(Exception, match="readonly"):
        connection.execute(text("DELETE FROM events"))
    reading.dispose()
    writing.dispose()


ENTRIES, IN_A_GROUP = 3000, 50
DEAREST = 8  # times a bare entry, where it is three; through SQLAlchemy it was forty


def test_an_entry_costs_little_more_than_bare_sqlite(tmp_path: Path) -> None:
    """Given many tables whose choices come together, then the processor time of one is near that of its bare rows.

    The rest is what the promise needs: a thread of its own, checksums, the mark, and the loop that waits.
    """
    spent = []

    async def act(store: Store) -> None:
        charters = [msgspec.structs.replace(CHARTER, id=f"{number:012}") for number in range(IN_A_GROUP)]
        for charter in charters:
            await store.create(charter, None, Standing())
        began = time.process_time()
        for seq in range(1, ENTRIES // IN_A_GROUP + 1):
            entry, standing = Entry(seq, "choice", 0, ["draw"], f"m{seq}"), Standing(False, seq, [1])
            await asyncio.gather(*(store.append(charter.id, entry, standing) for charter in charters))
        spent.append(time.process_time() - began)

    with_store(Home(tmp_path, None), act)
    bare = min(seconds_of_bare_entries(tmp_path / "wartable.db") for _ in range(3))
    assert spent[0] / bare < DEAREST, (spent[0] / ENTRIES, bare / ENTRIES)


def seconds_of_bare_entries(file: Path) -> float:
    """The same rows by prepared statements, in as many transactions, in a copy of the database."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("DELETE FROM events")
        began = time.process_time()
        for seq in range(1, ENTRIES // IN_A_GROUP + 1):
            tables = [f"{number:012}" for number in range(IN_A_GROUP)]
            database.execute("BEGIN IMMEDIATE")
            rows = [(table, seq, "choice", 0, '["draw"]', f"m{seq}", "2026-01-01T00:00:00.000") for table in tables]
            database.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            standings = [(False, seq, "[1]", table) for table in tables]
            database.executemany("UPDATE tables SET over = ?, choices = ?, asked = ? WHERE id = ?", standings)
            database.execute("COMMIT")
        return time.process_time() - began
