"""Habits in Dragon Valley: quick answers with which a bot finishes an action while it compares positions."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.best import Best
from wartable.bots.dragon_valley.division import worth_of_tile
from wartable.bots.dragon_valley.outlook import (
    BUILT_WORTH,
    NEVER,
    OFF_BOARD,
    UNIT_WORTH,
    is_known,
    outcome,
    risk_of_site,
    units_in_barony,
    worth_of_cell,
    worth_of_rows,
)
from wartable.bots.judge import POINT, promising
from wartable.dragon_valley.barony import spaces_with_unengaged, unengaged, upgrades, working_at
from wartable.dragon_valley.build import BuildPlace
from wartable.dragon_valley.components import (
    BUILDINGS,
    CLIFF,
    CLIFF_POINTS,
    CROWNS,
    FIRST_LOCATION,
    FOE_DIES,
    FOES,
    FRIEND_DIES,
    FRIENDS,
    IS_DEFENSIVE,
    KILL_POINTS,
    MAP,
    RIGHT,
    SQUARES,
    TURNS,
)
from wartable.dragon_valley.move import MoveCount, MoveTo, destinations
from wartable.dragon_valley.options import (
    BLESSED_STACK,
    BUILDING,
    CLAIM,
    DONE,
    PASS_ON,
    PLACE,
    STACK,
    argument_of,
    kind_of,
    option,
    place_of,
    verb_of,
)
from wartable.dragon_valley.packing import unit_in
from wartable.dragon_valley.sieges import is_forbidden_mountain
from wartable.dragon_valley.table import DragonValley
from wartable.engine.decision import Decision

FITS: Final[i64] = 200  # a unit that covers a square of the player's own siege
EXPLORES: Final[i64] = 135  # a unit on a tile that nobody knows
HOPEFUL: Final[i64] = 170
ENOUGH_TO_SAP: Final[i64] = 4
BETTER: Final[i64] = 4  # a move must be better by this to be worth it
EXPLORES_IN_VAIN: Final[i64] = 10  # a unit on a tile that nobody knows, while another siege is under way
OUT_OF_PLACE: Final[i64] = 20  # a unit that does not fit a siege
TURNED: Final[i64] = 40  # an enemy that a tile turns aside where it is
LARGE_TERRITORY: Final[i64] = 10  # in points
OWN_LOSS: Final[i64] = 2  # what sapping costs the player itself counts twice
ENOUGH_TO_EXPLORE: Final[i64] = 2  # units
NO_UNITS: Final[list[int]] = [0] * (MAP * FRIENDS)  # no friend is in the way of an enemy that is attacked


def worth_of_place(world: DragonValley, seat: i64, unit: i64, place: i64, hostile: i64) -> i64:
    """What a unit gains by going there: a battle, a siege, or a step nearer to the pass."""
    if place >= FIRST_LOCATION:
        return worth_of_location(world, seat, unit, place)
    if hostile >> place & 1:
        return worth_of_attack(world, seat, unit, place)
    return UNIT_WORTH[unit] + worth_of_cell(place)


def worth_of_attack(world: DragonValley, seat: i64, unit: i64, cell: i64) -> i64:
    """The best enemy to engage there: what the kill brings and what the enemy would have cost."""
    best: i64 = NEVER
    for enemy in range(FOES):
        if unengaged(world, seat, cell, enemy) > 0:
            worth: i64 = UNIT_WORTH[unit] + worth_of_cell(cell)
            if FRIEND_DIES[unit * FOES + enemy]:
                worth = 0
            if FOE_DIES[unit * FOES + enemy] or world.players[seat].guard:
                fate = outcome(world, seat, cell, enemy, NO_UNITS)
                worth += POINT * KILL_POINTS[cell] - fate
            best = max(best, worth)
    return best


def worth_of_location(world: DragonValley, seat: i64, unit: i64, place: i64) -> i64:
    """Open squares of this kind, by what one of them is worth."""
    player = world.players[seat]
    if not world.valley.tiles >> place & 1:
        return UNIT_WORTH[unit] + OFF_BOARD
    is_mine = player.markers >> place & 1 != 0
    if not is_known(world, seat, place):
        return EXPLORES if is_worth_exploring(world, seat) else UNIT_WORTH[unit] + EXPLORES_IN_VAIN
    kind: i64 = world.valley.territories[place - FIRST_LOCATION]
    each: i64 = 1 + upgrades(world, seat, unit)
    open_squares: i64 = SQUARES[kind * FRIENDS + unit] - each * player.units[place * FRIENDS + unit]
    if open_squares <= 0 or is_forbidden_mountain(world, seat, place):
        return OUT_OF_PLACE
    return FITS + CROWNS[kind] if is_mine else chance_of_siege(world, seat, kind)


def is_worth_exploring(world: DragonValley, seat: i64) -> bool:
    """No siege yet, and two units or more to begin one with."""
    player = world.players[seat]
    units: i64 = 0
    for unit in range(FRIENDS):
        units += units_in_barony(player, unit)
    return player.markers == 0 and units >= ENOUGH_TO_EXPLORE


def chance_of_siege(world: DragonValley, seat: i64, kind: i64) -> i64:
    """A new siege of a known tile: the better, the more of its squares the units in the barony could cover."""
    player = world.players[seat]
    squares: i64 = 0
    covered: i64 = 0
    for unit in range(FRIENDS):
        need: i64 = SQUARES[kind * FRIENDS + unit]
        able: i64 = units_in_barony(player, unit) * (1 + upgrades(world, seat, unit))
        squares += need
        covered += min(able, need)
    return HOPEFUL * covered // squares + CROWNS[kind] if squares else 0


def units_worth_moving(world: DragonValley, decision: Decision) -> list[int]:
    """The stacks that gain by moving; where units must withdraw, all of them."""
    hostile = spaces_with_unengaged(world, decision.seat)
    if verb_of(decision.options[-1]) != DONE:
        return decision.options
    found: list[int] = []
    for code in decision.options:
        is_stack = verb_of(code) in (STACK, BLESSED_STACK)
        if not is_stack or gain_by_moving(world, decision.seat, code, hostile) > BETTER:
            found.append(code)
    return found


def gain_by_moving(world: DragonValley, seat: i64, stack: i64, hostile: i64) -> i64:
    place, unit = place_of(stack), kind_of(stack)
    return best_worth(world, seat, place, unit, hostile) - worth_of_staying(place, unit)


def next_move(world: DragonValley, decision: Decision) -> i64:
    """The stack that gains most by moving, or `done`; units that must withdraw go first."""
    seat = decision.seat
    hostile = spaces_with_unengaged(world, seat)
    last: i64 = decision.options[-1]
    best = Best(last, BETTER if verb_of(last) == DONE else NEVER)
    for code in decision.options:
        if verb_of(code) in (STACK, BLESSED_STACK):
            best.offer(code, gain_by_moving(world, seat, code, hostile))
    return best.choice


def worth_of_staying(place: i64, unit: i64) -> i64:
    return UNIT_WORTH[unit] + (worth_of_cell(place) if place < FIRST_LOCATION else OFF_BOARD)


def best_worth(world: DragonValley, seat: i64, place: i64, unit: i64, hostile: i64) -> i64:
    best: i64 = NEVER
    reachable: i64 = destinations(world, seat, place, unit)
    to: i64 = 0
    while reachable:
        if reachable & 1:
            best = max(best, worth_of_place(world, seat, unit, to, hostile))
        reachable >>= 1
        to += 1
    return best


def best_destination(world: DragonValley, decision: Decision) -> i64:
    asker = world.asker
    assert isinstance(asker, MoveTo)
    hostile = spaces_with_unengaged(world, decision.seat)
    best = Best(decision.options[0], NEVER)
    for code in decision.options:
        best.offer(code, worth_of_place(world, decision.seat, unit_in(asker.stack), argument_of(code), hostile))
    return best.choice


def places_worth_going_to(world: DragonValley, decision: Decision) -> list[int]:
    """Where a unit gains most, and where nearly as much."""
    asker = world.asker
    assert isinstance(asker, MoveTo)
    unit: i64 = unit_in(asker.stack)
    hostile = spaces_with_unengaged(world, decision.seat)
    gains: list[int] = []
    for code in decision.options:
        gains.append(int(worth_of_place(world, decision.seat, unit, argument_of(code), hostile) - UNIT_WORTH[unit]))
    return promising(decision.options, gains, NEVER)


def count_for(world: DragonValley, decision: Decision) -> i64:
    """As many as the siege can use; everywhere else, all of them."""
    asker = world.asker
    assert isinstance(asker, MoveCount)
    place, unit = asker.to, unit_in(asker.stack)
    if place < FIRST_LOCATION:
        return decision.options[-1]
    if not is_known(world, decision.seat, place):
        return decision.options[min(1, len(decision.options) - 1)]
    need: i64 = SQUARES[world.valley.territories[place - FIRST_LOCATION] * FRIENDS + unit]
    each: i64 = 1 + upgrades(world, decision.seat, unit)
    there: i64 = world.players[decision.seat].units[place * FRIENDS + unit]
    wanted: i64 = (need + each - 1) // each - there
    last: i64 = len(decision.options)
    return decision.options[max(min(last, wanted), 1) - 1]


# --- building


def name_to_build(world: DragonValley, decision: Decision) -> i64:
    """The building that is worth most once it is built; `no` only where nothing can be built."""
    best = Best(decision.options[-1], NEVER)
    for code in decision.options:
        if verb_of(code) == BUILDING:
            building = argument_of(code)
            best.offer(code, worth_of_tile(world, decision.seat, building) + BUILT_WORTH[building])
    return best.choice


def place_to_build(world: DragonValley, decision: Decision) -> i64:
    """The space where the tile does most; further copies only where they do something."""
    asker = world.asker
    assert isinstance(asker, BuildPlace)
    last: i64 = decision.options[-1]
    best = Best(last, NEVER if verb_of(last) == PLACE else 0)
    for code in decision.options:
        if verb_of(code) == PLACE:
            best.offer(code, worth_of_site(world, decision.seat, asker.building, argument_of(code)))
    return best.choice


def worth_of_site(world: DragonValley, seat: i64, building: i64, cell: i64) -> i64:
    """What a tile does on a space: completes a row, turns enemies that are there, or is out of harm's way."""
    player = world.players[seat]
    worth: i64 = BUILT_WORTH[building] - risk_of_site(building, cell)
    if not IS_DEFENSIVE[building]:
        return worth
    buildings = player.buildings[:]
    before = worth_of_rows(world, buildings)
    buildings[cell] = building
    worth += worth_of_rows(world, buildings) - before
    if cell < MAP:
        for enemy in range(FOES):
            if TURNS[building] >> enemy & 1:
                worth += TURNED * player.enemies[cell * FOES + enemy]
    return worth


