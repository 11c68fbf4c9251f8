"""Hire: what may be hired, how it is paid, and what enters the guild."""

from collections import Counter
from itertools import combinations

import pytest
from tests.support.quests import (
    BEACONS,
    CROWN,
    asked,
    bag,
    complete,
    discarded,
    given,
    guild,
    hand,
    line,
    offered,
    offered_as,
    pending,
    play,
    player,
    table,
    told,
)

from wartable.engine.decision import NotOffered
from wartable.matches.match import Match

COSTS = [0, 1, 1, 2, 2, 3]


@pytest.mark.parametrize("slot", range(6))
def test_a_tavern_citizen_costs_what_its_token_shows(slot: int) -> None:
    """QV-064: exactly as many citizens are discarded as the token above the slot shows."""
    names = ["-"] * 6
    names[slot] = "paladin"
    match = given(line=" ".join(names), hands=["knight archer monk wizard"])
    play(match, f"hire:slot:{slot}")
    for _ in range(COSTS[slot]):
        assert asked(match) == "pay_hire"
        play(match, offered(match)[0])
    assert asked(match) == "main"
    assert player(match).hand_size == 4 - COSTS[slot] and guild(match) == bag("paladin")
    assert sum(discarded(match).values()) == COSTS[slot]


@pytest.mark.parametrize("owned", [0, 1, 2, 3])
def test_a_hire_that_cannot_be_paid_in_full_is_not_allowed(owned: int) -> None:
    """QV-067: with n citizens only the slots of cost n or less are offered."""
    match = given(guilds=[" ".join(["knight"] * owned)])
    assert offered_as(match, "hire:slot") == [f"hire:slot:{slot}" for slot in range(6) if COSTS[slot] <= owned]


def test_the_slot_of_the_0_token_is_free() -> None:
    """QV-069: with no cards at all its citizen is hired."""
    match = play(given(line="paladin - - - - -"), "hire:slot:0")
    assert guild(match) == bag("paladin") and discarded(match) == bag("")


def test_a_citizen_of_the_hand_costs_two_others() -> None:
    """QV-065, QV-R17: with three cards each may be hired for the other two; with two cards none."""
    match = given(line="- - - - - -", hands=["paladin knight", "", ""])
    assert offered_as(match, "hire") == []
    match = given(line="- - - - - -", hands=["paladin knight"], guilds=["monk"])
    assert offered_as(match, "hire") == ["hire:hand:knight", "hire:hand:paladin"]
    play(match, "hire:hand:paladin")  # the only payment: Knight and Monk
    assert guild(match) == bag("paladin") and discarded(match) == bag("knight monk")


def test_the_citizen_being_hired_is_not_among_the_payment() -> None:
    """QV-R17, QV-R70: it is set aside, seen by all, and cannot pay for itself."""
    match = play(given(line="- - - - - -", hands=["paladin knight archer monk"]), "hire:hand:monk")
    assert table(match).set_aside == "monk" and hand(match) == bag("paladin knight archer")
    assert offered(match) == ["pay:hand:knight", "pay:hand:archer"]


def test_a_guild_citizen_cannot_be_hired() -> None:
    """QV-064, QV-065: only citizens of the line and of the hand are offered."""
    match = given(line="- - - - - -", guilds=["knight archer monk"])
    assert offered_as(match, "hire") == []


def test_hand_and_guild_pay_in_any_mix() -> None:
    """QV-066: a cost of 2 is paid from hand and guild; both cards go to the discard pile."""
    match = given(line="- - - paladin - -", hands=["knight monk"], guilds=["archer wizard"])
    play(match, "hire:slot:3")
    assert offered(match) == ["pay:hand:knight", "pay:hand:monk", "pay:guild:archer"]
    play(match, "pay:hand:monk", "pay:guild:wizard")
    assert hand(match) == bag("knight") and guild(match) == bag("archer paladin")
    assert discarded(match) == bag("monk wizard")


def test_one_path_leads_to_every_set_of_cards() -> None:
    """QV-066, QV-R16: each pair of the four cards can be paid, in one way, and nothing but pairs."""
    match = given(line="- - - paladin - -", hands=["knight monk"], guilds=["archer wizard"])
    paid = [sorted(bag_of_cards.elements()) for bag_of_cards in payments(play(match, "hire:slot:3"))]
    pairs = [sorted(pair) for pair in combinations(["knight", "monk", "archer", "wizard"], 2)]
    assert sorted(paid) == sorted(pairs)


