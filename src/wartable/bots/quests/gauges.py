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


def built(world: Quests, seat: i64) -> float:
    """The citizens of the guild, and a reserved quest."""
    player = world.players[seat]
    return float(pile.size(player.guild) + (0 if player.reserve == NOTHING else 1))


def raided(world: Quests, seat: i64) -> float:
    """The fewer cards the others have, the better."""
    left: i64 = 0
    for other in range(world.seats):
        if other != seat:
            rival = world.players[other]
            left += pile.size(rival.guild) + pile.size(rival.hand) + (0 if rival.reserve == NOTHING else 1)
    return -float(left)
