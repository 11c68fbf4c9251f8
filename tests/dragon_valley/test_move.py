"""The Move action and its battles."""

import pytest
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
    told,
    units,
)

from wartable.matches.match import Match


def reached(match: Match, stack: str) -> set[str]:
    """Where a stack can go."""
    play(match, "move", stack)
    return set(offered(match))


def distance(first: str, second: str) -> int:
    """Steps between two spaces of rows 1 to 6."""
    return abs(ord(first[0]) - ord(second[0])) + abs(int(first[1]) - int(second[1]))


# --- movement


@pytest.mark.parametrize(("unit", "steps"), [("trebuchet", 1), ("archer", 2), ("knight", 3)])
@pytest.mark.parametrize("stables", [0, 1, 2])
def test_allowances(unit: str, steps: int, stables: int) -> None:
    """DV-094, DV-199, DV-200, DV-I17: 1, 2 or 3 spaces and 1 more for each Stable."""
    match = given(units=[f"b3.{unit}"], buildings=[" ".join(["a5.stable", "a6.stable"][:stables])])
    grid = [f"{column}{row}" for column in "abc" for row in range(1, 7)]
    wanted = {cell for cell in grid if 0 < distance("b3", cell) <= steps + stables}
    wanted = {"keep" if cell == "c6" else cell for cell in wanted}
    if steps + stables >= 4:
        wanted.add("pass")  # b3 to the pass: b2 b1 a1 pass
    if steps + stables >= 5:
        wanted |= {f"t{number}" for number in range(1, 10)}
    assert reached(match, f"b3.{unit}") == wanted


def test_any_number_of_units_move_once_each() -> None:
    """DV-093, DV-102, DV-I17: two of three Knights march together, the third elsewhere, and nobody moves again."""
    match = move(given(units=["a4.knight*3"]), "a4.knight a3 2", "a4.knight b4")
    assert units(match) == "a3.knight*2 b4.knight" and asked(match) == ""


def test_units_move_back_through_pass_and_keep() -> None:
    """DV-095: in any combination of directions; from b6 through the Keep to c5, from a1 through the pass to t1."""
    assert {"keep", "c5"} <= reached(given(units=["b6.archer"]), "b6.archer")
    assert "t1" in reached(given(units=["a1.archer"]), "a1.archer")


def test_friends_buildings_and_engaged_enemies_do_not_hinder() -> None:
    """DV-096, DV-181, DV-103: the Trebuchet engages the Dragon and is lost; the Knight passes it and stands on a2."""
    match = given(units=["a4.trebuchet a5.knight"], enemies=["a3.dragon"], buildings=["a4.tower"])
    move(match, "a4.trebuchet a3", "a5.knight a2", "done")
    assert units(match) == "a2.knight" and enemies(match) == "a3.dragon" and points(match) == 0


def test_an_unengaged_enemy_stops_a_unit() -> None:
    """DV-097: a Knight on a5 can enter a3 with a Dragon, but not go beyond it."""
    match = given(units=["a5.knight"], enemies=["a3.dragon b4.orc"])
    cells = reached(match, "a5.knight")
    assert {"a3", "b4"} <= cells and "a2" not in cells and "c4" in cells  # c4 by way of b5 and c5
    match = given(units=["a5.archer"], enemies=["a4.orc b5.orc"])
    assert reached(match, "a5.archer") == {"a4", "b5", "a6", "b6"}


def test_a_unit_among_enemies_may_fight_move_or_stay() -> None:
    """DV-098, DV-R86: it fights there, leaves with its full allowance, or stays without fighting."""
    match = given(units=["a3.knight"], enemies=["a3.battering_ram"])
    cells = reached(match, "a3.knight")
    assert {"a3", "a1", "pass", "c2", "a6"} <= cells
    play(match, "a3")
    assert points(match) == 1 and units(match) == "a3.knight"
    match = move(given(units=["a3.archer a4.knight"], enemies=["a3.battering_ram"]), "a4.knight b4", "done")
    assert units(match) == "a3.archer b4.knight" and enemies(match) == "a3.battering_ram"


