"""Actions: the closed vocabulary of what a space of the board does, and the choice of the affected site."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.immortals.components import STANDS_FOR, Cost
from wartable.immortals.options import AFFECTED_SITE, V_SITE, argument_of, offer_sites
from wartable.immortals.table import Immortals


class Action:
    """The action of a space. The card that was revealed for it is in `game.played`. It never changes."""

    def is_possible(self, game: Immortals, seat: i64, cost: Cost) -> bool:
        """IM-R47: whether the cost can be paid and there is something to choose."""
        raise NotImplementedError

    def step(self, seat: i64, cost: Cost) -> Step[Immortals]:
        """The first thing that has to be chosen; the cost is paid after the last choice (IM-R86)."""
        raise NotImplementedError


class SiteAction(Action):
    """IM-067, IM-069, IM-071: an action on one owned site that the card stands for, chosen when it is performed."""

    def sites(self, game: Immortals, seat: i64, cost: Cost) -> i64:
        """The sites on which the action is possible."""
        raise NotImplementedError

    def carry_out(self, game: Immortals, seat: i64, site: i64, cost: Cost) -> None:
        """Do it on that site, or ask what else has to be chosen."""
        raise NotImplementedError

    def is_possible(self, game: Immortals, seat: i64, cost: Cost) -> bool:
        return self.sites(game, seat, cost) != 0

    def step(self, seat: i64, cost: Cost) -> Step[Immortals]:
        return ChooseSite(seat, self, cost)


ACTIONS: Final[list[Action]] = []  # in the order of the data; filled by vocabulary.py


def affected_sites(game: Immortals, seat: i64) -> i64:
    """IM-067, IM-068..IM-071, IM-R37: the owned sites that the revealed card stands for. IM-R36: perhaps none."""
    return STANDS_FOR[game.played] & game.players[seat].sites


@final
class ChooseSite(Step[Immortals]):
    """the affected site; IM-067: asked only where the card stands for several."""

    def __init__(self, seat: i64, action: SiteAction, cost: Cost) -> None:
        self.seat: Final[i64] = seat
        self.action: Final = action
        self.cost: Final = cost

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, AFFECTED_SITE, offer_sites(V_SITE, self.action.sites(game, self.seat, self.cost)))

    def chosen(self, game: Immortals, option: i64) -> None:
        self.action.carry_out(game, self.seat, argument_of(option), self.cost)
