"""Outlook in Dragon Valley: what will happen to the enemies, and what units, sieges and buildings promise.

All numbers are hundredths of a point.
"""

from typing import Final

from mypy_extensions import i64

from wartable.bots.best import Best
from wartable.bots.judge import POINT
from wartable.dragon_valley.barony import upgrades, working_at
from wartable.dragon_valley.components import (
    BUILDING_IDS,
    CELLS,
    CLIFF,
    CLIFF_POINTS,
    CROWNS,
    DESTROYED_BY,
    DUNGEON,
    ENTRY_POINTS,
    FIRST_LOCATION,
    FOE_DIES,
    FOE_MOVES,
    FOES,
    FRIEND_DIES,
    FRIEND_IDS,
    FRIENDS,
    IS_DEFENSIVE,
    IS_UPGRADE,
    KEEP,
    KILL_POINTS,
    KNIGHT,
    MAP,
    NEXT,
    ORC,
    PASS,
    PLACES,
    RIGHT,
    SQUARES,
    STOPS,
    TOWER,
    TURNS,
)
from wartable.dragon_valley.table import NOTHING, DragonValley, Player
from wartable.dragon_valley.verbs import units_at
from wartable.dragon_valley.walking import is_turned

WORTH_BY_UNIT: Final[dict[str, int]] = {"trebuchet": 70, "archer": 100, "knight": 110}
WORTH_BY_BUILDING: Final[dict[str, tuple[int, int]]] = {  # in the supply, and standing
    "arc_jewel": (45, 10),
    "blacksmith": (60, 90),
    "carpenter": (40, 60),
    "chapel": (10, 15),
    "dungeon": (50, 110),
    "fletcher": (60, 90),
    "moat_and_ferry": (45, 10),
    "moat_arc_wall": (80, 20),
    "royal_guard": (35, 60),
    "sappers": (10, 15),
    "scout_house": (15, 25),
    "stable": (50, 80),
    "tower": (45, 60),
    "wall": (40, 10),
}
TURNS_ASIDE: Final[list[int]] = [
    turned if is_defensive else 0 for turned, is_defensive in zip(TURNS, IS_DEFENSIVE, strict=True)
]  # by defensive building, the enemies that it turns, as bits
UNKNOWN_UNIT: Final = 90
UNKNOWN_BUILDING: Final = (40, 40)
UNIT_WORTH: Final[list[int]] = [WORTH_BY_UNIT.get(unit, UNKNOWN_UNIT) for unit in FRIEND_IDS]
SUPPLY_WORTH: Final[list[int]] = [WORTH_BY_BUILDING.get(name, UNKNOWN_BUILDING)[0] for name in BUILDING_IDS]
BUILT_WORTH: Final[list[int]] = [WORTH_BY_BUILDING.get(name, UNKNOWN_BUILDING)[1] for name in BUILDING_IDS]
PRISONERS_WORTH: Final[list[int]] = [0, 120, 270, 500, 900]
LONG_GAME: Final[i64] = 16
LAST_ROUNDS: Final[i64] = 3
WHOLE_ROW: Final = 55  # for each round to come: a kind of enemy brings 4 points instead of costing 4
TWO_OF_ROW: Final = 18
TWO_WITH_GAP: Final = 12  # the first column is missing, or the middle one
ONE_OF_ROW: Final = 6
STRAY: Final = 3
ROW_WORTH: Final[list[int]] = [
    0,
    ONE_OF_ROW,
    STRAY,
    TWO_OF_ROW,
    STRAY,
    TWO_WITH_GAP,
    TWO_WITH_GAP,
    WHOLE_ROW,
]  # by the columns that turn the enemy, as bits
HUNDRED: Final[i64] = 100
SIEGE_SHARE: Final[i64] = 90  # hundredths of the crown for squares covered
SHARE_MISSING: Final[i64] = 8  # fewer for each unit that is nowhere in sight
LEAST_SHARE: Final[i64] = 45
MISFIT: Final[i64] = 40
OFF_BOARD: Final[i64] = -20  # worth of a unit where nothing is left to conquer
UNKNOWN_SIEGE: Final[i64] = 30  # worth of a unit that besieges an unknown tile
BLESSED: Final[i64] = 20
STEP_WORTH: Final[i64] = 5
PASS_WORTH: Final[i64] = 45
MOST_STEPS: Final[i64] = 9
LONGEST_WALK: Final[i64] = 24
KILL: Final[i64] = 200  # beside its points, so that a friend who kills is preferred to one who does not
SPARE_DUNGEON: Final[i64] = 5
RISK_IN_FIRST_COLUMN: Final[i64] = 35
RISK_BEFORE_KEEP: Final[i64] = 20
NEVER: Final[i64] = -1_000_000

