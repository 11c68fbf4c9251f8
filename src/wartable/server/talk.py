"""Talk at a table: what players say is for players, what spectators say for spectators. It is no part of the record.

Whatever is said is written first and then read again from the database, so that several processes tell the same.
"""

import asyncio
import unicodedata
from collections.abc import Sequence
from typing import Protocol

import structlog

from wartable.server.base import Work
from wartable.server.company import Viewer
from wartable.server.failures import Conflict, NotSaved
from wartable.server.living import PERSON
from wartable.server.names import UNSEEN, is_heaped
from wartable.server.outbox import text_of
from wartable.server.refusals import shown
from wartable.server.sayings import (
    Adding,
    Heeded,
    Saying,
    author_at,
    complain,
    end_silence,
    mute,
    read_muted,
    read_talk,
    silence,
    unmute,
)
from wartable.server.store import Store
from wartable.server.stored import Sitting, now
from wartable.server.story import Story
from wartable.server.talk_info import (
    Complain,
    Heard,
    Mute,
    Muted,
    React,
    Room,
    Said,
    Say,
    SwitchTalk,
    Talk,
    TalkLine,
    TalkWish,
)
from wartable.server.tally import Statement
from wartable.server.trouble import BAD_REQUEST, CONFLICT, FORBIDDEN, NOT_FOUND, UNAVAILABLE, Trouble, saved

TRIES = 5  # somebody at another process may say something at the same moment
log = structlog.stdlib.get_logger("wartable.talk")


class Hearers(Protocol):
    """A table as those who talk there see it."""

    story: Story
    people: list[Sitting]
    viewers: list[Viewer]

    def seats_of(self, guest: str) -> list[int]: ...


