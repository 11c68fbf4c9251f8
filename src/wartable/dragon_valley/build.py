"""The Build and Recharge actions, and Construction."""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.aid_verbs import use_card
from wartable.dragon_valley.barony import can_build, free_sites
from wartable.dragon_valley.components import BUILDINGS, CONSTRUCTION
from wartable.dragon_valley.kings_aid import holds
from wartable.dragon_valley.options import (
    BUILD_NAME,
    BUILD_PLACE,
    BUILDING,
    CONSTRUCTION_NOW,
    DONE,
    NO,
    PLACE,
    argument_of,
    option,
    places_as_options,
    verb_of,
)
from wartable.dragon_valley.table import NOTHING, DragonValley, Player
from wartable.dragon_valley.verbs import build, turn_all_up
from wartable.engine.agenda import Step
from wartable.engine.decision import Decision


def buildable_names(player: Player, but: i64) -> list[int]:
    """DV-162: the names of which a tile can be built, one name left out."""
    options: list[int] = []
    for building in range(BUILDINGS):
        if building != but and can_build(player, building):
            options.append(option(BUILDING, building))
    return options


@final
class BuildName(Step[DragonValley]):
    """DV-162, DV-309: tiles of exactly one name. DV-174: what is not built stays in the supply."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        return Decision(self.seat, BUILD_NAME, buildable_names(game.players[self.seat], NOTHING))

    def chosen(self, game: DragonValley, option: i64) -> None:
        building = argument_of(option)
        game.do(BuildPlace(self.seat, building, NOTHING), OfferConstruction(self.seat, building))


@final
class BuildPlace(Step[DragonValley]):
    """DV-162..DV-170: a space for each tile, in increasing order since copies are alike; at least one is placed."""

    def __init__(self, seat: i64, building: i64, last: i64) -> None:
        self.seat: Final[i64] = seat
        self.building: Final[i64] = building
        self.last: Final[i64] = last

    def asks(self, game: DragonValley) -> Decision | None:
        player = game.players[self.seat]
        if not player.supply[self.building]:
            return None
        cells: i64 = free_sites(player, self.building) >> self.last + 1 << self.last + 1
        options = places_as_options(cells, option(BUILDING, self.building))
        if self.last != NOTHING:
            options.append(option(DONE, 0))
        return Decision(self.seat, BUILD_PLACE, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == PLACE:
            cell = argument_of(option)
            build(game, self.seat, self.building, cell)
            game.then(BuildPlace(self.seat, self.building, cell))


@final
class OfferConstruction(Step[DragonValley]):
    """DV-173, DV-225, DV-R64, DV-R84: right after the first name, tiles of one other name, any number, at least one.

    DV-090: not if another of the three cards has been used in this turn.
    """

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat: Final[i64] = seat
        self.first: Final[i64] = first

    def asks(self, game: DragonValley) -> Decision | None:
        if game.effort or not holds(game, self.seat, CONSTRUCTION):
            return None
        names = buildable_names(game.players[self.seat], self.first)
        return Decision(self.seat, CONSTRUCTION_NOW, [*names, option(NO, 0)]) if names else None

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == BUILDING:
            use_card(game, self.seat, CONSTRUCTION)
            game.effort = True
            game.then(BuildPlace(self.seat, argument_of(option), NOTHING))


@final
class Recharge(Step[DragonValley]):
    """DV-175: all face-down fraternal buildings of the barony are turned face up."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: DragonValley) -> None:
        turn_all_up(game, self.seat)
