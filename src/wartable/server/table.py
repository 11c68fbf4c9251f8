"""A table in play: one thing happens at a time; it is on disk before anybody sees it."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TypeVar

from wartable.engine.decision import Refusal
from wartable.engine.record import Record
from wartable.server.bot_turns import BotTurns
from wartable.server.description import describe
from wartable.server.hints import Hints
from wartable.server.outbox import Outbox, text_of
from wartable.server.protocol import Ack, AskWhy, Choose, Moment, Presence, Redo, ServerMessage, TableInfo, Undo, Why
from wartable.server.reviews import Reviews
from wartable.server.store import Entry, EntryKind, Sitting, Store, StoredTable
from wartable.server.story import PERSON, Story, lines_in_common
from wartable.server.telling import Teller
from wartable.server.thinker import Thinker
from wartable.server.trouble import CONFLICT, FORBIDDEN, NOT_FOUND, UNAVAILABLE, Trouble, trouble_of
from wartable.server.writer import Conflict, NotSaved

T = TypeVar("T")
Move = Choose | Undo | Redo
KINDS: dict[type[Move], EntryKind] = {Choose: "choice", Undo: "undo", Redo: "redo"}
log = logging.getLogger(__name__)


class Viewer:
    """A socket at a table. Which seat it sees depends on who its guest is."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.outbox = Outbox()


