"""King's Aid cards and fraternal buildings of their own turn: Blessing, Claimed, Defensive Fire, Squashed Rebellion,
Royal Guard and Scout House. Remodel has a file of its own; Charge! and Construction are with their actions.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.aid_verbs import bless, cash_prisoners, set_fire, squash_rebellion, use_card
from wartable.dragon_valley.barony import has_dungeon, working_defenses
from wartable.dragon_valley.components import (
    BLESSING,
    CLAIMED,
    DEFENSIVE_FIRE,
    DRAGON_MOUNTAIN,
    FIRST_LOCATION,
    PLACES,
    SQUASHED_REBELLION,
)
from wartable.dragon_valley.options import (
    BLESS_WHOM,
    CASH,
    CLAIM,
    CLAIMED_WHAT,
    FIRE_WHERE,
    KEEP_THEM,
    LOOK,
    REBELLION_CASH,
    SCOUT_FIRST,
    SCOUT_SECOND,
    argument_of,
    kind_of,
    option,
    place_of,
    places_as_options,
    verb_of,
)
from wartable.dragon_valley.siege_verbs import claim, look_at
from wartable.dragon_valley.special_events import unit_stacks
from wartable.dragon_valley.table import DragonValley
from wartable.engine.agenda import Step
from wartable.engine.decision import Decision

SCOUTED_TILES: Final = 2


def holds(game: DragonValley, seat: i64, card: i64) -> bool:
    return game.players[seat].cards >> card & 1 != 0


def face_down_tiles(game: DragonValley) -> i64:
    """The locations whose tile is face down."""
    return game.valley.tiles & ~game.valley.face_up


@final
class Bless(Step[DragonValley]):
    """DV-216, DV-R57: a unit of their barony, pass and Keep included, is not destroyed in battles of this round.

    DV-088: in their own turn or at the start of their own advance. DV-R08: compulsory there, if a unit can be chosen.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        if not holds(game, self.seat, BLESSING):
            return None
        options = unit_stacks(game.players[self.seat])
        return Decision(self.seat, BLESS_WHOM, options) if options else None

    def chosen(self, game: DragonValley, option: i64) -> None:
        use_card(game, self.seat, BLESSING)
        bless(game, self.seat, place_of(option), kind_of(option))


def claimed_options(game: DragonValley, seat: i64) -> list[int]:
    """DV-221: look at a face-down tile. DV-222: claim a tile they besiege that is not claimed yet.

    DV-R85, DV-289: Dragon Mountain cannot be claimed in Dragon Hunt.
    """
    player = game.players[seat]
    hidden = face_down_tiles(game)
    besieged: i64 = player.markers & game.valley.tiles & ~player.claims
    options: list[int] = []
    for place in range(FIRST_LOCATION, PLACES):
        if hidden >> place & 1:
            options.append(option(LOOK, place))
    for place in range(FIRST_LOCATION, PLACES):
        if besieged >> place & 1 and not is_hunted(game, place):
            options.append(option(CLAIM, place))
    return options


def is_hunted(game: DragonValley, place: i64) -> bool:
    """The tile is Dragon Mountain, and the game is Dragon Hunt."""
    return game.mode.dragon_hunt and game.valley.territories[place - FIRST_LOCATION] == DRAGON_MOUNTAIN


@final
class UseClaimed(Step[DragonValley]):
    """DV-221..DV-224, DV-R58: look at a tile or claim one; one of both must be done if possible.

    DV-R89: face-down tiles hold no units here, because cards are used between actions.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        if not holds(game, self.seat, CLAIMED):
            return None
        options = claimed_options(game, self.seat)
        return Decision(self.seat, CLAIMED_WHAT, options) if options else None

    def chosen(self, game: DragonValley, option: i64) -> None:
        use_card(game, self.seat, CLAIMED)
        place = argument_of(option)
        if verb_of(option) == LOOK:
            look_at(game, self.seat, place)
        else:
            claim(game, self.seat, place)


@final
class SetFire(Step[DragonValley]):
    """DV-226, DV-R59: Defensive Fire on one of their defensive buildings that is not sapped, a Tower included.

    DV-230: without one the card does nothing.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        if not holds(game, self.seat, DEFENSIVE_FIRE):
            return None
        cells = working_defenses(game, self.seat)
        return Decision(self.seat, FIRE_WHERE, places_as_options(cells, 0)) if cells else None

    def chosen(self, game: DragonValley, option: i64) -> None:
        use_card(game, self.seat, DEFENSIVE_FIRE)
        set_fire(game, self.seat, argument_of(option))


@final
class SquashRebellion(Step[DragonValley]):
    """DV-214, DV-242, DV-R61: a prisoner for a working Dungeon with room, without being asked; else a point is lost.

    DV-243, DV-244: then the prisoners may be turned into points. DV-247: when the owner plays the card.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: DragonValley) -> None:
        if not holds(game, self.seat, SQUASHED_REBELLION):
            return
        use_card(game, self.seat, SQUASHED_REBELLION)
        has_prison = has_dungeon(game, self.seat)
        squash_rebellion(game, self.seat, has_prison)
        if has_prison:
            game.then(CashPrisoners(self.seat))


@final
class CashPrisoners(Step[DragonValley]):
    """DV-243..DV-246: all prisoners for 1, 3, 6 or 10 points, only now."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        return Decision(self.seat, REBELLION_CASH, [option(CASH, 0), option(KEEP_THEM, 0)])

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == CASH:
            cash_prisoners(game, self.seat)


@final
class ScoutFirst(Step[DragonValley]):
    """DV-212: two different face-down tiles, or the last one."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        options = places_as_options(face_down_tiles(game), 0)
        return Decision(self.seat, SCOUT_FIRST, options if len(options) == 1 else options[:-1])

    def chosen(self, game: DragonValley, option: i64) -> None:
        game.then(ScoutSecond(self.seat, argument_of(option)))


@final
class ScoutSecond(Step[DragonValley]):
    """DV-212: the second tile comes after the first in the order of locations; then the owner alone sees both."""

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat: Final[i64] = seat
        self.first: Final[i64] = first

    def asks(self, game: DragonValley) -> Decision | None:
        above: i64 = face_down_tiles(game) >> self.first + 1 << self.first + 1
        return Decision(self.seat, SCOUT_SECOND, places_as_options(above, 0)) if above else None

    def happens(self, game: DragonValley) -> None:
        look_at(game, self.seat, self.first)

    def chosen(self, game: DragonValley, option: i64) -> None:
        look_at(game, self.seat, self.first)
        look_at(game, self.seat, argument_of(option))
