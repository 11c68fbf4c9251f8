"""Lanes: of each address only so many requests are worked on at a time. The rest wait, and its guests take turns.

There is one loop for everybody: a hundred requests that come at once would otherwise all be ahead of the next player.
"""

import asyncio
from collections import OrderedDict, deque

from wartable.server.turns import Owner


class Lane:
    """The requests of one address."""

    def __init__(self, most: int) -> None:
        self.free = most
        self._most = most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def enter(self, guest: str) -> asyncio.Future[None]:
        """What is returned is done when the guest is let in."""
        coming: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.free:
            self.free -= 1
            coming.set_result(None)
        else:
            self._waiting.setdefault(guest, deque()).append(coming)
        return coming

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

    async def enter(self, owner: Owner) -> "Passage":
        """Returns when the owner's request may be worked on."""
        lane = self._lanes.setdefault(owner.address, Lane(self._most))
        coming = lane.enter(owner.guest)
        try:
            await coming
        except asyncio.CancelledError:
            if coming.done() and not coming.cancelled():
                self.leave(owner.address)
            raise
        return Passage(self, owner.address)

    def leave(self, address: str) -> None:
        lane = self._lanes[address]
        lane.leave()
        if lane.is_empty():
            del self._lanes[address]


class Passage:
    """A request in its lane. It leaves when its answer is made, however long that takes to be sent."""

    def __init__(self, lanes: Lanes, address: str) -> None:
        self._lanes = lanes
        self._address = address
        self._is_over = False

    def end(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._lanes.leave(self._address)
