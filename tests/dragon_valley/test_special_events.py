"""The Special Events phase: Lucky Day, Loyalty Change and the Chapel, Smite, Sappers."""

import pytest
from tests.support.dragon_valley import (
    asked,
    asked_seat,
    barony,
    buildings,
    enemies,
    given,
    offered,
    play,
    points,
    table,
    told,
    units,
)

from wartable.matches.match import Match

SAPPERS = ["ward_1.sappers", "ward_1.sappers"]


def test_the_steps_come_in_order() -> None:
    """DV-065: Lucky Day, Loyalty Change, Smite, Sappers, each but the last for the holder alone."""
    match = given(
        players=3,
        at="events",
        cards=["lucky_day", "loyalty_change", "smite"],
        units=["a1.knight", "a1.knight", "a1.archer"],
        enemies=["", "", "a1.orc pass.dragon"],
        buildings=["ward_1.sappers", "ward_2.sappers"],
    )
    seen = []
    while asked(match) != "":
        seen.append((asked(match), asked_seat(match)))
        key = {"lucky_pick": "none", "loyalty_give": "decline", "sap": "pass"}.get(asked(match), offered(match)[0])
        play(match, key)
    assert seen == [("lucky_pick", 0), ("loyalty_give", 1), ("smite", 2), ("sap", 0), ("sap", 1)]


# --- Lucky Day


def test_lucky_day_reveals_three_and_keeps_one() -> None:
    """DV-066, DV-R37, DV-250: the top three are seen by all, one may be kept, the others are discarded."""
    match = given(at="events", cards=["lucky_day"], deck="remodel charge claimed blessing")
    assert offered(match) == ["card:charge", "card:claimed", "card:remodel", "none"]
    assert table(match, 1).revealed == ["charge", "claimed", "remodel"] and table(match).deck == 8
    play(match, "card:claimed")
    assert barony(match).cards == ["claimed"] and table(match).revealed == []
    assert set(table(match).discards) == {"lucky_day", "charge", "remodel"}


def test_lucky_day_may_keep_none() -> None:
    """DV-066: the holder may also leave all three."""
    match = play(given(at="events", cards=["lucky_day"]), "none")
    assert barony(match).cards == [] and len(table(match).discards) == 4


@pytest.mark.parametrize(("card", "question"), [("smite", "smite"), ("loyalty_change", "loyalty_give")])
def test_a_card_gained_by_lucky_day_acts_in_the_same_phase(card: str, question: str) -> None:
    """DV-067: Loyalty Change or Smite gained in step A still acts in step B or C."""
    match = given(
        at="events",
        cards=["lucky_day"],
        deck=f"{card} remodel charge",
        units=["a1.knight", "b1.knight"],
        enemies=["a1.orc pass.dragon"],
    )
    play(match, f"card:{card}")
    assert asked(match) == question and asked_seat(match) == 0


def test_events_cards_act_in_this_phase_only() -> None:
    """DV-068, DV-073, DV-079: in their own turn Lucky Day, Loyalty Change and Smite are not offered."""
    match = given(
        cards=["lucky_day loyalty_change smite"], units=["a1.knight", "a1.knight"], enemies=["a2.orc a3.dragon"]
    )
    assert offered(match) == ["move", "end_turn"]


# --- Loyalty Change


def loyalty(**more: object) -> Match:
    return given(
        players=3,
        at="events",
        cards=["loyalty_change"],
        units=["a3.trebuchet keep.knight t1.knight", "b2.archer a5.knight t2.archer", "keep.archer"],
        **more,  # type: ignore[arg-type]
    )


def test_loyalty_change_swaps_two_units() -> None:
    """DV-069, DV-070, DV-249, DV-R36: one for one, types may differ; each ends on the other's space."""
    match = play(loyalty(), "a3.trebuchet", "p2", "b2.archer")
    assert units(match, 0) == "a3.archer keep.knight t1.knight"
    assert units(match, 1) == "b2.trebuchet a5.knight t2.archer"
    assert table(match).discards == ["loyalty_change"]


def test_units_on_territories_are_neither_given_nor_taken() -> None:
    """DV-071: units that attack a territory are not offered."""
    match = loyalty()
    assert offered(match) == ["a3.trebuchet", "keep.knight", "decline"]
    play(match, "keep.knight", "p2")
    assert offered(match) == ["b2.archer", "a5.knight"]


