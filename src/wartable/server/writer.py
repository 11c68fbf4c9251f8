"""The writer: one thread, one connection; whatever waits is committed together, so that one disk sync serves many."""

import asyncio
import queue
import threading
from collections.abc import Sequence

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

LARGEST_GROUP = 256


class Conflict(Exception):
    """The rows exist already: somebody else was quicker. Nothing was written."""


class NotSaved(Exception):
    """The database could not be written."""


class Job:
    """Statements that are written all or none, and the caller who waits until they are on disk."""

    def __init__(self, statements: Sequence[Executable]) -> None:
        self.statements = statements
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()
        self.failure: Exception | None = None

    def tell(self) -> None:
        """In the caller's loop: it may go on, or learns why not."""
        if self.done.cancelled():
            return
        if self.failure is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.failure)


class Writer:
    """Commits jobs in the order in which they come."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()
        self.groups = 0

    async def write(self, *statements: Executable) -> None:
        """Returns when the statements are on disk."""
        job = Job(statements)
        self._jobs.put(job)
        await job.done

    def close(self) -> None:
        """Finish what waits."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            group = self._next_group()
            jobs = [job for job in group if job is not None]
            if jobs:
                self._commit(jobs)
            if len(jobs) < len(group):
                return

    def _next_group(self) -> list[Job | None]:
        group = [self._jobs.get()]
        while len(group) < LARGEST_GROUP and group[-1] is not None:
            try:
                group.append(self._jobs.get_nowait())
            except queue.Empty:
                break
        return group

    def _commit(self, jobs: list[Job]) -> None:
        try:
            with self._engine.begin() as connection:
                for job in jobs:
                    job.failure = _failure_of(connection, job)
        except SQLAlchemyError as error:
            for job in jobs:
                job.failure = NotSaved(str(error))
        self.groups += 1
        for job in jobs:
            job.loop.call_soon_threadsafe(job.tell)


def _failure_of(connection: Connection, job: Job) -> Exception | None:
    try:
        with connection.begin_nested():
            for statement in job.statements:
                connection.execute(statement)
    except IntegrityError as error:
        return Conflict(str(error.orig))
    return None
