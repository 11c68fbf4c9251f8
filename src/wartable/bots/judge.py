"""Judge: what a bot knows about playing one game well. Each game has its own, in a file of its name."""

from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from wartable.engine.agenda import G
from wartable.engine.contract import Title
from wartable.engine.decision import Decision

SETTLED: Final[i64] = -1
POINT: Final[i64] = 100  # positions are judged in hundredths of a point: whole numbers are equal on every machine


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[G]):
    """Judges worlds that a seat imagines. This one knows points only, and so serves games without a judge."""

    def __init__(self, title: Title[Any]) -> None:
        self.title: Final = title

    def worth(self, world: G, seat: i64) -> i64:
        """How good the position is for the seat, in hundredths of a point."""
        scores: list[int] = self.title.scores(world)
        return POINT * scores[seat]

    def candidates(self, world: G, decision: Decision) -> list[int]:
        """The options worth a comparison; a single one is taken without any."""
        return decision.options

    def follow_up(self, world: G, decision: Decision) -> i64:
        """The quick answer to what the seat must decide next, or SETTLED when its option has run its course."""
        return SETTLED
