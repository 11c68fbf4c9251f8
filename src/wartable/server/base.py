"""Base: what the store needs of a database, whichever it is. SQLite is `embedded.py`, PostgreSQL `postgres.py`."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import Connection

from wartable.server.news import News
from wartable.server.tally import Change

if TYPE_CHECKING:
    from wartable.server.jobs import Jobs

T = TypeVar("T")


class Work(Protocol):
    """Something to be written; returns what it changes in the tally. It says it in the SQL of every database."""

    def do(self, connection: Connection) -> Change: ...


class Writing(Protocol):
    """Commits works in groups, in the order in which they come."""

    wrote_at: float | None  # by the monotonic clock, when the last group reached the disk
    is_failing: bool

    async def write(self, *works: Work) -> None:
        """Returns when the works are on disk, all of them or none; raises Conflict or NotSaved."""

    async def empty_log(self) -> bool:
        """Nothing of what was deleted is left in files of ours; returns whether that could be done."""

    def waiting(self) -> int: ...


class Database(Protocol):
    """Where everything is kept."""

    was_free: bool  # no other server was running on it when it was opened

    @property
    def writer(self) -> Writing: ...

    @property
    def news(self) -> News: ...

    @property
    def jobs(self) -> "Jobs | None":
        """What is to be thought about; None where the server does all of it."""

    async def open(self) -> None:
        """In the server's loop, before anything is read or written."""

    async def close(self) -> None:
        """Finish what waits to be written."""

    async def read(self, query: Callable[[Connection], T]) -> T: ...
