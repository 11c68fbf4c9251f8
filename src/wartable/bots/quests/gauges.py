"""What can be counted in Quests of Valeria: hints compare moves by it."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.quests.outlook import points_for
from wartable.quests import pile
from wartable.quests.table import NOTHING, Quests

COUNTED: Final[dict[str, list[str]]] = {
    "points": ["points"],
    "guild": ["guild"],
    "hand": ["hand"],
    "reserve": ["reserved"],
}  # by term, so that none is praised for what has become less


def gauges_of(world: Quests, seat: i64) -> dict[str, float]:
    player = world.players[seat]
    points: i64 = 0
    for quest in player.completed:
        points += points_for(int(player.guild_master), quest)
    return {
        "points": float(points),
        "completed": float(len(player.completed)),
        "guild": float(pile.size(player.guild)),
        "hand": float(pile.size(player.hand)),
        "reserved": 0.0 if player.reserve == NOTHING else 1.0,
    }
