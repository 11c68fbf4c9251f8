"""Ways: in which a player is told of what happens while they are away, and what of it they do not want."""

import secrets
from datetime import UTC, datetime, timedelta
from functools import partial

from sqlalchemy import delete, insert, update

from wartable.server.base import Work
from wartable.server.failures import Conflict, NotSaved
from wartable.server.identities import Visitor
from wartable.server.keys import Using, hashed, new_token
from wartable.server.mailing import Mailing, clean_address
from wartable.server.messenger import is_still_true, worded
from wartable.server.push_keys import PushKey, clean_endpoint
from wartable.server.schema_tidings import mailboxes, unwanted
from wartable.server.store import Store
from wartable.server.stored import now
from wartable.server.tally import Replacement, Statement
from wartable.server.tiding_info import MailInfo, Subscribe, TidingInfo, UnwantedInfo, Want, WaysInfo
from wartable.server.tidings import (
    Subscribing,
    count_browsers,
    read_mailbox,
    read_unseen,
    read_unwanted,
    see,
    unsubscribe,
)
from wartable.server.trouble import CONFLICT, NOT_FOUND, UNAVAILABLE, Trouble, saved
from wartable.words import spoken

HOURS_TO_CONFIRM = 24
STOP_BYTES = 24


class Ways:
    """Reads and changes how players are told."""

    def __init__(self, store: Store, key: PushKey, mailing: Mailing | None) -> None:
        self._store = store
        self._key = key
        self._mailing = mailing

    async def unseen(self, player: str) -> list[TidingInfo]:
        found = await self._store.read(lambda connection: read_unseen(connection, player, now()))
        told = []
        for tiding, at in found:
            if not await self._store.read(partial(is_still_true, tiding=tiding)):
                continue
            texts = await self._store.read(partial(worded, tiding, spoken()))
            told.append(TidingInfo(tiding.thing, tiding.kind, tiding.table, texts["title"], texts["text"], at))
        return told

    async def see(self, player: str, thing: str) -> None:
        await self._write(Statement(see(player, thing)))

    async def info(self, visitor: Visitor) -> WaysInfo:
        refused = await self._store.read(lambda connection: read_unwanted(connection, visitor.player))
        browsers, here = await self._store.read(lambda connection: count_browsers(connection, *visitor))
        box = await self._store.read(lambda connection: read_mailbox(connection, visitor.player))
        return WaysInfo(
            unwanted=[UnwantedInfo(kind, way) for kind, way in refused],
            key=await self._key.public(),
            browsers=browsers,
            is_here=here,
            mails=self._mailing is not None,
            mail=None if box is None else MailInfo(box.address, box.is_confirmed),
        )

    async def want(self, player: str, wish: Want) -> None:
        row = {"player": player, "kind": wish.kind, "way": wish.way}
        off = delete(unwanted).where(*(unwanted.c[name] == value for name, value in row.items()))
        await self._write(Statement(off), *([] if wish.on == "yes" else [Statement(insert(unwanted).values(**row))]))

    # --- Web Push

    async def subscribe(self, visitor: Visitor, wish: Subscribe) -> None:
        endpoint = clean_endpoint(wish.endpoint)
        keys = {"endpoint": endpoint, "p256dh": wish.p256dh, "auth": wish.auth}
        where = {"player": visitor.player, "token": visitor.token, "language": spoken()}
        await self._write(Subscribing({"id": hashed(endpoint), "created": now()} | keys | where))

    async def unsubscribe(self, visitor: Visitor) -> None:
        await self._write(Statement(unsubscribe(visitor.token)))

    # --- e-mail

    async def set_mail(self, player: str, typed: str) -> None:
        """The address is asked whether it belongs to the player."""
        if self._mailing is None:
            raise Trouble(CONFLICT, "no_mail")
        address, code, stop = clean_address(typed), new_token(), secrets.token_urlsafe(STOP_BYTES)
        expires = (datetime.now(UTC) + timedelta(hours=HOURS_TO_CONFIRM)).isoformat(timespec="milliseconds")
        row = {"address": address, "language": spoken(), "is_confirmed": False, "code": hashed(code), "stop": stop}
        await self._write(Replacement(mailboxes, {"player": player}, row | {"expires": expires}))
        if not await self._mailing.send(self._mailing.question(address, code, stop)):
            await self.delete_mail(player)
            raise Trouble(UNAVAILABLE, "mail_not_sent")

    async def delete_mail(self, player: str) -> None:
        await self._write(Statement(delete(mailboxes).where(mailboxes.c.player == player)))

    async def confirm_mail(self, code: str) -> None:
        is_good = mailboxes.c.code == hashed(code), mailboxes.c.expires > now(), mailboxes.c.is_confirmed.is_(False)
        await self._use(Using(update(mailboxes).where(*is_good).values(is_confirmed=True)))

    async def stop_mail(self, code: str) -> None:
        await self._use(Using(delete(mailboxes).where(mailboxes.c.stop == code)))

    async def _use(self, work: Work) -> None:
        try:
            await self._store.writer.write(work)
        except Conflict as conflict:
            raise Trouble(NOT_FOUND, "mail_code_spent") from conflict
        except NotSaved as failure:
            raise Trouble(UNAVAILABLE, "not_saved") from failure

    async def _write(self, *works: Work) -> None:
        await saved(self._store.writer.write(*works), "how a player is told")
