"""The back door: a socket in the data folder, for its owner only, through which `wartable admin` gives orders."""

import asyncio
import contextlib
import os
import socket
import sys
from pathlib import Path

import msgspec
import structlog

from wartable.server.admin_socket import FILE, path_of
from wartable.server.orders import AnyOrder, Report
from wartable.server.steward import Steward
from wartable.words import word

LONGEST_ORDER = 4096
SECONDS_FOR_AN_ORDER = 10.0
decoder: msgspec.json.Decoder[AnyOrder] = msgspec.json.Decoder(AnyOrder)
log = structlog.stdlib.get_logger("wartable.admin")


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
            with path_of(self._folder) as path:
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
