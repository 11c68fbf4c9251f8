"""Phase 3, performance: turns, revealing, passing, compensation, and where cards go afterwards."""

import pytest
from tests.support.immortals import (
    act,
    asked,
    finish_phase,
    given,
    hand,
    holder,
    limbo,
    offered,
    play,
    player,
    reveal,
    stands,
    stock,
    table,
    told,
    turn_of,
)

from wartable.engine.decision import NotOffered

ARMIES = ["treehome-light 3, moonwell-light 2", "crown_hill-light 3", "deep_hall-light 3"]
BLUFF = {"magic_1": "blank"}


def test_turns_go_clockwise_from_the_first_player() -> None:
    """IM-072, IM-073: one card a turn, round and round until everybody is finished; then scoring."""
    plans = [
        {"extract_gold": "region_treehome", "construct": "blank"},
        {"extract_gold": "region_crown_hill"},
        {"extract_gold": "region_deep_hall"},
    ]
    match = given(armies=ARMIES, plans=plans, first=1)
    order = []
    while table(match).phase == "performance":
        if asked(match) == "turn":
            order.append(turn_of(match))
        play(match, offered(match)[0])
    assert order == [1, 2, 0] and len(told(match, "scored")) == 3


def test_any_space_may_come_first() -> None:
    """IM-084, IM-085: Dirk starts with an attack, whatever space it lies on."""
    plan = {"extract_gold": "region_treehome", "attack_2": "region_moonwell", "magic_2": "transition_5"}
    match = given(armies=ARMIES, plans=[plan, BLUFF, BLUFF])
    assert offered(match) == [
        "reveal:extract_gold:region_treehome",
        "reveal:attack:region_moonwell",
        "reveal:magic:transition_5",
        "pass",
    ]
    play(reveal(match, "attack_2"), "perform")
    assert asked(match) == "source"


def test_an_action_needs_a_card_on_its_space() -> None:
    """IM-065: only spaces with a card are offered."""
    match = given(armies=ARMIES, plans=[{"extract_gold": "region_treehome"}, BLUFF, BLUFF])
    with pytest.raises(NotOffered):
        match.choose(0, "reveal:attack:region_treehome")


def test_the_cost_is_paid_in_full_or_the_action_is_impossible() -> None:
    """IM-074, IM-R47: a transition for 2 energy and 1 gold cannot be done with 1 energy."""
    plan = {"transition_3": "region_treehome"}
    match = given(armies=ARMIES, plans=[plan, BLUFF, BLUFF], limbo=[(5, 0)], gold=[5], energy=[1])
    reveal(match, "transition_3")
    assert asked(match) == "compensation"
    match = given(armies=ARMIES, plans=[plan, BLUFF, BLUFF], limbo=[(5, 0)], gold=[1], energy=[2])
    assert stock(act(match, "transition_3")) == (0, 0)


def test_the_cost_is_paid_after_the_last_choice() -> None:
    """IM-R86: while the structure is chosen nothing is paid; for armies placed one by one, before the first."""
    match = given(armies=ARMIES, plans=[{"construct": "region_treehome"}, BLUFF, BLUFF], gold=[9], energy=[9])
    act(match, "construct")
    assert asked(match) == "structure" and stock(match) == (9, 9)
    match = given(
        armies=ARMIES, plans=[{"magic_1": "transition_5"}, BLUFF, BLUFF], limbo=[(5, 0)], gold=[9], energy=[9]
    )
    act(match, "magic_1")
    assert asked(match) == "transition_site" and stock(match) == (8, 5) and limbo(match) == (5, 0)


def test_a_region_card_comes_back() -> None:
    """IM-075: after its action to its owner's hand."""
    match = given(armies=ARMIES, plans=[{"extract_gold": "region_treehome"}, BLUFF, BLUFF])
    act(match, "extract_gold")
    assert "region_treehome" in hand(match) and holder(match, "treehome") == 0


def test_a_conflict_card_is_discarded() -> None:
    """IM-076: after its action, face up."""
    match = given(armies=ARMIES, plans=[{"extract_gold": "conflict_light_treehome"}, BLUFF, BLUFF])
    act(match, "extract_gold")
    assert table(match).discard == ["conflict_light_treehome"] and player(match).conflict_cards == 0


