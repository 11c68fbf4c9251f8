"""The Advance Enemies phase: start battles, walking, buildings, groups, Invasion and Defensive Fire."""

import pytest
from tests.support.dragon_valley import (
    asked,
    asked_seat,
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

from wartable.engine.match import Match


def advance(match: Match, *keys: str) -> Match:
    return play(match, *keys)


# --- the phase


def test_each_player_moves_the_own_enemies() -> None:
    """DV-251, DV-R76: in turn order, each only in the own barony."""
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


# --- start battles


def test_start_battles_come_before_movement() -> None:
    """DV-252, DV-253: space by space in index order, the pass included; then the free enemies move."""
    match = given(
        at="advance",
        units=["pass.knight b2.knight"],
        enemies=["pass.battering_ram b2.battering_ram c1.battering_ram"],
    )
    names = [(event.name, event.facts["place"]) for event in match.events if event.name in ("battle", "foes_moved")]
    assert names == [("battle", "pass"), ("battle", "b2"), ("foes_moved", "c2")] and points(match) == 2


def test_each_friend_and_each_enemy_battles_once_at_the_start() -> None:
    """DV-254, DV-257, DV-R27, DV-I19: a Knight and two Rams: one is destroyed, the other moves on."""
    match = given(at="advance", units=["a2.knight"], enemies=["a2.battering_ram*2"])
    assert points(match) == 2 and enemies(match) == "a3.battering_ram" and units(match) == "a2.knight"


def test_the_owner_pairs_enemies_with_units() -> None:
    """DV-253, DV-112, DV-R29: which pairs is free, but some pair must be made."""
    match = given(at="advance", units=["a2.archer a2.knight"], enemies=["a2.battering_ram a2.orc"])
    assert asked(match) == "battle_enemy" and offered(match) == ["battering_ram", "orc"]
    play(match, "battering_ram")
    assert asked(match) == "battle_unit" and offered(match) == ["archer", "knight"]
    play(match, "knight")  # then Orc and Archer are left
    assert points(match) == 4 and units(match) == "a2.knight" and enemies(match) == ""


def test_owners_must_pair_to_their_own_disadvantage() -> None:
    """DV-R29: a lone Trebuchet beside a Dragon is engaged and lost."""
    match = given(at="advance", units=["a2.trebuchet"], enemies=["a2.dragon"])
    assert units(match) == "" and enemies(match) == "a2.dragon"


def test_rams_beside_trebuchets_move_normally() -> None:
    """DV-255, DV-R24, DV-R25: only Trebuchets there: the Ram is not engaged."""
    match = given(at="advance", units=["a2.trebuchet"], enemies=["a2.battering_ram"])
    assert enemies(match) == "a3.battering_ram" and units(match) == "a2.trebuchet"


def test_rams_beside_trebuchets_under_royal_guard() -> None:
    """DV-255, DV-206: with an active Royal Guard they are engaged, and destroyed."""
    match = given(at="advance", units=["a2.trebuchet"], enemies=["a2.battering_ram"], guard=True)
    assert enemies(match) == "" and points(match) == 2


def test_a_trebuchet_an_archer_a_ram_and_an_orc() -> None:
    """DV-321, DV-R24, DV-256: Orc and Archer destroy each other (+2); Ram and Trebuchet are paired, the Ram stays."""
    match = given(at="advance", units=["a2.trebuchet a2.archer"], enemies=["a2.battering_ram a2.orc"])
    play(match, "orc", "archer")
    assert points(match) == 2 and units(match) == "a2.trebuchet" and enemies(match) == "a2.battering_ram"


def test_a_trebuchet_alone_with_a_ram_and_an_orc() -> None:
    """DV-321, DV-255, DV-R80: Orc and Trebuchet are paired, the Trebuchet is lost, the Orc stays, the Ram moves."""
    match = given(at="advance", units=["a2.trebuchet"], enemies=["a2.battering_ram a2.orc"])
    assert units(match) == "" and enemies(match) == "a2.orc a3.battering_ram"


def test_the_check_for_trebuchets_is_made_once() -> None:
    """DV-R80: an Archer lost in the first start battle does not set the Ram free."""
    match = given(at="advance", units=["a2.trebuchet a2.archer"], enemies=["a2.battering_ram a2.dragon"])
    play(match, "dragon", "archer")
    assert enemies(match) == "a2.battering_ram" and points(match) == 2


def test_a_survivor_of_the_start_battles_does_not_move() -> None:
    """DV-256, DV-R23: a Dragon that destroyed a Knight stays; in Invasion's second set it moves."""
    match = given(at="advance", units=["a2.knight"], enemies=["a2.dragon"])
    assert enemies(match) == "a2.dragon" and units(match) == ""
    match = given(at="advance", units=["a2.knight"], enemies=["a2.dragon"], cards=["invasion"])
    assert enemies(match) == "a5.dragon"


def test_extras_in_start_battles() -> None:
    """DV-254, DV-113, DV-R26: with a Blacksmith a Knight takes both Rams."""
    match = given(at="advance", units=["a2.knight"], enemies=["a2.battering_ram*2"], buildings=["b5.blacksmith"])
    assert asked(match) == "battle_extra"
    play(match, "battering_ram")
    assert points(match) == 4 and enemies(match) == ""


# --- entering spaces with friends


def test_an_enemy_stops_at_friends_and_battles() -> None:
    """DV-262, DV-265: Ram, Ram, Orc against a Knight on a2: all fall one after the other, +6 (DV-270)."""
    match = given(at="advance", enemies=["a1.battering_ram*2 a1.orc"], units=["a2.knight"])
    assert asked(match) == "advance_pick" and offered(match) == ["a1.battering_ram", "a1.orc"]
    play(match, "a1.battering_ram", "go", "a1.battering_ram", "go")
    assert points(match) == 6 and units(match) == enemies(match) == ""


def test_the_other_order_of_two_rams_and_an_orc() -> None:
    """DV-271, DV-260: the Orc first: Orc and Knight destroy each other (+2), the Rams move to a2 and remain."""
    match = given(at="advance", enemies=["a1.battering_ram*2 a1.orc"], units=["a2.knight"])
    play(match, "a1.orc")
    assert points(match) == 2 and enemies(match) == "a2.battering_ram*2" and units(match) == ""


def test_each_finishes_before_the_next_starts() -> None:
    """DV-260, DV-R22: a Dragon picked first has walked all its spaces when the Orc begins."""
    match = given(at="advance", enemies=["pass.dragon pass.orc"], units=["a2.knight"])
    play(match, "pass.dragon")
    moved = [(fact["enemy"], fact["place"]) for fact in told(match, "foes_moved")]
    assert moved == [("dragon", "a1"), ("dragon", "a2"), ("orc", "a1"), ("orc", "a2")]


def test_the_owner_chooses_which_friend_battles() -> None:
    """DV-262, DV-112: an entering Orc meets an Archer or a Trebuchet, as the owner likes."""
    match = given(at="advance", enemies=["a1.orc"], units=["a2.archer a2.trebuchet"])
    assert asked(match) == "battle_unit" and offered(match) == ["trebuchet", "archer"]
    play(match, "archer")
    assert units(match) == "a2.trebuchet" and points(match) == 2


def test_two_dragons_as_a_group_and_one_after_the_other() -> None:
    """DV-264, DV-263, DV-261: with a Fletcher the Archer on a2 takes both (+4); singly +2, the second is on a3."""
    position = {"at": "advance", "units": ["a2.archer"], "enemies": ["pass.dragon*2"], "buildings": ["b5.fletcher"]}
    match = given(**position)  # type: ignore[arg-type]
    assert asked(match) == "advance_join"
    play(match, "dragon", "dragon")
    assert points(match) == 4 and units(match) == enemies(match) == ""
    match = given(**position)  # type: ignore[arg-type]
    play(match, "go")
    assert points(match) == 2 and enemies(match) == "a3.dragon"


def test_an_orc_and_a_dragon_as_a_group() -> None:
    """DV-323, DV-261, DV-R21: with a Fletcher the Archer on a1 takes both (+4); the Orc first: +2, Dragon on a3."""
    position = {
        "at": "advance",
        "units": ["a1.archer"],
        "enemies": ["pass.orc pass.dragon"],
        "buildings": ["b5.fletcher"],
    }
    match = given(**position)  # type: ignore[arg-type]
    play(match, "pass.orc", "dragon", "orc", "dragon")
    assert points(match) == 4 and units(match) == enemies(match) == ""
    match = given(**position)  # type: ignore[arg-type]
    play(match, "pass.orc", "go")
    assert points(match) == 2 and enemies(match) == "a3.dragon"


def test_members_left_over_are_not_engaged() -> None:
    """DV-263: three Rams in a group against one Knight: all stop on a2, one is destroyed, two remain."""
    match = given(at="advance", enemies=["a1.battering_ram*3"], units=["a2.knight"])
    play(match, "battering_ram", "battering_ram")
    assert points(match) == 2 and enemies(match) == "a2.battering_ram*2" and units(match) == "a2.knight"


def test_a_group_battles_friends_not_yet_used_in_the_clash() -> None:
    """DV-263: two Rams and two Knights: each Knight takes one."""
    match = given(at="advance", enemies=["a1.battering_ram*2"], units=["a2.knight*2"])
    play(match, "battering_ram")
    assert points(match) == 4 and enemies(match) == ""


def test_extras_may_be_enemies_that_stand_there() -> None:
    """DV-R79: a Ram that stopped on a2 before may be an extra when the next one enters."""
    match = given(
        at="advance",
        enemies=["a1.battering_ram*2 a2.battering_ram*2"],
        units=["a2.knight"],
        buildings=["b5.blacksmith"],
    )
    play(match, "done")  # the start battle: one Ram of a2 only; the other is free
    while asked(match) != "battle_extra":
        play(match, "go" if asked(match) == "advance_join" else "a1.battering_ram")
    assert points(match) == 2
    play(match, "battering_ram")  # the free Ram of a2 beside the one that entered; the last one follows
    assert points(match) == 8 and enemies(match) == ""


def test_who_is_stopped_stays_behind_and_the_rest_goes_on() -> None:
    """DV-322, DV-261: Orc and Dragon leave together; an Arc Jewel stops the Dragon on a1, the Orc meets the Knight."""
    match = given(at="advance", enemies=["pass.orc pass.dragon"], buildings=["a1.arc_jewel"], units=["a2.knight"])
    play(match, "pass.orc", "dragon")
    assert enemies(match) == "a1.dragon" and units(match) == "" and points(match) == 2
    assert [(fact["enemy"], fact["place"]) for fact in told(match, "foes_moved")] == [
        ("orc", "a1"),
        ("dragon", "a1"),
        ("orc", "a2"),
    ]


def test_every_member_keeps_its_own_allowance() -> None:
    """DV-322, DV-258: without anything on the way Ram, Orc and Dragon end on a1, a2 and a3."""
    match = given(at="advance", enemies=["pass.battering_ram pass.orc pass.dragon"])
    assert enemies(match) == "a1.battering_ram a2.orc a3.dragon"


def test_who_is_turned_aside_is_not_in_a_group_with_who_walks_down() -> None:
    """DV-261, DV-R21: an Orc on a Wall goes right, a Dragon there goes down; they are never one group."""
    match = given(at="advance", enemies=["a1.orc a1.dragon"], buildings=["a1.wall"], units=["b1.knight a2.archer"])
    play(match, "a1.orc")  # goes alone, without a question about others
    assert told(match, "foes_moved")[0]["place"] == "b1" and told(match, "foes_moved")[0]["cubes"] == 1


def test_friends_in_the_pass_meet_enemies_at_the_start() -> None:
    """DV-253, DV-024: a Knight in the pass destroys a Ram there for 0 points."""
    match = given(at="advance", enemies=["pass.battering_ram"], units=["pass.knight"])
    assert points(match) == 0 and enemies(match) == "" and units(match) == "pass.knight"


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


def test_a_tower_counts_anew_in_a_second_set() -> None:
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
    assert asked(match) == "tower_pick" and offered(match) == ["battering_ram", "dragon"]
    play(match, "dragon")
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


# --- Invasion and the start of the advance


def test_invasion_is_a_second_full_set() -> None:
    """DV-233, DV-231, DV-232: an Orc on b2 goes to c2 and over the cliff (+4)."""
    match = given(at="advance", enemies=["b2.orc"], buildings=["b2.wall c2.wall"], cards=["invasion"])
    assert points(match) == 4 and enemies(match) == "" and table(match).discards == ["invasion"]


def test_invasion_touches_only_the_holder() -> None:
    """DV-234: the other player's enemies move once; the holder cannot decline."""
    match = given(at="advances", enemies=["pass.orc", "pass.orc"], cards=["", "invasion"])
    assert enemies(match, 0) == "a2.orc" and enemies(match, 1) == "a4.orc"


def test_start_battles_apply_anew_in_the_second_set() -> None:
    """DV-232, DV-R09: a Knight meets the Ram that stopped in the first set; Blessing and Guard are not asked again."""
    match = given(at="advance", enemies=["pass.battering_ram*2"], units=["a1.knight"], cards=["invasion"])
    play(match, "battering_ram")  # as a group: one is destroyed, the other stays for the second set
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
