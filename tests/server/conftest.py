"""Servers for tests: one is shared by the tests of a module.

They are on SQLite in a data folder, and once more on PostgreSQL, unless a module says `DATABASES = ANY`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.support.databases import BOTH, SQLITE, Home, New
from tests.support.postgres import Cluster, running
from tests.support.server import RunningServer


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "new_database" in metafunc.fixturenames:
        kinds = getattr(metafunc.module, "DATABASES", BOTH)
        metafunc.parametrize("new_database", kinds, indirect=True, scope="module")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running() as one:
        yield one


@pytest.fixture(scope="module")
def new_database(request: pytest.FixtureRequest) -> New:
    """Gives the address of a new database; None is SQLite, in the data folder of the server."""
    kind = getattr(request, "param", SQLITE)
    if kind == SQLITE:
        return lambda: None
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, new_database: New) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("server") / "data", database=new_database())
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture
def home(tmp_path: Path, new_database: New) -> Home:
    """Where a test has a store of its own."""
    return Home(tmp_path / "data", new_database())


@pytest.fixture
def start(tmp_path: Path, new_database: New) -> Iterator[Callable[..., RunningServer]]:
    """Starts servers of the test's own."""
    running: list[RunningServer] = []

    def start_one(name: str = "data", **settings: object) -> RunningServer:
        running.append(RunningServer(tmp_path / name, **{"database": new_database(), **settings}))  # type: ignore[arg-type]
        return running[-1]

    yield start_one
    for one in running:
        if one.process.poll() is None:
            one.stop()
