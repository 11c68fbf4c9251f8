"""The writer of PostgreSQL: one connection, and what choices write of many tables is one statement and one commit."""

import asyncio
import contextlib
import time
from collections import deque
from itertools import groupby
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from wartable.extras import extra
from wartable.server.appends import Append
from wartable.server.base import Work
from wartable.server.failures import Conflict, NotSaved
from wartable.server.group_appends import append_all
from wartable.server.writer import LARGEST_GROUP, Job

with extra("postgres"):
    import asyncpg
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CONFLICTS = (Conflict, IntegrityError, asyncpg.IntegrityConstraintViolationError)
FAILURES = (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
SECONDS_TO_FINISH = 5.0


class GroupWriter:
    """Whatever waits when a commit ends is in the next one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: deque[Job] = deque()
        self._stirred = asyncio.Event()
        self._work: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self._is_closing = False
        self.pid = 0  # by which the database calls the connection
        self.groups = 0
        self.wrote_at: float | None = None
        self.is_failing = False

    def open(self) -> None:
        self._work = asyncio.create_task(self._write_all())

    async def write(self, *works: Work) -> None:
        """Returns when the works are on disk."""
        if self._is_closing:
            raise NotSaved("the server ends")
        job = Job(works)
        self._jobs.append(job)
        self._stirred.set()
        await job.done

    async def empty_log(self) -> bool:
        """The database looks after its own files."""
        return True

    def waiting(self) -> int:
        return len(self._jobs)

    async def close(self) -> None:
        """Finish what waits."""
        self._is_closing = True
        self._stirred.set()
        if self._work is not None:
            await asyncio.wait([self._work], timeout=SECONDS_TO_FINISH)
            self._work.cancel()
        await self._drop()

    async def _write_all(self) -> None:
        while not self._is_closing or self._jobs:
            if not self._jobs:
                self._stirred.clear()
                await self._stirred.wait()
                continue
            jobs = [self._jobs.popleft() for _ in range(min(LARGEST_GROUP, len(self._jobs)))]
            await self._commit(jobs)
            self.groups += 1
            for job in jobs:
                job.tell()

    async def _commit(self, jobs: list[Job]) -> None:
        """A failure after which nobody knows what was written is none of ours to hide: all who wait are told."""
        left = list(jobs)
        try:
            connection, bare = await self._connected()
            for is_append, run in groupby(jobs, Job.is_append):
                some = list(run)
                if not is_append or not await _at_once(bare, some):
                    for job in some:
                        await _alone(connection, bare, job)
                left = left[len(some) :]
        except FAILURES as error:
            for job in left:
                job.failure = job.failure or NotSaved(str(error) or type(error).__name__)
            self.is_failing = True
            await self._drop()
        else:
            self.is_failing = False
            if any(job.works for job in jobs):
                self.wrote_at = time.monotonic()

    async def _connected(self) -> tuple[AsyncConnection, Any]:
        """The connection, as SQLAlchemy has it and as the driver has it."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        bare: Any = (await self._connection.get_raw_connection()).driver_connection
        self.pid = bare.get_server_pid()
        return self._connection, bare

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(*FAILURES):
                await connection.invalidate()
                await connection.close()


async def _at_once(bare: Any, jobs: list[Job]) -> bool:
    """What choices write, all together; False, and nothing is written, where one of them conflicts."""
    try:
        await append_all(bare, [work for job in jobs for work in job.works if isinstance(work, Append)])
    except CONFLICTS:
        return False
    return True


async def _alone(connection: AsyncConnection, bare: Any, job: Job) -> None:
    """A job in a transaction of its own: held together with others, two servers could wait for each other."""
    try:
        if not job.works:
            await bare.fetchval("SELECT 1")
            return
        async with bare.transaction():
            for work in job.works:
                if isinstance(work, Append):
                    await append_all(bare, [work])
                else:
                    await connection.run_sync(_do, work)
    except CONFLICTS as error:
        job.failure = Conflict(str(error.orig) if isinstance(error, IntegrityError) else str(error))


def _do(connection: Connection, work: Work) -> None:
    work.do(connection)
