"""The lobby: where people who do not know one another meet, and where those who have played together play again."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, select

from wartable.server.games import title_of
from wartable.server.hall import Hall
from wartable.server.keeping import state_of
from wartable.server.living import NO, PERSON, YES
from wartable.server.making import OPEN, charter_of
from wartable.server.reading import stored_tables
from wartable.server.schema import tables
from wartable.server.store import Store
from wartable.server.stored import Charter, Entry, StoredTable, has_left, kinds_of
from wartable.server.story import fold
from wartable.server.table import Table
from wartable.server.table_info import NewTable, TableInfo
from wartable.server.terms import SPEEDS, Clock, Terms
from wartable.server.trouble import CONFLICT, FORBIDDEN, Trouble, saved
from wartable.server.wire import Answer, Wish, Word

MOST_LISTED = 40
HOURS_LISTED = 24  # since it was made, of a table that waits
SECONDS_TO_SIT = 10  # for whoever got a new table
Speed = Literal["none", "fast", "calm", "days"]


class SpeedInfo(Answer):
    """A clock by its name; null: none."""

    name: Speed
    clock: Clock | None


class LobbyInfo(Answer):
    """Public tables: those with a free seat, and those whose game runs. Somebody is there at the first ones."""

    joinable: list[TableInfo]
    running: list[TableInfo]
    speeds: list[SpeedInfo]


class QuickMatch(Wish):
    """A game with people whom the server finds; its options are the usual ones."""

    game: Word
    players: Annotated[int, Meta(ge=2, le=8)]
    speed: Speed


class Again(Wish):
    """Whether somebody wants a rematch."""

    yes: bool


class Lobby:
    """Finds public tables, and makes those of quick matches and rematches."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall
        self._matching = asyncio.Lock()  # two who look for the same at the same time find each other

    async def show(self, guest: str) -> LobbyInfo:
        found = await self._store.read(_public)
        told = [(state_of(one), self._hall.description(one, guest)) for one in found]
        joinable = [info for state, info in told if state == "waiting" and not info.yours and _is_recent(info)]
        running = [info for state, info in told if state == "running" and not info.yours]
        speeds = [SpeedInfo(name, clock) for name, clock in SPEEDS.items()]  # type: ignore[arg-type]
        return LobbyInfo(
            sorted(joinable, key=_is_empty)[:MOST_LISTED], sorted(running, key=_is_empty)[:MOST_LISTED], speeds
        )

    async def match(self, wish: QuickMatch, guest: str) -> TableInfo:
        """A table with a free seat at which everybody who sits there is present, or a new one."""
        made = charter_of(_wish_of(wish))
        async with self._matching:
            public = await self._store.read(_public)
            alike = [one for one in public if _is_free(one) and _is_alike(one.charter, made)]
            await self._hall.hear_of([one.charter.id for one in alike])
            for stored in alike:
                info = self._hall.description(stored, guest)
                if not info.yours and _is_attended(info):
                    return info
            return await self._make(made, guest)

    async def _make(self, charter: Charter, guest: str) -> TableInfo:
        standing = fold(title_of(charter.game), charter, []).standing()
        await saved(self._store.create(charter, None, standing), "a new table")
        return self._hall.description(StoredTable(charter, standing, []), guest)

    # --- once more

    async def again(self, table_id: str, wish: Again, guest: str) -> TableInfo:
        """Somebody wants a rematch, or does not; returns its table, which the first who wants one makes."""
        table = await self._hall.table(table_id)
        seats = table.seats_of(guest)
        if not seats:
            raise Trouble(FORBIDDEN, "not_seated")
        if wish.yes and not table.story.life.next:
            async with self._matching:
                await self._propose(table, seats[0])
        elif wish.yes != table.story.life.again.get(seats[0]):
            await table.happens(lambda: _said(table, seats[0], [YES if wish.yes else NO]))
        following = table.story.life.next
        return await self._hall.info(following or table_id, guest)

    async def _propose(self, table: Table, seat: int) -> None:
        if table.story.life.next:
            await table.happens(lambda: _said(table, seat, [YES]))
            return
        if not table.story.is_over:
            raise Trouble(CONFLICT, "not_over_yet")
        made = rematch_of(table)
        await self._make(made, "")
        await table.happens(lambda: _said(table, seat, [YES, made.id]))

    async def refuse_kept(self, table_id: str, seat: int, guest: str) -> None:
        """A seat of a rematch is for whoever sat in it before."""
        table = await self._hall.table(table_id)
        follows = table.story.charter.terms.follows
        before = await self._store.table(follows) if follows else None
        if (
            before is not None
            and before.standing.life.again.get(seat, True)
            and _sat(before, seat) not in (None, guest)
        ):
            raise Trouble(FORBIDDEN, "seat_kept")


def rematch_of(table: Table) -> Charter:
    """The same once more, with open seats for the people."""
    old = table.story.charter
    kinds = kinds_of(StoredTable(old, table.story.standing(), []))
    wish = NewTable(
        old.game, old.players, [OPEN if kind == PERSON else kind for kind in kinds], dict(old.options), terms=old.terms
    )
    made = charter_of(wish)
    visibility: Literal["link", "private"] = "private" if old.terms.visibility == "private" else "link"
    return msgspec.structs.replace(
        made, terms=msgspec.structs.replace(old.terms, follows=old.id, visibility=visibility)
    )


def _said(table: Table, seat: int, body: list[str]) -> Entry:
    return Entry(table.story.seq + 1, "again", seat, body)


def _wish_of(wish: QuickMatch) -> NewTable:
    terms = Terms(visibility="public", clock=SPEEDS[wish.speed], at_zero="bot")
    return NewTable(wish.game, wish.players, [OPEN] * wish.players, {}, terms=terms)


def _is_free(stored: StoredTable) -> bool:
    return state_of(stored) == "waiting" and not stored.standing.life.fills


def _is_alike(one: Charter, other: Charter) -> bool:
    shape = [(it.game, it.players, it.options, it.terms, it.rules, it.edition, it.seats) for it in (one, other)]
    return shape[0] == shape[1]


def _sat(table: StoredTable, seat: int) -> str | None:
    return next((one.guest for one in table.sittings if one.seat == seat and not has_left(one)), None)


def _is_attended(info: TableInfo) -> bool:
    """Everybody who sits there is present; where nobody does, somebody is just about to."""
    people = [seat for seat in info.seats if seat.kind == "person"]
    age = datetime.now(UTC) - datetime.fromisoformat(info.created)
    return all(seat.online for seat in people) if people else age < timedelta(seconds=SECONDS_TO_SIT)


def _is_empty(info: TableInfo) -> bool:
    return not any(seat.online for seat in info.seats if seat.kind == "person")


def _is_recent(info: TableInfo) -> bool:
    oldest = datetime.now(UTC) - timedelta(hours=HOURS_LISTED)
    return datetime.fromisoformat(info.created) > oldest and any(seat.kind == "person" for seat in info.seats)


def _public(connection: Connection) -> list[StoredTable]:
    """The newest public tables whose games are not over."""
    query = select(tables).where(tables.c.is_public, tables.c.over.is_(False), tables.c.halted.is_(None))
    return stored_tables(connection, query.order_by(tables.c.created.desc(), tables.c.id).limit(4 * MOST_LISTED))
