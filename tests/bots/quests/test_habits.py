"""What bots do without comparing in Quests: pay with what is of least use, send the smallest party."""

from collections.abc import Iterator

from wartable.bots.quests.cards import part_with_least, smallest_party
from wartable.bots.quests.outlook import effort, outlook
from wartable.engine.chance import chance_from
from wartable.quests import pile
from wartable.quests.components import CITIZENS, NEEDS, QUESTS, brings, citizen_number, quest_number
from wartable.quests.options import PAY_GUILD, PAY_HAND, option
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
