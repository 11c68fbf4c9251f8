"""The End Phase of the standard game: quests, line, limits, next player."""

import pytest
from tests.support.quests import (
    BEACONS,
    CROWN,
    DRAGON,
    EVERY_CITIZEN,
    FORT,
    HYMNAL,
    MINE,
    SPY,
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
    told,
)

from wartable.engine.chance import chance_from

EIGHT = "blacksmith bard butcher baron merchant peasant knight archer"


def test_quests_then_line_then_limits() -> None:
    """QV-168, QV-R69, QV-R43: when a player is asked to discard, spaces and slots have been filled, in this order."""
    match = given(hands=[f"{EIGHT} monk"], quests=f"- {CROWN} - {DRAGON} - -", line="- paladin - - - -", actions=0)
    assert asked(match) == "hand_limit"
    assert "-" not in active_quests(match).split() and "-" not in line(match).split()
    laid = [event.name for event in match.events if event.name.startswith("laid_")]
    assert laid == ["laid_quest"] * 4 + ["laid_citizen"] * 5


@pytest.mark.parametrize(("players", "spaces"), [(2, 4), (3, 6), (4, 6), (5, 6)])
def test_every_empty_quest_space_is_filled_from_left_to_right(players: int, spaces: int) -> None:
    """QV-169: up to 6 active quests, 4 with two players."""
    row = ["-", CROWN, "-", "-", "-", "-"][:spaces]
    match = given(players=players, quests=" ".join(row), quest_top=f"{HYMNAL} {BEACONS} {MINE}", actions=0)
    filled = active_quests(match).split()
    assert filled[:4] == [HYMNAL, CROWN, BEACONS, MINE] and len(filled) == spaces and "-" not in filled


def test_an_empty_quest_deck_is_replaced_by_the_shuffled_discard_pile() -> None:
    """QV-170, QV-R45: the last quest of the deck is laid first, then the discard pile is shuffled."""
    match = given(quests=f"{CROWN} - - {DRAGON} {FORT} {SPY}", quest_top=HYMNAL, quest_rest="discard", actions=0)
    assert active_quests(match).split()[1] == HYMNAL
    assert "-" not in active_quests(match).split() and discarded_quests(match) == set()
    assert table(match).quest_deck == 32 - 6 and len(told(match, "reshuffled_quests")) == 1


def test_the_reshuffle_of_quests_is_random() -> None:
    """QV-170: two states of the generator give two orders."""
    orders = set()
    for seed in range(8):
        match = given(quests="- - - - - -", quest_rest="discard")
        match.game.chance = chance_from(seed)
        orders.add(tuple(offered(play(match, "refresh"))))
    assert len(orders) == 8


def test_the_line_slides_left_keeping_its_order() -> None:
    """QV-171: until no empty slot is left of a citizen."""
    match = given(line="- monk - archer - wizard", actions=0)
    assert line(match).split()[:3] == ["monk", "archer", "wizard"]


def test_new_citizens_land_right_of_all_older_ones() -> None:
    """QV-172: the first drawn in the leftmost empty slot, until all six are filled."""
    match = given(line="- monk - archer - wizard", top="knight cleric rogue", actions=0)
    assert line(match) == "monk archer wizard knight cleric rogue"


def test_the_line_is_filled_after_a_reshuffle() -> None:
    """QV-173, QV-R69: the last card of the deck comes first, then the discard pile is shuffled."""
    match = given(line="- monk - archer - wizard", top="knight", rest="discard", actions=0)
    assert line(match).split()[:4] == ["monk", "archer", "wizard", "knight"] and "-" not in line(match).split()
    assert discarded(match) == bag("") and len(told(match, "reshuffled_citizens")) == 1


def test_the_hand_is_cut_to_eight_by_choice() -> None:
    """QV-174, QV-019: with ten cards two of the player's choice are discarded."""
    match = given(hands=[f"{EIGHT} monk wizard"], actions=0)
    assert asked(match) == "hand_limit" and table(match).active == 0
    assert len(offered(match)) == 9  # the last kind cannot come first, as a second card must follow it in order
    play(match, "discard:hand:bard", "discard:hand:monk")
    assert player(match).hand_size == 8 and discarded(match) == bag("bard monk") and table(match).active == 1


def test_the_guild_is_cut_to_eight_by_choice() -> None:
    """QV-175, QV-020: with nine guild citizens one of the player's choice is discarded."""
    match = given(guilds=[f"{EIGHT} monk"], actions=0)
    assert asked(match) == "guild_limit" and len(offered(match)) == 9
    play(match, "discard:guild:peasant")
    assert len(player(match).guild) == 8 and discarded(match) == bag("peasant") and table(match).active == 1


