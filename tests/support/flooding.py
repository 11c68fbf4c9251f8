"""Somebody who asks a server for as much as it gives: `python -m tests.support.flooding ADDRESS KIND`.

It comes from another address than the tests, with as many cookies as it likes, says when it begins, and goes on until
it is ended.
"""

import contextlib
import itertools
import os
import random
import sys
import threading
import time
from collections.abc import Callable
from functools import partial

import httpx
from tests.support.server import Guest, Seat
from websockets.exceptions import ConnectionClosed

ELSEWHERE = f"127.0.1.{1 + os.getpid() % 250}"  # each flood comes from an address of its own
THREADS = 16
MANY_COOKIES = 24
CHOICES_BEFORE_HINTS = 2  # the first decisions are easy
LOOPS = 10  # at one socket
KINDS = ("moments", "pages", "lists", "boards", "passwords", "hints", "reviews", "watched", "loops")
GAMES = ("quests", "shadow_kingdoms", "immortals", "dragon_valley")
Flood = Callable[[], None]


class Flooder:
    """All that one address does."""

    def __init__(self, address: str) -> None:
        self._address = address

    def guest(self) -> Guest:
        return Guest(self._address, source=ELSEWHERE)

    def moments(self) -> list[Flood]:
        """Earlier moments of games that are over, in any order: more of them than the server keeps."""
        finished = [self._finished("shadow_kingdoms") for _ in range(2)]
        return [lambda: self._look_back(*random.choice(finished))] * THREADS

    def pages(self) -> list[Flood]:
        """Rules, cards and the description of all routes."""
        guest = self.guest()
        paths = [f"/api/games/{game}/{kind}" for game in GAMES for kind in ("rules", "cards")]
        return [lambda: self._get(guest, random.choice([*paths, "/api/schema/openapi.json"]))] * THREADS

    def lists(self) -> list[Flood]:
        """A list of many tables."""
        guest = self.guest()
        for number in range(20):
            guest.create("me", seed=number)
        return [lambda: self._get(guest, "/api/tables")] * THREADS

    def boards(self) -> list[Flood]:
        """What is public, and what is known about oneself: each is looked up in the database."""
        guest = self.guest()
        guest.create("me", "open")
        paths = ["lobby", "ratings/quests/2/1", "me/profile", "me/export", "me/tidings", "puzzles"]
        return [lambda: self._get(guest, f"/api/{random.choice(paths)}")] * THREADS

    def passwords(self) -> list[Flood]:
        """Wrong ones, by many cookies: hashing each takes a tenth of a second."""
        guests = [self.guest() for _ in range(MANY_COOKIES)]
        wrong = {"handle": "nobody", "password": "not the right one"}
        return [partial(self._post, guest, "/api/sessions", wrong) for guest in guests]

    def hints(self) -> list[Flood]:
        """Each cookie asks for a hint as soon as it has the last one."""
        return [self._asking(self.guest()) for _ in range(MANY_COOKIES)]

    def reviews(self) -> list[Flood]:
        """Reviews of games that take long to be reviewed."""
        finished = [self._finished("immortals") for _ in range(2)]
        return [self._reviewing(guest.sit(table)) for guest, table, _ in finished]

    def watched(self) -> list[Flood]:
        """Tables of masters, which play because somebody watches."""
        guest = self.guest()
        tables = [guest.create("master", "master", "master", game="immortals")["id"] for _ in range(8)]
        seats = [guest.sit(table) for table in tables]
        return [lambda seat=seat: seat.next() for seat in seats]  # type: ignore[misc]

    def loops(self) -> list[Flood]:
        """Choices made and taken back, over sockets that are opened again for new credits."""
        floods = []
        for number in range(MANY_COOKIES):
            guest = self.guest()
            table = guest.create("me", seed=number + 3)["id"]
            floods.append(lambda guest=guest, table=table: self._loop(guest, table))  # type: ignore[misc]
        return floods

    def _finished(self, game: str) -> tuple[Guest, str, int]:
        guest = self.guest()
        table = guest.create("random", "random", game=game, seed=5)["id"]
        seat = guest.sit(table)
        while not seat.moment["over"]:
            seat.next()
        return guest, table, seat.moment["number"]

    def _look_back(self, guest: Guest, table: str, last: int) -> None:
        self._get(guest, f"/api/tables/{table}/moments/{random.randrange(last)}")

    def _get(self, guest: Guest, path: str) -> None:
        guest.http.get(path)

    def _post(self, guest: Guest, path: str, body: dict[str, str]) -> None:
        guest.http.post(path, json=body)

    def _asking(self, guest: Guest) -> Flood:
        seat = guest.sit(guest.create("me", "random", game="shadow_kingdoms")["id"])
        for _ in range(CHOICES_BEFORE_HINTS):
            seat.await_turn()
            seat.choose(seat.offers()[0])
        seat.await_turn()
        return lambda: self._say(seat, "ask_hint")

    def _reviewing(self, seat: Seat) -> Flood:
        return lambda: self._say(seat, "ask_review")

    def _say(self, seat: Seat, kind: str) -> None:
        if seat.say(kind)["type"] == "refused":
            time.sleep(0.2)

    def _loop(self, guest: Guest, table: str) -> None:
        with contextlib.suppress(ConnectionClosed):
            seat = guest.sit(table)
            for _ in range(LOOPS):
                key = next(key for key in seat.offers() if key != "draw")  # a draw cannot be taken back
                if seat.choose(key)["type"] == "ack":
                    seat.await_seq(seat.say("undo").get("seq", 0))
            seat.close()


def flood_for_ever(flood: Flood) -> None:
    for _ in itertools.count():
        with contextlib.suppress(httpx.HTTPError, TimeoutError):
            flood()


if __name__ == "__main__":
    os.nice(5)
    floods: list[Flood] = getattr(Flooder(sys.argv[1]), sys.argv[2])()
    for one in floods:
        threading.Thread(target=flood_for_ever, args=(one,), daemon=True).start()
    sys.stdout.write("it begins\n")
    sys.stdout.flush()
    sys.stdin.read()
