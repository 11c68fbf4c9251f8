"""Hostile messages and requests: `python -m tests.server.fuzz --messages 200000 --requests 20000 [--postgresql]`.

A rated table is in play, and another one is over, while spectators, the player who waits and bare connections send
nonsense and forgeries. Nothing may change at the tables or in the ratings, in memory or on disk, no answer may be a
5xx, nobody may be told a seed, a cookie, the hash of a guest, a profile that is hidden or a card that they do not see,
and the server stays up.
"""

import argparse
import base64
import contextlib
import json
import socket
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from tests.server.hostile import METHODS, Hostile
from tests.support.databases import Home, Kept, rows
from tests.support.postgres import running
from tests.support.server import Guest, RunningServer, Seat
from websockets.exceptions import ConnectionClosed

from wartable.bots.puzzles import book_of
from wartable.server.keys import hashed
from wartable.server.rating import profile_id
from wartable.titles import title

MOST_GROWTH_KB = 60_000
TRY_AGAIN = 1013
POSTED = ("links", "links/look", "sessions", "sessions/code", "sessions/passkey", "me/passkeys", "quick")
PUT = ("me/profile", "me/name", "me/password", "me/ways", "me/mail", "me/tidings/seen")
PLAYER_WISHES = [
    ["code"],
    ["hidden"],
    ["name"],
    ["handle", "password"],
    ["id", "client_data", "attestation"],
    ["id", "client_data", "authenticator_data", "signature"],
]
RATED = {"rated": True, "hints": False, "clock": {"type": "days", "days": 2}, "at_zero": "bot"}
OF_TABLES = ("sittings", "events", "drafts", "reviews", "results", "rated")
OF_PLAYERS = ("ratings", "profiles")
BARE_SHARE = 50  # one bare connection for so many messages


