"""Attendance: arrivals and departures at a table are reported together, and less often the more viewers there are.

Servers that share a database tell one another who is at theirs; it is written nowhere.
"""

import asyncio

import msgspec

from wartable.server.company import Company, Viewer
from wartable.server.news import News
from wartable.server.outbox import text_of
from wartable.server.protocol import Presence

SECONDS_TO_GATHER = 0.2
SECONDS_A_VIEWER = 0.005  # so that a crowd is told no more in a second than a few


class Crowd(msgspec.Struct, frozen=True):
    """Who is at a table by way of one server."""

    server: str
    table: str
    seats: list[int] = []
    spectators: int = 0


class Attendance:
    """Tells the viewers of one table how many they are. Newcomers are told in any case."""

    def __init__(self, table: Company, news: News) -> None:
        self._table = table
        self._news = news
        self._told = ""
        self._told_elsewhere: Crowd | None = None
        self._elsewhere: dict[str, Crowd] = {}  # by server
        self._newcomers: list[Viewer] = []
        self._coming: asyncio.TimerHandle | None = None
        news.tell("who", table.story.charter.id)

    def arrives(self, viewer: Viewer) -> None:
        self._newcomers.append(viewer)
        self.changes()

    def changes(self) -> None:
        if self._coming is None:
            seconds = SECONDS_TO_GATHER + SECONDS_A_VIEWER * len(self._table.viewers)
            self._coming = asyncio.get_running_loop().call_later(seconds, self._tell)

    def stop(self) -> None:
        if self._coming is not None:
            self._coming.cancel()

    def end(self) -> None:
        """The table is let go."""
        self.stop()
        self.tell_elsewhere()
        del self._table

    def seats_elsewhere(self) -> set[int]:
        """Seats whose people are here by way of other servers."""
        return {seat for crowd in self._elsewhere.values() for seat in crowd.seats}

    def here(self) -> Crowd:
        seats = [self._table.seats_of(viewer.guest) for viewer in self._table.viewers]
        present = sorted({seat for some in seats for seat in some})
        return Crowd(self._news.server, self._table.story.charter.id, present, seats.count([]))

    def hear(self, crowd: Crowd) -> None:
        """What another server says of its viewers."""
        self._elsewhere[crowd.server] = crowd
        self.changes()

    def forget(self, server: str) -> None:
        """Another server has gone."""
        if self._elsewhere.pop(server, None) is not None:
            self.changes()

    def tell_elsewhere(self, is_asked: bool = False) -> None:
        here = self.here()
        if here != self._told_elsewhere or (is_asked and self._table.viewers):
            self._news.tell("attendance", msgspec.json.encode(here).decode())
        self._told_elsewhere = here

    def _tell(self) -> None:
        table, here = self._table, self.here()
        spectators = here.spectators + sum(crowd.spectators for crowd in self._elsewhere.values())
        text = text_of(Presence([seat.online for seat in table.info_for(None).seats], spectators))
        for viewer in self._newcomers if text == self._told else table.viewers:
            viewer.outbox.put_text(text)
        self._told, self._newcomers, self._coming = text, [], None
        self.tell_elsewhere()
