"""The Action phase: the turn, Build, Recharge, fraternal buildings and King's Aid cards of the own turn."""

import pytest
from tests.support.dragon_valley import (
    asked,
    asked_seat,
    barony,
    buildings,
    enemies,
    given,
    location,
    move,
    offered,
    play,
    points,
    supply,
    table,
    told,
    units,
)

from wartable.dragon_valley.components import BUILDING_ROWS, CARD_ROWS, CELL_ROWS
from wartable.engine.decision import NotOffered

TERRAIN = {cell.id: cell.terrain for cell in CELL_ROWS}


# --- the turn


def test_each_player_takes_one_turn() -> None:
    """DV-085, DV-279: in turn order, one each."""
    match = given(players=3, at="turns", units=["a1.knight", "a1.knight", "a1.knight"])
    seen = []
    while asked(match) != "":
        seen.append(asked_seat(match))
        play(match, "end_turn")
    assert seen == [0, 1, 2]


def test_one_action_a_turn() -> None:
    """DV-086, DV-I16: Move, Build or Recharge; after one of them none is offered."""
    match = given(units=["a1.knight a4.archer"], supply=["wall"], buildings=["~ward_1.chapel"], cards=["remodel"])
    assert offered(match) == ["move", "build", "recharge", "card:remodel", "end_turn"]
    play(match, "recharge")
    assert offered(match) == ["card:remodel", "end_turn"]


def test_a_player_may_pass() -> None:
    """DV-087, DV-R07: the turn can be ended without an action, and Move without moving anything."""
    match = play(given(units=["a1.knight"]), "end_turn")
    assert asked(match) == "" and units(match) == "a1.knight"
    match = play(given(units=["a1.knight"]), "move", "done")
    assert asked(match) == "" and units(match) == "a1.knight"


def test_what_cannot_be_done_is_not_offered() -> None:
    """DV-086, DV-175: no Move without a unit, no Build without a free space, no Recharge without a face-down tile."""
    match = given(buildings=["cellar.dungeon"], supply=["dungeon"])
    assert asked(match) == ""


def test_cards_are_used_before_between_and_after_actions() -> None:
    """DV-088, DV-R09: Blessing, Claimed, Defensive Fire, Remodel and Squashed Rebellion; not inside an action."""
    cards = "blessing claimed defensive_fire remodel squashed_rebellion"
    match = given(units=["a1.knight a2.knight"], buildings=["b1.wall"], cards=[cards])
    wanted = ["card:blessing", "card:claimed", "card:defensive_fire", "card:remodel", "card:squashed_rebellion"]
    assert offered(match) == ["move", *wanted, "end_turn"]
    play(match, "move")
    assert not any(key.startswith("card:") for key in offered(match))
    play(match, "done")
    assert offered(match) == [*wanted, "end_turn"]


def test_compulsory_cards_are_resolved_at_the_end_of_the_turn() -> None:
    """DV-089, DV-R08: Claimed, Defensive Fire and Squashed Rebellion, in this order; Remodel may stay unused."""
    match = given(
        cards=["claimed defensive_fire squashed_rebellion remodel"], buildings=["a1.wall b1.wall"], units=["t1.archer"]
    )
    play(match, "end_turn")
    assert asked(match) == "claimed"
    play(match, "look:t2")
    assert asked(match) == "defensive_fire"
    play(match, "b1")
    assert points(match) == -1 and barony(match).cards == ["remodel"]


def test_compulsory_cards_without_a_target_do_nothing() -> None:
    """DV-089, DV-R08, DV-224, DV-230: neither Claimed nor Defensive Fire has a target."""
    match = given(
        cards=["claimed defensive_fire"],
        territories="- - - - - - - - -",
        conquered=["goblin_fort orc_watchtower ram_foundry wyrm_nest orc_stronghold dragon_mountain"],
    )
    assert asked(match) == "" and barony(match).cards == ["claimed", "defensive_fire"]


def test_at_most_one_of_charge_construction_and_kings_envoy() -> None:
    """DV-090, DV-I16: after King's Envoy neither Charge! nor Construction is asked; after Charge! no second action."""
    everything = "charge construction kings_envoy"
    match = given(units=["a1.knight"], supply=["wall tower"], cards=[everything])
    play(match, "move", "done")
    assert asked(match) == "charge_now"
    play(match, "no", "build")  # by King's Envoy
    play(match, "tower", "a4")
    assert asked(match) == "" and table(match).discards == ["kings_envoy"]
    match = given(units=["a1.knight"], supply=["wall tower"], cards=[everything])
    play(match, "move", "done", "yes", "done")
    assert asked(match) == "" and table(match).discards == ["charge"]


