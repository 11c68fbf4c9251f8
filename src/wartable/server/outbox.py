"""The outbox of a socket: bounded, so that a client that does not read never costs more than that."""

import asyncio
from collections import deque

import msgspec

from wartable.server.protocol import ServerMessage

MOST_MESSAGES = 256
MOST_CHARACTERS = 1_000_000
encoder = msgspec.json.Encoder()


class Outbox:
    """Messages wait here for the socket's own sender; putting one never waits."""

    def __init__(self) -> None:
        self.full = asyncio.Event()
        self._waiting: deque[str] = deque()
        self._size = 0
        self._something = asyncio.Event()

    def put(self, message: ServerMessage) -> None:
        self.put_text(text_of(message))

    def put_text(self, text: str) -> None:
        """Once full, it takes nothing more: the socket is closed, and its page connects again."""
        if self.full.is_set():
            return
        too_much = len(self._waiting) >= MOST_MESSAGES or self._size + len(text) > MOST_CHARACTERS
        if too_much and self._waiting:  # a single message may be larger: the first one holds the whole game
            self.full.set()
            self._waiting.clear()
            return
        self._waiting.append(text)
        self._size += len(text)
        self._something.set()

    async def next(self) -> str:
        while not self._waiting:
            self._something.clear()
            await self._something.wait()
        text = self._waiting.popleft()
        self._size -= len(text)
        return text


def text_of(message: ServerMessage) -> str:
    return encoder.encode(message).decode()
