"""What tells who will win in Dragon Valley beside its features: how near the end is, and who plays after whom."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.dragon_valley.features import LONG_GAME
from wartable.dragon_valley.table import DragonValley

ENOUGH_POINTS: Final = 30.0  # to end most games
PHASES: Final = 6.0
FULL_BAG: Final = 60.0  # cubes, about


def circumstance_names() -> list[str]:
    return ["round", "most_points", "last_round", "favored", "order", "phase", "bag", "taking", "turn"]


def circumstances_of(world: DragonValley, seat: i64) -> list[float]:
    seats = world.seats
    order: i64 = (seat - world.favored) % seats
    turn: i64 = (world.active - world.favored) % seats
    most: i64 = 0
    for player in world.players:
        most = max(most, player.score)
    found = [float(world.round) / LONG_GAME, float(most) / ENOUGH_POINTS]
    found.append(1.0 if world.is_last_round else 0.0)
    found.append(1.0 if world.favored == seat else 0.0)
    found.append(float(order) / float(max(seats - 1, 1)))
    found.append(float(world.phase) / PHASES)
    found.append(float(len(world.stock.bag)) / FULL_BAG)
    found.append(1.0 if world.active == seat else 0.0)
    found.append(float(turn) / float(seats))
    return found
