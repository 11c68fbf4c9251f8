#!/usr/bin/env python3
"""Measures how many players a server bears. It talks to servers of its own on this machine only, and ends on its own.

    python -m tools.load                                    200 two-person tables, a choice every 2 s at each, for 20 s
    python -m tools.load --tables 1000 --seconds 30
    python -m tools.load --tables 20 --spectators 400       all spectators at the first table
    python -m tools.load --tables 100 --bot-tables 20       watched tables where masters play one another
    python -m tools.load --tables 0 --idle 5000             sockets that do nothing, two at each table
    python -m tools.load --tables 100 --soak 20             for so many minutes, with memory readings
    python -m tools.load --database postgresql://… --nodes 2    so many servers on one database;
                                                            --apart: the two of a table are at two servers
    python -m tools.load --tables 1000 --p95 50             exit code 1 where 95 of 100 take longer, in milliseconds;
                                                            so do --megabytes and, for a soak, --growth in percent

Acknowledgements are told beside the answers of an echo server that runs at the same time: on a busy machine their ratio
says more than milliseconds. The rules are those that are installed (`python3 tools/setup.py`), compiled.
"""

import argparse
import asyncio
import contextlib
import os
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

import httpx
import msgspec
import uvloop

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tools.load_pages import EchoPage, Guest, Page, Seat, Times, connected  # noqa: E402
from tools.load_servers import Nodes, Running, start_echo  # noqa: E402

MOST = {"tables": 3000, "seconds": 600, "spectators": 2000, "idle": 12_000, "bot_tables": 100, "soak": 60}
SECONDS_BETWEEN_CHOICES = 2.0
AT_ONCE = 20  # tables that are set up at the same time
ECHO_PAGES = 50
WARM_UP_SECONDS = 6.0
SECONDS_BETWEEN_READINGS = 30.0


class Plan(msgspec.Struct):
    """What is measured."""

    tables: int
    seconds: float
    spectators: int
    idle: int
    bot_tables: int
    soak: int
    game: str
    level: str
    nodes: int
    apart: bool
    database: str | None
    p95: float | None = None
    megabytes: float | None = None
    growth: float | None = None


