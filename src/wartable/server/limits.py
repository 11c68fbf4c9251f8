"""Limits: how much a guest, an address and a socket may ask for in a while."""

import time
from typing import Annotated

import msgspec
from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from msgspec import Meta

from wartable.server.trouble import TOO_FAST, Trouble

Rate = Annotated[str, Meta(pattern="^[0-9]+/[0-9]* ?(second|minute|hour)$")]


class Limits(msgspec.Struct, frozen=True):
    """`guest_…` counts by cookie, `address_…` by network address; a household shares one address."""

    guest_creates: Rate = "20/minute"
    address_creates: Rate = "60/minute"
    guest_joins: Rate = "30/minute"
    address_joins: Rate = "120/minute"
    address_asks: Rate = "3000/minute"
    guest_sockets: int = 8
    address_sockets: int = 200
    messages: int = 60
    messages_seconds: float = 15.0
    moves: int = 20
    moves_seconds: float = 5.0
    hints: int = 12  # and reviews
    hints_seconds: float = 60.0
    patience: int = 200  # messages over the limit before a socket is closed


class Gate:
    """Counts requests and sockets; raises when it is too much."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._window = MovingWindowRateLimiter(MemoryStorage())
        self._rates: dict[str, RateLimitItem] = {}
        self._sockets: dict[str, int] = {}

    def creates(self, guest: str, address: str) -> None:
        self._count(self.limits.address_creates, "create", address)
        self._count(self.limits.guest_creates, "create", guest)

    def joins(self, guest: str, address: str) -> None:
        self._count(self.limits.address_joins, "join", address)
        self._count(self.limits.guest_joins, "join", guest)

    def asks(self, address: str, cost: int = 1) -> None:
        self._count(self.limits.address_asks, "ask", address, cost)

    def open_socket(self, guest: str, address: str) -> None:
        if (
            self._sockets.get(guest, 0) >= self.limits.guest_sockets
            or self._sockets.get(address, 0) >= self.limits.address_sockets
        ):
            raise Trouble(TOO_FAST, "too_many_sockets")
        for who in (guest, address):
            self._sockets[who] = self._sockets.get(who, 0) + 1

    def close_socket(self, guest: str, address: str) -> None:
        for who in (guest, address):
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    def _count(self, rate: str, what: str, who: str, cost: int = 1) -> None:
        if rate not in self._rates:
            self._rates[rate] = parse(rate)
        if not self._window.hit(self._rates[rate], what, who, cost=cost):
            raise Trouble(TOO_FAST, "too_fast")


class Credits:
    """What one socket may still send: credits come back evenly over time."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._each_second = most / seconds
        self._left = float(most)
        self._counted_at = time.monotonic()

    def spend(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._counted_at) * self._each_second)
        self._counted_at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
