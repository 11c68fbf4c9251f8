"""Magic spaces: the four magic cards."""

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
    site,
    stands,
    stock,
    table,
    turn_of,
)

OTHERS = [{"magic_1": "blank"}, {"magic_1": "blank"}]


def test_transition_of_five_armies() -> None:
    """IM-131, IM-140, IM-I27: for 4 energy and 1 gold, five armies of one limbo to the player's sites of that realm."""
    armies = ["treehome-light 1, moonwell-light 1, the_murk-dark 1", "gull_bay-light 1"]
    match = given(armies=armies, limbo=[(6, 2)], plans=[{"magic_1": "transition_5"}, *OTHERS], gold=[1], energy=[4])
    act(match, "magic_1")
    assert offered(match) == ["limbo:light", "limbo:dark"]
    play(match, "limbo:light")
    assert stock(match) == (0, 0) and offered(match) == ["site:moonwell-light", "site:treehome-light"]
    play(match, "site:moonwell-light", "site:moonwell-light", "site:treehome-light")  # the rest has no other place
    assert stands(match, "moonwell-light") == (0, 3) and stands(match, "treehome-light") == (0, 4)
    assert limbo(match) == (1, 2)


def test_exactly_the_number_or_all_if_fewer() -> None:
    """IM-R49, IM-R50: no way to stop early; with three in the limbo three go, and the other limbo is not touched."""
    armies = ["treehome-light 1, moonwell-light 1, the_murk-dark 1"]
    match = given(armies=armies, limbo=[(3, 9)], plans=[{"magic_1": "transition_5"}, *OTHERS], gold=[1], energy=[4])
    act(match, "magic_1", "limbo:light")
    for _ in range(3):
        assert "done" not in offered(match)
        play(match, "site:moonwell-light")
    assert asked(match) != "transition_site" and limbo(match) == (0, 9)


def test_a_limbo_without_a_site_is_not_offered() -> None:
    """IM-R53, IM-R47: nor an empty one; with none left the card is compensated."""
    match = given(
        armies=["treehome-light 1"], limbo=[(2, 5)], plans=[{"magic_1": "transition_5"}, *OTHERS], gold=[1], energy=[4]
    )
    act(match, "magic_1")
    assert limbo(match) == (0, 5) and stands(match, "treehome-light") == (0, 3)
    match = given(
        armies=["treehome-light 1"], limbo=[(0, 5)], plans=[{"magic_1": "transition_5"}, *OTHERS], gold=[1], energy=[4]
    )
    assert asked(reveal(match, "magic_1")) == "compensation"


def test_a_conflict_card_for_one_gold() -> None:
    """IM-132: option a draws one card."""
    match = given(
        plans=[{"magic_1": "card_or_first_player"}, *OTHERS], gold=[1], top="conflict_dark_gull_bay", marker=1
    )
    act(match, "magic_1")
    assert offered(match) == ["draw_conflict", "take_first_player_marker"]
    play(match, "draw_conflict")
    assert "conflict_dark_gull_bay" in hand(match) and stock(match) == (0, 0) and table(match).marker == 1


def test_the_first_player_marker_counts_from_the_next_round() -> None:
    """IM-133, IM-141, IM-R78: Dirk takes it; this round's order stays, in the next he is first player."""
    plans = [
        {"attack_1": "blank", "extract_gold": "region_treehome"},
        {"magic_1": "card_or_first_player"},
        {"magic_1": "blank"},
    ]
    match = given(armies=["treehome-light 1", "crown_hill-light 1"], plans=plans, gold=[0, 1])
    play(reveal(match, "extract_gold"), "perform")
    act(match, "magic_1", "take_first_player_marker")
    assert table(match).marker == 1 and table(match).first_player == 0
    assert turn_of(match) == 2  # the order of the round goes on
    finish_phase(match)
    assert table(match).round == 2 and table(match).first_player == 1 and turn_of(match) == 1


def test_the_last_one_keeps_the_marker() -> None:
    """IM-R78: if several take it in a round."""
    plans = [{"magic_1": "blank"}, {"magic_1": "card_or_first_player"}, {"magic_1": "card_or_first_player"}]
    match = given(plans=plans, gold=[0, 1, 1])
    play(match, "energy")
    act(match, "magic_1", "take_first_player_marker")
    act(match, "magic_1", "take_first_player_marker")
    assert table(match).marker == 2


def test_the_holder_cannot_take_the_marker() -> None:
    """IM-R87: only the draw is left, and it is not asked; without cards the action is impossible."""
    match = given(plans=[{"magic_1": "card_or_first_player"}, *OTHERS], gold=[1])
    act(match, "magic_1")
    assert player(match).conflict_cards == 1 and asked(match) != "magic"
    match = given(plans=[{"magic_1": "card_or_first_player"}, *OTHERS], gold=[1], stack="empty")
    assert asked(reveal(match, "magic_1")) == "compensation"


