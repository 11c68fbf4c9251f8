"""The store: what is kept of each table, and the few ways to write and read it."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, update

from wartable.server.appends import Append, Values
from wartable.server.base import Database, Work
from wartable.server.equals import strength_of
from wartable.server.failures import NotRead, NotSaved
from wartable.server.halts import Halt
from wartable.server.reading import (
    find_tables_of_other_rules,
    read_drafts,
    read_entries,
    read_keepsake,
    read_name,
    read_review,
    read_table,
    read_tables_of,
)
from wartable.server.schema import keepsakes, reviews, sittings, tables
from wartable.server.stored import Charter, Entry, Kept, Result, Sitting, Standing, StoredTable, now
from wartable.server.tally import Expecting, Forgetting, Replacement, Row, Statement
from wartable.server.times import millis, read, written
from wartable.server.trouble import UNAVAILABLE, Trouble

T = TypeVar("T")
log = logging.getLogger(__name__)
PULSE_SECONDS = 5.0
USUALLY_LISTED = 50


class Pulse(msgspec.Struct, frozen=True):
    """A sign of life of the database; `seconds` since the last write, or None before the first."""

    writable: bool
    seconds: float | None


class Store:
    """Everything that is kept, in whatever database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = database.writer
        self.news = database.news

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        await self.database.close()

    async def claims(self, what: str, seconds: float) -> bool:
        """Whether it is for this server to do something that only one should do, for so long."""
        jobs = self.database.jobs
        try:
            return jobs is None or await jobs.claim(what, seconds)
        except NotRead:
            return False

    # --- writing: on disk when it returns

    async def create(
        self, charter: Charter, sitting: Sitting | None, standing: Standing, choices: Sequence[Entry] = ()
    ) -> None:
        """A new table, at which its maker may already sit and choices may stand."""
        works: list[Work] = [_insert_table(charter, standing)]
        if sitting is not None:
            entry = Entry(1, "join", sitting.seat, [sitting.name], at=read(charter.created))
            works += [_insert_sitting(charter.id, sitting), Append(_entry_row(charter.id, entry))]
        await self.writer.write(*works, *(Append(_entry_row(charter.id, choice)) for choice in choices))

    async def append(
        self, table: str, entry: Entry, standing: Standing, draft: Kept | None = None, also: Sequence[Work] = ()
    ) -> None:
        """The next thing that happened, and what it leaves as a draft; Conflict when its number is taken."""
        kept = None if draft is None else _draft_row(table, draft)
        await self.writer.write(Append(_entry_row(table, entry), _standing_row(table, standing), kept), *also)

    async def keep_draft(self, table: str, draft: Kept) -> None:
        """The picks of a seat, replacing earlier ones."""
        await self.writer.write(Append(draft=_draft_row(table, draft)))

    async def join(self, table: str, entry: Entry, sitting: Sitting, standing: Standing) -> None:
        append = Append(_entry_row(table, entry), _standing_row(table, standing))
        await self.writer.write(Expecting(table, entry.seq - 1), _insert_sitting(table, sitting), append)

    async def keep_review(self, table: str, body: bytes) -> None:
        """The review of a table; a later one replaces an earlier one."""
        fresh = {"body": body.decode(), "at": now()}
        await self.writer.write(Replacement(reviews, {"table_id": table}, fresh))

    async def keep_looks(self, table: str, seq: int, body: bytes, result: Result | None) -> None:
        """How the game looks to each viewer after a number of entries, replacing how it looked before."""
        fresh = {"seq": seq, "body": body, "result": None if result is None else _json(result)}
        await self.writer.write(Replacement(keepsakes, {"table_id": table}, fresh))

    async def carry_over(self, table: str, rules: int, standing: Standing) -> None:
        """The game goes on by another version of the rules."""
        fresh = _columns_of(standing) | {"rules": rules, "halted": None}
        await self.writer.write(Statement(update(tables).where(tables.c.id == table).values(**fresh)))

    async def halt(self, table: str, halt: Halt) -> None:
        await self.writer.write(Statement(update(tables).where(tables.c.id == table).values(halted=halt.text())))

    async def forget(self, table: str) -> None:
        """Delete a table and everything known about it. It must not be in play."""
        await self.writer.write(Forgetting(table))

    async def pulse(self) -> Pulse:
        """Whether the database can be written, and how long ago it was. An empty transaction shows it."""
        wrote_at = self.writer.wrote_at
        seconds = None if wrote_at is None else round(time.monotonic() - wrote_at, 3)
        try:
            await asyncio.wait_for(self.writer.write(), PULSE_SECONDS)
        except (NotSaved, TimeoutError):
            return Pulse(False, seconds)
        return Pulse(not self.writer.is_failing, seconds)

    # --- reading

    async def review(self, table: str) -> bytes | None:
        return await self.read(lambda connection: read_review(connection, table))

    async def table(self, table: str) -> StoredTable | None:
        return await self.read(lambda connection: read_table(connection, table))

    async def looks(self, table: str) -> tuple[int, bytes] | None:
        """How the game looked when it ended or was let go, and after how many entries that was."""
        return await self.read(lambda connection: read_keepsake(connection, table))

    async def drafts(self, table: str) -> list[Kept]:
        return await self.read(lambda connection: read_drafts(connection, table))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return await self.read(lambda connection: read_entries(connection, table, after))

    async def tables_of_other_rules(self, current: dict[str, int], halted: bool) -> list[str]:
        """The tables not yet tried with the current versions; on request also those that could not go on."""
        return await self.read(lambda connection: find_tables_of_other_rules(connection, current, halted))

    async def tables_of(self, guest: str, most: int = USUALLY_LISTED) -> list[StoredTable]:
        """The tables at which a guest sits, the newest first."""
        return await self.read(lambda connection: read_tables_of(connection, guest, most))

    async def name_of(self, player: str) -> str:
        """What a player is called."""
        return await self.read(lambda connection: read_name(connection, player))

    async def strength_of(self, player: str, game: str) -> float:
        """How strong somebody's finished games against bots show them to be."""
        return await self.read(lambda connection: strength_of(connection, player, game))

    async def read(self, query: Callable[[Connection], T]) -> T:
        try:
            return await self.database.read(query)
        except NotRead as failure:
            log.error("the database could not be read: %s", failure)
            raise Trouble(UNAVAILABLE, "no_database") from failure


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _insert_table(charter: Charter, standing: Standing) -> Row:
    row = msgspec.structs.asdict(charter) | msgspec.structs.asdict(standing)
    encoded = ("options", "seats", "asked", "edition", "terms", "life", "task")
    row |= {name: _json(row[name]) for name in encoded}
    row |= {"seed": str(charter.seed), "touched": charter.created, "is_public": charter.terms.visibility == "public"}
    return Row(tables, row)


def _insert_sitting(table: str, sitting: Sitting) -> Row:
    return Row(sittings, msgspec.structs.asdict(sitting) | {"table_id": table})


def _entry_row(table: str, entry: Entry) -> Values:
    return (table, entry.seq, entry.kind, entry.seat, _json(entry.body), entry.message, written(entry.at or millis()))


def _standing_row(table: str, standing: Standing) -> Values:
    return (table, standing.over, standing.choices, _json(standing.asked), _json(standing.life), standing.due)


def _draft_row(table: str, draft: Kept) -> Values:
    return (table, draft.seat, draft.since, _json(draft.picks))


def _columns_of(standing: Standing) -> dict[str, object]:
    return msgspec.structs.asdict(standing) | {"asked": _json(standing.asked), "life": _json(standing.life)}