def test_fraternal_buildings_do_not_cost_the_action() -> None:
    """DV-091, DV-172, DV-R66: Royal Guard and Scout House come beside the action, also in the turn they are built."""
    match = given(buildings=["ward_1.royal_guard"], supply=["scout_house"], units=["a1.knight"])
    play(match, "guard", "build", "c5")
    assert offered(match) == ["scout", "end_turn"]


def test_sieges_are_checked_after_each_action_and_never_in_others_turns() -> None:
    """DV-092, DV-R51, DV-I21: a siege completed by an upgrade that works again waits for the owner's own turn."""
    match = given(
        players=2, at="turns", units=["t1.archer t1.knight", "a1.knight"], buildings=["a5.blacksmith"], favored=1
    )
    assert points(match) == 0 and asked_seat(match) == 1
    play(match, "end_turn")
    assert points(match) == 0
    play(match, "end_turn")
    assert points(match) == 7  # at the end of the owner's own turn


# --- Build


def test_build_places_tiles_of_one_name() -> None:
    """DV-162, DV-163, DV-309: one or both Walls, but not the Moat Arc Wall with them."""
    match = given(supply=["wall wall moat_arc_wall"])
    play(match, "build", "wall", "a1")
    assert "done" in offered(match) and asked(match) == "build_place"
    play(match, "b1")
    assert buildings(match) == "a1.wall b1.wall" and supply(match) == "moat_arc_wall"
    match = given(supply=["wall wall moat_arc_wall"])
    play(match, "build", "wall", "a1", "done")
    assert buildings(match) == "a1.wall" and supply(match) == "moat_arc_wall wall"


def test_at_least_one_tile_is_placed() -> None:
    """DV-162: before the first tile `done` is not offered; copies take spaces in increasing order."""
    match = play(given(supply=["wall wall"]), "build")
    assert "done" not in offered(match)
    play(match, "b2")
    assert "a1" not in offered(match) and offered(match)[0] == "c2"


@pytest.mark.parametrize("building", BUILDING_ROWS, ids=lambda row: row.id)
def test_where_a_building_may_stand(building: object) -> None:
    """DV-164, DV-165, DV-166, DV-167, DV-168, DV-169, DV-R12: by the terrain of its kind; a Tower on green/tan only."""
    kinds = {
        "defensive": {"green", "green_tan"},
        "upgrade": {"tan", "green_tan", "orange_tan"},
        "fraternal": {"orange", "orange_tan"},
        "underground": {"black"},
    }
    name, kind = building.id, building.kind  # type: ignore[attr-defined]
    wanted = {"green_tan"} if name == "tower" else kinds[kind]
    match = play(given(supply=[f"{name} {name}"]), "build")
    cells = set(offered(match)) if asked(match) == "build_place" else {buildings(match).split(".")[0]}
    assert cells == {cell for cell, terrain in TERRAIN.items() if terrain in wanted}


def test_a_space_holds_one_tile() -> None:
    """DV-016, DV-R10, DV-164: an occupied space is not offered."""
    match = play(given(supply=["wall"], buildings=["b1.wall a4.tower"]), "build")
    assert not {"b1", "a4"} & set(offered(match))


def test_a_tile_may_be_placed_on_units() -> None:
    """DV-170: friendly and enemy units do not hinder building."""
    match = play(given(supply=["wall"], units=["a1.knight"], enemies=["b1.orc"]), "build")
    assert {"a1", "b1"} <= set(offered(match))


def test_one_dungeon_only() -> None:
    """DV-171: a second Dungeon stays in the supply."""
    match = given(supply=["dungeon dungeon wall"])
    play(match, "build", "dungeon")
    assert asked(match) == "" and buildings(match) == "cellar.dungeon" and supply(match) == "dungeon wall"
    match = given(supply=["dungeon wall"], buildings=["cellar.dungeon"])
    play(match, "build")
    assert asked(match) == "build_place"  # Wall is the only name that can be built


def test_construction_builds_a_second_name() -> None:
    """DV-173, DV-225, DV-R64, DV-R84: right after the first name, any number of one other name."""
    match = given(supply=["wall wall stable stable chapel"], cards=["construction"])
    play(match, "build", "wall", "a1", "done")
    assert asked(match) == "construction_now" and offered(match) == ["chapel", "stable", "no"]
    play(match, "stable", "a5", "a6")
    assert buildings(match) == "a1.wall a5.stable a6.stable" and asked(match) == ""


