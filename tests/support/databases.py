"""The databases on which tests of the store, of tables and of playing run."""

import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from wartable.server.embedded import store_in
from wartable.server.store import Store

SQLITE, POSTGRESQL = "sqlite", "postgresql"
BOTH = (SQLITE, POSTGRESQL)
New = Callable[[], str | None]


def store_at(folder: Path, address: str | None) -> Store:
    """A store as a server has it; SQLite where there is no address."""
    if address is None:
        return store_in(folder)
    from wartable.server.postgres import Postgres

    return Store(Postgres(address))


@contextlib.asynccontextmanager
async def open_store(folder: Path, address: str | None) -> AsyncIterator[Store]:
    store = store_at(folder, address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
