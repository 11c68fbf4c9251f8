"""Attacks: who may be a target, what is random, who sees what, and when the limits hold."""

import pytest
from tests.support.chances import to_come
from tests.support.quests import (
    BANDITS,
    CROWN,
    DRAGON,
    EVERY_QUEST,
    MINE,
    active_quests,
    asked,
    bag,
    discarded,
    discarded_quests,
    given,
    guild,
    hand,
    line,
    offered,
    play,
    player,
    table,
)

from wartable.engine.chance import chance_from
from wartable.quests import pile

ATTACKERS = ["assassin", "bishop", "sapper", "thief", "squire", "mage"]
EIGHT = "blacksmith bard butcher baron merchant peasant knight archer"


def with_chance(seed: int, **position: object):
    """The same position with another generator."""
    match = given(**position)
    match.game.chance = chance_from(seed)
    return match


@pytest.mark.parametrize("name", ATTACKERS)
def test_an_attack_is_never_aimed_at_oneself(name: str) -> None:
    """QV-R37: with cards only before the attacker there is no target, and the step is lost."""
    match = given(line=f"{name} - - - - -", hands=["knight monk"], guilds=["archer wizard"], reserves=[CROWN])
    play(match, "hire:slot:0")
    assert asked(match) == "main"


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("assassin", ["discard_from_guild:1:archer"]),
        ("bishop", ["take_from_guild:1:archer"]),
        ("sapper", ["discard_random_from_hand:2"]),
        ("thief", ["take_random_from_hand:2"]),
        ("squire", ["discard_reserved_quest:3"]),
        ("mage", ["discard_random_from_hand:2", "discard_reserved_quest:3"]),
    ],
)
def test_only_players_who_have_such_a_card_are_targets(name: str, keys: list[str]) -> None:
    """QV-R38: seat 1 has a guild citizen, seat 2 a card in hand, seat 3 a reserved quest."""
    match = given(
        players=4,
        line=f"{name} - - - - -",
        guilds=["", "archer"],
        hands=["", "", "monk"],
        reserves=["", "", "", CROWN],
    )
    play(match, "hire:slot:0")
    assert offered(match) == [*keys, "finish"]


def test_the_random_card_is_any_card_of_the_hand_with_equal_chance() -> None:
    """QV-R39: two Monks and an Archer: the Archer is lost in a third of the cases."""
    lost = {"monk": 0, "archer": 0}
    for seed in range(300):
        match = with_chance(seed, line="sapper - - - - -", hands=["", "monk monk archer"])
        play(match, "hire:slot:0", "discard_random_from_hand:1")
        (name,) = discarded(match)
        lost[name] += 1
    assert 70 < lost["archer"] < 130 and lost["archer"] + lost["monk"] == 300


def test_only_thief_and_victim_see_the_stolen_card() -> None:
    """QV-R40, QV-155: the event tells seats 0 and 1 which card it was, seat 2 and spectators only that one moved."""
    match = given(line="thief - - - - -", hands=["", "monk"])
    play(match, "hire:slot:0", "take_random_from_hand:1")
    (stole,) = [event for event in match.events if event.name == "stole"]
    assert stole.seen_by(0)["citizen"] == stole.seen_by(1)["citizen"] == "monk"
    assert "citizen" not in stole.seen_by(2) and "citizen" not in stole.seen_by(None)


@pytest.mark.parametrize("name", ["sapper", "mage"])
def test_everybody_sees_a_card_discarded_from_a_hand(name: str) -> None:
    """QV-R40: it lies on the open discard pile, and the event names it."""
    match = given(line=f"{name} - - - - -", hands=["", "monk"])
    play(match, "hire:slot:0", "discard_random_from_hand:1")
    (event,) = [one for one in match.events if one.name == "struck_hand"]
    assert event.seen_by(None)["citizen"] == "monk" and table(match).citizen_discard == ["monk"]


def test_a_taken_citizen_may_exceed_the_limit_until_the_turn_ends() -> None:
    """QV-R41: the ninth and tenth guild citizen stay; the End Phase asks for two discards."""
    match = given(line="bishop - - - - -", guilds=[EIGHT, "monk"], actions=1)
    play(match, "hire:slot:0", "take_from_guild:1:monk")
    assert asked(match) == "guild_limit" and len(player(match).guild) == 10


def test_the_sorceress_cannot_touch_a_reserved_quest() -> None:
    """QV-R42: neither another player's nor the player's own."""
    match = given(line="sorceress - - - - -", quests=f"{DRAGON} - - - - -", reserves=[CROWN, MINE])
    play(match, "hire:slot:0")
    assert offered(match) == [f"discard_active_quest:{DRAGON}", "finish"]


def test_what_the_sorceress_discards_leaves_an_empty_place() -> None:
    """QV-R42: the slot or space stays empty until the End Phase."""
    citizen = given(line="sorceress paladin monk - - -", quests=f"{DRAGON} {CROWN} - - - -")
    play(citizen, "hire:slot:0", "discard_tavern_citizen:1")
    assert line(citizen) == "- - monk - - -"
    quest = given(line="sorceress - - - - -", quests=f"{DRAGON} {CROWN} - - - -")
    play(quest, "hire:slot:0", f"discard_active_quest:{DRAGON}")
    assert active_quests(quest) == f"- {CROWN} - - - -" and discarded_quests(quest) == {DRAGON}


def test_an_attack_is_one_choice_and_cannot_fail() -> None:
    """QV-R75: after the choice the card has moved, and nobody was asked in between."""
    match = given(line="assassin - - - - -", guilds=["", "monk"], hands=["knight", "wizard"])
    play(match, "hire:slot:0")
    choices = len(match.choices)
    play(match, "discard_from_guild:1:monk")
    assert len(match.choices) == choices + 1 and guild(match, 1) == bag("") and asked(match) == "main"
    assert match.decisions()[0].seat == 0


def test_attacks_stay_legal_in_the_last_round() -> None:
    """QV-R53: also against a player who has had the last turn."""
    five = " ".join(EVERY_QUEST[:5])
    match = given(
        players=2, seat=1, line="assassin - - - - -", guilds=["monk archer"], completed=[five], quests=f"{MINE} - - -"
    )
    assert table(match).end_triggered
    play(match, "hire:slot:0", "discard_from_guild:0:monk")
    assert guild(match, 0) == bag("archer")


def test_random_cards_are_counted_in_canonical_order() -> None:
    """QV-R39, QV-R67: the number drawn is the place of the card in the hand, kinds in the order of the data."""
    match = given(line="thief - - - - -", hands=["", "archer knight wizard"])
    chance = match.game.chance.copy()
    cards = pile.cards(match.game.players[1].hand)
    play(match, "hire:slot:0", "take_random_from_hand:1")
    assert pile.cards(match.game.players[0].hand) == [cards[chance.below(3)]]
    assert to_come(match.game.chance) == to_come(chance)


def test_a_stolen_card_may_exceed_the_hand_limit_until_the_turn_ends() -> None:
    """QV-R41, QV-019: nine cards in hand are cut to eight in the End Phase."""
    match = given(line="thief - - - - -", hands=[EIGHT, "monk"], quests=f"{BANDITS} - - - - -", actions=1)
    play(match, "hire:slot:0", "take_random_from_hand:1")
    assert asked(match) == "hand_limit" and hand(match) == bag(f"{EIGHT} monk")