# --- other answers


def sap_or_pass(world: DragonValley, decision: Decision) -> i64:
    """Sap the building that would push most enemies of rivals over the cliff, if it is worth the trouble."""
    best = Best(option(PASS_ON, 0), ENOUGH_TO_SAP - 1)
    for building in range(BUILDINGS):
        gain: i64 = 0
        for seat in range(world.seats):
            pushed = points_by_cliff(world, seat, building)
            gain += -OWN_LOSS * pushed if seat == decision.seat else pushed
        code = option(BUILDING, building)
        if code in decision.options:
            best.offer(code, gain)
    return best.choice


def points_by_cliff(world: DragonValley, seat: i64, building: i64) -> i64:
    """Points that the enemies standing on a building of this name at the edge will bring this round."""
    points: i64 = 0
    for cell in range(MAP):
        if RIGHT[cell] == CLIFF and working_at(world, seat, cell) == building:
            for enemy in range(FOES):
                if TURNS[building] >> enemy & 1:
                    points += CLIFF_POINTS * world.players[seat].enemies[cell * FOES + enemy]
    return points


def what_to_claim(world: DragonValley, decision: Decision) -> i64:
    """Claim a siege of a large territory; otherwise look at a tile not yet known."""
    for code in decision.options:
        place = argument_of(code)
        if verb_of(code) == CLAIM and CROWNS[world.valley.territories[place - FIRST_LOCATION]] >= LARGE_TERRITORY:
            return code
    for code in decision.options:
        if not is_known(world, decision.seat, argument_of(code)):
            return code
    return decision.options[-1]
