"""The Move action: units march and attack, and Charge! lets them do so twice.

DV-102: units move one after the other, in the player's order. Destinations stand for paths: only where a unit ends,
whom it fights and which tile it enters matter. What leads to and from locations beside marching is in `withdraw.py`.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.aid_verbs import use_card
from wartable.dragon_valley.barony import allowance, has_unit_to_move, reach, spaces_with_unengaged
from wartable.dragon_valley.battles import EngageEnemy
from wartable.dragon_valley.components import (
    CHARGE,
    FIRST_LOCATION,
    FOES,
    FRIENDS,
    KEEP,
    LOCATIONS,
    MAP,
    PASS,
    PLACES,
)
from wartable.dragon_valley.kings_aid import holds
from wartable.dragon_valley.options import (
    BLESSED_STACK,
    CHARGE_NOW,
    COUNT,
    DONE,
    GIVE_UP,
    MOVE_COUNT,
    MOVE_TO,
    MOVE_UNIT,
    NO,
    PLACE,
    RELOCATE,
    STACK,
    TAKE,
    YES,
    argument_of,
    following,
    kind_of,
    option,
    place_of,
    places_as_options,
    stack_option,
    verb_of,
)
from wartable.dragon_valley.packing import BLESSED, fighter_in, place_in, stack_at, unit_in
from wartable.dragon_valley.sieges import open_tiles
from wartable.dragon_valley.table import DragonValley, Player
from wartable.dragon_valley.verbs import march
from wartable.dragon_valley.withdraw import (
    GiveUpUnit,
    RelocateTo,
    TakeFrom,
    offer_give_ups,
    offer_relocations,
    offer_takes,
)
from wartable.engine.agenda import Step
from wartable.engine.decision import Decision


def begin_move_action(game: DragonValley) -> None:
    """Nobody has entered a location in this Move action yet (DV-292)."""
    game.marks.arrived = [0] * (LOCATIONS * FRIENDS)
    begin_movement(game)


def begin_movement(game: DragonValley) -> None:
    """DV-108, DV-R90: no unit has moved and no enemy has been engaged."""
    marks = game.marks
    marks.moved = [0] * (PLACES * FRIENDS)
    marks.engaged = [0] * (MAP * FOES)
    marks.blessed_moved = False
    marks.entered = 0


def free_units(game: DragonValley, player: Player, place: i64, unit: i64) -> i64:
    """Units of a kind on a place that are free to act, without the blessed one. DV-101: those moved stay."""
    at: i64 = place * FRIENDS + unit
    number: i64 = player.units[at] - game.marks.moved[at]
    return number - 1 if player.blessed == at else number


def destinations(game: DragonValley, seat: i64, place: i64, unit: i64) -> i64:
    """DV-093..DV-098, DV-104, DV-143, DV-153: the places that a unit free to act can go to, as bits.

    Its own space is among them if it can stay and fight there (DV-098).
    """
    hostile = spaces_with_unengaged(game, seat)
    tiles = open_tiles(game, seat)
    if place < FIRST_LOCATION:
        return reach(place, allowance(game, seat, unit), hostile, tiles) | (hostile & 1 << place)
    if game.players[seat].withdrawing >> place & 1:
        return (tiles & ~(1 << place)) | 1 << PASS  # DV-153, DV-R45: only one step
    return way_home(allowance(game, seat, unit) - 1, hostile) | tiles


def way_home(steps: i64, hostile: i64) -> i64:
    """DV-143: from an emptied location to the pass, and on from there with what is left of the allowance."""
    if hostile >> PASS & 1:
        return 1 << PASS
    return reach(PASS, steps, hostile, 0) | 1 << PASS


@final
class MoveUnits(Step[DragonValley]):
    """DV-093: any number of their units move, each once, until the player is done.

    DV-157: units on a besieged tile are not stacks; they leave only when the siege is given up. DV-R93, DV-R45: while a
    unit is withdrawing the movement cannot end, and it can always go to the pass.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        player = game.players[self.seat]
        options: list[int] = []
        offer_stacks(game, self.seat, options)
        offer_give_ups(game, self.seat, options)
        offer_takes(game, self.seat, options)
        offer_relocations(game, self.seat, options)
        if not player.withdrawing:
            options.append(option(DONE, 0))
        return Decision(self.seat, MOVE_UNIT, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        verb = verb_of(option)
        if verb != DONE:
            game.do(self.step_of(verb, option), MoveUnits(self.seat))

    def step_of(self, verb: i64, code: i64) -> Step[DragonValley]:
        if verb == GIVE_UP:
            return GiveUpUnit(self.seat, argument_of(code))
        if verb == TAKE:
            return TakeFrom(self.seat, argument_of(code), True)
        if verb == RELOCATE:
            return RelocateTo(self.seat, argument_of(code))
        blessed: i64 = BLESSED if verb == BLESSED_STACK else 0
        return MoveTo(self.seat, stack_at(place_of(code), blessed | kind_of(code)))


def offer_stacks(game: DragonValley, seat: i64, options: list[int]) -> None:
    """Every stack that is free to act: from any space, and from a location, there is always somewhere to go.

    DV-R87: units left over from a siege completed alone in this turn stay for this turn.
    """
    player = game.players[seat]
    places: i64 = player.camps & ~(player.markers & game.valley.tiles) & ~game.just_conquered
    place: i64 = 0
    while places:
        if places & 1:
            offer_stacks_of(game, player, place, options)
        places >>= 1
        place += 1


def offer_stacks_of(game: DragonValley, player: Player, place: i64, options: list[int]) -> None:
    """The stacks of one place, the blessed unit last."""
    at: i64 = place * FRIENDS
    for unit in range(FRIENDS):
        if player.units[at + unit] and free_units(game, player, place, unit) > 0:
            options.append(stack_option(STACK, place, unit))
    if player.blessed >= at and player.blessed < at + FRIENDS and not game.marks.blessed_moved:
        options.append(stack_option(BLESSED_STACK, place, player.blessed - at))


def option_of_stack(stack: i64) -> i64:
    """The option by which a stack was chosen."""
    return stack_option(BLESSED_STACK if stack & BLESSED else STACK, place_in(stack), unit_in(stack))


@final
class MoveTo(Step[DragonValley]):
    """DV-097: where there is an unengaged enemy the unit must stop and battle; there one unit goes at a time."""

    def __init__(self, seat: i64, stack: i64) -> None:
        self.seat: Final[i64] = seat
        self.stack: Final[i64] = stack

    def asks(self, game: DragonValley) -> Decision | None:
        places = destinations(game, self.seat, place_in(self.stack), unit_in(self.stack))
        return Decision(self.seat, MOVE_TO, places_as_options(places, option_of_stack(self.stack)))

    def chosen(self, game: DragonValley, option: i64) -> None:
        to = argument_of(option)
        if to < KEEP and spaces_with_unengaged(game, self.seat) >> to & 1:
            march(game, self.seat, self.stack, to, 1)
            game.then(EngageEnemy(self.seat, to, fighter_in(self.stack)))
        else:
            game.then(MoveCount(self.seat, self.stack, to))


@final
class MoveCount(Step[DragonValley]):
    """DV-102, DV-015: how many units of the stack march together to a quiet place."""

    def __init__(self, seat: i64, stack: i64, to: i64) -> None:
        self.seat: Final[i64] = seat
        self.stack: Final[i64] = stack
        self.to: Final[i64] = to

    def asks(self, game: DragonValley) -> Decision | None:
        most: i64 = 1
        if not self.stack & BLESSED:
            most = free_units(game, game.players[self.seat], place_in(self.stack), unit_in(self.stack))
        before = following(option_of_stack(self.stack), option(PLACE, self.to))
        return Decision(self.seat, MOVE_COUNT, [following(before, option(COUNT, n)) for n in range(1, most + 1)])

    def chosen(self, game: DragonValley, option: i64) -> None:
        march(game, self.seat, self.stack, self.to, argument_of(option))


@final
class OfferCharge(Step[DragonValley]):
    """DV-108, DV-109, DV-220: after the first movement, before any tile is turned, the holder may move all units again.

    DV-090: not if another of the three cards has been used in this turn.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        if game.effort or not holds(game, self.seat, CHARGE) or not has_unit_to_move(game, self.seat):
            return None
        return Decision(self.seat, CHARGE_NOW, [option(YES, 0), option(NO, 0)])

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == YES:
            use_card(game, self.seat, CHARGE)
            game.effort = True
            begin_movement(game)
            game.then(MoveUnits(self.seat))
