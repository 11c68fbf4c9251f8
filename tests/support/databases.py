"""The databases on which servers are tested, and what can be found in each by somebody who is no server."""

import asyncio
import contextlib
import sqlite3
import zlib
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, text
from tests.support.postgres import put_into, rows_of

from wartable.server.checking import examine_folder
from wartable.server.database import FILE
from wartable.server.embedded import store_in
from wartable.server.replaying import disagreements, disagreements_in
from wartable.server.schema import metadata
from wartable.server.store import Store

SQLITE, POSTGRESQL = "sqlite", "postgresql"
BOTH = (SQLITE, POSTGRESQL)
ANY = (SQLITE,)  # for tests of something that does not depend on the database, or of SQLite's own files
BROKEN_LOGS = "SELECT table_id FROM events GROUP BY table_id HAVING min(seq) != 1 OR max(seq) != count(*)"
New = Callable[[], str | None]


class Kept(Protocol):
    """What has its games in a folder, or, if it has an address, in a database."""

    folder: Path
    database: str | None


@dataclass
class Home:
    """A place for a test's own store."""

    folder: Path
    database: str | None

    async def open(self) -> Store:
        store = store_at(self.folder, self.database)
        await store.open()
        return store


def store_at(folder: Path, address: str | None) -> Store:
    """A store as a server has it; SQLite where there is no address."""
    if address is None:
        return store_in(folder)
    from wartable.server.postgres import Postgres

    return Store(Postgres(address))


@contextlib.asynccontextmanager
async def open_store(folder: Path, address: str | None) -> AsyncIterator[Store]:
    store = await Home(folder, address).open()
    try:
        yield store
    finally:
        await store.close()


# --- looking, while a server runs or not


def rows(kept: Kept, query: str, *values: object) -> list[tuple[Any, ...]]:
    """What a query finds, with `?` for each value."""
    if kept.database is not None:
        return rows_of(kept.database, numbered(query), *values)
    with contextlib.closing(sqlite3.connect(f"file:{kept.folder / FILE}?mode=ro", uri=True)) as database:
        return database.execute(query, values).fetchall()


def put(kept: Kept, statement: str, *several: Sequence[object]) -> None:
    """Rows that nobody has played, behind the back of the server; `?` for each value."""
    if kept.database is not None:
        put_into(kept.database, numbered(statement), several)
        return
    with contextlib.closing(sqlite3.connect(kept.folder / FILE, timeout=10)) as database, database:
        database.executemany(statement, several)


def numbered(statement: str) -> str:
    """With $1, $2 and so on, as PostgreSQL wants it."""
    first, *others = statement.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))


def is_known(kept: Kept, *words: str) -> list[str]:
    """Which of the words are anywhere: in SQLite's files not even as what was deleted."""
    found = list(pieces(kept))
    return [word for word in words if any(word.encode() in piece for piece in found)]


def pieces(kept: Kept) -> Iterator[bytes]:
    """Every byte of the database and its log, or every row; and what is squeezed in them."""
    if kept.database is None:
        for file in kept.folder.glob(f"{FILE}*"):
            yield file.read_bytes()
    else:
        for table in metadata.tables:
            yield from (row.encode() for (row,) in rows(kept, f"SELECT {table}::text FROM {table}"))
    for (body,) in rows(kept, "SELECT body FROM keepsakes"):
        yield zlib.decompress(body)


def assert_whole(kept: Kept) -> None:
    """Nothing is missing or damaged, and the list of tables says what the logs say. No server is running."""
    if kept.database is None:
        assert examine_folder(kept.folder).findings == []
        assert list(disagreements(kept.folder / FILE)) == []
    else:
        assert asyncio.run(_wrongs(kept)) == []


async def _wrongs(kept: Kept) -> list[str]:
    def look(connection: Connection) -> list[str]:
        return [*connection.execute(text(BROKEN_LOGS)).scalars(), *disagreements_in(connection)]

    async with open_store(kept.folder, kept.database) as store:
        return await store.read(look)
