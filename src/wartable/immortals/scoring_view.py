"""The view of scoring: who holds which area, and what the last scoring brought; all of it is open."""

# not compiled: msgspec structures

import msgspec

from wartable.immortals.components import AREA_IDS, AREA_SITES, REALM_IDS, REALMS
from wartable.immortals.masks import count
from wartable.immortals.scoring import points_for
from wartable.immortals.table import Immortals


class HeldAreaView(msgspec.Struct, frozen=True):
    """An area in one realm: the sites that each seat owns there, and who would score for them, if anybody."""

    area: str
    realm: str
    owned: list[int]  # by seat
    holder: int | None
    points: int


class SeatScoringView(msgspec.Struct, frozen=True):
    """What a seat has scored in a round."""

    seat: int
    regions: int
    shrines: int
    capitals: int
    areas: int
    points: int


class ScoringView(msgspec.Struct, frozen=True):
    """The last scoring, in the order of scoring."""

    line: int  # the number of its last line in the log
    round: int
    seats: list[SeatScoringView]


def view_areas(game: Immortals) -> list[HeldAreaView]:
    """IM-176, IM-177: those in play."""
    return [view_area(game, place) for place, sites in enumerate(AREA_SITES) if sites & game.mode.sites]


def view_area(game: Immortals, place: int) -> HeldAreaView:
    owned = [count(player.sites & AREA_SITES[place]) for player in game.players]
    points = [int(points_for(number)) for number in owned]
    holder = next((seat for seat, number in enumerate(points) if number), None)
    return HeldAreaView(AREA_IDS[place // REALMS], REALM_IDS[place % REALMS], owned, holder, max(points))


def last_scoring(game: Immortals) -> ScoringView | None:
    """IM-172: read from the log, where the lines of all seats are together."""
    events = game.events or []
    last = next((line for line in range(len(events) - 1, -1, -1) if events[line].name == "scored"), None)
    if last is None:
        return None
    has_begun = any(event.name == "round" for event in events[last:])
    seats = [
        SeatScoringView(**{name: int(event.facts[name]) for name in SeatScoringView.__struct_fields__})
        for event in events[last - game.seats + 1 : last + 1]
    ]
    return ScoringView(last, game.round - 1 if has_begun else game.round, seats)
