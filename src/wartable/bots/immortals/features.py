"""What counts in a position of Immortals for one seat. How much it is worth was learned from many games."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.immortals.odds import CERTAIN, hold, stake_of, threat
from wartable.bots.weights import FeatureSum
from wartable.immortals.components import (
    ADJACENT,
    AREA_SITES,
    BLANK,
    EMPTY,
    ENERGY_OF_SITE,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    GOLD_OF_SITE,
    SITES,
    STANDS_FOR,
)
from wartable.immortals.masks import count
from wartable.immortals.table import IN_PERFORMANCE, Immortals, Player, points_of
from wartable.immortals.tower import inside

HUNDRED: Final = 100.0
FIVE: Final = 5.0  # features are divided so that all are of about the same size
MOST_OF_AREA: Final[i64] = 5
FEW: Final[i64] = 5  # gold or energy; more than this is a feature of its own
WEAK: Final[i64] = 2  # a site with fewer armies is easily taken
ALL_REVEALED: Final = 0.95  # how much of a round is over
CARD_TO_REVEAL: Final = 0.12  # less of it for each card that a seat has still to reveal

# By term: hints are phrased in these
TERMS: Final[list[tuple[str, list[str]]]] = [
    ("points", ["points"]),
    ("sites", ["sites", "buildings", "portals", *(f"areas_{number}" for number in range(1, MOST_OF_AREA + 1))]),
    ("armies", ["armies", "front", "limbo", "tray", "tower", "largest", "free_neighbours", "weak_neighbours"]),
    ("safety", ["danger", "threatened", "single"]),
    ("means", ["gold", "gold_over_five", "energy", "energy_over_five", "gold_yield", "energy_yield", "building_sites"]),
    ("cards", ["region_cards", "conflict_cards", "aims", "region_plans", "conflict_plans", "magic_plans", "marker"]),
]


def feature_names() -> list[str]:
    return [name for _, names in TERMS for name in names]


def term_names() -> list[str]:
    return [term for term, names in TERMS for _ in names]


def stage_of(world: Immortals) -> float:
    """By rounds, and within a round by the cards that are still to be revealed."""
    rounds = float(world.mode.rounds)
    done = float(world.round - 1) if world.round else 0.0
    if world.phase >= IN_PERFORMANCE:
        laid: i64 = 0
        for seat in range(world.seats):
            laid += count(world.cards[seat].laid)
        done += max(0.0, ALL_REVEALED - CARD_TO_REVEAL * float(laid) / float(world.seats))
    return min(1.0, done / rounds)


def count_features(world: Immortals, seat: i64, tally: FeatureSum) -> None:
    """Note everything in the order of the names."""
    player = world.players[seat]
    tally.add(float(points_of(player)) / FIVE)
    count_sites(world, player, tally)
    count_armies(world, seat, tally)
    count_safety(world, seat, tally)
    for amount in (player.gold, player.energy):
        tally.add_number(amount)
        tally.add_number(max(0, amount - FEW))
    count_yields(world, seat, tally)
    count_cards(world, seat, tally)


def count_sites(world: Immortals, player: Player, tally: FeatureSum) -> None:
    tally.add_number(count(player.sites))
    tally.add_number(count((world.shrines | world.capitals) & player.sites))
    tally.add_number(count(world.portals & player.sites))
    by_number = [0] * (MOST_OF_AREA + 1)
    for area in AREA_SITES:
        by_number[count(player.sites & area)] += 1
    for number in range(1, MOST_OF_AREA + 1):
        tally.add_number(by_number[number])


def count_armies(world: Immortals, seat: i64, tally: FeatureSum) -> None:
    """Armies, and what they stand beside: free sites, and sites of others that are held by fewer."""
    player = world.players[seat]
    armies: i64 = 0
    largest: i64 = 0
    weak: i64 = 0
    front: i64 = 0
    others: i64 = world.mode.sites & ~player.sites
    for site in range(SITES):
        if player.sites >> site & 1:
            number: i64 = world.armies[site]
            armies += number
            if ADJACENT[site] & others:
                front += number - 1
            largest = max(largest, number)
    near = reach_of(world, player)
    free: i64 = near
    for other in range(world.seats):
        free &= ~world.players[other].sites
    for site in range(SITES):
        if (near & ~free) >> site & 1 and world.armies[site] < WEAK:
            weak += 1
    tally.add(float(armies) / FIVE)
    tally.add(float(front) / FIVE)
    tally.add(float(player.limbo[0] + player.limbo[1]) / FIVE)
    tally.add(float(player.tray) / FIVE)
    tally.add(float(inside(world.tower)[seat]) / FIVE)
    tally.add(float(largest) / FIVE)
    tally.add_number(count(free))
    tally.add_number(weak)


def reach_of(world: Immortals, player: Player) -> i64:
    """The sites of others and the free ones that could be attacked at once."""
    near: i64 = 0
    for site in range(SITES):
        if player.sites >> site & 1 and world.armies[site] > 1:
            near |= ADJACENT[site]
    return near & world.mode.sites & ~player.sites


def count_safety(world: Immortals, seat: i64, tally: FeatureSum) -> None:
    sites = world.players[seat].sites
    danger: i64 = 0
    threatened: i64 = 0
    single: i64 = 0
    for site in range(SITES):
        if sites >> site & 1:
            armies: i64 = world.armies[site]
            danger += stake_of(world, site) * (CERTAIN - hold(world, seat, site, armies)) // CERTAIN
            if threat(world, seat, site) > armies:
                threatened += 1
            if armies == 1:
                single += 1
    tally.add(float(danger) / HUNDRED)
    tally.add_number(threatened)
    tally.add_number(single)


def count_yields(world: Immortals, seat: i64, tally: FeatureSum) -> None:
    """What the cards could extract at best in a round, and the sites on which something can be built."""
    sites = world.players[seat].sites
    holds = world.cards[seat].holds
    gold: i64 = 0
    energy: i64 = 0
    for site in range(SITES):
        if sites >> site & 1 and holds >> (site >> 1) & 1:
            gold = max(gold, GOLD_OF_SITE[site])
            energy = max(energy, ENERGY_OF_SITE[site])
    tally.add_number(gold)
    tally.add_number(energy)
    tally.add_number(count(sites & ~(world.shrines | world.capitals)))


def aims_of(world: Immortals, seat: i64) -> i64:
    """The conflict cards with which inhabitants would help in an attack that can be made at once."""
    near = reach_of(world, world.players[seat])
    aims: i64 = 0
    conflicts = world.cards[seat].conflicts
    for conflict in range(FIRST_MAGIC - FIRST_CONFLICT):
        if conflicts >> conflict & 1 and STANDS_FOR[FIRST_CONFLICT + conflict] & near:
            aims += 1
    return aims


def count_cards(world: Immortals, seat: i64, tally: FeatureSum) -> None:
    """Cards for later rounds, and those that are on the board and still to be revealed."""
    cards = world.cards[seat]
    regions: i64 = 0
    conflicts: i64 = 0
    magic: i64 = 0
    for card in cards.spaces:
        if card < FIRST_CONFLICT:
            regions += 1
        elif card < FIRST_MAGIC:
            conflicts += 1
        elif card != EMPTY and card != BLANK:
            magic += 1
    tally.add_number(count(cards.holds))
    tally.add_number(count(cards.conflicts))
    tally.add_number(aims_of(world, seat))
    tally.add_number(regions)
    tally.add_number(conflicts)
    tally.add_number(magic)
    tally.add_number(1 if world.marker == seat else 0)
