"""The End Phase of the standard game: refill quests, slide and refill the line, check the limits."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.quests import pile
from wartable.quests.components import LIMIT
from wartable.quests.options import (
    DISCARD_GUILD,
    DISCARD_HAND,
    GUILD_LIMIT,
    HAND_LIMIT,
    argument_of,
    option,
)
from wartable.quests.payment import GUILD, picks
from wartable.quests.table import Quests
from wartable.quests.verbs import discard_from_guild, discard_from_hand, fill_line, fill_spaces, slide_line


@final
class RefillTavern(Step[Quests]):
    """QV-168, QV-R69: quests first, then the line, then the limits. QV-R43: so excess cards are not yet reshuffled.

    QV-177: the line closes up, and a new citizen lies under the 3 token. QV-I05, QV-I06: nothing stays empty that could
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
    game.do(KeepHandLimit(seat, 0), KeepGuildLimit(seat, 0))


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
        options: list[int] = []
        for place in picks(hand, pile.EMPTY, excess, self.first):
            options.append(option(DISCARD_HAND, place))
        return Decision(self.seat, HAND_LIMIT, options)

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
        options: list[int] = []
        for place in picks(pile.EMPTY, guild, excess, GUILD + self.first):
            options.append(option(DISCARD_GUILD, place - GUILD))
        return Decision(self.seat, GUILD_LIMIT, options)

    def chosen(self, game: Quests, option: i64) -> None:
        kind = argument_of(option)
        discard_from_guild(game, self.seat, kind)
        game.then(KeepGuildLimit(self.seat, kind))
