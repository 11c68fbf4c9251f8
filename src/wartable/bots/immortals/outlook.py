"""The outlook of a player in Immortals: what sites will score, how safe they are, and what armies and means promise.

Points are in hundredths, chances in thousandths.
"""

from typing import Final

from mypy_extensions import i64

from wartable.bots.immortals.odds import BUILDING, CERTAIN, SITE, hold, lasting, scorings_left, stake_of
from wartable.bots.immortals.plan import price
from wartable.bots.judge import POINT
from wartable.immortals.components import AREA_SITES, BLANK, EMPTY, SITES
from wartable.immortals.masks import count
from wartable.immortals.table import Immortals, points_of

AREA_WORTH: Final = [0, 15, 55, 225, 250, 330]  # by how many of its regions are owned: two are a beginning
LAST_AREA_WORTH: Final = [0, 0, 0, 200, 200, 300]
ARMY: Final[i64] = 14
LAST_ARMY: Final[i64] = 2
IN_LIMBO: Final[i64] = 9
ENOUGH: Final[i64] = 8  # gold or energy beyond this is worth half
SHARE_BEYOND: Final[i64] = 2
REGION_CARD: Final[i64] = 45
CONFLICT_CARD: Final[i64] = 12
UNPLAYED: Final[i64] = 40  # a card that is still to be revealed in this round
SHARE_OF_DANGER: Final[i64] = 2


def worth_of_position(world: Immortals, seat: i64) -> i64:
    """Everything that a player has."""
    worth: i64 = POINT * points_of(world.players[seat])
    if world.over:
        return worth
    return worth + worth_of_sites(world, seat) + worth_of_armies(world, seat) + worth_of_means(world, seat)


def worth_of_sites(world: Immortals, seat: i64) -> i64:
    """What all sites together bring at the scorings to come, less for those that may be lost."""
    sites = world.players[seat].sites
    buildings: i64 = count((world.shrines | world.capitals) & sites)
    steps = AREA_WORTH if scorings_left(world) > 1 else LAST_AREA_WORTH
    each: i64 = SITE * count(sites) + BUILDING * buildings
    for area in AREA_SITES:
        each += steps[count(sites & area)]
    return lasting(world, each) - danger_of(world, seat)


def danger_of(world: Immortals, seat: i64) -> i64:
    """What is at stake on sites that others could attack."""
    sites = world.players[seat].sites
    danger: i64 = 0
    for site in range(SITES):
        if sites >> site & 1:
            danger += stake_of(world, site) * (CERTAIN - hold(world, seat, site, world.armies[site])) // CERTAIN
    return lasting(world, danger) // SHARE_OF_DANGER


def worth_of_armies(world: Immortals, seat: i64) -> i64:
    player = world.players[seat]
    on_sites: i64 = 0
    for site in range(SITES):
        if player.sites >> site & 1:
            on_sites += world.armies[site]
    if scorings_left(world) <= 1:
        return LAST_ARMY * on_sites
    return ARMY * on_sites + IN_LIMBO * (player.limbo[0] + player.limbo[1])


def worth_of_means(world: Immortals, seat: i64) -> i64:
    """Gold, energy and cards: those that are still to be played, and those for later rounds."""
    player = world.players[seat]
    cards = world.cards[seat]
    worth: i64 = price(world) * (few(player.gold) + few(player.energy))
    for card in cards.spaces:
        if card != EMPTY and card != BLANK:
            worth += UNPLAYED
    if scorings_left(world) > 1:
        worth += REGION_CARD * count(cards.holds) + CONFLICT_CARD * count(cards.conflicts)
    return worth


def few(amount: i64) -> i64:
    return amount if amount <= ENOUGH else ENOUGH + (amount - ENOUGH) // SHARE_BEYOND