def test_exactly_eight_are_kept() -> None:
    """QV-019, QV-020: eight cards in hand and eight guild citizens are within the limits."""
    match = given(hands=[EIGHT], guilds=["monk wizard cleric bishop mage paladin priestess thief"], actions=0)
    assert table(match).active == 1 and player(match).hand_size == len(player(match).guild) == 8


def test_the_hand_comes_before_the_guild() -> None:
    """QV-R43: both limits are exceeded; the hand is asked first."""
    match = given(hands=[f"{EIGHT} monk"], guilds=[f"{EIGHT} wizard"], actions=0)
    assert asked(match) == "hand_limit"
    play(match, "discard:hand:monk")
    assert asked(match) == "guild_limit"
    play(match, "discard:guild:wizard")
    assert table(match).active == 1


def test_excess_cards_are_not_part_of_a_reshuffle_of_the_same_end_phase() -> None:
    """QV-R43: given empty deck and discard pile, the slot stays empty although a card is discarded afterwards."""
    match = given(line="- paladin - - - -", rest="hand", actions=0)
    assert asked(match) == "hand_limit" and line(match) == "paladin - - - - -"
    assert told(match, "reshuffled_citizens") == []


def test_the_next_player_clockwise_has_both_action_tokens() -> None:
    """QV-176: after seat 1 of three comes seat 2 with two main actions, after seat 2 seat 0."""
    match = given(seat=1, actions=0)
    assert (table(match).active, table(match).main_actions) == (2, 2)
    match = given(seat=2, actions=0)
    assert (table(match).active, table(match).main_actions) == (0, 2)


def test_marias_line() -> None:
    """QV-177: A, B, Sorceress, D, E, F; B is hired for 1; the line becomes A, Sorceress, D, E, F, X."""
    match = given(line="monk paladin sorceress knight archer wizard", hands=["thief"], top="rogue", actions=1)
    play(match, "hire:slot:1")
    assert line(match) == "monk sorceress knight archer wizard rogue"
    assert [slot.cost for slot in table(match).line] == [0, 1, 1, 2, 2, 3]


def test_limits_concern_only_the_active_player() -> None:
    """QV-R44, QV-I07: another player never holds more than eight; only the one whose turn ends is asked."""
    match = given(hands=[EIGHT, EIGHT], top="monk wizard")
    play(match, "draw", "draw")
    assert match.decisions()[0].seat == 0 and asked(match) == "hand_limit"
    play(match, "discard:hand:monk")  # the Wizard is the only card after it in order
    assert table(match).active == 1 and player(match, 1).hand_size == 8


def test_both_decks_may_run_out() -> None:
    """QV-R46, QV-R47: with no card to give, slots stay empty, the left-most are filled first, and play goes on."""
    match = given(line="- paladin - monk - -", top="rogue", rest="hand", actions=0)
    assert line(match) == "paladin monk rogue - - -" and asked(match) == "hand_limit"
    quests = given(quests=f"- {CROWN} - - - -", quest_top=MINE, quest_rest="completed", actions=0)
    assert active_quests(quests) == f"{MINE} {CROWN} - - - -" and table(quests).active == 1


def test_an_empty_slot_is_filled_in_a_later_end_phase() -> None:
    """QV-R46: the cards discarded to the limit fill the line at the end of the next turn."""
    match = given(players=2, line="- - - - - -", rest="hand", actions=0)
    while asked(match) == "hand_limit":
        play(match, offered(match)[-1])
    assert line(match) == "- - - - - -" and table(match).active == 1
    play(match, "draw", "draw")
    assert "-" not in line(match).split()


def test_the_citizens_can_run_out_in_ordinary_play() -> None:
    """QV-R47: five players holding eight cards and eight guild citizens leave four for the line."""
    kinds = [name for name in EVERY_CITIZEN for _ in range(3)]
    piles = [" ".join(kinds[8 * number : 8 * number + 8]) for number in range(10)]
    match = given(
        players=5, hands=piles[:5], guilds=piles[5:], line=" ".join(["-", "-", *kinds[80:]]), rest="deck", actions=0
    )
    assert line(match).split() == [*kinds[80:], "-", "-"] and table(match).active == 1
    assert "draw" not in offered(match)


def test_the_discards_are_open_before_the_next_is_chosen() -> None:
    """QV-R70: each discard to a limit goes to the pile as it is chosen."""
    match = play(given(hands=[f"{EIGHT} monk wizard"], actions=0), "discard:hand:bard")
    assert discarded(match) == bag("bard") and asked(match) == "hand_limit"
    assert offered(match)[0] == "discard:hand:butcher"  # what comes before the Bard in order is not offered again


def test_the_hand_is_not_refilled() -> None:
    """QV-168: the End Phase gives no cards to anybody."""
    match = given(hands=["monk"], guilds=["wizard"], actions=0)
    assert hand(match) == bag("monk") and guild(match) == bag("wizard")