def test_a_shrine_by_magic() -> None:
    """IM-134: for 2 energy and 2 gold on any of their sites without a building."""
    armies = ["treehome-light 1, moonwell-dark 1, gull_bay-light 1", "the_murk-light 1"]
    match = given(
        armies=armies,
        regions=["treehome moonwell gull_bay"],
        plans=[{"magic_1": "takeover_or_shrine"}, *OTHERS],
        gold=[2],
        energy=[2],
        shrines="gull_bay-light",
    )
    act(match, "magic_1")
    assert offered(match) == ["site:moonwell-dark", "site:treehome-light"]  # all cards are held: no take-over
    play(match, "site:moonwell-dark")
    assert site(match, "moonwell-dark").building == "shrine" and player(match).points == 1 and stock(match) == (0, 0)


def test_dirk_takes_over_tribute_pass() -> None:
    """IM-142, IM-135, IM-136: more armies in the light realm than Ani in the dark: she hands him the card."""
    armies = ["tribute_pass-light 3", "tribute_pass-dark 2"]
    match = given(
        armies=armies,
        regions=["", "tribute_pass"],
        plans=[{"magic_1": "takeover_or_shrine"}, *OTHERS],
        gold=[2],
        energy=[2],
    )
    act(match, "magic_1", "take_over_region_card")
    assert holder(match, "tribute_pass") == 0 and "region_tribute_pass" in hand(match) and stock(match) == (0, 0)


def test_a_take_over_that_fails() -> None:
    """IM-136, IM-R48: with as many or fewer armies nothing happens; the cost is lost, no compensation."""
    for own in (1, 2):
        armies = [f"tribute_pass-light {own}", "tribute_pass-dark 2"]
        match = given(
            armies=armies,
            regions=["", "tribute_pass"],
            plans=[{"magic_1": "takeover_or_shrine"}, *OTHERS],
            gold=[2],
            energy=[2],
        )
        act(match, "magic_1", "take_over_region_card")
        assert holder(match, "tribute_pass") == 1 and stock(match) == (0, 0) and turn_of(match) == 1


def test_whose_armies_are_compared() -> None:
    """IM-R70: those of the card's holder in the twin: none if another one is there, or if it is in the stack."""
    armies = ["tribute_pass-light 1", "gull_bay-light 1", "tribute_pass-dark 9"]
    for regions in (["", "tribute_pass"], ["", ""]):
        match = given(
            armies=armies, regions=regions, plans=[{"magic_1": "takeover_or_shrine"}, *OTHERS], gold=[2], energy=[2]
        )
        act(match, "magic_1", "take_over_region_card")
        assert holder(match, "tribute_pass") == 0


def test_a_card_is_taken_over_even_from_a_board() -> None:
    """IM-136, IM-R32, IM-I23: although it lies face down."""
    match = given(
        armies=["tribute_pass-light 3", "tribute_pass-dark 2"],
        plans=[
            {"magic_1": "takeover_or_shrine"},
            {"construct": "region_tribute_pass", "attack_1": "blank"},
            {"magic_1": "blank"},
        ],
        gold=[2],
        energy=[2],
    )
    act(match, "magic_1", "take_over_region_card")
    assert "region_tribute_pass" in hand(match)
    assert [space.id for space in player(match, 1).spaces if space.laid] == []  # only a blank was left: passed


def test_two_conflict_cards() -> None:
    """IM-137, IM-143: for 2 gold Dirk draws two cards from the stack."""
    match = given(
        armies=["treehome-light 1"],
        plans=[{"magic_1": "cards_or_transition_2"}, *OTHERS],
        gold=[2],
        top="conflict_dark_gull_bay conflict_light_moonwell",
        limbo=[(2, 2)],
    )
    act(match, "magic_1")
    assert offered(match) == ["draw_conflict", "transition"]
    play(match, "draw_conflict")
    assert hand(match) >= {"conflict_dark_gull_bay", "conflict_light_moonwell"} and stock(match) == (0, 0)


def test_two_cards_where_only_one_is_left() -> None:
    """IM-R27: that one is drawn, and the action counts as performed."""
    match = given(
        plans=[{"magic_1": "cards_or_transition_2"}, *OTHERS], gold=[2], stack="empty", discard="conflict_dark_gull_bay"
    )
    act(match, "magic_1")
    assert "conflict_dark_gull_bay" in hand(match) and stock(match) == (0, 0) and asked(match) == "compensation"
    assert turn_of(match) == 1  # the next player's pass, not a compensation for the draw


def test_transition_of_two_armies() -> None:
    """IM-138: from one limbo to the player's sites of that realm."""
    match = given(
        armies=["treehome-light 1, moonwell-light 1"],
        plans=[{"magic_1": "cards_or_transition_2"}, *OTHERS],
        gold=[2],
        limbo=[(5, 2)],
    )
    act(match, "magic_1", "transition", "site:moonwell-light", "site:treehome-light")
    assert (
        stands(match, "treehome-light") == (0, 2)
        and stands(match, "moonwell-light") == (0, 2)
        and limbo(match) == (3, 2)
    )


def test_each_magic_card_once_a_round() -> None:
    """IM-139: two spaces, two different cards."""
    match = given(phase="planning")
    while not offered(match)[0].startswith("magic"):
        play(match, offered(match)[-1])
    play(match, "magic:transition_5")
    assert "magic:transition_5" not in offered(match)
