"""Attacks: the seven power steps that touch other players' cards or the tavern.

QV-R37, QV-R38: the target is another player who has such a card. QV-R75: target and card are fixed in one choice.
QV-R53: also in the last round. QV-I09: this is the only way in which another player's cards change, and only to lose.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.log import EVERYBODY, bit
from wartable.quests import pile
from wartable.quests.components import CITIZENS
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
    discard_from_guild,
    discard_from_hand,
    discard_quest,
    give_up_reserve,
    take_from_spaces,
)


def offer_guild_citizens(game: Quests, seat: i64, verb: i64, options: list[int]) -> None:
    """QV-030: the active player chooses a player and a citizen of that player's guild."""
    for victim in range(game.seats):
        if victim != seat:
            guild: i64 = game.players[victim].guild
            for kind in range(pile.KINDS):
                if pile.count(guild, kind):
                    options.append(aimed(verb, victim, kind))


def offer_hands(game: Quests, seat: i64, verb: i64, options: list[int]) -> None:
    """QV-029: the active player chooses a player with cards in hand; which card it is, chance decides."""
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

    def carry_out(self, game: Quests, seat: i64, option: i64) -> None:
        if game.telling:
            game.tell("attacked", {"seat": seat, "victim": aim_of(option)})
        discard_from_guild(game, aim_of(option), kind_of(option))


@final
class TakeFromGuild(Deed):
    """QV-161, QV-147, QV-033: a citizen of another player's guild moves to the own guild.

    QV-071, QV-162, QV-077: its hire power is not activated. QV-R41: the limit of 8 is checked at the end of the turn.
    """

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        offer_guild_citizens(game, seat, TAKE_FROM_GUILD, options)

    def carry_out(self, game: Quests, seat: i64, option: i64) -> None:
        victim, kind = aim_of(option), kind_of(option)
        game.players[victim].guild -= pile.one(kind)
        game.players[seat].guild += pile.one(kind)
        if game.telling:
            game.tell("took_from_guild", {"seat": seat, "victim": victim, "citizen": CITIZENS[kind].id})


@final
class DiscardRandomFromHand(Deed):
    """QV-154, QV-163: a random card of another player's hand is discarded; QV-R40: everybody sees it."""

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        offer_hands(game, seat, DISCARD_RANDOM_FROM_HAND, options)

    def carry_out(self, game: Quests, seat: i64, option: i64) -> None:
        victim = argument_of(option)
        if game.telling:
            game.tell("attacked", {"seat": seat, "victim": victim})
        discard_from_hand(game, victim, random_card(game, victim))
        game.learns(EVERYBODY)


@final
class TakeRandomFromHand(Deed):
    """QV-155: a random card of another player's hand moves to the own hand; QV-R40, QV-R78: only both see it."""

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        offer_hands(game, seat, TAKE_RANDOM_FROM_HAND, options)

    def carry_out(self, game: Quests, seat: i64, option: i64) -> None:
        victim = argument_of(option)
        kind = random_card(game, victim)
        game.players[victim].hand -= pile.one(kind)
        game.players[seat].hand += pile.one(kind)
        both: i64 = bit(seat) | bit(victim)
        game.learns(both)
        if game.telling:
            game.tell_some("stole", {"seat": seat, "victim": victim}, {"citizen": CITIZENS[kind].id}, both)


@final
class DiscardReservedQuest(Deed):
    """QV-148, QV-163: the reserved quest of another player is discarded."""

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        for victim in range(game.seats):
            if victim != seat and game.players[victim].reserve != NOTHING:
                options.append(option(DISCARD_RESERVED_QUEST, victim))

    def carry_out(self, game: Quests, seat: i64, option: i64) -> None:
        if game.telling:
            game.tell("attacked", {"seat": seat, "victim": argument_of(option)})
        give_up_reserve(game, argument_of(option))


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

    def carry_out(self, game: Quests, seat: i64, option: i64) -> None:
        tavern = game.tavern
        slot = argument_of(option)
        kind: i64 = tavern.line[slot]
        tavern.line[slot] = NOTHING
        tavern.citizen_discard += pile.one(kind)
        if game.telling:
            game.tell("discarded_from_line", {"seat": seat, "citizen": CITIZENS[kind].id, "slot": slot})


@final
class DiscardActiveQuest(Deed):
    """QV-157, QV-R42: an active quest is discarded, never a reserved one; its space stays empty until the End Phase."""

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        for quest in game.tavern.spaces:
            if quest != NOTHING:
                options.append(option(DISCARD_ACTIVE_QUEST, quest))

    def carry_out(self, game: Quests, seat: i64, option: i64) -> None:
        quest = argument_of(option)
        take_from_spaces(game, quest)
        discard_quest(game, quest)


IN_DATA_ORDER: Final[list[Deed]] = [
    DiscardFromGuild(),
    TakeFromGuild(),
    DiscardRandomFromHand(),
    TakeRandomFromHand(),
    DiscardReservedQuest(),
    DiscardTavernCitizen(),
    DiscardActiveQuest(),
]
