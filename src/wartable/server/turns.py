"""Turns: whose work is done next where many want something of few workers. Those who lately had the least come first.

This is fair in two layers, by address and within it by guest: a cookie costs nothing, an address does.
"""

import asyncio
import time
from collections import Counter, deque
from typing import NamedTuple

HALF_LIFE = 30.0  # seconds after which what somebody has had counts half
NEGLIGIBLE = 0.001
SWEEP_AT = 1000


class Owner(NamedTuple):
    """For whom something is done."""

    address: str
    guest: str


class Spent:
    """The seconds of work that each one has had recently."""

    def __init__(self) -> None:
        self._seconds: dict[str, tuple[float, float]] = {}  # how many, and when they were counted

    def of(self, who: str, now: float) -> float:
        seconds, counted_at = self._seconds.get(who, (0.0, now))
        return float(seconds * 0.5 ** ((now - counted_at) / HALF_LIFE))

    def add(self, who: str, seconds: float, now: float) -> None:
        self._seconds[who] = (self.of(who, now) + seconds, now)
        if len(self._seconds) > SWEEP_AT:
            kept = {one: self.of(one, now) for one in self._seconds}
            self._seconds = {one: (left, now) for one, left in kept.items() if left > NEGLIGIBLE}


class Errand:
    """Somebody's work that is being done."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.began = time.monotonic()


class FairQueue:
    """No more work goes on at a time than there are workers; no address gets the last worker beside its others."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._most_of_an_address = max(1, workers - 1)
        self._going: list[Errand] = []
        self._waiting: dict[Owner, deque[asyncio.Future[Errand]]] = {}
        self._spent = Spent()

    async def take(self, owner: Owner) -> Errand:
        """Returns when it is the owner's turn, which lasts until it is ended."""
        coming: asyncio.Future[Errand] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(coming)
        self._give()
        try:
            return await coming
        except asyncio.CancelledError:
            if coming.done() and not coming.cancelled():
                self.end(coming.result())
            raise

    def end(self, turn: Errand) -> None:
        now = time.monotonic()
        self._going.remove(turn)
        for who in turn.owner:
            self._spent.add(who, now - turn.began, now)
        self._give()

    def wanted_by(self, owner: Owner) -> tuple[int, int]:
        """How many pieces of work go on or wait: for the address, and for the guest."""
        wanted = [turn.owner for turn in self._going]
        wanted += [one for one, waiting in self._waiting.items() for coming in waiting if not coming.done()]
        return sum(one.address == owner.address for one in wanted), sum(one.guest == owner.guest for one in wanted)

    def are_over(self) -> bool:
        return not self._going and not self._waiting

    def _give(self) -> None:
        while len(self._going) < self._workers:
            owner = self._next()
            if owner is None:
                return
            turn = Errand(owner)
            self._going.append(turn)
            self._waiting[owner].popleft().set_result(turn)

    def _next(self) -> Owner | None:
        """Of those who wait and whose address has not enough already, the one who has had least."""
        self._drop_cancelled()
        going = Counter(turn.owner.address for turn in self._going)
        may = [owner for owner in self._waiting if going[owner.address] < self._most_of_an_address]
        now = time.monotonic()
        return min(may, key=lambda owner: self._had(owner, now), default=None)

    def _had(self, owner: Owner, now: float) -> tuple[float, float]:
        address, guest = self._spent.of(owner.address, now), self._spent.of(owner.guest, now)
        for turn in self._going:
            address += (now - turn.began) * (turn.owner.address == owner.address)
            guest += (now - turn.began) * (turn.owner.guest == owner.guest)
        return address, guest

    def _drop_cancelled(self) -> None:
        for owner, waiting in list(self._waiting.items()):
            while waiting and waiting[0].done():
                waiting.popleft()
            if not waiting:
                del self._waiting[owner]
