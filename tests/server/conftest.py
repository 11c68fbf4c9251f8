"""Servers for tests: one is shared by the tests of a module."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.support.server import RunningServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("server") / "data")
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., RunningServer]]:
    """Starts servers of the test's own."""
    running: list[RunningServer] = []

    def start_one(name: str = "data", **settings: object) -> RunningServer:
        running.append(RunningServer(tmp_path / name, **settings))  # type: ignore[arg-type]
        return running[-1]

    yield start_one
    for one in running:
        if one.process.poll() is None:
            one.stop()
