"""Neighbours: the other servers on the same database, and what this one does when it hears of them."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine

import msgspec

from wartable.server.attendance import Crowd
from wartable.server.door import Guards
from wartable.server.hall import Hall
from wartable.server.signs import read_signs
from wartable.server.store import Store
from wartable.server.trouble import Trouble

SECONDS_BETWEEN_LOOKS = 5.0
SECONDS_UNTIL_GONE = 5.0
log = logging.getLogger(__name__)


class Neighbours:
    """Keeps the tables in memory, bans and sign-outs in step with what other servers do."""

    def __init__(self, hall: Hall, store: Store, guards: Guards) -> None:
        self._hall = hall
        self._store = store
        self._guards = guards
        self._heard_at: dict[str, float] = {}
        self._works: set[asyncio.Task[None]] = set()
        news = store.news
        news.hear("entry", self._hear_entry)
        news.hear("drafts", lambda table: self._begin_at(table, lambda: self._follow(table, True)))
        news.hear("changed", lambda table: self._begin(self._leave(table)))
        news.hear("attendance", self._hear_crowd)
        news.hear("who", self._tell_who)
        news.hear("alive", self._note)
        news.hear("gone", self._forget)
        news.hear("bans", lambda _: self._begin(guards.bans.read_again()))
        news.hear("device", self._sign_out)
        news.hear("talk", lambda table: self._begin_at(table, lambda: self._hear_talk(table)))
        news.hear("unsay", hall.unsay)
        news.when_cut(lambda: self._begin(self._look(after_a_cut=True)))

    async def watch(self) -> None:
        """For as long as the server runs: whatever was not heard is found all the same."""
        while self._store.news.server:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            await self._guarded(self._look())
            late = time.monotonic() - SECONDS_UNTIL_GONE
            for server in [one for one, heard in self._heard_at.items() if heard < late]:
                self._forget(server)

    async def _look(self, after_a_cut: bool = False) -> None:
        """Hold the tables in memory against the database."""
        tables = self._hall.open_tables()
        signs = await self._store.read(lambda connection: read_signs(connection, [*tables]))
        for name, table in tables.items():
            sign = signs.get(name)
            if sign is None or not sign.holds(table.people):
                await self._leave(name)
                continue
            if after_a_cut or sign.seq != table.story.seq:
                await table.follow(with_drafts=True)
            if after_a_cut and table.viewers:
                await table.talk.catch_up()
        await self._guards.bans.read_again()
        self._guards.identities.forget()

    def _hear_entry(self, text: str) -> None:
        """Most of what others write is of tables that nobody looks at here."""
        name, _, number = text.partition(":")
        table = self._hall.open_table(name)
        if table is None or table.story.seq < int(number):
            self._begin_at(name, lambda: self._follow(name, False))

    async def _follow(self, name: str, with_drafts: bool) -> None:
        table = await self._hall.table_in_memory(name)
        if table is not None:
            await table.follow(with_drafts)

    async def _hear_talk(self, name: str) -> None:
        table = await self._hall.table_in_memory(name)
        if table is not None:
            await table.talk.catch_up()

    async def _leave(self, name: str) -> None:
        """The table has changed otherwise than by an entry: whoever is there connects again and sees it as it is."""
        if self._hall.is_in_memory(name):
            async with self._hall.vacated(name):
                pass

    def _hear_crowd(self, text: str) -> None:
        crowd = msgspec.json.decode(text, type=Crowd)
        self._note(crowd.server)
        table = self._hall.open_table(crowd.table)
        if table is not None:
            table.attendance.hear(crowd)

    def _tell_who(self, name: str) -> None:
        table = self._hall.open_table(name)
        if table is not None:
            table.attendance.tell_elsewhere(is_asked=True)

    def _note(self, server: str) -> None:
        self._heard_at[server] = time.monotonic()

    def _forget(self, server: str) -> None:
        self._heard_at.pop(server, None)
        for table in self._hall.open_tables().values():
            table.attendance.forget(server)

    def _sign_out(self, token: str) -> None:
        self._guards.identities.forget()
        self._guards.bans.close_device(token)

    def _begin_at(self, name: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Only where the table is in memory, or about to be."""
        if self._hall.is_in_memory(name):
            self._begin(work())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._works.add(task)
        task.add_done_callback(self._works.discard)

    async def _guarded(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Trouble as trouble:
            log.warning("a table could not be followed: %s", trouble)
        except Exception:  # our mistake: it must show, and must not make this server deaf
            log.exception("a mistake at the news of another server")
