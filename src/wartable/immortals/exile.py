"""Return from exile: the unofficial table option `exile_return`."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.immortals.components import DARK, EXILE_ARMIES, LIGHT, REALM_SITES
from wartable.immortals.options import RETURN, V_NO_RETURN, V_SITE, argument_of, offer_sites, option, verb_of
from wartable.immortals.table import Immortals, free_sites
from wartable.immortals.verbs import deploy_from_limbo, take_region_card


@final
class ReturnFromExile(Step[Immortals]):
    """IM-208: a player without any army on the board may put three armies of one limbo on one free site of its realm.

    If the region card is in the stack, it comes with them. IM-R54: without the option there is no way back.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Immortals) -> Decision | None:
        player = game.players[self.seat]
        if player.sites:
            return None
        realms: i64 = 0
        for realm in (LIGHT, DARK):
            if player.limbo[realm]:
                realms |= REALM_SITES[realm]
        options = offer_sites(V_SITE, free_sites(game) & realms)
        options.append(option(V_NO_RETURN, 0))
        return Decision(self.seat, RETURN, options)

    def chosen(self, game: Immortals, option: i64) -> None:
        if verb_of(option) == V_NO_RETURN:
            return
        site = argument_of(option)
        armies: i64 = min(EXILE_ARMIES, game.players[self.seat].limbo[site & 1])
        deploy_from_limbo(game, self.seat, site, armies)
        if game.region_stack >> (site >> 1) & 1:
            take_region_card(game, self.seat, site >> 1)
