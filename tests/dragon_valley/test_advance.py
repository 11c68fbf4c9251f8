"""The Advance Enemies phase: the way to the Keep, Invasion, how long effects last, and what is asked."""

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

# --- the phase


def test_each_player_moves_their_own_enemies() -> None:
    """DV-251, DV-R76: in turn order, each only in their own barony."""
    match = given(players=3, at="advances", favored=1, enemies=["pass.orc", "pass.orc", "pass.orc"])
    assert [enemies(match, seat) for seat in range(3)] == ["a2.orc"] * 3
    assert [fact["seat"] for fact in told(match, "advance")] == [1, 2, 0]


@pytest.mark.parametrize(("enemy", "end"), [("battering_ram", "a1"), ("orc", "a2"), ("dragon", "a3")])
def test_enemies_move_their_full_allowance(enemy: str, end: str) -> None:
    """DV-258, DV-I18: 1, 2 or 3 spaces, without a choice."""
    match = given(at="advance", enemies=[f"pass.{enemy}"])
    assert enemies(match) == f"{end}.{enemy}" and asked(match) == ""


@pytest.mark.parametrize(
    ("start", "way"),
    [("a4", ["a5", "a6", "b6"]), ("b4", ["b5", "b6", "keep"]), ("c4", ["c5", "keep"]), ("c1", ["c2", "c3", "c4"])],
)
def test_the_way_leads_down_then_right(start: str, way: list[str]) -> None:
    """DV-259, DV-018: down to the last tan row, then right to the Keep; in column c from c5 into the Keep."""
    match = given(at="advance", enemies=[f"{start}.dragon"])
    assert [fact["place"] for fact in told(match, "foes_moved")] == way


def test_a_dragon_on_its_way_to_the_keep_costs_four_points() -> None:
    """DV-269, DV-025, DV-266: a3 after one round (0), a6 (-2), then b6 and the Keep (-4)."""
    match = given(at="advance advance advance", enemies=["pass.dragon"])
    changes = [fact["points"] for fact in told(match, "scored")]
    assert changes == [-1, -1, -1, -1] and points(match) == -4 and enemies(match) == ""
    stops = [given(at=" ".join(["advance"] * rounds), enemies=["pass.dragon"]) for rounds in (1, 2)]
    assert [(enemies(one), points(one)) for one in stops] == [("a3.dragon", 0), ("a6.dragon", -2)]


def test_the_keep_destroys_without_kill_points() -> None:
    """DV-266, DV-I10: -1, the cube goes to the bag, friends in the Keep are not affected."""
    match = given(at="advance", enemies=["c5.orc"], units=["keep.knight"], scores=[5])
    assert points(match) == 4 and units(match) == "keep.knight" and table(match).bag["orc"] == 10


# --- Invasion and the start of the advance


def test_invasion_is_a_second_full_set() -> None:
    """DV-233, DV-231, DV-232: an Orc on b2 goes to c2 and over the cliff (+4)."""
    match = given(at="advance", enemies=["b2.orc"], buildings=["b2.wall c2.wall"], cards=["invasion"])
    assert points(match) == 4 and enemies(match) == "" and table(match).discards == ["invasion"]


def test_invasion_touches_only_the_holder() -> None:
    """DV-234: the other player's enemies move once; the holder cannot decline."""
    match = given(at="advances", enemies=["pass.orc", "pass.orc"], cards=["", "invasion"])
    assert enemies(match, 0) == "a2.orc" and enemies(match, 1) == "a4.orc"


def test_start_battles_apply_again_in_the_second_set() -> None:
    """DV-232, DV-R09: a Knight meets the Ram that stopped in the first set; Blessing and Guard are not asked again."""
    match = given(at="advance", enemies=["pass.battering_ram*2"], units=["a1.knight"], cards=["invasion"])
    play(match, "battering_ram", "done")  # as a group: one is destroyed, the other is left for the second set
    assert points(match) == 4 and enemies(match) == ""


def test_royal_guard_at_the_start_of_the_advance() -> None:
    """DV-091, DV-R01: offered if there are an enemy and a friend outside the Keep; it lasts for the round."""
    match = given(at="advance", enemies=["pass.dragon"], units=["a1.knight"], buildings=["ward_1.royal_guard"])
    assert asked(match) == "guard_now"
    play(match, "yes")
    assert points(match) == 2 and enemies(match) == "" and buildings(match) == "~ward_1.royal_guard"
    match = given(at="advance", enemies=["pass.dragon"], units=["keep.knight"], buildings=["ward_1.royal_guard"])
    assert asked(match) == ""


def test_effects_reach_to_the_end_of_the_enemy_movement() -> None:
    """DV-006, DV-R01: Blessing, Royal Guard and Defensive Fire set in the turn still act in the advance."""
    match = given(
        at="turn advance",
        units=["a1.trebuchet"],
        enemies=["pass.battering_ram"],
        buildings=["ward_1.royal_guard"],
    )
    play(match, "guard", "end_turn")
    assert points(match) == 2 and barony(match).guard


# --- asking only where order matters


def test_quiet_enemies_move_by_themselves() -> None:
    """DV-260, DV-R88: nothing is asked while no order can matter."""
    match = given(at="advance", enemies=["pass.dragon a1.orc b2.battering_ram c4.orc"], buildings=["c3.wall"])
    assert asked(match) == ""


def test_only_critical_enemies_are_picked() -> None:
    """DV-260: an enemy far from every unit and building has moved before the first pick."""
    match = given(at="advance", enemies=["a1.battering_ram*2 a1.orc c3.orc"], units=["a2.knight"])
    assert offered(match) == ["a1.battering_ram", "a1.orc"] and "c5.orc" in enemies(match)
    assert asked_seat(match) == 0


def test_every_enemy_moves_once() -> None:
    """DV-258, DV-I18: an Orc that comes to a space from which others still move does not move again."""
    match = given(at="advance", enemies=["a1.orc a3.orc"], units=["a5.knight"])
    while asked(match) != "":
        play(match, offered(match)[0])
    assert "a3.orc" in enemies(match)
