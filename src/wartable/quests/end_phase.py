"""The End Phase of the standard game: refill quests, slide and refill the line, check the limits."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.quests import pile
from wartable.quests.components import LIMIT, MOST_PLAYERS
from wartable.quests.options import (
    DISCARD_GUILD,
    DISCARD_HAND,
    GUILD_LIMIT,
    HAND_LIMIT,
    argument_of,
    option,
)
from wartable.quests.payment import offer_picks
from wartable.quests.table import Quests
from wartable.quests.verbs import discard_from_guild, discard_from_hand, fill_line, fill_spaces, slide_line

FIRST_FROM_HAND: Final[i64] = option(DISCARD_HAND, 0)
FIRST_FROM_GUILD: Final[i64] = option(DISCARD_GUILD, 0)


@final
class RefillTavern(Step[Quests]):
    """QV-168, QV-R69: quests first, then the line, then the limits. QV-R43: so excess cards are not yet reshuffled.

    QV-177: the line closes up, and a new citizen is under the 3 token. QV-I05, QV-I06: nothing stays empty that could
    be filled.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: Quests) -> None:
        fill_spaces(game)
        slide_line(game)
        fill_line(game)
        keep_limits(game, self.seat)


def keep_limits(game: Quests, seat: i64) -> None:
    """QV-R43: the hand first, then the guild. QV-R36: reserved and completed quests do not count."""
    game.do(HAND_LIMITS[seat], GUILD_LIMITS[seat])


def discards(cards: int, first: i64, excess: i64, first_option: i64) -> list[int]:
    """The options to discard one of the cards that are too many, from the kind `first` on."""
    options: list[int] = []
    left = pile.from_kind(cards, first)
    offer_picks(left, pile.size(left) - excess, first_option, options)
    if not options:  # in an imagined world the hand was dealt again in the middle of the discards: start over
        offer_picks(cards, pile.size(cards) - excess, first_option, options)
    return options


@final
class KeepHandLimit(Step[Quests]):
    """QV-019, QV-174: discard cards of your choice down to 8 in hand."""

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat: Final[i64] = seat
        self.first: Final[i64] = first

    def asks(self, game: Quests) -> Decision | None:
        hand = game.players[self.seat].hand
        excess: i64 = pile.size(hand) - LIMIT
        if excess <= 0:
            return None
        return Decision(self.seat, HAND_LIMIT, discards(hand, self.first, excess, FIRST_FROM_HAND))

    def chosen(self, game: Quests, option: i64) -> None:
        kind = argument_of(option)
        discard_from_hand(game, self.seat, kind)
        game.then(KeepHandLimit(self.seat, kind))


@final
class KeepGuildLimit(Step[Quests]):
    """QV-020, QV-175: discard guild citizens of your choice down to 8."""

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat: Final[i64] = seat
        self.first: Final[i64] = first

    def asks(self, game: Quests) -> Decision | None:
        guild = game.players[self.seat].guild
        excess: i64 = pile.size(guild) - LIMIT
        if excess <= 0:
            return None
        return Decision(self.seat, GUILD_LIMIT, discards(guild, self.first, excess, FIRST_FROM_GUILD))

    def chosen(self, game: Quests, option: i64) -> None:
        kind = argument_of(option)
        discard_from_guild(game, self.seat, kind)
        game.then(KeepGuildLimit(self.seat, kind))


HAND_LIMITS: Final = [KeepHandLimit(seat, 0) for seat in range(MOST_PLAYERS)]  # steps never change: one for each seat
GUILD_LIMITS: Final = [KeepGuildLimit(seat, 0) for seat in range(MOST_PLAYERS)]
