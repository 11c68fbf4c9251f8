"""The admin socket in a data folder: where it is, and how another process gives the server an order through it."""

import contextlib
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from wartable.server.orders import AnyOrder, Report

FILE = "admin.sock"
SECONDS_FOR_A_REPORT = 60.0
LONGEST_PATH = 100  # longest path of a socket; the system allows a few bytes more


class NoServer(Exception):
    """No server is running on the data folder, or it is not ours to command."""


@contextlib.contextmanager
def path_of(folder: Path) -> Iterator[str]:
    """The path of the socket; where it is too long for the system, the path through the open folder."""
    path = str(folder / FILE)
    if len(path.encode()) <= LONGEST_PATH or sys.platform != "linux":
        yield path
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{number}/{FILE}"
    finally:
        os.close(number)


def give_order(folder: Path, order: AnyOrder) -> Report:
    """From another process: what the server of a data folder answers."""
    with contextlib.closing(_connected(folder)) as line, line.makefile("rwb") as stream:
        stream.write(msgspec.json.encode(order) + b"\n")
        stream.flush()
        answer = stream.readline()
    if not answer:
        raise NoServer
    return msgspec.json.decode(answer, type=Report)


def _connected(folder: Path) -> socket.socket:
    if sys.platform == "win32":
        raise NoServer
    line = socket.socket(socket.AF_UNIX)
    line.settimeout(SECONDS_FOR_A_REPORT)
    try:
        with path_of(folder) as path:
            line.connect(path)
    except OSError as error:
        line.close()
        raise NoServer(error.strerror) from error
    return line
