"""Keeping: how long unvisited tables are kept, and how much the data folder may hold."""

import logging
import os
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import update

from wartable.server.failures import NotSaved
from wartable.server.limits import Count, Seconds
from wartable.server.metrics import DATA_BYTES
from wartable.server.refusals import note_refusal
from wartable.server.schema import tables
from wartable.server.store import USUALLY_LISTED, Store
from wartable.server.stored import StoredTable, kinds_of, now
from wartable.server.tally import Statement
from wartable.server.trouble import NO_ROOM, Trouble

State = Literal["waiting", "running", "finished", "halted"]
Days = Annotated[int, Meta(ge=0, le=36_500)]
MEGABYTE = 1_000_000
SECONDS_BETWEEN_LOOKS = 2.0
DAY = slice(0, 10)  # the format of a stored time
log = logging.getLogger(__name__)


class Keeping(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days an unvisited table is kept; 0 is forever."""

    waiting_days: Annotated[Days, Meta(description="Days until a table expires whose game never began; 0: never.")] = 30
    running_days: Annotated[
        Days, Meta(description="Days until a table expires whose game was left unfinished; 0: never.")
    ] = 180
    finished_days: Annotated[
        Days, Meta(description="Days until a table expires whose game is over, or cannot go on; 0: never.")
    ] = 0
    idle_seconds: Annotated[Seconds, Meta(description="Seconds until a table that nobody uses leaves memory.")] = 300.0
    looks_seconds: Annotated[
        Seconds, Meta(description="Seconds after which it is kept again how a game in play looks, for later versions.")
    ] = 300.0
    absent_seconds: Annotated[
        Seconds, Meta(description="Seconds after which others may let a bot play for somebody who has left.")
    ] = 60.0
    tables_listed: Annotated[Count, Meta(description="Tables in a guest's list, the newest first.")] = USUALLY_LISTED
    data_megabytes: Annotated[
        Count, Meta(description="What the data folder may hold, its copies included, before no tables are made.")
    ] = 10_000

    def days(self, state: State) -> int:
        return {"waiting": self.waiting_days, "running": self.running_days}.get(state, self.finished_days)

    def expires(self, stored: StoredTable) -> datetime | None:
        """When the table is deleted if nobody visits it; None: never."""
        days = self.days(state_of(stored))
        if not days:
            return None
        return datetime.fromisoformat(stored.touched or stored.charter.created) + timedelta(days=days)

    def oldest(self) -> str:
        """No table that was touched after this moment can have expired."""
        days = [days for days in (self.waiting_days, self.running_days, self.finished_days) if days]
        return (datetime.now(UTC) - timedelta(days=min(days))).isoformat() if days else ""


def state_of(stored: StoredTable) -> State:
    if stored.standing.over:
        return "finished"
    if stored.halt is not None:
        return "halted"
    people = kinds_of(stored).count("person")
    return "running" if len(stored.sittings) == people else "waiting"


class DataRoom:
    """How much of the data folder is used. Games under way may fill it further; new tables may not."""

    def __init__(self, folder: Path, most: int) -> None:
        self.most = most
        self._folder = folder
        self._used = 0
        self._looked_at: float | None = None

    def used(self) -> int:
        """The bytes of all files; measured again after a while."""
        now = time.monotonic()
        if self._looked_at is None or now - self._looked_at > SECONDS_BETWEEN_LOOKS:
            self._used, self._looked_at = size_of(self._folder), now
            DATA_BYTES.set(self._used)
        return self._used

    def is_full(self) -> bool:
        return self.used() >= self.most

    def refuse_if_full(self, who: str) -> None:
        if self.is_full():
            note_refusal("data_megabytes", who)
            raise Trouble(NO_ROOM, "no_room")


def size_of(folder: Path) -> int:
    total = 0
    for place, _, names in os.walk(folder):
        for name in names:
            try:
                total += (Path(place) / name).lstat().st_size
            except FileNotFoundError:  # a copy that has just been finished, or a log that was cleaned up
                continue
    return total


async def touch(store: Store, table: str) -> None:
    """Somebody has visited a table. If that cannot be written, no harm is done: the next visit may succeed."""
    try:
        await store.writer.write(Statement(update(tables).where(tables.c.id == table).values(touched=now())))
    except NotSaved as failure:
        log.error("a table could not be touched: %s", failure)


def is_touched_today(stored: StoredTable) -> bool:
    return stored.touched[DAY] == now()[DAY]
