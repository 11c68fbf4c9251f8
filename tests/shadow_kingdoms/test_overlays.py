"""Riftlands: always-on and unlockable powers of the overlays; the Goblin has a file of its own."""

from tests.support.riftlands import rift, rift_battle
from tests.support.shadow_kingdoms import (
    CLASH_2,
    HARD_LINE,
    Board,
    asked,
    line,
    means,
    offered,
    offered_as,
    play,
    player,
    table,
    told,
)

from wartable.engine.chance import chance_from
from wartable.shadow_kingdoms.champions import GainChampion

PLANS = HARD_LINE.split()
POWER = "overlay_power"


# --- Gargoyle


def test_gargoyle_at_the_tactics_shrine() -> None:
    """RL-026, RL-027, RL-R46: the first cycling of the visit is free, also with 0 Magic; 1 Gold less to reserve."""
    match = rift(Board(troop="gargoyle", gold=4, magic=0))
    play(match, "go:tactics", "die:goblin:6")
    assert offered_as(match, "cycle") == [f"cycle:{plan}" for plan in PLANS]
    play(match, f"cycle:{PLANS[0]}")
    assert player(match).magic == 0 and offered_as(match, "cycle") == []
    play(match, f"reserve:{PLANS[4]}")
    assert player(match).gold == 4 - (4 - 1)


def test_further_cycling_costs_magic() -> None:
    """RL-R46: before or after the purchase, only the first is free."""
    match = rift(Board(troop="gargoyle", magic=2))
    play(match, "go:tactics", "die:goblin:6", f"reserve:{PLANS[0]}", "pass", f"cycle:{PLANS[1]}")
    assert player(match).magic == 2
    play(match, f"cycle:{PLANS[2]}")
    assert player(match).magic == 1


def test_the_gargoyles_discount_is_for_the_visit() -> None:
    """RL-R46: neither in Camp nor for reserve bonuses."""
    you = Board(troop="gargoyle", gold=1, magic=0, dice="goblin:1 gargoyle:1", place="gem")
    assert "go:camp" not in offered(rift(you, line=f"{PLANS[0]} {CLASH_2} {' '.join(PLANS[1:4])}"))


def test_gargoyle_gains_plans() -> None:
    """RL-037, RL-R58, RL-R59: 2 Magic and 1 Influence on reserving, before the slot's bonus; one instance of Magic."""
    you = Board(troop="gargoyle", gold=1, magic=0, off=POWER, champions="dark_conjuror priest")
    match = play(rift(you), "go:tactics", "die:goblin:6", f"reserve:{PLANS[0]}")
    assert asked(match) == "reserve_bonus" and means(match) == (1, (1 + 1) + (2 + 1), 11)


def test_gargoyle_in_camp() -> None:
    """RL-115, RL-037, RL-R25: Influence 12 is 13 when Strength is determined; what Champions add is held until
    step 5.
    """
    you = Board(
        troop="gargoyle", gold=1, magic=0, influence=12, off=f"{POWER} track_14", champions="priest",
        dice="goblin:6 gargoyle:6", place="gem",
    )  # fmt: skip
    match = play(rift(you, line=f"{CLASH_2} {' '.join(PLANS[:4])}"), "go:camp")
    assert asked(match) == "change" and means(match) == (0, 2, 13)  # Priest's Magic is not here yet
    play(match, "done")
    assert told(match, "fought")[0]["strength"] == 12 and player(match).magic == 3


def test_the_line_stays_known() -> None:
    """RL-026: cycling slides the line as ever."""
    match = rift(Board(troop="gargoyle", magic=0), plan_top=CLASH_2)
    play(match, "go:tactics", "die:goblin:6", f"cycle:{PLANS[2]}")
    assert line(match) == [PLANS[0], PLANS[1], PLANS[3], PLANS[4], CLASH_2] and table(match).plan_deck > 0


# --- Gnoll


def test_gnoll_gem_spaces() -> None:
    """RL-028, RL-I07: 2 at first, 4 once the marker is off."""
    assert player(rift(Board(troop="gnoll"))).gem_limit == 2
    assert player(rift(Board(troop="gnoll", off="gems"))).gem_limit == 4


def test_gnoll_at_the_gem_shrine() -> None:
    """RL-029, RL-R62, RL-111: 1 Magic with the move, before the die is taken."""
    match = play(rift(Board(troop="gnoll", magic=0)), "go:gem")
    assert asked(match) == "die_at_shrine" and player(match).magic == 1


def test_gnolls_wild() -> None:
    """RL-038, RL-R42: one die of the battle may be made Wild by the power."""
    match = rift_battle("clash", "goblin:1 orc:1", troop="gnoll", off=POWER)
    assert asked(match) == "marker"
    you = Board(troop="gnoll", off=POWER, reserve=[CLASH_2], dice="orc:2 orc:1", place="gem")
    assert "go:camp" not in offered(rift(you))


def test_gnolls_gem() -> None:
    """RL-123, RL-038, RL-039, RL-R23: unused as a Wild, the power gives 1 Gem in step 5, or nothing."""
    match = rift_battle("clash", troop="gnoll", off=POWER)
    assert asked(match) == "battle_rewards" and offered(match) == ["gem", "done"]
    assert player(play(match.copy(), "gem")).gems == 1
    assert player(play(match, "done")).gems == 0


