"""The starting round: army groups, and the home region of each player."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.immortals.components import DARK, HOME_DARK_ARMIES, LIGHT, SITE_IDS
from wartable.immortals.options import HOME_GROUP, V_GROUP, argument_of, option
from wartable.immortals.table import Immortals
from wartable.immortals.verbs import place_armies, take_region_card


def offer_groups(groups: list[int]) -> list[int]:
    """One option for each distinct size."""
    options: list[int] = []
    for size in sorted(groups):
        code: i64 = option(V_GROUP, size)
        if code not in options:
            options.append(code)
    return options


def deploy_group(game: Immortals, seat: i64, site: i64, size: i64) -> None:
    """IM-020, IM-031: a whole army group goes from the board to a site."""
    game.players[seat].groups.remove(size)
    place_armies(game, seat, site, size)
    if game.telling:
        game.tell("deployed_group", {"seat": seat, "armies": size, "site": SITE_IDS[site]})


@final
class ChooseHomeGroup(Step[Immortals]):
    """IM-022: one army group of choice goes to the home region in the light realm. IM-R11: in player order, openly.

    IM-023: the region card comes with it. IM-024: two armies of the supply go to the home region in the dark realm.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, HOME_GROUP, offer_groups(game.players[self.seat].groups))

    def chosen(self, game: Immortals, option: i64) -> None:
        player = game.players[self.seat]
        home = player.board.light.home
        deploy_group(game, self.seat, 2 * home + LIGHT, argument_of(option))
        take_region_card(game, self.seat, home)
        player.supply -= HOME_DARK_ARMIES
        place_armies(game, self.seat, 2 * home + DARK, HOME_DARK_ARMIES)
