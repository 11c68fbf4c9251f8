"""The back door: a socket in the data folder, for its owner only, through which `wartable admin` gives orders."""

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import structlog

from wartable.server.orders import AnyOrder, Report
from wartable.server.steward import Steward
from wartable.words import word

FILE = "admin.sock"
LONGEST_ORDER = 4096
SECONDS_FOR_AN_ORDER = 10.0
SECONDS_FOR_A_REPORT = 60.0
LONGEST_PATH = 100  # longest path of a socket; the system allows a few bytes more
decoder: msgspec.json.Decoder[AnyOrder] = msgspec.json.Decoder(AnyOrder)
log = structlog.stdlib.get_logger("wartable.admin")


class NoServer(Exception):
    """No server is running on the data folder, or it is not ours to command."""


@contextlib.contextmanager
def _path_of(folder: Path) -> Iterator[str]:
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


class BackDoor:
    """Open as long as the server runs. The system decides who may use it: the file is its owner's alone."""

    def __init__(self, folder: Path, steward: Steward) -> None:
        self._folder = folder
        self._steward = steward
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        if sys.platform == "win32":
            return
        (self._folder / FILE).unlink(missing_ok=True)  # left by a server that was killed: we hold the folder's lock
        listener = socket.socket(socket.AF_UNIX)
        before = os.umask(0o177)
        try:
            with _path_of(self._folder) as path:
                listener.bind(path)
        finally:
            os.umask(before)
        self._server = await asyncio.start_unix_server(self._serve, sock=listener, limit=LONGEST_ORDER)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            (self._folder / FILE).unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError):
            report = await self._answer(await asyncio.wait_for(_line(reader), SECONDS_FOR_AN_ORDER))
            writer.write(msgspec.json.encode(report) + b"\n")
            await asyncio.wait_for(writer.drain(), SECONDS_FOR_AN_ORDER)
        writer.close()

    async def _answer(self, line: bytes) -> Report:
        try:
            order = decoder.decode(line)
        except (msgspec.DecodeError, RecursionError):
            return Report(problem=word("server", "malformed"))
        try:
            return await self._steward.carry_out(order)
        except Exception:  # our mistake: it must show, and must not end the server
            log.exception("a mistake at an order")
            return Report(problem=word("server", "broken"))


async def _line(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.readline()
    except ValueError:  # longer than any order can be
        return b""


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
        with _path_of(folder) as path:
            line.connect(path)
    except OSError as error:
        line.close()
        raise NoServer(error.strerror) from error
    return line
