"""Company: what those who think for a table, or about it, know about the table and its viewers."""

from typing import Protocol

from wartable.server.limits import Limits
from wartable.server.outbox import Outbox
from wartable.server.protocol import ServerMessage
from wartable.server.story import Story
from wartable.server.table_info import TableInfo
from wartable.server.turns import Owner
from wartable.words import spoken

USUAL_LIMITS = Limits()


class Viewer:
    """A socket at a table. Which seat it sees depends on who its guest is."""

    __slots__ = ("language", "muted", "outbox", "owner")

    def __init__(self, guest: str, address: str = "", limits: Limits = USUAL_LIMITS) -> None:
        self.owner = Owner(address, guest)
        self.language = spoken()
        self.muted: frozenset[str] | None = None  # whom they do not want to hear; None before that is known
        self.outbox = Outbox(limits)

    @property
    def guest(self) -> str:
        return self.owner.guest


class Company(Protocol):
    """A table as its bots, hints and reviews see it."""

    story: Story
    viewers: list[Viewer]
    is_abandoned: bool

    def seat_of(self, guest: str) -> int | None: ...

    def online(self) -> set[int | None]: ...

    def owner(self) -> Owner: ...

    def info_for(self, seat: int | None) -> TableInfo: ...

    def tell(self, message: ServerMessage) -> None: ...

    async def bot_chooses(self, seat: int, keys: list[str], seq: int) -> None: ...
