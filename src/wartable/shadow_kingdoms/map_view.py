"""The view of a Campaign Map: where its areas and Chain bonuses are, and which are covered and earned."""

# not compiled: msgspec structures

import msgspec

from wartable.shadow_kingdoms.components import AREA_IDS, CHAIN_IDS, MAP_SIDES, MAP_WIDTH, MapSide
from wartable.shadow_kingdoms.table import ShadowKingdoms


class AreaView(msgspec.Struct, frozen=True):
    row: int
    column: int
    kind: str
    covered: bool


class ChainView(msgspec.Struct, frozen=True):
    """A Chain bonus on the border between two areas: one of them, and whether the other is below it or beside it."""

    row: int
    column: int
    is_below: bool
    kind: str
    earned: bool


class MapView(msgspec.Struct, frozen=True):
    id: str
    name: str
    areas: list[AreaView]
    chains: list[ChainView]


def area_views(side: MapSide) -> list[list[AreaView]]:
    """Each area as it looks bare and covered."""
    return [
        [AreaView(area // MAP_WIDTH, area % MAP_WIDTH, AREA_IDS[kind], covered) for covered in (False, True)]
        for area, kind in enumerate(side.areas)
    ]


def chain_views(side: MapSide) -> list[list[ChainView]]:
    """Each Chain bonus before it is earned and after."""
    return [
        [
            ChainView(one // MAP_WIDTH, one % MAP_WIDTH, other == one + MAP_WIDTH, CHAIN_IDS[kind], earned)
            for earned in (False, True)
        ]
        for one, other, kind in side.borders
    ]


AREA_VIEWS = [area_views(side) for side in MAP_SIDES]  # made once, as views are made often
CHAIN_VIEWS = [chain_views(side) for side in MAP_SIDES]


def view_map(game: ShadowKingdoms, owner: int) -> MapView:
    player = game.players[owner]
    side, covered = MAP_SIDES[player.side], int(player.covered)
    return MapView(
        id=side.id,
        name=side.name,
        areas=[looks[covered >> area & 1] for area, looks in enumerate(AREA_VIEWS[player.side])],
        chains=[
            looks[covered >> one & covered >> other & 1]
            for looks, (one, other, _) in zip(CHAIN_VIEWS[player.side], side.borders, strict=True)
        ],
    )
