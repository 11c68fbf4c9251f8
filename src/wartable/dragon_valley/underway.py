"""What is under way: the tile, the stack or the battle that a question is about; open to all."""

# not compiled: msgspec structures

import msgspec

from wartable.dragon_valley.battles import ChooseExtra, ChooseUnit, EngageEnemy, PairUp
from wartable.dragon_valley.build import BuildPlace
from wartable.dragon_valley.components import BUILDING_IDS, FOE_IDS, FRIEND_IDS, PLACE_IDS
from wartable.dragon_valley.move import MoveCount, MoveTo
from wartable.dragon_valley.packing import BLESSED, place_in, unit_in
from wartable.dragon_valley.table import DragonValley


class BuildingPlanView(msgspec.Struct, frozen=True):
    """The tile for which a space is asked."""

    building: str
    left: int


class MovingView(msgspec.Struct, frozen=True):
    """The stack for which a destination or a number is asked; `to` is the place once it has been chosen."""

    place: str
    unit: str
    blessed: bool
    to: str | None


class FrayView(msgspec.Struct, frozen=True):
    """A battle that is being decided: the unit that fights, or the enemy for which a unit is asked, if it is known."""

    seat: int
    place: str
    unit: str | None
    blessed: bool
    enemy: str | None


def view_plan(game: DragonValley) -> BuildingPlanView | None:
    step = game.asker
    if not isinstance(step, BuildPlace):
        return None
    return BuildingPlanView(BUILDING_IDS[step.building], game.players[step.seat].supply[step.building])


def view_moving(game: DragonValley) -> MovingView | None:
    """Open to all: what is being moved is announced before it goes."""
    step = game.asker
    if not isinstance(step, (MoveTo, MoveCount)):
        return None
    to = PLACE_IDS[step.to] if isinstance(step, MoveCount) else None
    return MovingView(PLACE_IDS[place_in(step.stack)], FRIEND_IDS[unit_in(step.stack)], bool(step.stack & BLESSED), to)


def view_fray(game: DragonValley) -> FrayView | None:
    """DV-112: what the owner of the barony decides, so that a page can say what comes of it."""
    step = game.asker
    if not isinstance(step, (EngageEnemy, PairUp, ChooseUnit, ChooseExtra)):
        return None
    fighter = int(step.fighter) if isinstance(step, (EngageEnemy, ChooseExtra)) else None
    return FrayView(
        seat=step.fray.seat,
        place=PLACE_IDS[step.fray.cell],
        unit=None if fighter is None else FRIEND_IDS[unit_in(fighter)],
        blessed=fighter is not None and bool(fighter & BLESSED),
        enemy=FOE_IDS[step.enemy] if isinstance(step, ChooseUnit) else None,
    )
