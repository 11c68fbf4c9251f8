"""Company: what those who think for a table, or about it, know about the table and its viewers."""

from collections.abc import Callable, Sequence
from typing import Protocol

from wartable.server.limits import Limits
from wartable.server.outbox import Outbox
from wartable.server.protocol import Moment, ServerMessage
from wartable.server.stored import Entry
from wartable.server.story import Story
from wartable.server.table_info import TableInfo
from wartable.server.turns import Owner
from wartable.words import spoken

USUAL_LIMITS = Limits()


class Viewer:
    """A socket at a table. Which seat it sees depends on who its guest is; who has several says which one."""

    __slots__ = ("facing", "language", "muted", "outbox", "owner")

    def __init__(self, guest: str, address: str = "", limits: Limits = USUAL_LIMITS) -> None:
        self.owner = Owner(address, guest)
        self.language = spoken()
        self.muted: frozenset[str] | None = None  # whom they do not want to hear; None before that is known
        self.outbox = Outbox(limits)
        self.facing: int | None = None  # of several seats, the one whose person looks at the device

    @property
    def guest(self) -> str:
        return self.owner.guest


class Tells(Protocol):
    """The voice of a table."""

    def tell_first(self, viewer: Viewer) -> None: ...


class Company(Protocol):
    """A table as its bots, hints and reviews see it."""

    story: Story
    viewers: list[Viewer]
    is_abandoned: bool

    @property
    def voice(self) -> Tells: ...

    def seats_of(self, guest: str) -> list[int]: ...

    def seat_at(self, viewer: Viewer) -> int | None: ...

    def moment_for(self, seat: int | None, log_from: int, yours: Sequence[int] = ()) -> Moment: ...

    def picks_of(self, seat: int | None) -> list[str]: ...

    def online(self) -> set[int]: ...

    def owner(self) -> Owner: ...

    def info_for(self, seat: int | None, yours: Sequence[int] = ()) -> TableInfo: ...

    def tell(self, message: ServerMessage) -> None: ...

    def is_taken(self, seat: int) -> bool: ...

    async def happens(self, made: Callable[[], Entry | None]) -> bool: ...

    async def bot_chooses(self, seat: int, keys: list[str], seq: int) -> None: ...
