"""The inbox and the outbox of a socket: small, because thousands of sockets have one of each and wait.

The outbox is bounded, so that a client that does not read costs no more than that.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar.types import Send

from wartable.server.limits import Limits
from wartable.server.protocol import ServerMessage

GOING_AWAY = 1001
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


class Valve:
    """Closed while the socket takes no more. It does what uvicorn asks of an event in a tenth of the memory."""

    __slots__ = ("_opening",)

    def __init__(self) -> None:
        self._opening: asyncio.Future[None] | None = None  # while it is closed

    def set(self) -> None:
        if self._opening is not None:
            self._opening.set_result(None)
            self._opening = None

    def clear(self) -> None:
        if self._opening is None:
            self._opening = asyncio.get_running_loop().create_future()

    async def wait(self) -> None:
        while self._opening is not None:
            await asyncio.shield(self._opening)


class Outbox:
    """Messages wait here for the socket; putting one never waits. `code`: why the socket is to be closed."""

    __slots__ = ("_limits", "_send", "_sending", "_size", "_stay", "_waiting", "code", "is_full")

    def __init__(self, limits: Limits) -> None:
        self.code: int | None = None
        self.is_full = False
        self._limits = limits
        self._waiting: list[str] = []
        self._size = 0
        self._send: Send | None = None
        self._sending: asyncio.Task[None] | None = None  # only while something waits: most sockets are quiet
        self._stay: asyncio.Task[Any] | None = None

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
        self._empty()

    async def until_ended(self, send: Send, work: Coroutine[None, None, int]) -> int:
        """Send what is put here while somebody works; returns the code to close with, once either comes to an end."""
        task = self._stay = asyncio.current_task()
        assert task is not None
        self._send = send
        self._empty()
        if self.code is not None:
            self._end_soon()
        try:
            return await work
        except asyncio.CancelledError:
            if self.code is None:
                raise
            task.uncancel()
            return self.code
        finally:
            self._stay = self._send = None
            if self._sending is not None:
                self._sending.cancel()

    def end(self, code: int) -> None:
        """The socket is to be closed; the first reason counts."""
        if self.code is None:
            self.code = code
            self._end_soon()

    def _end_soon(self) -> None:
        """Not at once: it may be the work itself that has had enough."""
        asyncio.get_running_loop().call_soon(self._end)

    def _end(self) -> None:
        if self._stay is not None:
            self._stay.cancel()

    def _empty(self) -> None:
        if self._waiting and self._send is not None and self._sending is None:
            self._sending = asyncio.create_task(self._send_all(self._send))

    async def _send_all(self, send: Send) -> None:
        try:
            while self._waiting:
                text = self._waiting.pop(0)
                self._size -= len(text)
                await send({"type": "websocket.send", "bytes": None, "text": text})
        except (OSError, RuntimeError):  # the other side has gone
            self.end(GOING_AWAY)
        finally:
            self._sending = None


def text_of(message: ServerMessage) -> str:
    return encoder.encode(message).decode()
