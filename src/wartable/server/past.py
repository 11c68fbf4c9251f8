"""The past of tables: earlier moments as they were seen then, replayed beside the loop and kept for a while."""

import asyncio
import gzip
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Any, NamedTuple

from wartable.engine.contract import Title
from wartable.matches.match import Match
from wartable.matches.record import Record
from wartable.server.outbox import encoder
from wartable.server.protocol import Moment
from wartable.server.story import Story
from wartable.server.table_info import TableInfo
from wartable.server.telling import Teller
from wartable.server.turns import FairQueue, Owner
from wartable.words import spoken

THREADS = 2  # one for whoever asks for much, the other for everybody else
CHOICES_A_SNAPSHOT = 64
MOST_TABLES = 16  # whose snapshots are kept
MOST_BYTES = 8_000_000  # of moments that are kept
QUICKLY = 4  # of gzip's levels


class TellableMoment(NamedTuple):
    """A moment as it is sent, plain and squeezed."""

    plain: bytes
    squeezed: bytes


class Place(NamedTuple):
    """What is looked back at, by which seat, and in which language it is told."""

    table: str
    seat: int | None
    number: int
    language: str


class Snapshots:
    """Games as they stood after every so many choices: to look back, only what came after is played again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, list[Match]] = OrderedDict()

    def replay(self, table: str, title: Title[Any], record: Record, upto: int) -> Match:
        """The first choices of a record, played again; the match is the caller's."""
        kept = [one for one in self._kept.pop(table, []) if one.choices == record.choices[: len(one.choices)]]
        self._kept[table] = kept
        if len(self._kept) > MOST_TABLES:
            self._kept.popitem(last=False)
        before = [one for one in kept if len(one.choices) <= upto]
        match = before[-1].copy() if before else Match(title, record.players, record.seed, record.options)
        for seat, key in record.choices[len(match.choices) : upto]:
            match.choose(seat, key)
            if len(match.choices) % CHOICES_A_SNAPSHOT == 0:
                kept.append(match.copy())
        kept.sort(key=lambda one: len(one.choices))
        return match


class Past:
    """Looks back for everybody, in turns; what was just told is told again as it was."""

    def __init__(self) -> None:
        self._turns = FairQueue(THREADS)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="past")
        self._snapshots = Snapshots()
        self._kept: OrderedDict[Place, tuple[int, TableInfo, TellableMoment]] = OrderedDict()
        self._size = 0

    async def moment(self, owner: Owner, story: Story, info: TableInfo, number: int) -> TellableMoment:
        """The moment after so many choices that the viewer of `info` has seen made."""
        place = Place(info.id, info.you, number, spoken())
        kept = self._kept.get(place)
        if kept is not None and kept[:2] == (story.seq, info):
            self._kept.move_to_end(place)
            return kept[2]
        turn = await self._turns.take(owner)
        look_back = partial(copy_context().run, self._look_back, story, info, number)
        looking = asyncio.get_running_loop().run_in_executor(self._threads, look_back)
        looking.add_done_callback(lambda _: self._turns.end(turn))
        told = await asyncio.shield(looking)
        self._keep(place, (story.seq, info, told))
        return told

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _look_back(self, story: Story, info: TableInfo, number: int) -> TellableMoment:
        past = story.at(number, info.you, partial(self._snapshots.replay, info.id))
        return tellable(Teller(past, info, []).looked_at())

    def _keep(self, place: Place, told: tuple[int, TableInfo, TellableMoment]) -> None:
        earlier = self._kept.pop(place, None)
        self._kept[place] = told
        self._size += size_of(told[2]) - (size_of(earlier[2]) if earlier else 0)
        while self._size > MOST_BYTES:
            self._size -= size_of(self._kept.popitem(last=False)[1][2])


def tellable(moment: Moment) -> TellableMoment:
    plain = encoder.encode(moment)
    return TellableMoment(plain, gzip.compress(plain, QUICKLY, mtime=0))


def size_of(told: TellableMoment) -> int:
    return len(told.plain) + len(told.squeezed)