class Table:
    """The story of a table and those who look at it."""

    def __init__(self, story: Story, people: list[Sitting], store: Store, thinker: Thinker) -> None:
        self.story = story
        self.people = people
        self.viewers: list[Viewer] = []
        self.bots = BotTurns(self, thinker)
        self.hints = Hints(self, thinker)
        self.reviews = Reviews(self, store, thinker)
        self.abandoned = asyncio.Event()
        self.used_at = asyncio.get_running_loop().time()
        self._store = store
        self.answered: dict[tuple[int, str], int] = {}  # a message that was answered once is answered the same again
        self._turn = asyncio.Lock()

    # --- who sits where

    def seat_of(self, guest: str) -> int | None:
        return next((sitting.seat for sitting in self.people if sitting.guest == guest), None)

    def online(self) -> set[int | None]:
        return {self.seat_of(viewer.guest) for viewer in self.viewers}

    def info_for(self, seat: int | None) -> TableInfo:
        online = {one for one in self.online() if one is not None}
        return describe(StoredTable(self.story.charter, self.story.standing(), self.people), seat, online)

    # --- coming and going

    async def enter(self, viewer: Viewer) -> None:
        """A viewer gets the whole situation, then everything that happens."""
        async with self._turn:
            self.viewers.append(viewer)
            viewer.outbox.put(self.moment_for(self.seat_of(viewer.guest), 0))
            self._tell_presence()
        self.bots.wake()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        self.used_at = asyncio.get_running_loop().time()
        self._tell_presence()

    def is_idle(self) -> bool:
        return not (self.viewers or self._turn.locked() or self.bots.are_playing() or self.reviews.is_working())

    async def stop(self) -> None:
        """The server ends: nothing is thought of any more."""
        self.hints.stop()
        self.reviews.stop()
        await self.bots.stop()

    def abandon(self) -> None:
        """What is in memory may differ from the disk: everybody connects again and the log is read anew."""
        self.abandoned.set()

    # --- what happens

    async def move(self, viewer: Viewer, wish: Move) -> None:
        """Choose, undo or redo; the viewer gets the acknowledgement before the moment that shows it."""
        seat = self.seat_of(viewer.guest)
        if seat is None:
            raise Trouble(FORBIDDEN, "not_seated")
        await self._undisturbed(self._move(viewer, seat, wish))

    async def bot_chooses(self, seat: int, keys: list[str], seq: int) -> None:
        """A bot's choices, unless something that concerns them has happened since it began to think."""
        await self._undisturbed(self._bot_chooses(seat, keys, seq))

    async def take_seat(self, sitting: Sitting) -> None:
        await self._undisturbed(self._take_seat(sitting))

    def why_not(self, viewer: Viewer, wish: AskWhy) -> Why:
        seat = self.seat_of(viewer.guest)
        if seat is None:
            raise Trouble(FORBIDDEN, "not_seated")
        if seat not in self.story.asked():
            raise Trouble(CONFLICT, "not_asked")
        match = self.story.started()
        reason = match.title.why_not(match.game, seat, wish.thing)
        return Why(wish.id, wish.thing, reason.rule, reason.sentence)

    def hurry(self, viewer: Viewer) -> None:
        """Those who play may hurry the bots; where only bots play, those who watch."""
        if self.seat_of(viewer.guest) is not None or not self.people:
            self.bots.hurry()

    def record(self) -> Record:
        match = self.story.started()
        if not match.over:
            raise Trouble(FORBIDDEN, "not_over")
        return match.record()

    async def _undisturbed(self, action: Coroutine[None, None, T]) -> T:
        """An action is carried through even if the one who waits for it goes away in the middle."""
        return await asyncio.shield(asyncio.ensure_future(action))

    async def _move(self, viewer: Viewer, seat: int, wish: Move) -> None:
        async with self._turn:
            seq = self.answered.get((seat, wish.id))
            if seq is not None:
                viewer.outbox.put(Ack(wish.id, seq))
                return
            if not self.story.is_current(seat, wish.seq):
                raise Trouble(CONFLICT, "stale")
            keys = wish.keys if isinstance(wish, Choose) else []
            entry = Entry(self.story.seq + 1, KINDS[type(wish)], seat, keys, wish.id)
            await self._happen(entry, None, viewer)

    async def _bot_chooses(self, seat: int, keys: list[str], seq: int) -> None:
        async with self._turn:
            if self.story.is_current(seat, seq):
                await self._happen(Entry(self.story.seq + 1, "choice", seat, keys), None, None)

    async def _take_seat(self, sitting: Sitting) -> None:
        async with self._turn:
            if self.seat_of(sitting.guest) == sitting.seat:
                return  # the page asks again because it did not hear the first answer
            self._refuse_seat(sitting)
            await self._happen(Entry(self.story.seq + 1, "join", sitting.seat, [sitting.name]), sitting, None)

    def _refuse_seat(self, wish: Sitting) -> None:
        charter = self.story.charter
        if wish.seat >= charter.players:
            raise Trouble(NOT_FOUND, "no_such_seat")
        if charter.seats[wish.seat] != PERSON or any(sitting.seat == wish.seat for sitting in self.people):
            raise Trouble(CONFLICT, "seat_taken")
        if self.seat_of(wish.guest) is not None:
            raise Trouble(CONFLICT, "seated_already")
        if any(seat.name.casefold() == wish.name.casefold() for seat in self.info_for(None).seats):
            raise Trouble(CONFLICT, "name_taken")

    async def _happen(self, entry: Entry, sitting: Sitting | None, viewer: Viewer | None) -> None:
        """Try it on a copy, write it down, and only then let it be so."""
        if self.abandoned.is_set():
            raise Trouble(UNAVAILABLE, "not_saved")
        try:
            story = self.story.after(entry)
        except Refusal as refusal:
            raise trouble_of(refusal) from refusal
        await self._save(entry, sitting, story)
        known, everybody = lines_in_common(self.story, story), self.story.is_seen(story)
        self.story = story
        if sitting is not None:
            self.people.append(sitting)
        if viewer is not None and entry.message is not None:
            seq = self.answered[entry.seat, entry.message] = story.seq_of(entry.seat)
            viewer.outbox.put(Ack(entry.message, seq))
        self._tell_moment(known, None if everybody else entry.seat)
        self.bots.wake()

    async def _save(self, entry: Entry, sitting: Sitting | None, story: Story) -> None:
        table = self.story.charter.id
        try:
            if sitting is None:
                await self._store.append(table, entry, story.standing())
            else:
                await self._store.join(table, entry, sitting, story.standing())
        except (Conflict, NotSaved) as failure:
            log.error("table %s: entry %d was not saved: %s", table, entry.seq, failure)
            self.abandon()
            raise Trouble(UNAVAILABLE, "not_saved") from failure

    # --- telling

    def moment_for(self, seat: int | None, log_from: int) -> Moment:
        return Teller(self.story, self.info_for(seat)).moment(log_from)

    async def moment_at(self, guest: str, number: int) -> Moment:
        """The moment after a choice, as the guest's seat, or a spectator, saw it then."""
        seat = self.seat_of(guest)
        self.story.started()
        if number > self.story.number_of(seat):
            raise Trouble(NOT_FOUND, "no_such_moment")
        past = await asyncio.to_thread(self.story.at, number, seat)
        return Teller(past, self.info_for(seat)).looked_at()

    def tell(self, message: ServerMessage) -> None:
        """The same for every viewer."""
        text = text_of(message)
        for viewer in self.viewers:
            viewer.outbox.put_text(text)

    def _tell_moment(self, log_from: int, only: int | None) -> None:
        """To each viewer what its seat may see; all are told of the same things in the same order.

        A simultaneous choice that shows nothing to the others is told to its own seat only.
        """
        told: dict[int | None, str] = {}
        for viewer in self.viewers:
            seat = self.seat_of(viewer.guest)
            if only is not None and seat != only:
                continue
            if seat not in told:
                told[seat] = text_of(self.moment_for(seat, log_from))
            viewer.outbox.put_text(told[seat])

    def _tell_presence(self) -> None:
        online = [seat.online for seat in self.info_for(None).seats]
        spectators = sum(self.seat_of(viewer.guest) is None for viewer in self.viewers)
        self.tell(Presence(online, spectators))
