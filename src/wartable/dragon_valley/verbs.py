"""Verbs: the only code that moves a cube, a building tile or a score; those of cards are in `aid_verbs.py`, those of
markers and territory tiles in `siege_verbs.py`. Each logs what happened.
"""

from typing import Final

from mypy_extensions import i64

from wartable.dragon_valley.components import (
    BUILDING_IDS,
    CELLS,
    CLIFF_POINTS,
    DUNGEON,
    FIRE_POINTS,
    FIRST_LOCATION,
    FLOOR,
    FOE_IDS,
    FOES,
    FRIEND_IDS,
    FRIENDS,
    KILL_POINTS,
    PLACE_IDS,
)
from wartable.dragon_valley.packing import BLESSED, group_of, large_count_of, number_of, place_in, unit_in
from wartable.dragon_valley.table import NOTHING, DragonValley, Player
from wartable.engine.log import Fact

# Reasons of points (DV-I20)
KILL: Final[i64] = 0
OVER_CLIFF: Final[i64] = 1
FIRE: Final[i64] = 2
ENTRY: Final[i64] = 3
REBELLION: Final[i64] = 4
PRISONERS: Final[i64] = 5
CROWN: Final[i64] = 6
TAKEN_SIEGE: Final[i64] = 7
REASON_WORDS: Final = ("kill", "cliff", "defensive_fire", "entry", "rebellion", "prisoners", "crown", "taken_siege")


def score(game: DragonValley, seat: i64, points: i64, reason: i64) -> None:
    """DV-026, DV-027, DV-I05: the marker never falls below -5 and has no upper limit. DV-281, DV-R55: it counts on."""
    player = game.players[seat]
    after: i64 = player.score + points
    if after < FLOOR:
        after = FLOOR
    player.tally[reason] += after - player.score
    player.score = after
    if game.telling:
        game.tell("scored", {"seat": seat, "points": points, "reason": REASON_WORDS[reason], "score": after})


# --- cubes


def add_units(player: Player, place: i64, unit: i64, number: i64) -> None:
    """Friendly units come to a place."""
    player.units[place * FRIENDS + unit] += number
    player.turnover += 1
    player.camps |= 1 << place


def take_units(player: Player, place: i64, unit: i64, number: i64) -> None:
    """Friendly units leave a place."""
    player.units[place * FRIENDS + unit] -= number
    player.turnover += 1
    if not units_at(player, place):
        player.camps &= ~(1 << place)


def add_foes(player: Player, cell: i64, enemy: i64, number: i64) -> None:
    """Enemies come to a space."""
    player.enemies[cell * FOES + enemy] += number
    player.turnover += 1
    player.beset |= 1 << cell


def take_foes(player: Player, cell: i64, enemy: i64, number: i64) -> None:
    """Enemies leave a space."""
    player.enemies[cell * FOES + enemy] -= number
    player.turnover += 1
    if not foes_at(player, cell):
        player.beset &= ~(1 << cell)


def engage(game: DragonValley, seat: i64, cell: i64, enemy: i64, number: i64) -> None:
    """DV-100, DV-126: enemies that were fought and are still there do not fight again in this movement."""
    game.marks.engaged[cell * FOES + enemy] += number
    game.players[seat].turnover += 1


def destroy_friend(game: DragonValley, seat: i64, place: i64, unit: i64) -> None:
    """DV-005: back into the bag. DV-299, DV-R70: in Eminent Death it leaves the game, however it was destroyed."""
    take_units(game.players[seat], place, unit, 1)
    if game.mode.dead_leave:
        game.stock.dead += large_count_of(unit, 1)
    else:
        game.stock.bag[unit] += 1
    if game.telling:
        game.tell("friend_destroyed", {"seat": seat, "unit": FRIEND_IDS[unit], "place": PLACE_IDS[place]})


def destroy_foes(game: DragonValley, seat: i64, cell: i64, enemy: i64, number: i64) -> None:
    """DV-005: back into the bag. DV-300: in Eminent Death too."""
    take_foes(game.players[seat], cell, enemy, number)
    game.stock.bag[FRIENDS + enemy] += number
    if game.telling:
        facts: dict[str, Fact] = {"seat": seat, "enemy": FOE_IDS[enemy], "place": PLACE_IDS[cell], "cubes": number}
        game.tell("foes_destroyed", facts)


def kill_foes(game: DragonValley, seat: i64, cell: i64, enemy: i64, number: i64) -> None:
    """DV-024, DV-125: each destroyed enemy scores the kill points of its space at once."""
    destroy_foes(game, seat, cell, enemy, number)
    points: i64 = KILL_POINTS[cell]
    if points:
        score(game, seat, number * points, KILL)


