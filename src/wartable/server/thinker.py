"""The thinker: worker processes in which bots think, so that the server itself never waits for them."""

import asyncio
import logging
import os
import random
from typing import Annotated

import msgspec
from msgspec import Meta

from wartable.bots.review import Stretch
from wartable.matches.match import replay
from wartable.server.advice import Advice, Plea, Study, advise, study
from wartable.server.jobs import Jobs
from wartable.server.lasting import Work
from wartable.server.limits import Count
from wartable.server.metrics import THINKING
from wartable.server.past import Past
from wartable.server.shared_workers import SharedWorkers
from wartable.server.takers import Takers
from wartable.server.thought import Thought, prepare_modest, prepare_worker, think
from wartable.server.turns import Owner
from wartable.server.workers import NoThought, Workers
from wartable.titles import title

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
    elsewhere: Annotated[
        bool, Meta(description="With PostgreSQL: this server leaves all thinking to others and to `wartable think`.")
    ] = False
    review_workers: Annotated[Count, Meta(description="For reviews.")] = 1
    guest_reviews: Annotated[Count, Meta(description="Reviews made for a guest at the same time.")] = 2
    address_reviews: Annotated[Count, Meta(description="Reviews made for an address at the same time.")] = 8


class Thinker:
    """Bots and hints share workers; watched bots and reviews have their own, which give way to everybody else.

    With a queue that servers share, all is asked for there, and the workers take from it.
    """

    def __init__(self, pause: float, thinking: ThinkingLimits | None = None, jobs: Jobs | None = None) -> None:
        self.pause = pause
        self.past = Past()
        self._thinking = thinking or ThinkingLimits()
        self._jobs = jobs
        self._lanes = lanes_of(self._thinking)
        self._workers, self._watched, self._students = [
            workers if jobs is None else SharedWorkers(jobs, lane) for lane, workers in self._lanes.items()
        ]

    def works(self) -> list[Work]:
        """What goes on as long as the server runs. It may take over from another at any moment: it is warm."""
        if self._jobs is None:
            return []
        self.warm_up()
        takers = Takers(self._jobs, {} if self._thinking.elsewhere else self._lanes)
        return [self._jobs.run, takers.run, takers.renew]

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
        of_address, of_guest = self._students.wanted_by(owner)
        return of_guest >= self._thinking.guest_reviews or of_address >= self._thinking.address_reviews

    def warm_up(self) -> None:
        """Start a worker now, so that the first bot need not wait for it."""
        if not self._thinking.elsewhere:
            self._lanes["play"].warm_up()

    def close(self) -> None:
        for workers in self._lanes.values():
            workers.close()
        self.past.close()


def lanes_of(thinking: ThinkingLimits) -> dict[str, Workers]:
    """The workers of each kind of work; their processes are started when they are first needed."""
    number = thinking.workers or max(FEWEST_WORKERS, os.cpu_count() or 1)
    return {
        "play": Workers(number, prepare_worker),
        "watched": Workers(thinking.watched_workers, prepare_modest, SECONDS_TO_REST),
        "review": Workers(thinking.review_workers, prepare_modest, SECONDS_TO_REST),
    }


def any_choice(thought: Thought) -> str:
    match = replay(title(thought.record.game), thought.record)
    options = next(question.options for question in match.decisions() if question.seat == thought.seat)
    return random.choice(options).key
