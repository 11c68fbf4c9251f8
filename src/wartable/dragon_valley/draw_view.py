"""The view of a division: the items that were drawn, the piles, and what they are called as things on the table."""

# not compiled: msgspec structures

import msgspec

from wartable.dragon_valley.components import BUILDING_IDS, CARD_IDS, FIRST_CARD, FIRST_CUBE, UNITS
from wartable.dragon_valley.table import NOBODY, Draw


class PileView(msgspec.Struct, frozen=True):
    thing: str
    items: list[str]
    owner: int | None


class ItemView(msgspec.Struct, frozen=True):
    """An item that waits for a pile, and the thing that it is on the table."""

    thing: str
    item: str


class DrawView(msgspec.Struct, frozen=True):
    """What a Castellan divides. An item is `building:<id>`, `card:<id>` or `unit:<id>`."""

    castellan: int
    choosers: list[int]
    piles: list[PileView]
    waiting: list[ItemView]  # items without a pile, the next to be assigned first


def pile_thing(draw: Draw, pile: int) -> str:
    return f"pile:{draw.castellan}:{pile + 1}"


def item_thing(draw: Draw, number: int) -> str:
    return f"item:{draw.castellan}:{number}"


def view_draw(draw: Draw) -> DrawView:
    """DV-042: drawn items and piles are open."""
    piles = [
        PileView(pile_thing(draw, pile), pile_items(draw, pile), None if owner == NOBODY else owner)
        for pile, owner in enumerate(draw.owners)
    ]
    first = len(draw.piles)
    waiting = [ItemView(item_thing(draw, at), item_word(item)) for at, item in enumerate(draw.items[first:], first)]
    return DrawView(draw.castellan, draw.choosers, piles, waiting)


def pile_items(draw: Draw, pile: int) -> list[str]:
    return [item_word(draw.items[number]) for number, at in enumerate(draw.piles) if at == pile]


def item_word(item: int) -> str:
    if item < FIRST_CARD:
        return f"building:{BUILDING_IDS[item]}"
    return f"card:{CARD_IDS[item - FIRST_CARD]}" if item < FIRST_CUBE else f"unit:{UNITS[item - FIRST_CUBE].id}"
