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


def features_of(world: DragonValley, seat: i64) -> list[float]:
    player = world.players[seat]
    found: list[float] = [float(player.score) / FIVE_POINTS]
    add_units(player, found)
    add_sieges(world, seat, found)
    add_enemies(world, seat, found)
    for enemy in range(FOES):
        found.append(float(worth_of_best_row(player.buildings, enemy) * rounds_left(world)) / HUNDRED)
    add_buildings(player, found)
    add_cards(player, found)
    add_time(world, seat, found)
    return found


def add_units(player: Player, found: list[float]) -> None:
    """Units in the barony by kind, how far they have come, and those still in the Keep."""
    advanced: i64 = 0
    numbers = [0] * FRIENDS
    for cell in range(MAP):
        for unit in range(FRIENDS):
            number: i64 = player.units[cell * FRIENDS + unit]
            if number:
                numbers[unit] += number
                advanced += number * worth_of_cell(cell)
    for unit in range(FRIENDS):
        found.append(float(numbers[unit]))
    found.append(float(advanced) / HUNDRED)
    keep: i64 = 0
    for unit in range(FRIENDS):
        keep += player.units[KEEP * FRIENDS + unit]
    found.append(float(keep))


def add_sieges(world: DragonValley, seat: i64, found: list[float]) -> None:
    player = world.players[seat]
    worth: i64 = 0
    units: i64 = 0
    marks: i64 = 0
    for place in range(FIRST_LOCATION, PLACES):
        if player.markers >> place & 1:
            worth += worth_of_siege(world, seat, place)
            marks += 1
            for unit in range(FRIENDS):
                units += player.units[place * FRIENDS + unit]
    found.append(float(worth) / HUNDRED)
    found.append(float(units))
    found.append(float(marks))
    found.append(float(bits(player.conquered)))
    found.append(float(bits(player.looked)))


def bits(mask: i64) -> i64:
    number: i64 = 0
    while mask:
        number += mask & 1
        mask >>= 1
    return number


def add_enemies(world: DragonValley, seat: i64, found: list[float]) -> None:
    number: i64 = 0
    for count in world.players[seat].enemies:
        number += count
    outcome = outcome_of_enemies(world, seat) if number else 0
    found.append(float(number))
    found.append(float(outcome) / HUNDRED)
    found.append(float(min(0, outcome)) / HUNDRED)


def add_buildings(player: Player, found: list[float]) -> None:
    built = [0.0] * BUILDINGS
    for cell in range(CELLS):
        building: i64 = player.buildings[cell]
        if building != NOTHING:
            built[building] += 1.0
    found.extend(built)
    for building in range(BUILDINGS):
        found.append(float(player.supply[building]))


def add_cards(player: Player, found: list[float]) -> None:
    for card in range(CARDS):
        found.append(1.0 if player.cards >> card & 1 else 0.0)
    rebels = player.cards >> SQUASHED_REBELLION & 1 and DUNGEON not in player.buildings
    found.append(1.0 if rebels else 0.0)
    found.append(float(player.prisoners))
    found.append(1.0 if player.guard else 0.0)
    found.append(1.0 if player.blessed != NOTHING else 0.0)
    found.append(1.0 if player.fire != NOTHING else 0.0)


def add_time(world: DragonValley, seat: i64, found: list[float]) -> None:
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
    found.append(1.0 if waits else 0.0)
    found.append(1.0 if acts else 0.0)
