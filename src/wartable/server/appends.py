"""What a choice writes: an entry, how the game stands, a draft. For many tables it is written together.

A statement for each row would cost a hundred times as much: the writer has to wait for the interpreter after each.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from wartable.server.tally import LARGEST_DIGEST, Change, bare_connection, checksum

Values = tuple[str | int | None, ...]
ENTRIES = "INSERT INTO events (table_id, seq, kind, seat, body, message, at) VALUES {}"
STANDINGS = (
    "UPDATE tables SET over = new.column2, choices = new.column3, asked = new.column4, "
    "life = new.column5, due = new.column6 "
    "FROM (VALUES {}) AS new WHERE tables.id = new.column1"
)
DRAFTS = (
    "INSERT INTO drafts (table_id, seat, since, picks) VALUES {} "
    "ON CONFLICT (table_id, seat) DO UPDATE SET since = excluded.since, picks = excluded.picks"
)


class Append(NamedTuple):
    """The rows of one choice, in the order of the columns above."""

    entry: Values | None = None
    standing: Values | None = None
    draft: Values | None = None

    def do(self, connection: Connection) -> Change:
        return append_all(bare_connection(connection), [self])


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> Change:
    """All or none; sqlite3.IntegrityError where one of them conflicts with an existing row."""
    entries = [one.entry for one in appends if one.entry is not None]
    connection.execute("SAVEPOINT appends")
    try:
        _write(connection, ENTRIES, entries)
        _write(connection, STANDINGS, {one.standing[0]: one.standing for one in appends if one.standing}.values())
        _write(connection, DRAFTS, {one.draft[:2]: one.draft for one in appends if one.draft}.values())
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO appends")
        raise
    finally:
        connection.execute("RELEASE appends")
    return Change(len(entries), sum(map(checksum, entries)) % LARGEST_DIGEST)


def _write(connection: sqlite3.Connection, statement: str, rows: Iterable[Values]) -> None:
    given = list(rows)
    if given:
        row = f"({', '.join('?' * len(given[0]))})"
        connection.execute(statement.format(", ".join([row] * len(given))), [one for row in given for one in row])