def payments(match: Match) -> list[Counter[str]]:
    """What has been discarded at the end of every path through a payment."""
    if asked(match) != "pay_hire":
        return [discarded(match)]
    return [paid for key in offered(match) for paid in payments(play(match.copy(), key))]


def test_more_than_the_cost_cannot_be_paid() -> None:
    """QV-R16: after the one card of a slot of cost 1 no further payment is asked or accepted."""
    match = given(line="- paladin - - - -", hands=["knight monk"])
    play(match, "hire:slot:1", "pay:hand:knight")
    assert asked(match) == "main"
    with pytest.raises(NotOffered):
        match.choose(0, "pay:hand:monk")


def test_payments_are_picked_in_canonical_order() -> None:
    """QV-I27, QV-066: hand before guild, then the order of kinds; a later pick never goes back."""
    match = given(line="- - - paladin - -", hands=["knight monk"], guilds=["archer wizard"])
    play(match, "hire:slot:3", "pay:hand:monk")
    assert offered(match) == ["pay:guild:archer", "pay:guild:wizard"]


def test_the_order_of_a_hire() -> None:
    """QV-R73, QV-068, QV-070: it is set aside, paid, enters the guild, and then its power is gained."""
    match = given(line="- bard - - - -", hands=["knight monk"])
    play(match, "hire:slot:1")
    assert table(match).set_aside == "bard" and guild(match) == bag("") and asked(match) == "pay_hire"
    play(match, "pay:hand:knight")
    assert table(match).set_aside is None and guild(match) == bag("bard") and asked(match) == "pay_power"
    play(match, "pay:hand:monk")
    assert pending(match) == [["draw", "draw"]]


def test_cards_leave_their_place_as_they_are_chosen() -> None:
    """QV-R70: the citizen leaves its slot, and each payment lies on the discard pile, before the next is chosen."""
    match = play(given(line="- - - paladin - -", hands=["knight monk archer"]), "hire:slot:3")
    assert line(match) == "- - - - - -"
    play(match, "pay:hand:knight")
    assert discarded(match) == bag("knight") and hand(match) == bag("monk archer")


def test_a_citizen_taken_into_the_guild_triggers_nothing() -> None:
    """QV-071, QV-077: Maria takes Sarah's Wizard with a Bishop; no Hire follows."""
    match = given(line="bishop - - - - -", hands=["knight knight"], guilds=["", "wizard"])
    play(match, "hire:slot:0", "take_from_guild:1:wizard")
    assert guild(match, 0) == bag("bishop wizard") and guild(match, 1) == bag("")
    assert asked(match) == "main" and table(match).groups == []


def test_a_citizen_hired_by_a_power_triggers_its_own() -> None:
    """QV-072, QV-R13: the Knight's Hire brings a Peasant, and the Peasant's Draws are gained."""
    match = play(given(line="knight - - - - -", hands=["peasant monk archer"]), "hire:slot:0", "hire:hand:peasant")
    play(match, "pay:hand:archer", "pay:hand:monk")
    assert pending(match) == [["draw", "draw"]]


def test_a_citizen_hired_by_a_quest_triggers_its_power_and_costs_as_usual() -> None:
    """QV-072, QV-100, QV-R14: the Beacons' Hire for a slot of cost 1 is paid, and the Archer gives its Draw."""
    match = given(
        line="- archer - - - -", hands=["knight wizard"], guilds=["alchemist bard monk"], quests=f"{BEACONS} - - - - -"
    )
    complete(match, BEACONS, "alchemist bard monk")
    play(match, "hire:slot:1")
    assert offered(match) == ["pay:hand:knight", "pay:hand:wizard"]
    play(match, "pay:hand:wizard")
    assert guild(match) == bag("archer") and pending(match) == [["draw"]]


def test_hiring_may_exceed_the_guild_limit_during_the_turn() -> None:
    """QV-073, QV-020: a ninth guild citizen is fine until the turn ends."""
    match = given(line="paladin - - - - -", guilds=["blacksmith bard butcher baron merchant peasant knight archer"])
    play(match, "hire:slot:0")
    assert len(player(match).guild) == 9 and table(match).active == 0


