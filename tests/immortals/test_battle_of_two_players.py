"""Battle of two players: who wins, who loses what, and what becomes of the region card."""

from tests.support.immortals import battle, hand, holder, limbo, player, site, stands, table, told, tray
from tests.support.immortals_battle import NEITHER, OTHERS, before_battle

from wartable.matches.match import Match

MURK = ["the_murk-dark 3", "white_falls-dark 2"]


def test_mike_attacks_frank_at_white_falls() -> None:
    """IM-170, IM-159, IM-161, IM-162, IM-163, IM-164, IM-165, IM-166, IM-I14, IM-I15: 5 to 3: the winner loses 3 cubes,
    too, an inhabitant first; losses to the light limbos, 2 armies to White Falls.
    """
    match = before_battle(
        "conflict_dark_white_falls",
        "the_murk-dark",
        "white_falls-dark",
        MURK,
        regions=["", "white_falls"],
        tray=[2, 1, 0],
        tray_inhabitants=1,
    )
    match = battle(match, "armies:2", [4, 3], 1)
    counted = told(match, "counted")[0]
    assert (counted["attack"], counted["defence"]) == (5, 3)
    assert limbo(match, 1) == (3, 0) and limbo(match, 0) == (2, 0) and table(match).inhabitants == 20
    assert stands(match, "white_falls-dark") == (0, 2) and holder(match, "white_falls") == 0
    assert tray(match) == ([0, 0, 0], 0)


def test_inhabitants_for_the_defender() -> None:
    """IM-159, IM-164, IM-165, IM-167: 2 against 2 and 1 inhabitant: the defender wins, the inhabitant is lost first."""
    match = before_battle(
        NEITHER, "the_murk-dark", "white_falls-dark", MURK, regions=["", "white_falls"], tray_inhabitants=1
    )
    match = battle(match, "armies:2", [2, 2], 1)
    assert stands(match, "white_falls-dark") == (1, 1) and limbo(match, 0) == (2, 0) and limbo(match, 1) == (1, 0)
    assert table(match).inhabitants == 20 and holder(match, "white_falls") == 1


def test_neutral_inhabitants_stay() -> None:
    """IM-160: case B: they count for nobody and stay in the tray."""
    match = before_battle("region_the_murk", "the_murk-dark", "white_falls-dark", MURK, tray_inhabitants=3)
    match = battle(match, "armies:2", [2, 1], 3)
    assert stands(match, "white_falls-dark") == (0, 1) and tray(match) == ([0, 0, 0], 3)


def test_a_tie() -> None:
    """IM-168, IM-169, IM-R61: all cubes of both are lost, the site is free, the defender's card goes to the stack."""
    match = before_battle("region_the_murk", "the_murk-dark", "white_falls-dark", MURK, regions=["", "white_falls"])
    tied = battle(match, "armies:2", [1, 1], 1)
    assert stands(tied, "white_falls-dark") == (None, 0) and limbo(tied, 0) == limbo(tied, 1) == (1, 0)
    assert holder(tied, "white_falls") is None
    empty = battle(match, "armies:2", [0, 0], 1)
    assert stands(empty, "white_falls-dark") == (None, 0) and holder(empty, "white_falls") is None


def third_holds_the_card() -> Match:
    """Seat 0 is about to attack seat 1 in White Falls, whose card seat 2 has."""
    armies = [*MURK, "white_falls-light 1"]
    cards = ["", "", "white_falls"]
    return before_battle("region_the_murk", "the_murk-dark", "white_falls-dark", armies, regions=cards)


def test_a_tie_where_a_third_player_holds_the_card() -> None:
    """IM-169: any other holder keeps it."""
    assert holder(battle(third_holds_the_card(), "armies:2", [1, 1], 1), "white_falls") == 2


def test_a_tie_in_which_the_card_just_played_goes_to_the_stack() -> None:
    """IM-R34, IM-169: the attacker played the card of the attacked region; it does not come back to hand."""
    armies = ["the_murk-dark 3, white_falls-light 1", "white_falls-dark 2"]
    match = before_battle("region_white_falls", "the_murk-dark", "white_falls-dark", armies)
    tied = battle(match, "armies:2", [2, 1], 1)
    assert holder(tied, "white_falls") is None and "region_white_falls" not in hand(tied)


def test_a_tie_in_which_the_card_lies_on_a_board() -> None:
    """IM-R34, IM-169: the defender had planned it; the space is empty now."""
    plans = [
        {"attack_1": "region_the_murk"},
        {"construct": "region_white_falls", "extract_gold": "conflict_dark_white_falls"},
        {"magic_1": "blank"},
    ]
    match = before_battle("region_the_murk", "the_murk-dark", "white_falls-dark", MURK, plans=plans)
    tied = battle(match, "armies:2", [1, 1], 1)
    assert holder(tied, "white_falls") is None
    assert [space.id for space in player(tied, 1).spaces if space.laid] == ["extract_gold"]


def test_a_third_player_gives_the_card_up_to_the_winner() -> None:
    """IM-166, IM-R68: it is due to the winner, no matter who has it."""
    won = battle(third_holds_the_card(), "armies:2", [2, 1], 1)
    assert holder(won, "white_falls") == 0 and "region_white_falls" in hand(won)


