"""Construction: portals, shrines and capitals."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.engine.log import bit
from wartable.immortals.actions import SiteAction, affected_sites
from wartable.immortals.components import (
    AREA_OF_SITE,
    PORTAL,
    PORTALS,
    SHRINE,
    SITES,
    STRUCTURES,
    Cost,
)
from wartable.immortals.masks import count
from wartable.immortals.options import STRUCTURE, V_STRUCTURE, option, verb_of
from wartable.immortals.table import Immortals
from wartable.immortals.verbs import build, can_pay, pay


def is_legal(game: Immortals, site: i64, structure: i64) -> bool:
    """IM-104, IM-R74: one building per site. IM-105, IM-R72: one capital in each area of a realm.

    IM-R59: one portal per site. IM-R07: twenty portals in all.
    """
    if structure == PORTAL:
        return not game.portals >> site & 1 and count(game.portals) < PORTALS
    if (game.shrines | game.capitals) >> site & 1:
        return False
    return structure == SHRINE or not game.capitals & AREA_OF_SITE[site]


def shrine_sites(game: Immortals, seat: i64) -> i64:
    """IM-125, IM-134: the owned sites without a building."""
    return game.players[seat].sites & ~(game.shrines | game.capitals)


@final
class Construct(SiteAction):
    """IM-096, IM-107: one structure on the affected site, at the price that the light half prints for it (IM-097)."""

    def sites(self, game: Immortals, seat: i64, cost: Cost) -> i64:
        affected = affected_sites(game, seat)
        sites: i64 = 0
        for site in range(SITES):
            if affected >> site & 1 and self.can_build(game, seat, site):
                sites |= bit(site)
        return sites

    def can_build(self, game: Immortals, seat: i64, site: i64) -> bool:
        for structure in range(STRUCTURES):
            if may_build(game, seat, site, structure):
                return True
        return False

    def carry_out(self, game: Immortals, seat: i64, site: i64, cost: Cost) -> None:
        game.then(ChooseStructure(seat, site))


def may_build(game: Immortals, seat: i64, site: i64, structure: i64) -> bool:
    """Whether the structure is legal there, in supply, and affordable."""
    cost = game.players[seat].board.light.construct[structure]
    return can_pay(game, seat, cost) and is_legal(game, site, structure)


@final
class ChooseStructure(Step[Immortals]):
    """IM-096: a portal, a shrine or a capital. IM-R86: its cost is paid when it is chosen."""

    def __init__(self, seat: i64, site: i64) -> None:
        self.seat: Final[i64] = seat
        self.site: Final[i64] = site

    def asks(self, game: Immortals) -> Decision | None:
        options: list[int] = []
        for structure in range(STRUCTURES):
            if may_build(game, self.seat, self.site, structure):
                options.append(option(V_STRUCTURE + structure, 0))
        return Decision(self.seat, STRUCTURE, options)

    def chosen(self, game: Immortals, option: i64) -> None:
        structure: i64 = verb_of(option) - V_STRUCTURE
        pay(game, self.seat, game.players[self.seat].board.light.construct[structure])
        build(game, self.seat, self.site, structure)


@final
class ConstructShrine(SiteAction):
    """IM-125, IM-130: the Demons' space: a shrine on the affected site for the printed cost."""

    def sites(self, game: Immortals, seat: i64, cost: Cost) -> i64:
        if not can_pay(game, seat, cost):
            return 0
        return affected_sites(game, seat) & shrine_sites(game, seat)

    def carry_out(self, game: Immortals, seat: i64, site: i64, cost: Cost) -> None:
        pay(game, seat, cost)
        build(game, seat, site, SHRINE)
