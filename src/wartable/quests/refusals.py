"""Refusals: why something cannot be chosen now, with the rule that says so."""

from wartable.engine.decision import NotOffered
from wartable.quests.table import Quests


def why_not(game: Quests, seat: int, wish: str) -> NotOffered:
    return NotOffered("QV-053", f"{wish} cannot be chosen now.")
