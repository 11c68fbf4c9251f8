"""Sayings: what is kept of talk, and the queries and statements by which it is read, written and deleted."""

import hashlib
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Delete, Insert, Select, delete, func, insert, or_, select, update

from wartable.server.schema import complaints, mutes, sayings, silences
from wartable.server.stored import now
from wartable.server.talk_info import Reaction, Room
from wartable.server.tally import NOTHING, Change

MOST_TOLD = 100  # lines of a room that newcomers are told
MOST_KEPT = 500
NOBODY: frozenset[str] = frozenset()


class Saying(msgspec.Struct, frozen=True):
    """A line as it is kept; `message` is the id under which it was sent."""

    room: Room
    number: int
    author: str
    seat: int | None
    name: str
    text: str
    reaction: Reaction | None
    message: str
    at: str


class Heeded(NamedTuple):
    """Who hears what at a table: whether anything may be said, and the newest lines of both rooms."""

    is_off: bool
    lines: list[Saying]


def author_at(table: str, player: str) -> str:
    """By what a person is called at one table; neither tells the player's id nor is the same at another table."""
    return hashlib.sha256(f"talk {table} {player}".encode()).hexdigest()[:12]


# --- reading


def read_talk(connection: Connection, table: str) -> Heeded:
    is_off = connection.execute(select(silences).where(silences.c.table_id == table)).first() is not None
    return Heeded(is_off, [*_room(connection, table, "players"), *_room(connection, table, "spectators")])


def _room(connection: Connection, table: str, room: Room) -> list[Saying]:
    said = select(sayings).where(sayings.c.table_id == table, sayings.c.room == room)
    rows = connection.execute(said.order_by(sayings.c.number.desc()).limit(MOST_TOLD)).all()
    return [_saying(row) for row in reversed(rows)]


def _saying(row: Any) -> Saying:
    return Saying(
        row.room, row.number, row.author, row.seat, row.name, row.text, row.reaction or None, row.message, row.at
    )


def read_muted(connection: Connection, player: str) -> frozenset[str]:
    return frozenset(connection.execute(select(mutes.c.muted).where(mutes.c.player == player)).scalars()) or NOBODY


def said_by(player: str) -> Select[Any]:
    return select(sayings).where(sayings.c.author == player).order_by(sayings.c.at)


def reported_by(player: str) -> Select[Any]:
    return select(complaints).where(complaints.c.reporter == player).order_by(complaints.c.at)


def count_muted(connection: Connection, player: str) -> int:
    query = select(func.count()).where(mutes.c.player == player)
    return int(connection.execute(query).scalar_one())


def open_complaints(most: int) -> Select[Any]:
    return select(complaints).order_by(complaints.c.id.desc()).limit(most)


# --- writing


class Adding:
    """A line is said, and lines that nobody reads any more go."""

    def __init__(self, table: str, saying: Saying) -> None:
        self._table = table
        self._saying = saying

    def do(self, connection: Connection) -> Change:
        row = msgspec.structs.asdict(self._saying) | {"reaction": self._saying.reaction or ""}
        connection.execute(insert(sayings).values(table_id=self._table, **row))
        old = sayings.c.number <= self._saying.number - MOST_KEPT
        room = [sayings.c.table_id == self._table, sayings.c.room == self._saying.room]
        connection.execute(delete(sayings).where(*room, old))
        return NOTHING


def silence(table: str) -> Insert:
    return insert(silences).values(table_id=table)


def end_silence(table: str) -> Delete:
    return delete(silences).where(silences.c.table_id == table)


def mute(player: str, muted: str) -> Insert:
    return insert(mutes).values(player=player, muted=muted)


def unmute(player: str, muted: str) -> Delete:
    return delete(mutes).where(mutes.c.player == player, mutes.c.muted == muted)


def complain(table: str, reporter: str, said: Saying) -> Insert:
    row = {"author": said.author, "room": said.room, "number": said.number}
    text = said.text or said.reaction
    return insert(complaints).values(table_id=table, reporter=reporter, text=text, at=now(), **row)


def settled(number: int) -> Delete:
    return delete(complaints).where(complaints.c.id == number)


class Unsaying:
    """What a player has said, and reported, is deleted: at one table, or everywhere with everything about talk."""

    def __init__(self, player: str, table: str | None = None) -> None:
        self._player = player
        self._table = table

    def do(self, connection: Connection) -> Change:
        player = self._player
        for kept, own in (
            (sayings, sayings.c.author == player),
            (complaints, or_(complaints.c.author == player, complaints.c.reporter == player)),
        ):
            where = own if self._table is None else own & (kept.c.table_id == self._table)
            connection.execute(delete(kept).where(where))
        if self._table is None:
            connection.execute(delete(mutes).where(or_(mutes.c.player == player, mutes.c.muted == player)))
        return NOTHING


class Resaying:
    """What a guest has said is a player's from now on. Whom the guest has muted is forgotten with the guest."""

    def __init__(self, guest: str, player: str) -> None:
        self._guest = guest
        self._player = player

    def do(self, connection: Connection) -> Change:
        guest, player = self._guest, self._player
        connection.execute(update(sayings).where(sayings.c.author == guest).values(author=player))
        connection.execute(update(complaints).where(complaints.c.author == guest).values(author=player))
        return NOTHING