def test_units_on_emptied_locations_can_be_exchanged() -> None:
    """DV-071, DV-070: nothing is attacked there; the cubes change places, the markers stay."""
    match = given(
        at="events",
        cards=["loyalty_change"],
        units=["a3.trebuchet t7.knight t1.knight", "t8.archer t2.archer"],
        territories="goblin_fort orc_watchtower ram_foundry wyrm_nest orc_stronghold dragon_mountain - - empty_field",
    )
    assert offered(match) == ["a3.trebuchet", "t7.knight", "decline"]
    play(match, "t7.knight")  # the Archer on t8 is the only unit that can be taken
    assert units(match, 0) == "a3.trebuchet t1.knight t7.archer" and units(match, 1) == "t2.archer t8.knight"
    assert barony(match, 0).markers == 0 and barony(match, 1).markers == 0


def test_the_holder_may_decline() -> None:
    """DV-069: "may": nothing happens."""
    match = play(loyalty(), "decline")
    assert asked(match) == "" and told(match, "exchanged") == []


def test_any_other_player_may_be_picked() -> None:
    """DV-072, DV-311: every other player with a unit to exchange; nobody can refuse without a Chapel."""
    match = play(loyalty(), "keep.knight")
    assert asked(match) == "loyalty_player" and offered(match) == ["p2", "p3"]
    play(match, "p3")  # the only unit there
    assert units(match, 2) == "keep.knight" and asked(match) == ""


def test_loyalty_change_without_units_does_nothing() -> None:
    """DV-065, DV-071: without a unit to exchange on both sides nothing is asked."""
    assert asked(given(at="events", cards=["loyalty_change"], units=["a1.knight", "t1.knight"])) == ""
    assert asked(given(at="events", cards=["loyalty_change"], units=["t1.knight", "a1.knight"])) == ""


def test_a_chapel_blocks_the_exchange() -> None:
    """DV-074, DV-205: the other player turns a Chapel down: no exchange, and the card is spent."""
    match = loyalty(buildings=["", "ward_1.chapel ward_2.chapel"])
    play(match, "a3.trebuchet", "p2", "b2.archer")
    assert asked(match) == "chapel_answer" and asked_seat(match) == 1
    play(match, "block")
    assert units(match, 0).startswith("a3.trebuchet") and buildings(match, 1) == "~ward_1.chapel ward_2.chapel"
    assert asked(match) == "" and barony(match, 0).cards == []


def test_using_the_chapel_is_optional() -> None:
    """DV-075: not used it stays face up and the exchange happens."""
    match = loyalty(buildings=["", "ward_1.chapel"])
    play(match, "a3.trebuchet", "p2", "b2.archer", "allow")
    assert units(match, 0).startswith("a3.archer") and buildings(match, 1) == "ward_1.chapel"


def test_a_face_down_chapel_cannot_answer() -> None:
    """DV-074, DV-176: it must be face up."""
    match = loyalty(buildings=["", "~ward_1.chapel"])
    play(match, "a3.trebuchet", "p2", "b2.archer")
    assert asked(match) == "" and units(match, 0).startswith("a3.archer")


def test_a_chapel_cannot_be_sapped_in_time() -> None:
    """DV-R34: Sappers come after Loyalty Change, so the Chapel is asked first."""
    match = loyalty(buildings=["ward_1.sappers", "ward_1.chapel"])
    play(match, "a3.trebuchet", "p2", "b2.archer")
    assert asked(match) == "chapel_answer"
    play(match, "block")
    assert asked(match) == "sap"


def test_a_swapped_unit_does_not_fight_at_once() -> None:
    """DV-R35: it comes to a space with an Orc and stands there unharmed."""
    match = given(at="events", cards=["loyalty_change"], units=["a3.trebuchet", "b2.archer"], enemies=["a3.orc"])
    play(match, "a3.trebuchet")
    assert units(match, 0) == "a3.archer" and enemies(match, 0) == "a3.orc" and points(match) == 0


# --- Smite


def test_smite_destroys_one_enemy_without_points() -> None:
    """DV-076, DV-078, DV-248, DV-005: any one in their own barony, pass included; no points; back into the bag."""
    match = given(at="events", cards=["smite"], enemies=["pass.dragon*2 a1.orc", "a1.dragon"])
    assert offered(match) == ["pass.dragon", "a1.orc"]
    play(match, "a1.orc")
    assert enemies(match) == "pass.dragon*2" and points(match) == 0 and table(match).bag["orc"] == 10


def test_smite_is_compulsory() -> None:
    """DV-076: no option leaves it out; a single enemy is destroyed without asking."""
    match = given(at="events", cards=["smite"], enemies=["a1.orc"])
    assert asked(match) == "" and enemies(match) == "" and table(match).discards == ["smite"]


def test_smite_without_enemies_does_nothing() -> None:
    """DV-077: the other barony's enemies are out of reach."""
    match = given(at="events", cards=["smite"], enemies=["", "a1.orc"])
    assert asked(match) == "" and enemies(match, 1) == "a1.orc"


# --- Sappers


