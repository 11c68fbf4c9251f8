"""Leaving: what becomes of a seat whose person has deleted their part. The others keep the game."""

import zlib
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, and_, delete, select, update

from wartable.server.schema import drafts, events, keepsakes, sittings
from wartable.server.schema_ratings import results
from wartable.server.stored import LEFT, StoredTable, has_left
from wartable.server.tally import Change, count_of_table
from wartable.server.terms import USUAL_LEVEL
from wartable.words import word


def others_at(stored: StoredTable, guest: str) -> bool:
    """Whether anybody else still sits at the table."""
    return any(not has_left(one) and one.guest != guest for one in stored.sittings)


def as_played(stored: StoredTable) -> StoredTable:
    """The table as it goes on: where somebody has left a running game, a bot plays."""
    left = {one.seat for one in stored.sittings if has_left(one)}
    if not left or stored.standing.over or stored.halt is not None:
        return stored
    seats = [USUAL_LEVEL if seat in left else kind for seat, kind in enumerate(stored.charter.seats)]
    charter = msgspec.structs.replace(stored.charter, seats=seats)
    people = [one for one in stored.sittings if not has_left(one)]
    return msgspec.structs.replace(stored, charter=charter, sittings=people)


class StandingUp:
    """Somebody leaves a table that has not begun: the seat is free again, and the log does not mention them."""

    def __init__(self, table: str, seat: int) -> None:
        self._table = table
        self._seat = seat

    def do(self, connection: Connection) -> Change:
        before = count_of_table(connection, self._table)
        for one in (sittings, events):
            connection.execute(delete(one).where(_place(one, self._table, self._seat)))
        of_table = events.c.table_id == self._table
        entries = connection.execute(select(events.c.seq).where(of_table).order_by(events.c.seq)).scalars().all()
        for number, seq in enumerate(entries, 1):
            connection.execute(update(events).where(of_table, events.c.seq == seq).values(seq=number))
        return count_of_table(connection, self._table).plus(before.reversed())


class Leaving:
    """Somebody leaves a game that has begun: the choices stay, and nothing shows whose they were."""

    def __init__(self, table: str, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._name = f"{word('server', 'left')} {seat + 1}"

    def do(self, connection: Connection) -> Change:
        before = count_of_table(connection, self._table)
        left = {"guest": f"{LEFT}{self._seat}", "name": self._name}
        connection.execute(update(sittings).where(_place(sittings, self._table, self._seat)).values(**left))
        self._rename(connection)
        for one in (drafts, results):
            connection.execute(delete(one).where(_place(one, self._table, self._seat)))
        looks = keepsakes.c.table_id == self._table
        kept = connection.execute(select(keepsakes.c.body).where(looks)).scalar()
        if kept is not None:
            body = without_name(kept, self._seat, self._name)
            connection.execute(update(keepsakes).where(looks).values(body=body))
        return count_of_table(connection, self._table).plus(before.reversed())

    def _rename(self, connection: Connection) -> None:
        """The name is the first thing in the entry of somebody who joins."""
        joined = and_(_place(events, self._table, self._seat), events.c.kind == "join")
        for seq, body in connection.execute(select(events.c.seq, events.c.body).where(joined)).all():
            renamed = msgspec.json.encode([self._name, *msgspec.json.decode(body, type=list[str])[1:]]).decode()
            connection.execute(update(events).where(joined, events.c.seq == seq).values(body=renamed))


def _place(table: Table, of: str, seat: int) -> ColumnElement[bool]:
    """The rows of a seat at a table."""
    return and_(table.c.table_id == of, table.c.seat == seat)


def without_name(body: bytes, seat: int, name: str) -> bytes:
    """Looks in which a player has another name and no mark: the list of seats and the log are all that names one."""
    looks: dict[str, Any] = msgspec.json.decode(zlib.decompress(body))
    for moment in looks["moments"]:
        moment["asked"] = []  # nobody is asked where looks are shown
        moment["table"]["seats"][seat] |= {"name": name, "mark": None}
        for line in moment["log"]:
            for segment in line["text"]:
                if segment["ref"] == f"player:{seat}":
                    segment["text"] = name
    return zlib.compress(msgspec.json.encode(looks))
