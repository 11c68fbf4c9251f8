"""The database file: opened for one writer and for readers, and brought to its newest shape."""

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.pool import StaticPool

if TYPE_CHECKING:
    from alembic.config import Config

FILE = "wartable.db"
NEWEST = "0002"  # the newest file in migrations/versions


class UnknownShape(Exception):
    """The database was written by another version of the program."""


def open_for_writing(folder: Path) -> Engine:
    """The engine of the one writing connection. SQLite before 3.51.3 must never see a second one."""

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(folder / FILE, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=StaticPool)
    event.listen(engine, "begin", _begin)
    return engine


def open_for_reading(folder: Path) -> Engine:
    """A connection that cannot write."""

    def connect() -> sqlite3.Connection:
        address = (folder / FILE).resolve().as_uri() + "?mode=ro"
        connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA query_only=ON")
        return connection

    return create_engine("sqlite://", creator=connect, poolclass=StaticPool)


def migrate(engine: Engine) -> None:
    """Apply the migrations that the database does not have yet."""
    with engine.connect() as connection:
        if version_of(connection) != NEWEST:
            from alembic import command, util  # a third of the time to start, and seldom needed

            try:
                command.upgrade(migrations_of(connection), "head")
            except util.CommandError as error:
                raise UnknownShape("it was written by a newer version of Wartable.") from error
        connection.commit()


def version_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return version


def migrations_of(connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "wartable.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _begin(connection: Any) -> None:
    # sqlite3 would begin transactions by its own rules, which break savepoints
    connection.exec_driver_sql("BEGIN IMMEDIATE")
