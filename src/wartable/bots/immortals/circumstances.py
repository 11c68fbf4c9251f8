"""What tells who will win in Immortals beside its features: how near the end is, and who plays after whom."""

from typing import Final

from mypy_extensions import i64

from wartable.immortals.table import Immortals

PHASES: Final = 5.0


def circumstance_names() -> list[str]:
    return ["round", "phase", "first", "order", "acts", "turn"]


def circumstances_of(world: Immortals, seat: i64) -> list[float]:
    seats = world.seats
    order: i64 = (seat - world.first) % seats
    turn: i64 = (world.active - world.first) % seats
    found = [float(world.round) / float(world.mode.rounds), float(world.phase) / PHASES]
    found.append(1.0 if world.first == seat else 0.0)
    found.append(float(order) / float(max(seats - 1, 1)))
    found.append(1.0 if world.active == seat else 0.0)
    found.append(float(turn) / float(seats))
    return found
