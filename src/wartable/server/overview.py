"""Overview: the tables and guests of a server, as `wartable admin` lists them."""

from collections.abc import Mapping

from sqlalchemy import Connection, func, select

from wartable.server.keeping import state_of
from wartable.server.reading import read_table
from wartable.server.refusals import SHOWN_OF_A_GUEST
from wartable.server.sayings import open_complaints
from wartable.server.schema import bans, players, sayings, sittings, tables
from wartable.server.stored import LEFT, StoredTable

TABLE_COLUMNS = ["table", "game", "state", "choices", "people", "created", "touched", "viewers"]
GUEST_COLUMNS = ["guest", "names", "tables", "first", "last"]
COMPLAINT_COLUMNS = ["number", "table", "guest", "text", "by", "since"]
Cell = str | int


def table_rows(found: list[StoredTable], viewers: Mapping[str, int]) -> list[list[Cell]]:
    return [
        [
            one.charter.id,
            one.charter.game,
            state_of(one),
            one.standing.choices,
            ", ".join(sitting.name for sitting in one.sittings),
            _minute(one.charter.created),
            _minute(one.touched),
            viewers.get(one.charter.id, 0),
        ]
        for one in found
    ]


def newest_tables(connection: Connection, most: int) -> list[StoredTable]:
    ids = connection.execute(select(tables.c.id).order_by(tables.c.touched.desc(), tables.c.id).limit(most)).scalars()
    return [stored for table in list(ids) if (stored := read_table(connection, table)) is not None]


def guest_rows(connection: Connection, most: int) -> list[list[Cell]]:
    """Who sits at tables, those who came last first."""
    last = func.max(tables.c.touched)
    query = (
        select(sittings.c.guest, func.count(), func.min(tables.c.created), last)
        .join_from(sittings, tables)
        .where(sittings.c.guest.not_like(f"{LEFT}%"))
        .group_by(sittings.c.guest)
        .order_by(last.desc(), sittings.c.guest)
    )
    rows = connection.execute(query.limit(most)).all()
    return [
        [guest[: 2 * SHOWN_OF_A_GUEST], _names(connection, guest), number, _minute(first), _minute(last_came)]
        for guest, number, first, last_came in rows
    ]


def complaint_rows(connection: Connection, most: int) -> list[list[Cell]]:
    """What was reported, the newest first: who said it where, and who did not like it."""
    digits = 2 * SHOWN_OF_A_GUEST
    return [
        [row.id, row.table_id, row.author[:digits], row.text, row.reporter[:digits], _minute(row.at)]
        for row in connection.execute(open_complaints(most))
    ]


def _names(connection: Connection, guest: str) -> str:
    called = select(sittings.c.name).distinct().where(sittings.c.guest == guest).order_by(sittings.c.name)
    return ", ".join(connection.execute(called).scalars())


def _minute(time: str) -> str:
    return time[: len("2026-11-18T06:40")].replace("T", " ")


def guests_like(connection: Connection, beginning: str) -> list[str]:
    """The guests whose hash begins like this, of those who sit somewhere, have talked, are banned, or have rows."""
    sitting = select(sittings.c.guest).where(sittings.c.guest.startswith(beginning, autoescape=True))
    banned = select(bans.c.who).where(bans.c.who.startswith(beginning, autoescape=True))
    known = select(players.c.id).where(players.c.id.startswith(beginning, autoescape=True))
    talking = select(sayings.c.author).where(sayings.c.author.startswith(beginning, autoescape=True))
    return sorted(set(connection.execute(sitting.union(banned, known, talking)).scalars()))
