"""The Advance Enemies phase: what defensive and other buildings, the Tower and Defensive Fire do to enemies."""

import pytest
from tests.support.dragon_valley import (
    asked,
    barony,
    buildings,
    enemies,
    given,
    move,
    offered,
    play,
    points,
    table,
    told,
    units,
)

# --- defensive buildings

STOPPED = {
    "arc_jewel": {"dragon"},
    "moat_and_ferry": {"battering_ram"},
    "wall": {"orc"},
    "moat_arc_wall": {"battering_ram", "orc", "dragon"},
}
NORMAL_END = {"battering_ram": "a1", "orc": "a2", "dragon": "a3"}


@pytest.mark.parametrize("building", STOPPED)
@pytest.mark.parametrize("enemy", NORMAL_END)
def test_whom_a_defensive_building_stops(building: str, enemy: str) -> None:
    """DV-177, DV-182, DV-183, DV-184, DV-187, DV-194: the applicable types end their movement there, others go on."""
    match = given(at="advance", enemies=[f"pass.{enemy}"], buildings=[f"a1.{building}"])
    end = "a1" if enemy in STOPPED[building] else NORMAL_END[enemy]
    assert enemies(match) == f"{end}.{enemy}"
    broken = building == "wall" and enemy == "battering_ram"
    assert buildings(match) == ("" if broken else f"a1.{building}")


@pytest.mark.parametrize("building", STOPPED)
@pytest.mark.parametrize("enemy", NORMAL_END)
def test_whom_a_defensive_building_turns_aside(building: str, enemy: str) -> None:
    """DV-178, DV-268, DV-182, DV-183, DV-184, DV-187: an applicable type that starts on it goes one space right instead
    of its normal movement, and there it ends; others go on.
    """
    match = given(at="advance", enemies=[f"a1.{enemy}"], buildings=[f"a1.{building}"])
    down = {"battering_ram": "a2", "orc": "a3", "dragon": "a4"}[enemy]
    assert enemies(match) == f"{'b1' if enemy in STOPPED[building] else down}.{enemy}"


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_over_the_cliff(row: int) -> None:
    """DV-179, DV-019: from column c over the cliff for 4 points, in any row; the cube goes to the bag."""
    match = given(at="advance", enemies=[f"c{row}.orc"], buildings=[f"c{row}.wall"])
    assert points(match) == 4 and enemies(match) == "" and table(match).bag["orc"] == 10


def test_a_row_of_walls_leads_over_the_cliff() -> None:
    """DV-272: Walls on a2, b2, c2: the Orc comes to a2, b2, c2 and then over the cliff, +4."""
    walls = ["a2.wall b2.wall c2.wall"]
    for rounds, (place, score) in enumerate([("a2.orc", 0), ("b2.orc", 0), ("c2.orc", 0), ("", 4)], start=1):
        match = given(at=" ".join(["advance"] * rounds), enemies=["pass.orc"], buildings=walls)
        assert (enemies(match), points(match)) == (place, score)


def test_turned_aside_once() -> None:
    """DV-273: a Moat and Ferry on a1 only: the Ram goes to b1, next round to b2."""
    assert (
        enemies(given(at="advance", enemies=["a1.battering_ram"], buildings=["a1.moat_and_ferry"]))
        == "b1.battering_ram"
    )
    match = given(at="advance advance", enemies=["a1.battering_ram"], buildings=["a1.moat_and_ferry"])
    assert enemies(match) == "b2.battering_ram"


def test_the_building_acts_before_the_battle() -> None:
    """DV-180, DV-R19: an Orc stopped on a Wall battles the Knight there; a Ram breaks the Wall and then battles."""
    match = given(at="advance", enemies=["pass.orc"], buildings=["a1.wall"], units=["a1.knight"])
    assert points(match) == 2 and units(match) == enemies(match) == "" and buildings(match) == "a1.wall"
    match = given(at="advance", enemies=["pass.battering_ram"], buildings=["a1.wall"], units=["a1.knight"])
    assert points(match) == 2 and buildings(match) == "" and units(match) == "a1.knight"


def test_buildings_do_not_hinder_friends() -> None:
    """DV-181: a Knight walks over Wall, Tower and Arc Jewel."""
    match = given(units=["a5.knight"], buildings=["a4.tower a3.wall a2.arc_jewel"])
    assert units(move(match, "a5.knight a2", "done")) == "a2.knight"


