"""The messenger: whoever is away is told what concerns them, once, by one process, in the first way that reaches them.

A tiding is a row with a unique key, so that it is noted once; each way is taken by an update that only one process can
make. First the browsers that receive Web Push, after a moment in which the player may come back; where there is none,
an e-mail, if the player has not come for some minutes.
"""

import asyncio
import contextlib
from collections.abc import Coroutine
from datetime import timedelta
from functools import partial
from itertools import count
from typing import Annotated

import msgspec
import structlog
from msgspec import Meta
from sqlalchemy import Connection

from wartable.server.failures import Conflict, NotSaved
from wartable.server.mailing import Letter, Mailing
from wartable.server.push_keys import PushKey
from wartable.server.reading import read_table
from wartable.server.store import Store
from wartable.server.stored import StoredTable, has_left, now
from wartable.server.tally import Statement
from wartable.server.terms import SECOND
from wartable.server.tiding_info import Way
from wartable.server.tidings import (
    DAYS_KEPT,
    Browser,
    Claiming,
    Mailbox,
    Noting,
    Tiding,
    forget_old,
    has_unseen,
    is_gone,
    is_wanted,
    put_off,
    read_browsers,
    read_due,
    read_mailbox,
    see,
    see_table,
)
from wartable.server.times import MILLISECOND, millis, written
from wartable.server.trouble import Trouble
from wartable.words import say, speaking, word

AT_ONCE = 50
SECONDS_BETWEEN_LOOKS = 15.0
MOSTLY = 0.8  # of the days for a turn, after which little time is left
A_LITTLE = 60 * SECOND  # more than that, as the time for lag does not count
LOOKS_A_DAY = 24 * 3600 / SECONDS_BETWEEN_LOOKS
log = structlog.stdlib.get_logger("wartable.messenger")


class TellingSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When players are told of what happens while they are away."""

    grace_seconds: Annotated[
        Annotated[float, Meta(ge=0)], Meta(description="Seconds in which a player may come back before being told.")
    ] = 5.0
    mail_minutes: Annotated[
        Annotated[float, Meta(ge=0)], Meta(description="Minutes without a visit after which an e-mail is sent.")
    ] = 10.0
    contact: Annotated[
        Annotated[str, Meta(pattern=r"^mailto:[^@\s]+@[^@\s]+$")],
        Meta(description="Whom push services may write to if something is wrong with what is pushed."),
    ] = "mailto:operator@localhost"


class Messenger:
    """Tells the players of one server."""

    def __init__(self, store: Store, settings: TellingSettings, key: PushKey, mailing: Mailing | None) -> None:
        self._store = store
        self._settings = settings
        self._key = key
        self._mailing = mailing
        self._works: set[asyncio.Task[None]] = set()

    def tell(self, *told: Tiding) -> None:
        """In a while, and unless they have come by then."""
        for tiding in told:
            self._begin(self._note(tiding))

    def tell_at(self, tiding: Tiding, when: int) -> None:
        self._begin(self._note(tiding, when))

    async def invite(self, before: str, table: str, host: str) -> None:
        """Those who sat at a table are asked to its rematch; who has gone there by then is not told."""
        stored = await self._store.table(before)
        guests = [] if stored is None else [one.guest for one in stored.sittings if not has_left(one)]
        self.tell(*(Tiding(one, f"invited:{table}", "invited", table) for one in guests if one != host))

    async def arrives(self, player: str, table: str) -> None:
        """A player is at a table: what was to be told about it has been seen."""
        if await self._store.read(lambda connection: has_unseen(connection, player, table, now())):
            with contextlib.suppress(Conflict, NotSaved):
                await self._store.writer.write(Statement(see_table(player, table, now())))

    async def run(self) -> None:
        """For as long as the server runs: what a process left that was killed, and e-mails when their time comes."""
        try:
            for looks in count():
                with contextlib.suppress(NotSaved, Conflict, Trouble):
                    if looks % LOOKS_A_DAY == 0:
                        await self._store.writer.write(Statement(forget_old(_in(seconds=-DAYS_KEPT * 24 * 3600))))
                    await self.look()
                await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        finally:
            for work in self._works:
                work.cancel()

    async def look(self) -> None:
        """Send what is due."""
        for tiding, way in await self._store.read(lambda connection: read_due(connection, _in(), AT_ONCE)):
            await self._send(tiding, way)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._works.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: "asyncio.Task[None]") -> None:
        self._works.discard(task)
        if not task.cancelled() and (mistake := task.exception()) is not None:
            log.error("a mistake while telling a player", exc_info=mistake)

    async def _note(self, tiding: Tiding, when: int | None = None) -> None:
        due = _in(seconds=self._settings.grace_seconds) if when is None else written(when)
        try:
            await self._store.writer.write(Noting(tiding, due))
        except Conflict:  # it has been told before, perhaps by another process
            return
        except NotSaved:
            log.warning("a tiding was lost", table=tiding.table)
            return
        if when is None:
            await asyncio.sleep(self._settings.grace_seconds)
            await self._send(tiding, "push")

    async def _send(self, tiding: Tiding, way: Way) -> None:
        """Whoever claims it sends it; what has become untrue meanwhile is not told."""
        try:
            await self._store.writer.write(Claiming(tiding, way))
        except (Conflict, NotSaved):
            return
        if not await self._store.read(lambda connection: is_still_true(connection, tiding)):
            with contextlib.suppress(Conflict, NotSaved):
                await self._store.writer.write(Statement(see(tiding.player, tiding.thing)))
            return
        if way == "mail":
            await self._mail(tiding)
        elif not await self._push(tiding) and await self._mailbox_for(tiding) is not None:
            later = _in(minutes=self._settings.mail_minutes)
            with contextlib.suppress(Conflict, NotSaved):
                await self._store.writer.write(Statement(put_off(tiding, "mail", later)))

    async def _wants(self, tiding: Tiding, way: Way) -> bool:
        return await self._store.read(lambda connection: is_wanted(connection, tiding.player, tiding.kind, way))

    async def _push(self, tiding: Tiding) -> bool:
        """Returns whether a browser was told."""
        browsers = await self._store.read(lambda connection: read_browsers(connection, tiding.player))
        if not browsers or not await self._wants(tiding, "push"):
            return False
        return any([await self._push_to(browser, tiding) for browser in browsers])

    async def _push_to(self, browser: Browser, tiding: Tiding) -> bool:
        from wartable.server.push_service import PushService

        message = await self._store.read(partial(worded, tiding, browser.language))
        sent = await PushService(self._key, self._settings.contact).push(browser, msgspec.json.encode(message))
        if sent is None:
            with contextlib.suppress(Conflict, NotSaved):
                await self._store.writer.write(Statement(is_gone(browser.id)))
        return bool(sent)

    async def _mail(self, tiding: Tiding) -> None:
        box = await self._mailbox_for(tiding)
        if box is not None and self._mailing is not None:
            await self._mailing.send(await self._letter(self._mailing, box, tiding))

    async def _mailbox_for(self, tiding: Tiding) -> Mailbox | None:
        """Where an e-mail about it may go."""
        if self._mailing is None or not await self._wants(tiding, "mail"):
            return None
        box = await self._store.read(lambda connection: read_mailbox(connection, tiding.player))
        return box if box is not None and box.is_confirmed else None

    async def _letter(self, mailing: Mailing, box: Mailbox, tiding: Tiding) -> Letter:
        told = await self._store.read(partial(worded, tiding, box.language))
        with speaking(box.language):
            facts = {"text": told["text"], "link": f"{mailing.public_url}{told['url']}"}
            return Letter(box.address, told["title"], say("server", "mail-text", facts), mailing.stop_link(box.stop))


def is_still_true(connection: Connection, tiding: Tiding) -> bool:
    """Whether the player still has to be told: the table is there, a turn is still theirs, and its time nearly over."""
    stored = read_table(connection, tiding.table)
    if stored is None:
        return False
    if tiding.kind not in ("turn", "clock"):
        return True
    if tiding.kind == "clock" and not is_little_left(stored):
        return False
    seats = [sitting.seat for sitting in stored.sittings if sitting.guest == tiding.player]
    return stored.halt is None and not stored.standing.over and bool(set(seats) & set(stored.standing.asked))


def is_little_left(stored: StoredTable) -> bool:
    """Not where it is another turn by now, or the game is paused."""
    clock, left = stored.charter.terms.clock, stored.standing.due - millis()
    return clock is not None and 0 < left <= (1 - MOSTLY) * clock.first + A_LITTLE


def worded(tiding: Tiding, language: str, connection: Connection) -> dict[str, str]:
    """What a player reads: the game and who else sits there, and nothing of what is hidden."""
    stored = read_table(connection, tiding.table)
    with speaking(language):
        game = "" if stored is None else word(stored.charter.game, "title")
        others = [] if stored is None else [one.name for one in stored.sittings if one.guest != tiding.player]
        facts: dict[str, str | int] = {"game": game, "number": len(others), "names": ", ".join(others)}
        texts = {"title": say("server", f"tiding-{tiding.kind}", facts), "text": say("server", "tiding-where", facts)}
        return texts | {"thing": tiding.thing, "kind": tiding.kind, "url": f"/t/{tiding.table}"}


def _in(**how_much: float) -> str:
    return written(millis() + timedelta(**how_much) // MILLISECOND)
