"""Sieges: which tiles units may enter, when a siege is complete, and conquest alone or by taking a siege."""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.barony import upgrades
from wartable.dragon_valley.components import (
    CROWNS,
    DRAGON_MOUNTAIN,
    EMPTY_FIELD,
    FIRST_LOCATION,
    FRIENDS,
    PLACE_IDS,
    PLACES,
    POINTS_PER_CUBE_TAKEN,
    SQUARES,
    TERRITORY_IDS,
)
from wartable.dragon_valley.ending import end_by_dragon
from wartable.dragon_valley.kings_aid import is_hunted
from wartable.dragon_valley.siege_verbs import gain_territory, hand_over, location_of, remove_field, turn_tile_up
from wartable.dragon_valley.table import NOBODY, NOTHING, DragonValley
from wartable.dragon_valley.verbs import CROWN, TAKEN_SIEGE, destroy_friend, leave_location, score, units_at
from wartable.engine.agenda import Step


def has_free_marker(game: DragonValley, seat: i64) -> bool:
    """DV-128, DV-129, DV-I07, DV-R54: at most two marked locations. DV-293, DV-294: in Eradication one siege."""
    markers: i64 = game.players[seat].markers
    if game.mode.one_siege and markers & game.valley.tiles:
        return False
    return markers & markers - 1 == 0


def others_markers(game: DragonValley, seat: i64) -> i64:
    """The locations with a marker of another player."""
    markers: i64 = 0
    for other in range(game.seats):
        if other != seat:
            markers |= game.players[other].markers
    return markers


def others_claims(game: DragonValley, seat: i64) -> i64:
    """DV-222, DV-R50: the tiles claimed by another player, for the rest of the game."""
    claims: i64 = 0
    for other in range(game.seats):
        if other != seat:
            claims |= game.players[other].claims
    return claims


def unbesieged_tiles(game: DragonValley, seat: i64) -> i64:
    """DV-105, DV-133, DV-158, DV-R44: tiles, face up or down, without marker or withdrawing unit, not others' claims.

    DV-R43: never a location without a tile. DV-R45: units do not return to a tile just given up.
    """
    own = game.players[seat]
    untaken: i64 = game.valley.tiles & ~others_markers(game, seat) & ~others_claims(game, seat)
    return untaken & ~own.markers & ~own.withdrawing


def open_tiles(game: DragonValley, seat: i64) -> i64:
    """DV-105, DV-134: the tiles that a unit may enter: their own sieges, and with a free marker an unbesieged tile.

    DV-R47: a tile being taken counts as besieged by the taker too.
    """
    own: i64 = game.players[seat].markers & game.valley.tiles
    return own | unbesieged_tiles(game, seat) if has_free_marker(game, seat) else own


def besieger_but(game: DragonValley, seat: i64, place: i64) -> i64:
    """The other player who has a marker on a location, or NOBODY."""
    for other in range(game.seats):
        if other != seat and game.players[other].markers >> place & 1:
            return other
    return NOBODY


def cover(game: DragonValley, seat: i64, place: i64, unit: i64) -> i64:
    """DV-135, DV-136, DV-146, DV-R46: squares that a player's units of a kind cover, by that player's upgrades."""
    return game.players[seat].units[place * FRIENDS + unit] * (1 + upgrades(game, seat, unit))


def missing_square(game: DragonValley, seat: i64, place: i64) -> i64:
    """DV-137: the first colour, as a kind of unit, not covered by the player with the first besieger; or NOTHING."""
    kind: i64 = game.valley.territories[place - FIRST_LOCATION]
    first = besieger_but(game, seat, place)
    for unit in range(FRIENDS):
        squares: i64 = SQUARES[kind * FRIENDS + unit]
        if squares:
            covered = cover(game, seat, place, unit)
            if first != NOBODY:
                covered += cover(game, first, place, unit)
            if covered < squares:
                return unit
    return NOTHING


def is_forbidden_mountain(game: DragonValley, seat: i64, place: i64) -> bool:
    """DV-291: in Dragon Hunt a player with fewer than 10 points cannot conquer Dragon Mountain."""
    return is_hunted(game, place) and game.players[seat].score < game.mode.dragon_score