def test_a_magic_card_comes_back() -> None:
    """IM-077, IM-R31: it can be used again in the next round."""
    match = given(armies=ARMIES, plans=[{"magic_1": "cards_or_transition_2"}, BLUFF, BLUFF], gold=[2])
    act(match, "magic_1")
    assert "cards_or_transition_2" in hand(match)


def test_a_blank_card_forfeits_the_action() -> None:
    """IM-078, IM-086, IM-R45: Mike has two cards left, reveals the blank one and takes 1 energy."""
    match = given(armies=ARMIES, plans=[{"attack_1": "blank", "extract_gold": "region_treehome"}, BLUFF, BLUFF])
    reveal(match, "attack_1")
    assert offered(match) == ["gold", "energy"]
    play(match, "energy")
    own = player(match)
    assert stock(match) == (0, 1) and own.hand is not None and own.hand.blanks == 4
    assert [space.id for space in own.spaces if space.laid] == ["extract_gold"]


def test_an_impossible_action_is_compensated() -> None:
    """IM-079, IM-R30, IM-R47: the card comes back, a conflict card too, and the player takes 1 gold or energy."""
    match = given(armies=ARMIES, plans=[{"extract_gold": "conflict_dark_treehome"}, BLUFF, BLUFF])
    reveal(match, "extract_gold")
    assert asked(match) == "compensation"
    play(match, "gold")
    assert stock(match) == (1, 0) and "conflict_dark_treehome" in hand(match) and table(match).discard == []


def test_a_real_card_may_be_declined() -> None:
    """IM-079, IM-R46, IM-R30: forfeit gives the compensation and the card back."""
    match = given(armies=ARMIES, plans=[{"extract_gold": "conflict_light_treehome"}, BLUFF, BLUFF])
    reveal(match, "extract_gold")
    assert offered(match) == ["perform", "forfeit"]
    play(match, "forfeit", "energy")
    assert stock(match) == (0, 1) and "conflict_light_treehome" in hand(match)


def test_everybody_sees_a_declined_card() -> None:
    """IM-R85: it is shown before that is decided, and all may remember who has it."""
    match = given(armies=ARMIES, plans=[{"extract_gold": "conflict_light_treehome"}, BLUFF, BLUFF])
    reveal(match, "extract_gold")
    assert table(match, 1).revealed == "conflict_light_treehome"
    play(match, "forfeit", "gold")
    assert table(match, 1).players[0].shown_conflicts == ["conflict_light_treehome"]
    for seed in range(5):
        assert match.imagine(1, seed).cards[0].conflicts == match.game.cards[0].conflicts


def test_only_blank_cards_left_is_a_pass() -> None:
    """IM-080, IM-R44: at the start of the turn; they cannot be revealed one by one."""
    match = given(
        armies=ARMIES, plans=[{"attack_1": "blank", "construct": "blank"}, {"extract_gold": "region_crown_hill"}, {}]
    )
    assert asked(match) == "compensation" and turn_of(match) == 0
    own = player(match)
    assert own.hand is not None and own.hand.blanks == 4 and not any(space.laid for space in own.spaces)
    assert told(match, "passed") == [{"seat": 0}]


def test_a_player_may_pass_at_any_turn() -> None:
    """IM-081, IM-082: compensation, and all cards come back unrevealed."""
    plan = {"extract_gold": "conflict_light_treehome", "magic_1": "transition_5", "attack_1": "region_treehome"}
    match = given(armies=ARMIES, plans=[plan, {"extract_gold": "region_crown_hill"}, {}])
    play(match, "pass")
    assert asked(match) == "compensation" and turn_of(match) == 0
    play(match, "gold")
    assert stock(match) == (1, 0) and hand(match) >= {"conflict_light_treehome", "transition_5", "region_treehome"}
    assert told(match, "revealed") == [] and table(match, 1).players[0].shown_conflicts == []