def test_construction_is_optional() -> None:
    """DV-225: "no" keeps to one name."""
    match = play(given(supply=["wall stable"], cards=["construction"]), "build", "wall", "a1", "no")
    assert buildings(match) == "a1.wall" and barony(match).cards == ["construction"]


def test_both_names_count_before_sieges_are_checked() -> None:
    """DV-173, DV-R84: Fletcher and Blacksmith together complete the siege and save cubes."""
    match = given(units=["t4.archer*3 t4.knight"], supply=["fletcher blacksmith"], cards=["construction"])
    play(match, "build", "blacksmith", "a5", "fletcher", "a6")
    assert points(match) == 11 and units(match) == "t4.archer"  # 4 blue squares take two Archers


# --- Recharge


def test_recharge_turns_all_up() -> None:
    """DV-175, DV-R65: all face-down fraternal buildings of the own barony, without a choice."""
    match = given(buildings=["~ward_1.chapel ~ward_2.sappers c5.scout_house", "~ward_1.chapel"])
    play(match, "recharge")
    assert buildings(match) == "c5.scout_house ward_1.chapel ward_2.sappers" and buildings(match, 1) == "~ward_1.chapel"


def test_a_face_down_building_has_no_effect_but_stands() -> None:
    """DV-176, DV-204: it is not offered, occupies its space and counts as built."""
    match = given(buildings=["~c5.royal_guard ~ward_1.scout_house"], supply=["stable"])
    assert offered(match) == ["build", "recharge", "end_turn"] and barony(match).built == 2
    play(match, "build")
    assert "c5" not in offered(match)


# --- fraternal and underground buildings


def test_using_a_fraternal_building_turns_it_down() -> None:
    """DV-204, DV-R82: of two Royal Guards the one with the lower index; DV-R67: the second is not offered meanwhile."""
    match = given(buildings=["c5.royal_guard ward_1.royal_guard"], units=["a1.knight"])
    play(match, "guard")
    assert buildings(match) == "~c5.royal_guard ward_1.royal_guard"
    assert "guard" not in offered(match)


def test_royal_guard_lasts_even_if_the_tile_goes() -> None:
    """DV-206: turning the tile up or taking it away does not end the effect."""
    match = given(
        buildings=["ward_1.royal_guard"], units=["a2.trebuchet"], enemies=["a1.battering_ram"], cards=["remodel"]
    )
    play(match, "guard", "card:remodel", "remove")
    assert buildings(match) == ""
    move(match, "a2.trebuchet a1")
    assert points(match) == 2


def test_the_scout_house_looks_at_two_tiles() -> None:
    """DV-212, DV-R66, DV-R78: two different face-down tiles, seen by the owner alone; they stay face down."""
    match = given(buildings=["ward_1.scout_house"], units=["a1.knight"])
    play(match, "scout")
    assert offered(match) == [f"t{number}" for number in range(1, 9)]
    play(match, "t3")
    assert offered(match) == [f"t{number}" for number in range(4, 10)]
    play(match, "t6")
    assert [one.state for one in table(match, 0).locations].count("known") == 2
    assert location(match, "t6", 0).territory == "dragon_mountain" and location(match, "t6", 1).territory is None
    assert location(match, "t6", 1).looked == [0] and location(match, "t6").state == "unknown"


def test_the_scout_house_looks_at_the_last_tile() -> None:
    """DV-212: with one face-down tile left it looks at that one."""
    match = given(buildings=["ward_1.scout_house"], units=["a1.knight"], face_up="t1 t2 t3 t4 t5 t6 t7 t8")
    play(match, "scout")
    assert location(match, "t9", 0).state == "known" and asked(match) == "turn_menu"
    match = given(buildings=["ward_1.scout_house"], units=["a1.knight"], face_up="t1 t2 t3 t4 t5 t6 t7 t8 t9")
    assert "scout" not in offered(match)


# --- cards


def test_every_card_is_laid_off_at_the_end_of_the_round() -> None:
    """DV-215, DV-274, DV-I03: used or not; between rounds nobody holds a card."""
    match = given(at="round_end", cards=["kings_envoy remodel", "invasion"])
    assert all(one.cards == [] for one in table(match).baronies) and table(match).discards == []
    assert len(CARD_ROWS) == 12