class Fuzz:
    """One run against one server."""

    def __init__(self, server: RunningServer, seed: int) -> None:
        self.server = server
        self.seen: Counter[str] = Counter()
        self.ann, self.bob, self.eve, self.mallory = (server.guest() for _ in range(4))
        self.finished = self._finished()
        self.table = self._begun()
        if not self.ann.sit(self.table).moment["decision"]:
            self.ann, self.bob = self.bob, self.ann
        self.player = self.ann.sit(self.table)
        self.players = [hashed(guest.http.cookies["wartable_guest"]) for guest in (self.ann, self.bob)]
        profiles = [profile_id(player) for player in self.players]
        known = [self.finished, book_of("quests").puzzles[0].id, *profiles]
        self.hostile = Hostile(seed, self.table, self.player.offers(), known)
        self.seats: dict[str, Seat] = {}
        self.readers = self._readers()
        self.views = {guest.cookie: guest.sit(self.table).moment["view"] for guest in (self.bob, self.eve)}
        self.unseen = {guest.cookie: self._unseen(guest) for guest in (self.ann, self.bob, self.eve)}
        self.secrets = self._secrets()
        self.rows = self._rows()

    def _begun(self) -> str:
        table = str(self.ann.create("me", "open", name="Ann", terms=RATED)["id"])
        assert self.bob.take_seat(table, 1, "Bob").status_code == 200
        return table

    def _finished(self) -> str:
        """A game that was rated: Ann has won and can be looked up, and Bob cannot."""
        table = self._begun()
        assert self.bob.sit(table).say("resign")["type"] == "ack"
        assert self.bob.http.put("/api/me/profile", json={"hidden": True}).json()["sizes"][0]["rated"] == 1
        self.hidden = profile_id(hashed(self.bob.http.cookies["wartable_guest"]))
        return table

    def _readers(self) -> list[tuple[str, str]]:
        """Where bodies are read."""
        own = f"/api/tables/{self.table}"
        posted = ["/api/tables", f"{own}/seats/0", f"{own}/seats/1", f"{own}/moments/0/continue", f"{own}/cancel"]
        posted += ["/api/lessons/quests", f"/api/tables/{self.finished}/again", *(f"/api/{path}" for path in POSTED)]
        posted.append(f"/api/tables/{self.finished}/mistakes/1")
        return [*(("POST", path) for path in posted), *(("PUT", f"/api/{path}") for path in PUT)]

    def _secrets(self) -> list[str]:
        """What no answer may hold: the seed, by what the server knows its guests, and who does not want to be found."""
        tokens = [guest.http.cookies["wartable_guest"] for guest in (self.ann, self.bob)]
        [[seed]] = rows(self.server, "SELECT seed FROM tables WHERE id = ?", self.table)
        return [seed, *tokens, *self.players, self.hidden]

    def _unseen(self, guest: Guest) -> dict[str, str]:
        """The cards that the guest has nowhere in view: no refusal may name one that was not named to the server."""
        shown = guest.sit(self.table).frames[0]
        return {one.id: one.name for one in title("quests").faces() if one.id not in shown and one.name not in shown}

    def _rows(self) -> list[list[tuple[Any, ...]]]:
        """All that is on disk of the tables, and of the ratings of those who play there."""
        tables = ["SELECT * FROM tables WHERE id IN (?, ?)"]
        tables += [f"SELECT * FROM {name} WHERE table_id IN (?, ?)" for name in OF_TABLES]
        players = [f"SELECT * FROM {name} WHERE player IN (?, ?)" for name in OF_PLAYERS]
        found = [rows(self.server, query, self.table, self.finished) for query in tables]
        return [*found, *(rows(self.server, query, *self.players) for query in players)]

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
            self.say(self.bob if pick % 2 else self.eve, self.hostile.message(is_seated=bool(pick % 2)))
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
                self.search_cards(json.dumps(answer), message, guest)
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

    def search_cards(self, answer: str, message: str | bytes, guest: Guest) -> None:
        sent = message if isinstance(message, str) else message.decode(errors="replace")
        unseen = self.unseen[guest.cookie].items()
        found = [card for card, name in unseen if (card in answer or name in answer) and card not in sent]
        assert not found, f"{answer} tells {found}"

    def judge(self, answer: dict[str, Any], seat: Seat) -> None:
        self.search(seat.frames.pop())
        self.seen[f"{answer['type']} {answer.get('code', '')}".strip()] += 1
        allowed = ("refused", "presence", "talk", *["why"] * bool(seat.moment["decision"]))
        assert answer["type"] in allowed, answer
        assert not answer.get("lines"), answer  # nobody says anything
        assert answer["type"] != "refused" or answer["code"] != "broken", answer

    def ask(self) -> None:
        """A request with a hostile method, path, body and headers."""
        chance = self.hostile.chance
        body = self.hostile.message() if chance.random() < 0.7 else json.dumps(self.new_table())
        if chance.random() < 0.1:
            body = json.dumps(self.player_wish())
        headers = {"content-type": chance.choice(["application/json", "text/plain", "x" * 100, "multipart/form-data"])}
        if chance.random() < 0.2:
            headers["cookie"] = chance.choice(["wartable_guest=" + "x" * 43, "=;=", "a" * 3000, 'wartable_guest="\\"'])
        method, path = chance.choice(METHODS), self.hostile.path()
        if chance.random() < 0.4:  # where bodies are read
            method, path = chance.choice(self.readers)
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
        if path.startswith("/api/tables") and self.finished not in path:
            self.search_cards(answer.text, body, self.eve)
        unbuilt = answer.status_code == 503 and answer.json()["code"] == "no_client"
        assert answer.status_code < 500 or unbuilt, f"{answer.request.method} {answer.request.url}: {answer.text}"

    def new_table(self) -> dict[str, Any]:
        chance = self.hostile.chance
        wish: dict[str, Any] = {"game": "quests", "players": 2, "seats": ["me", "open"], "options": {}, "name": "x"}
        wish["terms"] = chance.choice([{}, RATED, RATED | {chance.choice(list(RATED)): self.hostile.value()}])
        wish[chance.choice(list(wish))] = self.hostile.value()
        wish[chance.choice(["seed", "more", "game"])] = self.hostile.value()
        return wish

    def player_wish(self) -> dict[str, Any]:
        """Something like what a page sends about a player; what an authenticator would say is nonsense."""
        nonsense = base64.urlsafe_b64encode(self.hostile.chance.randbytes(90)).decode()
        fields = self.hostile.chance.choice(PLAYER_WISHES)
        wish: dict[str, Any] = dict.fromkeys(fields, nonsense)
        wish[self.hostile.chance.choice(fields)] = self.hostile.chance.choice([nonsense, True, self.hostile.value()])
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


def run(messages: int, requests: int, seed: int, home: Kept) -> Counter[str]:
    server = RunningServer(home.folder, database=home.database)
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
    parser.add_argument("--postgresql", action="store_true", help="instead of SQLite")
    given = parser.parse_args()
    with contextlib.ExitStack() as stack:
        place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(running()).new_database() if given.postgresql else None
        for what, times in run(
            given.messages, given.requests, given.seed, Home(place / "data", database)
        ).most_common():
            print(f"{times:7d}  {what}")  # noqa: T201
