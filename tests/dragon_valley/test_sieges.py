"""Sieges: entering, completing alone, taking, giving up, going on; and the modes that change them."""

import pytest
from tests.support.dragon_valley import (
    asked,
    barony,
    buildings,
    enemies,
    given,
    location,
    move,
    offered,
    play,
    points,
    table,
    units,
)

from wartable.engine.match import Match

# t1 Goblin Fort 0/1/2, 7 · t2 Orc Watchtower 1/2/0, 8 · t3 Ram Foundry 1/0/3, 10 · t4 Wyrm Nest 0/4/1, 11
# t5 Orc Stronghold 2/1/4, 15 · t6 Dragon Mountain 2/3/2, 16 · t7 to t9 empty fields
FIELD_FIRST = "- - ram_foundry wyrm_nest orc_stronghold dragon_mountain empty_field goblin_fort orc_watchtower"


def stacks(match: Match) -> list[str]:
    play(match, "move")
    return [key for key in offered(match) if "." in key]


# --- new and ongoing sieges


def test_a_new_siege_takes_a_marker() -> None:
    """DV-128, DV-130, DV-144, DV-161: the marker lies there, and at the end of the movement the tile is turned up."""
    match = move(given(units=["pass.knight"]), "pass.knight t3", "done")
    assert location(match, "t3").state == "face_up" and barony(match).markers == 1
    assert [siege.seat for siege in location(match, "t3").sieges] == [0]


def test_two_marked_locations_at_most() -> None:
    """DV-129, DV-156, DV-151, DV-I07: with two sieges no third tile can be entered, nor another's siege taken."""
    match = given(units=["pass.archer*9 t1.knight t3.knight", "t2.archer*2"])
    play(match, "move")
    assert not any(key.startswith("take") for key in offered(match))
    play(match, "pass.archer")
    assert {key for key in offered(match) if key.startswith("t")} == {"t1", "t3"}


def test_an_empty_field_leaves_the_game() -> None:
    """DV-131, DV-R54: the units stay on the emptied location, and it binds a marker."""
    match = move(given(units=["pass.knight"]), "pass.knight t7", "done")
    assert location(match, "t7").state == "gone" and units(match) == "t7.knight" and barony(match).markers == 1
    assert table(match).hidden_territories.count("empty_field") == 2


def test_anothers_siege_cannot_simply_be_entered() -> None:
    """DV-132, DV-105: a Knight that does not complete the siege may not enter."""
    match = given(units=["pass.knight", "t1.archer"])
    play(match, "move", "pass.knight")
    assert "t1" not in offered(match)
    match = given(units=["pass.knight", "t3.knight"])
    play(match, "move")
    assert not any(key.startswith("take") for key in offered(match))


def test_a_face_down_tile_is_never_blocked() -> None:
    """DV-133, DV-105: every face-down tile may be besieged by anybody with a free marker."""
    match = given(units=["pass.knight", "t1.archer"], looked=["", "t2 t3"])
    play(match, "move", "pass.knight")
    assert {f"t{number}" for number in range(2, 10)} <= set(offered(match))


def test_any_units_join_an_own_siege() -> None:
    """DV-134, DV-105: three Trebuchets join the Goblin Fort, which has no yellow square."""
    match = move(given(units=["pass.trebuchet*3 t1.knight"]), "pass.trebuchet t1 3", "done")
    assert units(match) == "t1.trebuchet*3 t1.knight" and points(match) == 0


def test_never_a_location_without_a_tile() -> None:
    """DV-R43, DV-105: emptied locations are not offered, own ones neither."""
    territories = FIELD_FIRST.replace(" goblin_fort", " -")
    match = given(units=["pass.knight t1.knight"], territories=territories, conquered=["", "goblin_fort"])
    play(match, "move", "pass.knight")
    assert not {"t1", "t2", "t8"} & set(offered(match)) and "t3" in offered(match)


def test_a_tile_given_up_may_be_besieged_anew() -> None:
    """DV-158, DV-R44: a face-up tile without marker, by any player, if not claimed by another."""
    match = given(units=["pass.knight"], face_up="t1")
    play(match, "move", "pass.knight")
    assert "t1" in offered(match)
    match = given(units=["pass.knight"], face_up="t1", claimed=["t1"])
    play(match, "move", "pass.knight")
    assert "t1" in offered(match)


