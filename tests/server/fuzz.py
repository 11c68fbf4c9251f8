"""Hostile messages and requests: `python -m tests.server.fuzz --messages 200000 --requests 20000`.

A table is in play while spectators, the player who waits and bare connections send nonsense and forgeries.
Nothing may change at the table, in memory or on disk, no answer may be a 5xx, nobody may be told a seed, a cookie, the
hash of a guest or a card that is hidden from them, and the server stays up.
"""

import argparse
import contextlib
import json
import random
import socket
import sqlite3
import struct
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from tests.support.server import Guest, RunningServer, Seat
from websockets.exceptions import ConnectionClosed

from wartable.server.door import guest_of

MOST_GROWTH_KB = 60_000
TRY_AGAIN = 1013
BARE_SHARE = 50  # one bare connection for so many messages
STRINGS = [
    "",
    "a",
    "\x00",
    "\ud7ff",
    "ünï",
    "x" * 5000,
    "../../etc/passwd",
    "%00",
    "'; DROP TABLE events; --",
    "\u202e",
    "🐉" * 20,
]
NUMBERS = [-1, 0, 1, 2**31, 2**53, 2**63, 2**64, 10**30, 1.5, -0.0, 1e308]
KINDS = ["choose", "undo", "redo", "ask_why", "hurry", "moment", "ack", "", "__class__", None, 7]
THINGS = ["slot", "quest", "hand", "guild", "player_hand", "citizen_deck", "hire", "pay", "use", "take", "draw"]
METHODS = [*["GET", "POST"] * 6, *["DELETE"] * 2, "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND"]
PATHS = [
    "/", "/t/{}", "/assets/{}", "/rules/{}", "/{}", "/api", "/api/games", "/api/games/{}/cards", "/api/games/{}/rules",
    "/api/tables", "/api/tables/{}", "/api/tables/{}/seats/{}", "/api/tables/{}/moments/{}", "/api/tables/{}/record",
    "/api/tables/{}/socket", "/api/tables/{}/fairness", "/api/schema/{}", "/api/schema/openapi.json", "/{}/../{}",
    "/api/me", "/api/announcements", "/health", "/admin",
]  # fmt: skip


