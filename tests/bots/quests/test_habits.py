"""What bots do without comparing in Quests: pay with what is of least use, send the smallest party."""

from collections.abc import Iterator

from wartable.bots.quests.cards import part_with_least, smallest_party
from wartable.bots.quests.habits import gain_of
from wartable.bots.quests.outlook import effort, outlook
from wartable.engine.chance import chance_from
from wartable.quests import pile
from wartable.quests.components import CITIZENS, NEEDS, QUESTS, brings, citizen_number, quest_number
from wartable.quests.options import (
    DISCARD_TAVERN_CITIZEN,
    PAY_GUILD,
    PAY_HAND,
    TAKE_FROM_GUILD,
    TAKE_RANDOM_FROM_HAND,
    aimed,
    option,
)
from wartable.quests.setup import new_game
from wartable.quests.table import NOTHING, Quests


def pile_of(*names: str) -> int:
    return pile.pile_of([citizen_number(name) for name in names])


def table(hand: int, guild: int, *quests: str) -> Quests:
    """A table on which seat 0 has these cards and these quests are active."""
    game = new_game(3, chance_from(1))
    game.players[0].hand = hand
    game.players[0].guild = guild
    open_quests = [quest_number(name) for name in quests]
    game.tavern.spaces = open_quests + [int(NOTHING)] * (6 - len(open_quests))
    return game


def payments(game: Quests) -> list[int]:
    """Every card of seat 0 as a payment, in canonical order."""
    player = game.players[0]
    hand = [option(PAY_HAND, kind) for kind in dict.fromkeys(pile.cards(player.hand))]
    return hand + [option(PAY_GUILD, kind) for kind in dict.fromkeys(pile.cards(player.guild))]


def random_guilds(number: int) -> Iterator[int]:
    chance = chance_from(1)
    deck = [kind for kind in range(len(CITIZENS)) for _ in range(3)]
    for _ in range(number):
        chance.shuffle(deck)
        yield pile.pile_of(deck[:8])


def test_nobody_in_the_smallest_party_could_stay_at_home() -> None:
    checked = 0
    for guild in random_guilds(200):
        for quest in range(len(QUESTS)):
            if pile.meets(brings(guild), NEEDS[quest]):
                checked += 1
                party = smallest_party(guild, pile.EMPTY, quest)
                assert pile.meets(brings(party), NEEDS[quest])
                for kind in set(pile.cards(party)):
                    assert not pile.meets(brings(party - pile.one(kind)), NEEDS[quest])
    assert checked > 100


def test_there_is_no_effort_left_exactly_when_a_quest_is_met() -> None:
    for guild in random_guilds(100):
        for quest in range(len(QUESTS)):
            assert (effort(brings(guild), NEEDS[quest]) == 0) == pile.meets(brings(guild), NEEDS[quest])


def test_a_card_in_hand_pays_rather_than_a_citizen_whom_a_quest_needs() -> None:
    game = table(pile_of("peasant"), pile_of("monk", "priestess"), "recover_the_lost_hymnal")
    assert part_with_least(game, 0, payments(game), 1) == option(PAY_HAND, citizen_number("peasant"))


def test_two_payments_are_picked_in_canonical_order() -> None:
    """The least useful two are the Wizard and the Peasant; the Peasant comes first in the order of the cards."""
    game = table(pile_of("peasant", "wizard", "alchemist", "paladin"), pile_of("monk"), "recover_the_lost_hymnal")
    assert part_with_least(game, 0, payments(game), 2) == option(PAY_HAND, citizen_number("peasant"))


def test_a_guild_nearer_to_a_quest_has_the_better_outlook() -> None:
    guild = pile_of("monk")
    game = table(pile.EMPTY, guild, "recover_the_lost_hymnal")
    nearer, elsewhere = guild + pile_of("mage"), guild + pile_of("knight")
    assert outlook(game, 0, nearer) > outlook(game, 0, elsewhere)


def test_no_seat_is_a_target_for_its_number() -> None:
    """given players alike / when each would attack / then it is the next one at the table, wherever it sits"""
    game = table(pile.EMPTY, pile.EMPTY)
    for seat in range(3):
        others = [victim for victim in range(3) if victim != seat]
        for verb in (TAKE_RANDOM_FROM_HAND, TAKE_FROM_GUILD):
            aims = {one: aimed(verb, one, 0) if verb == TAKE_FROM_GUILD else option(verb, one) for one in others}
            assert max(others, key=lambda one: gain_of(game, seat, aims[one])) == (seat + 1) % 3


def test_who_has_completed_more_is_attacked_first_and_anybody_before_the_tavern() -> None:
    game = table(pile.EMPTY, pile.EMPTY)
    game.players[2].completed = [0]
    gains = [gain_of(game, 0, option(TAKE_RANDOM_FROM_HAND, victim)) for victim in (2, 1)]
    gains.append(gain_of(game, 0, option(DISCARD_TAVERN_CITIZEN, 0)))
    assert gains == sorted(gains, reverse=True)
    assert len(set(gains)) == 3
