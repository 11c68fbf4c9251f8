"""Free and critical enemies: which of them are left to walk, and for which the order in which they do can matter."""

from mypy_extensions import i64

from wartable.dragon_valley.barony import working_sites
from wartable.dragon_valley.components import (
    ALL_OF_MAP,
    FOES,
    KEEP,
    MAP,
    PATHS,
    RIGHT,
    TOWER,
    UPGRADES,
    WALL,
)
from wartable.dragon_valley.table import NOTHING, DragonValley
from wartable.dragon_valley.walking import is_turned


def free_enemies(game: DragonValley, seat: i64) -> list[int]:
    """The enemies not engaged in the start battles, by cell and kind."""
    player = game.players[seat]
    free = [0] * (MAP * FOES)
    cells: i64 = player.beset
    at: i64 = 0
    while cells:
        if cells & 1:
            for enemy in range(at, at + FOES):
                free[enemy] = player.enemies[enemy] - game.marks.engaged[enemy]
        cells >>= 1
        at += FOES
    return free


def critical_enemies(game: DragonValley, seat: i64) -> i64:
    """The enemies, as cell * 3 + kind, whose start space or a possible space is critical."""
    free = game.marks.free
    sensitive = sensitive_spaces(game, seat)
    stacks = stacks_in(game.players[seat].beset)
    spaces: i64 = 0
    for at in stacks:
        if free[at]:
            spaces |= possible_spaces(game, seat, at) & sensitive[at % FOES]
    critical: i64 = 0
    if spaces:
        for at in stacks:
            if free[at] and (possible_spaces(game, seat, at) | 1 << at // FOES) & spaces:
                critical |= 1 << at
    return critical


def stacks_in(cells: i64) -> list[int]:
    """The enemy stacks, as cell * 3 + kind, that these cells can hold."""
    stacks: list[int] = []
    at: i64 = 0
    while cells:
        if cells & 1:
            for enemy in range(FOES):
                stacks.append(at + enemy)
        cells >>= 1
        at += FOES
    return stacks


def possible_spaces(game: DragonValley, seat: i64, at: i64) -> i64:
    """The spaces within the enemy's allowance on its way, and the one to the right if a building turns it."""
    cell: i64 = at // FOES
    spaces: i64 = PATHS[at]
    if is_turned(game, seat, cell, at % FOES) and RIGHT[cell] < MAP:
        spaces |= 1 << RIGHT[cell]
    return spaces


def sensitive_spaces(game: DragonValley, seat: i64) -> tuple[i64, i64, i64]:
    """For each kind of enemy, where something can depend on order.

    That is where friendly units or Towers are, for Rams and Dragons also upgrade buildings, and for Rams also Walls.
    """
    orcs = without_fire_and_keep(game, seat, meeting_spaces(game, seat, 1 << TOWER))
    dragons = without_fire_and_keep(game, seat, meeting_spaces(game, seat, UPGRADES | 1 << TOWER))
    walls = without_fire_and_keep(game, seat, working_sites(game, seat, 1 << WALL))
    return dragons | walls, orcs, dragons


def meeting_spaces(game: DragonValley, seat: i64, names: i64) -> i64:
    """Spaces with a friendly unit or a working building of these names."""
    return (game.players[seat].camps & ALL_OF_MAP) | working_sites(game, seat, names)


def without_fire_and_keep(game: DragonValley, seat: i64, spaces: i64) -> i64:
    spaces &= ~(1 << KEEP)
    fire = game.players[seat].fire
    return spaces & ~(1 << fire) if fire != NOTHING else spaces
