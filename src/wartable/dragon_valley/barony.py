"""The barony: which buildings work, which sites are free, and where a unit of the owner can go."""

from mypy_extensions import i64

from wartable.dragon_valley.components import (
    ALL_OF_MAP,
    DEFENSES,
    DUNGEON,
    FOES,
    FRIEND_MOVES,
    NEIGHBORS,
    PASS,
    SITES,
    STABLE,
    UPGRADE_OF,
)
from wartable.dragon_valley.packing import number_of
from wartable.dragon_valley.table import NOTHING, DragonValley, Player


def is_sapped(game: DragonValley, building: i64) -> bool:
    """DV-081, DV-R31: buildings of a sapped name have no effect, not even copies built later in the round."""
    return game.stock.sapped >> building & 1 != 0


def working_at(game: DragonValley, seat: i64, cell: i64) -> i64:
    """DV-007: the working building on a space, or NOTHING; enemies treat a sapped one as if there were no tile."""
    player = game.players[seat]
    if not player.sites & ~player.face_down & 1 << cell:
        return NOTHING
    building: i64 = player.buildings[cell]
    return NOTHING if game.stock.sapped >> building & 1 else building


def working_sites(game: DragonValley, seat: i64, names: i64) -> i64:
    """The spaces of the map with a working building of these names (as bits)."""
    player = game.players[seat]
    names &= ~game.stock.sapped
    cells: i64 = player.sites & ~player.face_down & ALL_OF_MAP
    found: i64 = 0
    cell: i64 = 0
    while cells:
        if cells & 1 and names >> player.buildings[cell] & 1:
            found |= 1 << cell
        cells >>= 1
        cell += 1
    return found


def working(game: DragonValley, seat: i64, building: i64) -> i64:
    """DV-007, DV-200: how many working copies a player has; DV-176: face-down ones have no effect."""
    if game.stock.sapped >> building & 1:
        return 0
    return number_of(game.players[seat].face_up, building)


def upgrades(game: DragonValley, seat: i64, unit: i64) -> i64:
    """DV-196..DV-198, DV-201: working upgrade buildings for a kind of unit, wherever its units are."""
    return working(game, seat, UPGRADE_OF[unit])


def allowance(game: DragonValley, seat: i64, unit: i64) -> i64:
    """DV-094, DV-110, DV-199, DV-I17: 1, 2 or 3 spaces, and one more for each working Stable."""
    return FRIEND_MOVES[unit] + working(game, seat, STABLE)


def free_sites(player: Player, building: i64) -> i64:
    """DV-016, DV-164..DV-169, DV-R10, DV-R12: free spaces of a terrain allowed for a building, as bits.

    DV-170: units do not matter. DV-171: none for a second Dungeon, as only one space is black.
    """
    sites: i64 = SITES[building]
    return sites & ~player.sites


def can_build(player: Player, building: i64) -> bool:
    """DV-162: a tile of this name is in the supply and has a free allowed space."""
    return player.supply[building] > 0 and free_sites(player, building) != 0


def has_dungeon(game: DragonValley, seat: i64) -> bool:
    """DV-242: a working Dungeon."""
    return working(game, seat, DUNGEON) > 0


def working_defenses(game: DragonValley, seat: i64) -> i64:
    """DV-226: their own defensive buildings that are not sapped, as cells."""
    return working_sites(game, seat, DEFENSES)


def unengaged(game: DragonValley, seat: i64, cell: i64, enemy: i64) -> i64:
    """DV-099: enemies of a kind on a space that have not been engaged in this movement or movement set."""
    return game.players[seat].enemies[cell * FOES + enemy] - game.marks.engaged[cell * FOES + enemy]


def spaces_with_unengaged(game: DragonValley, seat: i64) -> i64:
    """The cells that hold an enemy not engaged yet."""
    player = game.players[seat]
    enemies, engaged = player.enemies, game.marks.engaged
    cells: i64 = player.beset
    found: i64 = 0
    at: i64 = 0
    while cells:
        if cells & 1:
            for enemy in range(at, at + FOES):
                if enemies[enemy] > engaged[enemy]:
                    found |= 1 << at // FOES
        cells >>= 1
        at += FOES
    return found


def has_unit_to_move(game: DragonValley, seat: i64) -> bool:
    """A friendly unit anywhere, in the barony or on a location; DV-R87: not one that has to stay for this turn."""
    return game.players[seat].camps & ~game.just_conquered != 0


def reach(start: i64, steps: i64, hostile: i64, tiles: i64) -> i64:
    """DV-020, DV-095..DV-098, DV-R86: the places that a unit can come to from a cell, the start left out.

    It goes on through any space but one with an unengaged enemy (DV-097), which does not bind it where it starts.
    DV-103, DV-181, DV-R16, DV-R28: friends, buildings and engaged enemies do not hinder it. DV-023, DV-R13: the strip
    has no neighbours. DV-021, DV-022, DV-104, DV-106: from the pass every tile that it may enter is one space
    farther, and ends its way.
    """
    reached: i64 = 1 << start
    frontier: i64 = reached
    locations: i64 = 0
    while steps > 0 and frontier:
        if frontier >> PASS & 1:
            locations = tiles
        around: i64 = around_of(frontier) & ~reached
        reached |= around
        frontier = around & ~hostile
        steps -= 1
    return (reached & ~(1 << start)) | locations


def around_of(cells: i64) -> i64:
    """The spaces adjacent to a set of spaces: orthogonally, never diagonally (DV-020)."""
    around: i64 = 0
    cell: i64 = 0
    while cells:
        if cells & 1:
            around |= NEIGHBORS[cell]
        cells >>= 1
        cell += 1
    return around
