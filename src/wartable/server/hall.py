"""The hall: all tables of the server. A table is loaded when somebody needs it and let go when nobody does."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable

import msgspec

from wartable.server.description import describe
from wartable.server.drafts import Drafts, understood
from wartable.server.failures import NotSaved
from wartable.server.forking import Fork, fork, refuse_unfair
from wartable.server.games import title_of
from wartable.server.halted import HaltedTable
from wartable.server.keeping import Keeping, is_touched_today, state_of, touch
from wartable.server.leaving import as_played
from wartable.server.lessons import Lesson, lesson_named
from wartable.server.looks import read_looks
from wartable.server.making import charter_of, new_id, sitting_of, wants_equals
from wartable.server.marks import told_apart
from wartable.server.outages import noted
from wartable.server.protocol import ServerMessage
from wartable.server.replaying import recall, without_gaps
from wartable.server.store import Store
from wartable.server.stored import Entry, Sitting, StoredTable
from wartable.server.story import Story, fold
from wartable.server.table import Table
from wartable.server.table_info import Continue, Learn, NewTable, TableInfo
from wartable.server.teaching import new_lesson
from wartable.server.thinker import Thinker
from wartable.server.times import read
from wartable.server.trouble import FORBIDDEN, NOT_FOUND, UNAVAILABLE, Trouble, saved
from wartable.server.upgrading import Upgrading

SWEEP_SECONDS = 30
SECONDS_FOR_LOOKS = 2.0
SECONDS_TO_HEAR = 0.3  # what other servers say of who is there
MOST_HEARD_OF = 10
log = logging.getLogger(__name__)


class Hall:
    """Finds, makes and forgets tables."""

    def __init__(self, store: Store, thinker: Thinker, keeping: Keeping | None = None) -> None:
        self._store = store
        self._thinker = thinker
        self._keeping = keeping or Keeping()
        self._vacating: dict[str, asyncio.Event] = {}
        self._upgrading = Upgrading(store)
        self._tables: dict[str, asyncio.Task[Table]] = {}
        self.followers: list[Callable[[Table], Callable[[Story, Story], None]]] = []  # of every table

    async def close(self) -> None:
        """Store how the last used games look, as far as there is time: the next server may have other rules."""
        tables = sorted(self.open_tables().values(), key=lambda table: -table.used_at)
        for table in tables:
            await table.stop()
        enough = asyncio.get_running_loop().time() + SECONDS_FOR_LOOKS
        for table in tables:
            if asyncio.get_running_loop().time() < enough:
                await table.keepsakes.keep()

    async def upgrade(self) -> None:
        """Carry over games of earlier rules, and log how many there were."""
        counts = Counter[bool]()
        async for stored in self._upgrading.upgrade_all():
            counts[stored.halt is None] += 1
        if counts:
            log.warning("games of earlier rules: %d go on, %d cannot", counts[True], counts[False])

    def is_any_clock_running(self) -> bool:
        return any(table.story.clocks is not None and table.story.clocks.runs for table in self.open_tables().values())

    def tables_in_memory(self) -> int:
        return len(self._tables)

    def is_in_memory(self, table_id: str) -> bool:
        return table_id in self._tables

    def viewers(self) -> dict[str, int]:
        """The number of viewers of each table that has any."""
        return {table.story.charter.id: len(table.viewers) for table in self.open_tables().values() if table.viewers}

    def tell_all(self, message: ServerMessage) -> None:
        for table in self.open_tables().values():
            table.tell(message)

    def unsay(self, player: str) -> None:
        """What somebody has said was deleted."""
        for table in self.open_tables().values():
            table.talk.forget(player)

    # --- making

    async def create(self, wish: NewTable, guest: str) -> TableInfo:
        points = await self._store.strength_of(guest, wish.game) if wants_equals(wish) else None
        charter = charter_of(wish, points)
        sitting = sitting_of(wish, charter, guest, await self._store.name_of(guest))
        entries = [Entry(1, "join", sitting.seat, [sitting.name], at=read(charter.created))] if sitting else []
        standing = fold(title_of(charter.game), charter, entries).standing()
        await saved(self._store.create(charter, sitting, standing), "a new table")
        table = StoredTable(charter, standing, [sitting] if sitting else [])
        return describe(table, sitting.seat if sitting else None)

    async def continue_from(self, table_id: str, number: int, wish: Continue, guest: str) -> TableInfo:
        """A new table against bots that begins at a moment of another one."""
        table = await self.table(table_id)
        if isinstance(table, HaltedTable):
            raise table.refusal()
        table.refuse_strangers(guest)
        refuse_unfair(table.story, table.people, guest)
        you = next((sitting for sitting in table.people if sitting.guest == guest), None)
        if you is None and not wish.name:
            wish = msgspec.structs.replace(wish, name=await self._store.name_of(guest))
        made = await asyncio.to_thread(fork, table.story, you, number, wish, (new_id(), guest))
        return await self.open_at(made)

    async def learn(self, name: str, wish: Learn, guest: str) -> TableInfo:
        """The table of a lesson: the one that the guest has begun, or a new one."""
        lesson = lesson_named(name)
        begun = None if wish.again else await self._begun(lesson, guest)
        if begun is not None:
            return begun
        return await self.open_at(new_lesson(lesson, new_id(), guest))

    async def open_at(self, made: Fork) -> TableInfo:
        """A table that begins in the middle of a game."""
        await saved(self._store.create(made.charter, made.sitting, made.standing, made.choices), "a new table")
        return describe(StoredTable(made.charter, made.standing, [made.sitting]), made.sitting.seat)

    async def _begun(self, lesson: Lesson, guest: str) -> TableInfo | None:
        open_ones = (one for one in await self.tables_of(guest) if one.lesson == lesson.name and one.halted is None)
        return next((one for one in open_ones if not lesson.is_over(one.choices)), None)

    async def take_seat(self, table_id: str, wish: Sitting, contribution: str | None = None) -> TableInfo:
        """Where the wish has no name, the player's own, with a number if somebody there is called so."""
        table = await self.table(table_id)
        if not wish.name:
            others = (seat.name for seat in table.info_for(None).seats if seat.name)
            wish = msgspec.structs.replace(wish, name=told_apart(await self._store.name_of(wish.guest), others))
        await table.take_seat(wish, contribution)
        return table.info_for(wish.seat)

    # --- finding

    async def info(self, table_id: str, guest: str) -> TableInfo:
        stored = await self._stored(table_id)
        is_private = stored.charter.terms.visibility == "private" and state_of(stored) != "waiting"
        if is_private and all(sitting.guest != guest for sitting in stored.sittings):
            raise Trouble(FORBIDDEN, "private_table")
        return self.description(stored, guest)

    async def tables_of(self, guest: str) -> list[TableInfo]:
        listed = await self._store.tables_of(guest, self._keeping.tables_listed)
        return [self.description(await self._upgraded(stored), guest) for stored in listed]

    async def table(self, table_id: str) -> Table:
        """The table in play, read from its log if necessary; all who ask at the same time get the same one."""
        while table_id in self._vacating:
            await self._vacating[table_id].wait()
        opening = self._tables.get(table_id)
        if opening is None or _is_spoilt(opening):
            opening = self._tables[table_id] = asyncio.create_task(self._load(table_id))
        try:
            table = await asyncio.shield(opening)
        except Trouble:
            self._tables.pop(table_id, None)
            raise
        table.used_at = asyncio.get_running_loop().time()
        return table

    @contextlib.asynccontextmanager
    async def vacated(self, table_id: str) -> AsyncIterator[None]:
        """Nobody is at the table: what is stored can be changed or deleted. Newcomers wait until that is done."""
        while table_id in self._vacating:
            await self._vacating[table_id].wait()
        done = self._vacating[table_id] = asyncio.Event()
        try:
            opening = self._tables.pop(table_id, None)
            if opening is not None:
                with contextlib.suppress(Trouble):
                    await (await asyncio.shield(opening)).vacate()
            yield
        finally:
            del self._vacating[table_id]
            done.set()

    @contextlib.asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[None]:
        """As above, on all servers: those who are at the table by way of another one connect again, too."""
        async with self.vacated(table_id):
            yield
        self._store.news.tell("changed", table_id)

    async def sweep(self) -> None:
        """Forget, for as long as the server runs, tables that nobody has used for a while."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            oldest = asyncio.get_running_loop().time() - self._keeping.idle_seconds
            for table_id in list(self._tables):
                await self._look_after(table_id, oldest)

    async def _look_after(self, table_id: str, oldest: float) -> None:
        """How a game looks is kept while it is played, too: a server may be killed."""
        opening = self._tables.get(table_id)
        if opening is None or not opening.done():
            return
        if _is_spoilt(opening):
            self._forget(table_id, opening)
            return
        table = opening.result()
        is_unused = _is_unused(table, oldest)
        if is_unused or table.keepsakes.are_due(self._keeping.looks_seconds):
            await table.keepsakes.keep()
        if is_unused:
            await touch(self._store, table_id)
        if _is_unused(table, oldest) and not table.is_abandoned:
            self._forget(table_id, opening)
            table.let_go()

    async def _load(self, table_id: str) -> Table:
        stored = await self._stored(table_id)
        title = title_of(stored.charter.game)
        entries, drafts = await self._store.entries(table_id), await self._store.drafts(table_id)
        recalled = await asyncio.to_thread(recall, title, stored.charter, without_gaps(entries))
        if stored.halt is None and recalled.fault is not None:  # the rules have changed and nobody raised their version
            log.error("table %s cannot be replayed: %s", table_id, recalled.fault)
            await saved(self._store.halt(table_id, recalled.halt()), f"table {table_id}")
            stored = await self._stored(table_id)
        if not is_touched_today(stored):
            await touch(self._store, table_id)
        if stored.halt is not None:
            return await self._halted(stored, recalled.story, entries)
        stored = as_played(stored)
        recalled.story.charter = stored.charter
        story = await noted(self._store, recalled.story, entries)
        table = Table(story, stored.sittings, self._store, self._thinker, self._keeping.absent_seconds)
        table.answered, table.drafts = recalled.answered, Drafts(understood(story, drafts))
        table.followers = [follow(table) for follow in self.followers]
        table.flags.arm()
        return table

    async def _halted(self, stored: StoredTable, story: Story, entries: list[Entry]) -> Table:
        table = HaltedTable(stored, story, self._store, self._thinker)
        kept = await self._store.looks(stored.charter.id)
        table.remember(None if kept is None else read_looks(kept[1]), entries)
        return table

    async def _stored(self, table_id: str) -> StoredTable:
        """What is stored of a table; one of earlier rules is upgraded first."""
        stored = await self._store.table(table_id)
        if stored is None:
            raise Trouble(NOT_FOUND, "no_such_table")
        return await self._upgraded(stored)

    async def _upgraded(self, stored: StoredTable) -> StoredTable:
        try:
            return await self._upgrading.upgraded(stored)
        except NotSaved as failure:
            raise Trouble(UNAVAILABLE, "not_saved") from failure

    def _forget(self, table_id: str, opening: "asyncio.Task[Table]") -> None:
        if self._tables.get(table_id) is opening:
            del self._tables[table_id]

    def description(self, stored: StoredTable, guest: str) -> TableInfo:
        yours = [sitting.seat for sitting in stored.sittings if sitting.guest == guest]
        you = yours[0] if len(yours) == 1 else None
        opening = self._tables.get(stored.charter.id)
        if opening is not None and opening.done() and not _is_spoilt(opening):
            return opening.result().info_for(you, yours)
        info, expires = describe(as_played(stored), you, (), yours), self._keeping.expires(stored)
        info.expires = None if expires is None else expires.isoformat(timespec="seconds")
        return info

    async def table_in_memory(self, table_id: str) -> Table | None:
        """A table that is in use here; one that is being read may have been read too early."""
        opening = self._tables.get(table_id)
        if opening is None or table_id in self._vacating:
            return None
        await asyncio.wait([opening])
        return None if _is_spoilt(opening) else opening.result()

    async def hear_of(self, table_ids: list[str]) -> None:
        """Learn who is at these tables by way of other servers, which tell it while a table is in memory here too."""
        unheard = [one for one in table_ids[:MOST_HEARD_OF] if one not in self._tables]
        if self._store.news.server and unheard:
            await asyncio.gather(*(self.table(one) for one in unheard), return_exceptions=True)
            await asyncio.sleep(SECONDS_TO_HEAR)

    def open_tables(self) -> dict[str, Table]:
        return {name: one.result() for name, one in self._tables.items() if one.done() and not _is_spoilt(one)}

    def open_table(self, table_id: str) -> Table | None:
        """The table, if it is in use here and has been read."""
        opening = self._tables.get(table_id)
        return None if opening is None or not opening.done() or _is_spoilt(opening) else opening.result()


def _is_spoilt(opening: "asyncio.Task[Table]") -> bool:
    if not opening.done():
        return False
    return opening.cancelled() or opening.exception() is not None or opening.result().is_abandoned


def _is_unused(table: Table, since: float) -> bool:
    return table.used_at < since and table.is_idle()
