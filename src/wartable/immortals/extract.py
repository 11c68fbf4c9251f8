"""Army spaces that take: extract gold or energy, and the transition of three armies."""

from typing import Final, final

from mypy_extensions import i64

from wartable.immortals.actions import SiteAction, affected_sites
from wartable.immortals.components import (
    DARK,
    ENERGY_OF_SITE,
    EXTRACT_GOLD,
    GOLD_OF_SITE,
    LIGHT,
    REALM_SITES,
    TRANSITION_ARMIES,
    Cost,
)
from wartable.immortals.table import Immortals
from wartable.immortals.verbs import can_pay, deploy_from_limbo, gain_energy, gain_gold, pay


@final
class Extract(SiteAction):
    """IM-087, IM-088, IM-091, IM-092: take the gold or energy of the affected site.

    IM-090: free, and as often as cards are played.
    IM-126: the Orcs have a second space for gold.
    """

    def __init__(self, kind: i64) -> None:
        self.kind: Final[i64] = kind

    def sites(self, game: Immortals, seat: i64, cost: Cost) -> i64:
        return affected_sites(game, seat)

    def carry_out(self, game: Immortals, seat: i64, site: i64, cost: Cost) -> None:
        if self.kind == EXTRACT_GOLD:
            gain_gold(game, seat, GOLD_OF_SITE[site])
        else:
            gain_energy(game, seat, ENERGY_OF_SITE[site])


@final
class Transition(SiteAction):
    """IM-093, IM-095: three armies go from the limbo of the affected site's realm to that site.
    IM-127: Necromancers have a second such space.
    IM-094, IM-R49, IM-R50: with fewer in that limbo all of them, at the same cost; never by choice.
    """

    def sites(self, game: Immortals, seat: i64, cost: Cost) -> i64:
        if not can_pay(game, seat, cost):
            return 0
        limbo = game.players[seat].limbo
        sites = affected_sites(game, seat)
        if not limbo[LIGHT]:
            sites &= ~REALM_SITES[LIGHT]
        if not limbo[DARK]:
            sites &= ~REALM_SITES[DARK]
        return sites

    def carry_out(self, game: Immortals, seat: i64, site: i64, cost: Cost) -> None:
        pay(game, seat, cost)
        armies: i64 = min(TRANSITION_ARMIES, game.players[seat].limbo[site & 1])
        deploy_from_limbo(game, seat, site, armies)
