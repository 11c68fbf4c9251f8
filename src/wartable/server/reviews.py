"""The review of a table: made once, part by part in a worker process, and kept for all who ask later."""

import asyncio
import logging

import msgspec

from wartable.bots.costs import Pace
from wartable.bots.review import GameReview, Stretch, summed
from wartable.matches.record import Record
from wartable.server.advice import Study
from wartable.server.advice_info import Reviewing
from wartable.server.company import Company, Viewer
from wartable.server.counsel import Counsel
from wartable.server.failures import NotSaved
from wartable.server.hints import refusal
from wartable.server.store import Store
from wartable.server.thinker import Thinker
from wartable.server.trouble import CONFLICT, FORBIDDEN, TOO_FAST, UNAVAILABLE, Trouble
from wartable.server.turns import Owner
from wartable.server.wishes import AskReview
from wartable.server.workers import NoThought
from wartable.words import speaking

CHOICES_A_PART = 5
SECONDS = 60.0  # for the first look at all choices of a game; lapses are looked at longer
LONGEST_LOOK = 0.2  # at one choice
log = logging.getLogger(__name__)


class Reviews:
    """Those who ask get the progress, and then the review."""

    def __init__(self, table: Company, store: Store, thinker: Thinker) -> None:
        self._table = table
        self._store = store
        self._thinker = thinker
        self._found: GameReview | None = None
        self._waiting: list[tuple[Viewer, str]] = []
        self._done = 0
        self._work: asyncio.Task[None] | None = None

    def ask(self, viewer: Viewer, wish: AskReview) -> None:
        """Those who may see the record may see the review: everybody, when the game is over."""
        info = self._table.info_for(None)
        if not info.over:
            raise Trouble(FORBIDDEN, "review_not_over")
        if not self._table.story.started().choices:
            raise Trouble(FORBIDDEN, "review_of_nothing")
        if self._work is None and self._found is None and self._thinker.is_studying_enough(viewer.owner):
            raise Trouble(TOO_FAST, "reviews_busy")
        self._waiting.append((viewer, wish.id))
        if self._work is None:
            self._work = asyncio.create_task(self._answer(viewer.owner))
        elif self._done:
            self._tell_progress()

    def is_working(self) -> bool:
        return self._work is not None

    def stop(self) -> None:
        if self._work is not None:
            self._work.cancel()

    async def _answer(self, owner: Owner) -> None:
        try:
            self._found = self._found or await self._kept() or await self._made(owner)
            for viewer, wish_id in self._waiting:
                with speaking(viewer.language):
                    self._tell(viewer, wish_id, self._found)
        except (NoThought, NotSaved) as failure:
            log.error("table %s: no review: %s", self._table.story.charter.id, failure)
            self._refuse(Trouble(UNAVAILABLE, "no_review"))
        except Trouble as trouble:
            self._refuse(trouble)
        finally:
            self._waiting, self._done, self._work = [], 0, None

    def _tell(self, viewer: Viewer, wish_id: str, found: GameReview) -> None:
        seat = self._table.seat_at(viewer)
        teller = Counsel(self._table.story, self._table.info_for(seat), [])
        viewer.outbox.put(teller.review(wish_id, found))

    async def _kept(self) -> GameReview | None:
        body = await self._store.review(self._table.story.charter.id)
        try:
            return None if body is None else msgspec.json.decode(body, type=GameReview)
        except msgspec.DecodeError:
            return None  # made by an earlier version: it is made again

    async def _made(self, owner: Owner) -> GameReview:
        halt = self._table.info_for(None).halted
        if halt is not None:
            raise Trouble(CONFLICT, halt.code, rule=halt.rule)
        table, record = self._table.story.charter.id, self._table.story.started().record()
        found = summed(record, await self._studied(table, record, owner))
        await self._store.keep_review(table, msgspec.json.encode(found))
        return found

    async def _studied(self, table: str, record: Record, owner: Owner) -> list[Stretch]:
        total = len(record.choices)
        pace = Pace(seconds=min(LONGEST_LOOK, SECONDS / max(1, total)))
        parts: list[Stretch] = []
        for first in range(0, total, CHOICES_A_PART):
            self._tell_progress()
            end = min(total, first + CHOICES_A_PART)
            parts.append(await self._thinker.study(Study(table, record, first, end, pace), owner))
            self._done = end
        return parts

    def _refuse(self, trouble: Trouble) -> None:
        problem = trouble.problem
        for viewer, wish_id in self._waiting:
            with speaking(viewer.language):
                viewer.outbox.put(refusal(wish_id, Trouble(trouble.status, problem.code, rule=problem.rule)))

    def _tell_progress(self) -> None:
        total = len(self._table.story.started().choices)
        for viewer, wish_id in self._waiting:
            viewer.outbox.put(Reviewing(wish_id, self._done, total))
