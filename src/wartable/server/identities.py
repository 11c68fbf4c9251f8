"""Identities: which player a cookie stands for.

A guest's id is the hash of the token in the cookie, and little is written about guests. When somebody has chosen a
name or a way to come back, or has hidden their profile, there is a row of the player and one of each device on which
they are signed in; the id stays.
A token whose device was signed out stands for nobody.

The database decides. What it said is remembered for a few seconds, because every request asks.
"""

import contextlib
import time
from typing import NamedTuple

from sqlalchemy import Connection, select, update

from wartable.server.failures import Conflict, NotSaved
from wartable.server.schema import devices, players
from wartable.server.store import Store
from wartable.server.stored import now
from wartable.server.tally import Statement

SECONDS_REMEMBERED = 5.0  # another process may have signed the device out
MOST_REMEMBERED = 20_000
DAY = len("2026-11-18")


class Visitor(NamedTuple):
    """Who asks: the player, and the hash of the token of the device."""

    player: str
    token: str


class Remembered(NamedTuple):
    player: str | None
    until: float


class Identities:
    """Knows players by their tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Remembered] = {}
        self._changes = 0

    async def player_of(self, token: str) -> str | None:
        """The player for whom the hash of a token stands; None where it was signed out."""
        known = self._known.get(token)
        if known is not None and known.until > time.monotonic():
            return known.player
        changes = self._changes
        player, seen = await self._store.read(lambda connection: _find(connection, token))
        if changes == self._changes:  # otherwise the answer may already be out of date
            self._remember(token, player)
        if seen is not None and seen[:DAY] != now()[:DAY]:
            await self._touch(token)
        return player

    def forget(self) -> None:
        """Somebody has signed in or out."""
        self._changes += 1
        self._known.clear()

    def _remember(self, token: str, player: str | None) -> None:
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[token] = Remembered(player, time.monotonic() + SECONDS_REMEMBERED)

    async def _touch(self, token: str) -> None:
        with contextlib.suppress(NotSaved, Conflict):  # it will be tried again
            await self._store.writer.write(
                Statement(update(devices).where(devices.c.token == token).values(seen=now()))
            )


def _find(connection: Connection, token: str) -> tuple[str | None, str | None]:
    """The player, and when the device was last seen where there is a row of it."""
    row = connection.execute(select(devices.c.player, devices.c.seen).where(devices.c.token == token)).one_or_none()
    if row is not None:
        return row.player, row.seen
    is_signed_out = connection.execute(select(players.c.id).where(players.c.id == token)).first() is not None
    return (None if is_signed_out else token), None