def test_each_unit_battles_once_and_each_enemy_is_engaged_once() -> None:
    """DV-099, DV-100, DV-314, DV-I19: two Rams on b1: the first Knight takes one (+2), the second must stop (+2)."""
    match = given(units=["a1.knight*2"], enemies=["b1.battering_ram*2"])
    move(match, "a1.knight b1")
    assert points(match) == 2 and enemies(match) == "b1.battering_ram" and "b1.knight" not in offered(match)
    play(match, "a1.knight")
    assert "c1" not in offered(match)  # only by way of b1 or three steps round
    play(match, "b1")
    assert points(match) == 4 and units(match) == "b1.knight*2"


def test_an_engaged_enemy_is_not_attacked_again() -> None:
    """DV-099, DV-R28: after a Trebuchet met the Ram, a Knight can go there but does not fight."""
    match = given(units=["a2.trebuchet b2.knight"], enemies=["a1.battering_ram"])
    move(match, "a2.trebuchet a1", "b2.knight a1", "done")
    assert units(match) == "a1.trebuchet a1.knight" and enemies(match) == "a1.battering_ram" and points(match) == 0


def test_a_unit_that_fought_stays() -> None:
    """DV-101, DV-126: a Trebuchet and a Ram that meet stay together; later the Trebuchet may leave or stay."""
    match = given(units=["a2.trebuchet b4.knight"], enemies=["a1.battering_ram"])
    move(match, "a2.trebuchet a1")
    assert units(match) == "a1.trebuchet b4.knight" and "a1.trebuchet" not in offered(match)
    match = given(units=["a1.trebuchet"], enemies=["a1.battering_ram"])
    assert {"a1", "b1", "a2", "pass"} == reached(match, "a1.trebuchet")


def test_the_pass_with_an_enemy() -> None:
    """DV-106: a unit that enters it stops; one that starts there may still leave for a territory."""
    match = given(units=["a1.knight"], enemies=["pass.orc"])
    assert not {key for key in reached(match, "a1.knight") if key.startswith("t")}
    match = given(units=["pass.knight"], enemies=["pass.orc"])
    assert {"pass", "a1", "t1"} <= reached(match, "pass.knight")


def test_entering_a_location_ends_the_movement() -> None:
    """DV-104: for one space; the unit does not go on from there."""
    match = move(given(units=["pass.knight a4.archer"]), "pass.knight t1")
    assert "t1.knight" not in offered(match)
    assert {f"t{n}" for n in range(1, 10)} <= reached(given(units=["a1.archer"]), "a1.archer")
    assert not {f"t{n}" for n in range(1, 10)} & reached(given(units=["a1.trebuchet"]), "a1.trebuchet")


# --- Charge!


def test_charge_gives_a_second_movement() -> None:
    """DV-108, DV-110, DV-220: with one Stable a Trebuchet goes 2 spaces in the first and 2 in the second movement."""
    match = given(units=["a4.trebuchet"], buildings=["a5.stable"], cards=["charge"])
    move(match, "a4.trebuchet a2")
    assert asked(match) == "charge_now"
    play(match, "yes")
    move(match, "a2.trebuchet pass")
    assert units(match) == "pass.trebuchet" and table(match).discards == ["charge"]


def test_charge_clears_moved_and_engaged() -> None:
    """DV-108: the enemy engaged in the first movement can be engaged again in the second."""
    match = given(units=["a2.trebuchet b2.knight"], enemies=["a1.battering_ram"], cards=["charge"])
    move(match, "a2.trebuchet a1", "done")
    play(match, "yes")
    move(match, "b2.knight a1")
    assert points(match) == 2


def test_charge_is_decided_before_tiles_are_revealed() -> None:
    """DV-109, DV-107: tiles entered in the first movement stay face down until the end of the second."""
    match = given(units=["pass.knight a4.archer"], cards=["charge"])
    move(match, "pass.knight t6", "done")
    assert asked(match) == "charge_now" and location(match, "t6").state == "unknown"
    play(match, "yes")
    assert location(match, "t6").state == "unknown"
    play(match, "done")
    assert location(match, "t6").state == "face_up"


def test_charge_is_optional_and_only_with_a_move() -> None:
    """DV-220: "no" ends the action; with a Build nothing is asked."""
    match = move(given(units=["a4.archer"], cards=["charge"]), "a4.archer a3")
    play(match, "no")
    assert asked(match) == "" and barony(match).cards == ["charge"]
    match = play(given(units=["a4.archer"], supply=["wall"], cards=["charge"]), "build", "a1")
    assert barony(match).cards == ["charge"]


