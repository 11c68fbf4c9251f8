"""Rounds and phase 1: player order, the conflict card, and armies out of limbo."""

from tests.support.immortals import (
    asked,
    finish_phase,
    given,
    hand,
    holder,
    limbo,
    offered,
    plan,
    play,
    player,
    stands,
    stock,
    table,
    told,
    turn_of,
)

HOMES = ["treehome-light 3", "crown_hill-light 3", "deep_hall-light 3"]


def test_a_round_has_four_phases_in_this_order() -> None:
    """IM-050: reinforcements, planning, performance, scoring."""
    match = given(armies=HOMES, phase="reinforcements")
    seen = []
    while table(match).round == 1:
        if not seen or seen[-1] != table(match).phase:
            seen.append(table(match).phase)
        play(match, offered(match)[0 if table(match).phase == "planning" else -1])
    assert seen == ["reinforcements", "planning", "performance"]
    assert [event.name for event in match.events if event.name in ("all_planned", "scored", "round")] == [
        "round",
        "all_planned",
        "scored",
        "scored",
        "scored",
        "round",
    ]


def test_after_the_last_round_the_game_ends() -> None:
    """IM-051, IM-184, IM-I26: otherwise the next round begins."""
    match = given(armies=HOMES, plans=[{"attack_1": "blank"}], round_number=6)
    finish_phase(match)
    assert table(match).round == 7 and not match.over
    match = given(armies=HOMES, plans=[{"attack_1": "blank"}], round_number=7)
    assert finish_phase(match).over and table(match).round == table(match).rounds == 7


def test_player_order_starts_with_the_marker() -> None:
    """IM-052, IM-R78, IM-I20: clockwise from its holder at the beginning of the round; it does not move on its own."""
    match = given(armies=HOMES, marker=2, first=0, phase="scoring")
    assert table(match).first_player == 2 and turn_of(match) == 2
    play(match, "draw")
    assert turn_of(match) == 0
    play(match, "draw", "draw")
    for _ in range(3):
        plan(match)
    assert table(match).round == 3 and table(match).first_player == table(match).marker == 2


def test_everybody_may_draw_a_card_first() -> None:
    """IM-053, IM-R52: in player order, before anybody reinforces; it may be left."""
    match = given(
        armies=HOMES,
        limbo=[(3, 0), (3, 0), (3, 0)],
        first=1,
        phase="reinforcements",
        top="conflict_dark_wild_skyspine conflict_light_moonwell",
    )
    assert turn_of(match) == 1 and offered(match) == ["draw", "no_draw"]
    play(match, "draw")
    assert "conflict_dark_wild_skyspine" in hand(match, 1) and turn_of(match) == 2
    play(match, "no_draw")
    assert turn_of(match) == 0 and player(match, 2).conflict_cards == 0
    play(match, "draw")
    assert "conflict_light_moonwell" in hand(match, 0)
    assert asked(match) == "reinforce" and turn_of(match) == 1


def test_an_empty_stack_is_made_of_the_discard_pile() -> None:
    """IM-R27, IM-212: at the moment a card is to be drawn."""
    match = given(
        armies=HOMES, stack="empty", discard="conflict_light_moonwell conflict_dark_gull_bay", phase="reinforcements"
    )
    assert table(match).stack == 0 and len(table(match).discard) == 2
    play(match, "draw")
    assert table(match).stack == 1 and table(match).discard == [] and player(match, 0).conflict_cards == 1
    play(match, "draw")
    assert asked(match) != "draw"  # IM-R28: nothing is left for the third


def test_without_any_card_nothing_is_asked() -> None:
    """IM-R28: with stack and discard pile empty phase 1 asks nobody to draw."""
    match = given(armies=HOMES, stack="empty", phase="reinforcements")
    assert asked(match) == "plan"


def test_there_is_no_hand_limit() -> None:
    """IM-R26: forty cards are held and one more is drawn."""
    match = given(armies=HOMES, stack="empty", discard="conflict_light_moonwell", first=2, phase="reinforcements")
    assert player(match, 2).conflict_cards == 59
    assert player(play(match, "draw"), 2).conflict_cards == 60


def test_five_in_the_dark_limbo_and_one_in_the_light() -> None:
    """IM-057, IM-054, IM-R51: exactly one army may go from the dark limbo, none from the light one."""
    match = given(
        armies=["treehome-dark 2, moonwell-dark 1, treehome-light 2"],
        limbo=[(1, 5)],
        stack="empty",
        phase="reinforcements",
    )
    assert asked(match) == "reinforce" and offered(match) == ["site:moonwell-dark", "site:treehome-dark", "done"]
    play(match, "site:treehome-dark")
    assert asked(match) == "plan" and limbo(match) == (1, 4) and stands(match, "treehome-dark") == (0, 3)


