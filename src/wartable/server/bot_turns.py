"""The bots of a table: they think elsewhere, pause so that people can follow, and choose like anybody else."""

import asyncio
import contextlib
import logging

from wartable.matches.match import Match
from wartable.server.company import Company
from wartable.server.lessons import lesson_at
from wartable.server.living import PERSON
from wartable.server.protocol import Thinking
from wartable.server.solving import chooser_at, replier
from wartable.server.story import Story
from wartable.server.teaching import others_turn, scripted
from wartable.server.tempers import player_of
from wartable.server.terms import USUAL_LEVEL
from wartable.server.thinker import Thinker
from wartable.server.thought import Thought
from wartable.server.trouble import Trouble

WAIT_AFTER_TROUBLE = 1.0
PAUSES_TO_LOOK = 20  # for a person whose turn has ended without their saying so
log = logging.getLogger(__name__)


class BotTurns:
    """Lets the bots of one table move, one after the other, until a person is asked or the game is over."""

    def __init__(self, table: Company, thinker: Thinker) -> None:
        self._table = table
        self._thinker = thinker
        self._playing: asyncio.Task[None] | None = None
        self._hurry: asyncio.Event | None = None  # while they play
        self._stirred: asyncio.Event | None = None  # while they give somebody time to look: something has happened
        self._looked = -1  # the moment that somebody has looked at long enough

    def are_playing(self) -> bool:
        return self._playing is not None and not self._playing.done()

    def wake(self) -> None:
        self._stir()
        if not self.are_playing() and self._next() is not None:
            self._hurry = asyncio.Event()
            self._playing = asyncio.create_task(self._play())

    def hurry(self) -> None:
        """No pauses until a person is asked again; somebody who was still looking says only that they have looked."""
        if self._is_looked_at():
            self._looked = self._table.story.seq
            self._stir()
        elif self._hurry is not None and self.are_playing():
            self._hurry.set()

    async def stop(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._playing

    def _next(self) -> int | None:
        """The bot that is asked now. Bots playing among themselves play only while somebody watches."""
        seats = self._table.story.charter.seats
        if self._table.is_abandoned or not (self._table.viewers or PERSON in seats):
            return None
        if lesson_at(self._table.story.charter) is not None:
            return others_turn(self._table.story)
        if self._table.story.charter.task is not None:
            return replier(self._table.story)
        if self._table.story.life.is_paused:
            return None
        return next((seat for seat in self._table.story.asked() if self._table.story.level_at(seat)), None)

    async def _play(self) -> None:
        while (seat := self._next()) is not None:
            if self._is_looked_at():
                await self._let_look()
                continue
            try:
                await self._move(seat)
            except Trouble as trouble:
                log.warning("table %s: a bot could not choose: %s", self._table.story.charter.id, trouble)
                await asyncio.sleep(WAIT_AFTER_TROUBLE)
        self._hurry = None

    def _is_looked_at(self) -> bool:
        """Whether the last choice ended its seat's turn by itself, and the person there may still take it back."""
        story, match = self._table.story, self._table.story.match
        if match is None or not match.choices or story.seq == self._looked or not self._thinker.pause:
            return False
        seat = match.choices[-1][0]
        is_there = seat in self._table.online()
        return (
            is_there
            and match.undo_refusal(seat) is None
            and any(
                event.name in match.title.sudden and event.facts.get("seat") == seat
                for event in match.events[match.events_before[-1] :]
            )
        )

    async def _let_look(self) -> None:
        """Until the person has looked, or something has happened."""
        seq = self._table.story.seq
        self._stirred = asyncio.Event()
        try:
            await asyncio.wait_for(self._stirred.wait(), self._thinker.pause * PAUSES_TO_LOOK)
        except TimeoutError:
            self._looked = seq
        finally:
            self._stirred = None

    def _stir(self) -> None:
        if self._stirred is not None:
            self._stirred.set()

    async def _move(self, seat: int) -> None:
        story = self._table.story
        began = asyncio.get_running_loop().time()
        if story.started().game.strands is None:  # how often a bot thinks about a secret choice is its own affair
            self._table.tell(Thinking(seat))
        keys = await self._think(story, seat)
        await self._pause(began)
        await self._table.bot_chooses(seat, keys, story.seq_of(seat))

    async def _think(self, story: Story, seat: int) -> list[str]:
        """The next choice; of simultaneous ones, all that the seat has to make, so that their number does not show."""
        if lesson_at(story.charter) is not None:
            return scripted(story)
        match = story.started().copy()
        strands = match.game.strands
        level, keys = chooser_at(story, seat) or USUAL_LEVEL, list[str]()
        while not keys or (strands is not None and match.game.strands is strands and is_asked(match, seat)):
            thought = Thought(story.charter.id, match.record(), seat, player_of(story.charter, seat, level))
            keys.append(await self._thinker.think(thought, self._table.owner(), PERSON not in story.charter.seats))
            match.choose(seat, keys[-1])
        return keys

    async def _pause(self, began: float) -> None:
        rest = began + self._thinker.pause - asyncio.get_running_loop().time()
        if rest > 0 and self._hurry is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), rest)


def is_asked(match: Match, seat: int) -> bool:
    return any(decision.seat == seat for decision in match.game.decisions())
