"""A real server process, and guests who talk to it as pages do."""

import itertools
import json
import os
import random
import signal
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from tests.support.forking import Forked
from tests.support.tunnel import through_tls
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

ROOT = Path(__file__).parents[2]
TALK = ("say", "react", "mute", "complain", "switch_talk")
WITHOUT_SEQ = ("ask_why", "ask_review", "fill_seat", "stand_in", "come_back", "resign", "pause", "face", *TALK)
LONGEST_WAIT = 60.0  # the machine may be busy with other things


class RunningServer:
    """A server in a process of its own, on a free port, with a data folder of its own."""

    is_forked = True  # not where its surroundings matter from the first import on

    def __init__(
        self, folder: Path, pause: float = 0.0, limits: str = "wide", tower: str = "", database: str | None = None
    ) -> None:
        self.folder = folder
        self.database = database
        self._guests: list[Guest] = []
        self._arguments = [str(folder), str(pause), limits, tower]
        self.start()

    def start(self) -> None:
        self._log = (self.folder.parent / f"{self.folder.name}.log").open("ab")
        self.process = self.begun()
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert "Wartable is open at" in line, f"{line}\n{self.log()}"
        self.address = line.split()[-1]

    def begun(self) -> "Forked | subprocess.Popen[bytes]":
        if self.is_forked:
            return Forked(self._arguments, self.surroundings(), self._log)
        command = [sys.executable, "-m", "tests.support.launching", *self._arguments]
        return subprocess.Popen(command, cwd=ROOT, env=self.surroundings(), stdout=subprocess.PIPE, stderr=self._log)

    def surroundings(self) -> dict[str, str]:
        return environment() | ({} if self.database is None else {"WARTABLE_DATABASE": self.database})

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def kill(self) -> None:
        self.process.kill()
        self._wait()

    def log(self) -> str:
        return (self.folder.parent / f"{self.folder.name}.log").read_text(encoding="utf-8", errors="replace")

    def guest(self, **cookies: str) -> "Guest":
        self._guests.append(Guest(self.address, cookies))
        return self._guests[-1]

    def memory_kb(self) -> int:
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1])
        raise AssertionError("no VmRSS")

    def _wait(self) -> int:
        code = self.process.wait(LONGEST_WAIT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()
        while self._guests:
            self._guests.pop().close()
        return code


def environment() -> dict[str, str]:
    """The rules are served as this process sees them, plain or compiled. Bytecode is kept: servers start far sooner."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


class Guest:
    """A browser: one cookie, requests and sockets."""

    def __init__(
        self,
        address: str,
        cookies: dict[str, str] | None = None,
        context: ssl.SSLContext | None = None,
        source: str = "127.0.0.1",
    ) -> None:
        self.address = address
        self.context = context
        self.source = source
        self._connections: list[ClientConnection] = []
        transport = httpx.HTTPTransport(local_address=source, verify=context or False)
        self.http = httpx.Client(base_url=address, cookies=cookies, timeout=LONGEST_WAIT, transport=transport)
        if not cookies:
            self.http.get("/api/games")

    @property
    def cookie(self) -> str:
        return f"wartable_guest={self.http.cookies['wartable_guest']}"

    def create(self, *seats: str, **more: Any) -> dict[str, Any]:
        wish = {"game": "quests", "players": len(seats), "seats": list(seats), **more}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def take_seat(self, table: str, seat: int, name: str, **more: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/seats/{seat}", json={"name": name, **more})

    def connection(self, table: str, **headers: str) -> ClientConnection:
        """A bare socket with the headers of a browser."""
        given = {"Origin": self.address, "Cookie": self.cookie} | headers
        origin = Origin(given.pop("Origin"))
        uri = f"ws://{urlsplit(self.address).netloc}/api/tables/{table}/socket"
        tunnel = through_tls(self.address, self.context) if self.context else None
        self._connections.append(
            connect(
                uri,
                origin=origin,
                additional_headers=given,
                sock=tunnel,
                compression=None,
                source_address=None if tunnel else (self.source, 0),
                max_size=None,
                max_queue=None,  # a page reads even while nobody looks
                ping_interval=None,
                legacy=True,
            )
        )
        return self._connections[-1]

    def close(self) -> None:
        """When the server is gone: leave no thread of a socket behind."""
        for connection in self._connections:
            connection.close()
        self.http.close()

    def sit(self, table: str) -> "Seat":
        return Seat(self.connection(table))


class Seat:
    """A page at a table: it keeps the last moment and every frame that it received."""

    numbers = itertools.count()

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.log: list[dict[str, Any]] = []
        self.moment: dict[str, Any] = {}
        self.await_type("moment")

    def close(self) -> None:
        self.connection.close()

    # --- hearing

    def next(self, seconds: float = LONGEST_WAIT) -> dict[str, Any]:
        text = self.connection.recv(seconds)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "moment":
            self.moment = message
            self.log[message["log_from"] :] = message["log"]
        elif message["type"] == "draft":
            self.moment["draft"] = message["draft"]
        return message

    def await_type(self, *types: str, seconds: float = LONGEST_WAIT) -> dict[str, Any]:
        while True:
            message = self.next(seconds)
            if message["type"] in types:
                return message

    def await_seq(self, seq: int) -> None:
        while self.moment["seq"] < seq:
            self.next()

    def await_turn(self) -> bool:
        """Wait until this seat is asked; False when the game is over."""
        while not self.moment["over"]:
            if self.moment["decision"]:
                return True
            self.next()
        return False

    # --- saying

    def say(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        wish = {"type": kind, "id": f"m{next(self.numbers)}", "seq": self.moment["seq"]} | more
        if kind in WITHOUT_SEQ:
            del wish["seq"]
        self.connection.send(json.dumps(wish))
        while True:
            answer = self.await_type("ack", "draft", "refused", "why", "hint", "review", "heard")
            if answer["id"] == wish["id"]:
                return answer

    def choose(self, *keys: str, **more: Any) -> dict[str, Any]:
        answer = self.say("choose", keys=list(keys), **more)
        if answer["type"] == "ack":
            self.await_seq(answer["seq"])
        return answer

    def offers(self) -> list[str]:
        return [option["key"] for option in self.moment["decision"]["options"]]

    def choose_any(self, chance: random.Random) -> dict[str, Any]:
        return self.choose(chance.choice(self.offers()))