class Hostile:
    """Makes nonsense; the same seed makes the same."""

    def __init__(self, seed: int, table: str, keys: list[str]) -> None:
        self.chance = random.Random(seed)
        self.table = table
        self.keys = keys

    def value(self, depth: int = 0) -> Any:
        pick = self.chance.randrange(8 if depth < 3 else 5)
        if pick < 2:
            return self.chance.choice(STRINGS)
        if pick < 4:
            return self.chance.choice(NUMBERS)
        if pick == 4:
            return self.chance.choice([None, True, False])
        if pick < 7:
            return [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
        return {self.chance.choice(STRINGS): self.value(depth + 1) for _ in range(self.chance.randrange(4))}

    def thing(self) -> str:
        words = [
            str(self.chance.choice([*range(-1, 9), 10**12, "knight", "nobody"]))
            for _ in range(self.chance.randrange(4))
        ]
        return ":".join([self.chance.choice(THINGS), *words])

    def wish(self) -> dict[str, Any]:
        """A message that is nearly right, or right but not for the one who sends it."""
        wish: dict[str, Any] = {"type": self.chance.choice(KINDS), "id": f"f{self.chance.random()}".replace(".", "")}
        wish["seq"] = self.chance.choice([self.chance.randrange(6), self.chance.choice(NUMBERS)])
        wish["keys"] = self.chance.choice([[self.chance.choice(self.keys)], [self.thing()], [], self.value()])
        wish["thing"] = self.chance.choice([self.thing(), self.value()])
        wanted = {
            "choose": ("id", "seq", "keys"),
            "undo": ("id", "seq"),
            "redo": ("id", "seq"),
            "ask_why": ("id", "thing"),
        }
        if self.chance.random() < 0.8:
            wish = {name: wish[name] for name in ("type", *wanted.get(str(wish["type"]), ()))}
        return wish

    def message(self) -> str | bytes:
        pick = self.chance.random()
        if pick < 0.6:
            return json.dumps(self.wish())
        if pick < 0.7:
            return json.dumps(self.value())
        text = json.dumps(self.wish())
        if pick < 0.9:
            place = self.chance.randrange(len(text))
            return (
                text[:place] + self.chance.choice(["", "\x00", '"', "{", "]", "\\ud800", "9" * 400]) + text[place + 1 :]
            )
        if pick < 0.95:
            return self.chance.choice(["[", "{", '"']) * self.chance.randrange(1, 16_000)
        return self.chance.randbytes(self.chance.randrange(40))

    def broken_message(self) -> str:
        """What even the player whose turn it is cannot mean."""
        if self.chance.random() < 0.3:
            return json.dumps({"type": "ask_why", "id": "x", "thing": self.thing()})
        return json.dumps({"type": "choose", "id": "x", "seq": 2, "keys": self.keys[:1]})[
            : self.chance.randrange(1, 40)
        ]

    def path(self) -> str:
        template = self.chance.choice(PATHS)
        parts = [
            self.chance.choice([self.table, "quests", "0", "1", "99999999999999999999", *STRINGS]) for _ in range(2)
        ]
        return template.format(*parts)

    def frame(self) -> bytes:
        """A bare frame: reserved bits, unknown codes, no mask, lengths that lie."""
        head = bytes([self.chance.randrange(256)])
        length = self.chance.choice([b"\x05", b"\x85", b"\xfe\xff\xff", b"\xff" + struct.pack(">Q", 2**62), b"\x80"])
        return head + length + self.chance.randbytes(self.chance.randrange(60))


class Fuzz:
    """One run against one server."""

    def __init__(self, server: RunningServer, seed: int) -> None:
        self.server = server
        self.seen: Counter[str] = Counter()
        self.ann, self.bob, self.eve, self.mallory = (server.guest() for _ in range(4))
        self.table = self.ann.create("me", "open", name="Ann")["id"]
        self.bob.take_seat(self.table, 1, "Bob")
        if not self.ann.sit(self.table).moment["decision"]:
            self.ann, self.bob = self.bob, self.ann
        self.player = self.ann.sit(self.table)
        self.hostile = Hostile(seed, self.table, self.player.offers())
        self.seats: dict[str, Seat] = {}
        self.views = {guest.cookie: guest.sit(self.table).moment["view"] for guest in (self.bob, self.eve)}
        self.secrets = self._secrets()
        self.rows = self._rows()

    def _secrets(self) -> list[str]:
        """What no answer may hold: the seed, and by what the server knows its guests."""
        tokens = [guest.http.cookies["wartable_guest"] for guest in (self.ann, self.bob)]
        return [self._read("SELECT seed FROM tables WHERE id = ?")[0][0], *tokens, *map(guest_of, tokens)]

    def _rows(self) -> list[list[tuple[Any, ...]]]:
        """All that is on disk of the table."""
        queries = [f"SELECT * FROM {name} WHERE table_id = ?" for name in ("sittings", "events", "drafts", "reviews")]
        return [self._read(query) for query in ("SELECT * FROM tables WHERE id = ?", *queries)]

    def _read(self, query: str) -> list[tuple[Any, ...]]:
        with contextlib.closing(
            sqlite3.connect(f"file:{self.server.folder}/wartable.db?mode=ro", uri=True)
        ) as database:
            return database.execute(query, (self.table,)).fetchall()

    def run(self, messages: int, requests: int) -> None:
        before, log = self.player.moment, self.player.log
        memory = self.server.memory_kb()
        works = [self.shout] * messages + [self.ask] * requests + [self.push] * (messages // BARE_SHARE)
        self.hostile.chance.shuffle(works)
        for work in works:
            work()
        assert self.server.process.poll() is None, "the server has ended"
        assert self.server.memory_kb() - memory < MOST_GROWTH_KB, "the server has grown"
        assert self._rows() == self.rows, "something has changed on disk"
        again = self.ann.sit(self.table)
        for part in ("seq", "number", "view", "decision", "undo"):
            assert again.moment[part] == before[part], f"{part} has changed"
        assert again.log == log
        assert again.choose(self.hostile.keys[0])["type"] == "ack", "the player cannot go on"
        assert "Traceback" not in self.server.log(), self.server.log()

    def shout(self) -> None:
        """One hostile message: mostly of those who may not change anything, else one that nobody can read."""
        pick = self.hostile.chance.randrange(6)
        if pick == 0:
            self.say(self.ann, self.hostile.broken_message())
        else:
            self.say(self.bob if pick % 2 else self.eve, self.hostile.message())
        self.seen["messages"] += 1

    def say(self, guest: Guest, message: str | bytes) -> None:
        """A message on a socket of somebody who has no right to change anything, or that nobody can read."""
        seat = self.seats.get(guest.cookie) or self.sit(guest)
        try:
            seat.connection.send(message)
            seat.connection.send('{"type":"ask_why","id":"end","thing":"end"}')
            while True:
                answer = seat.next()
                self.judge(answer, seat)
                if answer.get("id") == "end":
                    return
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            assert code != TRY_AGAIN, "the table was let go"
            self.seen[f"closed {code}"] += 1
            del self.seats[guest.cookie]

    def sit(self, guest: Guest) -> Seat:
        """Back at the table: it shows what it showed before."""
        seat = self.seats[guest.cookie] = guest.sit(self.table)
        assert seat.moment["view"] == self.views.get(guest.cookie, seat.moment["view"]), "a view has changed"
        self.seen["sittings"] += 1
        return seat

    def search(self, text: str) -> None:
        found = [secret for secret in self.secrets if secret in text]
        assert not found, f"{text} tells {found}"

    def judge(self, answer: dict[str, Any], seat: Seat) -> None:
        self.search(seat.frames.pop())
        self.seen[f"{answer['type']} {answer.get('code', '')}".strip()] += 1
        allowed = ("refused", "presence", "why") if seat.moment["decision"] else ("refused", "presence")
        assert answer["type"] in allowed, answer
        assert answer["type"] != "refused" or answer["code"] != "broken", answer

    def ask(self) -> None:
        """A request with a hostile method, path, body and headers."""
        chance = self.hostile.chance
        body = self.hostile.message() if chance.random() < 0.7 else json.dumps(self.new_table())
        headers = {"content-type": chance.choice(["application/json", "text/plain", "x" * 100, "multipart/form-data"])}
        if chance.random() < 0.2:
            headers["cookie"] = chance.choice(["wartable_guest=" + "x" * 43, "=;=", "a" * 3000, 'wartable_guest="\\"'])
        method, path = chance.choice(METHODS), self.hostile.path()
        if chance.random() < 0.4:  # where bodies are read
            method, path = (
                "POST",
                chance.choice(["/api/tables", f"/api/tables/{self.table}/seats/{chance.randrange(3)}"]),
            )
            headers["content-type"] = "application/json"
        try:
            answer = self.mallory.http.request(method, path, content=body, headers=headers)
        except (httpx.InvalidURL, httpx.RemoteProtocolError, httpx.LocalProtocolError) as error:
            self.seen[type(error).__name__] += 1
            if isinstance(error, httpx.RemoteProtocolError):
                self.seen["requests"] += 1
            else:  # the client would not send it
                self.ask()
            return
        self.seen["requests"] += 1
        self.seen[f"HTTP {answer.status_code}"] += 1
        self.search(answer.text)
        unbuilt = answer.status_code == 503 and answer.json()["code"] == "no_client"
        assert answer.status_code < 500 or unbuilt, f"{answer.request.method} {answer.request.url}: {answer.text}"

    def new_table(self) -> dict[str, Any]:
        chance = self.hostile.chance
        wish: dict[str, Any] = {"game": "quests", "players": 2, "seats": ["me", "open"], "options": {}, "name": "x"}
        wish[chance.choice(list(wish))] = self.hostile.value()
        wish[chance.choice(["seed", "more", "game"])] = self.hostile.value()
        return wish

    def push(self) -> None:
        """Bytes on a bare connection: before the handshake, or frames after it."""
        host, port = self.server.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), 5) as raw:
            raw.settimeout(0.02)
            if self.hostile.chance.random() < 0.3:
                raw.sendall(self.hostile.chance.randbytes(200) + b"\r\n\r\n")
            else:
                raw.sendall(handshake(self.eve, self.table, host, port))
                raw.sendall(self.hostile.frame())
            try:
                first = raw.recv(9000)
            except (TimeoutError, ConnectionError):
                first = b""
            assert b" 500 " not in first[:20]
            self.seen["bare"] += 1


def handshake(guest: Guest, table: str, host: str, port: str) -> bytes:
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        f"Origin: {guest.address}",
        f"Cookie: {guest.cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def run(messages: int, requests: int, seed: int, folder: Path) -> Counter[str]:
    server = RunningServer(folder / "data")
    try:
        fuzz = Fuzz(server, seed)
        fuzz.run(messages, requests)
    finally:
        code = server.stop() if server.process.poll() is None else server.process.returncode
    assert code == 0, f"the server ended with {code}"
    return fuzz.seen


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--requests", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        for what, times in run(given.messages, given.requests, given.seed, Path(place)).most_common():
            print(f"{times:7d}  {what}")  # noqa: T201