def test_gnoll_wild_or_gem() -> None:
    """RL-038, RL-R23: used as a Wild, there is no Gem."""
    match = rift_battle("clash", "goblin:1 orc:1", troop="gnoll", off=POWER, gems=1)
    assert offered(match) == ["wild:power", "wild:gem"]
    power = play(match.copy(), "wild:power", "done")
    assert asked(power) == "marker"
    gem = play(match, "wild:gem")
    assert asked(gem) == "battle_rewards" and "gem" in offered(gem)


# --- Orc


def test_orc_champion_limit() -> None:
    """RL-031, RL-I08: 4, 7, 11."""
    limits = [
        player(rift(Board(troop="orc", off=off))).champion_limit
        for off in ("", "champions_6", "champions_6 champions_10")
    ]
    assert limits == [4, 7, 11]


def test_orc_at_the_champions_shrine() -> None:
    """RL-114, RL-032, RL-033, RL-110: raise a die after it is placed, then 1 - 0 - 1 = 0 Gold for an Instant."""
    match = rift(Board(troop="orc", gold=0, magic=0, dice="gnoll:2"), rows={"instant": "shadow thief thief"})
    play(match, "go:champions", "die:gargoyle:6")
    assert asked(match) == "raise" and offered(match) == ["raise:gnoll:2", "pass"]
    play(match, "raise:gnoll:2")
    assert player(match).dice == ["gargoyle:6", "gnoll:3"]
    play(match, "buy:instant:1")
    assert player(match).gold == 0 and player(match).champions == ["shadow"]


def test_raising_the_die_just_taken_keeps_its_discount() -> None:
    """RL-R16: the Discount is that of the face it showed in the Shrine."""
    match = rift(Board(troop="orc", gold=0, magic=0))
    play(match, "go:champions", "die:skeleton:4", "raise:skeleton:4")
    assert player(match).dice == ["skeleton:5"] and offered_as(match, "buy:ongoing")


def test_a_six_cannot_be_raised() -> None:
    """RL-R17, RL-R61: with nothing but sixes nothing is asked."""
    match = play(rift(Board(troop="orc")), "go:champions", "die:gargoyle:6")
    assert asked(match) == "champions_shrine"


def test_orc_gains_instants() -> None:
    """RL-043, RL-R26: in any way; after the card's own effect, 1 Influence or 4 Gold must be chosen."""
    you = Board(troop="orc", off=POWER, gold=0, magic=0, influence=13)
    match = rift(you, rows={"instant": "shadow thief thief"}, step=GainChampion(0, 0))
    assert player(match).magic == 4 and offered(match) == ["influence", "gold"]
    assert player(play(match.copy(), "gold")).gold == 4
    assert player(play(match, "influence")).influence == 13


def test_orc_after_everything_nested() -> None:
    """RL-R26: Mercenary's die comes first."""
    you = Board(troop="orc", off=POWER)
    match = rift(you, rows={"instant": "mercenary thief thief"}, step=GainChampion(0, 0))
    assert asked(match) == "die_from_any_shrine"
    assert asked(play(match, "pass")) == "instant_bonus"


# --- Skeleton


def test_skeleton_performs_the_magic_shrine_twice() -> None:
    """RL-112, RL-034, RL-035: twice 2 Magic, each with Dark Conjuror's 1: 6 in all."""
    match = rift(Board(troop="skeleton", magic=0, champions="dark_conjuror"))
    assert player(play(match, "go:magic", "die:orc:4")).magic == 6


def test_skeleton_claims_twice() -> None:
    """RL-035, RL-R50, RL-R62: Magic and an Award, or two different Awards; the second sees what the first unlocked."""
    awards = "crossroads lord_of_clash war_chest raider"
    match = rift(Board(troop="skeleton", gold=8, magic=6, chits=(4, 0, 0)), awards=awards)
    play(match, "go:magic", "die:orc:4")
    assert offered(match) == ["magic", "award:raider"]
    play(match, "magic")
    assert offered(match) == ["magic", "award:war_chest", "award:raider"]
    play(match, "award:war_chest", "marker:wild")
    assert player(match).points == 7 and match.game.active == 1
    match = rift(Board(troop="skeleton", gold=8, magic=8, chits=(4, 0, 0)), awards=awards)
    play(match, "go:magic", "die:orc:4", "award:raider", "marker:wild", "award:war_chest", "marker:strength")
    assert player(match).points == 14


def test_skeleton_keeps_a_die() -> None:
    """RL-044, RL-122, RL-R24, RL-R14: in step 9 for 2 Magic one die is rolled again and raised by 1, at most 6."""
    faces = set()
    for seed in range(25):
        match = rift_battle("clash", troop="skeleton", off=POWER, magic=2)
        play(match, "done", "marker:wild", "area:2:2")
        assert asked(match) == "keep_die" and offered(match) == ["keep:goblin:2", "keep:gargoyle:2", "pass"]
        match.game.chance = chance_from(seed)
        play(match, "keep:goblin:2")
        assert player(match).magic == 0 and len(player(match).dice) == 1
        faces.add(player(match).dice[0])
    assert faces == {f"goblin:{value}" for value in range(2, 7)}


def test_no_space_no_die_kept() -> None:
    """RL-R24: without an open space, or without the Magic, it is not offered; the pass costs nothing."""
    match = rift_battle("clash", "goblin:2 gargoyle:2 orc:1", troop="skeleton", off=POWER, magic=1)
    play(match, "done", "marker:wild", "area:2:2")
    assert asked(match) == "after_battle"
    match = rift_battle("clash", troop="skeleton", off=POWER, magic=2)
    play(match, "done", "marker:wild", "area:2:2", "pass")
    assert player(match).magic == 2 and player(match).dice == []