@final
class TurnTiles(Step[DragonValley]):
    """DV-107, DV-130, DV-R52: after all movement face-down tiles with their units are turned up, t1 to t9.

    DV-131: an empty field leaves the game; the units stay with the marker. DV-I08: so no face-down tile holds units.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: DragonValley) -> None:
        valley = game.valley
        for place in range(FIRST_LOCATION, PLACES):
            if game.players[self.seat].markers & valley.tiles & ~valley.face_up & 1 << place:
                kind = turn_tile_up(game, place)
                if kind == EMPTY_FIELD:
                    remove_field(game, place)
        if game.mode.dragon_hunt:
            burn_the_unworthy(game, self.seat)
        game.marks.arrived = []


def is_in_move_action(game: DragonValley) -> bool:
    """A Move action is going on, or its Charge! is being decided: tiles are turned only after it."""
    for step in game.agenda:
        if isinstance(step, TurnTiles):
            return True
    return False


def burn_the_unworthy(game: DragonValley, seat: i64) -> None:
    """DV-292, DV-325, DV-R69: below 10 points units that entered Dragon Mountain in this Move action are destroyed."""
    place = location_of(game, DRAGON_MOUNTAIN)
    if place == NOTHING or not game.players[seat].markers >> place & 1 or not is_forbidden_mountain(game, seat, place):
        return
    for unit in range(FRIENDS):
        for _ in range(game.marks.arrived[(place - FIRST_LOCATION) * FRIENDS + unit]):
            destroy_friend(game, seat, place, unit)
    leave_location(game, seat, place)


@final
class CheckSieges(Step[DragonValley]):
    """DV-092, DV-137, DV-159, DV-160, DV-R51, DV-R52: the active player's complete sieges are conquered, t1 to t9.

    DV-I21: so none is complete at the end of the turn, but Dragon Mountain below 10 points in Dragon Hunt (DV-291).
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: DragonValley) -> None:
        player = game.players[self.seat]
        for place in range(FIRST_LOCATION, PLACES):
            if player.markers & game.valley.tiles & 1 << place and is_ripe(game, self.seat, place):
                conquer(game, self.seat, place)
            if game.ending:  # DV-290: the game stops there
                return


def is_ripe(game: DragonValley, seat: i64, place: i64) -> bool:
    return missing_square(game, seat, place) == NOTHING and not is_forbidden_mountain(game, seat, place)


def conquer(game: DragonValley, seat: i64, place: i64) -> None:
    """DV-138, DV-141: the crown and the tile, which breaks ties. DV-290: Dragon Mountain may end the game."""
    if game.telling:
        kind = TERRITORY_IDS[game.valley.territories[place - FIRST_LOCATION]]
        game.tell("conquered", {"seat": seat, "place": PLACE_IDS[place], "territory": kind})
    first = besieger_but(game, seat, place)
    if first == NOBODY:
        game.just_conquered |= 1 << place  # DV-R87
    share_points(game, seat, first, place)
    for unit in range(FRIENDS):
        consume(game, seat, first, place, unit)
    if first != NOBODY:
        hand_over(game, seat, first, place)
    is_hunt_over = is_hunted(game, place)
    gain_territory(game, seat, place)
    leave_location(game, seat, place)
    if is_hunt_over:
        end_by_dragon(game, seat)


def share_points(game: DragonValley, seat: i64, first: i64, place: i64) -> None:
    """DV-138: the crown. DV-147, DV-148, DV-152, DV-315, DV-R48: a siege taken pays 2 a cube to the first."""
    crown: i64 = CROWNS[game.valley.territories[place - FIRST_LOCATION]]
    if first == NOBODY:
        score(game, seat, crown, CROWN)
        return
    cubes = units_at(game.players[first], place)
    score(game, first, cubes * POINTS_PER_CUBE_TAKEN, TAKEN_SIEGE)
    score(game, seat, crown - cubes if crown > cubes else 0, CROWN)


def consume(game: DragonValley, seat: i64, first: i64, place: i64, unit: i64) -> None:
    """DV-139, DV-140, DV-149, DV-R53: the smallest number of cubes of a kind that covers its squares is destroyed.

    Those that cover more go first; DV-219: Blessing does not save them.
    """
    left: i64 = SQUARES[game.valley.territories[place - FIRST_LOCATION] * FRIENDS + unit]
    mine: i64 = 1 + upgrades(game, seat, unit)
    if first == NOBODY:
        spend(game, seat, place, unit, left, mine)
        return
    theirs: i64 = 1 + upgrades(game, first, unit)
    if mine >= theirs:
        left = spend(game, seat, place, unit, left, mine)
        spend(game, first, place, unit, left, theirs)
    else:
        left = spend(game, first, place, unit, left, theirs)
        spend(game, seat, place, unit, left, mine)


def spend(game: DragonValley, seat: i64, place: i64, unit: i64, squares: i64, each: i64) -> i64:
    """Destroy cubes of a player while squares are left; the squares still left."""
    while squares > 0 and game.players[seat].units[place * FRIENDS + unit]:
        destroy_friend(game, seat, place, unit)
        squares -= each
    return squares
