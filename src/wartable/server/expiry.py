"""Expiry: tables nobody has visited for a number of days are deleted while the server runs, and the log says so."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from functools import partial

import msgspec
import structlog
from sqlalchemy import Connection, func, select

from wartable.server.failures import Conflict, NotSaved
from wartable.server.hall import Hall
from wartable.server.keeping import DataRoom, Keeping, State, state_of
from wartable.server.keys import Tidying, moment
from wartable.server.metrics import EXPIRED
from wartable.server.reading import read_table
from wartable.server.schema import events, tables
from wartable.server.store import Store
from wartable.server.stored import StoredTable
from wartable.server.tally import Forgetting
from wartable.server.trouble import Trouble

SECONDS_BETWEEN_LOOKS = 3600.0
TABLES_AT_ONCE = 200
NEARLY_FULL = 0.9
log = structlog.stdlib.get_logger("wartable.expiry")


class Expiry:
    """Looks once an hour for tables that have expired."""

    def __init__(self, hall: Hall, store: Store, keeping: Keeping) -> None:
        self._hall = hall
        self._store = store
        self._keeping = keeping

    async def run(self, room: DataRoom) -> None:
        while True:
            if await self._store.claims("expiry", SECONDS_BETWEEN_LOOKS / 2):
                await self._look(room)
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def _look(self, room: DataRoom) -> None:
        try:
            await self.expire()
            await self.expire_players()
        except (NotSaved, Conflict, Trouble) as failure:
            log.error("tables could not expire", why=str(failure))
        if await asyncio.to_thread(room.used) > NEARLY_FULL * room.most:
            log.warning("the data folder is nearly full", bytes=room.used(), most=room.most)

    async def expire(self) -> Counter[State]:
        """Delete all tables that have expired; returns how many of each kind."""
        gone = Counter[State]()
        async for table in self._candidates():
            state = await self._expire(table)
            if state is not None:
                gone[state] += 1
                EXPIRED.labels(state).inc()
        if gone:
            log.warning("expired", **{str(state): number for state, number in gone.items()})
        return gone

    async def expire_players(self) -> None:
        """Links and challenges end after minutes; players who have nothing, like tables that never began."""
        days = self._keeping.waiting_days
        await self._store.writer.write(Tidying(moment(-days) if days else ""))

    async def _candidates(self) -> AsyncIterator[str]:
        """A few tables at a time: others want to read too."""
        place = ""
        while True:
            found, place = await self._store.read(partial(_expired, self._keeping, place))
            for table in found:
                yield table
            if not place:
                return

    async def _expire(self, table: str) -> State | None:
        """A table in use is never deleted, nor one that somebody has visited since."""
        if self._hall.is_in_memory(table):
            return None
        async with self._hall.changing(table):
            stored = await self._store.read(lambda connection: _as_touched(connection, table))
            if stored is None or not _has_expired(stored, self._keeping):
                return None
            await self._store.writer.write(Forgetting(table))
        return state_of(stored)


def _expired(keeping: Keeping, after: str, connection: Connection) -> tuple[list[str], str]:
    """The next tables by their ids: which of them have expired, and how far we have come; "" at the end."""
    old = select(tables.c.id).where(tables.c.touched < keeping.oldest(), tables.c.id > after).order_by(tables.c.id)
    ids = list(connection.execute(old.limit(TABLES_AT_ONCE)).scalars())
    gone = [table for table in ids if _has_expired(read_table(connection, table), keeping)]
    return gone, ids[-1] if ids else ""


def _has_expired(stored: StoredTable | None, keeping: Keeping) -> bool:
    expires = None if stored is None else keeping.expires(stored)
    return expires is not None and expires <= datetime.now(UTC)


def _as_touched(connection: Connection, table: str) -> StoredTable | None:
    """The table, touched when something last happened at it if that was later: a killed server writes no touches."""
    stored = read_table(connection, table)
    if stored is None:
        return None
    last: str | None = connection.execute(select(func.max(events.c.at)).where(events.c.table_id == table)).scalar()
    return msgspec.structs.replace(stored, touched=max(stored.touched, last or ""))
