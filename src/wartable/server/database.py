"""The database file: opened for one writer and for readers, and brought to its newest shape."""

import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, create_engine, event, inspect, text
from sqlalchemy.pool import StaticPool

from wartable.server import schema, schema_ratings, schema_tidings
from wartable.words import word

if TYPE_CHECKING:
    from alembic.config import Config

FILE = "wartable.db"
NEWEST = "0016"  # the newest file in migrations/versions
SCHEMAS = (schema, schema_ratings, schema_tidings)  # whose tables belong to one metadata, once they are imported
# where Alembic finds which migrations a database has
VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


class UnknownShape(Exception):
    """The database was written by another version of the program."""


def open_for_writing(folder: Path) -> Engine:
    """The engine of the one writing connection. SQLite before 3.51.3 must never see a second one.

    Its errors do not show what was to be written: the seed of a running game is a secret.
    """

    def connect() -> sqlite3.Connection:
        if not (folder / FILE).exists():  # SQLite gives the files beside it the same permissions
            os.close(os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600))
        connection = sqlite3.connect(folder / FILE, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=StaticPool, hide_parameters=True)
    event.listen(engine, "begin", _begin)
    return engine


def open_for_reading(folder: Path) -> Engine:
    """A connection that cannot write."""
    return open_file_for_reading(folder / FILE)


def open_file_for_reading(file: Path) -> Engine:
    def connect() -> sqlite3.Connection:
        return read_only(file)

    return create_engine("sqlite://", creator=connect, poolclass=StaticPool, hide_parameters=True)


def read_only(file: Path) -> sqlite3.Connection:
    """Neither writes nor tidies up: the log of a server that is running or was killed stays as it is."""
    address = file.resolve().as_uri() + "?mode=ro"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA query_only=ON")
    return connection


def migrate(engine: Engine) -> None:
    """Bring the database to its newest shape. A new one gets it at once: half a second and 8 MB less."""
    with engine.connect() as connection:
        if inspect(connection).get_table_names():
            reach_newest(connection)
        else:
            schema.metadata.create_all(connection)
            VERSION.create(connection)
            connection.execute(VERSION.insert().values(version_num=NEWEST))
        connection.commit()


def reach_newest(connection: Connection) -> None:
    """Apply the migrations that the database does not have yet."""
    if version_of(connection) != NEWEST:
        from alembic import command, util  # a third of the time to start, and seldom needed

        try:
            command.upgrade(migrations_of(connection), "head")
        except util.CommandError as error:
            raise UnknownShape(word("server", "newer_database")) from error


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