# --- completing alone


def test_the_goblin_fort_alone() -> None:
    """DV-135, DV-137, DV-138, DV-139, DV-141, DV-142: 1 blue and 2 white for 7; cubes to the bag, marker returns."""
    match = move(given(units=["pass.archer pass.knight*2"]), "pass.archer t1", "pass.knight t1 2", "done")
    assert points(match) == 7 and units(match) == "" and barony(match).markers == 2
    assert barony(match).conquered == ["goblin_fort"] and location(match, "t1").state == "gone"
    assert table(match).bag["knight"] == 15 and table(match).bag["archer"] == 15


def test_one_knight_covers_four_squares_with_three_blacksmiths() -> None:
    """DV-136, DV-200, DV-201: the Ram Foundry (1 yellow, 3 white) falls to a Trebuchet and a Knight."""
    match = given(units=["pass.trebuchet pass.knight"], buildings=["a5.blacksmith b5.blacksmith a6.blacksmith"])
    assert barony(match).covers["knight"] == 4
    move(match, "pass.trebuchet t3", "pass.knight t3", "done")
    assert points(match) == 10


def test_the_orc_stronghold_with_a_blacksmith() -> None:
    """DV-140, DV-139: 2 Trebuchets, 1 Archer and 2 Knights are consumed, 15 points, 1 Knight stays."""
    match = given(units=["t5.trebuchet*2 t5.archer t5.knight*2 pass.knight"], buildings=["a5.blacksmith"])
    assert points(match) == 0
    move(match, "pass.knight t5", "done")
    assert points(match) == 15 and units(match) == "t5.knight" and barony(match).markers == 1
    assert location(match, "t5").state == "gone" and table(match).bag["trebuchet"] == 10


def test_conquest_is_compulsory() -> None:
    """DV-137: a complete siege is conquered at the next check, whether wanted or not."""
    match = play(given(units=["t1.archer t1.knight*2"]), "end_turn")
    assert points(match) == 7


def test_a_new_building_completes_a_siege() -> None:
    """DV-160, DV-159, DV-092: Goblin Fort with 1 Archer and 1 Knight: a Blacksmith completes it, 7 points."""
    match = given(units=["t1.archer t1.knight"], supply=["blacksmith"])
    play(match, "build", "a5")
    assert points(match) == 7 and units(match) == ""


def test_a_lost_building_covers_no_more() -> None:
    """DV-160, DV-159, DV-201: when the Blacksmith is destroyed before, the Knight covers one square only."""
    match = given(
        at="advance turn", units=["t1.archer t1.knight"], buildings=["a5.blacksmith"], enemies=["a4.battering_ram"]
    )
    assert buildings(match) == ""
    play(match, "end_turn")
    assert points(match) == -1 and barony(match).covers["knight"] == 1


def test_leftovers_go_on_later() -> None:
    """DV-143, DV-144, DV-104: from an emptied location to the pass and on, or onto another tile, losing nobody."""
    territories = FIELD_FIRST.replace(" goblin_fort", " -")
    match = given(units=["t1.knight"], territories=territories, conquered=["", "goblin_fort"])
    play(match, "move", "t1.knight")
    assert {"pass", "a1", "a2", "b1", "t3"} <= set(offered(match)) and "a3" not in offered(match)
    play(match, "a2")
    assert units(match) == "a2.knight" and barony(match).markers == 2


def test_leftovers_may_move_in_the_same_turn() -> None:
    """DV-R87: after a Build that completed the siege, by King's Envoy."""
    match = given(units=["t1.archer t1.knight t1.trebuchet"], supply=["blacksmith"], cards=["kings_envoy"])
    play(match, "build", "a5")
    assert points(match) == 7 and units(match) == "t1.trebuchet"
    move(match, "t1.trebuchet pass", "done")
    assert units(match) == "pass.trebuchet"


def test_several_conquests_in_the_order_of_locations() -> None:
    """DV-R52: all tiles are turned first, then t1 before t4."""
    match = given(units=["pass.archer*5 pass.knight*3"])
    move(match, "pass.archer t4 4", "pass.knight t4 1", "pass.archer t1", "pass.knight t1 2", "done")
    names = [event.facts["place"] for event in match.events if event.name in ("turned_up", "conquered")]
    assert names == ["t1", "t4", "t1", "t4"] and points(match) == 18


# --- taking a siege


