"""Locations in a movement: giving up a siege, taking another player's siege, and moving on with the marker."""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.barony import allowance, reach, spaces_with_unengaged, upgrades
from wartable.dragon_valley.components import FIRST_LOCATION, FRIENDS, MAP, PLACES, SQUARES
from wartable.dragon_valley.options import (
    BLESSED_STACK,
    FRIEND,
    GIVE_UP,
    GIVE_UP_UNIT,
    RELOCATE,
    RELOCATE_TO,
    STACK,
    TAKE,
    TAKE_FROM,
    argument_of,
    following,
    kind_of,
    option,
    place_of,
    places_as_options,
    stack_option,
    verb_of,
)
from wartable.dragon_valley.packing import BLESSED, stack_at
from wartable.dragon_valley.siege_verbs import give_up
from wartable.dragon_valley.sieges import (
    besieger_but,
    has_free_marker,
    is_forbidden_mountain,
    missing_square,
    others_claims,
    others_markers,
    unbesieged_tiles,
)
from wartable.dragon_valley.table import NOBODY, NOTHING, DragonValley, Player
from wartable.dragon_valley.verbs import destroy_friend, march
from wartable.engine.agenda import Step
from wartable.engine.decision import Decision


def offer_give_ups(game: DragonValley, seat: i64, options: list[int]) -> None:
    """DV-153, DV-154, DV-R45: their siege that no unit entered in this movement, not one being taken (DV-R49)."""
    sieges: i64 = game.players[seat].markers & game.valley.tiles & ~game.marks.entered
    if sieges:
        sieges &= ~others_markers(game, seat)
        for place in range(FIRST_LOCATION, PLACES):
            if sieges >> place & 1:
                options.append(option(GIVE_UP, place))


