"""The store: what is kept of each table, and the few ways to write and read it."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
from sqlalchemy import Connection, Executable, Insert, Row, Update, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import SQLAlchemyError

from wartable.engine.contract import Setting
from wartable.server.database import UnknownShape, migrate, open_for_reading, open_for_writing
from wartable.server.folder import FolderLock, FolderUnusable
from wartable.server.schema import events, reviews, sittings, tables
from wartable.server.writer import Writer

T = TypeVar("T")
EntryKind = Literal["join", "choice", "undo", "redo"]
MOST_TABLES_LISTED = 50


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table. `body`: the keys of a choice, or the name of who joined."""

    seq: int
    kind: EntryKind
    seat: int
    body: list[str] = []
    message: str | None = None


class Sitting(msgspec.Struct, frozen=True):
    """A person at a seat; `guest` is the hash of the token in the person's cookie."""

    seat: int
    guest: str
    name: str


class Standing(msgspec.Struct, frozen=True):
    """How a game stands, as far as a list of tables shows it."""

    over: bool = False
    choices: int = 0
    asked: list[int] = []


class Charter(msgspec.Struct, frozen=True):
    """What is fixed when a table is made. `seats` holds "person" or the name of a bot's level."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Setting]
    seed: int
    seats: list[str]
    created: str


class StoredTable(msgspec.Struct, frozen=True):
    charter: Charter
    standing: Standing
    sittings: list[Sitting]


class Store:
    """The database of one server."""

    def __init__(self, folder: Path) -> None:
        self._lock = FolderLock(folder)
        self._engine = open_for_writing(folder)
        try:
            migrate(self._engine)
        except (SQLAlchemyError, sqlite3.DatabaseError, UnknownShape) as error:
            self._lock.release()
            raise FolderUnusable(f"The database in {folder} cannot be used: {error}") from error
        self.writer = Writer(self._engine)
        self._reading = open_for_reading(folder)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")

    def close(self) -> None:
        self.writer.close()
        self._reader.shutdown()
        self._reading.dispose()
        self._engine.dispose()
        self._lock.release()

    # --- writing: on disk when it returns

    async def create(
        self, charter: Charter, sitting: Sitting | None, standing: Standing, choices: Sequence[Entry] = ()
    ) -> None:
        """A new table, at which its maker may already sit and choices may stand."""
        statements: list[Executable] = [_insert_table(charter, standing)]
        if sitting is not None:
            entry = Entry(1, "join", sitting.seat, [sitting.name])
            statements += [_insert_sitting(charter.id, sitting), _insert_entry(charter.id, entry)]
        await self.writer.write(*statements, *(_insert_entry(charter.id, choice) for choice in choices))

    async def append(self, table: str, entry: Entry, standing: Standing) -> None:
        """The next thing that happened; Conflict when its number is taken."""
        await self.writer.write(_insert_entry(table, entry), _update_standing(table, standing))

    async def join(self, table: str, entry: Entry, sitting: Sitting, standing: Standing) -> None:
        await self.writer.write(
            _insert_sitting(table, sitting), _insert_entry(table, entry), _update_standing(table, standing)
        )

    async def keep_review(self, table: str, body: bytes) -> None:
        """The review of a table; a later one takes the place of an earlier one."""
        fresh = {"body": body.decode(), "at": now()}
        row = upsert(reviews).values(table_id=table, **fresh)
        await self.writer.write(row.on_conflict_do_update(index_elements=["table_id"], set_=fresh))

    # --- reading

    async def review(self, table: str) -> bytes | None:
        return await self._read(lambda connection: _review(connection, table))

    async def table(self, table: str) -> StoredTable | None:
        return await self._read(lambda connection: _table(connection, table))

    async def entries(self, table: str) -> list[Entry]:
        return await self._read(lambda connection: _entries(connection, table))

    async def tables_of(self, guest: str) -> list[StoredTable]:
        """The tables at which a guest sits, the newest first."""
        return await self._read(lambda connection: _tables_of(connection, guest))

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._reading.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reader, read)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _insert_table(charter: Charter, standing: Standing) -> Insert:
    row = msgspec.structs.asdict(charter) | msgspec.structs.asdict(standing)
    row |= {name: _json(row[name]) for name in ("options", "seats", "asked")}
    return insert(tables).values(**row)


def _insert_sitting(table: str, sitting: Sitting) -> Insert:
    return insert(sittings).values(table_id=table, **msgspec.structs.asdict(sitting))


def _insert_entry(table: str, entry: Entry) -> Insert:
    row = msgspec.structs.asdict(entry) | {"body": _json(entry.body)}
    return insert(events).values(table_id=table, at=now(), **row)


def _update_standing(table: str, standing: Standing) -> Update:
    row = msgspec.structs.asdict(standing) | {"asked": _json(standing.asked)}
    return update(tables).where(tables.c.id == table).values(**row)


def _table(connection: Connection, table: str) -> StoredTable | None:
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    return None if row is None else _stored(connection, row)


def _review(connection: Connection, table: str) -> bytes | None:
    body: str | None = connection.execute(select(reviews.c.body).where(reviews.c.table_id == table)).scalar()
    return None if body is None else body.encode()


def _tables_of(connection: Connection, guest: str) -> list[StoredTable]:
    mine = select(sittings.c.table_id).where(sittings.c.guest == guest)
    newest_first = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.created.desc(), tables.c.id)
    return [_stored(connection, row) for row in connection.execute(newest_first.limit(MOST_TABLES_LISTED))]


def _stored(connection: Connection, row: Row[tuple[object, ...]]) -> StoredTable:
    columns = {str(name): value for name, value in row._mapping.items()}
    columns |= {name: msgspec.json.decode(columns[name]) for name in ("options", "seats", "asked")}
    people = connection.execute(select(sittings).where(sittings.c.table_id == columns["id"]))
    return StoredTable(
        msgspec.convert(columns, Charter),
        msgspec.convert(columns, Standing),
        [Sitting(person.seat, person.guest, person.name) for person in people],
    )


def _entries(connection: Connection, table: str) -> list[Entry]:
    rows = connection.execute(select(events).where(events.c.table_id == table).order_by(events.c.seq))
    return [
        Entry(row.seq, row.kind, row.seat, msgspec.json.decode(row.body, type=list[str]), row.message) for row in rows
    ]
