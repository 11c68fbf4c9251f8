"""What counts in a position of Dragon Valley for one seat. How much it is worth was learned from many games."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.dragon_valley.outlook import (
    outcome_of_enemies,
    rounds_left,
    worth_of_best_row,
    worth_of_cell,
    worth_of_siege,
)
from wartable.bots.weights import FeatureSum
from wartable.dragon_valley.components import (
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CARDS,
    CELLS,
    DUNGEON,
    FIRST_LOCATION,
    FOES,
    FRIEND_IDS,
    FRIENDS,
    KEEP,
    MAP,
    PLACES,
    SQUASHED_REBELLION,
)
from wartable.dragon_valley.table import ACTION, NOTHING, DragonValley, Player

HUNDRED: Final = 100.0
LONG_GAME: Final = 16.0  # rounds
FIVE_POINTS: Final = 5.0

# By term: hints are phrased in these
TERMS: Final[list[tuple[str, list[str]]]] = [
    ("points", ["points"]),
    ("units", [*FRIEND_IDS, "advanced", "in_keep"]),
    ("sieges", ["sieges", "besieging", "marks", "conquered", "looked"]),
    ("enemies", ["enemies", "outcome", "costs"]),
    ("buildings", [f"row_{enemy}" for enemy in range(FOES)]),
    ("buildings", [*(f"built_{name}" for name in BUILDING_IDS), *(f"supply_{name}" for name in BUILDING_IDS)]),
    ("cards", [*(f"card_{name}" for name in CARD_IDS), "rebellion", "prisoners", "guard", "blessed", "fire"]),
    ("time", ["to_act", "acts"]),
]


def feature_names() -> list[str]:
    return [name for _, names in TERMS for name in names]


def term_names() -> list[str]:
    return [term for term, names in TERMS for _ in names]


def stage_of(world: DragonValley) -> float:
    return min(1.0, float(world.round) / LONG_GAME)


def count_features(world: DragonValley, seat: i64, tally: FeatureSum) -> None:
    """Note everything in the order of the names."""
    player = world.players[seat]
    tally.add(float(player.score) / FIVE_POINTS)
    count_units(player, tally)
    count_sieges(world, seat, tally)
    count_enemies(world, seat, tally)
    for enemy in range(FOES):
        tally.add(float(worth_of_best_row(player.buildings, enemy) * rounds_left(world)) / HUNDRED)
    count_buildings(player, tally)
    count_cards(player, tally)
    count_time(world, seat, tally)


def count_units(player: Player, tally: FeatureSum) -> None:
    """Units in the barony by kind, how far they have come, and those still in the Keep."""
    advanced: i64 = 0
    numbers = [0] * FRIENDS
    for at in range(MAP * FRIENDS):
        number: i64 = player.units[at]
        if number:
            numbers[at % FRIENDS] += number
            advanced += number * worth_of_cell(at // FRIENDS)
    for unit in range(FRIENDS):
        tally.add_number(numbers[unit])
    tally.add(float(advanced) / HUNDRED)
    keep: i64 = 0
    for unit in range(FRIENDS):
        keep += player.units[KEEP * FRIENDS + unit]
    tally.add_number(keep)


def count_sieges(world: DragonValley, seat: i64, tally: FeatureSum) -> None:
    player = world.players[seat]
    worth: i64 = 0
    units: i64 = 0
    marks: i64 = 0
    if player.markers >> FIRST_LOCATION:
        for place in range(FIRST_LOCATION, PLACES):
            if player.markers >> place & 1:
                worth += worth_of_siege(world, seat, place)
                marks += 1
                for unit in range(FRIENDS):
                    units += player.units[place * FRIENDS + unit]
    tally.add(float(worth) / HUNDRED)
    tally.add_number(units)
    tally.add_number(marks)
    tally.add_number(bits(player.conquered))
    tally.add_number(bits(player.looked))


def bits(mask: i64) -> i64:
    number: i64 = 0
    while mask:
        number += mask & 1
        mask >>= 1
    return number


def count_enemies(world: DragonValley, seat: i64, tally: FeatureSum) -> None:
    number: i64 = 0
    for count in world.players[seat].enemies:
        number += count
    outcome = outcome_of_enemies(world, seat) if number else 0
    tally.add_number(number)
    tally.add(float(outcome) / HUNDRED)
    tally.add(float(min(0, outcome)) / HUNDRED)


def count_buildings(player: Player, tally: FeatureSum) -> None:
    built = [0] * BUILDINGS
    for building in player.buildings[:CELLS]:
        if building != NOTHING:
            built[building] += 1
    for number in built:
        tally.add_number(number)
    for number in player.supply[:BUILDINGS]:
        tally.add_number(number)


def count_cards(player: Player, tally: FeatureSum) -> None:
    for card in range(CARDS):
        tally.add_number(player.cards >> card & 1)
    rebels = player.cards >> SQUASHED_REBELLION & 1 and DUNGEON not in player.buildings
    tally.add_number(1 if rebels else 0)
    tally.add_number(player.prisoners)
    tally.add_number(1 if player.guard else 0)
    tally.add_number(1 if player.blessed != NOTHING else 0)
    tally.add_number(1 if player.fire != NOTHING else 0)


def count_time(world: DragonValley, seat: i64, tally: FeatureSum) -> None:
    """Whether the turn of this round is still to come, or under way without an action."""
    waits = False
    acts = False
    if world.phase < ACTION:
        waits = True
    elif world.phase == ACTION:
        own: i64 = (seat - world.favored) % world.seats
        now: i64 = (world.active - world.favored) % world.seats
        waits = own > now
        acts = own == now and world.actions == 0
    tally.add_number(1 if waits else 0)
    tally.add_number(1 if acts else 0)
