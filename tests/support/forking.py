"""Servers for tests are forked from a process that has imported all they need: that takes a tenth of a start.

What is forked is a process of its own like any other, with its own loop, files, sockets and workers. The process it is
forked from has never served anybody, and has no thread.
"""

import contextlib
import functools
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
LONGEST_WISH = 1 << 16
STANDARD = (0, 1, 2)


class Forked:
    """As much of subprocess.Popen as is needed of a server; it was forked by somebody else, who tells how it ended."""

    def __init__(self, words: list[str], surroundings: dict[str, str], log: IO[bytes]) -> None:
        told, tells = os.pipe()
        heard, says = os.pipe()
        wish = json.dumps([words, surroundings]).encode()
        socket.send_fds(nursery().line, [wish], [says, log.fileno(), tells])
        os.close(tells)
        os.close(says)
        self.stdout: IO[bytes] | None = os.fdopen(heard, "rb")
        self._told = os.fdopen(told)
        self.pid = int(self._told.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        self._hear(0)
        return self.returncode

    def wait(self, timeout: float) -> int:
        self._hear(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired("a forked server", timeout)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _hear(self, seconds: float) -> None:
        if self.returncode is None and select.select([self._told], [], [], seconds)[0]:
            self.returncode = int(self._told.readline())
            self._told.close()


class Nursery:
    """The process from which servers are forked. It ends with the line to it, and so with us."""

    def __init__(self) -> None:
        self.line, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, "-m", "tests.support.launching", "--fork", str(its.fileno())]
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self.process = subprocess.Popen(command, cwd=ROOT, env=kept, pass_fds=[its.fileno()])
        its.close()


@functools.cache
def nursery() -> Nursery:
    return Nursery()


def await_birth(number: int) -> list[str]:
    """Forks a process for each wish that comes in on this line; returns in these only, with what they are to do."""
    load_what_is_loaded_late()
    line = socket.socket(fileno=number)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who has ended is forgotten
    gc.freeze()
    while True:
        wish, files, _, _ = socket.recv_fds(line, LONGEST_WISH, len(STANDARD))
        if not wish:
            os._exit(0)
        if os.fork() == 0:
            line.close()
            words, surroundings = json.loads(wish)
            keep(files)
            os.environ.clear()
            os.environ.update(surroundings)
            return list(words)
        for one in files:
            os.close(one)


def load_what_is_loaded_late() -> None:
    """What a server imports only when it migrates its database or opens its loop."""
    from alembic import autogenerate, command
    from uvicorn.lifespan import on
    from uvicorn.loops import uvloop

    from wartable.server import postgres

    assert all((autogenerate, command, on, uvloop, postgres))


def keep(files: list[int]) -> None:
    """Forks the server, and tells its number and how it ended; returns in the server only."""
    says, log, tells = files
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(log, 2)
    child = os.fork()
    os.dup2(log if child else says, 1)
    os.close(says)
    os.close(log)
    if child == 0:
        os.close(tells)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        return
    os.write(tells, f"{child}\n".encode())
    _, status = os.waitpid(child, 0)
    os.write(tells, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)
