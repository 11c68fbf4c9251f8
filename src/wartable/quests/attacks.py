"""Attacks: the seven power steps that touch other players' cards or the tavern.

QV-R37, QV-R38: the target is another player who has such a card. QV-R75: target and card are fixed in one choice.
QV-R53: even in the last round. QV-I09: other players' cards change only in this way, and only by being lost.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.quests import pile
from wartable.quests.deeds import Deed
from wartable.quests.options import (
    DISCARD_ACTIVE_QUEST,
    DISCARD_FROM_GUILD,
    DISCARD_RANDOM_FROM_HAND,
    DISCARD_RESERVED_QUEST,
    DISCARD_TAVERN_CITIZEN,
    TAKE_FROM_GUILD,
    TAKE_RANDOM_FROM_HAND,
    aim_of,
    aimed,
    argument_of,
    kind_of,
    option,
)
from wartable.quests.table import NOTHING, Quests
from wartable.quests.verbs import (
    discard_active_quest,
    discard_from_line,
    discard_reserve_of,
    strike_guild,
    strike_hand,
    take_from_guild,
    take_from_hand,
)


def offer_guild_citizens(game: Quests, seat: i64, verb: i64, options: list[int]) -> None:
    """QV-030: the active player chooses a player and a citizen of that player's guild."""
    for victim in range(game.seats):
        if victim != seat:
            pile.append_kinds(game.players[victim].guild, aimed(verb, victim, 0), options)


def offer_hands(game: Quests, seat: i64, verb: i64, options: list[int]) -> None:
    """QV-029: the active player chooses a player with cards in hand; chance decides which card it is."""
    for victim in range(game.seats):
        if victim != seat and game.players[victim].hand != pile.EMPTY:
            options.append(option(verb, victim))


def random_card(game: Quests, victim: i64) -> i64:
    """QV-R39: every card of the hand is equally likely."""
    hand = game.players[victim].hand
    return pile.nth(hand, game.chance.below(pile.size(hand)))


@final
class DiscardFromGuild(Deed):
    """QV-153, QV-139: a citizen of another player's guild is discarded."""

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        offer_guild_citizens(game, seat, DISCARD_FROM_GUILD, options)

    def carry_out(self, game: Quests, seat: i64, option: i64) -> Step[Quests] | None:
        strike_guild(game, seat, aim_of(option), kind_of(option))
        return None


@final
class TakeFromGuild(Deed):
    """QV-161, QV-147, QV-033: a citizen of another player's guild moves to the player's own guild.

    QV-071, QV-162, QV-077: its hire power is not activated. QV-R41: the limit of 8 is checked at the end of the turn.
    """

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        offer_guild_citizens(game, seat, TAKE_FROM_GUILD, options)

    def carry_out(self, game: Quests, seat: i64, option: i64) -> Step[Quests] | None:
        take_from_guild(game, seat, aim_of(option), kind_of(option))
        return None


@final
class DiscardRandomFromHand(Deed):
    """QV-154, QV-163: a random card of another player's hand is discarded; QV-R40: everybody sees it."""

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        offer_hands(game, seat, DISCARD_RANDOM_FROM_HAND, options)

    def carry_out(self, game: Quests, seat: i64, option: i64) -> Step[Quests] | None:
        victim = argument_of(option)
        strike_hand(game, seat, victim, random_card(game, victim))
        return None


@final
class TakeRandomFromHand(Deed):
    """QV-155: a random card of another player's hand moves to the player's own; QV-R40, QV-R78: only both see it."""

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        offer_hands(game, seat, TAKE_RANDOM_FROM_HAND, options)

    def carry_out(self, game: Quests, seat: i64, option: i64) -> Step[Quests] | None:
        victim = argument_of(option)
        take_from_hand(game, seat, victim, random_card(game, victim))
        return None


@final
class DiscardReservedQuest(Deed):
    """QV-148, QV-163: the reserved quest of another player is discarded."""

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        for victim in range(game.seats):
            if victim != seat and game.players[victim].reserve != NOTHING:
                options.append(option(DISCARD_RESERVED_QUEST, victim))

    def carry_out(self, game: Quests, seat: i64, option: i64) -> Step[Quests] | None:
        discard_reserve_of(game, seat, argument_of(option))
        return None


@final
class DiscardTavernCitizen(Deed):
    """QV-157, QV-031, QV-R42: a citizen of the tavern line is discarded; its slot stays empty until the End Phase.

    QV-R63: so it is in solo play.
    """

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        line = game.tavern.line
        for slot in range(len(line)):
            if line[slot] != NOTHING:
                options.append(option(DISCARD_TAVERN_CITIZEN, slot))

    def carry_out(self, game: Quests, seat: i64, option: i64) -> Step[Quests] | None:
        discard_from_line(game, seat, argument_of(option))
        return None


@final
class DiscardActiveQuest(Deed):
    """QV-157, QV-R42: an active quest is discarded, never a reserved one; its space stays empty until the End Phase."""

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        for quest in game.tavern.spaces:
            if quest != NOTHING:
                options.append(option(DISCARD_ACTIVE_QUEST, quest))

    def carry_out(self, game: Quests, seat: i64, option: i64) -> Step[Quests] | None:
        discard_active_quest(game, seat, argument_of(option))
        return None


ATTACKS: Final[dict[str, Deed]] = {
    "discard_from_guild": DiscardFromGuild(),
    "take_from_guild": TakeFromGuild(),
    "discard_random_from_hand": DiscardRandomFromHand(),
    "take_random_from_hand": TakeRandomFromHand(),
    "discard_reserved_quest": DiscardReservedQuest(),
    "discard_tavern_citizen": DiscardTavernCitizen(),
    "discard_active_quest": DiscardActiveQuest(),
}