# The cells of the barony are numbered row by row after the pass.
COLUMNS: Final[i64] = 3
ROWS: Final[i64] = 4
FIRST_CELL: Final[i64] = 1


def rounds_left(world: DragonValley) -> i64:
    left: i64 = LONG_GAME - world.round
    return max(LAST_ROUNDS, left)


# --- enemies


def outcome_of_enemies(world: DragonValley, seat: i64) -> i64:
    """What the enemies of a barony will bring or cost, if everybody else stays where they are."""
    player = world.players[seat]
    units = player.units[: MAP * FRIENDS]
    total: i64 = 0
    at: i64 = MAP * FOES - 1
    while at >= 0:
        number: i64 = player.enemies[at]
        while number:
            total += outcome(world, seat, at // FOES, at % FOES, units)
            number -= 1
        at -= 1
    return total


def outcome(world: DragonValley, seat: i64, cell: i64, enemy: i64, units: list[int]) -> i64:
    """The fate of one enemy: over the cliff, killed by friends in its way, or into the Keep."""
    total: i64 = 0
    if stands_with_friend(units, cell):
        total = fight(world, seat, cell, enemy, units)
        if total < SURVIVES:
            return total
        total -= LIVES_ON
    for _ in range(LONGEST_WALK):
        aside = is_turned(world, seat, cell, enemy)
        if aside and RIGHT[cell] == CLIFF:
            return total + POINT * CLIFF_POINTS
        steps: i64 = 1 if aside else FOE_MOVES[enemy]
        while steps > 0:
            cell = RIGHT[cell] if aside else NEXT[cell]
            steps -= 1
            step = step_onto(world, seat, cell, enemy, units)
            if step < SURVIVES:
                return total + step
            total += step - LIVES_ON
            if total >= SURVIVES:
                total -= LIVES_ON
                steps = 0
    return total


# Added to what a step or a fight brings: once when the enemy survives it, twice when it is stopped there.
LIVES_ON: Final[i64] = 1_000_000
SURVIVES: Final[i64] = LIVES_ON // 2  # a sum above this contains LIVES_ON


def step_onto(world: DragonValley, seat: i64, cell: i64, enemy: i64, units: list[int]) -> i64:
    """What an enemy brings or costs by entering a space."""
    points: i64 = POINT * ENTRY_POINTS[cell]
    if cell == KEEP:
        return points
    if cell == world.players[seat].fire:
        return points + POINT
    building = working_at(world, seat, cell)
    if building == TOWER:
        return points + POINT * KILL_POINTS[cell] - (0 if enemy == ORC else SUPPLY_WORTH[TOWER])
    is_stopped = building != NOTHING and STOPS[building] >> enemy & 1 != 0
    if building != NOTHING and DESTROYED_BY[building] >> enemy & 1:
        points -= BUILT_WORTH[building]
    if stands_with_friend(units, cell):
        fought = fight(world, seat, cell, enemy, units)
        return points + (fought if fought < SURVIVES else fought + LIVES_ON)
    return points + (2 * LIVES_ON if is_stopped else LIVES_ON)


def stands_with_friend(units: list[int], cell: i64) -> bool:
    at: i64 = cell * FRIENDS
    return units[at] + units[at + 1] + units[at + 2] > 0


def fight(world: DragonValley, seat: i64, cell: i64, enemy: i64, units: list[int]) -> i64:
    """What a fight with the best friend on the space brings; a friend that falls is taken out of `units`."""
    best = Best(NOTHING, -LIVES_ON)
    guard = world.players[seat].guard
    for unit in range(FRIENDS):
        if units[cell * FRIENDS + unit]:
            worth: i64 = POINT * KILL_POINTS[cell] + KILL if FOE_DIES[unit * FOES + enemy] or guard else 0
            if FRIEND_DIES[unit * FOES + enemy] and world.players[seat].blessed != cell * FRIENDS + unit:
                worth -= UNIT_WORTH[unit]
            best.offer(unit, worth)
    fighter = best.choice
    kills = FOE_DIES[fighter * FOES + enemy] or guard
    brings: i64 = POINT * KILL_POINTS[cell] if kills else LIVES_ON
    if FRIEND_DIES[fighter * FOES + enemy] and world.players[seat].blessed != cell * FRIENDS + fighter:
        units[cell * FRIENDS + fighter] -= 1
        brings -= UNIT_WORTH[fighter]
    return brings


# --- units and sieges


def steps_to_pass(cell: i64) -> i64:
    return 0 if cell == PASS else row_of(cell) + 1 + column_of(cell)


def row_of(cell: i64) -> i64:
    return (cell - FIRST_CELL) // COLUMNS


def column_of(cell: i64) -> i64:
    return (cell - FIRST_CELL) % COLUMNS


def worth_of_units(world: DragonValley, seat: i64) -> i64:
    """Units in the barony, the nearer to the pass the better, and what they cover in sieges."""
    player = world.players[seat]
    worth: i64 = 0
    for cell in range(MAP):
        for unit in range(FRIENDS):
            number: i64 = player.units[cell * FRIENDS + unit]
            if number:
                worth += number * (UNIT_WORTH[unit] + worth_of_cell(cell))
    for place in range(FIRST_LOCATION, PLACES):
        if player.markers >> place & 1:
            worth += worth_of_siege(world, seat, place)
    return worth + (BLESSED if player.blessed != NOTHING else 0)


def worth_of_cell(cell: i64) -> i64:
    return PASS_WORTH if cell == PASS else STEP_WORTH * (MOST_STEPS - steps_to_pass(cell))


def worth_of_siege(world: DragonValley, seat: i64, place: i64) -> i64:
    """The share of the crown that is covered; less if the units for the rest are nowhere in sight."""
    player = world.players[seat]
    if not world.valley.tiles >> place & 1:
        return (UNIT_WORTH[KNIGHT] + OFF_BOARD) * units_at(player, place)
    if not is_known(world, seat, place):
        return (UNIT_WORTH[KNIGHT] + UNKNOWN_SIEGE) * units_at(player, place)
    kind: i64 = world.valley.territories[place - FIRST_LOCATION]
    covered: i64 = 0
    squares: i64 = 0
    missing: i64 = 0
    spare: i64 = 0
    for unit in range(FRIENDS):
        need: i64 = SQUARES[kind * FRIENDS + unit]
        each: i64 = 1 + upgrades(world, seat, unit)
        there: i64 = player.units[place * FRIENDS + unit]
        squares += need
        covered += min(there * each, need)
        if there * each > need:
            spare += there - (need + each - 1) // each
        missing += max(need - there * each - each * units_in_barony(player, unit), 0)
    if not squares:
        return MISFIT * units_at(player, place)
    share: i64 = max(SIEGE_SHARE - SHARE_MISSING * missing, LEAST_SHARE)
    return CROWNS[kind] * POINT * covered // squares * share // HUNDRED + MISFIT * spare


def is_known(world: DragonValley, seat: i64, place: i64) -> bool:
    return (world.valley.face_up | world.players[seat].looked) >> place & 1 != 0


def units_in_barony(player: Player, unit: i64) -> i64:
    number: i64 = 0
    for cell in range(MAP):
        number += player.units[cell * FRIENDS + unit]
    return number


# --- buildings


def worth_of_buildings(world: DragonValley, seat: i64) -> i64:
    """Standing tiles, rows that push enemies over the cliff, and tiles ready to build."""
    player = world.players[seat]
    worth: i64 = worth_of_rows(world, player.buildings)
    for cell in range(CELLS):
        building: i64 = player.buildings[cell]
        if building != NOTHING:
            worth += BUILT_WORTH[building] - risk_of_site(building, cell)
    for building in range(len(SUPPLY_WORTH)):
        number: i64 = player.supply[building]
        if number:
            worth += SUPPLY_WORTH[building] * number
            if building == DUNGEON and DUNGEON in player.buildings:
                worth -= (SUPPLY_WORTH[building] - SPARE_DUNGEON) * number
    return worth + PRISONERS_WORTH[player.prisoners]


def risk_of_site(building: i64, cell: i64) -> i64:
    """Upgrade buildings in the enemies' way will be destroyed."""
    if not IS_UPGRADE[building]:
        return 0
    if column_of(cell) == 0:
        return RISK_IN_FIRST_COLUMN
    return RISK_BEFORE_KEEP if NEXT[cell] == KEEP else 0


def worth_of_rows(world: DragonValley, buildings: list[int]) -> i64:
    """For each kind of enemy the best row; other tiles that turn it are worth little."""
    left = rounds_left(world)
    worth: i64 = 0
    for enemy in range(FOES):
        worth += worth_of_best_row(buildings, enemy) * left
    return worth


def worth_of_best_row(buildings: list[int], enemy: i64) -> i64:
    best: i64 = 0
    for row in range(ROWS):
        best = max(best, worth_of_row(buildings, FIRST_CELL + COLUMNS * row, enemy))
    return best


def worth_of_row(buildings: list[int], first: i64, enemy: i64) -> i64:
    columns: i64 = 0
    for column in range(COLUMNS):
        building: i64 = buildings[first + column]
        if building != NOTHING and TURNS_ASIDE[building] >> enemy & 1:
            columns |= 1 << column
    return ROW_WORTH[columns] if columns else 0
