"""Outlook in Dragon Valley: what will become of the enemies, and what units, sieges and buildings promise.

All numbers are hundredths of a point.
"""

from typing import Final

from mypy_extensions import i64

from wartable.bots.judge import POINT
from wartable.dragon_valley.barony import upgrades, working_at
from wartable.dragon_valley.components import (
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
    FRIENDS,
    IS_DEFENSIVE,
    IS_UPGRADE,
    KEEP,
    KILL_POINTS,
    KNIGHT,
    MAP,
    NEXT,
    ORC,
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

UNIT_WORTH: Final[list[int]] = [70, 100, 110]
SUPPLY_WORTH: Final[list[int]] = [45, 60, 40, 10, 50, 60, 45, 80, 35, 10, 15, 50, 45, 40]
BUILT_WORTH: Final[list[int]] = [10, 90, 60, 15, 110, 90, 10, 20, 60, 15, 25, 80, 60, 10]
PRISONERS_WORTH: Final[list[int]] = [0, 120, 270, 500, 900]
LONG_GAME: Final[i64] = 16
LAST_ROUNDS: Final[i64] = 3
WHOLE_ROW: Final[i64] = 55  # for each round to come: a kind of enemy brings 4 points instead of costing 4
TWO_OF_ROW: Final[i64] = 18
ONE_OF_ROW: Final[i64] = 6
STRAY: Final[i64] = 3
SIEGE_SHARE: Final[i64] = 90  # hundredths of the crown for squares covered
MISFIT: Final[i64] = 40
STEP_WORTH: Final[i64] = 5
PASS_WORTH: Final[i64] = 45
LONGEST_WALK: Final[i64] = 24


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
        for _ in range(player.enemies[at]):
            total += outcome(world, seat, at // FOES, at % FOES, units)
        at -= 1
    return total


def outcome(world: DragonValley, seat: i64, cell: i64, enemy: i64, units: list[int]) -> i64:
    """The fate of one enemy: over the cliff, killed by friends in its way, or into the Keep."""
    total: i64 = 0
    if stands_with_friend(units, cell):
        total = fight(world, seat, cell, enemy, units)
        if total < LIVES_ON // 2:
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
            if step < LIVES_ON // 2:
                return total + step
            total += step - LIVES_ON
            if total >= LIVES_ON // 2:
                total -= LIVES_ON
                steps = 0
    return total


# Added to what a step or a fight brings: once when the enemy survives it, twice when it is stopped there.
LIVES_ON: Final[i64] = 1_000_000


def step_onto(world: DragonValley, seat: i64, cell: i64, enemy: i64, units: list[int]) -> i64:
    """What it brings that an enemy enters a space."""
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
        return points + (fought if fought < LIVES_ON // 2 else fought + LIVES_ON)
    return points + (2 * LIVES_ON if is_stopped else LIVES_ON)


def stands_with_friend(units: list[int], cell: i64) -> bool:
    at: i64 = cell * FRIENDS
    return units[at] + units[at + 1] + units[at + 2] > 0


def fight(world: DragonValley, seat: i64, cell: i64, enemy: i64, units: list[int]) -> i64:
    """What the best friend on the space makes of it; those that fall are taken out of `units`."""
    best: i64 = -LIVES_ON
    fighter: i64 = NOTHING
    guard = world.players[seat].guard
    for unit in range(FRIENDS):
        if units[cell * FRIENDS + unit]:
            worth: i64 = POINT * KILL_POINTS[cell] + 200 if FOE_DIES[unit * FOES + enemy] or guard else 0
            if FRIEND_DIES[unit * FOES + enemy] and world.players[seat].blessed != cell * FRIENDS + unit:
                worth -= UNIT_WORTH[unit]
            if worth > best:
                best = worth
                fighter = unit
    kills = FOE_DIES[fighter * FOES + enemy] or guard
    brings: i64 = POINT * KILL_POINTS[cell] if kills else LIVES_ON
    if FRIEND_DIES[fighter * FOES + enemy] and world.players[seat].blessed != cell * FRIENDS + fighter:
        units[cell * FRIENDS + fighter] -= 1
        brings -= UNIT_WORTH[fighter]
    return brings


# --- units and sieges


def steps_to_pass(cell: i64) -> i64:
    """The cells are numbered row by row, three in a row, after the pass."""
    return 0 if cell == 0 else (cell - 1) // 3 + 1 + (cell - 1) % 3


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
        if player.marks >> place & 1:
            worth += worth_of_siege(world, seat, place)
    return worth + (20 if player.blessed != NOTHING else 0)


def worth_of_cell(cell: i64) -> i64:
    return PASS_WORTH if cell == 0 else STEP_WORTH * (9 - steps_to_pass(cell))


def worth_of_siege(world: DragonValley, seat: i64, place: i64) -> i64:
    """The share of the crown that is covered; less if the units for the rest are nowhere in sight."""
    player = world.players[seat]
    if not world.valley.tiles >> place & 1:
        return (UNIT_WORTH[KNIGHT] - 20) * units_at(player, place)
    if not is_known(world, seat, place):
        return (UNIT_WORTH[KNIGHT] + 30) * units_at(player, place)
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
        covered += min_of(there * each, need)
        if there * each > need:
            spare += there - (need + each - 1) // each
        missing += max_of(need - there * each - each * units_in_barony(player, unit), 0)
    if not squares:
        return MISFIT * units_at(player, place)
    share: i64 = SIEGE_SHARE - 8 * missing
    return CROWNS[kind] * POINT * covered // squares * max_of(share, 45) // 100 + MISFIT * spare


def is_known(world: DragonValley, seat: i64, place: i64) -> bool:
    return (world.valley.face_up | world.players[seat].looked) >> place & 1 != 0


def units_in_barony(player: Player, unit: i64) -> i64:
    number: i64 = 0
    for cell in range(MAP):
        number += player.units[cell * FRIENDS + unit]
    return number


def min_of(one: i64, other: i64) -> i64:
    return min(other, one)


def max_of(one: i64, other: i64) -> i64:
    return max(other, one)


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
                worth -= (SUPPLY_WORTH[building] - 5) * number
    return worth + PRISONERS_WORTH[player.prisoners]


def risk_of_site(building: i64, cell: i64) -> i64:
    """Upgrade buildings in the enemies' way will be destroyed."""
    if not IS_UPGRADE[building]:
        return 0
    if (cell - 1) % 3 == 0:
        return 35
    return 20 if NEXT[cell] == KEEP else 0


def worth_of_rows(world: DragonValley, buildings: list[int]) -> i64:
    """For each kind of enemy the best row; other tiles that turn it are worth little."""
    left = rounds_left(world)
    worth: i64 = 0
    for enemy in range(FOES):
        best: i64 = 0
        for row in range(4):
            best = max_of(best, worth_of_row(buildings, 1 + 3 * row, enemy))
        worth += best * left
    return worth


def worth_of_row(buildings: list[int], first: i64, enemy: i64) -> i64:
    mask: i64 = 0
    for column in range(3):
        building: i64 = buildings[first + column]
        if building != NOTHING and IS_DEFENSIVE[building] and TURNS[building] >> enemy & 1:
            mask |= 1 << column
    if mask == 7:
        return WHOLE_ROW
    if mask & 3 == 3:
        return TWO_OF_ROW
    if mask == 6 or mask == 5:
        return TWO_OF_ROW - ONE_OF_ROW
    return ONE_OF_ROW if mask == 1 else (STRAY if mask else 0)
