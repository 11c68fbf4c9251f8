"""What can be counted in Dragon Valley: hints compare moves by it."""

from typing import Final

from mypy_extensions import i64

from wartable.dragon_valley.components import CELLS, FIRST_LOCATION, FRIENDS, PLACES
from wartable.dragon_valley.table import NOTHING, DragonValley

CONQUEST: Final[i64] = 4  # counts for as many units
COUNTED: Final[dict[str, list[str]]] = {
    "points": ["points"],
    "units": ["units"],
    "buildings": ["built", "ready"],
}  # by term, so that none is praised for what has become less


def gauges_of(world: DragonValley, seat: i64) -> dict[str, float]:
    player = world.players[seat]
    units: i64 = 0
    for at in range(PLACES * FRIENDS):
        units += player.units[at]
    enemies: i64 = 0
    for number in player.enemies:
        enemies += number
    built: i64 = 0
    for cell in range(CELLS):
        if player.buildings[cell] != NOTHING:
            built += 1
    ready: i64 = 0
    for number in player.supply:
        ready += number
    return {
        "points": float(player.score),
        "units": float(units),
        "enemies": float(enemies),
        "built": float(built),
        "ready": float(ready),
        "prisoners": float(player.prisoners),
    }


def built(world: DragonValley, seat: i64) -> float:
    """The buildings of the barony."""
    standing: i64 = 0
    for building in world.players[seat].buildings:
        if building != NOTHING:
            standing += 1
    return float(standing)


def raided(world: DragonValley, seat: i64) -> float:
    """The units that besiege something, and what was conquered."""
    player = world.players[seat]
    units: i64 = 0
    for at in range(FIRST_LOCATION * FRIENDS, PLACES * FRIENDS):
        units += player.units[at]
    taken: i64 = player.conquered
    while taken:
        units += CONQUEST * (taken & 1)
        taken >>= 1
    return float(units)
