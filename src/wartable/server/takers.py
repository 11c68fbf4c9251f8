"""Takers: worker processes of this machine think about what is in the queue of the database."""

import asyncio
import logging
from collections import Counter

import msgspec

from wartable.server.failures import NotRead
from wartable.server.jobs import MOST_ATTEMPTS, Assignment, Jobs
from wartable.server.shared_workers import KINDS
from wartable.server.workers import NoThought, Workers

SECONDS_TO_RENEW = 1.0

log = logging.getLogger(__name__)


class Takers:
    """Takes no more from a lane of the queue than it has workers for it."""

    def __init__(self, jobs: Jobs, lanes: dict[str, Workers]) -> None:
        self._jobs = jobs
        self._lanes = lanes
        self._going: dict[str, list[Assignment]] = {lane: [] for lane in lanes}
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """For as long as the process lives."""
        while True:
            self._jobs.stirred.clear()
            try:
                await self._take_all()
            except NotRead as failure:
                log.warning("nothing can be taken to think about: %s", failure)
            await self._jobs.stirred.wait()

    async def renew(self) -> None:
        """A process that is alive keeps what it has taken."""
        while True:
            await asyncio.sleep(SECONDS_TO_RENEW)
            try:
                await self._jobs.renew([job.key for jobs in self._going.values() for job in jobs])
            except NotRead as failure:
                log.warning("leases could not be renewed: %s", failure)

    async def _take_all(self) -> None:
        """Take what there is room for."""
        for lane, workers in self._lanes.items():
            while len(self._going[lane]) < workers.number:
                job = await self._jobs.take(lane, self._busy(lane))
                if job is None:
                    break
                self._begin(lane, job)

    def _busy(self, lane: str) -> list[str]:
        """Addresses that have all workers of a lane but one."""
        most = max(1, self._lanes[lane].number - 1)
        had = Counter(job.owner.address for job in self._going[lane])
        return [address for address, number in had.items() if number >= most]

    def _begin(self, lane: str, job: Assignment) -> None:
        self._going[lane].append(job)
        task = asyncio.create_task(self._think(lane, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, lane: str, job: Assignment) -> None:
        try:
            await self._jobs.answer(job, await self._answer(self._lanes[lane], job))
        except NotRead as failure:
            log.warning("an answer could not be kept: %s", failure)
        finally:
            self._going[lane].remove(job)
            self._jobs.stirred.set()

    async def _answer(self, workers: Workers, job: Assignment) -> bytes:
        work = KINDS[job.work]
        if job.attempts > MOST_ATTEMPTS:  # whoever took it died
            return b""
        try:
            about = msgspec.json.decode(job.body, type=work.about)
            return msgspec.json.encode(await workers.do(job.owner, work.do, about))
        except (NoThought, msgspec.DecodeError):
            return b""
