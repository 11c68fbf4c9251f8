"""The vocabulary: the actions of the spaces in the order of the data, magic last."""

from wartable.immortals.actions import ACTIONS
from wartable.immortals.attack import Attack, AttackOrMove, Move
from wartable.immortals.components import ACTION_IDS, EXTRACT_ENERGY, EXTRACT_GOLD, MAGIC
from wartable.immortals.construct import Construct, ConstructShrine
from wartable.immortals.extract import Extract, Transition
from wartable.immortals.magic import Magic


def fill() -> None:
    """Fill the list in which the performance looks actions up; it cannot import what in turn imports it."""
    attack, move = Attack(), Move()
    ACTIONS[:] = [
        Extract(EXTRACT_GOLD),
        Extract(EXTRACT_ENERGY),
        Transition(),
        Construct(),
        ConstructShrine(),
        attack,
        move,
        AttackOrMove(attack, move),
        Magic(),
    ]
    assert len(ACTIONS) == len(ACTION_IDS) + 1 == MAGIC + 1
