"""The servers that tools/load.py measures, each in a process of its own: Wartable as installed, and an echo beside it.

The echo stands on the same libraries and answers at once. What it takes is the cost of the machine, of the socket and
of the clients; what Wartable takes beyond that is its own.
"""

import contextlib
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
CONTROL = Path("/sys/fs/cgroup/cpu")  # control groups of the first kind
PRECEDENCE = 100_000  # of a group before what else the machine does; 1,024 is usual
PERIOD = 10_000  # microseconds, so short that a share is no pause that anybody would notice
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
        self._group: Path | None = None

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(30)
        self._log.close()
        if self._group is not None:
            self._group.rmdir()

    def limit(self, percent: int, place: int) -> None:
        """From now on the process and its threads get no more than that of one core; what it has started gets all.

        On one core, because the kernel deals a share out to cores, where what is left of it is of no use to another.
        """
        cores = sorted(os.sched_getaffinity(0))
        for thread in Path(f"/proc/{self.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {cores[place % len(cores)]})
        self._group = CONTROL / f"wartable-{self.pid}"
        self._group.mkdir()
        (self._group / "cpu.shares").write_text(str(PRECEDENCE))
        (self._group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (self._group / "cpu.cfs_quota_us").write_text(str(PERIOD * percent // 100))
        (self._group / "cgroup.procs").write_text(str(self.pid))

    def megabytes(self) -> float:
        """What the process itself holds in memory, its workers apart."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    def processor_seconds(self) -> float:
        return ticks_of(fields_of(self.pid)) / TICKS


def fields_of(pid: int | str) -> list[str]:
    """Of a process, from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()


def ticks_of(fields: list[str], begin: int = 11, end: int = 13) -> int:
    return sum(map(int, fields[begin:end]))


def processor_seconds_of(parent: int) -> float:
    """Of a process and its children, those that have ended included."""
    found = ticks_of(fields_of(parent), end=15)
    for place in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = fields_of(place.name)
            found += ticks_of(fields) if int(fields[1]) == parent else 0
    return found / TICKS


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
