"""The starting round: army groups, and the home region of each player."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.immortals.components import DARK, HOME_DARK_ARMIES, LIGHT, site_of
from wartable.immortals.options import HOME_GROUP, V_GROUP, argument_of, option
from wartable.immortals.table import Immortals
from wartable.immortals.verbs import deploy_group, place_armies, take_from_supply, take_region_card


def offer_groups(groups: list[int]) -> list[int]:
    """One option for each distinct size."""
    options: list[int] = []
    for size in sorted(groups):
        code: i64 = option(V_GROUP, size)
        if code not in options:
            options.append(code)
    return options


@final
class ChooseHomeGroup(Step[Immortals]):
    """IM-022: a group of their choice goes to the home region in the light realm. IM-R11: in player order, openly.

    IM-023: the region card comes with it. IM-024: two armies of the supply go to the home region in the dark realm.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, HOME_GROUP, offer_groups(game.players[self.seat].groups))

    def chosen(self, game: Immortals, option: i64) -> None:
        home = game.players[self.seat].board.light.home
        deploy_group(game, self.seat, site_of(home, LIGHT), argument_of(option))
        take_region_card(game, self.seat, home)
        place_armies(game, self.seat, site_of(home, DARK), take_from_supply(game, self.seat, HOME_DARK_ARMIES))
