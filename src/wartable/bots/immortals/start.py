"""The starting round and reinforcements in Immortals: where armies are at the beginning, and where more go."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.best import Best
from wartable.bots.immortals.attack import NO_ATTACK, best_need
from wartable.bots.immortals.odds import NOWHERE, threat, worth_of_site
from wartable.engine.log import bit
from wartable.immortals.components import ADJACENT, LIGHT, REALM_SITES, SITES, STANDS_FOR
from wartable.immortals.masks import count
from wartable.immortals.options import V_NO_RETURN, V_SITE, argument_of, option, verb_of
from wartable.immortals.table import Immortals, free_sites

STRONG_NEIGHBOUR: Final[i64] = 8  # for each army that could attack
OWN_NEIGHBOUR: Final[i64] = 20
CARD_IN_STACK: Final[i64] = 60  # the region card comes with the site
ARMIES_TO_SPARE: Final[i64] = 2


def middle_group(options: list[int]) -> i64:
    """Neither the largest nor the smallest group: at home nobody attacks at once."""
    return options[len(options) // 2]


def best_draft_card(world: Immortals, seat: i64, options: list[int]) -> i64:
    """The card of the best free site; without groups the one that helps most later."""
    best = Best(options[0], NO_ATTACK)
    for code in options:
        best.offer(code, worth_of_draft_card(world, seat, argument_of(code)))
    return best.choice


def worth_of_draft_card(world: Immortals, seat: i64, card: i64) -> i64:
    free: i64 = free_sites(world) if world.players[seat].groups else world.mode.sites
    return worth_of_start(world, seat, best_start(world, seat, STANDS_FOR[card] & free))


def worth_of_start(world: Immortals, seat: i64, site: i64) -> i64:
    """The best site is near the player's others, has its region card in the stack, and no strong neighbours."""
    if site == NOWHERE:
        return NO_ATTACK
    worth = worth_of_site(world, seat, site) - STRONG_NEIGHBOUR * threat(world, seat, site)
    worth += OWN_NEIGHBOUR * count(ADJACENT[site] & world.players[seat].sites)
    if world.region_stack >> (site >> 1) & 1:
        worth += CARD_IN_STACK
    return worth


def best_start(world: Immortals, seat: i64, sites: i64) -> i64:
    """The best of these sites, if there is one."""
    best = Best(NOWHERE, NO_ATTACK)
    for site in range(SITES):
        if sites >> site & 1:
            best.offer(site, worth_of_start(world, seat, site))
    return best.choice


def fitting_group(world: Immortals, seat: i64, site: i64, options: list[int]) -> i64:
    """A group that can stand up to its neighbours: about as many as they could send, and two more."""
    wanted: i64 = threat(world, seat, site) + ARMIES_TO_SPARE
    for code in options:
        if argument_of(code) >= wanted:
            return code
    return options[-1]


def best_division(world: Immortals, seat: i64, options: list[int]) -> i64:
    """Armies go where the player has more sites, but both limbos get some."""
    player = world.players[seat]
    light: i64 = count(player.sites & REALM_SITES[LIGHT])
    share: i64 = (len(options) - 1) * light // max(1, count(player.sites))
    return options[share]


def best_reinforcement(world: Immortals, seat: i64, options: list[int]) -> i64:
    """The site that needs an army most."""
    sites: i64 = 0
    for code in options:
        if verb_of(code) == V_SITE:
            sites |= bit(argument_of(code))
    site = best_need(world, seat, sites, 1)
    return option(V_SITE, site) if site != NOWHERE else options[-1]


def best_return(world: Immortals, seat: i64, options: list[int]) -> i64:
    """Come back to the best free site."""
    sites: i64 = 0
    for code in options:
        if verb_of(code) != V_NO_RETURN:
            sites |= bit(argument_of(code))
    site = best_start(world, seat, sites)
    return option(V_SITE, site) if site != NOWHERE else options[-1]
