"""Machines that think for servers: `wartable think` takes what a server leaves to others, and one after another."""

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.postgres import Cluster
from tests.support.server import ROOT, RunningServer, environment

from wartable.words import word

ELSEWHERE = "[thinking]\nelsewhere = true\n"


@contextlib.contextmanager
def thinking_machine(address: str) -> Iterator[subprocess.Popen[bytes]]:
    surroundings = environment() | {"WARTABLE_DATABASE": address}
    command = [sys.executable, "-m", "wartable", "think", "--workers", "1"]
    with subprocess.Popen(command, cwd=ROOT, env=surroundings, stdout=subprocess.PIPE) as machine:
        assert machine.stdout is not None
        assert machine.stdout.readline().decode().strip() == word("server", "thinks")
        try:
            yield machine
        finally:
            machine.terminate()


def test_a_server_that_leaves_thinking_to_others_waits_for_one(cluster: Cluster, tmp_path: Path) -> None:
    """Given a bot that nobody thinks for, when a machine comes, it moves; when that dies, another takes over."""
    file, address = tmp_path / "wartable.toml", cluster.new_database()
    file.write_text(ELSEWHERE)
    server = RunningServer(tmp_path / "data", limits=str(file), database=address)
    ann = server.guest()
    seat = ann.sit(ann.create("me", "greedy", "greedy", seed=3)["id"])
    while seat.moment["decision"]:
        seat.choose(seat.offers()[0])
    with pytest.raises(TimeoutError):
        seat.await_type("moment", seconds=1.0)
    for _ in range(2):
        with thinking_machine(address) as machine:
            assert seat.await_turn()
            machine.kill()
        while seat.moment["decision"]:
            seat.choose(seat.offers()[0])
    assert server.stop() == 0
