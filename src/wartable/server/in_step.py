"""In step: what other servers write in the log of a table is read, and has then happened here too."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Protocol, TypeVar

from wartable.engine.decision import Refusal
from wartable.server.drafts import Drafts, understood
from wartable.server.failures import Conflict, NotSaved
from wartable.server.leaving import as_played
from wartable.server.store import Store
from wartable.server.stored import Entry, Kept, Sitting
from wartable.server.story import Story
from wartable.server.trouble import Trouble, not_saved
from wartable.server.voice import Voice

T = TypeVar("T")


class Overtaken(Exception):
    """Another server wrote first. What it wrote has happened here by now."""


class Shared(Protocol):
    """A table, as far as it follows its log."""

    story: Story
    drafts: Drafts

    def abandon(self) -> None: ...

    def take_in(self, entry: Entry, people: list[Sitting] | None) -> None: ...

    @property
    def voice(self) -> Voice: ...


class InStep:
    """Keeps one table in step with its log. Nothing else may happen at the table meanwhile."""

    def __init__(self, table: Shared, store: Store) -> None:
        self._table = table
        self._store = store

    async def first(self, act: Callable[[], Coroutine[None, None, T]]) -> T:
        """What other servers write first may change what is to be done, so it is begun again."""
        while True:
            try:
                return await act()
            except Overtaken:
                continue

    async def saved(self, writing: Awaitable[None]) -> None:
        """What cannot be written has not happened."""
        story = self._table.story
        try:
            await writing
        except Conflict as conflict:
            if await self.catch_up():
                raise Overtaken from conflict
            self._table.abandon()
            raise not_saved(conflict, f"table {story.charter.id} after entry {story.seq}") from conflict
        except NotSaved as failure:
            self._table.abandon()
            raise not_saved(failure, f"table {story.charter.id} after entry {story.seq}") from failure

    async def follow(self, with_drafts: bool) -> None:
        await self.catch_up()
        if with_drafts:
            await self.read_drafts()

    async def catch_up(self) -> bool:
        """Read what has been written since; returns whether it was anything."""
        table, story = self._table, self._table.story
        entries = await self._store.entries(story.charter.id, story.seq)
        people = await self._people() if any(entry.kind == "join" for entry in entries) else None
        try:
            for entry in entries:
                table.take_in(entry, people)
        except (Refusal, Trouble):  # the other server has other rules
            table.abandon()
            raise
        return bool(entries)

    async def read_drafts(self) -> None:
        """Every window of a seat shows the same picks, whichever server it is connected to."""
        story = self._table.story
        found = understood(story, await self._store.drafts(story.charter.id))
        fresh = [one for one in found if self._is_news(one)]
        for one in fresh:
            self._table.drafts.keep(one)
            self._table.voice.tell_draft(one.seat, "")

    def _is_news(self, kept: Kept) -> bool:
        story = self._table.story
        is_for_now = kept.since == story.told.own[kept.seat]
        return is_for_now and self._table.drafts.picks(story, kept.seat) != kept.picks

    async def _people(self) -> list[Sitting] | None:
        stored = await self._store.table(self._table.story.charter.id)
        return None if stored is None else as_played(stored).sittings
