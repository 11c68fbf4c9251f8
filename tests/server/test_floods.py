"""Floods: while somebody else asks for as much as they can get, a player is answered as quickly as before, or nearly.

Quiet and loud are measured one after the other; a machine that is busy with other things gets a few attempts.
"""

import contextlib
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from tests.support.server import ROOT, RunningServer, environment

ROUNDS = 3
CHOICES = 16
SECONDS_BETWEEN_CHOICES = 0.05
NOISE = (0.04, 0.25)  # of a machine that does other things too, in seconds: at acknowledgements, and at bots
KINDS = ("moments", "pages", "lists", "hints", "reviews", "watched", "loops")


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the limits of every day, whose bots do not pause."""
    running = RunningServer(tmp_path_factory.mktemp("floods") / "data", limits="usual")
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log(), running.log()


def answers(server: RunningServer) -> tuple[float, float]:
    """How long somebody who plays against a bot waits for acknowledgements, and for the bot: nearly the longest."""
    guest = server.guest()
    seat = guest.sit(guest.create("me", "beginner")["id"])
    acknowledged, bots = [], []
    while len(acknowledged) < CHOICES and seat.await_turn():
        began = time.monotonic()
        assert seat.choose(seat.offers()[0])["type"] == "ack"
        acknowledged.append(time.monotonic() - began)
        began = time.monotonic()
        if seat.moment["decision"] is None:
            seat.await_turn()
            bots.append(time.monotonic() - began)
        time.sleep(SECONDS_BETWEEN_CHOICES)
    seat.close()
    return nearly_longest(acknowledged), nearly_longest(bots)


@contextlib.contextmanager
def flood(server: RunningServer, kind: str) -> Iterator[None]:
    command = [sys.executable, "-m", "tests.support.flooding", server.address, kind]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"it begins\n"
        time.sleep(0.3)
        yield
        assert process.poll() is None
        process.kill()


def nearly_longest(times: list[float]) -> float:
    return sorted(times)[int(0.95 * (len(times) - 1))]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_does_not_make_another_player_wait(usual: RunningServer, kind: str) -> None:
    """Given a player whose answers take so long, when another address floods the server, then not twice as long."""
    answers(usual)  # until a worker has started
    rounds = []
    for _ in range(ROUNDS):
        quiet = answers(usual)
        with flood(usual, kind):
            loud = answers(usual)
        if all(after < 2 * before + noise for before, after, noise in zip(quiet, loud, NOISE, strict=True)):
            return
        rounds.append((quiet, loud))
    raise AssertionError(rounds)


@pytest.mark.slow
def test_reviews_of_one_address_do_not_shut_out_another(usual: RunningServer) -> None:
    """Given somebody who has as many reviews made as may be, when another asks for one, then it is begun at once."""
    ann = usual.guest()
    seat = ann.sit(ann.create("random", "random", seed=5)["id"])
    while not seat.moment["over"]:
        seat.next()
    with flood(usual, "reviews"):
        seat.connection.send('{"type":"ask_review","id":"r"}')
        assert seat.await_type("reviewing", "review", "refused")["type"] == "reviewing"
        assert seat.await_type("reviewing", "review", "refused")["type"] == "reviewing"
