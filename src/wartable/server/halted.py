"""A table whose game cannot go on: it can be looked at, downloaded and reviewed as it was, and says why."""

from collections.abc import Callable, Sequence

from msgspec import UNSET

from wartable.engine.seed import kind_of
from wartable.matches.record import Record
from wartable.server.company import Viewer
from wartable.server.description import describe, tells_record
from wartable.server.fairness import contributions_in, fair_part_of, fairness_of, seed_of
from wartable.server.halts import Halt
from wartable.server.looks import Looks, shown
from wartable.server.moves import Move
from wartable.server.past import TellableMoment, tellable
from wartable.server.protocol import Moment
from wartable.server.replaying import choices_that_stand
from wartable.server.store import Store
from wartable.server.stored import Entry, Sitting, StoredTable
from wartable.server.story import Story
from wartable.server.table import Table
from wartable.server.table_info import Fairness, TableInfo
from wartable.server.telling import Teller
from wartable.server.thinker import Thinker
from wartable.server.trouble import CONFLICT, FORBIDDEN, Trouble, word_of_halt
from wartable.server.turns import Owner
from wartable.server.wishes import ChangeDraft


class HaltedTable(Table):
    """`story` goes as far as the current rules allow; where looks were kept, they show how the game stood."""

    def __init__(self, stored: StoredTable, story: Story, store: Store, thinker: Thinker) -> None:
        super().__init__(story, stored.sittings, store, thinker)
        assert stored.halt is not None
        self.halt: Halt = stored.halt
        self.looks: Looks | None = None
        self.entries: list[Entry] = []
        self._stored = stored
        self._past = story.halted()
        self.story = story.halted()

    def remember(self, looks: Looks | None, entries: list[Entry]) -> None:
        """What was kept of the game: how it looked, and its log."""
        self.looks, self.entries = looks, entries
        if looks is not None:
            self.story.seen_by = looks.seen_by

    def info_for(self, seat: int | None, yours: Sequence[int] = ()) -> TableInfo:
        return describe(self._stored, seat, self.online(), yours)

    def moment_for(self, seat: int | None, log_from: int, yours: Sequence[int] = ()) -> Moment:
        info = self.info_for(seat, yours)
        kept = None if self.looks is None else shown(self.looks, self._past, info)
        return kept or Teller(self._past, info, []).looked_at()

    async def moment_at(self, owner: Owner, number: int) -> TellableMoment:
        """What the current rules can still replay; of the rest only the last moment, where it was kept."""
        seat = self.seat_of(owner.guest)
        last = self.moment_for(seat, 0)
        if number == last.number:
            return tellable(last)
        if number > self._past.number_of(seat):
            raise self.refusal()
        return await self.past.moment(owner, self._past, self.info_for(seat), number)

    def record(self) -> Record:
        """The record as it was, with the version of the rules by which it was played."""
        if not tells_record(self._stored):
            raise Trouble(FORBIDDEN, "record_of_halted")
        charter, given = self.story.charter, self._contributions()
        record = Record(
            game=charter.game,
            rules=charter.rules,
            players=charter.players,
            chance=kind_of(charter.seed),
            seed=seed_of(charter, given),
            options=charter.options,
            choices=choices_that_stand(self.entries),
            fair=fair_part_of(charter, given),
            edition=charter.edition or UNSET,
        )
        return record.chained()

    def fairness(self) -> Fairness:
        return fairness_of(self.story.charter, self._contributions(), tells_record(self._stored))

    def _contributions(self) -> list[str | None]:
        """From the log: today's rules may not even be able to set the game up."""
        return contributions_in(self.entries, self.story.charter.players)

    # --- nothing happens here any more

    async def move(self, viewer: Viewer, wish: Move) -> None:
        raise self.refusal()

    async def change_draft(self, viewer: Viewer, wish: ChangeDraft) -> None:
        raise self.refusal()

    async def happens(self, made: Callable[[], Entry | None]) -> bool:
        raise self.refusal()

    async def follow(self, with_drafts: bool) -> None:
        """Its log may go further than the rules do."""

    async def take_seat(self, sitting: Sitting, contribution: str | None = None) -> None:
        raise self.refusal()

    def refusal(self) -> Trouble:
        return Trouble(CONFLICT, word_of_halt(self.halt), rule=self.halt.rule)
