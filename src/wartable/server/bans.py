"""Bans: guests and networks that the operator does not let in. They are kept in the database."""

import asyncio
import contextlib
import ipaddress
from collections.abc import Awaitable, Iterable
from typing import NamedTuple

import msgspec
from litestar.types import Send
from sqlalchemy import Connection, delete, select

from wartable.server.addresses import Network, is_within
from wartable.server.schema import bans
from wartable.server.store import Store
from wartable.server.stored import now
from wartable.server.tally import Replacement, Statement

BANNED, SIGNED_OUT = 4403, 4401  # the codes with which sockets are closed


class Socket(NamedTuple):
    """Who has a socket open, and the hash of the token by which the device is known."""

    guest: str
    address: str
    token: str


class Ban(msgspec.Struct, frozen=True):
    """`who` is the hash of a guest, or a network."""

    who: str
    reason: str
    at: str


class Bans:
    """All bans, in memory for the door, and the sockets that would have to close if somebody were banned."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._bans: dict[str, Ban] = {}
        self._networks: list[Network] = []
        self._sockets: dict[asyncio.Task[object], Socket] = {}
        self._shut_out: set[asyncio.Task[object]] = set()

    async def read(self) -> None:
        """What the database says, when the server starts."""
        self._take(await self._store.read(_all))

    async def read_again(self) -> None:
        """Another server may have banned somebody who is connected to this one."""
        await self.read()
        self._close_sockets()

    def all(self) -> list[Ban]:
        return list(self._bans.values())

    async def ban(self, who: str, reason: str) -> None:
        """From now on, and at once for those whose sockets are open."""
        ban = Ban(who, reason, now())
        await self._store.writer.write(Replacement(bans, {"who": who}, {"reason": reason, "at": ban.at}))
        self._take([*self._bans.values(), ban])
        self._store.news.tell("bans", "")
        self._close_sockets()

    def has(self, who: str) -> bool:
        return who in self._bans

    async def unban(self, who: str) -> None:
        await self._store.writer.write(Statement(delete(bans).where(bans.c.who == who)))
        self._take([one for one in self._bans.values() if one.who != who])
        self._store.news.tell("bans", "")

    def guests_present(self) -> set[str]:
        """Those whose sockets are open."""
        return {socket.guest for socket in self._sockets.values()}

    def holds(self, guest: str, address: str) -> bool:
        if not self._bans:
            return False
        return guest in self._bans or is_within(address.partition("/")[0], self._networks)

    async def attend(self, socket: Socket, work: Awaitable[None], send: Send) -> None:
        """A socket is open until its work ends, or its guest or address is banned, or its device signed out."""
        task = asyncio.current_task()
        assert task is not None
        self._sockets[task] = socket
        try:
            await work
        except asyncio.CancelledError:
            if task not in self._shut_out:
                raise
            task.uncancel()
            code = BANNED if self.holds(socket.guest, socket.address) else SIGNED_OUT
            with contextlib.suppress(RuntimeError, OSError):
                await send({"type": "websocket.close", "code": code, "reason": ""})
        finally:
            del self._sockets[task]
            self._shut_out.discard(task)

    def _take(self, found: list[Ban]) -> None:
        self._bans = {ban.who: ban for ban in found}
        self._networks = [network for ban in found if (network := network_of(ban.who)) is not None]

    def _close_sockets(self) -> None:
        self._close(task for task, socket in self._sockets.items() if self.holds(socket.guest, socket.address))

    def close_device(self, token: str) -> None:
        """A device is signed out: its sockets close."""
        self._close(task for task, socket in self._sockets.items() if socket.token == token)

    def _close(self, tasks: Iterable[asyncio.Task[object]]) -> None:
        for task in list(tasks):
            if task not in self._shut_out:
                self._shut_out.add(task)
                task.cancel()


def network_of(text: str) -> Network | None:
    """The network that an address or a network names; None for what is neither."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


def _all(connection: Connection) -> list[Ban]:
    return [Ban(row.who, row.reason, row.at) for row in connection.execute(select(bans).order_by(bans.c.at))]