class TableTalk:
    """The talk of one table."""

    def __init__(self, table: Hearers, store: Store) -> None:
        self._table = table
        self._id = table.story.charter.id
        self._store = store
        self._known: Heeded | None = None
        self._reading = asyncio.Lock()

    async def welcome(self, viewer: Viewer) -> None:
        """Somebody has come: they are told what was said. Who plays alone has nobody to talk to."""
        if not self._is_for(viewer):
            return
        muted = await self._store.read(lambda connection: read_muted(connection, viewer.guest))
        known = await self._heeded()
        viewer.muted = muted  # until now they were told no line
        viewer.outbox.put(self._told(viewer, known))

    def changes_rooms(self, guest: str) -> None:
        """A spectator has sat down: from now on they are among the players."""
        self._tell_all([viewer for viewer in self._table.viewers if viewer.guest == guest])

    def forget(self, player: str) -> None:
        """What somebody has said was deleted."""
        known = self._known
        if known is not None and any(line.author == player for line in known.lines):
            self._known = Heeded(known.is_off, [line for line in known.lines if line.author != player])
            self._tell_all(self._table.viewers)

    async def grant(self, viewer: Viewer, wish: TalkWish) -> None:
        if not self._is_for(viewer):
            raise Trouble(CONFLICT, "nobody_to_talk_to")
        match wish:
            case Say():
                await self._say(viewer, wish.id, clean_saying(wish.text))
            case React():
                await self._say(viewer, wish.id, wish)
            case Mute():
                await self._mute(viewer, wish)
            case Complain():
                await self._complain(viewer, wish.number)
            case SwitchTalk():
                await self._switch(viewer, wish.on)
        viewer.outbox.put(Heard(wish.id))

    async def catch_up(self) -> None:
        """Tell what was said, and switched, since it was last read; another process may have written it."""
        async with self._reading:
            before, known = self._known, await self._store.read(lambda connection: read_talk(connection, self._id))
            self._known = known
        if before is None or known.is_off != before.is_off:
            self._tell_all(self._table.viewers)
            return
        told = {(one.room, one.number) for one in before.lines}
        for line in known.lines:
            if (line.room, line.number) not in told:
                self._tell(line)

    # --- saying

    async def _say(self, viewer: Viewer, message: str, what: str | React) -> None:
        for _ in range(TRIES):
            known = await self._heeded()
            if known.is_off:
                raise Trouble(FORBIDDEN, "talk_off")
            try:
                await self._store.writer.write(Adding(self._id, await self._saying(viewer, message, what, known)))
            except NotSaved as failure:
                raise Trouble(UNAVAILABLE, "not_saved") from failure
            except Conflict:
                await self.catch_up()
                if self._was_said(viewer, message):
                    return
            else:
                self._store.news.tell("talk", self._id)
                await self.catch_up()
                return
        raise Trouble(UNAVAILABLE, "not_saved")

    async def _saying(self, viewer: Viewer, message: str, what: str | React, known: Heeded) -> Saying:
        room, seat = self._room_of(viewer), next(iter(self._table.seats_of(viewer.guest)), None)
        number = max((line.number for line in known.lines if line.room == room), default=0) + 1
        sitting = next((one for one in self._table.people if one.seat == seat), None)
        name = sitting.name if sitting is not None else await self._store.name_of(viewer.guest)
        text, reaction = (what, None) if isinstance(what, str) else ("", what.reaction)
        return Saying(room, number, viewer.guest, seat, name, text, reaction, message, now())

    def _was_said(self, viewer: Viewer, message: str) -> bool:
        lines = [] if self._known is None else self._known.lines
        return any(line.author == viewer.guest and line.message == message for line in lines)

    # --- not hearing, reporting, switching

    async def _mute(self, viewer: Viewer, wish: Mute) -> None:
        whom = self._player(wish.author)
        if whom == viewer.guest:
            raise Trouble(BAD_REQUEST, "not_yourself")
        if wish.on == (whom in (viewer.muted or ())):
            return
        await self._write(Statement((mute if wish.on else unmute)(viewer.guest, whom)))
        windows = [one for one in self._table.viewers if one.guest == viewer.guest and one.muted is not None]
        for window in windows:
            window.muted = (window.muted or frozenset()) ^ {whom}
        self._tell_all(windows)

    async def _complain(self, viewer: Viewer, number: int) -> None:
        known, room = await self._heeded(), self._room_of(viewer)
        said = next((line for line in known.lines if (line.room, line.number) == (room, number)), None)
        if said is None or said.author == viewer.guest:
            raise Trouble(NOT_FOUND, "nothing_to_report")
        try:
            await self._store.writer.write(Statement(complain(self._id, viewer.guest, said)))
        except Conflict:
            return  # the same person has reported it before
        except NotSaved as failure:
            raise Trouble(UNAVAILABLE, "not_saved") from failure
        log.warning("reported", table=self._id, who=shown(said.author), by=shown(viewer.guest))

    async def _switch(self, viewer: Viewer, on: bool) -> None:
        if not self._may_switch(viewer):
            raise Trouble(FORBIDDEN, "not_host")
        known = await self._heeded()
        if on == known.is_off:
            await self._write(Statement((end_silence if on else silence)(self._id)))
            self._store.news.tell("talk", self._id)
            await self.catch_up()

    def _player(self, author: str) -> str:
        """Who is meant by the name of an author at this table."""
        lines = [] if self._known is None else self._known.lines
        found = (line.author for line in lines if author_at(self._id, line.author) == author)
        player = next(found, None)
        if player is None:
            raise Trouble(NOT_FOUND, "nobody_so_called_here")
        return player

    async def _write(self, *works: Work) -> None:
        await saved(self._store.writer.write(*works), f"talk at {self._id}")

    # --- who hears what

    def _is_for(self, viewer: Viewer) -> bool:
        return not self._table.seats_of(viewer.guest) or self._table.story.charter.seats.count(PERSON) > 1

    def _room_of(self, viewer: Viewer) -> Room:
        return "spectators" if not self._table.seats_of(viewer.guest) else "players"

    def _may_switch(self, viewer: Viewer) -> bool:
        """Who sat down first owns the table."""
        host = next(iter(self._table.story.joined), None)
        return host is not None and host in self._table.seats_of(viewer.guest)

    async def _heeded(self) -> Heeded:
        async with self._reading:
            if self._known is None:
                self._known = await self._store.read(lambda connection: read_talk(connection, self._id))
        return self._known

    def _told(self, viewer: Viewer, known: Heeded) -> Talk:
        room, unheard = self._room_of(viewer), viewer.muted or frozenset()
        lines = [line for line in known.lines if line.room == room]
        muted = {line.author: line.name for line in lines if line.author in unheard}
        return Talk(
            room=room,
            you=author_at(self._id, viewer.guest),
            is_off=known.is_off,
            may_switch=self._may_switch(viewer),
            lines=[self._line(line) for line in lines if line.author not in unheard],
            muted=[Muted(author_at(self._id, player), name) for player, name in muted.items()],
        )

    def _line(self, said: Saying) -> TalkLine:
        author = author_at(self._id, said.author)
        return TalkLine(said.number, author, said.seat, said.name, said.text, said.reaction, said.at)

    def _tell(self, said: Saying) -> None:
        text = text_of(Said(self._line(said)))
        for viewer in self._table.viewers:
            is_heard = viewer.muted is not None and said.author not in viewer.muted
            if is_heard and self._is_for(viewer) and self._room_of(viewer) == said.room:
                viewer.outbox.put_text(text)

    def _tell_all(self, viewers: Sequence[Viewer]) -> None:
        for viewer in viewers:
            if self._known is not None and viewer.muted is not None and self._is_for(viewer):
                viewer.outbox.put(self._told(viewer, self._known))


def clean_saying(text: str) -> str:
    """One line of visible text: what shows nothing, or turns what follows, is left out."""
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    text = "".join(one for one in text if one.isprintable() and one not in UNSEEN).strip()
    if not text or is_heaped(text):
        raise Trouble(BAD_REQUEST, "saying_refused")
    return text
