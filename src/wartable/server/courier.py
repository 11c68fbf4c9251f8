"""The courier: one connection of a server, on which it hears what other servers have done, and tells what it has done.

Each entry of a log is told inside the transaction that writes it (`group_appends.py`); the rest goes through here.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any, cast, get_args

from wartable.extras import extra
from wartable.server.group_appends import CHANNEL
from wartable.server.news import Topic, Wire

with extra("postgres"):
    import asyncpg

NEWS = f"{CHANNEL}_news"
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
TOPICS = frozenset(name for part in get_args(Topic) for name in get_args(part))
SECONDS_BETWEEN_SIGNS = 1.0
SECONDS_TO_TRY_AGAIN = 0.3
SECONDS_TO_ANSWER = 5.0
LOST_SOON = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}  # if power fails
MOST_TOLD = 10_000  # that wait while the line is cut
DRAFTS = "d"
log = logging.getLogger(__name__)


class Courier(Wire):
    """Connects again whenever the line is cut."""

    def __init__(self, address: str, role: str, own_pid: Callable[[], int]) -> None:
        super().__init__()
        self.server = secrets.token_hex(4)
        self._address = address
        self._name = f"{CHANNEL} {self.server} {role}"  # by which others see that this process lives
        self._own_pid = own_pid  # of the connection that writes
        self._waiting: deque[str] = deque(maxlen=MOST_TOLD)
        self._stirred = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._has_been_up = False
        self._is_closing = False

    def open(self) -> None:
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Others learn at once that this server has gone."""
        self._is_closing = True
        self.tell("gone", self.server)
        if self._running is not None:
            await asyncio.wait([self._running], timeout=SECONDS_TO_ANSWER)
            self._running.cancel()

    def tell(self, topic: Topic, text: str) -> None:
        self._waiting.append(f"{topic} {text}")
        self._stirred.set()

    async def _run(self) -> None:
        while not self._is_closing:
            try:
                await self._stay()
            except FAILURES as failure:
                log.warning("no news of other servers: %s", str(failure) or type(failure).__name__)
                await asyncio.sleep(SECONDS_TO_TRY_AGAIN)

    async def _stay(self) -> None:
        """As long as the line holds, and until everything is told."""
        line: Any = await asyncpg.connect(
            self._address,
            timeout=SECONDS_TO_ANSWER,
            command_timeout=SECONDS_TO_ANSWER,
            server_settings={"application_name": self._name, **LOST_SOON},
        )
        try:
            await line.add_listener(CHANNEL, self._hear_entry)
            await line.add_listener(NEWS, self._hear_news)
            if self._has_been_up:
                self.was_cut()
            self._has_been_up = True
            while self._waiting or not self._is_closing:
                await self._wait()
                await self._send(line)
        finally:
            with contextlib.suppress(*FAILURES):
                await line.close(timeout=SECONDS_TO_ANSWER)

    async def _wait(self) -> None:
        """Until there is something to tell; after a while a sign of life, which also shows whether the line holds."""
        self._stirred.clear()
        if self._waiting:
            return
        try:
            async with asyncio.timeout(SECONDS_BETWEEN_SIGNS):
                await self._stirred.wait()
        except TimeoutError:
            self.tell("alive", self.server)

    async def _send(self, line: Any) -> None:
        told = list(self._waiting)
        await line.execute("SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text", NEWS, told)
        for _ in range(min(len(told), len(self._waiting))):
            self._waiting.popleft()

    def _hear_entry(self, line: Any, pid: int, _: str, text: str) -> None:
        if pid in (self._own_pid(), line.get_server_pid()):
            return
        table, _, number = text.partition(":")
        if number == DRAFTS:
            self.arrived("drafts", table)
        else:
            self.arrived("entry", text)

    def _hear_news(self, line: Any, pid: int, _: str, text: str) -> None:
        topic, _, rest = text.partition(" ")
        if pid != line.get_server_pid() and topic in TOPICS:
            self.arrived(cast("Topic", topic), rest)
