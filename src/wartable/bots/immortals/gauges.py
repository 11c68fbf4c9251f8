"""What can be counted in Immortals: hints compare moves by it."""

from typing import Final

from mypy_extensions import i64

from wartable.immortals.components import SITES
from wartable.immortals.masks import count
from wartable.immortals.table import Immortals, points_of

# By term, so that none is praised for what has become less
COUNTED: Final[dict[str, list[str]]] = {
    "points": ["points"],
    "sites": ["sites"],
    "armies": ["armies"],
    "means": ["gold", "energy"],
}


def gauges_of(world: Immortals, seat: i64) -> dict[str, float]:
    player = world.players[seat]
    armies: i64 = player.limbo[0] + player.limbo[1]
    for site in range(SITES):
        if player.sites >> site & 1:
            armies += world.armies[site]
    return {
        "points": float(points_of(player)),
        "sites": float(count(player.sites)),
        "buildings": float(count((world.shrines | world.capitals) & player.sites)),
        "armies": float(armies),
        "gold": float(player.gold),
        "energy": float(player.energy),
    }


def built(world: Immortals, seat: i64) -> float:
    """What stands on its sites."""
    return float(count((world.shrines | world.capitals | world.portals) & world.players[seat].sites))


def raided(world: Immortals, seat: i64) -> float:
    """The sites that it owns."""
    return float(count(world.players[seat].sites))