def test_a_building_placed_under_an_enemy_turns_it_at_once() -> None:
    """DV-268: built in the Action phase it acts in the same round."""
    match = play(given(at="turn advance", enemies=["c2.orc"], supply=["wall"]), "build", "c2")
    assert points(match) == 4


def test_orc_and_ram_on_the_same_wall() -> None:
    """DV-186, DV-185: the owner decides: the Orc first is stopped, the Orc after the Ram walks on."""
    position = {"at": "advance", "enemies": ["pass.orc pass.battering_ram"], "buildings": ["a1.wall"]}
    match = play(given(**position), "pass.orc")  # type: ignore[arg-type]
    assert enemies(match) == "a1.battering_ram a1.orc" and buildings(match) == ""
    match = play(given(**position), "pass.battering_ram")  # type: ignore[arg-type]
    assert enemies(match) == "a1.battering_ram a2.orc"


def test_a_group_on_a_wall() -> None:
    """DV-186, DV-R20: in a group that enters together the Orcs are stopped, then the Rams break the Wall."""
    match = given(at="advance", enemies=["pass.battering_ram pass.orc"], buildings=["a1.wall"], units=["a1.trebuchet"])
    play(match, "pass.battering_ram", "orc")
    while asked(match) != "":
        play(match, offered(match)[0])
    assert buildings(match) == "" and "a1.orc" in enemies(match)


# --- Tower


@pytest.mark.parametrize("enemy", ["battering_ram", "dragon"])
def test_a_ram_or_dragon_is_destroyed_with_the_tower(enemy: str) -> None:
    """DV-188, DV-192, DV-R30, DV-193, DV-195: +1; the Tower leaves the game."""
    match = given(at="advance", enemies=[f"a3.{enemy}"], buildings=["a4.tower"])
    assert points(match) == 1 and enemies(match) == buildings(match) == ""
    assert match.game.stock.destroyed[12] == 1


def test_a_tower_destroys_the_first_orc() -> None:
    """DV-191, DV-189, DV-190, DV-R17, DV-I31: the first falls (+1), the second stops; next round it walks on (-2)."""
    match = given(at="advance", enemies=["a3.orc*2"], buildings=["a4.tower"])
    assert asked(match) == "advance_join"
    play(match, "go")
    assert points(match) == 1 and enemies(match) == "a4.orc" and buildings(match) == "a4.tower"
    match = given(at="advance", enemies=["a4.orc"], buildings=["a4.tower"], scores=[1])
    assert enemies(match) == "a6.orc" and points(match) == -1


def test_a_tower_counts_again_in_a_second_set() -> None:
    """DV-R17, DV-232: with Invasion a Tower destroys one Orc in each set."""
    match = given(at="advance", enemies=["a3.orc a1.orc"], buildings=["a4.tower"], cards=["invasion"])
    while asked(match) != "":
        play(match, offered(match)[0])
    assert points(match) == 2 and enemies(match) == ""


def test_a_group_entering_a_tower() -> None:
    """DV-320, DV-319, DV-R18: one Dragon (+1), the Orc (+1) and the Tower fall, the other Dragon stops on a4."""
    match = given(at="advance", enemies=["a3.orc a3.dragon*2"], buildings=["a4.tower"])
    play(match, "a3.orc", "dragon", "dragon")
    assert points(match) == 2 and enemies(match) == "a4.dragon" and buildings(match) == ""


def test_dragons_one_after_the_other_at_a_tower() -> None:
    """DV-320: the second walks on to a6 (-2)."""
    match = given(at="advance", enemies=["a3.dragon*2"], buildings=["a4.tower"])
    play(match, "go")
    assert enemies(match) == "a6.dragon" and points(match) == -1


def test_the_owner_chooses_the_kind_at_a_tower() -> None:
    """DV-319, DV-R18: a Ram and a Dragon enter together: one of them, as the owner likes."""
    match = given(at="advance", enemies=["a3.battering_ram a3.dragon"], buildings=["a4.tower"])
    play(match, "a3.battering_ram", "dragon")
    assert asked(match) == "tower_pick" and offered(match) == ["a4.battering_ram", "a4.dragon"]
    play(match, "a4.dragon")
    assert enemies(match) == "a4.battering_ram" and points(match) == 1


def test_friends_on_a_tower_battle_the_rest() -> None:
    """DV-R18, DV-180: the Knight on a4 battles what the Tower has left."""
    match = given(at="advance", enemies=["a3.battering_ram*2"], buildings=["a4.tower"], units=["a4.knight"])
    play(match, "battering_ram")
    assert points(match) == 2 and enemies(match) == "" and units(match) == "a4.knight"


