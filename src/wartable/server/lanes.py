"""Lanes: of each address only so many requests are worked on at a time. The rest wait, and its guests take turns.

There is one loop for everybody: a hundred requests that come at once would otherwise all be ahead of the next player.
"""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator

from wartable.server.turns import Owner


class Lane:
    """The requests of one address."""

    def __init__(self, most: int) -> None:
        self.free = most
        self._most = most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def enter(self, guest: str) -> None:
        if self.free:
            self.free -= 1
            return
        coming: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(guest, deque()).append(coming)
        try:
            await coming
        except asyncio.CancelledError:
            if coming.done() and not coming.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """The next one enters: of the guest who has waited longest for a turn."""
        while self._waiting:
            guest, line = self._waiting.popitem(last=False)
            coming = line.popleft()
            if line:
                self._waiting[guest] = line
            if not coming.done():
                coming.set_result(None)
                return
        self.free += 1

    def is_empty(self) -> bool:
        return self.free == self._most


class Lanes:
    """The lane of every address that asks for something."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lanes: dict[str, Lane] = {}

    def addresses(self) -> int:
        """How many have something under way."""
        return len(self._lanes)

    @contextlib.asynccontextmanager
    async def taken_by(self, owner: Owner) -> AsyncIterator[None]:
        lane = self._lanes.setdefault(owner.address, Lane(self._most))
        await lane.enter(owner.guest)
        try:
            yield
        finally:
            lane.leave()
            if lane.is_empty():
                self._lanes.pop(owner.address, None)
