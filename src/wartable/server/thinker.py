"""The thinker: worker processes in which bots think, so that the server itself never waits for them."""

import asyncio
import logging
import os
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from wartable.engine.match import replay
from wartable.server.thought import Thought, prepare_worker, ready, think
from wartable.titles import title

ATTEMPTS = 3
log = logging.getLogger(__name__)


class Thinker:
    """Processes are started when they are first needed, and anew when one has died."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, thought: Thought) -> str:
        """The key that the bot chooses. A bot that fails again and again moves at random: the game must go on."""
        for attempt in range(ATTEMPTS):
            pool = self._living_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, thought)
            except BrokenProcessPool:
                log.warning("table %s: a bot's worker died, attempt %d", thought.table, attempt)
                self._drop(pool)
            except Exception:  # whatever a bot does wrong must not stop the table
                log.exception("table %s: the bot %s failed, attempt %d", thought.table, thought.level, attempt)
        return await asyncio.to_thread(any_choice, thought)

    def warm_up(self) -> None:
        """Start a worker now, so that the first bot need not wait for it."""
        if self._pool is None:
            self._living_pool().submit(ready)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _living_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            workers = max(1, (os.cpu_count() or 2) - 1)
            self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=prepare_worker)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False)


def any_choice(thought: Thought) -> str:
    match = replay(title(thought.record.game), thought.record)
    options = next(question.options for question in match.decisions() if question.seat == thought.seat)
    return random.choice(options).key
