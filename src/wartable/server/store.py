"""The store: what is kept of each table, and the few ways to write and read it."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import Connection, Select, and_, or_, select, update
from sqlalchemy import Row as Found
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import SQLAlchemyError

from wartable.editions.chosen import EditionName
from wartable.engine.contract import Setting
from wartable.engine.seed import Seed, read_seed
from wartable.server.appends import Append, Values
from wartable.server.database import UnknownShape, migrate, open_for_reading, open_for_writing
from wartable.server.folder import CannotServe, FolderLock, FolderUnusable
from wartable.server.halts import Halt, read_halt
from wartable.server.mark import Mark
from wartable.server.opening import begin, look_first
from wartable.server.schema import drafts, events, keepsakes, reviews, sittings, tables
from wartable.server.tally import Forgetting, Row, Statement
from wartable.server.writer import NotSaved, Work, Writer

T = TypeVar("T")
EntryKind = Literal["join", "choice", "undo", "redo"]
PULSE_SECONDS = 5.0
VALUES_A_STATEMENT = 500
USUALLY_LISTED = 50


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table. `body`: the keys of a choice, or of who joined the name and contribution."""

    seq: int
    kind: EntryKind
    seat: int
    body: list[str] = []
    message: str | None = None


class Kept(msgspec.Struct, frozen=True):
    """The picks of a seat, good for one moment only: `since` is the count of what the seat had been sent by then."""

    seat: int
    since: int
    picks: list[str]


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
    """What is fixed when a table is made. `seats` holds "person" or the name of a bot's level.

    The seed does not leave the server before the game is over. Among people it is the secret that the table commits to,
    and the game is dealt from it and what those who sat down gave to it (`fairness.py`). A fork goes on from a moment
    of another game, by the seed of which it was dealt.
    """

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Setting]
    seed: Seed
    seats: list[str]
    created: str
    is_fork: bool = False
    edition: EditionName | None = None  # of component data other than the printed


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: list[int]
    scores: list[int]


class StoredTable(msgspec.Struct, frozen=True):
    charter: Charter
    standing: Standing
    sittings: list[Sitting]
    halt: Halt | None = None
    touched: str = ""  # when somebody last came, to the day
    result: Result | None = None


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
        return await self.read(lambda connection: _review(connection, table))

    async def table(self, table: str) -> StoredTable | None:
        return await self.read(lambda connection: read_table(connection, table))

    async def looks(self, table: str) -> tuple[int, bytes] | None:
        """How the game looked when it ended or was let go, and after how many entries that was."""
        return await self.read(lambda connection: _looks(connection, table))

    async def drafts(self, table: str) -> list[Kept]:
        return await self.read(lambda connection: _drafts(connection, table))

    async def entries(self, table: str) -> list[Entry]:
        return await self.read(lambda connection: read_entries(connection, table))

    async def tables_of_other_rules(self, current: dict[str, int], halted: bool) -> list[str]:
        """The tables not yet tried with the current versions; on request also those that could not go on."""
        return await self.read(lambda connection: _tables_of_other_rules(connection, current, halted))

    async def tables_of(self, guest: str, most: int = USUALLY_LISTED) -> list[StoredTable]:
        """The tables at which a guest sits, the newest first."""
        return await self.read(lambda connection: _tables_of(connection, guest, most))

    async def read(self, query: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._reading.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reader, read)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


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


def read_table(connection: Connection, table: str) -> StoredTable | None:
    return next(iter(_stored(connection, select(tables).where(tables.c.id == table))), None)


def _review(connection: Connection, table: str) -> bytes | None:
    body: str | None = connection.execute(select(reviews.c.body).where(reviews.c.table_id == table)).scalar()
    return None if body is None else body.encode()


def _looks(connection: Connection, table: str) -> tuple[int, bytes] | None:
    row = connection.execute(select(keepsakes).where(keepsakes.c.table_id == table)).one_or_none()
    return None if row is None else (row.seq, row.body)


def _tables_of(connection: Connection, guest: str, most: int) -> list[StoredTable]:
    mine = select(sittings.c.table_id).where(sittings.c.guest == guest)
    newest_first = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.created.desc(), tables.c.id)
    return _stored(connection, newest_first.limit(most))


def _tables_of_other_rules(connection: Connection, current: dict[str, int], halted: bool) -> list[str]:
    older = or_(*(and_(tables.c.game == game, tables.c.rules != rules) for game, rules in current.items()))
    wanted = or_(tables.c.halted.is_not(None), older) if halted else and_(tables.c.halted.is_(None), older)
    return list(connection.execute(select(tables.c.id).where(wanted).order_by(tables.c.id)).scalars())


def all_tables(connection: Connection) -> list[StoredTable]:
    return _stored(connection, select(tables).order_by(tables.c.id))


def _stored(connection: Connection, wanted: Select[Any]) -> list[StoredTable]:
    """The tables of a query in its order, with three queries in all: a list is asked for often."""
    rows = connection.execute(wanted).all()
    people: dict[str, list[Sitting]] = {row.id: [] for row in rows}
    for some in _in_parts(list(people)):
        for one in connection.execute(select(sittings).where(sittings.c.table_id.in_(some))):
            people[one.table_id].append(Sitting(one.seat, one.guest, one.name))
    results = _results(connection, [row.id for row in rows if row.over])
    return [_read(row, people[row.id], results.get(row.id)) for row in rows]


def _results(connection: Connection, ids: list[str]) -> dict[str, str]:
    """How the games ended of which that was kept."""
    found: dict[str, str] = {}
    for some in _in_parts(ids):
        ended = select(keepsakes.c.table_id, keepsakes.c.result).where(keepsakes.c.table_id.in_(some))
        found |= {table: result for table, result in connection.execute(ended) if result is not None}
    return found


def _in_parts(ids: list[str]) -> Iterator[list[str]]:
    """A statement has room for so many values only."""
    for first in range(0, len(ids), VALUES_A_STATEMENT):
        yield ids[first : first + VALUES_A_STATEMENT]


def _read(row: Found[Any], people: list[Sitting], result: str | None) -> StoredTable:
    columns = {str(name): value for name, value in row._mapping.items()}
    columns |= {name: msgspec.json.decode(columns[name]) for name in ("options", "seats", "asked", "edition")}
    columns["seed"] = read_seed(columns["seed"])
    return StoredTable(
        msgspec.convert(columns, Charter),
        msgspec.convert(columns, Standing),
        people,
        read_halt(row.halted),
        row.touched,
        None if result is None else msgspec.json.decode(result, type=Result),
    )


def _drafts(connection: Connection, table: str) -> list[Kept]:
    rows = connection.execute(select(drafts).where(drafts.c.table_id == table))
    return [Kept(row.seat, row.since, msgspec.json.decode(row.picks, type=list[str])) for row in rows]


def read_entries(connection: Connection, table: str) -> list[Entry]:
    rows = connection.execute(select(events).where(events.c.table_id == table).order_by(events.c.seq))
    return [
        Entry(row.seq, row.kind, row.seat, msgspec.json.decode(row.body, type=list[str]), row.message) for row in rows
    ]
