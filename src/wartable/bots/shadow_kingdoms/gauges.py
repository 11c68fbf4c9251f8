"""What can be counted in Shadow Kingdoms: hints compare moves by it."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.shadow_kingdoms.worth import scores_of_champions
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.table import ShadowKingdoms

WELL_ARMED: Final[i64] = 6  # a battle fought counts for as many dice

# By term, so that none is praised for what has become less
COUNTED: Final[dict[str, list[str]]] = {
    "points": ["points", "final"],
    "means": ["gold", "magic", "gems", "influence"],
    "dice": ["dice"],
    "champions": ["champions"],
}


def gauges_of(world: ShadowKingdoms, seat: i64) -> dict[str, float]:
    player = world.players[seat]
    reserved: i64 = 0
    for plan in player.reserve:
        if plan != NOTHING:
            reserved += 1
    return {
        "points": float(player.points),
        "final": float(sum(scores_of_champions(world, seat))),
        "battles": float(len(player.completed)),
        "dice": float(len(player.dice) + (1 if player.locked_die != NOTHING else 0)),
        "gold": float(player.gold),
        "magic": float(player.magic),
        "gems": float(player.gems),
        "influence": float(player.influence),
        "champions": float(len(player.champions)),
        "reserved": float(reserved),
    }


def built(world: ShadowKingdoms, seat: i64) -> float:
    """Champions and Gems."""
    player = world.players[seat]
    return float(len(player.champions) + player.gems)


def raided(world: ShadowKingdoms, seat: i64) -> float:
    """Battles fought, and dice for the next one."""
    player = world.players[seat]
    return float(WELL_ARMED * len(player.completed) + len(player.dice))
