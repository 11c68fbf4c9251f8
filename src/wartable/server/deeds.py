"""Deeds: what those who sit at a table do beside the game. Each is an entry of the log that `living.py` folds."""

import asyncio

from wartable.bots.levels import known_bots
from wartable.server.company import Company, Viewer
from wartable.server.living import NO, PERSON, YES, kind_at
from wartable.server.protocol import Ack
from wartable.server.rated import refuse_at_rated
from wartable.server.solving import refuse_solved
from wartable.server.stored import Entry, EntryKind
from wartable.server.story import Story
from wartable.server.times import millis
from wartable.server.trouble import BAD_REQUEST, CONFLICT, FORBIDDEN, NOT_FOUND, Trouble
from wartable.server.wishes import ComeBack, Deed, Face, FillSeat, Pause, Resign, StandIn


class Deeds:
    """Carries out the deeds of one table's viewers."""

    def __init__(self, table: Company, absent_seconds: float) -> None:
        self._table = table
        self._absent_seconds = absent_seconds
        self._gone_at: dict[int, float] = {}  # seats whose people have left, and when
        self._loaded_at = asyncio.get_running_loop().time()

    def note(self, viewer: Viewer) -> None:
        """Somebody has left."""
        now = asyncio.get_running_loop().time()
        self._gone_at |= dict.fromkeys(self._table.seats_of(viewer.guest), now)

    async def do(self, viewer: Viewer, wish: Deed) -> None:
        if isinstance(wish, Face):
            self._face(viewer, wish)
            return
        await self._table.happens(lambda: self._entry(viewer, wish))
        seat = self._table.seat_at(viewer)
        viewer.outbox.put(Ack(wish.id, self._table.story.seq_of(seat)))

    def _entry(self, viewer: Viewer, wish: FillSeat | StandIn | ComeBack | Resign | Pause) -> Entry:
        """What is written for a wish, as the table is now."""
        if not self._table.seats_of(viewer.guest):
            raise Trouble(FORBIDDEN, "not_seated")
        refuse_at_rated(self._table.story.charter.game, self._table.story.charter.terms, wish)
        if isinstance(wish, FillSeat):
            return self._written("fill", self._open(wish.seat), [wish.level] if wish.level else [], wish.level)
        if isinstance(wish, StandIn):
            return self._written("bot", self._replaceable(viewer, wish.seat), [wish.level], wish.level)
        own = self._own(viewer, wish.seat)
        if isinstance(wish, Pause):
            return self._written("pause", self._playing(own), [YES if wish.yes else NO])
        return self._written("back" if isinstance(wish, ComeBack) else "resign", own)

    def _written(self, kind: EntryKind, seat: int, body: list[str] | None = None, level: str | None = None) -> Entry:
        if level is not None and level not in known_bots():
            raise Trouble(BAD_REQUEST, "no_such_level")
        return Entry(self._table.story.seq + 1, kind, seat, body or [])

    def _face(self, viewer: Viewer, wish: Face) -> None:
        """Somebody says that it is they who look at the device, or that nobody does."""
        if wish.seat is not None:
            self._own(viewer, wish.seat)
        viewer.facing = wish.seat
        self._table.voice.tell_first(viewer)
        viewer.outbox.put(Ack(wish.id, self._table.story.seq_of(self._table.seat_at(viewer))))

    def _own(self, viewer: Viewer, seat: int | None) -> int:
        """One of the viewer's seats: the one that is named, or the only one."""
        seats = self._table.seats_of(viewer.guest)
        if not seats or (seat is not None and seat not in seats):
            raise Trouble(FORBIDDEN, "not_seated")
        if seat is None and len(seats) > 1:
            raise Trouble(FORBIDDEN, "covered")
        return seats[0] if seat is None else seat

    def _playing(self, seat: int) -> int:
        story = self._table.story
        if story.match is not None and story.level_at(seat) is not None:
            raise Trouble(CONFLICT, "bot_plays")
        return seat

    def _open(self, seat: int) -> int:
        if seat >= self._table.story.charter.players:
            raise Trouble(NOT_FOUND, "no_such_seat")
        if self._table.is_taken(seat):
            raise Trouble(CONFLICT, "seat_taken")
        return seat

    def _replaceable(self, viewer: Viewer, seat: int) -> int:
        """The viewer's own seat, or that of somebody who has been away for a while or has no time left."""
        story = self._table.story
        if seat >= story.charter.players:
            raise Trouble(NOT_FOUND, "no_such_seat")
        if seat in self._table.seats_of(viewer.guest) or kind_at(story.life, story.charter.seats, seat) != PERSON:
            return seat
        if not (self._is_absent(seat) or has_no_time(story, seat)):
            raise Trouble(CONFLICT, "still_there")
        return seat

    def _is_absent(self, seat: int) -> bool:
        if any(seat in self._table.seats_of(one.guest) for one in self._table.viewers):
            return False
        gone = self._gone_at.get(seat, self._loaded_at)
        return asyncio.get_running_loop().time() - gone >= self._absent_seconds


def has_no_time(story: Story, seat: int) -> bool:
    """Whether a seat keeps others waiting with its clock at zero."""
    clocks = story.clocks
    return clocks is not None and seat in clocks.runs and clocks.left_at(seat, millis()) == 0


def refuse_idle(story: Story, seat: int, seq: int) -> None:
    """In a pause nobody plays; nor does somebody for whom a bot does, or who has not seen what has happened since."""
    if story.life.is_paused:
        raise Trouble(CONFLICT, "paused")
    if story.level_at(seat) is not None:
        raise Trouble(CONFLICT, "bot_plays")
    refuse_solved(story)
    if not story.is_current(seat, seq):
        raise Trouble(CONFLICT, "stale")