def test_taking_the_ram_foundry() -> None:
    """DV-152, DV-145, DV-146, DV-147, DV-148, DV-149, DV-150, DV-315: player 1 scores 4, player 2 scores 8, four cubes
    go to the bag.
    """
    match = given(units=["t3.trebuchet t3.knight", "pass.knight*2"], seat=1)
    play(match, "move")
    assert "take:t3" in offered(match)
    play(match, "take:t3")  # both Knights are needed, one after the other
    assert units(match, 1) == "" and points(match, 0) == 4 and points(match, 1) == 8
    assert barony(match, 1).conquered == ["ram_foundry"] and barony(match, 0).markers == 2
    assert table(match).bag["knight"] == 15 and table(match).bag["trebuchet"] == 10


def test_cubes_that_do_not_fit_pay_too() -> None:
    """DV-147, DV-148, DV-149: 3 Trebuchets on the Goblin Fort pay 6 and cost the taker 3; they change hands."""
    match = given(units=["t1.trebuchet*3", "pass.archer pass.knight*2"], seat=1)
    play(match, "move", "take:t1")
    assert (points(match, 0), points(match, 1)) == (6, 4)
    assert units(match, 1) == "t1.trebuchet*3" and units(match, 0) == "" and barony(match, 1).markers == 1


def test_the_taker_never_scores_below_0() -> None:
    """DV-148, DV-R48: eight Trebuchets on the Goblin Fort leave the taker 0, not -1."""
    match = given(units=["t1.trebuchet*8", "pass.archer pass.knight*2"], seat=1)
    play(match, "move", "take:t1")
    assert (points(match, 0), points(match, 1)) == (16, 0)


def test_each_unit_uses_its_owners_upgrades() -> None:
    """DV-146, DV-R46, DV-R53: the first besieger's Knight covers two; of the cubes those that cover more go first."""
    match = given(units=["t3.knight", "pass.trebuchet pass.knight"], buildings=["a5.blacksmith"], seat=1)
    play(match, "move")
    assert "take:t3" in offered(match)  # 2 and 1 white squares
    play(match, "take:t3")
    assert points(match, 1) == 9 and units(match, 1) == ""
    match = given(
        units=["t3.knight*3", "pass.trebuchet pass.knight"], buildings=["", "a5.blacksmith b5.blacksmith"], seat=1
    )
    move(match, "take:t3", "pass.knight t3", "done")
    assert units(match, 1) == "t3.knight*3"  # the taker's Knight covers all three squares


def test_a_taker_may_bring_more_than_needed() -> None:
    """DV-R47: once complete, any other unit may join by marching."""
    match = given(units=["t3.trebuchet t3.knight*2", "pass.knight*3 a3.archer"], seat=1)
    move(match, "take:t3", "pass.knight t3 2", "done")
    assert units(match, 1) == "a3.archer t3.knight*2" and points(match, 1) == 7


def test_taking_asks_kind_by_kind() -> None:
    """DV-R47, DV-R93: Trebuchets until yellow is covered, then Archers, then Knights, from any stack in reach."""
    match = given(units=["t5.trebuchet", "pass.trebuchet pass.archer a1.archer pass.knight*2 a2.knight*3"], seat=1)
    play(match, "move", "take:t5")
    assert asked(match) == "take_from" and offered(match) == ["pass.archer", "a1.archer"]
    play(match, "a1.archer")
    assert offered(match) == ["pass.knight", "a2.knight"]
    play(match, "pass.knight", "pass.knight", "done")  # then only those on a2 are left
    assert points(match, 1) == 14


def test_a_taking_needs_a_free_marker() -> None:
    """DV-151, DV-129, DV-145: not with two marked locations."""
    match = given(units=["t3.trebuchet t3.knight*2", "pass.knight t1.archer t2.archer"], seat=1)
    play(match, "move")
    assert "take:t3" not in offered(match)


def test_units_committed_to_a_taking_stay() -> None:
    """DV-R49: in the second movement of Charge! the tile cannot be given up; others may join."""
    match = given(units=["t3.trebuchet t3.knight*2", "pass.knight*2"], cards=["", "charge"], seat=1)
    move(match, "take:t3", "done")
    play(match, "yes")
    assert not any(key.startswith("give_up") for key in offered(match)) and "t3.knight" not in offered(match)
    move(match, "pass.knight t3", "done")
    assert points(match, 1) == 7 and units(match, 1) == "t3.knight"