class Results(msgspec.Struct):
    """What a run has shown: the slowest measurement, and all readings of the memory."""

    p95: float = 0.0
    megabytes: list[float] = []

    def growth(self) -> float:
        """By how many percent the memory has grown since the first third of the time, while all were there."""
        third = max(1, len(self.megabytes) // 3)
        return 100 * (max(self.megabytes[-third:]) / max(self.megabytes[:third]) - 1)

    def beyond(self, plan: Plan) -> list[str]:
        """The limits of the plan that were not kept."""
        found = {"p95": self.p95, "megabytes": max(self.megabytes), "growth": self.growth()}
        limits = {name: getattr(plan, name) for name in found}
        return [
            f"{name} is {found[name]:.1f}, not below {limit}"
            for name, limit in limits.items()
            if limit is not None and not found[name] < limit
        ]


class PeopleTable:
    """Two people at a table; when their game is over, they set up another."""

    def __init__(self, hall: "Crowd", game: str, times: Times, place: int = 0) -> None:
        self._hall = hall
        self._place = place
        self._game = game
        self._times = times
        self.id = ""
        self.seats: list[Seat] = []
        self.choices = 0
        self._is_moving = False

    async def open(self) -> None:
        ann, bob = self._hall.guest(self._place), self._hall.guest(self._place + self._hall.is_apart)
        self.id = await ann.create(self._game, "me", "open")
        await bob.sit_down(self.id, 1)
        pages = [await guest.look_at(self.id, lambda: Seat(self._times)) for guest in (ann, bob)]
        self.seats = [page for page in pages if isinstance(page, Seat)]

    async def play(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + random.uniform(0, SECONDS_BETWEEN_CHOICES)
        while True:
            await asyncio.sleep(due - loop.time())
            due += SECONDS_BETWEEN_CHOICES
            if self.seats[0].over:
                self.close()
                await self.open()
            asked = next((seat for seat in self.seats if seat.is_asked()), None)
            if asked is not None:
                asked.choose()
                self.choices += 1

    def close(self) -> None:
        for seat in self.seats:
            seat.close()


class Crowd:
    """All who come to the server in one run."""

    def __init__(self, nodes: Nodes, http: httpx.AsyncClient, is_apart: bool) -> None:
        self._nodes = nodes
        self._http = http
        self.is_apart = is_apart
        self.times = Times()
        self.times_before_spectators = Times()
        self.tables: list[PeopleTable] = []
        self.onlookers: list[Page] = []

    def guest(self, place: int = 0) -> Guest:
        return Guest(self._nodes.address(place), self._http)

    async def people(self, number: int, game: str) -> None:
        self.tables = [PeopleTable(self, game, self._times_of(place), place) for place in range(number)]
        await together([table.open for table in self.tables])

    def _times_of(self, place: int) -> Times:
        return self.times if place else self.times_before_spectators

    async def spectators(self, number: int) -> None:
        await together([lambda: self._look_on(self.tables[0].id)] * number)

    async def bots(self, number: int, game: str, level: str) -> None:
        await together([lambda: self._watch_bots(game, level)] * number)

    async def idle(self, number: int, game: str) -> None:
        await together([lambda: self._sit_idly(game)] * (number // 2))

    async def _look_on(self, table: str) -> None:
        self.onlookers.append(await self.guest().look_at(table, Page))

    async def _watch_bots(self, game: str, level: str) -> None:
        await self._look_on(await self.guest().create(game, level, level))

    async def _sit_idly(self, game: str) -> None:
        table = PeopleTable(self, game, self.times)
        await table.open()
        self.onlookers += table.seats


async def together(works: Iterable[Callable[[], Awaitable[None]]]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(work: Callable[[], Awaitable[None]]) -> None:
        async with gate:
            await work()

    await asyncio.gather(*(one(work) for work in works))


class Echoes:
    """Sockets at the echo server, each as busy as a table."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.times = Times()
        self._pages: list[EchoPage] = []

    async def open(self) -> None:
        for _ in range(ECHO_PAGES):
            page = await connected(self._address, "/echo", "a=b", lambda: EchoPage(self.times))
            assert isinstance(page, EchoPage)
            self._pages.append(page)

    async def play(self) -> None:
        while True:
            for page in self._pages:
                page.say()
                await asyncio.sleep(SECONDS_BETWEEN_CHOICES / ECHO_PAGES)


async def measure(plan: Plan, wartable: Nodes, echo: Running) -> Results:
    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=AT_ONCE)) as http:
        crowd, echoes = Crowd(wartable, http, plan.apart), Echoes(echo.address)
        say(f"{wartable.megabytes():7.0f} MB before anybody came")
        await echoes.open()
        await crowd.people(plan.tables, plan.game)
        await crowd.spectators(plan.spectators)
        await crowd.idle(plan.idle, plan.game)
        await crowd.bots(plan.bot_tables, plan.game, plan.level)
        say(f"{wartable.megabytes():7.0f} MB when all were there")
        players = [asyncio.create_task(echoes.play()), *(asyncio.create_task(table.play()) for table in crowd.tables)]
        await asyncio.sleep(WARM_UP_SECONDS)
        results = await watch(plan, wartable, crowd, echoes)
        for player in players:
            player.cancel()
        mistakes = [one for one in await asyncio.gather(*players, return_exceptions=True) if not cancelled(one)]
        say(f"{len(mistakes):7d} tables came to a stop {mistakes[:1] or ''}")
    return results


def cancelled(outcome: object) -> bool:
    return isinstance(outcome, asyncio.CancelledError)


async def watch(plan: Plan, wartable: Nodes, crowd: Crowd, echoes: Echoes) -> Results:
    """One measurement; of a soak, one after the other."""
    results = Results()
    rounds = int(plan.soak * 60 / SECONDS_BETWEEN_READINGS)
    for _ in range(max(1, rounds)):
        for times in (crowd.times, crowd.times_before_spectators, echoes.times):
            times.clear()
        before = wartable.processor_seconds()
        seconds = SECONDS_BETWEEN_READINGS if rounds else plan.seconds
        await asyncio.sleep(seconds)
        used = wartable.processor_seconds() - before
        results.megabytes.append(wartable.megabytes())
        report(crowd, echoes, used, seconds)
        say(f"{results.megabytes[-1]:7.0f} MB")
        measured = crowd.times_before_spectators if plan.spectators else crowd.times
        results.p95 = max(results.p95, measured.percentile(0.95) if measured.taken else 0.0)
    if rounds:
        say(f"memory from {min(results.megabytes):.1f} to {max(results.megabytes):.1f} MB")
        say(f"{results.growth():7.1f} % more at the end than at the beginning")
    return results


def report(crowd: Crowd, echoes: Echoes, used: float, seconds: float) -> None:
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    say(f"--- load average {load}; processor of the servers {100 * used / seconds:.0f} %")
    measured = {"acknowledgements": crowd.times, "at the first table": crowd.times_before_spectators}
    for name, times in (measured | {"echoes": echoes.times}).items():
        p50, p95, p99 = (times.percentile(part) for part in (0.5, 0.95, 0.99))
        say(f"{len(times.taken):7d} {name:18} p50 {p50:7.1f}  p95 {p95:7.1f}  p99 {p99:7.1f} ms")
    if crowd.times.taken:
        ratio = crowd.times.percentile(0.95) / echoes.times.percentile(0.95)
        each = 1000 * used / (len(crowd.times.taken) + len(crowd.times_before_spectators.taken))
        say(f"{ratio:7.1f} times the echo at p95; {each:.2f} ms of processor time a choice")
        say(f"{crowd.times.refused:7d} refused")
    if crowd.onlookers:
        say(f"{sum(page.heard for page in crowd.onlookers) / 1e6:7.1f} MB heard by onlookers so far")


def say(line: str) -> None:
    print(line, flush=True)


def read_plan() -> Plan:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in {"tables": 200, "seconds": 20, "spectators": 0, "idle": 0, "bot_tables": 0, "soak": 0}.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, default=usual, help=f"at the most {MOST[name]}")
    for name in ("p95", "megabytes", "growth"):
        parser.add_argument(f"--{name}", type=float, help="exit code 1 if it is not below this")
    parser.add_argument("--database", help="the address of an empty PostgreSQL database; without it SQLite")
    parser.add_argument("--nodes", type=int, default=1, help="servers on the database")
    parser.add_argument("--apart", action="store_true", help="the two of a table are at two servers")
    parser.add_argument("--game", default="quests")
    parser.add_argument("--level", default="master")
    given = vars(parser.parse_args())
    for name, most in MOST.items():
        given[name] = max(0, min(most, given[name]))
    return Plan(**given)


def main() -> None:
    plan = read_plan()
    say(str(plan))
    with tempfile.TemporaryDirectory() as place, contextlib.ExitStack() as servers:
        wartable, echo = Nodes(Path(place), 0.6, plan.nodes, plan.database), start_echo(Path(place))
        servers.callback(wartable.stop)
        servers.callback(echo.stop)
        beyond = uvloop.run(measure(plan, wartable, echo)).beyond(plan)
    for line in beyond:
        say(line)
    sys.exit(1 if beyond else 0)


if __name__ == "__main__":
    main()
