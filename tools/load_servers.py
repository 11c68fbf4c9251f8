"""The servers that tools/load.py measures, each in a process of its own: Wartable as installed, and an echo beside it.

The echo stands on the same libraries and answers at once. What it takes is the cost of the machine, of the socket and
of the clients; what Wartable takes beyond that is its own.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from wartable.server.run import allow_many_files, bind

ROOT = Path(__file__).resolve().parent.parent
TICKS = os.sysconf("SC_CLK_TCK")
SETTINGS = """
bot_pause = {pause}
copies = 0
[door]
address_connections = 100000
connections = 100000
[limits]
guest_creates = "1000000/minute"
address_creates = "1000000/minute"
guest_joins = "1000000/minute"
address_joins = "1000000/minute"
address_asks = "1000000/minute"
address_requests = 1000000
address_at_once = 1000
guest_sockets = 100000
address_sockets = 100000
address_messages = 1000000
address_moves = 1000000
[keeping]
idle_seconds = 60
"""


class Running:
    """A server process: it tells its address in its first line."""

    def __init__(self, folder: Path, *command: str) -> None:
        self._log = (folder / f"{Path(command[0]).name}.log").open("wb")
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # as installed
        self._process = subprocess.Popen(
            [sys.executable, "-m", *command], cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=self._log
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().decode().split()[-1]
        self.pid = self._process.pid

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(30)
        self._log.close()

    def megabytes(self) -> float:
        """What the process itself holds in memory, its workers apart."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


class Nodes:
    """Servers on one database, or one that has its own."""

    def __init__(self, folder: Path, pause: float, number: int, database: str | None) -> None:
        self.all = [start_wartable(folder, pause, f"data{place}", database) for place in range(number)]

    def address(self, place: int) -> str:
        return self.all[place % len(self.all)].address

    def stop(self) -> None:
        for node in self.all:
            node.stop()

    def megabytes(self) -> float:
        return sum(node.megabytes() for node in self.all)

    def processor_seconds(self) -> float:
        return sum(node.processor_seconds() for node in self.all)


def start_wartable(folder: Path, pause: float, data: str, database: str | None) -> Running:
    settings = folder / "wartable.toml"
    settings.write_text(SETTINGS.format(pause=pause))
    shared = () if database is None else ("--database", database)
    places = ("--data", str(folder / data), "--config", str(settings))
    return Running(folder, "wartable", "serve", "--port", "0", *places, *shared)


def start_echo(folder: Path) -> Running:
    return Running(folder, "tools.load_servers")


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


def serve_echo() -> None:
    allow_many_files()
    listener = bind("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    app = Litestar([echo], logging_config=None, openapi_config=None)
    settings = uvicorn.Config(
        app, loop="uvloop", ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", access_log=False
    )
    uvicorn.Server(settings).run([listener])


if __name__ == "__main__":
    serve_echo()
