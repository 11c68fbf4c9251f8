"""The vocabulary: all deeds in canonical order, the four actions first, then the power steps as in the data."""

from wartable.quests.attacks import ATTACKS
from wartable.quests.components import DEED_IDS
from wartable.quests.deeds import DEEDS, Deed
from wartable.quests.draw import DrawOne
from wartable.quests.hire import Hire
from wartable.quests.questing import Questing
from wartable.quests.reserving import Reserve


def fill() -> None:
    """Fill the list that groups look deeds up in; they cannot import what in turn imports them."""
    by_id: dict[str, Deed] = {"draw": DrawOne(), "hire": Hire(), "reserve": Reserve(), "quest": Questing(), **ATTACKS}
    DEEDS[:] = [by_id[deed] for deed in DEED_IDS]