def test_an_emptied_slot_stays_empty_and_costs_stay_with_the_slots() -> None:
    """QV-074, QV-R21: after the free citizen is gone nothing slides; the next one still costs 1."""
    match = play(given(line="paladin mercenary - - - -", hands=["knight monk"]), "hire:slot:0")
    assert line(match) == "- mercenary - - - -" and offered_as(match, "hire:slot") == ["hire:slot:1"]
    play(match, "hire:slot:1")
    assert asked(match) == "pay_hire"


def test_sarah_hires_a_monk_from_her_hand() -> None:
    """QV-075: Monk, Blacksmith, Archer in hand; the Monk is hired for the other two, then its power is gained."""
    match = play(given(hands=["monk blacksmith archer"]), "hire:hand:monk")
    assert guild(match) == bag("monk") and hand(match) == bag("")
    assert discarded(match) == bag("blacksmith archer")
    assert offered(match) == ["draw", "finish"]


def test_maria_pays_a_champion_with_her_knight() -> None:
    """QV-076, QV-R22: no hand, a Knight in the guild, a Champion at cost 1; the Knight is discarded, nothing more."""
    match = play(given(line="- champion - - - -", guilds=["knight"]), "hire:slot:1")
    assert guild(match) == bag("champion") and discarded(match) == bag("knight")
    assert asked(match) == "main" and table(match).groups == []  # the Knight gave no Hire, no Strength, nothing


def test_a_citizen_hired_this_turn_may_pay() -> None:
    """QV-R18: the Paladin hired with the first action pays for the Mercenary of the second."""
    match = play(given(line="paladin mercenary - - - -"), "hire:slot:0", "hire:slot:1")
    assert guild(match) == bag("mercenary") and discarded(match) == bag("paladin")


@pytest.mark.parametrize("name", ["bard", "baron", "butcher", "necromancer"])
def test_the_citizen_just_hired_may_pay_for_its_own_power(name: str) -> None:
    """QV-R19: it is in the guild when the power is gained."""
    match = play(given(line=f"{name} - - - - -"), "hire:slot:0")
    assert offered(match) == [f"pay:guild:{name}", "decline"]
    play(match, f"pay:guild:{name}")
    assert guild(match) == bag("") and discarded(match) == bag(name)


def test_a_payment_power_is_offered_even_if_nothing_can_come_of_it() -> None:
    """QV-R20: a Baron whose Hire cannot be paid afterwards may still be paid; the Hire is lost."""
    match = play(given(line="baron - - - - paladin"), "hire:slot:0", "pay:guild:baron")
    assert asked(match) == "main" and table(match).groups == []


def test_a_power_of_nothing_but_attacks_without_target_is_skipped() -> None:
    """QV-R20, QV-R38: a Champion without a guild to take from is not asked for; with one, it is."""
    vain = play(given(line="champion - - - - -", hands=["monk"]), "hire:slot:0")
    assert asked(vain) == "main"
    match = play(given(line="champion - - - - -", hands=["monk"], guilds=["", "archer"]), "hire:slot:0")
    assert offered(match) == ["pay:hand:monk", "pay:guild:champion", "decline"]


def test_a_slot_serves_once_a_turn() -> None:
    """QV-R21: slots emptied by a hire or by a Sorceress are filled only in the End Phase."""
    match = given(line="sorceress paladin mercenary - - -", hands=["monk"], reserves=[CROWN])
    play(match, "hire:slot:0", "discard_tavern_citizen:1")
    assert line(match) == "- - mercenary - - -" and offered_as(match, "hire:slot") == ["hire:slot:2"]
    play(match, "draw")
    assert "-" not in line(match).split()


def test_paid_citizens_bring_nothing() -> None:
    """QV-R22, QV-066: a paid Blacksmith grants no Draw and nobody counts its Gold."""
    match = play(given(line="- paladin - - - -", guilds=["blacksmith"]), "hire:slot:1")
    assert asked(match) == "main" and told(match, "drew") == []
    assert player(match).guild_yield["gold"] == 0
