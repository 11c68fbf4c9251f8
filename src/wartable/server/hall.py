"""The hall: all tables of the server. A table is loaded when somebody needs it and let go when nobody does."""

import asyncio
import base64
import logging
import secrets
from typing import Any

from wartable.bots.levels import BOTS
from wartable.engine.contract import Title
from wartable.engine.decision import Refusal
from wartable.server.description import bot_names, describe
from wartable.server.forking import fork, refuse_unfair
from wartable.server.games import title_of
from wartable.server.names import clean_name
from wartable.server.protocol import LARGEST_SEED, Continue, NewTable, TableInfo
from wartable.server.store import Charter, Entry, Sitting, Store, StoredTable, now
from wartable.server.story import PERSON, Story, fold, unfold
from wartable.server.table import Table
from wartable.server.thinker import Thinker
from wartable.server.trouble import BAD_REQUEST, CONFLICT, NOT_FOUND, Trouble, trouble_of
from wartable.words import word

ME, OPEN = "me", "open"
IDLE_SECONDS = 300
SWEEP_SECONDS = 30
log = logging.getLogger(__name__)


class Hall:
    """Finds, makes and forgets tables."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self._store = store
        self._thinker = thinker
        self._tables: dict[str, asyncio.Task[Table]] = {}

    async def close(self) -> None:
        for table in self._open_tables():
            await table.stop()

    # --- making

    async def create(self, wish: NewTable, guest: str) -> TableInfo:
        charter = charter_of(wish)
        sitting = sitting_of(wish, charter, guest)
        entries = [Entry(1, "join", sitting.seat, [sitting.name])] if sitting else []
        standing = fold(title_of(charter.game), charter, entries).standing()
        await self._store.create(charter, sitting, standing)
        table = StoredTable(charter, standing, [sitting] if sitting else [])
        return describe(table, sitting.seat if sitting else None)

    async def continue_from(self, table_id: str, number: int, wish: Continue, guest: str) -> TableInfo:
        """A new table against bots that begins at a moment of another one."""
        table = await self.table(table_id)
        refuse_unfair(table.story, table.people, guest)
        you = next((sitting for sitting in table.people if sitting.guest == guest), None)
        made = await asyncio.to_thread(fork, table.story, you, number, wish, (new_id(), guest))
        await self._store.create(made.charter, made.sitting, made.standing, made.choices)
        return describe(StoredTable(made.charter, made.standing, [made.sitting]), made.sitting.seat)

    async def take_seat(self, table_id: str, wish: Sitting) -> TableInfo:
        table = await self.table(table_id)
        await table.take_seat(wish)
        return table.info_for(wish.seat)

    # --- finding

    async def info(self, table_id: str, guest: str) -> TableInfo:
        stored = await self._store.table(table_id)
        if stored is None:
            raise Trouble(NOT_FOUND, "no_such_table")
        return self._describe(stored, guest)

    async def tables_of(self, guest: str) -> list[TableInfo]:
        return [self._describe(stored, guest) for stored in await self._store.tables_of(guest)]

    async def table(self, table_id: str) -> Table:
        """The table in play, read from its log if need be; all who ask at the same time get the same one."""
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

    async def sweep(self) -> None:
        """Forget, for as long as the server runs, tables that nobody has used for a while."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            oldest = asyncio.get_running_loop().time() - IDLE_SECONDS
            for table_id, opening in list(self._tables.items()):
                if opening.done() and (_is_spoilt(opening) or _is_unused(opening.result(), oldest)):
                    del self._tables[table_id]

    async def _load(self, table_id: str) -> Table:
        stored = await self._store.table(table_id)
        if stored is None:
            raise Trouble(NOT_FOUND, "no_such_table")
        title = title_of(stored.charter.game)
        if title.rules_version != stored.charter.rules:
            raise Trouble(CONFLICT, "old_rules")
        entries = await self._store.entries(table_id)
        try:
            story, answered = await asyncio.to_thread(recall, title, stored.charter, entries)
        except Refusal as refusal:  # the rules have changed and nobody raised their version
            log.error("table %s cannot be replayed: %s", table_id, refusal)
            raise Trouble(CONFLICT, "old_rules") from refusal
        table = Table(story, stored.sittings, self._store, self._thinker)
        table.answered = answered
        return table

    def _describe(self, stored: StoredTable, guest: str) -> TableInfo:
        you = next((sitting.seat for sitting in stored.sittings if sitting.guest == guest), None)
        opening = self._tables.get(stored.charter.id)
        if opening is not None and opening.done() and not _is_spoilt(opening):
            return opening.result().info_for(you)
        return describe(stored, you)

    def _open_tables(self) -> list[Table]:
        return [one.result() for one in self._tables.values() if one.done() and not _is_spoilt(one)]


def recall(title: Title[Any], charter: Charter, entries: list[Entry]) -> tuple[Story, dict[tuple[int, str], int]]:
    """The story that a log tells, and how each message in it was answered."""
    answered: dict[tuple[int, str], int] = {}
    story = Story(title, charter)
    for story, entry in zip(unfold(title, charter, entries), [None, *entries], strict=True):
        if entry is not None and entry.message is not None:
            answered[entry.seat, entry.message] = story.seq_of(entry.seat)
    return story, answered


def charter_of(wish: NewTable) -> Charter:
    """The new table's charter; refuses what cannot be played."""
    title = title_of(wish.game)
    try:
        options = title.settings(wish.players, dict(wish.options))
    except Refusal as refusal:
        raise trouble_of(refusal) from refusal
    _refuse_seats(wish)
    seed = secrets.randbelow(LARGEST_SEED) if wish.seed is None else wish.seed
    seats = [PERSON if kind in (ME, OPEN) else kind for kind in wish.seats]
    return Charter(new_id(), title.name, title.rules_version, wish.players, options, seed, seats, now())


def sitting_of(wish: NewTable, charter: Charter, guest: str) -> Sitting | None:
    """Where the maker of the table sits, if anywhere."""
    if ME not in wish.seats:
        return None
    seat = wish.seats.index(ME)
    name = clean_name(wish.name) if wish.name else f"{word('server', 'player')} {seat + 1}"
    if name.casefold() in (bot.casefold() for bot in bot_names(charter.seats)):
        raise Trouble(CONFLICT, "name_taken")
    return Sitting(seat, guest, name)


def _refuse_seats(wish: NewTable) -> None:
    if len(wish.seats) != wish.players:
        raise Trouble(BAD_REQUEST, "seats_count")
    if wish.seats.count(ME) > 1:
        raise Trouble(BAD_REQUEST, "one_me")
    if any(kind not in (ME, OPEN) and kind not in BOTS for kind in wish.seats):
        raise Trouble(BAD_REQUEST, "no_such_level")
    if wish.seed is not None and OPEN in wish.seats:
        raise Trouble(BAD_REQUEST, "seed_with_people")


def new_id() -> str:
    """60 random bits: whoever has the link may come, nobody finds a table by guessing."""
    return base64.b32encode(secrets.token_bytes(8)).decode().lower()[:12]


def _is_spoilt(opening: "asyncio.Task[Table]") -> bool:
    if not opening.done():
        return False
    return opening.cancelled() or opening.exception() is not None or opening.result().abandoned.is_set()


def _is_unused(table: Table, since: float) -> bool:
    return table.used_at < since and table.is_idle()