def test_blessing_marks_one_unit() -> None:
    """DV-216, DV-R57: any own unit in the barony, pass and Keep included; units on territories are not offered."""
    match = given(units=["pass.archer a2.knight*2 keep.trebuchet t1.knight"], cards=["blessing"])
    play(match, "card:blessing")
    assert offered(match) == ["pass.archer", "a2.knight", "keep.trebuchet"]
    play(match, "a2.knight", "move")
    assert {"a2.knight", "a2.knight.blessed"} <= set(offered(match))


def test_a_blessed_unit_survives_every_battle() -> None:
    """DV-216, DV-217, DV-218: a blessed Archer on a1 destroys two Orcs that come one after the other (+4)."""
    match = given(at="advance", units=["a1.archer"], enemies=["pass.orc*2"], blessed="a1.archer")
    play(match, "go")
    assert points(match) == 4 and units(match) == "a1.archer"


def test_a_blessed_unit_does_not_destroy_what_the_chart_spares() -> None:
    """DV-217: a blessed Archer against a Ram: neither is destroyed."""
    match = given(units=["a2.archer"], enemies=["a1.battering_ram"], blessed="a2.archer")
    move(match, "a2.archer.blessed a1")
    assert units(match) == "a1.archer" and enemies(match) == "a1.battering_ram" and points(match) == 0


def test_blessing_does_not_save_from_sieges() -> None:
    """DV-219, DV-R56: the mark is taken off on entering a location; there the unit is consumed like any other."""
    match = given(units=["pass.archer t1.knight*2"], blessed="pass.archer")
    move(match, "pass.archer.blessed t1", "done")
    assert points(match) == 7 and units(match) == ""


def test_blessing_may_wait_for_the_advance() -> None:
    """DV-088, DV-R08: unused it is asked at the start of the own enemy advance, and there it is compulsory."""
    match = given(at="turn advance", units=["a1.archer a2.knight"], cards=["blessing"], enemies=["pass.orc"])
    play(match, "end_turn")
    assert asked(match) == "blessing" and offered(match) == ["a1.archer", "a2.knight"]
    play(match, "a1.archer")
    assert units(match) == "a1.archer a2.knight" and points(match) == 2


def test_claimed_looks_at_a_tile() -> None:
    """DV-221, DV-R78, DV-R58: one face-down tile, seen by the owner alone."""
    match = play(given(cards=["claimed"], units=["a1.knight"]), "card:claimed")
    assert offered(match) == [f"look:t{number}" for number in range(1, 10)]
    play(match, "look:t5")
    assert location(match, "t5", 0).territory == "orc_stronghold" and location(match, "t5", 1).territory is None


def test_claimed_claims_a_besieged_tile() -> None:
    """DV-222, DV-223: no other player may besiege or conquer it, even when it has been given up (DV-R50)."""
    match = given(at="turns", cards=["claimed"], units=["t1.knight", "pass.knight*2 pass.archer"])
    play(match, "card:claimed", "claim:t1")
    assert points(match) == 0 and location(match, "t1").claimed == 0
    play(match, "end_turn", "move")
    assert not any(key.startswith("take:") for key in offered(match))
    match = given(at="turn", seat=1, units=["", "pass.knight"], claimed=["t1"], face_up="t1")
    play(match, "move", "pass.knight")
    assert "t1" not in offered(match) and "t2" in offered(match)


def test_claiming_twice_is_not_offered() -> None:
    """DV-R85, DV-222: a tile already claimed by the same player is left out."""
    match = play(given(cards=["claimed"], units=["t1.knight t2.knight"], claimed=["t1"]), "card:claimed")
    assert "claim:t1" not in offered(match) and "claim:t2" in offered(match)


def test_claimed_must_be_used_if_it_can() -> None:
    """DV-R58, DV-224: nothing else than look or claim is offered; with nothing left the card does nothing."""
    match = play(given(cards=["claimed"], units=["t1.knight"]), "end_turn")
    assert asked(match) == "claimed" and all(key.split(":")[0] in ("look", "claim") for key in offered(match))


def test_the_owner_cannot_look_at_a_tile_with_own_units_face_down() -> None:
    """DV-R89: after a Move action every tile with own units is face up before a card can be used."""
    match = given(units=["pass.knight"], cards=["claimed"])
    move(match, "pass.knight t5", "done")
    assert location(match, "t5").state == "face_up"
    play(match, "card:claimed")
    assert "look:t5" not in offered(match) and "claim:t5" in offered(match)


