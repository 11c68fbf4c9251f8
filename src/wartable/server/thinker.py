"""The thinker: worker processes in which bots think, so that the server itself never waits for them."""

import asyncio
import logging
import os
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from wartable.bots.review import Stretch
from wartable.matches.match import replay
from wartable.server.advice import Advice, Plea, Study, advise, study
from wartable.server.metrics import THINKING
from wartable.server.thought import Thought, prepare_student, prepare_worker, ready, think
from wartable.titles import title

T = TypeVar("T")
A = TypeVar("A")
ATTEMPTS = 3
MOST_REVIEWS = 8  # at the same time
log = logging.getLogger(__name__)


class NoThought(Exception):
    """A worker failed again and again."""


class Workers:
    """Processes are started when they are first needed, and again when one has died."""

    def __init__(self, number: int, prepare: Callable[[], None]) -> None:
        self._number = number
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[[A], T], about: A) -> T:
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

    def warm_up(self) -> None:
        if self._pool is None:
            self._living_pool().submit(ready)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _living_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._number, mp_context=get_context("spawn"), initializer=self._prepare)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False)


class Thinker:
    """Bots and hints share workers; reviews have one of their own that gives way to everybody else."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self._workers = Workers(max(1, (os.cpu_count() or 2) - 1), prepare_worker)
        self._students = Workers(1, prepare_student)
        self._studies = 0

    async def think(self, thought: Thought) -> str:
        """The key that the bot chooses. A bot that fails again and again moves at random: the game must go on."""
        try:
            with THINKING.labels(thought.level).time():
                return await self._workers.do(think, thought)
        except NoThought:
            log.error("table %s: the bot %s moves at random", thought.table, thought.level)
            return await asyncio.to_thread(any_choice, thought)

    async def advise(self, plea: Plea) -> Advice:
        return await self._workers.do(advise, plea)

    async def study(self, work: Study) -> Stretch:
        """A part of a review. The worker ends when nobody is studying any more: it is seldom needed."""
        self._studies += 1
        try:
            return await self._students.do(study, work)
        finally:
            self._studies -= 1

    def is_studying_enough(self) -> bool:
        return self._studies >= MOST_REVIEWS

    def rest(self) -> None:
        """A review is done."""
        if not self._studies:
            self._students.close()

    def warm_up(self) -> None:
        """Start a worker now, so that the first bot need not wait for it."""
        self._workers.warm_up()

    def close(self) -> None:
        self._workers.close()
        self._students.close()


def any_choice(thought: Thought) -> str:
    match = replay(title(thought.record.game), thought.record)
    options = next(question.options for question in match.decisions() if question.seat == thought.seat)
    return random.choice(options).key