@final
class GiveUpUnit(Step[DragonValley]):
    """DV-153, DV-I32: one of their units there, of the player's choice, is destroyed; the others are withdrawing."""

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place

    def asks(self, game: DragonValley) -> Decision | None:
        units = game.players[self.seat].units
        before = option(GIVE_UP, self.place)
        options = [
            following(before, option(FRIEND, unit)) for unit in range(FRIENDS) if units[self.place * FRIENDS + unit]
        ]
        return Decision(self.seat, GIVE_UP_UNIT, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        destroy_friend(game, self.seat, self.place, argument_of(option))
        give_up(game, self.seat, self.place)


# --- taking a siege


def offer_takes(game: DragonValley, seat: i64, options: list[int]) -> None:
    """DV-145, DV-151: another player's siege, with a free marker, if it can be completed."""
    if not has_free_marker(game, seat):
        return
    sieges = sieges_to_take(game, seat)
    if sieges:
        for place in range(FIRST_LOCATION, PLACES):
            if sieges >> place & 1:
                options.append(option(TAKE, place))


def sieges_to_take(game: DragonValley, seat: i64) -> i64:
    """DV-105, DV-132: the tiles besieged by another player whose siege the player can complete.

    DV-R50: not one that its besieger has claimed. DV-291, DV-R69: Dragon Mountain only with enough points.
    """
    sieges: i64 = others_markers(game, seat) & game.valley.tiles
    if not sieges:
        return 0
    sieges &= ~game.players[seat].markers & ~others_claims(game, seat)
    found: i64 = 0
    for place in range(FIRST_LOCATION, PLACES):
        if sieges >> place & 1 and not is_forbidden_mountain(game, seat, place) and can_take(game, seat, place):
            found |= 1 << place
    return found


def can_take(game: DragonValley, seat: i64, place: i64) -> bool:
    """DV-145, DV-146, DV-R93: the units that can reach the tile suffice together with those there."""
    player = game.players[seat]
    first = besieger_but(game, seat, place)
    hostile = spaces_with_unengaged(game, seat)
    kind: i64 = game.valley.territories[place - FIRST_LOCATION]
    has_any = False
    for unit in range(FRIENDS):
        coming: i64 = 0
        for source in places_in(player.camps):
            if can_join(game, seat, source, unit, place, hostile):
                coming += idle_units(game, player, source, unit)
        there: i64 = game.players[first].units[place * FRIENDS + unit] * (1 + upgrades(game, first, unit))
        if there + coming * (1 + upgrades(game, seat, unit)) < SQUARES[kind * FRIENDS + unit]:
            return False
        has_any = has_any or coming > 0
    return has_any


def places_in(places: i64) -> list[int]:
    """The places of a set, in canonical order."""
    return [place for place in range(PLACES) if places >> place & 1]


def idle_units(game: DragonValley, player: Player, place: i64, unit: i64) -> i64:
    """Units of a kind on a place that have not moved, the blessed one included."""
    at: i64 = place * FRIENDS + unit
    number: i64 = player.units[at] - game.marks.moved[at]
    return number - 1 if player.blessed == at and game.marks.blessed_moved else number


def can_join(game: DragonValley, seat: i64, source: i64, unit: i64, place: i64, hostile: i64) -> bool:
    """A unit free to act on the source can enter the tile: by one step from a location, or through the pass."""
    player = game.players[seat]
    if not player.units[source * FRIENDS + unit] or not idle_units(game, player, source, unit):
        return False
    if source >= FIRST_LOCATION:
        return not ((player.markers & game.valley.tiles) | game.just_conquered) >> source & 1
    if source >= MAP:
        return False
    return reach(source, allowance(game, seat, unit), hostile, 1 << place) >> place & 1 != 0


@final
class TakeFrom(Step[DragonValley]):
    """DV-145, DV-R47: units enter one by one until the siege is complete: first Trebuchets, then Archers, then Knights.

    DV-R91: when nothing is missing, one unit of any kind enters.
    """

    def __init__(self, seat: i64, place: i64, is_first: bool) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place
        self.is_first: Final = is_first

    def asks(self, game: DragonValley) -> Decision | None:
        missing = missing_square(game, self.seat, self.place)
        if missing == NOTHING and not self.is_first:
            return None
        options: list[int] = []
        hostile = spaces_with_unengaged(game, self.seat)
        for source in places_in(game.players[self.seat].camps):
            for unit in range(FRIENDS):
                is_wanted = missing in (NOTHING, unit)
                if is_wanted and can_join(game, self.seat, source, unit, self.place, hostile):
                    offer_joiners(game, self.seat, source, unit, options)
        before = option(TAKE, self.place)
        return Decision(self.seat, TAKE_FROM, [following(before, code) for code in options])

    def chosen(self, game: DragonValley, option: i64) -> None:
        blessed: i64 = BLESSED if verb_of(option) == BLESSED_STACK else 0
        march(game, self.seat, stack_at(place_of(option), blessed | kind_of(option)), self.place, 1)
        game.then(TakeFrom(self.seat, self.place, False))


def offer_joiners(game: DragonValley, seat: i64, source: i64, unit: i64, options: list[int]) -> None:
    """The stack of a place, and the blessed unit as a stack of its own."""
    player = game.players[seat]
    is_blessed_here = player.blessed == source * FRIENDS + unit and not game.marks.blessed_moved
    if idle_units(game, player, source, unit) > (1 if is_blessed_here else 0):
        options.append(stack_option(STACK, source, unit))
    if is_blessed_here:
        options.append(stack_option(BLESSED_STACK, source, unit))


# --- going on from an emptied location


def offer_relocations(game: DragonValley, seat: i64, options: list[int]) -> None:
    """DV-156, DV-316, DV-R81: only while no marker is free, all units of an emptied location go on with its marker."""
    player = game.players[seat]
    emptied: i64 = player.markers & ~game.valley.tiles & ~game.just_conquered
    if not emptied or player.markers & player.markers - 1 == 0:
        return
    if not tiles_to_relocate(game, seat):
        return
    for place in range(FIRST_LOCATION, PLACES):
        if emptied >> place & 1:
            options.append(option(RELOCATE, place))


def tiles_to_relocate(game: DragonValley, seat: i64) -> i64:
    """DV-316: unbesieged tiles. DV-145, DV-151, DV-R81: and sieges of others that can be completed.

    DV-293, DV-294: in Eradication only while nothing is besieged.
    """
    if game.mode.one_siege and game.players[seat].markers & game.valley.tiles:
        return 0
    return unbesieged_tiles(game, seat) | sieges_to_take(game, seat)


@final
class RelocateTo(Step[DragonValley]):
    """DV-316, DV-317: all units left there enter one tile together, and the marker goes with them.

    DV-R81: if another player besieges it, further units join until the siege is complete.
    """

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place

    def asks(self, game: DragonValley) -> Decision | None:
        tiles = tiles_to_relocate(game, self.seat)
        return Decision(self.seat, RELOCATE_TO, places_as_options(tiles, option(RELOCATE, self.place)))

    def chosen(self, game: DragonValley, option: i64) -> None:
        to = argument_of(option)
        for unit in range(FRIENDS):
            number: i64 = game.players[self.seat].units[self.place * FRIENDS + unit]
            if number:
                march(game, self.seat, stack_at(self.place, unit), to, number)
        if besieger_but(game, self.seat, to) != NOBODY:
            game.then(TakeFrom(self.seat, to, False))