def test_defensive_fire_chooses_an_own_defensive_building() -> None:
    """DV-226, DV-R59: Walls and Towers that are not sapped; upgrade buildings are not offered."""
    match = given(
        cards=["defensive_fire"], buildings=["a1.wall a4.tower b1.arc_jewel a5.stable", "c1.wall"], sapped="arc_jewel"
    )
    play(match, "card:defensive_fire")
    assert offered(match) == ["a1", "a4"]


def test_defensive_fire_without_a_building_does_nothing() -> None:
    """DV-230: it is not offered, and nothing is asked at the end of the turn."""
    match = given(cards=["defensive_fire"], buildings=["a1.wall"], sapped="wall")
    assert asked(match) == ""


def test_kings_envoy_gives_a_second_action_of_another_kind() -> None:
    """DV-235, DV-088: after Build a Move or Recharge, not another Build."""
    match = given(cards=["kings_envoy"], supply=["wall wall"], units=["a1.knight"], buildings=["~ward_1.chapel"])
    play(match, "build", "a1", "done")
    assert offered(match) == ["move", "recharge", "end_turn"] and barony(match).cards == ["kings_envoy"]
    play(match, "recharge")
    assert asked(match) == "" and barony(match).cards == []


def test_kings_envoy_may_be_left_unused() -> None:
    """DV-R08: after the first action the turn can simply be ended."""
    match = play(given(cards=["kings_envoy"], supply=["wall"], units=["a1.knight"]), "build", "a1", "end_turn")
    assert barony(match).cards == ["kings_envoy"]


# --- Squashed Rebellion


@pytest.mark.parametrize(("prisoners", "paid"), [(0, 1), (1, 3), (2, 6), (3, 10)])
def test_a_prisoner_is_added_and_all_may_be_cashed(prisoners: int, paid: int) -> None:
    """DV-242, DV-243, DV-214, DV-R61: 1, 3, 6 or 10 points for all prisoners, right after one was added."""
    match = given(cards=["squashed_rebellion"], buildings=["cellar.dungeon"], prisoners=[prisoners])
    play(match, "card:squashed_rebellion")
    assert barony(match).prisoners == prisoners + 1 and offered(match) == ["cash", "keep"]
    play(match, "cash")
    assert points(match) == paid and barony(match).prisoners == 0


def test_without_a_dungeon_a_point_is_lost() -> None:
    """DV-242: otherwise the owner loses 1 point; a Dungeon in the supply does not help."""
    match = play(given(cards=["squashed_rebellion"], supply=["dungeon"]), "card:squashed_rebellion")
    assert points(match) == -1


def test_a_full_dungeon() -> None:
    """DV-244, DV-246: the fourth prisoner may be left; the next time -1 and optionally +10."""
    match = given(cards=["squashed_rebellion"], buildings=["cellar.dungeon"], prisoners=[3])
    play(match, "card:squashed_rebellion", "keep")
    assert points(match) == 0 and barony(match).prisoners == 4
    match = given(cards=["squashed_rebellion"], buildings=["cellar.dungeon"], prisoners=[4])
    play(match, "card:squashed_rebellion")
    assert points(match) == -1 and asked(match) == "rebellion_cash"
    play(match, "cash")
    assert points(match) == 9 and barony(match).prisoners == 0


def test_prisoners_are_removed_at_no_other_time() -> None:
    """DV-245: without the card nothing is offered, and they are worth nothing at the end."""
    match = given(at="turn round_end", buildings=["cellar.dungeon"], prisoners=[4], scores=[0, 30])
    assert asked(match) == "over" and points(match) == 0


def test_the_owner_chooses_the_moment() -> None:
    """DV-247: after a Dungeon has been built in the same turn."""
    match = play(given(cards=["squashed_rebellion"], supply=["dungeon"]), "build", "card:squashed_rebellion")
    assert asked(match) == "rebellion_cash" and points(match) == 0


# --- Remodel


def test_remodel_moves_tiles_of_one_name() -> None:
    """DV-236, DV-R63, DV-240: all chosen tiles are picked up first; their old spaces count as free."""
    match = given(cards=["remodel"], buildings=["a1.wall b1.wall a4.tower b4.moat_arc_wall"])
    play(match, "card:remodel", "move", "wall", "a1", "b1")
    assert {"a1", "b1", "c1"} <= set(offered(match)) and not {"a4", "b4", "a5"} & set(offered(match))
    play(match, "b1")
    assert "a1" not in offered(match)  # tiles alike take spaces in increasing order
    play(match, "c1")
    assert buildings(match) == "b1.wall c1.wall a4.tower b4.moat_arc_wall"


