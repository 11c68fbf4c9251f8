"""A table in play: one thing happens at a time; it is on disk before anybody sees it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeVar

import msgspec

from wartable.engine.decision import Refusal
from wartable.matches.record import Record
from wartable.server.attendance import Attendance
from wartable.server.bot_turns import BotTurns
from wartable.server.company import Viewer
from wartable.server.description import describe
from wartable.server.drafts import Drafts, draft_of, kept_at, taken_back
from wartable.server.fairness import fair_part_of, fairness_of
from wartable.server.following import Following
from wartable.server.hints import Hints
from wartable.server.keepsakes import Keepsakes, result_of
from wartable.server.metrics import CHOICES
from wartable.server.moves import KINDS, Move, keys_of
from wartable.server.names import refuse_look_alike
from wartable.server.outbox import TRY_AGAIN, text_of
from wartable.server.past import TellableMoment
from wartable.server.protocol import AccountLine, Ack, Drafted, Moment, ServerMessage, Why
from wartable.server.reviews import Reviews
from wartable.server.seating import refuse_seat
from wartable.server.store import Store
from wartable.server.stored import Entry, Kept, Sitting, StoredTable
from wartable.server.story import Story, lines_in_common
from wartable.server.table_info import Fairness, TableInfo
from wartable.server.talk import TableTalk
from wartable.server.teaching import refuse_astray, refuse_astray_picks
from wartable.server.telling import Teller
from wartable.server.thinker import Thinker
from wartable.server.trouble import CONFLICT, FORBIDDEN, NOT_FOUND, UNAVAILABLE, Trouble, trouble_of
from wartable.server.turns import Owner
from wartable.server.wishes import AskWhy, ChangeDraft, Choose, ChooseSet
from wartable.words import speaking, spoken

T = TypeVar("T")
SECONDS_TO_HEAR_WHY = 0.1


class Table:
    """The story of a table and those who look at it."""

    def __init__(self, story: Story, people: list[Sitting], store: Store, thinker: Thinker) -> None:
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
        self.following = Following(self, store)
        self.talk = TableTalk(self, store)
        self.is_abandoned = False
        self.used_at = asyncio.get_running_loop().time()
        self._store = store
        self.answered: dict[tuple[int, str], int] = {}  # a message that was answered once is answered the same again
        self._turn = asyncio.Lock()
        self._for_spectators: dict[str, tuple[int, TableInfo, str]] = {}  # by language: seq, and what they were told

    # --- who sits where

    def seat_of(self, guest: str) -> int | None:
        return next((sitting.seat for sitting in self.people if sitting.guest == guest), None)

    def owner(self) -> Owner:
        """For whom the bots think: somebody who sits here and is present, else somebody who watches."""
        seated = (viewer for viewer in self.viewers if self.seat_of(viewer.guest) is not None)
        present = next(seated, None) or next(iter(self.viewers), None)
        if present is not None:
            return present.owner
        return Owner("", self.people[0].guest if self.people else self.story.charter.id)

    def online(self) -> set[int | None]:
        return {self.seat_of(viewer.guest) for viewer in self.viewers} | self.attendance.seats_elsewhere()

    def info_for(self, seat: int | None) -> TableInfo:
        online = {one for one in self.online() if one is not None}
        stored = StoredTable(self.story.charter, self.story.standing(), self.people, result=result_of(self.story))
        return describe(stored, seat, online)

    # --- coming and going

    async def enter(self, viewer: Viewer) -> None:
        """A viewer gets the whole situation, then everything that happens."""
        async with self._turn:
            self.viewers.append(viewer)
            if self.is_abandoned:
                viewer.outbox.end(TRY_AGAIN)
                return
            viewer.outbox.put_text(self._first_moment(self.seat_of(viewer.guest)))
            self.attendance.arrives(viewer)
        self.bots.wake()
        await self.talk.welcome(viewer)

    async def follow(self, with_drafts: bool) -> None:
        """Another server has written something."""
        async with self._turn:
            if not self.is_abandoned:
                await self.following.catch_up()
                if with_drafts:
                    await self.following.read_drafts()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        self.used_at = asyncio.get_running_loop().time()
        self.attendance.changes()

    def is_idle(self) -> bool:
        return not (self.viewers or self._turn.locked() or self.bots.are_playing() or self.reviews.is_working())

    async def stop(self) -> None:
        """The server ends: bots and hints stop thinking."""
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
        del self.bots, self.hints, self.reviews, self.keepsakes, self.following, self.talk

    def abandon(self) -> None:
        """What is in memory may differ from the disk: everybody connects again and the log is read again."""
        self.is_abandoned = True
        for viewer in self.viewers:  # a refusal is sent before the socket is closed
            asyncio.get_running_loop().call_later(SECONDS_TO_HEAR_WHY, viewer.outbox.end, TRY_AGAIN)

    # --- what happens

    async def move(self, viewer: Viewer, wish: Move) -> None:
        """Choose, undo or redo; the viewer gets the acknowledgement before the moment that shows it."""
        seat = self.seat_of(viewer.guest)
        if seat is None:
            raise Trouble(FORBIDDEN, "not_seated")
        await self._undisturbed(lambda: self._move(viewer, seat, wish))

    async def change_draft(self, viewer: Viewer, wish: ChangeDraft) -> None:
        """Pick something or take it back; every window of the seat receives it, and nobody else."""
        seat = self.seat_of(viewer.guest)
        if seat is None:
            raise Trouble(FORBIDDEN, "not_seated")
        await self._undisturbed(lambda: self._change_draft(seat, wish))

    async def bot_chooses(self, seat: int, keys: list[str], seq: int) -> None:
        """A bot's choices, unless something that concerns them has happened since it began to think."""
        await self._undisturbed(lambda: self._bot_chooses(seat, keys, seq))

    async def take_seat(self, sitting: Sitting, contribution: str | None = None) -> None:
        await self._undisturbed(lambda: self._take_seat(sitting, contribution))

    def why_not(self, viewer: Viewer, wish: AskWhy) -> Why:
        seat = self.seat_of(viewer.guest)
        if seat is None:
            raise Trouble(FORBIDDEN, "not_seated")
        self.story.must_ask(seat)
        reason = self.drafts.why_not(self.story, seat, [*wish.held, wish.thing])
        return Why(wish.id, wish.thing, reason.rule, reason.sentence)

    def hurry(self, viewer: Viewer) -> None:
        """Players may hurry the bots; where only bots play, spectators may."""
        if self.seat_of(viewer.guest) is not None or not self.people:
            self.bots.hurry()

    def record(self) -> Record:
        match = self.story.started()
        if not match.over:
            raise Trouble(FORBIDDEN, "not_over")
        fair = fair_part_of(self.story.charter, self.story.contributions)
        return msgspec.structs.replace(match.record(), fair=fair).chained()

    def fairness(self) -> Fairness:
        """What is known of the deal by now."""
        return fairness_of(self.story.charter, self.story.contributions, self.story.standing().over)

    async def _undisturbed(self, action: Callable[[], Coroutine[None, None, T]]) -> T:
        """An action is completed even if the one waiting for it disconnects in the middle."""
        return await asyncio.shield(asyncio.ensure_future(self.following.first(action)))

    async def _move(self, viewer: Viewer, seat: int, wish: Move) -> None:
        async with self._turn:
            if (seat, wish.id) in self.answered:
                viewer.outbox.put(Ack(wish.id, self.answered[seat, wish.id]))
                return
            if not self.story.is_current(seat, wish.seq):
                raise Trouble(CONFLICT, "stale")
            keys = keys_of(self.story, seat, wish)
            if isinstance(wish, Choose | ChooseSet):
                refuse_astray(self.story, keys)
            entry = Entry(self.story.seq + 1, KINDS[type(wish)], seat, keys, wish.id)
            await self._happen(entry, None, viewer)

    async def _change_draft(self, seat: int, wish: ChangeDraft) -> None:
        async with self._turn:
            if not self.story.is_current(seat, wish.seq):
                raise Trouble(CONFLICT, "stale")
            match = self.story.started()
            draft = draft_of(match, seat, self.drafts.picks(self.story, seat))
            if draft is None:
                raise Trouble(CONFLICT, "no_draft")
            refuse_astray_picks(self.story, seat, wish.add)
            astray = draft.not_added(wish.drop, wish.add)
            if astray is not None:
                raise trouble_of(draft.why_not(match.game, astray))
            kept = kept_at(self.story, seat, draft.changed(wish.drop, wish.add))
            await self.following.saved(self._store.keep_draft(self.story.charter.id, kept))
            self.drafts.keep(kept)
            self.tell_draft(seat, wish.id)

    async def _bot_chooses(self, seat: int, keys: list[str], seq: int) -> None:
        async with self._turn:
            if self.story.is_current(seat, seq):
                await self._happen(Entry(self.story.seq + 1, "choice", seat, keys), None, None)

    async def _take_seat(self, sitting: Sitting, contribution: str | None) -> None:
        async with self._turn:
            if self.seat_of(sitting.guest) == sitting.seat:
                return  # the page asks again because it did not hear the first answer
            refuse_seat(self.story, self.people, sitting)
            refuse_look_alike(sitting.name, (seat.name for seat in self.info_for(None).seats if seat.name))
            body = [sitting.name] if contribution is None else [sitting.name, contribution]
            await self._happen(Entry(self.story.seq + 1, "join", sitting.seat, body), sitting, None)

    async def _happen(self, entry: Entry, sitting: Sitting | None, viewer: Viewer | None) -> None:
        """Try it on a copy, write it down, and only then let it be so."""
        if self.is_abandoned:
            raise Trouble(UNAVAILABLE, "not_saved")
        try:
            story = self.story.after(entry)
        except Refusal as refusal:
            raise trouble_of(refusal) from refusal
        draft = taken_back(story, entry.seat) if entry.kind == "undo" else None
        await self._save(entry, sitting, story, draft)
        if draft is not None:
            self.drafts.keep(draft)
        tell = self._become(entry, story, None if sitting is None else [*self.people, sitting])
        if viewer is not None and entry.message is not None:
            seq = self.answered[entry.seat, entry.message] = story.seq_of(entry.seat)
            viewer.outbox.put(Ack(entry.message, seq))
            await asyncio.sleep(0)  # it is on its way before the moment is made for everybody
        if entry.kind != "join":
            CHOICES.labels("bot" if viewer is None else "person").inc()
        tell()

    def take_in(self, entry: Entry, people: list[Sitting] | None) -> None:
        """Another server has written this: it has happened."""
        story = self.story.after(entry)
        if entry.message is not None:
            self.answered[entry.seat, entry.message] = story.seq_of(entry.seat)
        self._become(entry, story, people)()

    def _become(self, entry: Entry, story: Story, people: list[Sitting] | None) -> Callable[[], None]:
        """It is so from now on; returns what tells everybody. `people`: where somebody has sat down."""
        known, everybody = lines_in_common(self.story, story), self.story.is_seen(story)
        self.story = story
        if people is not None:
            self.people = people
            self.attendance.changes()  # a spectator has become a player
            self.talk.changes_rooms(people[-1].guest)

        def tell() -> None:
            self._tell_moment(known, None if everybody else entry.seat)
            if story.match is not None and story.match.over:
                self.keepsakes.begin()
            self.bots.wake()

        return tell

    async def _save(self, entry: Entry, sitting: Sitting | None, story: Story, draft: Kept | None) -> None:
        table = self.story.charter.id
        if sitting is None:
            await self.following.saved(self._store.append(table, entry, story.standing(), draft))
        else:
            await self.following.saved(self._store.join(table, entry, sitting, story.standing()))

    # --- telling

    def moment_for(self, seat: int | None, log_from: int) -> Moment:
        return self._teller(seat).moment(log_from)

    def _teller(self, seat: int | None) -> Teller:
        picks = [] if seat is None else self.drafts.picks(self.story, seat)
        return Teller(self.story, self.info_for(seat), picks)

    def earned(self, guest: str) -> list[AccountLine]:
        return self._teller(self.seat_of(guest)).earned()

    def _first_moment(self, seat: int | None) -> str:
        """What newcomers are sent; spectators all see the same."""
        if seat is not None:
            return text_of(self.moment_for(seat, 0))
        info, language = self.info_for(None), spoken()
        kept = self._for_spectators.get(language)
        if kept is None or kept[:2] != (self.story.seq, info):
            kept = self._for_spectators[language] = (self.story.seq, info, text_of(self.moment_for(None, 0)))
        return kept[2]

    async def moment_at(self, owner: Owner, number: int) -> TellableMoment:
        """The moment after a choice, as the owner's seat, or a spectator, saw it then."""
        seat = self.seat_of(owner.guest)
        self.story.started()
        if number > self.story.number_of(seat):
            raise Trouble(NOT_FOUND, "no_such_moment")
        return await self.past.moment(owner, self.story, self.info_for(seat), number)

    def tell(self, message: ServerMessage) -> None:
        """The same for every viewer."""
        text = text_of(message)
        for viewer in self.viewers:
            viewer.outbox.put_text(text)

    def _tell_moment(self, log_from: int, only: int | None) -> None:
        """To each viewer what its seat may see; `only`: a simultaneous choice that shows the others nothing."""
        viewers = [one for one in self.viewers if only is None or self.seat_of(one.guest) == only]
        self._tell_each(viewers, lambda seat: self.moment_for(seat, log_from))

    def tell_draft(self, seat: int, wish_id: str) -> None:
        viewers = [one for one in self.viewers if self.seat_of(one.guest) == seat]
        self._tell_each(viewers, lambda _: self._drafted(seat, wish_id))

    def _drafted(self, seat: int, wish_id: str) -> Drafted:
        info = self._teller(seat).draft()
        assert info is not None
        return Drafted(wish_id, self.story.seq_of(seat), info)

    def _tell_each(self, viewers: list[Viewer], message: Callable[[int | None], ServerMessage]) -> None:
        """To each viewer in its own language; made once for all who see the same seat in the same language."""
        told: dict[tuple[int | None, str], str] = {}
        for viewer in viewers:
            seat = self.seat_of(viewer.guest)
            if (seat, viewer.language) not in told:
                with speaking(viewer.language):
                    told[seat, viewer.language] = text_of(message(seat))
            viewer.outbox.put_text(told[seat, viewer.language])
