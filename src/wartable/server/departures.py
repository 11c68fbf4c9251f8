"""Departures: tables and guests are deleted with everything known about them, and nothing of it stays in the files."""

import structlog
from sqlalchemy import Connection, select

from wartable.server.base import Work
from wartable.server.hall import Hall
from wartable.server.identities import Identities
from wartable.server.keeping import state_of
from wartable.server.keys import Erasing
from wartable.server.leaving import Leaving, StandingUp, others_at
from wartable.server.metrics import DELETED
from wartable.server.sayings import Unsaying
from wartable.server.schema import sittings
from wartable.server.store import Store
from wartable.server.stored import StoredTable
from wartable.server.tally import Expecting, Forgetting, Statement
from wartable.server.tidings import forget_table
from wartable.server.trouble import CONFLICT, FORBIDDEN, NOT_FOUND, Trouble, saved

log = structlog.stdlib.get_logger("wartable.departures")


class Departures:
    """Who is deleted, and what with them."""

    def __init__(self, hall: Hall, store: Store, identities: Identities) -> None:
        self._identities = identities
        self._hall = hall
        self._store = store

    async def leave(self, table_id: str, guest: str) -> None:
        """A guest deletes a table; where others sit, only their own part of it. A rated game is not run away from."""
        stored = await self._store.table(table_id)
        if stored is not None and stored.charter.terms.rated and _plays_on(stored, guest):
            raise Trouble(CONFLICT, "rated_running")
        await self._leave(table_id, guest)
        await self._tidy()

    async def leave_all(self, guest: str) -> int:
        """Delete everything about a guest. Returns from how many tables."""
        mine = await self._store.read(lambda connection: _tables_of(connection, guest))
        for table_id in mine:
            await self._leave(table_id, guest)
        await saved(self._store.writer.write(Erasing(guest)), "deleting a player")
        self._identities.forget()
        self._hall.unsay(guest)
        self._store.news.tell("device", "")
        self._store.news.tell("unsay", guest)
        await self._tidy()
        return len(mine)

    async def delete(self, table_id: str) -> None:
        """Delete a table, whoever sits there."""
        if await self._store.table(table_id) is None:
            raise Trouble(NOT_FOUND, "no_such_table")
        async with self._hall.changing(table_id):
            await saved(self._store.forget(table_id), "deleting a table")
        DELETED.labels("table").inc()
        await self._tidy()

    async def _leave(self, table_id: str, guest: str) -> None:
        await self._works(table_id, guest)  # a guest who may not leave must not disturb anybody
        async with self._hall.changing(table_id):
            works = await self._works(table_id, guest)
            untold = Statement(forget_table(guest, table_id))
            await saved(self._store.writer.write(*works, Unsaying(guest, table_id), untold), "leaving a table")
        DELETED.labels("table" if isinstance(works[0], Forgetting) else "seat").inc()

    async def cancel(self, table_id: str, guest: str) -> None:
        """Whoever sat down first cancels a table that waits."""
        table = await self._hall.table(table_id)
        host = table.info_for(None).host
        if host is None or host not in table.seats_of(guest):
            raise Trouble(FORBIDDEN, "not_host")
        async with self._hall.changing(table_id):
            stored = await self._store.table(table_id)
            if stored is None or state_of(stored) != "waiting":
                raise Trouble(CONFLICT, "begun_already")
            await saved(self._store.forget(table_id), "cancelling a table")
        DELETED.labels("table").inc()

    async def _works(self, table_id: str, guest: str) -> list[Work]:
        stored = await self._store.table(table_id)
        if stored is None:
            raise Trouble(NOT_FOUND, "no_such_table")
        seats = [one.seat for one in stored.sittings if one.guest == guest]
        if not seats:
            raise Trouble(FORBIDDEN, "not_seated")
        if not others_at(stored, guest):
            return [Forgetting(table_id)]
        if state_of(stored) != "waiting":
            return [Leaving(table_id, seat) for seat in seats]
        entries = await self._store.entries(table_id)  # whoever sits down meanwhile may begin the game
        return [Expecting(table_id, len(entries)), *(StandingUp(table_id, seat) for seat in seats)]

    async def _tidy(self) -> None:
        """What was deleted is overwritten in the database; the log beside it still holds it until it is emptied."""
        if not await self._store.writer.empty_log():
            log.warning("the write-ahead log could not be emptied: what was deleted stays in it until it is")


def _plays_on(stored: StoredTable, guest: str) -> bool:
    seats = [one.seat for one in stored.sittings if one.guest == guest]
    return state_of(stored) == "running" and any(seat not in stored.standing.life.resigned for seat in seats)


def _tables_of(connection: Connection, guest: str) -> list[str]:
    return list(connection.execute(select(sittings.c.table_id).where(sittings.c.guest == guest)).scalars())
