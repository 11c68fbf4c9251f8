"""The writer: one thread, one connection; whatever waits is committed together, so that one disk sync serves many."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from itertools import groupby

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from wartable.server.appends import Append, append_all
from wartable.server.base import Work
from wartable.server.failures import Conflict, NotSaved
from wartable.server.mark import Mark
from wartable.server.tally import NOTHING, Change, Tally, bare_connection, store_tally

LARGEST_GROUP = 256


class Job:
    """Works that are written all or none, and the caller who waits until they are on disk."""

    def __init__(self, works: Sequence[Work], empties_log: bool = False) -> None:
        self.works = works
        self.empties_log = empties_log
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()
        self.failure: Exception | None = None

    def is_append(self) -> bool:
        return bool(self.works) and all(isinstance(work, Append) for work in self.works)

    def tell(self) -> None:
        """In the caller's loop: it may go on, or is given the reason why not."""
        if self.done.cancelled():
            return
        if self.failure is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.failure)


class Writer:
    """Commits jobs in the order in which they come, and moves the mark before anybody learns of it."""

    def __init__(self, engine: Engine, mark: Mark, tally: Tally) -> None:
        self._engine = engine
        self._mark = mark
        self._tally = tally
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()
        self.groups = 0
        self.wrote_at: float | None = None  # by the monotonic clock, when the last group reached the disk
        self.is_failing = False

    async def write(self, *works: Work) -> None:
        """Returns when the works are on disk."""
        job = Job(works)
        self._jobs.put(job)
        await job.done

    async def empty_log(self) -> bool:
        """Bring the write-ahead log into the database and truncate it; returns whether that could be done."""
        job = Job((), empties_log=True)
        self._jobs.put(job)
        try:
            await job.done
        except NotSaved:
            return False
        return True

    def waiting(self) -> int:
        return self._jobs.qsize()

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
                tally = self._tally.after(_carry_out(connection, jobs))
                if any(job.works for job in jobs):
                    store_tally(bare_connection(connection), tally)
        except (SQLAlchemyError, sqlite3.Error) as error:
            for job in jobs:
                job.failure = NotSaved(str(error))
            self.is_failing = self.is_failing or any(job.works for job in jobs)
        else:
            if any(job.works for job in jobs):
                self._note(tally)
        self.groups += 1
        self._empty_log([job for job in jobs if job.empties_log])
        jobs[0].loop.call_soon_threadsafe(_tell, jobs)

    def _empty_log(self, jobs: list[Job]) -> None:
        """By the one connection that writes: no other may check the log in."""
        if not jobs:
            return
        try:
            with self._engine.connect() as connection:
                busy = bare_connection(connection).execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        except (SQLAlchemyError, sqlite3.Error):
            busy = 1
        for job in jobs if busy else []:
            job.failure = NotSaved("the log is being read")

    def _note(self, tally: Tally) -> None:
        """What is on disk now."""
        self._tally = tally
        self._mark.move(tally)
        self.wrote_at, self.is_failing = time.monotonic(), False


def _tell(jobs: list[Job]) -> None:
    """Everybody who waits, together: waking the loop costs as much as a row."""
    for job in jobs:
        job.tell()


def _carry_out(connection: Connection, jobs: list[Job]) -> Change:
    """All jobs that can be written, in their order; a failure is reported to the one who waits for it."""
    total = NOTHING
    for is_append, run in groupby(jobs, Job.is_append):
        group = list(run)
        change = _at_once(connection, group) if is_append else None
        total = total.plus(_one_by_one(connection, group) if change is None else change)
    return total


def _at_once(connection: Connection, jobs: list[Job]) -> Change | None:
    """What choices write, all together; None, and nothing is written, where one of them conflicts."""
    appends = [work for job in jobs for work in job.works if isinstance(work, Append)]
    try:
        return append_all(bare_connection(connection), appends)
    except sqlite3.IntegrityError:
        return None


def _one_by_one(connection: Connection, jobs: list[Job]) -> Change:
    total = NOTHING
    for job in jobs:
        try:
            with connection.begin_nested():
                change = NOTHING
                for work in job.works:
                    change = change.plus(work.do(connection))
        except IntegrityError as error:
            job.failure = Conflict(str(error.orig))
        except (sqlite3.IntegrityError, Conflict) as error:
            job.failure = Conflict(str(error))
        else:
            total = total.plus(change)
    return total
