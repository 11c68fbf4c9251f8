"""Outages: while no server runs, no clock does. A server gives signs of life; what lies between two of them counts."""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import Connection, delete, select

from wartable.server.failures import NotSaved
from wartable.server.living import NOBODY
from wartable.server.schema import outages, pulse, tables
from wartable.server.store import Store
from wartable.server.stored import Entry
from wartable.server.story import Story
from wartable.server.tally import Replacement, Statement
from wartable.server.terms import DAY
from wartable.server.times import millis

SECONDS_BETWEEN_SIGNS = 2.0
SIGNS_BETWEEN_LOOKS = 30  # at games that nobody has open
DAYS_KEPT = 60
log = logging.getLogger(__name__)


class Outages:
    """Notes while a server runs that it does, where any clock depends on it; and when it starts, that none did."""

    def __init__(self, store: Store, is_any_open: Callable[[], bool]) -> None:
        self._store = store
        self._is_any_open = is_any_open  # whether a clock of a table in memory runs

    async def begin(self) -> None:
        """The server has started: what has passed since the last sign of life was an outage, unless another runs."""
        if not self._store.database.was_free:
            return
        last: int | None = await self._store.read(lambda connection: connection.execute(select(pulse.c.at)).scalar())
        now = millis()
        if last is not None and last < now:
            gap = Replacement(outages, {"since": last}, {"until": now})
            old = delete(outages).where(outages.c.until < now - DAYS_KEPT * DAY)
            await self._store.writer.write(gap, Statement(old), _sign(now))

    async def run(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)
            looks += 1
            try:
                if self._is_any_open() or (looks % SIGNS_BETWEEN_LOOKS == 1 and await self._is_any_running()):
                    await self._store.writer.write(_sign(millis()))
            except NotSaved as failure:
                log.error("no sign of life could be written: %s", failure)

    async def end(self) -> None:
        """The last sign of life of a server that is stopped."""
        try:
            if await self._is_any_running():
                await self._store.writer.write(_sign(millis()))
        except NotSaved as failure:
            log.error("no last sign of life could be written: %s", failure)

    async def _is_any_running(self) -> bool:
        query = select(tables.c.id).where(tables.c.due > 0).limit(1)
        return await self._store.read(lambda connection: connection.execute(query).first() is not None)


async def begun(store: Store, is_any_open: Callable[[], bool]) -> Outages:
    outages = Outages(store, is_any_open)
    await outages.begin()
    return outages


def _sign(at: int) -> Replacement:
    return Replacement(pulse, {"id": 1}, {"at": at})


def read_outages(connection: Connection, since: int) -> list[tuple[int, int]]:
    rows = connection.execute(select(outages).where(outages.c.until > since))
    return [(row.since, row.until) for row in rows]


def down_within(gaps: list[tuple[int, int]], since: int, until: int) -> int:
    """How many milliseconds of a time no server ran. Outages do not overlap, for signs of life only go on."""
    return sum(max(0, min(end, until) - max(begin, since)) for begin, end in gaps)


async def noted(store: Store, story: Story, entries: list[Entry]) -> Story:
    """The story, in whose log it stands how long no server ran while its clocks did."""
    if story.clocks is None or not story.clocks.runs or not entries:
        return story
    since, now = entries[-1].at, millis()
    gaps = await store.read(lambda connection: read_outages(connection, since))
    down = down_within(gaps, since, now)
    if not down:
        return story
    entry = Entry(story.seq + 1, "down", NOBODY, [str(down)], at=now)
    after = story.after(entry)
    await store.append(story.charter.id, entry, after.standing())
    return after
