"""Hints at a table: computed elsewhere, sent only to the one who asked, and dropped when they come too late."""

import asyncio

from wartable.server.advice import Plea
from wartable.server.company import Company, Viewer
from wartable.server.deeds import refuse_idle
from wartable.server.protocol import Refused
from wartable.server.stored import Entry
from wartable.server.telling import Teller
from wartable.server.thinker import Thinker
from wartable.server.trouble import CONFLICT, FORBIDDEN, UNAVAILABLE, Trouble
from wartable.server.wishes import AskHint
from wartable.server.workers import NoThought


class Hints:
    """At most one hint at a time is computed for each seat."""

    def __init__(self, table: Company, thinker: Thinker) -> None:
        self._table = table
        self._thinker = thinker
        self._asked: dict[int, asyncio.Task[None]] = {}

    def ask(self, viewer: Viewer, wish: AskHint) -> None:
        """The answer comes later: the player can go on playing."""
        story, seat = self._table.story, self._table.seat_at(viewer)
        if seat is None:
            raise Trouble(FORBIDDEN, "not_seated")
        if not story.charter.terms.hints:
            raise Trouble(FORBIDDEN, "hints_off")
        story.must_ask(seat)
        refuse_idle(story, seat, wish.seq)
        if seat in self._asked:
            raise Trouble(CONFLICT, "hint_coming")
        self._asked[seat] = asyncio.create_task(self._answer(viewer, seat, wish))

    def stop(self) -> None:
        for task in self._asked.values():
            task.cancel()

    async def _answer(self, viewer: Viewer, seat: int, wish: AskHint) -> None:
        story = self._table.story
        try:
            await self._table.happens(lambda: Entry(self._table.story.seq + 1, "hint", seat))
            advice = await self._thinker.advise(Plea(story.charter.id, story.started().record(), seat), viewer.owner)
            if not self._table.story.is_current(seat, wish.seq):
                raise Trouble(CONFLICT, "stale")
            viewer.outbox.put(Teller(self._table.story, self._table.info_for(seat), []).hint(wish, advice))
        except NoThought:
            viewer.outbox.put(refusal(wish.id, Trouble(UNAVAILABLE, "no_hint")))
        except Trouble as trouble:
            viewer.outbox.put(refusal(wish.id, trouble))
        finally:
            del self._asked[seat]


def refusal(wish_id: str, trouble: Trouble) -> Refused:
    problem = trouble.problem
    return Refused(wish_id, problem.code, problem.rule, problem.text)
