"""Flags: a clock at zero. Where the terms say so, a bot takes the place of those who have no time left.

Where the game is rated, that is for good: a bot that came and went would be a help.
"""

import asyncio
import logging

from wartable.server.company import Company
from wartable.server.living import BY_CLOCK
from wartable.server.stored import Entry
from wartable.server.terms import SECOND
from wartable.server.times import millis
from wartable.server.trouble import Trouble

LONGEST_SLEEP = 3600.0  # a timer of days would ignore that a clock of the machine was set
log = logging.getLogger(__name__)


class Flags:
    """Waits for the next clock of one table that comes to zero."""

    def __init__(self, table: Company) -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._falling: asyncio.Task[None] | None = None

    def arm(self) -> None:
        self.stop()
        clocks, terms = self._table.story.clocks, self._table.story.charter.terms
        zero = None if clocks is None or terms.at_zero == "wait" else clocks.zero()
        if zero is not None and not self._table.is_abandoned:
            seconds = min(max(0.0, (zero.at - millis()) / SECOND), LONGEST_SLEEP)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._look)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._falling = asyncio.create_task(self._fall())

    async def _fall(self) -> None:
        try:
            if not await self._table.happens(self._fallen):
                self.arm()
        except Trouble as trouble:
            log.warning("table %s: a clock at zero: %s", self._table.story.charter.id, trouble)

    def _fallen(self) -> Entry | None:
        """The first seat whose clock is at zero; the next one follows when this has happened."""
        story = self._table.story
        zero = None if story.clocks is None else story.clocks.zero()
        if zero is None or zero.at > millis():
            return None
        if story.charter.terms.rated:
            return Entry(story.seq + 1, "resign", zero.seats[0], [BY_CLOCK])
        return Entry(story.seq + 1, "bot", zero.seats[0], [story.charter.terms.level, BY_CLOCK])
