"""The inbox and the outbox of a socket: small, because thousands of sockets have one of each and wait.

The outbox is bounded, so that a client that does not read costs no more than that.
"""

import asyncio
from typing import Any

import msgspec

from wartable.server.limits import Limits
from wartable.server.protocol import ServerMessage

TRY_AGAIN = 1013  # the code that makes a page connect again
encoder = msgspec.json.Encoder()


class Inbox:
    """What a socket has sent, until it is read. It does what uvicorn asks of a queue in a tenth of the memory."""

    __slots__ = ("_reader", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._waiting.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.pop(0)

    def empty(self) -> bool:
        return not self._waiting


class Outbox:
    """Messages wait here for the socket's own sender; putting one never waits. `ended` is the code to close with."""

    __slots__ = ("_limits", "_reader", "_size", "_waiting", "ended", "is_full")

    def __init__(self, limits: Limits) -> None:
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.is_full = False
        self._limits = limits
        self._waiting: list[str] = []
        self._size = 0
        self._reader: asyncio.Future[None] | None = None

    def put(self, message: ServerMessage) -> None:
        self.put_text(text_of(message))

    def put_text(self, text: str) -> None:
        """Once full, it takes nothing more: the socket is closed, and its page connects again."""
        if self.is_full:
            return
        limits = self._limits
        too_much = len(self._waiting) >= limits.outbox_messages or self._size + len(text) > limits.outbox_characters
        if too_much and self._waiting:  # a single message may be larger: the first one tells the whole game
            self.is_full = True
            self._waiting.clear()
            self.end(TRY_AGAIN)
            return
        self._waiting.append(text)
        self._size += len(text)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def next(self) -> str:
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        text = self._waiting.pop(0)
        self._size -= len(text)
        return text

    def end(self, code: int) -> None:
        """The socket is to be closed; the first reason counts."""
        if not self.ended.done():
            self.ended.set_result(code)


def text_of(message: ServerMessage) -> str:
    return encoder.encode(message).decode()
