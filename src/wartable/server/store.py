"""The store: what is kept of each table, and the few ways to write and read it."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import SQLAlchemyError

from wartable.server.appends import Append, Values
from wartable.server.database import UnknownShape, migrate, open_for_reading, open_for_writing
from wartable.server.folder import CannotServe, FolderLock, FolderUnusable
from wartable.server.halts import Halt
from wartable.server.mark import Mark
from wartable.server.opening import begin, look_first
from wartable.server.reading import (
    find_tables_of_other_rules,
    read_drafts,
    read_entries,
    read_keepsake,
    read_name,
    read_review,
    read_table,
    read_tables_of,
)
from wartable.server.schema import keepsakes, reviews, sittings, tables
from wartable.server.stored import Charter, Entry, Kept, Result, Sitting, Standing, StoredTable, now
from wartable.server.tally import Forgetting, Row, Statement
from wartable.server.writer import NotSaved, Work, Writer

T = TypeVar("T")
PULSE_SECONDS = 5.0
USUALLY_LISTED = 50


class Pulse(msgspec.Struct, frozen=True):
    """A sign of life of the database; `seconds` since the last write, or None before the first."""

    writable: bool
    seconds: float | None


class Store:
    """The database of one server."""

    def __init__(self, folder: Path, accept_loss: bool = False) -> None:
        self.folder = folder
        self._lock = FolderLock(folder)
        try:
            self.writer = self._open(accept_loss)
        except CannotServe:
            self._lock.release()
            raise
        self._reading = open_for_reading(folder)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")

    def _open(self, accept_loss: bool) -> Writer:
        found = look_first(self.folder, accept_loss)
        self._engine, self._mark = open_for_writing(self.folder), Mark(self.folder)
        try:
            migrate(self._engine)
            return Writer(self._engine, self._mark, begin(self._engine, self.folder, self._mark, found))
        except (SQLAlchemyError, sqlite3.Error, OSError, UnknownShape) as error:
            self._engine.dispose()
            self._mark.close()
            raise FolderUnusable("database_unusable", folder=str(self.folder), why=str(error)) from error

    def close(self) -> None:
        self.writer.close()
        self._reader.shutdown()
        self._reading.dispose()
        self._engine.dispose()
        self._mark.close()
        self._lock.release()

    # --- writing: on disk when it returns

    async def create(
        self, charter: Charter, sitting: Sitting | None, standing: Standing, choices: Sequence[Entry] = ()
    ) -> None:
        """A new table, at which its maker may already sit and choices may stand."""
        works: list[Work] = [_insert_table(charter, standing)]
        if sitting is not None:
            entry = Entry(1, "join", sitting.seat, [sitting.name])
            works += [_insert_sitting(charter.id, sitting), Append(_entry_row(charter.id, entry))]
        await self.writer.write(*works, *(Append(_entry_row(charter.id, choice)) for choice in choices))

    async def append(self, table: str, entry: Entry, standing: Standing, draft: Kept | None = None) -> None:
        """The next thing that happened, and what it leaves as a draft; Conflict when its number is taken."""
        kept = None if draft is None else _draft_row(table, draft)
        await self.writer.write(Append(_entry_row(table, entry), _standing_row(table, standing), kept))

    async def keep_draft(self, table: str, draft: Kept) -> None:
        """The picks of a seat, replacing earlier ones."""
        await self.writer.write(Append(draft=_draft_row(table, draft)))

    async def join(self, table: str, entry: Entry, sitting: Sitting, standing: Standing) -> None:
        append = Append(_entry_row(table, entry), _standing_row(table, standing))
        await self.writer.write(_insert_sitting(table, sitting), append)

    async def keep_review(self, table: str, body: bytes) -> None:
        """The review of a table; a later one replaces an earlier one."""
        fresh = {"body": body.decode(), "at": now()}
        row = upsert(reviews).values(table_id=table, **fresh)
        await self.writer.write(Statement(row.on_conflict_do_update(index_elements=["table_id"], set_=fresh)))

    async def keep_looks(self, table: str, seq: int, body: bytes, result: Result | None) -> None:
        """How the game looks to each viewer after a number of entries, replacing how it looked before."""
        fresh = {"seq": seq, "body": body, "result": None if result is None else _json(result)}
        row = upsert(keepsakes).values(table_id=table, **fresh)
        await self.writer.write(Statement(row.on_conflict_do_update(index_elements=["table_id"], set_=fresh)))

    async def carry_over(self, table: str, rules: int, standing: Standing) -> None:
        """The game goes on by another version of the rules."""
        fresh = _columns_of(standing) | {"rules": rules, "halted": None}
        await self.writer.write(Statement(update(tables).where(tables.c.id == table).values(**fresh)))

    async def halt(self, table: str, halt: Halt) -> None:
        await self.writer.write(Statement(update(tables).where(tables.c.id == table).values(halted=halt.text())))

    async def forget(self, table: str) -> None:
        """Delete a table and everything known about it. It must not be in play."""
        await self.writer.write(Forgetting(table))

    async def pulse(self) -> Pulse:
        """Whether the database can be written, and how long ago it was. An empty transaction shows it."""
        wrote_at = self.writer.wrote_at
        seconds = None if wrote_at is None else round(time.monotonic() - wrote_at, 3)
        try:
            await asyncio.wait_for(self.writer.write(), PULSE_SECONDS)
        except (NotSaved, TimeoutError):
            return Pulse(False, seconds)
        return Pulse(not self.writer.is_failing, seconds)

    # --- reading

    async def review(self, table: str) -> bytes | None:
        return await self.read(lambda connection: read_review(connection, table))

    async def table(self, table: str) -> StoredTable | None:
        return await self.read(lambda connection: read_table(connection, table))

    async def looks(self, table: str) -> tuple[int, bytes] | None:
        """How the game looked when it ended or was let go, and after how many entries that was."""
        return await self.read(lambda connection: read_keepsake(connection, table))

    async def drafts(self, table: str) -> list[Kept]:
        return await self.read(lambda connection: read_drafts(connection, table))

    async def entries(self, table: str) -> list[Entry]:
        return await self.read(lambda connection: read_entries(connection, table))

    async def tables_of_other_rules(self, current: dict[str, int], halted: bool) -> list[str]:
        """The tables not yet tried with the current versions; on request also those that could not go on."""
        return await self.read(lambda connection: find_tables_of_other_rules(connection, current, halted))

    async def tables_of(self, guest: str, most: int = USUALLY_LISTED) -> list[StoredTable]:
        """The tables at which a guest sits, the newest first."""
        return await self.read(lambda connection: read_tables_of(connection, guest, most))

    async def name_of(self, player: str) -> str:
        """What a player is called."""
        return await self.read(lambda connection: read_name(connection, player))

    async def read(self, query: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._reading.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reader, read)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _insert_table(charter: Charter, standing: Standing) -> Row:
    row = msgspec.structs.asdict(charter) | msgspec.structs.asdict(standing)
    row |= {name: _json(row[name]) for name in ("options", "seats", "asked", "edition")}
    row |= {"seed": str(charter.seed), "touched": charter.created}
    return Row(tables, row)


def _insert_sitting(table: str, sitting: Sitting) -> Row:
    return Row(sittings, msgspec.structs.asdict(sitting) | {"table_id": table})


def _entry_row(table: str, entry: Entry) -> Values:
    return (table, entry.seq, entry.kind, entry.seat, _json(entry.body), entry.message, now())


def _standing_row(table: str, standing: Standing) -> Values:
    return (table, standing.over, standing.choices, _json(standing.asked))


def _draft_row(table: str, draft: Kept) -> Values:
    return (table, draft.seat, draft.since, _json(draft.picks))


def _columns_of(standing: Standing) -> dict[str, object]:
    return msgspec.structs.asdict(standing) | {"asked": _json(standing.asked)}