def test_the_number_is_fixed_before_any_army_is_sent() -> None:
    """IM-054, IM-R51: six armies allow two, although five are left after the first; both limbos by themselves."""
    match = given(
        armies=["treehome-light 1, treehome-dark 1, moonwell-dark 1"],
        limbo=[(6, 7)],
        stack="empty",
        phase="reinforcements",
    )
    play(match, "site:treehome-light", "site:treehome-light")
    assert limbo(match) == (4, 7) and offered(match)[0] == "site:moonwell-dark"
    play(match, "site:moonwell-dark", "site:treehome-dark")
    assert limbo(match) == (4, 5) and asked(match) == "plan"


def test_armies_go_to_owned_sites_of_that_realm() -> None:
    """IM-055, IM-I27: different sites are allowed, in order; sites of others and of the other realm are not."""
    match = given(
        armies=["treehome-light 1, moonwell-light 1, heartwood-dark 1", "borderland-light 2"],
        limbo=[(9, 0)],
        stack="empty",
        phase="reinforcements",
    )
    assert offered(match) == ["site:moonwell-light", "site:treehome-light", "done"]
    play(match, "site:treehome-light")
    assert offered(match) == ["site:treehome-light", "done"]
    play(match, "site:treehome-light", "done")
    assert stands(match, "treehome-light") == (0, 3) and limbo(match) == (7, 0)


def test_fewer_armies_may_be_sent() -> None:
    """IM-056: none at all, if the player likes."""
    match = given(armies=["treehome-light 1, moonwell-light 1"], limbo=[(9, 0)], stack="empty", phase="reinforcements")
    play(match, "done")
    assert limbo(match) == (9, 0) and asked(match) == "plan"


def test_reinforcing_goes_in_player_order() -> None:
    """IM-054, IM-R52: from the first player clockwise."""
    match = given(armies=HOMES, limbo=[(3, 0)] * 3, first=2, stack="empty", phase="reinforcements")
    order = []
    while asked(match) == "reinforce":
        order.append(turn_of(match))
        play(match, "done")
    assert order == [2, 0, 1]


def test_a_limbo_without_a_site_in_its_realm_cannot_be_used() -> None:
    """IM-R53: nine armies wait in the dark limbo, but there is no dark site."""
    match = given(armies=["treehome-light 1"], limbo=[(0, 9)], stack="empty", phase="reinforcements")
    assert asked(match) == "plan"


def test_a_player_without_armies_stays_in_the_game() -> None:
    """IM-R54: draws, plans conflict and blank cards, gets compensation, but cannot return."""
    match = given(armies=["", "crown_hill-light 3", "deep_hall-light 3"], limbo=[(9, 9)], phase="reinforcements")
    play(match, "draw", "draw", "draw")
    assert asked(match) == "plan" and turn_of(match) == 0
    assert set(offered(match)) >= {"extract_gold:blank", "extract_gold:empty"}
    plan(match, {"extract_gold": "blank"})
    for _ in range(2):
        plan(match)
    assert asked(match) == "compensation" and turn_of(match) == 0
    assert sum(stock(play(match, "energy"))) == 1


def test_return_from_exile_is_an_option() -> None:
    """IM-208: unofficial: three armies of one limbo on one free site of that realm, with its card from the stack."""
    armies = ["", "crown_hill-light 3", "deep_hall-light 3"]
    match = given(armies=armies, limbo=[(5, 2)], stack="empty", phase="reinforcements", options={"exile_return": True})
    assert asked(match) == "return" and len(offered(match)) == 48 + 1 and offered(match)[-1] == "no_return"
    assert "site:crown_hill-light" not in offered(match)
    dark = play(match.copy(), "site:treehome-dark")
    assert stands(dark, "treehome-dark") == (0, 2) and limbo(dark) == (5, 0) and holder(dark, "treehome") == 0
    play(match, "site:treehome-light")
    assert stands(match, "treehome-light") == (0, 3) and limbo(match) == (2, 2)


def test_return_from_exile_may_be_declined_and_is_off_by_default() -> None:
    """IM-208, IM-R54: only for a player without any army on the board."""
    armies = ["", "crown_hill-light 3", "deep_hall-light 3"]
    match = given(armies=armies, limbo=[(5, 2)], stack="empty", phase="reinforcements", options={"exile_return": True})
    play(match, "no_return")
    assert asked(match) == "plan" and limbo(match) == (5, 2)
    assert told(match, "deployed") == []
    assert asked(given(armies=armies, limbo=[(5, 2)], stack="empty", phase="reinforcements")) == "plan"
    light_only = given(
        armies=armies, limbo=[(5, 0)], stack="empty", phase="reinforcements", options={"exile_return": True}
    )
    assert all(key == "no_return" or key.endswith("light") for key in offered(light_only))
