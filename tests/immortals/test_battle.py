"""Battle: what is thrown, and how a free site is won or lost."""

import pytest
from tests.support.immortals import battle, hand, holder, limbo, player, stands, table, told, tray
from tests.support.immortals_battle import NEITHER, before_battle

# --- what is thrown


def test_everything_is_thrown_together() -> None:
    """IM-145, IM-148, IM-144, IM-013: tray, attackers and all defenders, once; the source keeps the rest."""
    match = before_battle(
        NEITHER,
        "treehome-light",
        "moonwell-light",
        ["treehome-light 5", "moonwell-light 3"],
        tray=[1, 0, 2],
        tray_inhabitants=2,
    )
    match.choose(0, "armies:3")
    (thrown,) = told(match, "thrown")
    assert (thrown["thrown"], thrown["in"]) == ("4,3,2", 2) and stands(match, "treehome-light") == (0, 2)


def test_an_attack_into_a_free_site_is_thrown_too() -> None:
    """IM-149, IM-013: with all attackers and the tray."""
    match = before_battle(
        NEITHER, "treehome-light", "moonwell-light", ["treehome-light 5"], tray=[0, 1, 0], tray_inhabitants=1
    )
    match.choose(0, "armies:3")
    assert told(match, "thrown")[0]["thrown"] == "3,1,0"


@pytest.mark.parametrize(("lying", "thrown", "supply"), [(0, 1, 19), (1, 1, 19), (3, 3, 17), (4, 3, 17), (6, 5, 15)])
def test_inhabitants_of_the_tray(lying: int, thrown: int, supply: int) -> None:
    """IM-146, IM-147, IM-I12: without any one is added, of more than three exactly one goes back."""
    match = before_battle(
        "region_treehome", "treehome-light", "moonwell-light", ["treehome-light 3"], tray_inhabitants=lying
    )
    match.choose(0, "armies:1")
    assert told(match, "thrown")[0]["in"] == thrown and table(match).inhabitants == supply


def test_no_inhabitant_left_to_add() -> None:
    """IM-R66: all of them are inside the tower, so none is thrown."""
    match = before_battle(
        "region_treehome",
        "treehome-light",
        "moonwell-light",
        ["treehome-light 3"],
        tower=[[5] * 6, [5] * 6, [5] * 6],
        tray_inhabitants=2,
    )
    match.game.tray_inhabitants, match.game.inhabitants = 0, 0
    match.game.tower.shelves.append([5, 5])  # nowhere to be seen
    match.choose(0, "armies:1")
    assert told(match, "thrown")[0]["in"] == 0


def test_cubes_of_earlier_battles_count() -> None:
    """IM-150, IM-R60: two armies attack, three fall out, all three are deployed."""
    match = before_battle(
        "region_treehome", "treehome-light", "moonwell-light", ["treehome-light 3"], tower=[[0, 0], [0], [0]]
    )
    match = battle(match, "armies:2", [3], 1)
    assert stands(match, "moonwell-light") == (0, 3)


# --- free sites


@pytest.mark.parametrize("card", ["conflict_light_moonwell", "region_treehome"])
def test_cases_a_and_b_on_a_free_site(card: str) -> None:
    """IM-152: one cube in the tray wins; all the attacker's cubes go to the site, everything else stays in the tray."""
    match = before_battle(
        card, "treehome-light", "moonwell-light", ["treehome-light 4"], tray=[0, 1, 0], tray_inhabitants=2
    )
    match = battle(match, "armies:3", [2, 1], 2)
    assert stands(match, "moonwell-light") == (0, 2) and tray(match) == ([0, 1, 0], 2)
    assert holder(match, "moonwell") == 0 and limbo(match) == (0, 0)


def test_no_cube_in_the_tray() -> None:
    """IM-153: the attacker loses and nothing else happens."""
    match = before_battle("region_treehome", "treehome-light", "moonwell-light", ["treehome-light 3"], tray=[0, 1, 0])
    match = battle(match, "armies:1", [0, 1], 1)
    assert stands(match, "moonwell-light") == (None, 0) and holder(match, "moonwell") is None
    assert tray(match) == ([0, 1, 0], 1) and limbo(match) == (0, 0)


def test_frank_attacks_foothold() -> None:
    """IM-158, IM-114, IM-154, IM-155, IM-156: three of his, two inhabitants: two to the dark limbo, one to Foothold."""
    match = before_battle(NEITHER, "deep_hall-light", "foothold-light", ["deep_hall-light 5"], tray_inhabitants=2)
    match = battle(match, "armies:3", [3], 2)
    assert limbo(match) == (0, 2) and table(match).inhabitants == 20 and tray(match) == ([0, 0, 0], 0)
    assert stands(match, "foothold-light") == (0, 1) and holder(match, "foothold") == 0


def test_case_c_lost() -> None:
    """IM-155, IM-R65: no attacker remains; all inhabitants go back to the supply, no card is gained."""
    match = before_battle(NEITHER, "deep_hall-light", "foothold-light", ["deep_hall-light 5"], tray_inhabitants=3)
    match = battle(match, "armies:3", [2], 3)
    assert stands(match, "foothold-light") == (None, 0) and limbo(match) == (0, 2)
    assert tray(match)[1] == 0 and table(match).inhabitants == 20 and holder(match, "foothold") is None
    assert told(match, "inhabitants_left") == [{"inhabitants": 3}]


def test_the_region_card_comes_from_its_holder_even_from_a_board() -> None:
    """IM-156, IM-R68, IM-R32: at once, face down or not."""
    plans = [
        {"attack_1": "region_treehome"},
        {"construct": "region_moonwell", "extract_gold": "conflict_dark_moonwell"},
        {"magic_1": "blank"},
    ]
    match = before_battle(
        "region_treehome", "treehome-light", "moonwell-light", ["treehome-light 4", "moonwell-dark 2"], plans=plans
    )
    match = battle(match, "armies:3", [2], 1)
    assert holder(match, "moonwell") == 0 and "region_moonwell" in hand(match)
    assert [space.id for space in player(match, 1).spaces if space.laid] == ["extract_gold"]


def test_armies_of_others_stay_in_the_tray() -> None:
    """IM-157, IM-160, IM-I11: they never count in a battle they have no part in."""
    match = before_battle(
        NEITHER, "treehome-light", "moonwell-light", ["treehome-light 5", "moonwell-light 2"], tray=[0, 0, 3]
    )
    match = battle(match, "armies:3", [3, 1, 3], 0)
    assert stands(match, "moonwell-light") == (0, 2) and tray(match) == ([0, 0, 3], 0)
