"""What a flood costs another player, as a table: `python -m tests.server.floods --rounds 3 [KIND ...]`.

Two servers are started, and one of them is flooded. Somebody plays at both in turns, so that whatever else the machine
does is felt at both alike: what is longer at the flooded one is owed to the flood.
"""

import argparse
import contextlib
import itertools
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.support import flooding, sending
from tests.support.server import ROOT, Guest, RunningServer, environment

MODULES = {kind: module.__name__ for module in (flooding, sending) for kind in module.KINDS}
CHOICES = 20
LISTS = 2  # asked for after each choice
SECONDS_BETWEEN_CHOICES = 0.05
SECONDS_TO_SWELL = 1.5
numbers = itertools.count()  # each customer comes from an address of their own


class Waits(NamedTuple):
    """Nearly the longest that somebody waited, in seconds."""

    acknowledgements: float
    bots: float
    lists: float
    moments: float


class Costs(NamedTuple):
    """What was waited for in quiet, during a flood, and during the flood at the server beside."""

    quiet: Waits
    loud: Waits
    beside: Waits

    def ratios(self) -> list[float]:
        """How many times as long somebody waits at a flooded server as without the flood."""
        usual = (max(pair) for pair in zip(self.quiet, self.beside, strict=True))
        return [loud / before for loud, before in zip(self.loud, usual, strict=True)]


class Customer:
    """Somebody who plays against a bot, and how long every answer took."""

    def __init__(self, server: RunningServer) -> None:
        self._guest = Guest(server.address, source=f"127.0.3.{1 + next(numbers) % 250}")
        self._sit_down()
        self._acknowledged: list[float] = []
        self._bots: list[float] = []
        self._lists: list[float] = []
        self._moments: list[float] = []

    def _sit_down(self) -> None:
        self._table = self._guest.create("me", "beginner")["id"]
        self._seat = self._guest.sit(self._table)

    def choose(self) -> None:
        if not self._seat.await_turn():
            self._sit_down()
        seat = self._seat
        seat.await_turn()
        key = seat.offers()[0]
        self._acknowledged.append(seconds_of(lambda: seat.choose(key)))
        if seat.moment["decision"] is None:
            self._bots.append(seconds_of(seat.await_turn))
        self._lists += [seconds_of(lambda: self._guest.http.get("/api/tables")) for _ in range(LISTS)]
        earlier = f"/api/tables/{self._table}/moments/{seat.moment['number'] - 1}"
        self._moments.append(seconds_of(lambda: self._guest.http.get(earlier)))

    def leave(self) -> tuple[list[float], ...]:
        self._guest.close()
        return self._acknowledged, self._bots, self._lists, self._moments


def seconds_of(ask: Callable[[], object]) -> float:
    began = time.perf_counter()
    ask()
    return time.perf_counter() - began


def nearly_longest(times: list[float]) -> float:
    return sorted(times)[int(0.95 * (len(times) - 1))]


def served(*servers: RunningServer, rounds: int = 1) -> list[Waits]:
    """Somebody plays at all servers in turns; in each round somebody else."""
    times: list[list[list[float]]] = [[[] for _ in Waits._fields] for _ in servers]
    for _ in range(rounds):
        customers = [Customer(server) for server in servers]
        for _ in range(CHOICES):
            for customer in customers:
                customer.choose()
            time.sleep(SECONDS_BETWEEN_CHOICES)
        for place, customer in enumerate(customers):
            for kept, some in zip(times[place], customer.leave(), strict=True):
                kept.extend(some)
    return [Waits(*map(nearly_longest, one)) for one in times]


@contextlib.contextmanager
def flooded(server: RunningServer, kind: str) -> Iterator[None]:
    command = [sys.executable, "-m", MODULES[kind], server.address, kind]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == b"it begins\n"
            time.sleep(SECONDS_TO_SWELL)
            yield
            assert process.poll() is None, "the flood has ended"
        finally:
            process.kill()


def costs(servers: list[RunningServer], kind: str, quiet: Waits, rounds: int = 1) -> Costs:
    """What a flood of the first of two servers costs; `quiet`: what was waited for there before."""
    with flooded(servers[0], kind):
        return Costs(quiet, *served(*servers, rounds=rounds))


def line_of(kind: str, found: Costs) -> str:
    shown = [" ".join(f"{1000 * one:8.1f}" for one in waits) for waits in found]
    return f"{kind:17}{' |'.join(shown)} | {' '.join(f'{one:5.2f}' for one in found.ratios())}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=list(MODULES))
    parser.add_argument("--rounds", type=int, default=1, help="the more, the less depends on single answers")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, contextlib.ExitStack() as stack:
        servers = [RunningServer(Path(place) / name, limits="usual") for name in ("flooded", "beside")]
        for server in servers:
            stack.callback(server.stop)
        served(*servers)  # until workers have started
        print("ms, nearly the longest: acknowledgement, bot, list, moment | in quiet | flooded | beside | times")  # noqa: T201
        for kind in given.kinds:
            quiet = served(*servers, rounds=given.rounds)[0]
            print(line_of(kind, costs(servers, kind, quiet, given.rounds)), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
