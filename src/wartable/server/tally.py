"""The tally: how much was written and a checksum of it, so that any loss or change is noticed."""

import sqlite3
import zlib
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Executable, Table, insert

from wartable.server.schema import events, sittings, tables

SEPARATOR = "\x1f"
LARGEST_DIGEST = 2**62
# What never changes once it is written. How a game stands is left out: it can be derived from the log again.
LASTING = {
    tables.name: ("id", "game", "players", "options", "seed", "seats", "created"),
    sittings.name: ("table_id", "seat", "guest", "name"),
    events.name: ("table_id", "seq", "kind", "seat", "body", "message", "at"),
}

OF_A_TABLE = ("complaints", "sayings", "silences", "drafts", "reviews", "keepsakes", "events", "sittings")


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


class Forgetting:
    """Delete a table and everything known about it; the tally decreases accordingly."""

    def __init__(self, table: str) -> None:
        self._table = table

    def do(self, connection: Connection) -> Change:
        bare = bare_connection(connection)
        gone = count_of_table(bare, self._table)
        for name in (*OF_A_TABLE, tables.name):
            bare.execute(f"DELETE FROM {name} WHERE {_key_of(name)} = ?", (self._table,))  # noqa: S608
        return gone.reversed()


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


def count_of_table(connection: sqlite3.Connection, table: str) -> Change:
    """What the rows of one table add up to."""
    total = NOTHING
    for name in LASTING:
        rows = connection.execute(f"{_texts(name)} WHERE {_key_of(name)} = ?", (table,))
        total = total.plus(_count(name, rows))
    return total


def stored_tally(connection: sqlite3.Connection) -> Tally | None:
    """What the database says about itself; None before there was a tally."""
    row = connection.execute("SELECT database, generation, entries, digest FROM tally").fetchone()
    return None if row is None else Tally(*row)


def store_tally(connection: sqlite3.Connection, tally: Tally) -> None:
    numbers = (tally.generation, tally.entries, tally.digest)
    if connection.execute("UPDATE tally SET generation = ?, entries = ?, digest = ?", numbers).rowcount == 0:
        connection.execute("INSERT INTO tally VALUES (?, ?, ?, ?)", (tally.database, *numbers))


def _key_of(name: str) -> str:
    return "id" if name == tables.name else "table_id"


def _count(name: str, rows: Iterable[tuple[bytes]]) -> Change:
    number = digest = 0
    for (text,) in rows:
        number += 1
        digest += zlib.crc32(text)
    return Change(number if name == events.name else 0, digest % LARGEST_DIGEST)


def _texts(name: str) -> str:
    columns = " || char(31) || ".join(f"coalesce({column}, '')" for column in LASTING[name])
    return f"SELECT CAST({columns} AS BLOB) FROM {name}"  # noqa: S608 (a damaged text may not be text at all)
