"""Moving: everything in a data folder, or a copy of its database, goes into an empty PostgreSQL database."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, func, insert, select, text

from wartable.engine.log import Fact
from wartable.server.checking import examine_file
from wartable.server.database import FILE, NEWEST, open_file_for_reading, version_of
from wartable.server.embedded import Embedded
from wartable.server.folder import CannotServe
from wartable.server.group_writer import FAILURES
from wartable.server.postgres import Postgres, sentence_of
from wartable.server.schema import jobs, metadata, tally

ROWS_AT_ONCE = 1000
LEFT_BEHIND = (jobs, tally)  # the tally belongs to SQLite; jobs are of the moment


class CannotMove(CannotServe):
    """Nothing was moved; the sentence says why."""


def move(folder: Path, address: str) -> dict[str, Fact]:
    """Returns how many tables and entries there are now. The server of the folder must not be running."""
    Embedded(folder).end()  # refused where a server runs or anything is wrong; and in its newest shape from now on
    found = examine_file(folder / FILE)
    database = Postgres(address)
    asyncio.run(database.prepare())
    moved = asyncio.run(_move(folder / FILE, database))
    if (moved["tables"], moved["events"]) != (found.tables, found.entries):
        raise CannotMove("move_differs", why=str(moved))
    return {"tables": moved["tables"], "entries": moved["events"]}


async def _move(file: Path, database: Postgres) -> dict[str, int]:
    """In one transaction: all of it, or nothing."""
    source = open_file_for_reading(file)
    try:
        engine = database.engine.execution_options(isolation_level="READ COMMITTED")
        async with engine.begin() as target:
            with source.connect() as connection:
                return await target.run_sync(_copy_all, connection)
    except FAILURES as error:
        raise CannotMove("database_unreachable", why=sentence_of(error)) from error
    finally:
        source.dispose()
        await database.engine.dispose()


def _copy_all(target: Connection, source: Connection) -> dict[str, int]:
    if version_of(source) != NEWEST:
        raise CannotMove("move_shape")
    wanted = [table for table in metadata.sorted_tables if table not in LEFT_BEHIND]
    if any(target.execute(select(func.count()).select_from(table)).scalar_one() for table in wanted):
        raise CannotMove("move_not_empty")
    return {table.name: _copy(target, source, table) for table in wanted}


def _copy(target: Connection, source: Connection, table: Table) -> int:
    moved = 0
    rows = source.execution_options(stream_results=True).execute(select(table))
    for some in rows.mappings().partitions(ROWS_AT_ONCE):
        target.execute(insert(table), [dict(row) for row in some])
        moved += len(some)
    _count_on(target, table)
    return moved


def _count_on(target: Connection, table: Table) -> None:
    """Where the database numbers rows itself, it goes on after the last."""
    key: Any = table.autoincrement_column
    if key is not None and table.name != "pulse":
        last = select(func.coalesce(func.max(key), 0) + 1).scalar_subquery()
        sequence = func.pg_get_serial_sequence(table.name, key.name)
        target.execute(select(func.setval(sequence, last, text("false"))).where(sequence.is_not(None)))
