"""The vocabulary: all deeds in canonical order, the four actions first, then the power steps as in the data."""

from wartable.quests.attacks import IN_DATA_ORDER
from wartable.quests.components import DEED_IDS
from wartable.quests.deeds import DEEDS
from wartable.quests.draw import Draw
from wartable.quests.hire import Hire
from wartable.quests.questing import Questing
from wartable.quests.reserving import Reserve


def fill() -> None:
    """Fill the list that groups and turns look deeds up in; they cannot import what in turn imports them."""
    DEEDS[:] = [Draw(), Hire(), Reserve(), Questing(), *IN_DATA_ORDER]
    assert len(DEEDS) == len(DEED_IDS)
