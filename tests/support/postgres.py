"""Debian's PostgreSQL for tests: one for a process of tests, which waits for no disk; a database for each server.

The first database is migrated; the others are copies of it, which takes a tenth of a second.
"""

import asyncio
import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.support.proxies import free_port

from wartable.server.postgres import Postgres

PROGRAMS = Path("/usr/lib/postgresql")
USER = "postgres"  # root may not run it
PATTERN = "wartable_pattern"
HASTY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=200")
LONGEST_WAIT = 30.0


class Cluster:
    """A PostgreSQL on a free port of this machine, in a folder of its own."""

    def __init__(self, settings: tuple[str, ...] = HASTY) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="wartable-postgres-"))
        self.port = free_port()
        self._settings = (*settings, f"unix_socket_directories={self.folder}", "listen_addresses=127.0.0.1")
        self._numbers = itertools.count()
        self._has_pattern = False
        if os.geteuid() == 0:
            user = pwd.getpwnam(USER)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._run("initdb", "--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C.UTF-8")
        self.start()

    def start(self) -> None:
        words = [word for one in self._settings for word in ("-c", one)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*self._command("postgres"), "-p", str(self.port), *words], stdout=log, stderr=log, cwd="/"
            )
        deadline = time.monotonic() + LONGEST_WAIT
        while not self._answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < deadline, "PostgreSQL does not answer"
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: fast, and clean; SIGQUIT: at once, as if the machine had lost its power but for the disk."""
        self.process.send_signal(how)
        self.process.wait(LONGEST_WAIT)

    def remove(self) -> None:
        if self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a database in its newest shape, with nothing in it."""
        if not self._has_pattern:
            self.execute(f"CREATE DATABASE {PATTERN}")
            asyncio.run(Postgres(self.address(PATTERN)).prepare())
            self._has_pattern = True
        return self.address(self.empty_database(f" TEMPLATE {PATTERN}"))

    def empty_database(self, like: str = "") -> str:
        name = f"wartable_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}{like}")
        return name

    def execute(self, statement: str, database: str = USER) -> list[tuple[Any, ...]]:
        return rows_of(self.address(database), statement)

    def _answers(self) -> bool:
        with contextlib.suppress(OSError, asyncpg.PostgresError):
            return self.execute("SELECT 1") == [(1,)]
        return False

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._command(program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd="/")

    def _command(self, program: str) -> list[str]:
        became = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--init-groups"] if os.geteuid() == 0 else []
        return [*became, str(newest() / program), "-D", str(self.folder / "data")]


def rows_of(address: str, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """By a connection of its own, as somebody looks who is no server."""

    async def fetch() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(address)
        try:
            return [tuple(row) for row in await connection.fetch(statement, *values)]
        finally:
            await connection.close()

    return asyncio.run(fetch())


def put_into(address: str, statement: str, several: Sequence[Sequence[object]]) -> None:
    async def put() -> None:
        connection = await asyncpg.connect(address)
        try:
            await connection.executemany(statement, several)
        finally:
            await connection.close()

    asyncio.run(put())


def newest() -> Path:
    """Where the programs of the newest PostgreSQL are. Where changes are checked it may not be missing."""
    found = sorted(PROGRAMS.glob("*/bin/initdb"), key=lambda one: int(one.parts[-3]))
    if not found:
        message = "PostgreSQL is not installed"
        pytest.fail(message) if os.environ.get("CI") == "true" else pytest.skip(message)
    return found[-1].parent


@contextlib.contextmanager
def running(settings: tuple[str, ...] = HASTY) -> Iterator[Cluster]:
    newest()
    cluster = Cluster(settings)
    try:
        yield cluster
    finally:
        cluster.remove()