def test_no_cards_between_the_two_movements() -> None:
    """DV-R09: Blessing is not offered there."""
    match = move(given(units=["a4.archer b1.knight"], cards=["charge blessing"]), "a4.archer a3", "done")
    assert offered(match) == ["yes", "no"]
    play(match, "yes")
    assert "card:blessing" not in offered(match)


# --- battles

CHART = [
    ("trebuchet", "battering_ram", False, False),
    ("archer", "battering_ram", True, False),
    ("knight", "battering_ram", False, True),
    ("trebuchet", "orc", True, False),
    ("archer", "orc", True, True),
    ("knight", "orc", True, True),
    ("trebuchet", "dragon", True, False),
    ("archer", "dragon", True, True),
    ("knight", "dragon", True, False),
]


@pytest.mark.parametrize(("unit", "enemy", "unit_dies", "enemy_dies"), CHART)
def test_the_destruction_chart(unit: str, enemy: str, unit_dies: bool, enemy_dies: bool) -> None:
    """DV-114, DV-115, DV-116, DV-117, DV-118, DV-119, DV-120, DV-121, DV-122, DV-125, DV-005: who is destroyed; kill
    points come at once, cubes go back into the bag.
    """
    match = given(units=[f"a2.{unit}"], enemies=[f"a1.{enemy}"])
    bag = table(match).bag
    move(match, f"a2.{unit} a1")
    assert units(match) == ("" if unit_dies else f"a1.{unit}")
    assert enemies(match) == ("" if enemy_dies else f"a1.{enemy}")
    assert points(match) == (2 if enemy_dies else 0)
    assert table(match).bag[unit] == bag[unit] + unit_dies and table(match).bag[enemy] == bag[enemy] + enemy_dies


@pytest.mark.parametrize(("unit", "enemy", "unit_dies", "_"), CHART)
def test_royal_guard_destroys_every_enemy_engaged(unit: str, enemy: str, unit_dies: bool, _: bool) -> None:
    """DV-206, DV-207, DV-209: the enemy always, the friendly unit as the chart says."""
    match = given(units=[f"a2.{unit}"], enemies=[f"a1.{enemy}"], guard=True)
    move(match, f"a2.{unit} a1")
    assert enemies(match) == "" and points(match) == 2
    assert units(match) == ("" if unit_dies else f"a1.{unit}")


def test_royal_guard_knight_and_dragon_on_a3() -> None:
    """DV-209: both are destroyed, +1."""
    match = move(given(units=["a4.knight"], enemies=["a3.dragon"], guard=True), "a4.knight a3")
    assert units(match) == enemies(match) == "" and points(match) == 1


def test_royal_guard_does_not_work_backwards() -> None:
    """DV-R68: a battle fought before its use stands."""
    match = given(units=["a2.trebuchet"], enemies=["a1.orc"], buildings=["ward_1.royal_guard"])
    move(match, "a2.trebuchet a1")
    play(match, "guard")
    assert units(match) == "" and enemies(match) == "a1.orc"


def test_royal_guard_has_no_effect_on_territories() -> None:
    """DV-208, DV-111: no battle is fought on a location, and a siege needs what it needs."""
    match = move(given(units=["pass.knight*2"], guard=True), "pass.knight t1 2", "done")
    assert points(match) == 0 and units(match) == "t1.knight*2" and told(match, "battle") == []


def test_no_battle_in_the_keep() -> None:
    """DV-111, DV-266: an enemy that enters the Keep is destroyed without battle, Knights there are not affected."""
    match = given(at="advance", units=["keep.archer"], enemies=["b6.orc"])
    assert units(match) == "keep.archer" and enemies(match) == "" and told(match, "battle") == []


def test_the_owner_decides_who_is_engaged() -> None:
    """DV-112: a Knight that enters a space with a Ram and a Dragon may choose the Ram."""
    match = given(units=["a2.knight"], enemies=["a1.battering_ram a1.dragon"])
    move(match, "a2.knight a1")
    assert asked(match) == "battle_enemy" and offered(match) == ["battering_ram", "dragon"]
    play(match, "battering_ram")
    assert points(match) == 2 and units(match) == "a1.knight" and enemies(match) == "a1.dragon"


