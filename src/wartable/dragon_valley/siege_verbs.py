"""Verbs of the territories: looking, claiming, turning tiles, giving up sieges, and what a conquest moves."""

from mypy_extensions import i64

from wartable.dragon_valley.components import FIRST_LOCATION, FRIENDS, LOCATIONS, PLACE_IDS, TERRITORY_IDS
from wartable.dragon_valley.table import NOTHING, DragonValley
from wartable.dragon_valley.verbs import add_units, leave_location, take_units, units_at
from wartable.engine.log import EVERYBODY, bit


def look_at(game: DragonValley, seat: i64, place: i64) -> None:
    """DV-R78: only the looker learns the tile; all learn which location was looked at."""
    game.players[seat].looked |= 1 << place
    game.valley.turned += 1
    game.learns(bit(seat))
    if game.telling:
        secret = TERRITORY_IDS[game.valley.territories[place - FIRST_LOCATION]]
        game.tell_some("looked", {"seat": seat, "place": PLACE_IDS[place]}, {"territory": secret}, bit(seat))


def turn_tile_up(game: DragonValley, place: i64) -> i64:
    """DV-130: a tile is turned face up for everybody."""
    kind: i64 = game.valley.territories[place - FIRST_LOCATION]
    game.valley.face_up |= 1 << place
    game.valley.turned += 1
    game.learns(EVERYBODY)
    if game.telling:
        game.tell("turned_up", {"place": PLACE_IDS[place], "territory": TERRITORY_IDS[kind]})
    return kind


def remove_tile(game: DragonValley, place: i64) -> None:
    """The tile leaves its location, with any claim on it (DV-013)."""
    valley = game.valley
    valley.territories[place - FIRST_LOCATION] = NOTHING
    valley.tiles &= ~(1 << place)
    valley.face_up &= ~(1 << place)
    valley.turned += 1
    for player in game.players:
        player.claims &= ~(1 << place)
        player.looked &= ~(1 << place)


def location_of(game: DragonValley, kind: i64) -> i64:
    """Where a tile is, or NOTHING."""
    for location in range(LOCATIONS):
        if game.valley.territories[location] == kind:
            return FIRST_LOCATION + location
    return NOTHING


def remove_field(game: DragonValley, place: i64) -> None:
    """DV-131: an empty field leaves the game."""
    remove_tile(game, place)
    game.valley.removed_fields += 1


def gain_territory(game: DragonValley, seat: i64, place: i64) -> None:
    """DV-141: a conquered tile goes to its conqueror."""
    kind: i64 = game.valley.territories[place - FIRST_LOCATION]
    remove_tile(game, place)
    game.players[seat].conquered |= 1 << kind


def claim(game: DragonValley, seat: i64, place: i64) -> None:
    """DV-222, DV-223: a purple cube on the tile, for the rest of the game; it scores nothing in itself."""
    game.players[seat].claims |= 1 << place
    game.valley.turned += 1
    if game.telling:
        game.tell("claimed", {"seat": seat, "place": PLACE_IDS[place]})


def give_up(game: DragonValley, seat: i64, place: i64) -> None:
    """DV-154, DV-155: the marker returns at once. DV-R45: the units left must go. DV-318: a face-down tile stays so."""
    player = game.players[seat]
    player.markers &= ~(1 << place)
    if units_at(player, place):
        player.withdrawing |= 1 << place
    for unit in range(FRIENDS):
        game.marks.arrived[(place - FIRST_LOCATION) * FRIENDS + unit] = 0
    if game.telling:
        game.tell("gave_up", {"seat": seat, "place": PLACE_IDS[place]})


def hand_over(game: DragonValley, seat: i64, first: i64, place: i64) -> None:
    """DV-149, DV-150: every cube left belongs to the taker; the first besieger's marker returns."""
    for unit in range(FRIENDS):
        number: i64 = game.players[first].units[place * FRIENDS + unit]
        if number:
            take_units(game.players[first], place, unit, number)
            add_units(game.players[seat], place, unit, number)
    leave_location(game, first, place)
