"""PostgreSQL: one database that any number of servers share. They need the extra `postgres`."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from wartable.extras import extra
from wartable.server.courier import LOST_SOON, Courier
from wartable.server.database import UnknownShape, reach_newest
from wartable.server.failures import NotRead
from wartable.server.folder import CannotServe, FolderLock
from wartable.server.group_writer import GroupWriter
from wartable.server.jobs import Jobs

with extra("postgres"):
    import asyncpg
    from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")
DRIVER = "postgresql+asyncpg"
SCHEMES = ("postgresql", "postgres")
SERVES, THINKS = "serves", "thinks"
OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE application_name LIKE 'wartable % serves' AND datname = current_database()"
)
CONNECTIONS = 8  # one of them writes
SECONDS_TO_CONNECT = 5.0
SECONDS_TO_ANSWER = 30.0
LOST = (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
MIGRATING = 5_797_614_180_210  # the key of the lock that one server holds while it changes the shape of the database


class DatabaseUnusable(CannotServe):
    """The address is none of a database, or another version has written there."""


class DatabaseUnreachable(CannotServe):
    """The database cannot be reached now."""

    may_pass = True


def engine_of(address: str) -> AsyncEngine:
    """Every statement is a transaction of its own unless the writer begins one. Errors do not show what was written."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise DatabaseUnusable("database_address") from error
    if url.get_backend_name() not in SCHEMES or not url.database:
        raise DatabaseUnusable("database_address")
    return create_async_engine(
        url.set(drivername=DRIVER),
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=0,
        connect_args={
            "timeout": SECONDS_TO_CONNECT,
            "command_timeout": SECONDS_TO_ANSWER,
            "server_settings": {"application_name": "wartable", "jit": "off", **LOST_SOON},
        },
    )


class Postgres:
    """Reads with a few connections and writes with one. A server has a folder of its own, for its back door."""

    def __init__(self, address: str, lock: FolderLock | None = None, role: str = SERVES) -> None:
        self._lock = lock
        self.was_free = False
        self.engine = engine_of(address)
        self.writer = GroupWriter(self.engine)
        plain = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.news = Courier(plain, role, lambda: self.writer.pid)
        self.jobs = Jobs(self.engine, self.news, LOST)

    async def prepare(self) -> None:
        """Bring the database to its newest shape; another server that starts at the same time waits."""
        try:
            async with self.engine.execution_options(isolation_level="READ COMMITTED").connect() as connection:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
                await connection.run_sync(reach_newest)
                await connection.commit()
        except UnknownShape as error:
            raise DatabaseUnusable("database_unreachable", why=sentence_of(error)) from error
        except LOST as error:
            raise DatabaseUnreachable("database_unreachable", why=sentence_of(error)) from error
        finally:
            await self.engine.dispose()  # its connections belong to the loop of this moment

    async def open(self) -> None:
        """Others are looked for before they see this one: of several that start at once, the first finds nobody."""
        self.was_free = await self.read(lambda connection: connection.execute(OTHERS).scalar_one() == 0)
        self.writer.open()
        self.news.open()

    async def close(self) -> None:
        await self.writer.close()
        await self.news.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def read(self, query: Callable[[Connection], T]) -> T:
        """A connection that was lost since it was last used is replaced, once."""
        try:
            return await self._read(query)
        except LOST:
            await asyncio.sleep(0)
        try:
            return await self._read(query)
        except LOST as error:
            raise NotRead(sentence_of(error)) from error

    async def _read(self, query: Callable[[Connection], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(query)


def sentence_of(error: BaseException) -> str:
    """What the database says, without the statement."""
    said: Any = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(said).splitlines()[0] if str(said) else type(said).__name__
