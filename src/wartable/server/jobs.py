"""Jobs: a queue in the database of what is to be thought about, from which every server and thinking machine takes.

What is asked twice is thought about once. Who takes a job has a lease, which ends soon after its process does; then
another takes it. Those who lately had the least of the workers' time come first, by address and within it by guest.
"""
# ruff: noqa: S608  nothing is put into the statements but our own words

import asyncio
import contextlib
import hashlib
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Row, text

from wartable.server.failures import NotRead
from wartable.server.news import News
from wartable.server.turns import Owner

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine  # needs an extra

SECONDS_A_LEASE = 3.0
SECONDS_BETWEEN_LOOKS = 1.0
SECONDS_KEPT = 60.0  # so long an answer is known, and the time that it took counts
MOST_ATTEMPTS = 3
NOW = "extract(epoch FROM clock_timestamp())"
ASK = text(f"""
    INSERT INTO jobs (key, lane, work, body, address, guest, asked, attempts)
    VALUES (:key, :lane, :work, :body, :address, :guest, {NOW}, 0)
    ON CONFLICT (key) DO NOTHING
""")
ANSWERED = text("SELECT key, answer FROM jobs WHERE key = ANY(:keys)")
HAD = f"SELECT coalesce(sum(least({NOW}, had.until) - had.taken), 0) FROM jobs had WHERE had.taken IS NOT NULL AND "
LIVES = "SELECT 1 FROM pg_stat_activity WHERE application_name LIKE 'wartable ' || jobs.worker || ' %'"
TAKE = text(f"""
    UPDATE jobs SET worker = :worker, taken = {NOW}, until = {NOW} + {SECONDS_A_LEASE}, attempts = attempts + 1
    WHERE key = (
        SELECT key FROM jobs WHERE lane = :lane AND answer IS NULL
            AND (until IS NULL OR until < {NOW} OR NOT EXISTS ({LIVES}))
            AND address != ALL(:busy)
        ORDER BY ({HAD} had.address = jobs.address), ({HAD} had.guest = jobs.guest), asked
        LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING key, work, body, address, guest, attempts
""")
ANSWER = text(f"UPDATE jobs SET answer = :answer, until = {NOW} WHERE key = :key AND answer IS NULL")
RENEW = text(f"UPDATE jobs SET until = {NOW} + {SECONDS_A_LEASE} WHERE key = ANY(:keys) AND answer IS NULL")
TIDY = text(f"DELETE FROM jobs WHERE answer IS NOT NULL AND until < {NOW} - {SECONDS_KEPT}")
CLAIM = text(f"""
    INSERT INTO jobs (key, lane, work, body, address, guest, asked, attempts, worker, until)
    VALUES (:key, 'claim', 'claim', '', '', '', {NOW}, 0, :worker, {NOW} + :seconds)
    ON CONFLICT (key) DO UPDATE SET worker = :worker, until = {NOW} + :seconds WHERE jobs.until < {NOW}
    RETURNING key
""")


class Assignment(msgspec.Struct, frozen=True):
    """Something to think about, as it is taken."""

    key: str
    work: str
    body: bytes
    owner: Owner
    attempts: int

    @classmethod
    def of(cls, row: Row[Any]) -> "Assignment":
        return cls(row.key, row.work, bytes(row.body), Owner(row.address, row.guest), row.attempts)


class Jobs:
    """The queue as one process sees it."""

    def __init__(self, engine: "AsyncEngine", news: News, failures: tuple[type[Exception], ...]) -> None:
        self._engine = engine
        self._failures = failures  # of the database's driver
        self._news = news
        self._waiting: dict[str, list[asyncio.Future[bytes]]] = {}
        self._asked: dict[str, dict[str, object]] = {}  # what this process has asked for and not been answered
        self._works: set[asyncio.Task[None]] = set()
        self.stirred = asyncio.Event()  # something may be there to take
        news.hear("job", lambda _: self.stirred.set())
        news.hear("done", self._look_at)
        news.when_cut(self.stirred.set)

    async def run(self) -> None:
        """For as long as the process lives: whatever was not heard is found all the same."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            self.stirred.set()
            with contextlib.suppress(NotRead):
                for lost in set(self._asked) - await self._look(list(self._waiting)):
                    await self._put(self._asked[lost])
                await self._carry_out(TIDY, {})

    # --- asking

    async def ask(self, lane: str, work: str, body: bytes, owner: Owner) -> bytes:
        """The answer of whoever takes it; empty where nobody could find one."""
        key = f"{work} {hashlib.sha256(body).hexdigest()}"
        row: dict[str, object] = {"key": key, "lane": lane, "work": work, "body": body, **owner._asdict()}
        coming: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, []).append(coming)
        self._asked[key] = row
        try:
            with contextlib.suppress(NotRead):  # it is asked again
                if not await self._put(row):
                    await self._look([key])
            return await coming
        finally:
            self._waiting[key].remove(coming)
            if not self._waiting[key]:
                del self._waiting[key], self._asked[key]

    def wanted_by(self, owner: Owner) -> tuple[int, int]:
        """How many pieces of work this process has asked for: for the address, and for the guest."""
        rows = self._asked.values()
        return sum(row["address"] == owner.address for row in rows), sum(row["guest"] == owner.guest for row in rows)

    async def _put(self, row: dict[str, object]) -> bool:
        """Returns whether nobody had asked the same."""
        is_new = bool((await self._carry_out(ASK, row)).rowcount)
        self.stirred.set()  # whoever had taken what was asked before may be gone
        if is_new:
            self._news.tell("job", str(row["lane"]))
        return is_new

    def _look_at(self, key: str) -> None:
        if key in self._waiting:
            task = asyncio.create_task(self._look_quietly(key))
            self._works.add(task)
            task.add_done_callback(self._works.discard)

    async def _look_quietly(self, key: str) -> None:
        with contextlib.suppress(NotRead):
            await self._look([key])

    async def _look(self, keys: list[str]) -> set[str]:
        """Tell those who wait what is answered; returns which of the jobs are still known."""
        found = (await self._carry_out(ANSWERED, {"keys": keys})).all() if keys else []
        for key, answer in found:
            if answer is not None:
                self._tell(key, bytes(answer))
        return {key for key, _ in found}

    def _tell(self, key: str, answer: bytes) -> None:
        for coming in self._waiting.get(key, []):
            if not coming.done():
                coming.set_result(answer)

    # --- taking

    async def take(self, lane: str, busy: list[str]) -> Assignment | None:
        """The next job of a lane; none of the addresses that are busy enough."""
        row = (await self._carry_out(TAKE, {"lane": lane, "worker": self._news.server, "busy": busy})).one_or_none()
        return None if row is None else Assignment.of(row)

    async def answer(self, job: Assignment, answer: bytes) -> None:
        """The first answer counts."""
        self._tell(job.key, answer)
        await self._carry_out(ANSWER, {"key": job.key, "answer": answer})
        self._news.tell("done", job.key)

    async def renew(self, keys: list[str]) -> None:
        """The process still thinks about them."""
        if keys:
            await self._carry_out(RENEW, {"keys": keys})

    async def claim(self, what: str, seconds: float) -> bool:
        """Whether this process is the one that does something for all, for so long."""
        claimed = await self._carry_out(CLAIM, {"key": what, "worker": self._news.server, "seconds": seconds})
        return claimed.one_or_none() is not None

    async def _carry_out(self, statement: Any, values: dict[str, Any]) -> Any:
        try:
            async with self._engine.connect() as connection:
                return await connection.execute(statement, values)
        except self._failures as failure:
            raise NotRead(str(failure) or type(failure).__name__) from failure
