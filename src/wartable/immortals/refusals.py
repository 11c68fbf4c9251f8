"""Refusals: why something cannot be chosen now, with the rule that says so."""

from wartable.engine.decision import NotOffered
from wartable.immortals.table import Immortals


def why_not(game: Immortals, seat: int, wish: str) -> NotOffered:
    return NotOffered("IM-072", f"{wish} cannot be chosen now.")
