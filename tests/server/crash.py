"""Kill -9 while games are being played, start again, compare: `python -m tests.server.crash --rounds 200`.

Every choice that was acknowledged, and all that anybody was shown, must be there afterwards, once, without a gap.
"""

import argparse
import contextlib
import json
import random
import sqlite3
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.support.server import Guest, RunningServer, Seat
from websockets.exceptions import WebSocketException

TABLES = (("me", "random"), ("me", "greedy", "random"), ("me",), ("me", "open"))
LOST_LINE = (WebSocketException, OSError, EOFError)
under_way = threading.Event()  # somebody's choice has been acknowledged in this round


class Player:
    """A guest at a table who plays at random, and remembers what the server acknowledged and showed."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, tuple[str, list[str]]] = {}
        self.shown = 0
        self.pending: tuple[str, list[str]] | None = None
        self.view: Any = None
        self.over = False

    def play(self) -> None:
        """Until the line is lost or the game is over."""
        with contextlib.suppress(*LOST_LINE):
            seat = self.guest.sit(self.table)
            self.resend(seat)
            while self.step(seat):
                pass

    def step(self, seat: Seat) -> bool:
        try:
            if not seat.await_turn():
                self.over = True
                return False
            self.pending = (f"c{self.chance.getrandbits(60)}", [self.chance.choice(seat.offers())])
            self.say(seat, seat.moment["seq"])
        finally:
            self.shown, self.view = max(self.shown, seat.moment["seq"]), seat.moment
        return True

    def say(self, seat: Seat, seq: int) -> None:
        assert self.pending is not None
        name, keys = self.pending
        answer = seat.choose(*keys, id=name, seq=seq)
        if answer["type"] == "ack":
            self.acknowledged[answer["seq"]] = self.pending
            under_way.set()
        else:
            assert answer["code"] in ("stale", "not_asked"), answer
        self.pending = None

    def resend(self, seat: Seat) -> None:
        """What was not answered before the crash is sent again: it counts once, whether it was written or not."""
        if self.pending is not None and seat.moment["table"]["you"] is not None:
            self.say(seat, self.view["seq"])


class Watcher(Player):
    """A spectator: what was shown must be durable too."""

    def step(self, seat: Seat) -> bool:
        try:
            seat.next()
        finally:
            self.shown, self.view = max(self.shown, seat.moment["seq"]), seat.moment
        return not seat.moment["over"]


def new_players(server: RunningServer, chance: random.Random) -> list[Player]:
    players: list[Player] = []
    for number, seats in enumerate(TABLES):
        ann, bob = server.guest(), server.guest()
        table = ann.create(*seats, name="Ann")["id"]
        if "open" in seats:
            assert bob.take_seat(table, 1, "Bob").status_code == 200
            players.append(Player(bob, table, chance.getrandbits(30)))
        players += [Player(ann, table, chance.getrandbits(30)), Watcher(server.guest(), table, number)]
    return players


def play_until_killed(server: RunningServer, players: list[Player], seconds: float) -> None:
    under_way.clear()
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    under_way.wait(5)
    time.sleep(seconds)
    server.kill()
    for thread in threads:
        thread.join(30)
        assert not thread.is_alive(), "a player does not notice that the server is gone"


def compare(server: RunningServer, players: list[Player]) -> None:
    """The log on disk against what the players were told."""
    with contextlib.closing(sqlite3.connect(f"file:{server.folder / 'wartable.db'}?mode=ro", uri=True)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for player in players:
            rows = database.execute(
                "SELECT seq, message, body FROM events WHERE table_id = ? ORDER BY seq", (player.table,)
            )
            told = {seq: (message, json.loads(body)) for seq, message, body in rows}
            assert list(told) == list(range(1, len(told) + 1)), "there is a gap in the log"
            assert player.shown <= len(told), "something was shown that is lost"
            for seq, choice in player.acknowledged.items():
                assert told[seq] == choice, f"choice {seq} was acknowledged and is lost"
            assert max(Counter(message for message, _ in told.values() if message).values(), default=1) == 1


def compare_views(player: Player) -> None:
    """The server tells the past as it was seen before it was killed."""
    if player.view and player.view["view"] is not None:
        past = player.guest.http.get(f"/api/tables/{player.table}/moments/{player.view['number']}").json()
        assert past["view"] == player.view["view"], "the past has changed"


def run(rounds: int, seed: int, server: RunningServer, after_a_kill: Callable[[], None] = lambda: None) -> Counter[str]:
    chance = random.Random(seed)
    players = new_players(server, chance)
    seen: Counter[str] = Counter()
    slowest = 0.0
    for _ in range(rounds):
        play_until_killed(server, players, chance.uniform(0.0, 0.6))
        after_a_kill()
        began = time.monotonic()
        server.start()
        slowest = max(slowest, time.monotonic() - began)
        for player in players:
            player.guest = server.guest(wartable_guest=player.guest.http.cookies["wartable_guest"])
        compare(server, players)
        for player in players:
            compare_views(player)
        seen["rounds"] += 1
        seen["resent"] += sum(player.pending is not None for player in players)
        if any(player.over for player in players):
            seen["acknowledged"] += sum(len(player.acknowledged) for player in players)
            players = new_players(server, chance)
    seen["acknowledged"] += sum(len(player.acknowledged) for player in players)
    seen["slowest start, ms"] = int(slowest * 1000)
    assert server.stop() == 0
    for mistake in ("a mistake at", "Exception in ASGI", "was not saved"):  # a worker killed at birth may complain
        assert mistake not in server.log(), server.log()
    return seen


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        for what, times in run(given.rounds, given.seed, RunningServer(Path(place) / "data")).items():
            print(f"{times:7d}  {what}")  # noqa: T201
