"""Waking: a table is read when one of its clocks comes to zero, whether anybody has it open or not."""

import asyncio
import logging

from sqlalchemy import Connection, select

from wartable.server.hall import Hall
from wartable.server.schema import tables
from wartable.server.store import Store
from wartable.server.times import millis
from wartable.server.trouble import Trouble

SECONDS_BETWEEN_LOOKS = 5.0
SECONDS_TO_ACT = 10.0  # for the server that reads a table; then it is another's turn
MILLIS_LOOKED_BACK = 60_000
log = logging.getLogger(__name__)


async def watch_clocks(hall: Hall, store: Store) -> None:
    """For as long as the server runs. What is read keeps its own time; if its server dies, another one reads it."""
    since = 0
    while True:
        until = millis()
        await wake(hall, store, since, until)
        since = until - MILLIS_LOOKED_BACK
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)


async def wake(hall: Hall, store: Store, since: int, until: int) -> None:
    for table in await store.read(lambda connection: due_within(connection, since, until)):
        if not await store.claims(f"clock {table}", SECONDS_TO_ACT):
            continue
        try:
            (await hall.table(table)).flags.arm()
        except Trouble as trouble:
            log.warning("table %s is due and cannot be read: %s", table, trouble)


def due_within(connection: Connection, since: int, until: int) -> list[str]:
    """The tables with a clock that comes to zero then."""
    due = select(tables.c.id).where(tables.c.due > since, tables.c.due <= until, tables.c.halted.is_(None))
    return list(connection.execute(due).scalars())
