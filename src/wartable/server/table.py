"""A table in play: one thing happens at a time; it is on disk before anybody sees it."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import TypeVar

import msgspec

from wartable.engine.decision import Refusal
from wartable.matches.record import Record
from wartable.server.attendance import Attendance
from wartable.server.bot_turns import BotTurns
from wartable.server.company import Viewer
from wartable.server.deeds import Deeds, refuse_idle
from wartable.server.description import describe
from wartable.server.drafts import Drafts, draft_of, kept_at, taken_back
from wartable.server.endings import written_with
from wartable.server.fairness import fair_part_of, fairness_of
from wartable.server.flags import Flags
from wartable.server.hints import Hints
from wartable.server.in_step import InStep
from wartable.server.keepsakes import Keepsakes, result_of
from wartable.server.metrics import CHOICES
from wartable.server.moves import KINDS, Move, keys_of
from wartable.server.names import refuse_look_alike
from wartable.server.outbox import TRY_AGAIN
from wartable.server.past import TellableMoment
from wartable.server.protocol import AccountLine, Ack, Moment, ServerMessage, Why
from wartable.server.reviews import Reviews
from wartable.server.seating import is_taken, refuse_seat, refuse_strangers
from wartable.server.solving import chooser_at
from wartable.server.store import Store
from wartable.server.stored import Entry, Sitting, StoredTable
from wartable.server.story import Story
from wartable.server.table_info import Fairness, TableInfo
from wartable.server.talk import TableTalk
from wartable.server.teaching import refuse_astray, refuse_astray_picks
from wartable.server.telling import Teller
from wartable.server.thinker import Thinker
from wartable.server.times import millis
from wartable.server.traces import lines_in_common
from wartable.server.trouble import CONFLICT, FORBIDDEN, NOT_FOUND, UNAVAILABLE, Trouble, trouble_of
from wartable.server.turns import Owner
from wartable.server.voice import Voice
from wartable.server.wishes import AskWhy, ChangeDraft, Choose, ChooseSet

T = TypeVar("T")
SECONDS_TO_HEAR_WHY = 0.1
USUALLY_ABSENT = 60.0  # seconds after which others may let a bot play for somebody


class Table:
    """The story of a table and those who look at it."""

    def __init__(
        self, story: Story, people: list[Sitting], store: Store, thinker: Thinker, absent: float = USUALLY_ABSENT
    ) -> None:
        self.story = story
        self.people = people
        self.viewers: list[Viewer] = []
        self.bots = BotTurns(self, thinker)
        self.hints = Hints(self, thinker)
        self.reviews = Reviews(self, store, thinker)
        self.keepsakes = Keepsakes(self, store)
        self.past = thinker.past
        self.drafts = Drafts([])
        self.attendance = Attendance(self, store.news)
        self.in_step = InStep(self, store)
        self.voice = Voice(self)
        self.deeds = Deeds(self, absent)
        self.flags = Flags(self)
        self.talk = TableTalk(self, store)
        self.followers: list[Callable[[Story, Story], None]] = []  # are told the story before and after a change
        self.is_abandoned = False
        self.used_at = asyncio.get_running_loop().time()
        self._store = store
        self.answered: dict[tuple[int, str], int] = {}  # a message that was answered once is answered the same again
        self._turn = asyncio.Lock()

    def seats_of(self, guest: str) -> list[int]:
        return [sitting.seat for sitting in self.people if sitting.guest == guest]

    def seat_of(self, guest: str) -> int | None:
        """The guest's only seat: those who share a device see what everybody sees until one of them looks."""
        seats = self.seats_of(guest)
        return seats[0] if len(seats) == 1 else None

    def seat_at(self, viewer: Viewer) -> int | None:
        seats = self.seats_of(viewer.guest)
        return seats[0] if len(seats) == 1 else viewer.facing if viewer.facing in seats else None

    def seated(self, viewer: Viewer) -> int:
        """The seat for which a viewer can do something."""
        seat = self.seat_at(viewer)
        if seat is None:
            raise Trouble(FORBIDDEN, "covered" if self.seats_of(viewer.guest) else "not_seated")
        return seat

    def is_taken(self, seat: int) -> bool:
        return is_taken(self.story, self.people, seat)

    def refuse_strangers(self, guest: str) -> None:
        refuse_strangers(self.story, self.people, guest)

    def picks_of(self, seat: int | None) -> list[str]:
        return [] if seat is None else self.drafts.picks(self.story, seat)

    def owner(self) -> Owner:
        """For whom the bots think: somebody who sits here and is present, else somebody who watches."""
        seated = (viewer for viewer in self.viewers if self.seats_of(viewer.guest))
        present = next(seated, None) or next(iter(self.viewers), None)
        if present is not None:
            return present.owner
        return Owner("", self.people[0].guest if self.people else self.story.charter.id)

    def online(self) -> set[int]:
        here = {seat for viewer in self.viewers for seat in self.seats_of(viewer.guest)}
        return here | self.attendance.seats_elsewhere()

    def info_for(self, seat: int | None, yours: Sequence[int] = ()) -> TableInfo:
        stored = StoredTable(self.story.charter, self.story.standing(), self.people, result=result_of(self.story))
        info = describe(stored, seat, self.online(), yours)
        info.host = next(iter(self.story.joined), None)
        return info

    # --- coming and going

    async def enter(self, viewer: Viewer) -> None:
        """A viewer gets the whole situation, then everything that happens."""
        async with self._turn:
            self.viewers.append(viewer)
            if self.is_abandoned:
                viewer.outbox.end(TRY_AGAIN)
                return
            self.voice.tell_first(viewer)
            self.attendance.arrives(viewer)
        self.bots.wake()
        await self.talk.welcome(viewer)

    async def follow(self, with_drafts: bool) -> None:
        """Another server has written something."""
        async with self._turn:
            if not self.is_abandoned:
                await self.in_step.follow(with_drafts)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        self.deeds.note(viewer)
        self.used_at = asyncio.get_running_loop().time()
        self.attendance.changes()

    def is_idle(self) -> bool:
        return not (self.viewers or self._turn.locked() or self.bots.are_playing() or self.reviews.is_working())

    async def stop(self) -> None:
        """The server ends: bots and hints stop thinking."""
        self.flags.stop()
        self.hints.stop()
        self.reviews.stop()
        self.attendance.stop()
        await self.bots.stop()
        await self.keepsakes.finish()

    async def vacate(self) -> None:
        """Everybody leaves once the current action has finished; nothing more is written."""
        async with self._turn:
            self.abandon()
        await self.stop()

    def let_go(self) -> None:
        """Nobody needs it any more. It and its helpers know one another: apart, they leave memory at once."""
        self.attendance.end()
        del self.bots, self.hints, self.reviews, self.keepsakes, self.voice, self.deeds, self.flags
        del self.talk, self.in_step, self.followers

    def abandon(self) -> None:
        """What is in memory may differ from the disk: everybody connects again and the log is read again."""
        self.is_abandoned = True
        for viewer in self.viewers:  # a refusal is sent before the socket is closed
            asyncio.get_running_loop().call_later(SECONDS_TO_HEAR_WHY, viewer.outbox.end, TRY_AGAIN)

    # --- what happens

    async def move(self, viewer: Viewer, wish: Move) -> None:
        """Choose, undo or redo; the viewer gets the acknowledgement before the moment that shows it."""
        seat = self.seated(viewer)
        await self._undisturbed(lambda: self._move(viewer, seat, wish))

    async def change_draft(self, viewer: Viewer, wish: ChangeDraft) -> None:
        """Pick something or take it back; every window of the seat receives it, and nobody else."""
        seat = self.seated(viewer)
        await self._undisturbed(lambda: self._change_draft(seat, wish))

    async def bot_chooses(self, seat: int, keys: list[str], seq: int) -> None:
        """A bot's choices, unless something that concerns them has happened since it began to think."""
        await self._undisturbed(lambda: self._bot_chooses(seat, keys, seq))

    async def happens(self, made: Callable[[], Entry | None]) -> bool:
        """What is to happen beside the game, decided when nothing else happens; returns whether anything did."""
        return await self._undisturbed(lambda: self._happens(made))

    async def take_seat(self, sitting: Sitting, contribution: str | None = None) -> None:
        await self._undisturbed(lambda: self._take_seat(sitting, contribution))

    def why_not(self, viewer: Viewer, wish: AskWhy) -> Why:
        seat = self.seated(viewer)
        self.story.must_ask(seat)
        reason = self.drafts.why_not(self.story, seat, [*wish.held, wish.thing])
        return Why(wish.id, wish.thing, reason.rule, reason.sentence)

    def hurry(self, viewer: Viewer) -> None:
        """Players may hurry the bots; where only bots play, spectators may."""
        if self.seats_of(viewer.guest) or not self.people:
            self.bots.hurry()

    def record(self) -> Record:
        match = self.story.started()
        if not self.story.is_over:
            raise Trouble(FORBIDDEN, "not_over")
        fair = fair_part_of(self.story.charter, self.story.contributions)
        return msgspec.structs.replace(match.record(), fair=fair).chained()

    def fairness(self) -> Fairness:
        """What is known of the deal by now."""
        return fairness_of(self.story.charter, self.story.contributions, self.story.is_over)

    async def _undisturbed(self, action: Callable[[], Coroutine[None, None, T]]) -> T:
        """An action is completed even if the one waiting for it disconnects in the middle."""
        return await asyncio.shield(asyncio.ensure_future(self.in_step.first(action)))

    async def _move(self, viewer: Viewer, seat: int, wish: Move) -> None:
        async with self._turn:
            if (seat, wish.id) in self.answered:
                viewer.outbox.put(Ack(wish.id, self.answered[seat, wish.id]))
                return
            refuse_idle(self.story, seat, wish.seq)
            keys = keys_of(self.story, seat, wish)
            if isinstance(wish, Choose | ChooseSet):
                refuse_astray(self.story, keys)
            entry = Entry(self.story.seq + 1, KINDS[type(wish)], seat, keys, wish.id)
            await self._happen(entry, None, viewer)

    async def _change_draft(self, seat: int, wish: ChangeDraft) -> None:
        async with self._turn:
            refuse_idle(self.story, seat, wish.seq)
            match = self.story.started()
            draft = draft_of(match, seat, self.drafts.picks(self.story, seat))
            if draft is None:
                raise Trouble(CONFLICT, "no_draft")
            refuse_astray_picks(self.story, seat, wish.add)
            astray = draft.not_added(wish.drop, wish.add)
            if astray is not None:
                raise trouble_of(draft.why_not(match.game, astray))
            kept = kept_at(self.story, seat, draft.changed(wish.drop, wish.add))
            await self.in_step.saved(self._store.keep_draft(self.story.charter.id, kept))
            self.drafts.keep(kept)
            self.voice.tell_draft(seat, wish.id)

    async def _happens(self, made: Callable[[], Entry | None]) -> bool:
        async with self._turn:
            entry = made()
            if entry is not None:
                await self._happen(entry, None, None)
            return entry is not None

    async def _bot_chooses(self, seat: int, keys: list[str], seq: int) -> None:
        async with self._turn:
            if self.story.is_current(seat, seq) and chooser_at(self.story, seat) and not self.story.life.is_paused:
                await self._happen(Entry(self.story.seq + 1, "choice", seat, keys), None, None)

    async def _take_seat(self, sitting: Sitting, contribution: str | None) -> None:
        async with self._turn:
            if sitting.seat in self.seats_of(sitting.guest):
                return  # the page asks again because it did not hear the first answer
            refuse_seat(self.story, self.people, sitting)
            refuse_look_alike(sitting.name, (seat.name for seat in self.info_for(None).seats if seat.name))
            body = [sitting.name] if contribution is None else [sitting.name, contribution]
            await self._happen(Entry(self.story.seq + 1, "join", sitting.seat, body), sitting, None)

    async def _happen(self, entry: Entry, sitting: Sitting | None, viewer: Viewer | None) -> None:
        """Try it on a copy, write it down, and only then let it be so."""
        if self.is_abandoned:
            raise Trouble(UNAVAILABLE, "not_saved")
        entry = msgspec.structs.replace(entry, at=millis())
        try:
            story = self.story.after(entry)
        except Refusal as refusal:
            raise trouble_of(refusal) from refusal
        draft = taken_back(story, entry.seat) if entry.kind == "undo" else None
        table, standing = self.story.charter.id, story.standing()
        if sitting is None:
            also = written_with(self.story, story, self.people)
            await self.in_step.saved(self._store.append(table, entry, standing, draft, also))
        else:
            await self.in_step.saved(self._store.join(table, entry, sitting, standing))
        if draft is not None:
            self.drafts.keep(draft)
        before = self.story
        tell = self._become(entry, story, None if sitting is None else [*self.people, sitting])
        if viewer is not None and entry.message is not None:
            seq = self.answered[entry.seat, entry.message] = story.seq_of(entry.seat)
            viewer.outbox.put(Ack(entry.message, seq))
            await asyncio.sleep(0)  # it is on its way before the moment is made for everybody
        if entry.kind in KINDS.values():
            CHOICES.labels("bot" if viewer is None else "person").inc()
        tell()
        for follow in self.followers:
            follow(before, story)

    def take_in(self, entry: Entry, people: list[Sitting] | None) -> None:
        """Another server has written this: it has happened."""
        story = self.story.after(entry)
        if entry.message is not None:
            self.answered[entry.seat, entry.message] = story.seq_of(entry.seat)
        self._become(entry, story, people)()

    def _become(self, entry: Entry, story: Story, people: list[Sitting] | None) -> Callable[[], None]:
        """It is so from now on; returns what tells everybody. `people`: where somebody has sat down."""
        known, everybody = lines_in_common(self.story.match, story.match), self.story.is_seen(story)
        self.story = story
        if people is not None:
            self.people = people
            self.attendance.changes()  # a spectator has become a player
            self.talk.changes_rooms(next(one.guest for one in people if one.seat == entry.seat))

        def tell() -> None:
            self.voice.tell_moment(known, None if everybody else entry.seat)
            if story.is_over:
                self.keepsakes.begin()
            self.bots.wake()
            self.flags.arm()

        return tell

    def moment_for(self, seat: int | None, log_from: int, yours: Sequence[int] = ()) -> Moment:
        return Teller(self.story, self.info_for(seat, yours), self.picks_of(seat)).moment(log_from)

    def earned(self) -> list[AccountLine]:
        return Teller(self.story, self.info_for(None), []).earned()

    async def moment_at(self, owner: Owner, number: int) -> TellableMoment:
        """The moment after a choice, as the owner's seat, or a spectator, saw it then."""
        seat = self.seat_of(owner.guest)
        self.story.started()
        if number > self.story.number_of(seat):
            raise Trouble(NOT_FOUND, "no_such_moment")
        return await self.past.moment(owner, self.story, self.info_for(seat), number)

    def tell(self, message: ServerMessage) -> None:
        self.voice.tell(message)