def test_remodel_takes_tiles_back() -> None:
    """DV-237: any number of tiles of one name return to the supply."""
    match = given(cards=["remodel"], buildings=["a1.wall b1.wall c1.wall a4.tower"])
    play(match, "card:remodel", "remove", "wall", "a1", "c1")
    assert buildings(match) == "b1.wall a4.tower" and supply(match) == "wall wall"


def test_remodel_swaps_two_standing_tiles() -> None:
    """DV-238, DV-R62: both must be allowed on the other's space."""
    match = given(cards=["remodel"], buildings=["a1.wall a4.tower b4.arc_jewel a5.stable ward_1.chapel"])
    play(match, "card:remodel", "swap", "a1")
    assert buildings(match) == "a1.arc_jewel a4.tower b4.wall a5.stable ward_1.chapel"


def test_remodel_swaps_with_the_supply() -> None:
    """DV-241, DV-238: a Scout House goes back, an Arc Jewel is built on a free green or green/tan space."""
    match = given(cards=["remodel"], buildings=["ward_1.scout_house"], supply=["arc_jewel"])
    play(match, "card:remodel", "swap")
    assert asked(match) == "swap_place"
    cells = set(offered(match))
    assert cells == {cell for cell, terrain in TERRAIN.items() if terrain in ("green", "green_tan")}
    play(match, "b3")
    assert buildings(match) == "b3.arc_jewel" and supply(match) == "scout_house"


def test_the_vacated_space_may_be_used() -> None:
    """DV-238, DV-R62: the new tile may stand where the old one stood; the same name may come again, face up."""
    match = given(cards=["remodel"], buildings=["~ward_1.chapel"], supply=["chapel"])
    play(match, "card:remodel", "swap")
    assert "ward_1" in offered(match)
    play(match, "ward_1")
    assert buildings(match) == "ward_1.chapel"


def test_remodel_may_have_no_effect() -> None:
    """DV-239: the card is used and nothing changes."""
    match = play(given(cards=["remodel"], buildings=["a1.wall"]), "card:remodel", "no_effect")
    assert buildings(match) == "a1.wall" and table(match).discards == ["remodel"]


def test_remodel_keeps_one_dungeon() -> None:
    """DV-240, DV-R62: a Dungeon can only be swapped for a Dungeon; removed, it loses its prisoners."""
    match = given(cards=["remodel"], buildings=["cellar.dungeon a1.wall"], supply=["dungeon"], prisoners=[3])
    play(match, "card:remodel", "swap")
    assert buildings(match) == "a1.wall cellar.dungeon" and barony(match).prisoners == 0


def test_faces_and_fire_go_with_the_tile() -> None:
    """DV-R60, DV-R62: a moved fraternal tile keeps its face, and Defensive Fire stays on its building."""
    match = given(cards=["remodel"], buildings=["~ward_1.chapel ward_2.chapel"])
    play(match, "card:remodel", "move", "ward_1", "done", "c5")
    assert buildings(match) == "~c5.chapel ward_2.chapel"
    match = given(cards=["remodel"], buildings=["a1.wall"], fire="a1")
    play(match, "card:remodel", "move", "b2")
    assert [one.place for one in barony(match).buildings if one.fire] == ["b2"]
    match = given(cards=["remodel"], buildings=["a1.wall"], fire="a1")
    play(match, "card:remodel", "remove")
    assert not any(one.fire for one in barony(match).buildings)


def test_only_spaces_are_offered_that_leave_enough() -> None:
    """DV-R63, DV-R93: two Chapels, one face down, on the last free spaces: every order can be finished."""
    match = given(cards=["remodel"], buildings=["~c5.chapel b6.chapel ward_1.sappers"], supply=["wall"])
    play(match, "card:remodel", "move", "chapel", "c5", "b6")
    while asked(match) == "remodel_place":
        play(match, offered(match)[-1])
    assert buildings(match).count("chapel") == 2 and buildings(match).count("~") == 1


def test_remodel_is_checked_for_sieges() -> None:
    """DV-092, DV-159: a Blacksmith swapped in completes the siege at once."""
    match = given(cards=["remodel"], buildings=["a5.stable"], supply=["blacksmith"], units=["t1.archer t1.knight"])
    play(match, "card:remodel", "swap", "a6")
    assert points(match) == 7


def test_refused_keys_change_nothing() -> None:
    """DV-086: what is not offered is refused."""
    match = given(units=["a1.knight"])
    with pytest.raises(NotOffered):
        play(match, "build")
    assert asked(match) == "turn_menu" and told(match, "built") == []
