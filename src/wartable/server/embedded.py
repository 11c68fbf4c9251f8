"""The embedded database: SQLite in a data folder, which one process has for itself."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from wartable.server.database import UnknownShape, migrate, open_for_reading, open_for_writing
from wartable.server.folder import CannotServe, FolderLock, FolderUnusable
from wartable.server.mark import Mark
from wartable.server.news import Silence
from wartable.server.opening import begin, look_first
from wartable.server.store import Store
from wartable.server.writer import Writer

T = TypeVar("T")


def store_in(folder: Path, accept_loss: bool = False) -> Store:
    """The store of a data folder."""
    return Store(Embedded(folder, accept_loss))


class Embedded:
    """One thread writes and one reads; damage and loss are noticed when it is opened."""

    def __init__(self, folder: Path, accept_loss: bool = False) -> None:
        self.folder = folder
        self.was_free = True
        self.news = Silence()
        self.jobs = None
        self._lock = FolderLock(folder)
        try:
            self.writer = self._open(accept_loss)
        except CannotServe:
            self._lock.release()
            raise
        self._reading = open_for_reading(folder)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")

    def _open(self, accept_loss: bool) -> Writer:
        found = look_first(self.folder, accept_loss)
        self.engine, self._mark = open_for_writing(self.folder), Mark(self.folder)
        try:
            migrate(self.engine)
            return Writer(self.engine, self._mark, begin(self.engine, self.folder, self._mark, found))
        except (SQLAlchemyError, sqlite3.Error, OSError, UnknownShape) as error:
            self.engine.dispose()
            self._mark.close()
            raise FolderUnusable("database_unusable", folder=str(self.folder), why=str(error)) from error

    async def open(self) -> None:
        """It has been open since it was made, so that what is wrong with it is said before the server listens."""

    async def close(self) -> None:
        self.end()

    def end(self) -> None:
        self.writer.close()
        self._reader.shutdown()
        self._reading.dispose()
        self.engine.dispose()
        self._mark.close()
        self._lock.release()

    async def read(self, query: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._reading.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reader, read)