def test_a_siege_already_complete_still_needs_a_unit() -> None:
    """DV-R91: one unit of any kind enters, then it is taken like any other."""
    match = given(units=["t1.archer t1.knight*2", "pass.trebuchet a3.knight"], seat=1)
    play(match, "move", "take:t1", "done")
    assert points(match, 0) == 6 and points(match, 1) == 4 and units(match, 1) == "a3.knight t1.trebuchet"


def test_a_claimed_siege_cannot_be_taken() -> None:
    """DV-222, DV-R50, DV-I09: not while its besieger has claimed it."""
    match = given(units=["t3.trebuchet t3.knight*2", "pass.knight"], claimed=["t3"], seat=1)
    play(match, "move")
    assert "take:t3" not in offered(match)


# --- giving up


def test_giving_up_a_siege() -> None:
    """DV-155, DV-153, DV-154, DV-I32: one Archer is lost, the other goes to the pass, a marker is free."""
    match = given(units=["t1.archer*2 a4.knight"])
    play(match, "move", "give_up:t1")
    assert barony(match).markers == 2 and "done" not in offered(match)
    move(match, "t1.archer pass", "done")
    assert units(match) == "pass.archer a4.knight" and location(match, "t1").state == "face_up"
    assert table(match).bag["archer"] == 14


def test_the_player_chooses_who_is_lost() -> None:
    """DV-153: any one of the own units there."""
    match = play(given(units=["t1.archer t1.knight"]), "move", "give_up:t1")
    assert asked(match) == "give_up_unit" and offered(match) == ["archer", "knight"]


def test_withdrawing_units_make_one_step() -> None:
    """DV-153, DV-R45: to the pass or a tile they may enter, not back to the tile, not farther."""
    match = given(units=["t1.knight*2"], buildings=["a5.stable"])
    play(match, "move", "give_up:t1")
    assert asked(match) == "move_to"  # the only stack, and it must go
    assert offered(match) == ["pass", *(f"t{number}" for number in range(2, 10))]


def test_the_marker_is_free_for_a_new_siege() -> None:
    """DV-154: with two sieges one is given up, and the units besiege another tile."""
    match = given(units=["t1.knight*2 t2.archer"])
    move(match, "give_up:t1", "t1.knight t5", "done")
    assert units(match) == "t2.archer t5.knight" and barony(match).markers == 0


def test_a_last_unit_may_be_given_up() -> None:
    """DV-R45: alone; nothing is left to withdraw."""
    match = play(given(units=["t1.knight a4.knight"]), "move", "give_up:t1")
    assert units(match) == "a4.knight" and "done" in offered(match)


def test_a_siege_just_entered_cannot_be_given_up() -> None:
    """DV-154, DV-R45: not in the movement in which a unit entered it."""
    match = move(given(units=["t1.knight pass.knight a4.archer"]), "pass.knight t1")
    assert "give_up:t1" not in offered(match)


def test_giving_up_after_charge() -> None:
    """DV-318, DV-R45: entered in the first movement, given up in the second; the tile stays face down and unseen."""
    match = given(units=["pass.knight*2"], cards=["charge"])
    move(match, "pass.knight t4 2")
    play(match, "yes", "give_up:t4", "pass")
    assert units(match) == "pass.knight" and location(match, "t4").state == "unknown"
    assert table(match).bag["knight"] == 14


def test_a_withdrawing_unit_may_meet_an_enemy_in_the_pass() -> None:
    """DV-R45: entering a pass with an unengaged enemy means battle."""
    match = given(units=["t1.knight*2"], enemies=["pass.battering_ram"])
    move(match, "give_up:t1", "t1.knight pass")
    assert enemies(match) == "" and units(match) == "pass.knight" and points(match) == 0


def test_units_cannot_leave_a_besieged_tile_otherwise() -> None:
    """DV-157: they are no stacks."""
    assert stacks(given(units=["t1.knight*2 a4.archer"])) == ["a4.archer"]


# --- going on with the marker


