"""What can be counted in Shadow Kingdoms: hints compare moves by it."""

from typing import Final

from mypy_extensions import i64

from wartable.shadow_kingdoms.components import CHAMPIONS
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.ending import score_points
from wartable.shadow_kingdoms.table import ShadowKingdoms

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
        "final": float(points_at_end(world, seat)),
        "battles": float(len(player.completed)),
        "dice": float(len(player.dice) + (1 if player.locked_die != NOTHING else 0)),
        "gold": float(player.gold),
        "magic": float(player.magic),
        "gems": float(player.gems),
        "influence": float(player.influence),
        "champions": float(len(player.champions)),
        "reserved": float(reserved),
    }


def points_at_end(world: ShadowKingdoms, seat: i64) -> i64:
    """What the End-game Champions of a seat would score as things stand."""
    points: i64 = 0
    for kind in world.players[seat].champions:
        score = CHAMPIONS[kind].score
        if score is not None:
            points += score_points(world, seat, score)
    return points
