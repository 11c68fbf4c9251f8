"""Knowledge: worlds that agree with everything a seat knows.

The table "Hidden information" of the rules says who sees what; everything hidden is counted from what is open.
DV-R77: the content of the bag is no secret, only the draw is.
"""

from typing import Final

from mypy_extensions import i64

from wartable.dragon_valley.components import (
    BUILDING_ROWS,
    BUILDINGS,
    CARDS,
    EMPTY_FIELD,
    FIRST_CARD,
    FIRST_CUBE,
    FIRST_LOCATION,
    KINDS_OF_TERRITORY,
    LOCATIONS,
    TERRITORIES,
)
from wartable.dragon_valley.table import NOTHING, DragonValley
from wartable.engine.chance import chance_from

COUNTS: Final[list[int]] = [int(row.count) for row in BUILDING_ROWS]


def imagine(game: DragonValley, seat: i64, seed: i64) -> DragonValley:
    """DV-312: a copy in which stack, deck and unseen territory tiles are dealt again, and chance is another one."""
    return imagine_from(prepared(game, seat), seat, seed)


def prepared(game: DragonValley, seat: i64) -> DragonValley:
    """A copy in which everything that the seat cannot see lies in order."""
    world = game.copy()
    world.stock.stack = unseen_tiles(world)
    if world.stock.deck:
        world.stock.deck = unseen_cards(world)
    lay_in_order(world, seat)
    return world


def imagine_from(prepared: DragonValley, seat: i64, seed: i64) -> DragonValley:
    world = prepared.copy()
    world.chance = chance_from(seed)
    world.chance.shuffle(world.stock.stack)
    if world.stock.deck:
        world.chance.shuffle(world.stock.deck)
    deal_territories(world, seat)
    return world


def unseen_tiles(world: DragonValley) -> list[int]:
    """DV-I02: the tiles that are not open."""
    left = tiles_left(world)
    unseen: list[int] = []
    for building in range(BUILDINGS):
        for _ in range(left[building]):
            unseen.append(building)
    return unseen


def tiles_left(world: DragonValley) -> list[int]:
    """How many tiles of each name are neither drawn, in a supply, standing nor destroyed."""
    left = COUNTS[:]
    for building in range(BUILDINGS):
        left[building] -= world.stock.destroyed[building]
        for player in world.players:
            left[building] -= player.supply[building]
    for player in world.players:
        for standing in player.buildings:
            if standing != NOTHING:
                left[standing] -= 1
    for draw in world.draws:
        for item in draw.items:
            if item < BUILDINGS:
                left[item] -= 1
    return left


def unseen_cards(world: DragonValley) -> list[int]:
    """DV-I03: the cards of the round that are not open; between rounds there is no deck."""
    seen: i64 = world.stock.discards | world.stock.revealed
    for player in world.players:
        seen |= player.cards
    for draw in world.draws:
        for item in draw.items:
            if FIRST_CARD <= item < FIRST_CUBE:
                seen |= 1 << item - FIRST_CARD
    return [card for card in range(CARDS) if not seen >> card & 1]


def lay_in_order(world: DragonValley, seat: i64) -> None:
    """DV-I04: tiles that are face down and that the seat has not looked at, as they are counted from those it knows."""
    valley = world.valley
    known: i64 = valley.face_up | world.players[seat].looked
    unseen = unseen_territories(world, known)
    unseen.reverse()
    for location in range(LOCATIONS):
        if is_unknown(world, location, known):
            valley.territories[location] = unseen.pop()
    assert not unseen, "every tile that is not known lies somewhere face down"


def deal_territories(world: DragonValley, seat: i64) -> None:
    """DV-I04, DV-R78: tiles that are face down and that the seat has not looked at change places."""
    valley = world.valley
    known: i64 = valley.face_up | world.players[seat].looked
    unseen: list[int] = []
    for location in range(LOCATIONS):
        if is_unknown(world, location, known):
            unseen.append(valley.territories[location])
    world.chance.shuffle(unseen)
    for location in range(LOCATIONS):
        if is_unknown(world, location, known):
            valley.territories[location] = unseen.pop()


def is_unknown(world: DragonValley, location: i64, known: i64) -> bool:
    place: i64 = FIRST_LOCATION + location
    return world.valley.tiles >> place & 1 != 0 and not known >> place & 1


def unseen_territories(world: DragonValley, known: i64) -> list[int]:
    """The nine tiles without those known, conquered or removed."""
    left: list[int] = []
    for kind in range(KINDS_OF_TERRITORY):
        left.append(TERRITORIES[kind].count)
    left[EMPTY_FIELD] -= world.valley.removed_fields
    for player in world.players:
        for kind in range(KINDS_OF_TERRITORY):
            left[kind] -= player.conquered >> kind & 1
    for location in range(LOCATIONS):
        kind_there = world.valley.territories[location]
        if kind_there != NOTHING and not is_unknown(world, location, known):
            left[kind_there] -= 1
    unseen: list[int] = []
    for kind in range(KINDS_OF_TERRITORY):
        for _ in range(left[kind]):
            unseen.append(kind)
    return unseen