def test_a_finished_player_is_compensated_each_turn() -> None:
    """IM-083, IM-R41, IM-R43: even one who planned nothing or used up all cards, while another is not finished."""
    three = {
        "extract_gold": "region_crown_hill",
        "extract_energy": "conflict_light_crown_hill",
        "attack_1": "conflict_light_moonwell",
    }
    match = given(armies=ARMIES, plans=[{"extract_gold": "region_treehome"}, three, {}])
    act(match, "extract_gold")  # seat 0 has used up all cards
    act(match, "extract_gold")
    assert (turn_of(match), asked(match)) == (2, "compensation")  # planned nothing
    play(match, "gold")
    assert (turn_of(match), asked(match)) == (0, "compensation")
    play(match, "energy")
    act(match, "extract_energy")
    play(match, "gold", "energy", "pass")
    assert stock(match, 2) == (2, 0) and stock(match, 0) == (2, 2) and told(match, "scored") == []
    play(match, "gold")
    assert len(told(match, "scored")) == 3


def test_the_phase_ends_at_once_when_all_are_finished() -> None:
    """IM-R42, IM-I21: in the middle of a cycle, without further compensation."""
    match = given(armies=ARMIES, plans=[{"extract_gold": "region_treehome"}, {}, {}])
    act(match, "extract_gold")
    assert len(told(match, "scored")) == 3 and [stock(match, seat) for seat in (1, 2)] == [(0, 0), (0, 0)]


def test_cards_gained_cannot_be_used_in_the_same_round() -> None:
    """IM-R29: a card drawn by magic is in hand, not on the board."""
    match = given(
        armies=ARMIES,
        plans=[{"magic_1": "cards_or_transition_2", "extract_gold": "region_treehome"}, BLUFF, BLUFF],
        gold=[2],
        top="conflict_light_treehome conflict_light_moonwell",
    )
    act(match, "magic_1")
    assert hand(match) >= {"conflict_light_treehome", "conflict_light_moonwell"}
    play(match, "gold", "gold")
    assert offered(match) == ["reveal:extract_gold:region_treehome", "pass"]


def test_who_performs_cannot_stop_halfway() -> None:
    """IM-R88: no choice after `perform` offers a way out."""
    match = given(
        armies=["treehome-light 5, treehome-dark 3, moonwell-light 2"],
        plans=[{"attack_or_move": "region_treehome"}, BLUFF, BLUFF],
        gold=[3],
    )
    play(reveal(match, "attack_or_move"), "perform")
    for _ in range(4):
        assert not {"pass", "forfeit", "done", "decline"} & set(offered(match))
        if asked(match) in ("compensation", "turn"):
            break
        play(match, offered(match)[0])


def test_a_card_planned_legally_whose_armies_are_gone() -> None:
    """IM-R36: an action on the region cannot be performed; an attack still can, and the card shows no site then."""
    plans = [{"extract_gold": "region_gull_bay", "attack_1": "region_foothold"}, BLUFF, BLUFF]
    match = given(armies=["treehome-light 3"], plans=plans)
    reveal(match, "extract_gold")
    assert asked(match) == "compensation"
    play(match, "gold", "gold", "gold")
    play(reveal(match, "attack_1"), "perform")
    assert asked(match) == "target"
    assert {option.facts["case"] for option in match.decisions()[0].options} == {"for_defender"}


def test_taken_from_the_board_a_card_leaves_an_empty_space() -> None:
    """IM-R32, IM-I23: no compensation for the card; its owner is finished if nothing else is there."""
    match = given(
        armies=["tribute_pass-light 3", "tribute_pass-dark 1"],
        plans=[
            {"magic_1": "takeover_or_shrine"},
            {"extract_gold": "region_tribute_pass"},
            {"attack_1": "conflict_light_moonwell"},
        ],
        gold=[2],
        energy=[2],
    )
    act(match, "magic_1", "take_over_region_card")
    assert holder(match, "tribute_pass") == 0 and "region_tribute_pass" in hand(match)
    assert not any(space.laid for space in player(match, 1).spaces)
    assert (turn_of(match), asked(match)) == (1, "compensation")  # finished: compensation for the turn, not the card
    assert stock(match, 1) == (0, 0)


def test_boards_are_empty_after_the_phase() -> None:
    """IM-I21, IM-082: whatever was not used is back in hand."""
    match = given(armies=ARMIES, plans=[{"extract_gold": "region_treehome", "magic_1": "blank"}, BLUFF, BLUFF])
    finish_phase(match)
    assert all(not space.laid for seat in range(3) for space in player(match, seat).spaces)
    assert stands(match, "treehome-light") == (0, 3)