def test_a_tower_does_not_bind_friends() -> None:
    """DV-R16: no movement restriction for friendly units exists."""
    match = given(units=["a5.archer"], buildings=["a4.tower"])
    play(match, "move", "a5.archer")
    assert {"a4", "a3"} <= set(offered(match))


# --- upgrade and other buildings

UPGRADES = ["blacksmith", "carpenter", "fletcher", "stable"]


@pytest.mark.parametrize("building", UPGRADES)
@pytest.mark.parametrize(("enemy", "end"), [("battering_ram", "a4"), ("dragon", "a4"), ("orc", "a5")])
def test_upgrade_buildings_on_the_way(building: str, enemy: str, end: str) -> None:
    """DV-202, DV-203, DV-193: Ram and Dragon destroy it and end there, Orcs ignore it."""
    match = given(at="advance", enemies=[f"a3.{enemy}"], buildings=[f"a4.{building}"])
    assert enemies(match) == f"{end}.{enemy}"
    assert buildings(match) == (f"a4.{building}" if enemy == "orc" else "")


def test_a_group_at_an_upgrade_building() -> None:
    """DV-R20: it is destroyed once, all Rams and Dragons end there, Orcs go on."""
    match = given(at="advance", enemies=["a3.orc a3.dragon*2"], buildings=["a4.stable"])
    play(match, "a3.orc", "dragon", "dragon")
    assert enemies(match) == "a4.dragon*2 a5.orc" and buildings(match) == ""


def test_rams_ignore_other_buildings() -> None:
    """DV-194, DV-213, DV-R15: fraternal buildings on orange/tan spaces are not destroyed."""
    for enemy in ("battering_ram", "dragon"):
        match = given(
            at="advance", enemies=[f"c4.{enemy} a6.{enemy}"], buildings=["c5.chapel b6.royal_guard cellar.dungeon"]
        )
        assert buildings(match) == "c5.chapel b6.royal_guard cellar.dungeon"


def test_a_destroyed_building_is_out_of_the_game() -> None:
    """DV-195, DV-310, DV-I27: it comes neither to the supply nor to the stack."""
    match = given(at="advance", enemies=["a3.battering_ram"], buildings=["a4.stable"])
    assert match.game.stock.destroyed[11] == 1 and table(match).undrawn["stable"] == 3 and barony(match).supply == {}


# --- Defensive Fire


def test_defensive_fire_on_a_wall() -> None:
    """DV-229, DV-226, DV-227, DV-228, DV-252: the Orc on it (+1) and the Ram entering it (+1) die, the Wall stays."""
    match = given(at="advance", enemies=["a2.orc a1.battering_ram"], buildings=["a2.wall"], fire="a2")
    assert points(match) == 2 and enemies(match) == "" and buildings(match) == "a2.wall"


@pytest.mark.parametrize("cell", ["a1", "a4"])
def test_defensive_fire_gives_one_point_in_any_row(cell: str) -> None:
    """DV-227, DV-308: 1 point for each enemy, whatever the row; nothing goes over the cliff."""
    match = given(at="advance", enemies=[f"{cell}.dragon*2"], buildings=[f"{cell}.moat_arc_wall"], fire=cell)
    assert points(match) == 2 and enemies(match) == ""
    match = given(at="advance", enemies=["c1.orc"], buildings=["c1.wall"], fire="c1")
    assert points(match) == 1


def test_defensive_fire_on_a_tower() -> None:
    """DV-R59, DV-228: all that enter are destroyed for 1 point each and the Tower stays."""
    match = given(at="advance", enemies=["a3.orc*2 a3.dragon"], buildings=["a4.tower"], fire="a4")
    assert points(match) == 3 and buildings(match) == "a4.tower" and enemies(match) == ""


def test_defensive_fire_replaces_battle() -> None:
    """DV-228: a Knight on the building does not battle those that enter."""
    match = given(at="advance", enemies=["a1.orc a2.dragon"], buildings=["a2.wall"], units=["a2.knight"], fire="a2")
    assert points(match) == 2 and units(match) == "a2.knight" and told(match, "battle") == []


def test_losses_come_before_gains() -> None:
    """DV-R88: at -5 an enemy entering the Keep costs nothing before another goes over the cliff: -1 in all."""
    match = given(at="advance", enemies=["b6.orc c1.orc"], buildings=["c1.wall"], scores=[-5])
    assert points(match) == -1
    match = given(at="advance", enemies=["b6.orc a1.orc"], buildings=["a2.wall"], fire="a2", scores=[-5])
    assert points(match) == -4
