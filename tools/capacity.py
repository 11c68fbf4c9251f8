"""How many tables one server carries, and how many several: more and more of them come, until 95 of 100 choices wait
longer than a limit for their acknowledgement. It starts servers, and a PostgreSQL, of its own on this machine only.

    python -m tools.capacity                            one server and two, each with a quarter of a core, in turns
    python -m tools.capacity --nodes 1 2 3 --share 20   other numbers of servers; percent of a core for each
    python -m tools.capacity --apart                    the two of a table are at two servers
    python -m tools.capacity --limit 50 --rounds 2      milliseconds; how often each number of servers is measured

Several servers on one machine compete with the database and with the players for its few cores, and so are slower than
on machines of their own. Therefore each gets the same small share of a core, which the kernel allots (control groups,
for which this must run as root), so that the servers are what is short, and nothing else.
"""

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import httpx
import uvloop
from tests.support.postgres import Cluster, running
from tools.load import AT_ONCE, Crowd, PeopleTable, cancelled, say, together
from tools.load_pages import Times
from tools.load_servers import Nodes, processor_seconds_of

SAFE = ("fsync=on", "synchronous_commit=on", "shared_buffers=128MB", "max_connections=200")
MOST_TABLES = 3000
NICENESS = -15  # of all that takes part: what else the machine does comes after it
SECONDS_TO_SETTLE = 4.0


class Plan(NamedTuple):
    nodes: list[int]
    share: int
    limit: float
    rounds: int
    first: int
    growth: float
    seconds: float
    apart: bool


class Step(NamedTuple):
    """What was seen with so many tables."""

    tables: int
    choices: float  # a second
    p50: float
    p95: float
    servers: list[float]  # percent of a core
    database: float
    players: float


class Measured:
    """The processor time of all that takes part."""

    def __init__(self, nodes: Nodes, cluster: Cluster) -> None:
        self._nodes = nodes
        self._cluster = cluster

    def seconds(self) -> list[float]:
        servers = [node.processor_seconds() for node in self._nodes.all]
        return [*servers, processor_seconds_of(self._cluster.process.pid), time.process_time()]


async def steps(plan: Plan, nodes: Nodes, cluster: Cluster) -> list[Step]:
    """With more and more tables, until it is too many."""
    seen: list[Step] = []
    async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=AT_ONCE)) as http:
        crowd, measured = Crowd(nodes, http, plan.apart), Measured(nodes, cluster)
        playing: list[asyncio.Task[None]] = []
        wanted = float(plan.first * len(nodes.all))
        while wanted <= MOST_TABLES and (not seen or seen[-1].p95 <= plan.limit):
            places = range(len(crowd.tables), round(wanted))
            fresh = [PeopleTable(crowd, "quests", crowd.times, place) for place in places]
            await together([table.open for table in fresh])
            crowd.tables += fresh
            playing += [asyncio.create_task(table.play()) for table in fresh]
            await asyncio.sleep(SECONDS_TO_SETTLE)
            seen.append(await better_of_two(plan, crowd, measured))
            wanted *= plan.growth
        for task in playing:
            task.cancel()
        stopped = [one for one in await asyncio.gather(*playing, return_exceptions=True) if not cancelled(one)]
        assert not stopped, stopped[:1]
    return seen


async def better_of_two(plan: Plan, crowd: Crowd, measured: Measured) -> Step:
    """What is beyond the limit is looked at once more: the machine may have stood still for a moment."""
    first = await step(plan, crowd, measured)
    tell(first)
    if first.p95 <= plan.limit:
        return first
    second = await step(plan, crowd, measured)
    tell(second)
    return min(first, second, key=lambda one: one.p95)


async def step(plan: Plan, crowd: Crowd, measured: Measured) -> Step:
    crowd.times.clear()
    before, began = measured.seconds(), time.monotonic()
    await asyncio.sleep(plan.seconds)
    seconds = time.monotonic() - began
    *servers, database, players = [
        100 * (now - then) / seconds for now, then in zip(measured.seconds(), before, strict=True)
    ]
    times: Times = crowd.times
    if times.refused:
        say(f"{times.refused:6d} refused")
    made = len(times.taken) / seconds
    p50, p95 = (times.percentile(part) for part in (0.5, 0.95))
    return Step(len(crowd.tables), made, p50, p95, servers, database, players)


def tell(seen: Step) -> None:
    servers = " ".join(f"{one:5.1f}" for one in seen.servers)
    say(
        f"{seen.tables:6d} tables {seen.choices:7.1f} choices/s  p50 {seen.p50:6.1f}  p95 {seen.p95:6.1f} ms"
        f"  processor: servers {servers} %, database {seen.database:.0f} %, players {seen.players:.0f} %"
    )


def carried(plan: Plan, number: int, cluster: Cluster) -> Step:
    """The last step within the limit."""
    say(f"--- {number} of them, {plan.share} % of a core each{', the two of a table apart' if plan.apart else ''}")
    with tempfile.TemporaryDirectory() as place:
        nodes = Nodes(Path(place), 0.6, number, cluster.new_database())
        try:
            for core, node in enumerate(nodes.all):
                node.limit(plan.share, core)
            seen = uvloop.run(steps(plan, nodes, cluster))
        finally:
            nodes.stop()
    within = [one for one in seen if one.p95 <= plan.limit]
    assert within, "too many from the first step on: begin with fewer (--first)"
    return within[-1]


def read_plan() -> Plan:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2], help="numbers of servers")
    parser.add_argument("--share", type=int, default=25, help="percent of a core for each server")
    parser.add_argument("--limit", type=float, default=50.0, help="milliseconds")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--first", type=int, default=100, help="tables for each server to begin with")
    parser.add_argument("--growth", type=float, default=1.08, help="from step to step")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each step")
    parser.add_argument("--apart", action="store_true", help="the two of a table are at two servers")
    return Plan(**vars(parser.parse_args()))


def main() -> None:
    plan = read_plan()
    os.nice(NICENESS)
    best: dict[int, list[Step]] = {number: [] for number in plan.nodes}
    with running(SAFE) as cluster:
        for _ in range(plan.rounds):
            for number in plan.nodes:
                best[number].append(carried(plan, number, cluster))
    for number, seen in best.items():
        tables, choices = (sum(getattr(one, what) for one in seen) / len(seen) for what in ("tables", "choices"))
        first = sum(one.tables for one in best[plan.nodes[0]]) / len(seen)
        say(f"{number} servers: {tables:.0f} tables, {choices:.0f} choices/s within {plan.limit:.0f} ms; "
            f"{tables / first:.2f} times the first")  # fmt: skip


if __name__ == "__main__":
    main()
