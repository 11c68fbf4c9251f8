"""Company: what those who think for a table, or about it, know about the table and its viewers."""

import asyncio
from typing import Protocol

from wartable.server.outbox import Outbox
from wartable.server.protocol import ServerMessage
from wartable.server.story import Story
from wartable.server.table_info import TableInfo
from wartable.words import spoken


class Viewer:
    """A socket at a table. Which seat it sees depends on who its guest is."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.language = spoken()
        self.outbox = Outbox()


class Company(Protocol):
    """A table as its bots, hints and reviews see it."""

    story: Story
    viewers: list[Viewer]
    abandoned: asyncio.Event

    def seat_of(self, guest: str) -> int | None: ...

    def info_for(self, seat: int | None) -> TableInfo: ...

    def tell(self, message: ServerMessage) -> None: ...

    async def bot_chooses(self, seat: int, keys: list[str], seq: int) -> None: ...
