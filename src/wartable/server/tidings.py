"""Tidings: what is kept of what players are told, and the statements by which one process alone sends each."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Delete, Select, Update, and_, delete, func, or_, select, update

from wartable.server.failures import Conflict
from wartable.server.schema_tidings import mailboxes, subscriptions, tidings, unwanted
from wartable.server.stored import now
from wartable.server.tally import NOTHING, Change, upsert
from wartable.server.tiding_info import TidingKind, Way

DAYS_KEPT = 14
MOST_SHOWN = 20
MOST_BROWSERS = 10


class Tiding(NamedTuple):
    """Something of which a player is told once. `thing` names it: the same turn is the same thing."""

    player: str
    thing: str
    kind: TidingKind
    table: str


class Browser(NamedTuple):
    """A browser that receives Web Push, and the language of its page."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class Mailbox(NamedTuple):
    player: str
    address: str
    language: str
    is_confirmed: bool
    stop: str


# --- writing


class Noting:
    """A tiding is noted, unless it has been before: then nothing of the work happens, as another process tells it."""

    def __init__(self, tiding: Tiding, due: str | None) -> None:
        self._tiding = tiding
        self._due = due

    def do(self, connection: Connection) -> Change:
        one = self._tiding
        row = {"player": one.player, "thing": one.thing, "kind": one.kind, "table_id": one.table}
        told = upsert(connection, tidings).values(**row, at=now(), due=self._due, way="push", seen=False)
        if connection.execute(told.on_conflict_do_nothing()).rowcount != 1:
            raise Conflict("told")
        return NOTHING


class Claiming:
    """A process takes a tiding that is due in some way; who comes second raises Conflict."""

    def __init__(self, tiding: Tiding, way: Way) -> None:
        self._tiding = tiding
        self._way = way

    def do(self, connection: Connection) -> Change:
        waiting = update(tidings).where(*_is(self._tiding), tidings.c.way == self._way, tidings.c.due.is_not(None))
        if connection.execute(waiting.values(due=None)).rowcount != 1:
            raise Conflict("taken")
        return NOTHING


def put_off(tiding: Tiding, way: Way, due: str) -> Update:
    """The next way is tried later."""
    return update(tidings).where(*_is(tiding), tidings.c.seen.is_(False)).values(way=way, due=due)


def see(player: str, thing: str) -> Update:
    return update(tidings).where(tidings.c.player == player, tidings.c.thing == thing).values(seen=True, due=None)


def see_table(player: str, table: str, at: str) -> Update:
    """The player is at the table: nothing about it has to be told any more, but what may come to be so."""
    return update(tidings).where(*_unseen_at(player, table, at)).values(seen=True, due=None)


def forget_table(player: str, table: str) -> Delete:
    """The player has left the table: nothing tells that they were there."""
    return delete(tidings).where(tidings.c.player == player, tidings.c.table_id == table)


def forget_old(before: str) -> Delete:
    return delete(tidings).where(tidings.c.at < before, or_(tidings.c.due.is_(None), tidings.c.due < before))


class Unlisting:
    """A player is told nothing any more, and nothing is kept of it."""

    def __init__(self, player: str) -> None:
        self._player = player

    def do(self, connection: Connection) -> Change:
        for one in (tidings, unwanted, subscriptions, mailboxes):
            connection.execute(delete(one).where(one.c.player == self._player))
        return NOTHING


class Subscribing:
    """A browser receives Web Push for a player; the oldest ones go when there are too many."""

    def __init__(self, row: dict[str, str]) -> None:
        self._row = row

    def do(self, connection: Connection) -> Change:
        id_, player = self._row["id"], self._row["player"]
        connection.execute(delete(subscriptions).where(subscriptions.c.id == id_))
        connection.execute(subscriptions.insert().values(**self._row))
        mine = select(subscriptions.c.id).where(subscriptions.c.player == player)
        old = connection.execute(mine.order_by(subscriptions.c.created.desc()).offset(MOST_BROWSERS)).scalars().all()
        connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(old)))
        return NOTHING


def unsubscribe(token: str) -> Delete:
    """A device is told nothing any more."""
    return delete(subscriptions).where(subscriptions.c.token == token)


def is_gone(browser: str) -> Delete:
    return delete(subscriptions).where(subscriptions.c.id == browser)


# --- reading


def read_due(connection: Connection, until: str, most: int) -> list[tuple[Tiding, Way]]:
    rows = connection.execute(select(tidings).where(tidings.c.due <= until).order_by(tidings.c.due).limit(most))
    return [(_tiding(row), row.way) for row in rows]


def read_unseen(connection: Connection, player: str, at: str) -> list[tuple[Tiding, str]]:
    """What a player has not seen and wants to see in the page, with its time, the newest first."""
    refused = select(unwanted.c.kind).where(unwanted.c.player == player, unwanted.c.way == "page")
    query = (
        select(tidings)
        .where(tidings.c.player == player, _is_to_be_seen(at), tidings.c.kind.not_in(refused))
        .order_by(tidings.c.at.desc())
        .limit(MOST_SHOWN)
    )
    return [(_tiding(row), row.at) for row in connection.execute(query)]


def has_unseen(connection: Connection, player: str, table: str, at: str) -> bool:
    return connection.execute(select(tidings.c.thing).where(*_unseen_at(player, table, at))).first() is not None


def is_wanted(connection: Connection, player: str, kind: TidingKind, way: Way) -> bool:
    refused = select(unwanted).where(unwanted.c.player == player, unwanted.c.kind == kind, unwanted.c.way == way)
    return connection.execute(refused).first() is None


def read_unwanted(connection: Connection, player: str) -> list[tuple[TidingKind, Way]]:
    rows = connection.execute(select(unwanted).where(unwanted.c.player == player))
    return [(row.kind, row.way) for row in rows]


def read_browsers(connection: Connection, player: str) -> list[Browser]:
    rows = connection.execute(select(subscriptions).where(subscriptions.c.player == player))
    return [Browser(row.id, row.endpoint, row.p256dh, row.auth, row.language) for row in rows]


def count_browsers(connection: Connection, player: str, token: str) -> tuple[int, bool]:
    """How many browsers of a player receive Web Push, and whether this device is one."""
    mine = select(func.count()).where(subscriptions.c.player == player)
    here = select(subscriptions.c.id).where(subscriptions.c.player == player, subscriptions.c.token == token)
    return int(connection.execute(mine).scalar_one()), connection.execute(here).first() is not None


def read_mailbox(connection: Connection, player: str) -> Mailbox | None:
    row = connection.execute(select(mailboxes).where(mailboxes.c.player == player)).one_or_none()
    return None if row is None else Mailbox(row.player, row.address, row.language, row.is_confirmed, row.stop)


def told_to(player: str) -> Select[Any]:
    return select(tidings).where(tidings.c.player == player).order_by(tidings.c.at)


def _is(tiding: Tiding) -> Sequence[Any]:
    return tidings.c.player == tiding.player, tidings.c.thing == tiding.thing


def _unseen_at(player: str, table: str, at: str) -> Sequence[Any]:
    return tidings.c.player == player, tidings.c.table_id == table, _is_to_be_seen(at)


def _is_to_be_seen(at: str) -> Any:
    """That little time is left is noted when a turn begins, and is no tiding before it is so."""
    is_so = or_(tidings.c.kind != "clock", tidings.c.way != "push", tidings.c.due.is_(None), tidings.c.due <= at)
    return and_(tidings.c.seen.is_(False), is_so)


def _tiding(row: Any) -> Tiding:
    return Tiding(row.player, row.thing, row.kind, row.table_id)