def fire_on_foes(game: DragonValley, seat: i64, cell: i64, enemy: i64, number: i64) -> None:
    """DV-226, DV-227, DV-308: each enemy destroyed by Defensive Fire gives 1 point, whatever the row."""
    destroy_foes(game, seat, cell, enemy, number)
    score(game, seat, number * FIRE_POINTS, FIRE)


def drop_over_cliff(game: DragonValley, seat: i64, cell: i64, enemy: i64, number: i64) -> None:
    """DV-179: over the cliff for 4 points each, in any row."""
    destroy_foes(game, seat, cell, enemy, number)
    score(game, seat, number * CLIFF_POINTS, OVER_CLIFF)


def lose_in_keep(game: DragonValley, seat: i64, cell: i64, enemy: i64, number: i64) -> None:
    """DV-266: destroyed without kill points. DV-300, DV-R71: in Eminent Death the player keeps the cubes."""
    if not game.mode.keep_keeps:
        destroy_foes(game, seat, cell, enemy, number)
        return
    player = game.players[seat]
    take_foes(player, cell, enemy, number)
    player.kept += large_count_of(enemy, number)
    if game.telling:
        facts: dict[str, Fact] = {"seat": seat, "enemy": FOE_IDS[enemy], "place": PLACE_IDS[cell], "cubes": number}
        game.tell("foes_kept", facts)


def step_foes(game: DragonValley, seat: i64, cell: i64, to: i64, members: i64) -> None:
    """A group of enemies goes from one space to another."""
    player = game.players[seat]
    for enemy in range(FOES):
        number = number_of(members, enemy)
        if number:
            take_foes(player, cell, enemy, number)
            add_foes(player, to, enemy, number)
            if game.telling:
                facts: dict[str, Fact] = {"seat": seat, "enemy": FOE_IDS[enemy], "cubes": number}
                game.tell("foes_moved", {**facts, "from": PLACE_IDS[cell], "place": PLACE_IDS[to]})


def deploy_cube(game: DragonValley, seat: i64, kind: i64, cell: i64) -> None:
    """DV-059, DV-061, DV-I28: a cube of a pile enters a barony."""
    player = game.players[seat]
    if kind < FRIENDS:
        add_units(player, cell, kind, 1)
    else:
        add_foes(player, cell, kind - FRIENDS, 1)


def march(game: DragonValley, seat: i64, stack: i64, to: i64, number: i64) -> None:
    """DV-093, DV-104: units of a stack go to a place.

    They are marked as moved. DV-R56: the blessing stays behind when its unit enters a location.
    """
    player = game.players[seat]
    place, unit, blessed = place_in(stack), unit_in(stack), stack & BLESSED
    take_units(player, place, unit, number)
    add_units(player, to, unit, number)
    if blessed and to < FIRST_LOCATION:
        player.blessed = to * FRIENDS + unit
        game.marks.blessed_moved = True
    else:
        if blessed:
            player.blessed = NOTHING
        game.marks.moved[to * FRIENDS + unit] += number
    if to >= FIRST_LOCATION:
        enter_location(game, seat, to, unit, number)
    if place >= FIRST_LOCATION:
        leave_location(game, seat, place)
    if game.telling and place != to:
        facts: dict[str, Fact] = {"seat": seat, "unit": FRIEND_IDS[unit], "cubes": number}
        game.tell("marched", {**facts, "from": PLACE_IDS[place], "place": PLACE_IDS[to]})


def enter_location(game: DragonValley, seat: i64, place: i64, unit: i64, number: i64) -> None:
    """DV-128, DV-144, DV-161: where a player has units, there is exactly one marker of that player."""
    game.players[seat].markers |= 1 << place
    game.marks.entered |= 1 << place
    game.marks.arrived[(place - FIRST_LOCATION) * FRIENDS + unit] += number


def leave_location(game: DragonValley, seat: i64, place: i64) -> None:
    """DV-142, DV-144: when the last unit has left, the marker returns; nobody is withdrawing there any more."""
    player = game.players[seat]
    if not units_at(player, place):
        player.markers &= ~(1 << place)
        player.withdrawing &= ~(1 << place)


def units_at(player: Player, place: i64) -> i64:
    """How many friendly units are on a place."""
    units = player.units
    at: i64 = place * FRIENDS
    return units[at] + units[at + 1] + units[at + 2]


def foes_at(player: Player, cell: i64) -> i64:
    """How many enemies are on a cell."""
    enemies = player.enemies
    at: i64 = cell * FOES
    return enemies[at] + enemies[at + 1] + enemies[at + 2]


