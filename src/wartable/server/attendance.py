"""Attendance: arrivals and departures at a table are reported together, and less often the more viewers there are."""

import asyncio

from wartable.server.company import Company, Viewer
from wartable.server.outbox import text_of
from wartable.server.protocol import Presence

SECONDS_TO_GATHER = 0.2
SECONDS_A_VIEWER = 0.005  # so that a crowd is told no more in a second than a few


class Attendance:
    """Tells the viewers of one table how many they are. Newcomers are told in any case."""

    def __init__(self, table: Company) -> None:
        self._table = table
        self._told = ""
        self._newcomers: list[Viewer] = []
        self._coming: asyncio.TimerHandle | None = None

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

    def _tell(self) -> None:
        table = self._table
        spectators = sum(not table.seats_of(viewer.guest) for viewer in table.viewers)
        text = text_of(Presence([seat.online for seat in table.info_for(None).seats], spectators))
        for viewer in self._newcomers if text == self._told else table.viewers:
            viewer.outbox.put_text(text)
        self._told, self._newcomers, self._coming = text, [], None
