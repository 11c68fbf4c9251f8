"""Keepsakes: how the game of a table looks is kept for the time when its rules are gone."""

import asyncio
import contextlib
import time

from wartable.engine.contract import ENGLISH
from wartable.server.company import Company
from wartable.server.looks import drawn
from wartable.server.outcome import outcome_of
from wartable.server.store import Store
from wartable.server.stored import Result
from wartable.server.story import Story
from wartable.server.trouble import Trouble, saved
from wartable.words import speaking


class Keepsakes:
    """The looks of one table: drawn when its game ends, when it is let go, and now and then while it is in use."""

    def __init__(self, table: Company, store: Store) -> None:
        self._table = table
        self._store = store
        self._seq = 0  # how many entries had been made when they were kept
        self._at = time.monotonic()
        self._keeping: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._keeping = asyncio.create_task(self.keep())

    async def finish(self) -> None:
        """What was begun is brought to its end."""
        if self._keeping is not None:
            await asyncio.wait([self._keeping])

    def are_due(self, seconds: float) -> bool:
        """Whether something has happened, and they are so old."""
        return self._seq != self._table.story.seq and time.monotonic() - self._at > seconds

    async def keep(self) -> None:
        """Nothing is lost by a failure but a picture. Of a halted game they were kept when it could still be played."""
        story = self._table.story
        if story.match is None or story.is_halted or self._seq == story.seq:
            return
        self._at = time.monotonic()
        with contextlib.suppress(Trouble):
            await self._keep(story)

    async def _keep(self, story: Story) -> None:
        table = story.charter.id
        kept = await self._store.looks(table)
        if kept is None or kept[0] != story.seq:
            with speaking(ENGLISH):  # as they are drawn
                infos = [self._table.info_for(seat) for seat in (None, *range(story.charter.players))]
            body = await drawn(story, infos)
            if self._table.is_abandoned:  # somebody has left meanwhile, and is named in it
                return
            await saved(self._store.keep_looks(table, story.seq, body, result_of(story)), f"the looks of {table}")
        self._seq = story.seq


def result_of(story: Story) -> Result | None:
    if not story.is_over:
        return None
    outcome = outcome_of(story)
    return Result(outcome.winners, outcome.scores)
