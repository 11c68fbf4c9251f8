"""The Advance Enemies phase: start battles, and battles on the way, alone or as a group."""

from tests.support.dragon_valley import asked, enemies, given, offered, play, points, told, units

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


def test_who_survives_a_start_battle_may_fight_again() -> None:
    """DV-254, DV-R27: a Knight and two Rams: it survives the first and may destroy the second too (+4)."""
    match = given(at="advance", units=["a2.knight"], enemies=["a2.battering_ram*2"])
    assert asked(match) == "battle_enemy" and offered(match) == ["a2.battering_ram", "done"]
    play(match, "a2.battering_ram")
    assert points(match) == 4 and enemies(match) == "" and units(match) == "a2.knight"


def test_nobody_has_to_fight_twice() -> None:
    """DV-254, DV-257, DV-R27, DV-R29: the second Ram may also be left alone; it moves on."""
    match = play(given(at="advance", units=["a2.knight"], enemies=["a2.battering_ram*2"]), "done")
    assert points(match) == 2 and enemies(match) == "a3.battering_ram" and units(match) == "a2.knight"


def test_all_units_fight_before_the_owner_may_be_done() -> None:
    """DV-R29, DV-R27: the Knight took a Ram, the Archer has not fought: the Orc must be engaged, by either of them."""
    match = given(at="advance", units=["a2.archer a2.knight"], enemies=["a2.battering_ram*2 a2.orc"])
    play(match, "a2.battering_ram", "knight")
    assert offered(match) == ["a2.battering_ram", "a2.orc"]
    play(
        match, "a2.battering_ram", "knight"
    )  # once more; only the Orc is left, and the Archer has to fight or the Knight
    assert asked(match) == "battle_unit" and offered(match) == ["archer", "knight"]
    play(match, "archer")
    assert points(match) == 6 and units(match) == "a2.knight" and enemies(match) == ""


def test_no_enemy_is_engaged_twice_at_the_start() -> None:
    """DV-254, DV-I19: the Trebuchet may hold both Rams, each once; then nothing more is asked."""
    match = given(at="advance", units=["a2.trebuchet a2.knight"], enemies=["a2.battering_ram*3"], blessed="a2.knight")
    play(match, "trebuchet", "knight.blessed", "a2.battering_ram", "trebuchet")
    assert enemies(match) == "a2.battering_ram*2" and points(match) == 2 and asked(match) == ""


def test_the_owner_pairs_enemies_with_units() -> None:
    """DV-253, DV-112, DV-R29: which pairs is free, but some pair must be made."""
    match = given(at="advance", units=["a2.archer a2.knight"], enemies=["a2.battering_ram a2.orc"])
    assert asked(match) == "battle_enemy" and offered(match) == ["a2.battering_ram", "a2.orc"]
    play(match, "a2.battering_ram")
    assert asked(match) == "battle_unit" and offered(match) == ["archer", "knight"]
    play(match, "knight", "archer")  # against the Orc
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
    """DV-255, DV-R24: the exception knows no Royal Guard: the Ram moves on. A Ram that enters is destroyed (DV-206)."""
    match = given(at="advance", units=["a2.trebuchet"], enemies=["a2.battering_ram"], guard=True)
    assert enemies(match) == "a3.battering_ram" and points(match) == 0
    match = given(at="advance", units=["a2.trebuchet"], enemies=["a1.battering_ram"], guard=True)
    assert enemies(match) == "" and points(match) == 2


def test_a_trebuchet_an_archer_a_ram_and_an_orc() -> None:
    """DV-321, DV-R24, DV-256: Orc and Archer destroy each other (+2); Ram and Trebuchet are paired, the Ram stays."""
    match = given(at="advance", units=["a2.trebuchet a2.archer"], enemies=["a2.battering_ram a2.orc"])
    play(match, "a2.orc", "archer")
    assert points(match) == 2 and units(match) == "a2.trebuchet" and enemies(match) == "a2.battering_ram"


def test_a_trebuchet_alone_with_a_ram_and_an_orc() -> None:
    """DV-321, DV-255, DV-R80: Orc and Trebuchet are paired, the Trebuchet is lost, the Orc stays, the Ram moves."""
    match = given(at="advance", units=["a2.trebuchet"], enemies=["a2.battering_ram a2.orc"])
    assert units(match) == "" and enemies(match) == "a2.orc a3.battering_ram"


def test_the_check_for_trebuchets_is_made_once() -> None:
    """DV-R80: an Archer lost in the first start battle does not set the Ram free."""
    match = given(at="advance", units=["a2.trebuchet a2.archer"], enemies=["a2.battering_ram a2.dragon"])
    play(match, "a2.dragon", "archer")
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
    play(match, "pass.orc", "dragon", "a1.orc", "dragon")
    assert points(match) == 4 and units(match) == enemies(match) == ""
    match = given(**position)  # type: ignore[arg-type]
    play(match, "pass.orc", "go")
    assert points(match) == 2 and enemies(match) == "a3.dragon"


def test_members_left_over_are_not_engaged() -> None:
    """DV-263: three Rams in a group against one Knight: all stop on a2, one is destroyed, two remain if it stops."""
    match = given(at="advance", enemies=["a1.battering_ram*3"], units=["a2.knight"])
    play(match, "battering_ram", "battering_ram", "done")
    assert points(match) == 2 and enemies(match) == "a2.battering_ram*2" and units(match) == "a2.knight"


def test_who_survives_a_clash_may_fight_again() -> None:
    """DV-R27, DV-263: the Knight survives each battle and takes all three Rams that entered, one by one."""
    match = given(at="advance", enemies=["a1.battering_ram*3"], units=["a2.knight"])
    play(match, "battering_ram", "battering_ram", "a2.battering_ram", "a2.battering_ram")
    assert points(match) == 6 and enemies(match) == "" and units(match) == "a2.knight"


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
    play(match, "done", "done")  # the start battle: one Ram of a2 only; the other is free
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
