"""The turn: two main actions, the bonuses they trigger, and in which order those are resolved."""

import pytest
from tests.support.quests import (
    BEACONS,
    CROWN,
    DRAGON,
    GOBLINS,
    HYMNAL,
    SPY,
    WATCHTOWER,
    asked,
    bag,
    complete,
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


def test_a_turn_is_two_actions_and_an_end_phase() -> None:
    """QV-052, QV-053, QV-057: after the second main action the line is refilled and the next player is asked."""
    match = given(line="alchemist - - - - -")
    play(match, "draw")
    assert table(match).active == 0 and line(match) == "alchemist - - - - -"
    play(match, "hire:slot:0")
    assert table(match).active == 1 and "-" not in line(match).split()


def test_both_players_take_two_actions() -> None:
    """QV-053, QV-176: the second player's turn has two main actions as well, exactly."""
    match = play(given(players=2, actions=1), "draw")
    counts = []
    while table(match).active == 1:
        counts.append(table(match).main_actions)
        play(match, "draw")
    assert counts == [2, 1]


def test_each_main_action_is_one_of_four() -> None:
    """QV-053, QV-011: Draw, Hire, Reserve and Quest are offered, and nothing else; no main action may be passed."""
    match = given(hands=["archer"], guilds=["archer archer"], quests=f"{WATCHTOWER} - - - - -")
    words = {key.split(":")[0] for key in offered(match)}
    assert words == {"draw", "hire", "reserve", "refresh", "quest"}


def test_both_main_actions_may_be_the_same() -> None:
    """QV-054: Draw and Draw."""
    match = play(given(top="monk archer"), "draw", "draw")
    assert hand(match) == bag("monk archer") and table(match).active == 1


def test_main_actions_are_counted_down_and_bonus_actions_are_not() -> None:
    """QV-055, QV-056, QV-R05: a token is used when an action starts; the Rogue's bonus actions use none."""
    match = given(line="- rogue - - - -", hands=["monk", "", ""])
    counts = [table(match).main_actions]
    for key in ("hire:slot:1", "draw", f"reserve:{CROWN}", "draw"):
        play(match, key)
        counts.append(table(match).main_actions)
    assert counts == [2, 1, 1, 1, 2]  # the last is the next player's turn
    assert table(match).active == 1


def test_the_end_phase_waits_for_all_bonuses() -> None:
    """QV-057, QV-I25: a power gained with the second main action is resolved before the line is refilled."""
    match = given(line="rogue - - - - -", actions=1)
    play(match, "hire:slot:0")
    assert asked(match) == "bonus" and line(match) == "- - - - - -"
    play(match, "finish")
    assert table(match).active == 1 and table(match).groups == []


def test_bonuses_come_before_the_next_main_action() -> None:
    """QV-058: after hiring a Blacksmith the Draw is asked, not the second main action."""
    match = play(given(line="blacksmith - - - - -"), "hire:slot:0")
    assert asked(match) == "bonus" and offered(match) == ["draw", "finish"]


def test_steps_of_one_group_come_in_any_order() -> None:
    """QV-059: the Rogue's Reserve may come before the Draw, or after it."""
    for order in (["draw", f"reserve:{CROWN}"], [f"reserve:{CROWN}", "draw"]):
        match = play(given(line="rogue - - - - -"), "hire:slot:0", *order)
        assert asked(match) == "main" and player(match).reserve == CROWN and player(match).hand_size == 1


def test_a_bonus_action_works_like_the_main_action() -> None:
    """QV-060, QV-R14: a Knight's Hire offers what a main Hire would, at the same costs, and triggers powers."""
    match = given(line="knight blacksmith - - - -", hands=["monk archer"])
    main = offered_as(match, "hire")
    play(match, "hire:slot:0")
    assert offered_as(match, "hire") == [key for key in main if key != "hire:slot:0"] + [
        "hire:hand:archer",
        "hire:hand:monk",
    ]
    play(match, "hire:slot:1", "pay:hand:monk")
    assert pending(match) == [["draw"]]


def test_the_newest_group_comes_first() -> None:
    """QV-220, QV-R10: the Watchtower's Hire is used for a Rogue: only the Rogue's steps are open, then the quest's."""
    match = given(line="rogue - - - - -", guilds=["archer archer"], quests=f"{WATCHTOWER} {CROWN} - - - -")
    play(match, f"quest:{WATCHTOWER}", "hire:slot:0")
    assert pending(match) == [["draw", "reserve"], ["draw"]]
    assert offered(match) == ["draw", f"reserve:{CROWN}", "refresh", "finish"]
    play(match, "finish")
    assert pending(match) == [["draw"]] and offered(match) == ["draw", "finish"]


def test_a_step_may_wait_until_another_makes_it_possible() -> None:
    """QV-221, QV-R11, QV-R72: the Captain's Hire of cost 2 is possible only after the Draw."""
    match = given(line="captain - - paladin - -", reserves=[DRAGON], top="monk")
    play(match, "hire:slot:0", "pay:reserve")
    assert offered(match) == ["draw", "finish"]
    play(match, "draw")
    assert offered(match) == ["hire:slot:3", "finish"]
    play(match, "hire:slot:3")  # Captain and Monk are the only payment
    assert guild(match) == bag("paladin") and hand(match) == bag("")


def test_a_group_without_possible_steps_ends() -> None:
    """QV-R09, QV-R11: a Knight's Hire that nothing can pay is lost, and the turn goes on."""
    match = given(line="knight - - - - alchemist")
    play(match, "hire:slot:0")
    assert asked(match) == "main" and table(match).groups == []
    play(match, "draw")
    assert table(match).active == 1


def test_an_impossible_step_does_not_hinder_the_others() -> None:
    """QV-R09: the Butcher finds no guild to attack and still gives its Draw."""
    match = given(line="butcher - - - - -", hands=["monk"])
    play(match, "hire:slot:0", "pay:hand:monk")
    assert offered(match) == ["draw", "finish"]


def test_a_group_is_tested_again_when_it_comes_to_the_top() -> None:
    """QV-R11: the Spy's Quest was not possible, and is after its Reserve has brought a quest that can be completed."""
    match = given(guilds=["alchemist bard rogue archer archer"], quests=f"{SPY} - - - - -", quest_top=WATCHTOWER)
    complete(match, SPY, "bard alchemist rogue")
    assert offered(match) == ["refresh", "finish"]
    play(match, "refresh", f"take:{WATCHTOWER}")
    assert f"quest:{WATCHTOWER}" in offered(match)


def test_what_one_step_brings_the_next_may_use() -> None:
    """QV-R07: the Spy's Reserve takes the Watchtower, and the Spy's Quest completes it out of the reserve."""
    match = given(guilds=["bard alchemist rogue archer archer"], quests=f"{SPY} {WATCHTOWER} - - - -")
    complete(match, SPY, "bard alchemist rogue")
    play(match, f"reserve:{WATCHTOWER}", f"quest:{WATCHTOWER}")
    assert player(match).completed == [SPY, WATCHTOWER]


def test_a_citizen_hired_with_one_step_serves_the_next() -> None:
    """QV-R07, QV-R18: the Archer hired with the Beacons' Hire is used for the Watchtower in the next main action."""
    match = given(
        line="archer - - - - -",
        guilds=["alchemist bard monk archer"],
        quests=f"{BEACONS} {WATCHTOWER} - - - -",
    )
    assert offered_as(match, "quest") == [f"quest:{BEACONS}"]
    complete(match, BEACONS, "bard alchemist monk")
    play(match, "hire:slot:0", "finish", f"quest:{WATCHTOWER}")
    assert player(match).completed == [BEACONS, WATCHTOWER]


@pytest.mark.parametrize("wish", ["forfeit", "finish", "pass", "decline", ""])
def test_no_main_action_may_be_passed(wish: str) -> None:
    """QV-R06: while one of the four actions is legal, two main actions must be taken."""
    match = given()
    with pytest.raises(NotOffered):
        match.choose(0, wish)
    assert table(match).main_actions == 2


def test_a_main_action_without_legal_option_is_forfeited() -> None:
    """QV-R06, QV-R50, QV-R62: solo with nothing to draw, hire, reserve or complete, both actions are forfeited."""
    match = given(players=1, line="- - - - - -", quests="- - - - - -", rest="discard", round_number=5)
    assert told(match, "forfeited") == [{"seat": 0}, {"seat": 0}]


def test_powers_and_steps_may_be_declined() -> None:
    """QV-R08: a power with a payment, a power without one, and what is left of a quest's bonus."""
    paid = play(given(line="bard - - - - -"), "hire:slot:0", "decline")
    assert asked(paid) == "main" and guild(paid) == bag("bard")
    free = play(given(line="peasant - - - - -"), "hire:slot:0", "draw", "finish")
    assert asked(free) == "main" and player(free).hand_size == 1
    quest = given(guilds=["peasant archer"], quests=f"{GOBLINS} - - - - -")
    play(quest, f"quest:{GOBLINS}", "finish")
    assert asked(quest) == "main" and player(quest).hand_size == 0 and player(quest).completed == [GOBLINS]


def test_two_draws_are_two_actions() -> None:
    """QV-R12, QV-099: the Hymnal's second Draw is asked after the first card has been seen."""
    match = given(guilds=["monk monk"], quests=f"{HYMNAL} - - - - -", top="archer wizard")
    play(match, f"quest:{HYMNAL}")
    assert offered(match) == ["draw", "finish"]
    play(match, "draw")
    assert hand(match) == bag("archer") and offered(match) == ["draw", "finish"]
    play(match, "draw")
    assert hand(match) == bag("archer wizard") and asked(match) == "main"


def test_an_action_is_committed_when_its_object_is_chosen() -> None:
    """QV-R15: neither a payment nor a party offers a way back."""
    hire = play(given(line="- paladin - - - -", hands=["monk archer"]), "hire:slot:1")
    assert offered(hire) == ["pay:hand:archer", "pay:hand:monk"]
    quest = given(guilds=["archer archer knight"], quests=f"{WATCHTOWER} - - - - -")
    play(quest, f"quest:{WATCHTOWER}")
    assert set(offered(quest)) <= {"use:knight", "use:archer", "done"}


def test_main_and_bonus_actions_are_possible_by_the_same_test() -> None:
    """QV-R72: a Draw needs a card in the deck or the discard pile, a Hire a payment, a Reserve or Quest a quest."""
    nothing = given(rest="hand", line="- - - - - -", quests=f"{CROWN} - - - - -", quest_rest="completed", actions=1)
    assert offered_as(nothing, "draw") == [] and offered_as(nothing, "hire:slot") == []
    assert offered_as(nothing, "reserve") == [f"reserve:{CROWN}"] and offered_as(nothing, "refresh") == ["refresh"]
    group = given(line="rogue - - - - -", rest="hand", quests="- - - - - -", quest_rest="completed", actions=1)
    play(group, "hire:slot:0")
    assert table(group).groups == []  # neither Draw nor Reserve is possible, so the group has ended
