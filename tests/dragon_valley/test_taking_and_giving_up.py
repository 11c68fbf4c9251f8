"""Sieges: taking another player's, and giving up your own."""

from tests.support.dragon_valley import (
    asked,
    barony,
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

from wartable.matches.match import Match


def stacks(match: Match) -> list[str]:
    play(match, "move")
    return [key for key in offered(match) if "." in key]


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
    """DV-151, DV-129, DV-145: not with two besieged tiles."""
    match = given(units=["t3.trebuchet t3.knight*2", "pass.knight t1.archer t2.archer"], seat=1)
    play(match, "move")
    assert "take:t3" not in offered(match)


EMPTIED = "goblin_fort orc_watchtower ram_foundry wyrm_nest orc_stronghold dragon_mountain - - empty_field"


def test_the_group_of_an_emptied_location_takes_a_siege() -> None:
    """DV-151, DV-145, DV-316, DV-R81: an emptied location is not besieged: its group takes a siege, marker and all."""
    match = given(units=["t3.trebuchet t3.knight", "t7.knight*2 t7.archer t1.archer"], seat=1, territories=EMPTIED)
    play(match, "move")
    assert "take:t3" not in offered(match) and "relocate:t7" in offered(match)
    play(match, "relocate:t7")
    assert "t3" in offered(match)
    play(match, "t3", "done")
    assert points(match, 0) == 4 and points(match, 1) == 8 and units(match, 1) == "t1.archer t3.archer"
    assert barony(match, 1).markers == 0 and barony(match, 0).markers == 2


def test_others_join_the_group_that_takes_a_siege() -> None:
    """DV-145, DV-R81, DV-R47: the group comes first, then units from elsewhere until the siege is complete."""
    match = given(
        units=["t3.trebuchet t3.knight", "t7.knight t1.archer pass.knight a1.knight"], seat=1, territories=EMPTIED
    )
    play(match, "move", "relocate:t7", "t3")
    assert asked(match) == "take_from" and offered(match) == ["pass.knight", "a1.knight"]
    play(match, "a1.knight", "done")
    assert points(match, 1) == 8 and units(match, 1) == "pass.knight t1.archer"


def test_the_group_must_be_able_to_complete_the_siege() -> None:
    """DV-132, DV-145, DV-R93: with one Knight too few the tile is not offered."""
    match = given(units=["t3.trebuchet t3.knight", "t7.knight t1.archer pass.archer"], seat=1, territories=EMPTIED)
    play(match, "move", "relocate:t7")
    assert "t3" not in offered(match) and "t4" in offered(match)


def test_eradication_lets_no_group_take_a_second_siege() -> None:
    """DV-293, DV-294: with a siege of its own the player takes none, not even from an emptied location."""
    match = given(
        mode="eradication",
        units=["t3.trebuchet t3.knight", "t7.knight*2 t1.archer pass.archer"],
        seat=1,
        territories=EMPTIED,
    )
    play(match, "move")
    assert [key for key in offered(match) if key.split(":")[0] in ("take", "relocate")] == []


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
    """DV-153: any one of their own units there."""
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
