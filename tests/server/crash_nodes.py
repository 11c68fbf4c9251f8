"""Two servers on one PostgreSQL; one after the other is killed in mid-play, and its players go on at the other.

    python -m tests.server.crash_nodes --rounds 100

What was acknowledged must be in the log, once; whoever lost the line must have a choice acknowledged by the other
server soon. The short form is in test_nodes.py.
"""

import argparse
import contextlib
import json
import random
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

from tests.server.crash import LOST_LINE, Player
from tests.support.postgres import Cluster, rows_of, running
from tests.support.server import LONGEST_WAIT, Guest, RunningServer

TABLES = (("me", "random"), ("me",), ("me", "open"), ("me", "open"))
LOG = "SELECT seq, message, body FROM events WHERE table_id = $1 ORDER BY seq"
SAFE = ("fsync=on", "synchronous_commit=on", "shared_buffers=64MB")  # as it is for people


class Wanderer(Player):
    """A player who goes to the other server whenever the line is lost."""

    def __init__(self, nodes: list[RunningServer], at: int, guest: Guest, table: str, seed: int) -> None:
        super().__init__(guest, table, seed)
        self.nodes = nodes
        self.at = at
        self.cookie = guest.http.cookies["wartable_guest"]
        self.acknowledged_at = 0.0
        self.ends = threading.Event()
        self.thread = threading.Thread(target=self.wander)

    def wander(self) -> None:
        while not (self.ends.is_set() or self.over):
            guest = None
            with contextlib.suppress(*LOST_LINE):
                guest = Guest(self.nodes[self.at].address, {"wartable_guest": self.cookie})
                seat = guest.sit(self.table)
                self.resend(seat)
                while not self.ends.is_set() and self.step(seat):
                    pass
            if guest is not None:
                guest.close()
            self.at = 1 - self.at
            time.sleep(0.02)

    def step(self, seat: object) -> bool:
        known = len(self.acknowledged)
        goes_on = super().step(seat)  # type: ignore[arg-type]
        if len(self.acknowledged) > known:
            self.acknowledged_at = time.monotonic()
        return goes_on


def new_players(nodes: list[RunningServer], chance: random.Random) -> list[Wanderer]:
    """At some tables both sit at the same server, at others not."""
    players: list[Wanderer] = []
    for place, seats in enumerate(TABLES):
        at = place % 2
        ann = Guest(nodes[at].address)
        table = ann.create(*seats, name="Ann")["id"]
        players.append(Wanderer(nodes, at, ann, table, chance.getrandbits(30)))
        if "open" in seats:
            bob = Guest(nodes[1 - at].address)
            assert bob.take_seat(table, 1, "Bob").status_code == 200
            players.append(Wanderer(nodes, (1 - at + place // 3) % 2, bob, table, chance.getrandbits(30)))
    for player in players:
        player.guest.close()
        player.thread.start()
    return players


def stop(players: list[Wanderer], nodes: list[RunningServer]) -> None:
    """Where somebody waits for a turn that does not come, the end of a server wakes them."""
    for player in players:
        player.ends.set()
    for node in nodes:
        node.kill()
    for player in players:
        player.thread.join(LONGEST_WAIT)
        assert not player.thread.is_alive()


def seconds_to_go_on(players: list[Wanderer], killed_at: float) -> float:
    """Until at every table somebody has had a choice acknowledged since."""
    tables = {player.table for player in players}
    deadline = killed_at + LONGEST_WAIT
    while True:
        late = {table for table in tables if not any(goes_on(one, killed_at) for one in players if one.table == table)}
        if not late:
            return time.monotonic() - killed_at
        assert time.monotonic() < deadline, f"nobody goes on at {late}"
        time.sleep(0.005)


def goes_on(player: Wanderer, since: float) -> bool:
    return player.over or player.acknowledged_at > since


def compare(address: str, players: list[Wanderer]) -> None:
    """The log in the database against what the players were told."""
    for player in players:
        told = {seq: (message, json.loads(body)) for seq, message, body in rows_of(address, LOG, player.table)}
        assert list(told) == list(range(1, len(told) + 1)), "there is a gap in the log"
        assert player.shown <= len(told), "something was shown that is lost"
        for seq, choice in player.acknowledged.items():
            assert told[seq] == choice, f"choice {seq} was acknowledged and is lost"
        assert max(Counter(message for message, _ in told.values() if message).values(), default=1) == 1


def run(rounds: int, seed: int, cluster: Cluster, place: Path) -> Counter[str]:
    chance = random.Random(seed)
    address = cluster.new_database()
    nodes = [RunningServer(place / name, database=address) for name in ("one", "two")]
    everybody, players, seen = list[Wanderer](), list[Wanderer](), Counter[str]()
    pauses = []
    for number in range(rounds):
        if any(player.over for player in players) or not players:
            for player in players:
                player.ends.set()
            players = new_players(nodes, chance)
            everybody += players
            seconds_to_go_on(players, time.monotonic())
        time.sleep(chance.uniform(0.0, 0.4))
        nodes[number % 2].kill()
        pauses.append(seconds_to_go_on(players, time.monotonic()))
        nodes[number % 2].start()
        seen["rounds"] += 1
    stop(everybody, nodes)
    compare(address, everybody)
    for node in nodes:
        for mistake in ("a mistake at", "Exception in ASGI", "was not saved"):
            assert mistake not in node.log(), node.log()
    seen["acknowledged"] = sum(len(player.acknowledged) for player in everybody)
    for name, part in (("usual", 0.5), ("95 of 100", 0.95), ("longest", 1.0)):
        seen[f"{name} pause, ms"] = int(1000 * sorted(pauses)[min(len(pauses) - 1, int(len(pauses) * part))])
    return seen


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, running(SAFE) as cluster:
        for what, times in run(given.rounds, given.seed, cluster, Path(place)).items():
            print(f"{times:7d}  {what}")  # noqa: T201
