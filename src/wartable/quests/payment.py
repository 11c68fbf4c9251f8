"""Payment: picking citizens of hand and guild one at a time, in an order that leaves one path to each set."""

from typing import Final

from mypy_extensions import i64

from wartable.quests import pile
from wartable.quests.options import PAY_HAND, argument_of, verb_of
from wartable.quests.table import Quests
from wartable.quests.verbs import discard_from_guild, discard_from_hand

GUILD: Final[i64] = pile.KINDS  # places before it are the kinds in hand, from it on those in the guild
PLACES: Final[i64] = 2 * pile.KINDS


def offer_picks(cards: int, spare: i64, first_option: i64, options: list[int]) -> i64:
    """Append the option of each kind that can be the next pick, and return how many cards are then left to spare.

    Cards are picked in canonical order, so a pick passes over all cards before it for good; it is offered while there
    are that many to spare. Negative: too few cards, nothing is offered.
    """
    while cards and spare >= 0:
        word: i64 = cards & pile.WORD
        code = first_option
        while word and spare >= 0:
            copies: i64 = word & pile.COPIES
            if copies:
                options.append(code)
                spare -= copies
            word >>= pile.BITS
            code += 1
        cards >>= pile.WORD_BITS
        first_option += pile.WORD_KINDS
    return spare


def pay_citizen(game: Quests, seat: i64, option: i64) -> i64:
    """Discard the citizen that an option pays with, and return its place in the canonical order."""
    kind = argument_of(option)
    if verb_of(option) == PAY_HAND:
        discard_from_hand(game, seat, kind)
        return kind
    discard_from_guild(game, seat, kind)
    return GUILD + kind
