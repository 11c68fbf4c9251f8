"""Refusals: why something cannot be chosen now, with the rule that says so."""

from wartable.dragon_valley.table import DragonValley
from wartable.engine.decision import NotOffered


def why_not(game: DragonValley, seat: int, wish: str) -> NotOffered:
    return NotOffered("DV-086", f"{wish} cannot be chosen now.")