def test_units_of_an_emptied_location_go_on_together() -> None:
    """DV-317, DV-316, DV-R81: Knight and Archer of t1 go to t5 with the marker; the Knight alone could not."""
    territories = "- - ram_foundry wyrm_nest orc_stronghold dragon_mountain empty_field orc_watchtower goblin_fort"
    match = given(units=["t1.knight t1.archer t2.knight"], territories=territories, conquered=[""])
    play(match, "move")
    assert {"relocate:t1", "relocate:t2"} <= set(offered(match))
    play(match, "t1.knight")
    assert not any(key.startswith("t") for key in offered(match))  # no free marker
    play(match, "pass")
    match = given(units=["t1.knight t1.archer t2.knight"], territories=territories)
    play(match, "move", "relocate:t1", "t5")
    play(match, "done")
    assert units(match) == "t2.knight t5.archer t5.knight" and barony(match).markers == 0


def test_no_relocation_while_a_marker_is_free() -> None:
    """DV-316, DV-156: with a free marker units go one by one."""
    territories = (
        "- goblin_fort ram_foundry wyrm_nest orc_stronghold dragon_mountain empty_field orc_watchtower empty_field"
    )
    match = given(units=["t1.knight*2"], territories=territories)
    play(match, "move")
    assert not any(key.startswith("relocate") for key in offered(match))
    move(match, "t1.knight t5 1", "done")
    assert units(match) == "t1.knight t5.knight" and barony(match).markers == 0


# --- Dragon Hunt


def test_dragon_mountain_cannot_be_claimed_in_dragon_hunt() -> None:
    """DV-289, DV-R85: in For Glory it can."""
    for mode, may in (("dragon_hunt", False), ("for_glory", True)):
        match = play(given(mode=mode, units=["t6.archer"], cards=["claimed"], scores=[12]), "card:claimed")
        assert ("claim:t6" in offered(match)) == may


def test_conquering_dragon_mountain_wins_at_once() -> None:
    """DV-290, DV-R92: the game stops there, whatever the others' points; the conqueror ranks first."""
    match = given(
        players=3,
        mode="dragon_hunt",
        at="turns advances round_end",
        units=["t6.trebuchet*2 t6.archer*3 t6.knight pass.knight", "a1.knight"],
        scores=[10, 60, 29],
    )
    move(match, "pass.knight t6", "done")
    assert match.over and match.winners == [0] and match.scores == [26, 60, 29]
    assert table(match).ending == "dragon_mountain"
    assert [one.place for one in table(match).baronies] == [1, 2, 3]


def test_nothing_is_conquered_after_dragon_mountain() -> None:
    """DV-290, DV-R52: the game stops there; a siege of a later location that is complete too does not count."""
    territories = "dragon_mountain goblin_fort ram_foundry wyrm_nest orc_stronghold orc_watchtower"
    match = given(
        mode="dragon_hunt",
        units=["t1.trebuchet*2 t1.archer*3 t1.knight*2 t2.archer t2.knight*2 a1.knight"],
        territories=territories + " empty_field empty_field empty_field",
        scores=[10],
    )
    play(match, "end_turn")
    assert match.over and match.scores[0] == 26 and barony(match).conquered == ["dragon_mountain"]


def test_points_of_an_earlier_location_count_for_dragon_mountain() -> None:
    """DV-R69, DV-R52: the Goblin Fort on t1 lifts the score to 10 before t6 is checked."""
    there = "t6.trebuchet*2 t6.archer*3 t6.knight*2 t1.archer t1.knight*2 a1.knight"
    match = play(given(mode="dragon_hunt", units=[there], scores=[3]), "end_turn")
    assert match.over and match.scores[0] == 26


def test_the_thirty_points_end_remains_in_dragon_hunt() -> None:
    """DV-290: without the mountain 30 points end the round as usual."""
    match = given(mode="dragon_hunt", at="round_end", scores=[3, 30])
    assert match.over and match.winners == [1] and table(match).ending == "score"


def test_below_ten_points_dragon_mountain_is_not_conquered() -> None:
    """DV-291, DV-R69, DV-I21: a complete siege waits until the score is 10."""
    units_there = ["t6.trebuchet*2 t6.archer*3 t6.knight*2 a2.knight"]
    match = given(mode="dragon_hunt", units=units_there, scores=[9])
    play(match, "end_turn")
    assert not match.over and barony(match).conquered == []
    match = given(mode="dragon_hunt", units=units_there, scores=[9], enemies=["a1.battering_ram"])
    move(match, "a2.knight a1", "done")
    assert match.over and match.winners == [0]


