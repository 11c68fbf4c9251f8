#!/usr/bin/env python3
"""What so many people at once need, by the figures that were measured, and whether a simulated evening bears it out.

    python -m tools.scale                       10,000, 100,000 and 1,000,000 people at once
    python -m tools.scale --people 5000         any other number
    python -m tools.scale --choice-ms 2.0       with another figure; each has an option

Servers are alike and share nothing but the database, so one server's share is simulated: people arrive at random, sit
down at tables, choose, and go; the server takes one choice after the other. What the database, the thinkers and the
disk then need follows from the totals. docs/scale.md explains the figures.
"""

import argparse
import heapq
import random
from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import count

BUSY = 0.6  # of a core: above it, waiting grows faster than the load
SECONDS_SIMULATED = 300.0
PERCENTILE = 0.95
PEOPLE = (10_000, 100_000, 1_000_000)
DAY = 86_400


@dataclass(frozen=True)
class Figures:
    """Measured for one choice, socket, table, bot or game; and how people are thought to play."""

    choice_ms: float = 1.7  # processor time of a server for a choice of a two-person table, PostgreSQL
    database_ms: float = 0.5  # processor time of PostgreSQL for a choice, in groups
    socket_kb: float = 20.0  # memory of a socket that does nothing, with its half of a table
    table_kb: float = 60.0  # a table in memory, its game under way
    bot_ms: float = 120.0  # processor time of a thinker for a choice of a skilled bot
    game_kb: float = 30.0  # what a finished game takes in the database, indices included
    seconds_a_choice: float = 8.0  # between two choices of a table
    choices_a_game: float = 120.0
    people_a_table: float = 2.0
    bots_a_person: float = 0.3  # seats of bots, for each person who plays
    hours_a_day: float = 8.0  # that a day has, if all were as busy as its busiest


@dataclass(frozen=True)
class Need:
    """What has to be there."""

    people: int
    servers: int
    choices: float  # a second
    wait_ms: float  # within which the server of a choice has answered 95 of 100, by the simulation
    gigabytes: float  # memory of a server
    thinkers: float  # cores
    database: float  # cores
    gigabytes_a_day: float


def need_of(people: int, figures: Figures, seed: int = 1) -> Need:
    seats = people * (1 + figures.bots_a_person)
    tables = people / figures.people_a_table
    choices = tables / figures.seconds_a_choice
    servers = max(1, -(-choices * figures.choice_ms / 1000 // BUSY))
    waits = sorted(evening(people / servers, figures, random.Random(seed)))
    by_bots = choices * (1 - people / seats)
    finished = choices / figures.choices_a_game * figures.hours_a_day * 3600
    memory = (people * figures.socket_kb + tables * figures.table_kb) / servers / 1e6 + 0.15
    return Need(
        people,
        int(servers),
        choices,
        1000 * waits[int(PERCENTILE * len(waits))] if waits else 0.0,
        memory,
        by_bots * figures.bot_ms / 1000 / BUSY,
        choices * figures.database_ms / 1000 / BUSY,
        finished * figures.game_kb / 1e6,
    )


def evening(people: float, figures: Figures, chance: random.Random) -> Iterator[float]:
    """One server: how many seconds each choice waits until it is answered."""
    free_at = 0.0
    for now in arrivals(people, figures, chance):
        begins = max(now, free_at)
        free_at = begins + service(figures, chance)
        yield free_at - now


def arrivals(people: float, figures: Figures, chance: random.Random) -> Iterator[float]:
    """When choices come: tables open at random, as many as end, and at each somebody chooses after a random time."""
    pace, length = 1 / figures.seconds_a_choice, figures.choices_a_game
    opening = people / figures.people_a_table * pace / length  # tables a second
    number = count()
    coming: list[tuple[float, int, int]] = []
    for _ in range(round(people / figures.people_a_table)):  # those that are under way when we begin to look
        heapq.heappush(coming, (chance.expovariate(pace), next(number), chance.randint(1, round(length))))
    opens = chance.expovariate(opening)
    while coming:
        if opens < coming[0][0]:
            heapq.heappush(coming, (opens + chance.expovariate(pace), next(number), round(length)))
            opens += chance.expovariate(opening)
            continue
        now, _, left = heapq.heappop(coming)
        if now > SECONDS_SIMULATED:
            return
        yield now
        if left > 1:
            heapq.heappush(coming, (now + chance.expovariate(pace), next(number), left - 1))


def service(figures: Figures, chance: random.Random) -> float:
    """The time a choice takes: most are quick, a few are many times dearer, as in the measurements."""
    return chance.lognormvariate(0, 0.8) / 1.377 * figures.choice_ms / 1000  # 1.377: the mean of that distribution


def tell(needs: list[Need]) -> str:
    lines = [
        "| people at once | choices/s | servers | 95 % in | memory each | thinking cores | database cores | GB a day |",
        "|---|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {one.people:,} | {one.choices:,.0f} | {one.servers:,} | {one.wait_ms:.1f} ms | {one.gigabytes:.2f} GB "
        f"| {one.thinkers:,.0f} | {one.database:,.1f} | {one.gigabytes_a_day:,.1f} |"
        for one in needs
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, nargs="*", default=PEOPLE)
    for one in fields(Figures):
        parser.add_argument(f"--{one.name.replace('_', '-')}", type=float, default=one.default)
    given = vars(parser.parse_args())
    people = given.pop("people")
    print(tell([need_of(number, Figures(**given)) for number in people]))


if __name__ == "__main__":
    main()
