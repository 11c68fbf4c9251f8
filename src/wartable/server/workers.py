"""Workers: processes that do what takes long, a fair share for everybody who asks."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from wartable.server.thought import ready
from wartable.server.turns import Errand, FairQueue, Owner

T = TypeVar("T")
A = TypeVar("A")
ATTEMPTS = 3
log = logging.getLogger(__name__)


class NoThought(Exception):
    """A worker failed again and again."""


class Workers:
    """Processes are started when they are first needed, and again when one has died."""

    def __init__(self, number: int, prepare: Callable[[], None], seconds_to_rest: float | None = None) -> None:
        self.number = number
        self._prepare = prepare
        self._seconds_to_rest = seconds_to_rest
        self._pool: ProcessPoolExecutor | None = None
        self._resting: asyncio.TimerHandle | None = None
        self.turns = FairQueue(number)

    async def do(self, owner: Owner, work: Callable[[A], T], about: A) -> T:
        """A worker cannot be interrupted: a turn lasts as long as its work, even if nobody waits for it any more."""
        turn = await self.turns.take(owner)
        doing = asyncio.ensure_future(self._try(work, about))
        doing.add_done_callback(lambda _: self._end(turn))
        return await asyncio.shield(doing)

    def wanted_by(self, owner: Owner) -> tuple[int, int]:
        """How many pieces of work go on or wait: for the address, and for the guest."""
        return self.turns.wanted_by(owner)

    def warm_up(self) -> None:
        if self._pool is None:
            self._living_pool().submit(ready)

    def close(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _try(self, work: Callable[[A], T], about: A) -> T:
        for attempt in range(ATTEMPTS):
            pool = self._living_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, about)
            except BrokenProcessPool:
                log.warning("a worker died, attempt %d at %s", attempt, work.__name__)
                self._drop(pool)
            except Exception:  # whatever goes wrong in a worker must not stop the table
                log.exception("a worker failed, attempt %d at %s", attempt, work.__name__)
        raise NoThought(work.__name__)

    def _end(self, turn: Errand) -> None:
        self.turns.end(turn)
        if self._seconds_to_rest is not None:
            if self._resting is not None:
                self._resting.cancel()
            self._resting = asyncio.get_running_loop().call_later(self._seconds_to_rest, self._rest)

    def _rest(self) -> None:
        if self.turns.are_over():
            self.close()

    def _living_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.number, mp_context=get_context("spawn"), initializer=self._prepare)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False)
