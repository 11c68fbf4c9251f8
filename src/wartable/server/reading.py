"""Reading the database: the queries by which tables, their logs and what belongs to them are found."""

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, or_, select
from sqlalchemy import Row as Found

from wartable.engine.seed import read_seed
from wartable.server.halts import read_halt
from wartable.server.marks import usual_name
from wartable.server.schema import drafts, events, keepsakes, players, reviews, sittings, tables
from wartable.server.stored import Charter, Entry, Kept, Result, Sitting, Standing, StoredTable
from wartable.server.terms import Life
from wartable.server.times import read

VALUES_A_STATEMENT = 500
NO_TASK = "null"  # as JSON


def read_table(connection: Connection, table: str) -> StoredTable | None:
    return next(iter(stored_tables(connection, select(tables).where(tables.c.id == table))), None)


def read_review(connection: Connection, table: str) -> bytes | None:
    body: str | None = connection.execute(select(reviews.c.body).where(reviews.c.table_id == table)).scalar()
    return None if body is None else body.encode()


def read_keepsake(connection: Connection, table: str) -> tuple[int, bytes] | None:
    row = connection.execute(select(keepsakes).where(keepsakes.c.table_id == table)).one_or_none()
    return None if row is None else (row.seq, row.body)


def read_tables_of(connection: Connection, guest: str, most: int) -> list[StoredTable]:
    mine = select(sittings.c.table_id).where(sittings.c.guest == guest)
    played = select(tables).where(tables.c.id.in_(mine), tables.c.task == NO_TASK)
    return stored_tables(connection, played.order_by(tables.c.created.desc(), tables.c.id).limit(most))


def find_tasks_of(connection: Connection, guest: str) -> list[str]:
    """The tables at which a guest is posed puzzles, the newest first."""
    mine = select(sittings.c.table_id).where(sittings.c.guest == guest)
    posed = select(tables.c.id).where(tables.c.id.in_(mine), tables.c.task != NO_TASK)
    return list(connection.execute(posed.order_by(tables.c.created.desc(), tables.c.id)).scalars())


def read_name(connection: Connection, player: str) -> str:
    """The name that a player has chosen, or the one that follows from the id."""
    chosen: str | None = connection.execute(select(players.c.name).where(players.c.id == player)).scalar()
    return chosen or usual_name(player)


def find_tables_of_other_rules(connection: Connection, current: dict[str, int], halted: bool) -> list[str]:
    older = or_(*(and_(tables.c.game == game, tables.c.rules != rules) for game, rules in current.items()))
    wanted = or_(tables.c.halted.is_not(None), older) if halted else and_(tables.c.halted.is_(None), older)
    return list(connection.execute(select(tables.c.id).where(wanted).order_by(tables.c.id)).scalars())


def all_tables(connection: Connection) -> list[StoredTable]:
    return stored_tables(connection, select(tables).order_by(tables.c.id))


def stored_tables(connection: Connection, wanted: Select[Any]) -> list[StoredTable]:
    """The tables of a query in its order, with three queries in all: a list is asked for often."""
    rows = connection.execute(wanted).all()
    people: dict[str, list[Sitting]] = {row.id: [] for row in rows}
    for some in in_parts(list(people)):
        for one in connection.execute(select(sittings).where(sittings.c.table_id.in_(some))):
            people[one.table_id].append(Sitting(one.seat, one.guest, one.name))
    results = _results(connection, [row.id for row in rows if row.over])
    return [_read(row, people[row.id], results.get(row.id)) for row in rows]


def _results(connection: Connection, ids: list[str]) -> dict[str, str]:
    """How the games ended of which that was kept."""
    found: dict[str, str] = {}
    for some in in_parts(ids):
        ended = select(keepsakes.c.table_id, keepsakes.c.result).where(keepsakes.c.table_id.in_(some))
        found |= {table: result for table, result in connection.execute(ended) if result is not None}
    return found


def in_parts(ids: list[str]) -> Iterator[list[str]]:
    """A statement has room for so many values only."""
    for first in range(0, len(ids), VALUES_A_STATEMENT):
        yield ids[first : first + VALUES_A_STATEMENT]


def _read(row: Found[Any], people: list[Sitting], result: str | None) -> StoredTable:
    columns = {str(name): value for name, value in row._mapping.items()}
    encoded = ("options", "seats", "asked", "edition", "terms", "task")
    columns |= {name: msgspec.json.decode(columns[name]) for name in encoded}
    columns["seed"] = read_seed(columns["seed"])
    columns["life"] = msgspec.json.decode(row.life, type=Life)
    return StoredTable(
        msgspec.convert(columns, Charter),
        msgspec.convert(columns, Standing),
        people,
        read_halt(row.halted),
        row.touched,
        None if result is None else msgspec.json.decode(result, type=Result),
    )


def read_drafts(connection: Connection, table: str) -> list[Kept]:
    rows = connection.execute(select(drafts).where(drafts.c.table_id == table))
    return [Kept(row.seat, row.since, msgspec.json.decode(row.picks, type=list[str])) for row in rows]


def read_entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    wanted = events.c.table_id == table, events.c.seq > after
    rows = connection.execute(select(events).where(*wanted).order_by(events.c.seq))
    return [
        Entry(row.seq, row.kind, row.seat, msgspec.json.decode(row.body, type=list[str]), row.message, read(row.at))
        for row in rows
    ]