def test_two_orcs_with_one_blacksmith() -> None:
    """DV-127, DV-113, DV-123, DV-196: a Knight engages both; both Orcs and the Knight are destroyed, +4."""
    match = given(units=["a3.knight"], enemies=["a2.orc*2"], buildings=["a5.blacksmith"])
    move(match, "a3.knight a2")
    assert asked(match) == "battle_extra" and offered(match) == ["orc", "done"]
    play(match, "orc")
    assert units(match) == enemies(match) == "" and points(match) == 4


def test_extras_are_optional() -> None:
    """DV-113, DV-R26: "done" engages one only."""
    match = given(units=["a3.knight"], enemies=["a2.battering_ram*2"], buildings=["a5.blacksmith"])
    move(match, "a3.knight a2")
    play(match, "done")
    assert enemies(match) == "a2.battering_ram" and points(match) == 2


def test_extras_must_be_destroyable() -> None:
    """DV-113, DV-R26, DV-I30: a Knight may take a Ram and an Orc, but never a Dragon as an extra."""
    match = given(
        units=["a3.knight"], enemies=["a2.battering_ram a2.orc a2.dragon"], buildings=["a5.blacksmith a6.blacksmith"]
    )
    move(match, "a3.knight a2")
    play(match, "battering_ram")
    assert offered(match) == ["orc", "done"]
    play(match, "orc")  # the Dragon is no extra, so the battle is resolved
    assert enemies(match) == "a2.dragon" and points(match) == 4 and units(match) == ""


def test_copies_add_up() -> None:
    """DV-113, DV-197, DV-200: an Archer with two Fletchers destroys three Dragons on one space."""
    match = given(units=["a3.archer"], enemies=["a2.dragon*4"], buildings=["a5.fletcher a6.fletcher"])
    move(match, "a3.archer a2")
    play(match, "dragon", "dragon")
    assert enemies(match) == "a2.dragon" and points(match) == 6


def test_an_upgraded_unit_is_destroyed_as_usual() -> None:
    """DV-124: a Knight with a Blacksmith against a single Dragon is lost."""
    match = move(given(units=["a3.knight"], enemies=["a2.dragon"], buildings=["a5.blacksmith"]), "a3.knight a2")
    assert units(match) == "" and enemies(match) == "a2.dragon"


def test_a_carpenter_needs_a_royal_guard() -> None:
    """DV-198, DV-210: under Royal Guard a Trebuchet destroys two Rams (+4) and survives; without it no extra."""
    match = given(units=["b3.trebuchet"], enemies=["b2.battering_ram*2"], buildings=["a5.carpenter"], guard=True)
    move(match, "b3.trebuchet b2")
    play(match, "battering_ram")
    assert points(match) == 4 and units(match) == "b2.trebuchet"
    match = given(units=["b3.trebuchet"], enemies=["b2.battering_ram*2"], buildings=["a5.carpenter"])
    move(match, "b3.trebuchet b2")
    assert asked(match) != "battle_extra" and enemies(match) == "b2.battering_ram*2"


def test_extras_come_in_canonical_order() -> None:
    """DV-I25, DV-R26: after an Orc no Ram is offered as a further extra; the other order is the same battle."""
    match = given(
        units=["a3.knight"], enemies=["a2.battering_ram*2 a2.orc*2"], buildings=["a5.blacksmith a6.blacksmith"]
    )
    move(match, "a3.knight a2")
    play(match, "orc", "orc")
    assert enemies(match) == "a2.battering_ram*2" and units(match) == ""


def test_marks_do_not_reach_beyond_a_movement() -> None:
    """DV-R90: a Ram engaged in the Move action is engaged again in the start battles of the advance."""
    match = given(at="turn advance", units=["a2.trebuchet b1.knight"], enemies=["a1.battering_ram"])
    move(match, "a2.trebuchet a1", "b1.knight a1", "done")
    play(match, "knight")
    assert enemies(match) == "" and points(match) == 2


def test_units_do_not_enter_the_other_barony() -> None:
    """DV-004, DV-022: from the pass only their own a1 and the territories can be reached."""
    match = given(units=["pass.knight", "a1.archer"])
    assert reached(match, "pass.knight") == {"a1", "b1", "c1", "a2", "b2", "a3"} | {f"t{n}" for n in range(1, 10)}
