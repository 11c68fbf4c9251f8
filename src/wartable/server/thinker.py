"""The thinker: worker processes in which bots think, so that the server itself never waits for them."""

import asyncio
import logging
import os
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from wartable.bots.review import Stretch
from wartable.matches.match import replay
from wartable.server.advice import Advice, Plea, Study, advise, study
from wartable.server.limits import Count
from wartable.server.metrics import THINKING
from wartable.server.past import Past
from wartable.server.thought import Thought, prepare_modest, prepare_worker, ready, think
from wartable.server.turns import Errand, FairQueue, Owner
from wartable.titles import title

T = TypeVar("T")
A = TypeVar("A")
ATTEMPTS = 3
FEWEST_WORKERS = 2  # one thinks for those who ask for much, the other for everybody else
SECONDS_TO_REST = 60.0  # after which processes that are seldom needed go
log = logging.getLogger(__name__)


class ThinkingLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In how many processes bots think. They are started when they are first needed."""

    workers: Annotated[
        Annotated[int, Meta(ge=0)],
        Meta(description="For bots and hints where people play; 0: one for each processor, and at least 2."),
    ] = 0
    watched_workers: Annotated[Count, Meta(description="For tables where bots play and people only watch.")] = 1
    review_workers: Annotated[Count, Meta(description="For reviews.")] = 1
    guest_reviews: Annotated[Count, Meta(description="Reviews made for a guest at the same time.")] = 2
    address_reviews: Annotated[Count, Meta(description="Reviews made for an address at the same time.")] = 8


class NoThought(Exception):
    """A worker failed again and again."""


class Workers:
    """Processes are started when they are first needed, and again when one has died."""

    def __init__(self, number: int, prepare: Callable[[], None], seconds_to_rest: float | None = None) -> None:
        self._number = number
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
            self._pool = ProcessPoolExecutor(self._number, mp_context=get_context("spawn"), initializer=self._prepare)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False)


class Thinker:
    """Bots and hints share workers; watched bots and reviews have their own, which give way to everybody else."""

    def __init__(self, pause: float, thinking: ThinkingLimits | None = None) -> None:
        self.pause = pause
        self.past = Past()
        self._thinking = thinking or ThinkingLimits()
        number = self._thinking.workers or max(FEWEST_WORKERS, os.cpu_count() or 1)
        self._workers = Workers(number, prepare_worker)
        self._watched = Workers(self._thinking.watched_workers, prepare_modest, SECONDS_TO_REST)
        self._students = Workers(self._thinking.review_workers, prepare_modest, SECONDS_TO_REST)

    async def think(self, thought: Thought, owner: Owner, is_watched: bool) -> str:
        """The key that the bot chooses. A bot that fails again and again moves at random: the game must go on."""
        workers = self._watched if is_watched else self._workers
        try:
            with THINKING.labels(thought.level).time():
                return await workers.do(owner, think, thought)
        except NoThought:
            log.error("table %s: the bot %s moves at random", thought.table, thought.level)
            return await asyncio.to_thread(any_choice, thought)

    async def advise(self, plea: Plea, owner: Owner) -> Advice:
        return await self._workers.do(owner, advise, plea)

    async def study(self, work: Study, owner: Owner) -> Stretch:
        """A part of a review."""
        return await self._students.do(owner, study, work)

    def is_studying_enough(self, owner: Owner) -> bool:
        """Whether as many reviews are being made for the guest, or the address, as may be."""
        of_address, of_guest = self._students.turns.wanted_by(owner)
        return of_guest >= self._thinking.guest_reviews or of_address >= self._thinking.address_reviews

    def warm_up(self) -> None:
        """Start a worker now, so that the first bot need not wait for it."""
        self._workers.warm_up()

    def close(self) -> None:
        for workers in (self._workers, self._watched, self._students):
            workers.close()
        self.past.close()


def any_choice(thought: Thought) -> str:
    match = replay(title(thought.record.game), thought.record)
    options = next(question.options for question in match.decisions() if question.seat == thought.seat)
    return random.choice(options).key
