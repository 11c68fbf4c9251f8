"""Chance as tests look at it."""

from wartable.engine.chance import Chance


def to_come(chance: Chance) -> list[int]:
    """The next words of a generator, which stays as it is: two that agree in them are at the same place."""
    ahead = chance.copy()
    return [ahead.word() for _ in range(4)]