def test_units_entering_dragon_mountain_below_ten_points_burn() -> None:
    """DV-325, DV-292: two Knights enter a face-down tile: it is Dragon Mountain, both go to the bag."""
    match = given(mode="dragon_hunt", units=["pass.knight*2"], scores=[9])
    move(match, "pass.knight t6 2", "done")
    assert units(match) == "" and barony(match).markers == 2 and location(match, "t6").state == "face_up"
    assert table(match).bag["knight"] == 15


def test_a_point_won_in_the_same_move_saves_them() -> None:
    """DV-325, DV-292, DV-R69: with a battle won in the same Move action the Knights stay and besiege it."""
    match = given(mode="dragon_hunt", units=["pass.knight*2 a4.knight"], enemies=["a3.battering_ram"], scores=[9])
    move(match, "pass.knight t6 2", "a4.knight a3", "done")
    assert units(match) == "a3.knight t6.knight*2" and points(match) == 10


def test_units_already_on_dragon_mountain_stay() -> None:
    """DV-R69, DV-292: only those that entered in this Move action are destroyed, also on a face-up tile."""
    match = given(mode="dragon_hunt", units=["t6.archer pass.knight pass.archer"], scores=[5])
    move(match, "pass.knight t6", "pass.archer t6", "done")
    assert units(match) == "t6.archer" and table(match).bag["archer"] == 14
    match = given(mode="for_glory", units=["t6.archer pass.knight"], scores=[5])
    assert units(move(match, "pass.knight t6", "done")) == "t6.archer t6.knight"


def test_charge_does_not_hide_who_entered() -> None:
    """DV-292, DV-109: units of both movements of the Move action are destroyed."""
    match = given(mode="dragon_hunt", units=["pass.knight a2.knight"], cards=["charge"], scores=[5])
    move(match, "pass.knight t6", "done")
    play(match, "yes")
    move(match, "a2.knight t6")
    assert units(match) == ""


def test_taking_dragon_mountain_needs_ten_points() -> None:
    """DV-291, DV-R69: the siege of Dragon Mountain can be taken only with 10 points."""
    for score, may in ((9, False), (10, True)):
        match = given(
            mode="dragon_hunt",
            seat=1,
            units=["t6.trebuchet*2 t6.archer*3 t6.knight", "pass.knight"],
            scores=[12, score],
        )
        play(match, "move")
        assert ("take:t6" in offered(match)) == may


# --- Eradication


def test_one_siege_at_a_time_in_eradication() -> None:
    """DV-293: with a besieged tile no other can be entered."""
    match = given(mode="eradication", units=["pass.knight t1.archer"])
    play(match, "move", "pass.knight")
    assert [key for key in offered(match) if key.startswith("t")] == ["t1"]


def test_a_besieger_conquers_nothing_else_in_eradication() -> None:
    """DV-294: another's siege can be taken only by a player who besieges nothing."""
    match = given(mode="eradication", units=["t3.trebuchet t3.knight*2", "pass.knight t1.archer"], seat=1)
    play(match, "move")
    assert "take:t3" not in offered(match)
    match = given(mode="eradication", units=["t3.trebuchet t3.knight*2", "pass.knight"], seat=1)
    play(match, "move")
    assert "take:t3" in offered(match)


def test_leftovers_do_not_count_as_a_siege() -> None:
    """DV-R54, DV-293: an emptied location binds a marker but is not besieged."""
    territories = (
        "- goblin_fort ram_foundry wyrm_nest orc_stronghold dragon_mountain empty_field orc_watchtower empty_field"
    )
    match = given(mode="eradication", units=["pass.knight t1.archer"], territories=territories)
    play(match, "move", "pass.knight")
    assert "t3" in offered(match)


@pytest.mark.parametrize("besieging", [False, True])
def test_relocation_in_eradication(besieging: bool) -> None:
    """DV-316, DV-293: units go on with their marker only while nothing is besieged."""
    first = "- " if not besieging else "goblin_fort "
    territories = f"{first}- ram_foundry wyrm_nest orc_stronghold dragon_mountain empty_field orc_watchtower " + (
        "goblin_fort" if not besieging else "empty_field"
    )
    match = given(mode="eradication", units=["t1.archer t2.knight"], territories=territories)
    play(match, "move")
    assert any(key.startswith("relocate") for key in offered(match)) is not besieging
