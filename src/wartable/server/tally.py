"""The tally: how much was written and a checksum of it, so that any loss or change is noticed."""

import sqlite3
import zlib
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Column, Connection, Executable, Table, delete, func, insert, select
from sqlalchemy.dialects import sqlite

from wartable.server.failures import Conflict
from wartable.server.schema import (
    complaints,
    drafts,
    events,
    keepsakes,
    reviews,
    sayings,
    silences,
    sittings,
    tables,
)
from wartable.server.schema_ratings import results
from wartable.server.schema_tidings import tidings

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

SEPARATOR = "\x1f"
LARGEST_DIGEST = 2**62
# What never changes once it is written. How a game stands is left out: it can be derived from the log again.
LASTING = {
    tables.name: ("id", "game", "players", "options", "seed", "seats", "created"),
    sittings.name: ("table_id", "seat", "guest", "name"),
    events.name: ("table_id", "seq", "kind", "seat", "body", "message", "at"),
}

# what belongs to a table of players, in an order in which it can be deleted
OF_A_TABLE = (results, tidings, complaints, sayings, silences, drafts, reviews, keepsakes, events, sittings, tables)


class Change(NamedTuple):
    """What a piece of work adds to the tally, or takes from it."""

    entries: int = 0
    digest: int = 0

    def plus(self, other: "Change") -> "Change":
        return Change(self.entries + other.entries, (self.digest + other.digest) % LARGEST_DIGEST)

    def reversed(self) -> "Change":
        return Change(-self.entries, -self.digest % LARGEST_DIGEST)


NOTHING = Change()


class Tally(msgspec.Struct, frozen=True):
    """Kept in the database and, as the mark, beside it. `generation` counts the commits of this `database`.

    The digest is a sum of checksums: rows may come and go in any order.
    """

    database: str
    generation: int
    entries: int
    digest: int

    def after(self, change: Change) -> "Tally":
        total = Change(self.entries, self.digest).plus(change)
        return Tally(self.database, self.generation + 1, total.entries, total.digest)


class Statement:
    """Work that the tally does not count."""

    def __init__(self, statement: Executable) -> None:
        self._statement = statement

    def do(self, connection: Connection) -> Change:
        connection.execute(self._statement)
        return NOTHING


class Row:
    """A row that is written once and stays."""

    def __init__(self, table: Table, values: Mapping[str, object]) -> None:
        self._table = table
        self._values = values

    def do(self, connection: Connection) -> Change:
        connection.execute(insert(self._table).values(**self._values))
        return Change(int(self._table is events), checksum(self._values[name] for name in LASTING[self._table.name]))


class Replacement:
    """A row in place of the one that has the same key, if there is one. The tally does not count it."""

    def __init__(self, table: Table, key: Mapping[str, object], fresh: Mapping[str, object]) -> None:
        self._table = table
        self._key = key
        self._fresh = fresh

    def do(self, connection: Connection) -> Change:
        row = upsert(connection, self._table).values(**self._key, **self._fresh)
        connection.execute(row.on_conflict_do_update(index_elements=list(self._key), set_=self._fresh))
        return NOTHING


class Expecting:
    """Nothing is written if the log of a table is not as long as it was; until it is, nobody else changes the table."""

    def __init__(self, table: str, entries: int) -> None:
        self._table = table
        self._entries = entries

    def do(self, connection: Connection) -> Change:
        connection.execute(select(tables.c.id).where(tables.c.id == self._table).with_for_update())
        log = select(func.count()).select_from(events).where(events.c.table_id == self._table)
        if connection.execute(log).scalar_one() != self._entries:
            raise Conflict("something else has happened at the table")
        return NOTHING


class Forgetting:
    """Delete a table and everything known about it; the tally decreases accordingly."""

    def __init__(self, table: str) -> None:
        self._table = table

    def do(self, connection: Connection) -> Change:
        gone = count_of_table(connection, self._table)
        for one in OF_A_TABLE:
            connection.execute(delete(one).where(_key_of(one) == self._table))
        return gone.reversed()


def upsert(connection: Connection, table: Table) -> "sqlite.Insert | postgresql.Insert":
    """An insert that can say what happens on a conflict; the databases say it alike, and SQLAlchemy apart."""
    if connection.dialect.name != "postgresql":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # where it is the database, it has been loaded

    return postgresql.insert(table)


def checksum(values: Iterable[object]) -> int:
    """Of a row that never changes."""
    return zlib.crc32(SEPARATOR.join(["" if value is None else str(value) for value in values]).encode())


def bare_connection(connection: Connection) -> sqlite3.Connection:
    bare = connection.connection.driver_connection
    assert isinstance(bare, sqlite3.Connection)
    return bare


def recount(connection: sqlite3.Connection) -> Change:
    """What the rows themselves add up to."""
    total = NOTHING
    for name in LASTING:
        total = total.plus(_count(name, connection.execute(_texts(name))))
    return total


def count_of_table(connection: Connection, table: str) -> Change:
    """What the rows of one table add up to."""
    total = NOTHING
    for one in (tables, sittings, events):
        columns = [one.c[name] for name in LASTING[one.name]]
        rows = connection.execute(select(*columns).where(_key_of(one) == table)).all()
        digest = sum(checksum(tuple(row)) for row in rows) % LARGEST_DIGEST
        total = total.plus(Change(len(rows) if one is events else 0, digest))
    return total


def stored_tally(connection: sqlite3.Connection) -> Tally | None:
    """What the database says about itself; None before there was a tally."""
    row = connection.execute("SELECT database, generation, entries, digest FROM tally").fetchone()
    return None if row is None else Tally(*row)


def store_tally(connection: sqlite3.Connection, tally: Tally) -> None:
    numbers = (tally.generation, tally.entries, tally.digest)
    if connection.execute("UPDATE tally SET generation = ?, entries = ?, digest = ?", numbers).rowcount == 0:
        connection.execute("INSERT INTO tally VALUES (?, ?, ?, ?)", (tally.database, *numbers))


def _key_of(table: Table) -> Column[str]:
    """The column that holds the id of a table of players."""
    return table.c.id if table is tables else table.c.table_id


def _count(name: str, rows: Iterable[tuple[bytes]]) -> Change:
    number = digest = 0
    for (text,) in rows:
        number += 1
        digest += zlib.crc32(text)
    return Change(number if name == events.name else 0, digest % LARGEST_DIGEST)


def _texts(name: str) -> str:
    columns = " || char(31) || ".join(f"coalesce({column}, '')" for column in LASTING[name])
    return f"SELECT CAST({columns} AS BLOB) FROM {name}"  # noqa: S608 (a damaged text may not be text at all)