def exchange_units(game: DragonValley, seat: i64, given: i64, other: i64, taken: i64) -> None:
    """DV-070: the two cubes swap places and owners; markers stay where they are. A stack is place * 3 + unit."""
    mine, theirs = game.players[seat], game.players[other]
    take_units(mine, given // FRIENDS, given % FRIENDS, 1)
    take_units(theirs, taken // FRIENDS, taken % FRIENDS, 1)
    add_units(mine, given // FRIENDS, taken % FRIENDS, 1)
    add_units(theirs, taken // FRIENDS, given % FRIENDS, 1)
    if game.telling:
        facts: dict[str, Fact] = {"seat": seat, "other": other, "unit": FRIEND_IDS[given % FRIENDS]}
        game.tell("exchanged", {**facts, "taken": FRIEND_IDS[taken % FRIENDS]})


# --- tiles


def build(game: DragonValley, seat: i64, building: i64, cell: i64) -> None:
    """DV-164: a tile of the supply is placed on a space. DV-172, DV-R62: face up."""
    player = game.players[seat]
    player.supply[building] -= 1
    raise_tile(player, cell, building)
    if game.telling:
        game.tell("built", {"seat": seat, "building": BUILDING_IDS[building], "place": PLACE_IDS[cell]})


def take_back(game: DragonValley, seat: i64, cell: i64) -> None:
    """DV-237: a built tile returns to the supply. DV-R62: prisoners are lost. DV-R60: so is Defensive Fire."""
    player = game.players[seat]
    building: i64 = player.buildings[cell]
    clear_site(player, cell)
    player.supply[building] += 1
    if building == DUNGEON:
        player.prisoners = 0
    if game.telling:
        game.tell("taken_back", {"seat": seat, "building": BUILDING_IDS[building], "place": PLACE_IDS[cell]})


def raise_tile(player: Player, cell: i64, building: i64) -> None:
    """A tile is put on a space, face up."""
    player.buildings[cell] = building
    player.rebuilt += 1
    player.sites |= 1 << cell
    player.face_up += group_of(building, 1)


def lay_down(player: Player, cell: i64) -> None:
    """A standing tile is turned face down."""
    player.face_down |= 1 << cell
    player.rebuilt += 1
    player.face_up -= group_of(player.buildings[cell], 1)


def clear_site(player: Player, cell: i64) -> None:
    """The tile of a space is lifted, with its face and mark."""
    if not player.face_down >> cell & 1:
        player.face_up -= group_of(player.buildings[cell], 1)
    player.buildings[cell] = NOTHING
    player.rebuilt += 1
    player.sites &= ~(1 << cell)
    player.face_down &= ~(1 << cell)
    if player.fire == cell:
        player.fire = NOTHING


def lay_tile(game: DragonValley, seat: i64, cell: i64, tile: i64) -> None:
    """A tile lifted by Remodel is laid down. DV-R60, DV-R62: face and Defensive Fire stay with it."""
    player = game.players[seat]
    raise_tile(player, cell, tile & NAME)
    if tile & FACE_DOWN:
        lay_down(player, cell)
    if tile & ON_FIRE:
        player.fire = cell
    if game.telling:
        game.tell("moved_building", {"seat": seat, "building": BUILDING_IDS[tile & NAME], "place": PLACE_IDS[cell]})


# A lifted tile is its name, with its face and mark
NAME: Final[i64] = 15
FACE_DOWN: Final[i64] = 16
ON_FIRE: Final[i64] = 32


def lifted(player: Player, cell: i64) -> i64:
    """A standing tile with its face and mark, as one number."""
    tile: i64 = player.buildings[cell]
    if player.face_down >> cell & 1:
        tile |= FACE_DOWN
    return tile | ON_FIRE if player.fire == cell else tile


def destroy_building(game: DragonValley, seat: i64, cell: i64) -> None:
    """DV-195, DV-310, DV-I27: a building destroyed by an enemy leaves the game for good."""
    player = game.players[seat]
    building: i64 = player.buildings[cell]
    clear_site(player, cell)
    game.stock.destroyed[building] += 1
    if game.telling:
        game.tell("building_destroyed", {"seat": seat, "building": BUILDING_IDS[building], "place": PLACE_IDS[cell]})


def turn_down(game: DragonValley, seat: i64, building: i64) -> None:
    """DV-204, DV-R82: using a fraternal building turns the working copy with the lowest index face down."""
    player = game.players[seat]
    for cell in range(CELLS):
        if player.buildings[cell] == building and not player.face_down >> cell & 1:
            lay_down(player, cell)
            if game.telling:
                game.tell("used_building", {"seat": seat, "building": BUILDING_IDS[building], "place": PLACE_IDS[cell]})
            return


def turn_all_up(game: DragonValley, seat: i64) -> None:
    """DV-175, DV-R65: all face-down fraternal buildings are turned face up."""
    player = game.players[seat]
    for cell in range(CELLS):
        if player.face_down >> cell & 1:
            player.face_up += group_of(player.buildings[cell], 1)
    player.face_down = 0
    player.rebuilt += 1
    game.tell("recharged", {"seat": seat})
