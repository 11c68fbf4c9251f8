"""The steward carries out what `wartable admin` orders; each order is a line of the log."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

from wartable.server.addresses import counted
from wartable.server.announcing import NoticeBoard
from wartable.server.bans import Bans, network_of
from wartable.server.departures import Departures
from wartable.server.failures import Conflict, NotSaved
from wartable.server.hall import Hall
from wartable.server.halts import CLOSED, Halt
from wartable.server.keys import Using
from wartable.server.orders import (
    LONGEST_TEXT,
    Announce,
    AnyOrder,
    BanWho,
    CloseTable,
    DeleteGuest,
    DeleteTable,
    ListAnnouncements,
    ListBans,
    ListComplaints,
    ListGuests,
    ListTables,
    Report,
    Settle,
    TakeDown,
    Unban,
)
from wartable.server.overview import (
    COMPLAINT_COLUMNS,
    GUEST_COLUMNS,
    TABLE_COLUMNS,
    complaint_rows,
    guest_rows,
    guests_like,
    newest_tables,
    table_rows,
)
from wartable.server.refusals import shown
from wartable.server.sayings import settled
from wartable.server.store import Store
from wartable.server.trouble import BAD_REQUEST, CONFLICT, NOT_FOUND, UNAVAILABLE, Trouble, saved

FEWEST_DIGITS = 8
WHOLE_HASH = 64
HEXADECIMAL = set("0123456789abcdef")
log = structlog.stdlib.get_logger("wartable.admin")


class Steward:
    """Everything that an order can touch."""

    def __init__(self, departures: Departures, hall: Hall, store: Store, bans: Bans) -> None:
        self._hall = hall
        self._store = store
        self._bans = bans
        self._departures = departures
        self.board = NoticeBoard(hall.tell_all)
        self._works: dict[type[Any], Callable[[Any], Awaitable[Report]]] = {
            ListTables: self._tables,
            ListGuests: self._guests,
            CloseTable: self._close,
            DeleteTable: self._delete_table,
            DeleteGuest: self._delete_guest,
            ListBans: self._list_bans,
            BanWho: self._ban,
            Unban: self._unban,
            Announce: self._announce,
            TakeDown: self._take_down,
            ListAnnouncements: self._announcements,
            ListComplaints: self._complaints,
            Settle: self._settle,
        }

    async def carry_out(self, order: AnyOrder) -> Report:
        """What was done; or why not, and then nothing has changed."""
        name = str(order.__struct_config__.tag)
        try:
            if any(isinstance(given, str) and len(given) > LONGEST_TEXT for given in msgspec.structs.astuple(order)):
                raise Trouble(BAD_REQUEST, "text_too_long")
            report = await self._works[type(order)](order)
        except Trouble as trouble:
            log.warning("order refused", order=name, code=trouble.problem.code)
            return Report(problem=trouble.problem.text)
        log.warning("order", order=name, **report.facts)
        return report

    async def _tables(self, order: ListTables) -> Report:
        found = await self._store.read(lambda connection: newest_tables(connection, order.most))
        return Report(columns=TABLE_COLUMNS, rows=table_rows(found, self._hall.viewers()))

    async def _guests(self, order: ListGuests) -> Report:
        rows = await self._store.read(lambda connection: guest_rows(connection, order.most))
        return Report(columns=GUEST_COLUMNS, rows=rows)

    async def _close(self, order: CloseTable) -> Report:
        stored = await self._store.table(order.table)
        if stored is None:
            raise Trouble(NOT_FOUND, "no_such_table")
        if stored.standing.over or stored.halt is not None:
            raise Trouble(CONFLICT, "ended_already")
        async with self._hall.changing(order.table):
            await saved(self._store.halt(order.table, Halt(CLOSED)), "closing a table")
        return Report(done="closed", facts={"table": order.table})

    async def _delete_table(self, order: DeleteTable) -> Report:
        await self._departures.delete(order.table)
        return Report(done="table_deleted", facts={"table": order.table})

    async def _delete_guest(self, order: DeleteGuest) -> Report:
        guest = await self._guest(order.guest)
        number = await self._departures.leave_all(guest)
        return Report(done="guest_deleted", facts={"guest": shown(guest), "tables": number})

    async def _list_bans(self, order: ListBans) -> Report:
        rows: list[list[str | int]] = [[shown(ban.who), ban.reason, ban.at] for ban in self._bans.all()]
        return Report(columns=["who", "reason", "since"], rows=rows)

    async def _ban(self, order: BanWho) -> Report:
        who = await self._whom(order.who)
        await saved(self._bans.ban(who, order.reason), "a ban")
        return Report(done="banned", facts={"who": shown(who)})

    async def _unban(self, order: Unban) -> Report:
        who = await self._whom(order.who)
        if not self._bans.has(who):
            raise Trouble(NOT_FOUND, "no_such_ban")
        await saved(self._bans.unban(who), "the end of a ban")
        return Report(done="unbanned", facts={"who": shown(who)})

    async def _announce(self, order: Announce) -> Report:
        if not order.text.strip() and order.minutes is None:
            raise Trouble(BAD_REQUEST, "nothing_to_announce")
        posted = self.board.post(order.text.strip(), order.minutes)
        return Report(done="announced", facts={"number": posted.number})

    async def _take_down(self, order: TakeDown) -> Report:
        if not self.board.take_down(order.number):
            raise Trouble(NOT_FOUND, "no_such_announcement")
        return Report(done="taken_down", facts={"number": order.number})

    async def _announcements(self, order: ListAnnouncements) -> Report:
        rows: list[list[str | int]] = [[one.number, one.at or "", one.text] for one in self.board.all()]
        return Report(columns=["number", "restart", "text"], rows=rows)

    async def _complaints(self, order: ListComplaints) -> Report:
        rows = await self._store.read(lambda connection: complaint_rows(connection, order.most))
        return Report(columns=COMPLAINT_COLUMNS, rows=rows)

    async def _settle(self, order: Settle) -> Report:
        try:
            await self._store.writer.write(Using(settled(order.number)))
        except Conflict as missing:
            raise Trouble(NOT_FOUND, "no_such_complaint") from missing
        except NotSaved as failure:
            raise Trouble(UNAVAILABLE, "not_saved") from failure
        return Report(done="settled", facts={"number": order.number})

    async def _whom(self, who: str) -> str:
        """The network of an address, or the hash of a guest."""
        network = network_of(who) if set(who) & set(".:") else None
        if network is None:
            return await self._guest(who)
        return counted(who) if "/" not in who else str(network)

    async def _guest(self, beginning: str) -> str:
        """The one guest whose hash begins like this."""
        if len(beginning) < FEWEST_DIGITS or not set(beginning) <= HEXADECIMAL:
            raise Trouble(BAD_REQUEST, "nobody_so_called")
        found = set(await self._store.read(lambda connection: guests_like(connection, beginning)))
        found |= {guest for guest in self._bans.guests_present() if guest.startswith(beginning)}
        if len(beginning) == WHOLE_HASH:
            return beginning
        if len(found) != 1:
            raise Trouble(NOT_FOUND, "several_so_called" if found else "nobody_so_called")
        return found.pop()
