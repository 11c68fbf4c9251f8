"""Sieges: entering, completing alone, and going on with the marker."""

from tests.support.dragon_valley import barony, buildings, given, location, move, offered, play, points, table, units

FIELD_FIRST = "- - ram_foundry wyrm_nest orc_stronghold dragon_mountain empty_field goblin_fort orc_watchtower"


# --- new and ongoing sieges


def test_a_new_siege_takes_a_marker() -> None:
    """DV-128, DV-130, DV-144, DV-161: the marker is there, and at the end of the movement the tile is turned up."""
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


def test_any_units_join_their_players_siege() -> None:
    """DV-134, DV-105: three Trebuchets join the Goblin Fort, which has no yellow square."""
    match = move(given(units=["pass.trebuchet*3 t1.knight"]), "pass.trebuchet t1 3", "done")
    assert units(match) == "t1.trebuchet*3 t1.knight" and points(match) == 0


def test_never_a_location_without_a_tile() -> None:
    """DV-R43, DV-105: emptied locations are not offered, not even the player's own."""
    territories = FIELD_FIRST.replace(" goblin_fort", " -")
    match = given(units=["pass.knight t1.knight"], territories=territories, conquered=["", "goblin_fort"])
    play(match, "move", "pass.knight")
    assert not {"t1", "t2", "t8"} & set(offered(match)) and "t3" in offered(match)


def test_a_tile_given_up_may_be_besieged_again() -> None:
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


def test_leftovers_of_a_siege_completed_alone_stay_for_the_turn() -> None:
    """DV-R87, DV-143: a Build completed the siege; in a Move by King's Envoy the Trebuchet stays, the Archer may go."""
    match = given(units=["t1.archer t1.knight t1.trebuchet a4.archer"], supply=["blacksmith"], cards=["kings_envoy"])
    play(match, "build", "a5")
    assert points(match) == 7 and units(match) == "a4.archer t1.trebuchet"
    play(match, "move")
    assert offered(match) == ["a4.archer", "done"]


def test_leftovers_alone_make_no_move_action() -> None:
    """DV-R87, DV-093: nothing else could move, so the Move action is not offered."""
    match = given(
        units=["t1.archer t1.knight t1.trebuchet"],
        supply=["blacksmith chapel"],
        cards=["kings_envoy remodel"],
    )
    play(match, "build", "blacksmith", "a5")
    assert units(match) == "t1.trebuchet" and "move" not in offered(match)


def test_leftovers_move_on_a_later_turn() -> None:
    """DV-143, DV-R87: in the next turn of the player they go like any other unit."""
    match = given(at="turn turn", units=["t1.archer t1.knight t1.trebuchet"], supply=["blacksmith"])
    play(match, "build", "a5")
    move(match, "t1.trebuchet pass", "done")
    assert units(match) == "pass.trebuchet"


def test_leftovers_stay_out_of_a_taking_in_the_same_turn() -> None:
    """DV-R87, DV-145: they can neither join in taking a siege nor go on with their marker."""
    match = given(
        units=["t1.archer t1.knight t1.trebuchet t2.archer a4.archer", "t3.knight*3"],
        supply=["blacksmith"],
        cards=["kings_envoy"],
    )
    play(match, "build", "a5", "move")
    assert [key for key in offered(match) if key.split(":")[0] in ("take", "relocate")] == []
    match = given(
        units=["t1.archer t1.knight t1.trebuchet a4.archer", "t3.knight*3"],
        supply=["blacksmith"],
        cards=["kings_envoy"],
    )
    play(match, "build", "a5", "move")
    assert offered(match) == ["a4.archer", "done"]  # a marker is free, but the Trebuchet of t1 stays


def test_several_conquests_in_the_order_of_locations() -> None:
    """DV-R52: all tiles are turned first, then t1 before t4."""
    match = given(units=["pass.archer*5 pass.knight*3"])
    move(match, "pass.archer t4 4", "pass.knight t4 1", "pass.archer t1", "pass.knight t1 2", "done")
    names = [event.facts["place"] for event in match.events if event.name in ("turned_up", "conquered")]
    assert names == ["t1", "t4", "t1", "t4"] and points(match) == 18


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
