"""The Action phase: Build and Construction, and Remodel, which moves the tiles again."""

import pytest
from tests.support.dragon_valley import (
    asked,
    barony,
    buildings,
    given,
    offered,
    play,
    points,
    supply,
    table,
    told,
    units,
)

from wartable.dragon_valley.components import BUILDING_ROWS, CELL_ROWS
from wartable.engine.decision import NotOffered

TERRAIN = {cell.id: cell.terrain for cell in CELL_ROWS}


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
