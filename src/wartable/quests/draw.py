"""Draw: the top citizen of the deck goes to the hand."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.quests.deeds import Deed
from wartable.quests.options import DRAW, option
from wartable.quests.table import Quests
from wartable.quests.verbs import can_draw_citizen, draw_citizen

DRAW_ONE: Final[i64] = option(DRAW, 0)


@final
class DrawOne(Deed):
    """QV-061, QV-099: draw one citizen. QV-R12: two Draws are two separate actions. QV-R46: not without cards."""

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        if can_draw_citizen(game):
            options.append(DRAW_ONE)

    def carry_out(self, game: Quests, seat: i64, option: i64) -> Step[Quests] | None:
        draw_citizen(game, seat)
        return None