def test_sappers_are_asked_in_turn_order() -> None:
    """DV-080, DV-211: each player with face-up Sappers, from the King's Favored; a pass is final."""
    match = given(at="events", buildings=SAPPERS, favored=1)
    assert asked_seat(match) == 1 and len(offered(match)) == 15
    play(match, "pass")
    assert asked_seat(match) == 0
    play(match, "pass")
    assert asked(match) == "" and buildings(match, 0) == "ward_1.sappers"


def test_several_sappers_one_at_a_time() -> None:
    """DV-080, DV-R82, DV-R83: the lowest index is turned first; a name sapped already is not offered again."""
    match = given(at="events", buildings=["ward_1.sappers c5.sappers"])
    play(match, "wall")
    assert buildings(match) == "~c5.sappers ward_1.sappers" and asked(match) == "sap"
    assert "wall" not in offered(match)
    play(match, "tower")
    assert table(match).sapped == ["tower", "wall"] and asked(match) == ""


def test_any_name_may_be_sapped() -> None:
    """DV-R33: all fourteen names, whether they stand or not."""
    assert len([key for key in offered(given(at="events", buildings=SAPPERS)) if key != "pass"]) == 14


def test_sapped_buildings_have_no_effect() -> None:
    """DV-081, DV-R31: Stables of all players give no movement, not even one built later in the round."""
    match = given(
        at="events turn",
        buildings=["ward_1.sappers a5.stable"],
        supply=["stable"],
        units=["b2.trebuchet"],
        cards=["kings_envoy"],
    )
    play(match, "stable", "build", "a6", "move", "b2.trebuchet")
    assert len(offered(match)) == 4  # one space only


def test_what_a_sapped_building_still_does() -> None:
    """DV-R31, DV-007: it occupies its space, can be taken back, recharged, and counts as built; it stops nobody."""
    match = given(
        at="turn advance",
        sapped="wall royal_guard",
        buildings=["a2.wall ~ward_1.royal_guard"],
        supply=["moat_and_ferry"],
        enemies=["a1.orc"],
    )
    assert barony(match).built == 2
    play(match, "build")
    assert "a2" not in offered(match)
    play(match, "c1")
    assert enemies(match) == "a3.orc" and buildings(match) == "c1.moat_and_ferry a2.wall ~ward_1.royal_guard"
    match = given(sapped="wall royal_guard", buildings=["a2.wall ~ward_1.royal_guard"], cards=["remodel"])
    play(match, "recharge")
    assert "guard" not in offered(match) and "~" not in buildings(match)
    play(match, "card:remodel", "remove", "wall")
    assert buildings(match) == "ward_1.royal_guard"


def test_a_sapped_wall_is_not_broken_and_prisoners_stay() -> None:
    """DV-R31: enemies treat the space as if there were no tile; a sapped Dungeon takes and pays no prisoner."""
    match = given(
        at="turn advance",
        sapped="wall dungeon",
        buildings=["a2.wall cellar.dungeon"],
        prisoners=[2],
        cards=["squashed_rebellion"],
        enemies=["a1.battering_ram"],
    )
    play(match, "end_turn")
    assert points(match) == -1 and barony(match).prisoners == 2
    assert buildings(match) == "a2.wall cellar.dungeon" and enemies(match) == "a2.battering_ram"


def test_sappers_naming_sappers() -> None:
    """DV-083, DV-082, DV-R32: Arc Jewel is sapped, then Sappers: both are face down and Arc Jewels work."""
    match = given(
        at="events advance",
        buildings=["ward_1.sappers a1.arc_jewel", "ward_1.sappers"],
        enemies=["pass.dragon"],
    )
    play(match, "arc_jewel", "sappers")
    assert buildings(match, 0) == "a1.arc_jewel ~ward_1.sappers" and buildings(match, 1) == "~ward_1.sappers"
    assert enemies(match) == "a1.dragon"  # stopped by the Arc Jewel


def test_nobody_uses_sappers_after_they_were_named() -> None:
    """DV-082, DV-R32: neither the same player's second Sappers nor a later player's."""
    match = given(at="events", buildings=["ward_1.sappers c5.sappers"])
    play(match, "wall", "sappers")
    assert asked(match) == "" and "wall" not in table(match).sapped
    match = given(at="events", buildings=SAPPERS)
    play(match, "sappers")
    assert asked(match) == "" and buildings(match, 1) == "ward_1.sappers"


def test_sappers_act_in_this_step_only() -> None:
    """DV-084: in their own turn they are not offered."""
    assert offered(given(buildings=SAPPERS, units=["a1.knight"])) == ["move", "end_turn"]


def test_sapping_ends_with_the_round() -> None:
    """DV-081, DV-275: in the next round the name works again."""
    match = given(at="round_end", sapped="wall")
    assert table(match).sapped == []
