"""Faces: what is printed on a card, for every game in the same shape, so that a page can draw it from data."""

# not compiled: msgspec structures

import msgspec


class Amount(msgspec.Struct, frozen=True):
    """An amount of something; None is printed "="."""

    what: str
    amount: int | None


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """A card as it is printed; text and icons are made from its effect. `sort` and `id` name it everywhere.

    `stands_for` are the things on the table that the card means, wherever it lies. `changed`: the edition in force has
    changed it.
    """

    id: str
    sort: str
    name: str
    kind: str = ""
    gives: list[Amount] = []
    needs: list[Amount] = []
    points: int | None = None
    icons: list[str] = []
    stands_for: list[str] = []
    text: str
    flavor: str | None = None
    copies: int = 1
    changed: bool = False
    rule: str
