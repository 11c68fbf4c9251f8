"""Payment: picking citizens of hand and guild one at a time, in an order that leaves one path to each set."""

from typing import Final

from mypy_extensions import i64

from wartable.quests import pile
from wartable.quests.options import PAY_HAND, argument_of, verb_of
from wartable.quests.table import Quests
from wartable.quests.verbs import discard_from_guild, discard_from_hand

GUILD: Final[i64] = 28  # places 0 to 27 are the kinds in hand, 28 to 55 those in the guild: hand before guild
PLACES: Final[i64] = 56


def picks(hand: i64, guild: i64, number: i64, first: i64) -> list[int]:
    """The places, from `first` on, that may be picked when `number` cards are still to be picked in this order.

    A place is offered if enough cards lie at it or after it. In an imagined world the cards after `first` may not
    suffice, as the hand was dealt anew in the midst of a payment; then the order begins again.
    """
    places = places_from(hand, guild, number, first)
    if not places and first > 0:
        places = places_from(hand, guild, number, 0)
    return places


def places_from(hand: i64, guild: i64, number: i64, first: i64) -> list[int]:
    places: list[int] = []
    place: i64 = PLACES - 1
    available: i64 = 0
    while place >= first:
        copies = pile.count(hand, place) if place < GUILD else pile.count(guild, place - GUILD)
        if copies:
            available += copies
            if available >= number:
                places.append(place)
        place -= 1
    places.reverse()
    return places


def pay_citizen(game: Quests, seat: i64, option: i64) -> i64:
    """Discard the citizen that an option pays with, and say at which place of the canonical order it lay."""
    kind = argument_of(option)
    if verb_of(option) == PAY_HAND:
        discard_from_hand(game, seat, kind)
        return kind
    discard_from_guild(game, seat, kind)
    return GUILD + kind
