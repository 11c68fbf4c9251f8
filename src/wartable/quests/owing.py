"""Owing: how many cards the current question takes, one by one."""

from mypy_extensions import i64

from wartable.quests import pile
from wartable.quests.components import LIMIT
from wartable.quests.end_phase import KeepGuildLimit, KeepHandLimit
from wartable.quests.hire import PayHire
from wartable.quests.table import Quests


def owed(game: Quests) -> i64:
    """Cards still to be paid for a hire (QV-R16), or to be discarded to a limit (QV-019, QV-020)."""
    step = game.asker
    if isinstance(step, PayHire):
        return step.cost
    if isinstance(step, KeepHandLimit):
        return pile.size(game.players[step.seat].hand) - LIMIT
    if isinstance(step, KeepGuildLimit):
        return pile.size(game.players[step.seat].guild) - LIMIT
    return 0
