"""Refusals: why something cannot be chosen now, with the rule that says so. A wish is a key or a thing on the table."""

# not compiled: nothing here is hot

from wartable.engine.decision import NotOffered
from wartable.shadow_kingdoms.table import ShadowKingdoms


def why_not(game: ShadowKingdoms, seat: int, wish: str) -> NotOffered:
    return NotOffered("SK-029", f"{wish} cannot be chosen now.")
