"""The voice of a table: each viewer is told what its seat may see, in its language; what is the same is made once."""

from collections.abc import Callable

from wartable.server.company import Company, Viewer
from wartable.server.outbox import text_of
from wartable.server.protocol import Drafted, ServerMessage
from wartable.server.table_info import TableInfo
from wartable.server.telling import Teller
from wartable.words import speaking, spoken

Message = Callable[[int | None, tuple[int, ...]], ServerMessage]
Side = tuple[int | None, tuple[int, ...]]  # the seat that is seen, and all those of the viewer


class Voice:
    """Tells the viewers of one table."""

    def __init__(self, table: Company) -> None:
        self._table = table
        self._for_spectators: dict[str, tuple[int, TableInfo, str]] = {}  # by language: seq, and what they were told

    def tell(self, message: ServerMessage) -> None:
        """The same for every viewer."""
        text = text_of(message)
        for viewer in self._table.viewers:
            viewer.outbox.put_text(text)

    def tell_first(self, viewer: Viewer) -> None:
        """The whole situation, for somebody who has just come; spectators all see the same."""
        seat, yours = self._side(viewer)
        if yours or self._table.story.clocks is not None:
            viewer.outbox.put_text(text_of(self._table.moment_for(seat, 0, yours)))
            return
        info, language = self._table.info_for(None), spoken()
        kept = self._for_spectators.get(language)
        if kept is None or kept[:2] != (self._table.story.seq, info):
            kept = (self._table.story.seq, info, text_of(self._table.moment_for(None, 0)))
            self._for_spectators[language] = kept
        viewer.outbox.put_text(kept[2])

    def tell_moment(self, log_from: int, only: int | None) -> None:
        """To each viewer what its seat may see; `only`: a simultaneous choice that shows the others nothing."""
        for viewer in self._table.viewers:
            self._cover(viewer)
        viewers = [one for one in self._table.viewers if only is None or only in self._table.seats_of(one.guest)]
        self._tell_each(viewers, lambda seat, yours: self._table.moment_for(seat, log_from, yours))

    def tell_draft(self, seat: int, wish_id: str) -> None:
        viewers = [one for one in self._table.viewers if self._table.seat_at(one) == seat]
        self._tell_each(viewers, lambda *_: self._drafted(seat, wish_id))

    def _drafted(self, seat: int, wish_id: str) -> Drafted:
        info = Teller(self._table.story, self._table.info_for(seat), self._table.picks_of(seat)).draft()
        assert info is not None
        return Drafted(wish_id, self._table.story.seq_of(seat), info)

    def _cover(self, viewer: Viewer) -> None:
        """Where a device is passed around, it shows nobody's hand once another one of its people is to choose."""
        asked = self._table.story.asked()
        seats = self._table.seats_of(viewer.guest)
        if viewer.facing not in asked and any(seat in asked for seat in seats):
            viewer.facing = None

    def _side(self, viewer: Viewer) -> Side:
        return self._table.seat_at(viewer), tuple(self._table.seats_of(viewer.guest))

    def _tell_each(
        self, viewers: list[Viewer], message: Callable[[int | None, tuple[int, ...]], ServerMessage]
    ) -> None:
        """To each viewer in its own language; made once for all who see the same seat in the same language."""
        told: dict[tuple[Side, str], str] = {}
        for viewer in viewers:
            side = self._side(viewer)
            if (side, viewer.language) not in told:
                with speaking(viewer.language):
                    told[side, viewer.language] = text_of(message(*side))
            viewer.outbox.put_text(told[side, viewer.language])
