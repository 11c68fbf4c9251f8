"""Players: what is known of somebody, how they are called, and what is written when they change it."""

from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, Table, select, update

from wartable.server.attempts import read_attempts
from wartable.server.base import Work
from wartable.server.hall import Hall
from wartable.server.identities import Visitor
from wartable.server.keys import Enrolling, public_id
from wartable.server.marks import mark_of
from wartable.server.names import clean_name
from wartable.server.player_info import (
    DeviceInfo,
    Export,
    Me,
    OwnAttempt,
    OwnComplaint,
    OwnEntry,
    OwnSaying,
    OwnTable,
    OwnTiding,
    OwnTidings,
    PasskeyInfo,
)
from wartable.server.profiles import read_own_ratings
from wartable.server.reading import read_drafts, read_name
from wartable.server.sayings import count_muted, reported_by, said_by
from wartable.server.schema import codes, devices, events, passkeys, players, sittings
from wartable.server.store import Store
from wartable.server.stored import now
from wartable.server.tally import Statement
from wartable.server.tiding_info import MailInfo, UnwantedInfo
from wartable.server.tidings import read_browsers, read_mailbox, read_unwanted, told_to
from wartable.server.trouble import saved


class Players:
    """Reads and changes what is known of players."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall

    async def me(self, visitor: Visitor, label: str = "") -> Me:
        """What is known of the visitor; `label` is that of the device, if nothing is written about it yet."""
        return await self._store.read(lambda connection: read_me(connection, visitor, label))

    async def rename(self, visitor: Visitor, name: str, label: str) -> None:
        """What the player is called at tables from now on."""
        row = update(players).where(players.c.id == visitor.player).values(name=clean_name(name))
        await self.write(visitor, label, Statement(row))

    async def write(self, visitor: Visitor, label: str, *works: Work) -> None:
        """Something about the visitor, who has rows of their own from now on."""
        await saved(self._store.writer.write(Enrolling(*visitor, label), *works), "a player")

    async def export(self, visitor: Visitor, label: str) -> Export:
        me = await self.me(visitor, label)
        tables = []
        for table, name in await self._store.read(lambda connection: read_seats(connection, visitor.player)):
            info = await self._hall.info(table, visitor.player)
            if info.you is not None:
                entries, draft = await self._store.read(partial(read_own, table, info.you))
                tables.append(OwnTable(info, name, entries, draft))
        tried = await self._store.read(lambda connection: read_attempts(connection, visitor.player))
        own = [OwnAttempt(row.puzzle, row.at, row.first, row.solved) for row in tried]
        said, reported, muted = await self._store.read(lambda connection: read_own_talk(connection, visitor.player))
        told = await self._store.read(lambda connection: read_own_tidings(connection, visitor.player))
        rated = await self._store.read(lambda connection: read_own_ratings(connection, visitor.player))
        return Export(now(), me, tables, own, said, reported, muted, told, rated)


def read_me(connection: Connection, visitor: Visitor, label: str) -> Me:
    player = connection.execute(select(players).where(players.c.id == visitor.player)).one_or_none()
    unused = len(connection.execute(_of(codes, visitor.player)).all())
    keys = connection.execute(_of(passkeys, visitor.player)).all()
    where = [_device(row, visitor) for row in connection.execute(_of(devices, visitor.player))]
    has_password = player is not None and player.password is not None
    return Me(
        name=read_name(connection, visitor.player),
        mark=mark_of(visitor.player),
        handle=None if player is None else player.handle,
        has_password=has_password,
        codes=unused,
        passkeys=[PasskeyInfo(row.id, row.label, row.created) for row in keys],
        devices=where or [DeviceInfo(public_id(visitor.token), label, now(), now(), True)],
        is_kept=has_password or unused > 0 or bool(keys) or len(where) > 1,
    )


def read_seats(connection: Connection, player: str) -> list[tuple[str, str]]:
    """Every table at which the player sits, and the name there."""
    query = select(sittings.c.table_id, sittings.c.name).where(sittings.c.guest == player)
    return [(table, name) for table, name in connection.execute(query.order_by(sittings.c.table_id))]


def read_own(table: str, seat: int, connection: Connection) -> tuple[list[OwnEntry], list[str]]:
    """What a seat did at a table, and its choice in the making."""
    query = select(events).where(events.c.table_id == table, events.c.seat == seat).order_by(events.c.seq)
    entries = [OwnEntry(row.at, row.kind, msgspec.json.decode(row.body)) for row in connection.execute(query)]
    return entries, next((kept.picks for kept in read_drafts(connection, table) if kept.seat == seat), [])


def read_own_talk(connection: Connection, player: str) -> tuple[list[OwnSaying], list[OwnComplaint], int]:
    """What somebody has said and reported, and how many people they have muted."""
    said = [
        OwnSaying(row.table_id, row.at, row.room, row.text or row.reaction)
        for row in connection.execute(said_by(player))
    ]
    reported = [OwnComplaint(row.table_id, row.at, row.text) for row in connection.execute(reported_by(player))]
    return said, reported, count_muted(connection, player)


def read_own_tidings(connection: Connection, player: str) -> OwnTidings:
    """What somebody is told, and how."""
    told = [OwnTiding(row.table_id, row.kind, row.at) for row in connection.execute(told_to(player))]
    box, refused = read_mailbox(connection, player), read_unwanted(connection, player)
    mail = None if box is None else MailInfo(box.address, box.is_confirmed)
    browsers = len(read_browsers(connection, player))
    return OwnTidings(told, browsers, mail, [UnwantedInfo(kind, way) for kind, way in refused])


def _device(row: Row[Any], visitor: Visitor) -> DeviceInfo:
    return DeviceInfo(public_id(row.token), row.label, row.created, row.seen, row.token == visitor.token)


def _of(table: Table, player: str) -> Select[Any]:
    """A player's rows, in the order in which they came."""
    order = [table.c.created] if "created" in table.c else []
    return select(table).where(table.c.player == player).order_by(*order)