def test_the_winner_who_has_planned_the_card_keeps_it_there() -> None:
    """IM-R33: it stays on their own board."""
    plans = [{"attack_1": "region_the_murk", "construct": "region_white_falls"}, *OTHERS]
    match = before_battle(
        "",
        "the_murk-dark",
        "white_falls-dark",
        ["the_murk-dark 3, white_falls-light 1", "white_falls-dark 2"],
        plans=plans,
    )
    won = battle(match, "armies:2", [2, 1], 1)
    assert holder(won, "white_falls") == 0
    assert [space.card for space in player(won).spaces if space.laid] == ["region_white_falls"]


def test_the_attacker_who_loses_keeps_the_region_card() -> None:
    """IM-R67, IM-167: no card changes hands when the defender wins."""
    armies = ["the_murk-dark 3, white_falls-light 1", "white_falls-dark 2"]
    match = before_battle("region_the_murk", "the_murk-dark", "white_falls-dark", armies, regions=["white_falls"])
    lost = battle(match, "armies:2", [1, 2], 1)
    assert holder(lost, "white_falls") == 0 and stands(lost, "white_falls-dark") == (1, 1)


def test_the_attackers_win_by_inhabitants_alone() -> None:
    """IM-R62, IM-R64: the site is free, the attacker gets the card, and all inhabitants go back to the supply."""
    match = before_battle(
        "conflict_dark_white_falls",
        "the_murk-dark",
        "white_falls-dark",
        MURK,
        regions=["", "white_falls"],
        tray_inhabitants=3,
    )
    won = battle(match, "armies:1", [0, 1], 3)
    assert stands(won, "white_falls-dark") == (None, 0) and holder(won, "white_falls") == 0
    assert tray(won) == ([0, 0, 0], 0) and table(won).inhabitants == 20 and limbo(won, 1) == (1, 0)


def test_another_holder_gives_the_card_up_then_too() -> None:
    """IM-R62, IM-R68: the winner by inhabitants alone gets it from a third player as well."""
    match = before_battle(
        "conflict_dark_white_falls",
        "the_murk-dark",
        "white_falls-dark",
        [*MURK, "white_falls-light 1"],
        regions=["", "", "white_falls"],
        tray_inhabitants=3,
    )
    won = battle(match, "armies:1", [0, 1], 3)
    assert stands(won, "white_falls-dark") == (None, 0) and holder(won, "white_falls") == 0


def test_inhabitants_beyond_the_losses_leave_with_the_others() -> None:
    """IM-R64, IM-164: 3 to 1: an inhabitant is lost, no army, and the second inhabitant goes back to the supply too."""
    match = before_battle(
        "conflict_dark_white_falls", "the_murk-dark", "white_falls-dark", MURK, tray=[0, 0, 1], tray_inhabitants=2
    )
    won = battle(match, "armies:2", [1, 1, 1], 2)
    assert stands(won, "white_falls-dark") == (0, 1) and limbo(won, 0) == (0, 0) and limbo(won, 1) == (1, 0)
    assert tray(won) == ([0, 0, 1], 0) and table(won).inhabitants == 20


def test_the_defenders_win_by_inhabitants_alone() -> None:
    """IM-R63, IM-R64: the site is free, the card stays where it is, all inhabitants go back to the supply."""
    match = before_battle(
        NEITHER, "the_murk-dark", "white_falls-dark", MURK, regions=["", "white_falls"], tray_inhabitants=3
    )
    won = battle(match, "armies:2", [1, 0], 3)
    assert stands(won, "white_falls-dark") == (None, 0) and holder(won, "white_falls") == 1
    assert tray(won) == ([0, 0, 0], 0) and table(won).inhabitants == 20 and limbo(won) == (1, 0)


def test_a_portal_attack_sends_losses_opposite_to_the_target() -> None:
    """IM-R69, IM-162, IM-I15: an attack into the dark realm: to the light limbos."""
    match = before_battle(
        "region_heartwood",
        "heartwood-light",
        "heartwood-dark",
        ["heartwood-light 4", "heartwood-dark 2"],
        portals="heartwood-light",
    )
    won = battle(match, "armies:3", [3, 2], 1)
    assert limbo(won, 0) == limbo(won, 1) == (2, 0) and stands(won, "heartwood-dark") == (0, 1)


def test_structures_are_not_touched() -> None:
    """IM-171, IM-R75, IM-106: shrine, capital and portal stay, whoever wins."""
    match = before_battle(
        "region_the_murk",
        "the_murk-dark",
        "white_falls-dark",
        MURK,
        shrines="white_falls-dark",
        portals="white_falls-dark",
    )
    for fallen in ([2, 1], [1, 1], [1, 2]):
        after = site(battle(match, "armies:2", fallen, 1), "white_falls-dark")
        assert after.building == "shrine" and after.portal


def test_tower_and_tray_after_a_battle() -> None:
    """IM-151, IM-I10, IM-I11: what did not fall stays inside; the tray holds no cube of the two parties."""
    match = before_battle("region_the_murk", "the_murk-dark", "white_falls-dark", MURK, tray=[0, 0, 1])
    after = battle(match, "armies:2", [1, 1, 0], 1)
    view = table(after)
    assert view.inside_tower.armies == [1, 1, 1] and view.tray.armies == [0, 0, 0]
