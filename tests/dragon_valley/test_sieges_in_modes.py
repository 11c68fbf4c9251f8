"""Sieges in the modes that change them: Dragon Hunt and Eradication."""

import pytest
from tests.support.dragon_valley import barony, given, location, move, offered, play, points, table, units

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
    """DV-R69, DV-292: only those that entered in this Move action are destroyed, even on a face-up tile."""
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
