"""Riftlands: always-on and unlockable powers of the overlays, and the updated and new Champions."""

import pytest
from tests.support.shadow_kingdoms import (
    AMBUSH_2,
    CLASH_2,
    FITTING,
    HARD_LINE,
    SIEGE_2,
    Board,
    asked,
    given,
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
from wartable.engine.match import Match
from wartable.shadow_kingdoms.champions import GainChampion
from wartable.shadow_kingdoms.taking import TakeAnyDie

PLANS = HARD_LINE.split()
FACE_UP = "dragon_orb_a evermap_a mask_of_asteraten_a thunder_axe_a urdr_staff_a dragon_orb_b"
POWER = "overlay_power"
TYPE_PLANS = {"ambush": AMBUSH_2, "clash": CLASH_2, "siege": SIEGE_2}


def rift(you: Board, **position: object) -> Match:
    position.setdefault("relics", FACE_UP)
    return given(you=you, riftlands=True, **position)  # type: ignore[arg-type]


def battle(kind: str, dice: str = "", **board: object) -> Match:
    """A Riftlands battle of this type with a reserved plan; the player has moved to Camp."""
    plan = TYPE_PLANS[kind]
    position = {key: board.pop(key) for key in ("rows", "shrines") if key in board}
    board.setdefault("gold", 0)
    board.setdefault("magic", 0)
    you = Board(reserve=[plan], dice=dice or FITTING[plan].format(2, 2), place="gem", **board)  # type: ignore[arg-type]
    match = play(rift(you, **position), "go:camp")
    return play(match, f"battle:{plan}") if asked(match) == "battle_plan" else match


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
    match = battle("clash", "goblin:1 orc:1", troop="gnoll", off=POWER)
    assert asked(match) == "marker"
    you = Board(troop="gnoll", off=POWER, reserve=[CLASH_2], dice="orc:2 orc:1", place="gem")
    assert "go:camp" not in offered(rift(you))


def test_gnolls_gem() -> None:
    """RL-123, RL-038, RL-039, RL-R23: unused as a Wild, the power gives 1 Gem in step 5, or nothing."""
    match = battle("clash", troop="gnoll", off=POWER)
    assert asked(match) == "battle_rewards" and offered(match) == ["gem", "done"]
    assert player(play(match.copy(), "gem")).gems == 1
    assert player(play(match, "done")).gems == 0


def test_gnoll_wild_or_gem() -> None:
    """RL-038, RL-R23: used as a Wild, there is no Gem."""
    match = battle("clash", "goblin:1 orc:1", troop="gnoll", off=POWER, gems=1)
    assert offered(match) == ["wild:power", "wild:gem"]
    power = play(match.copy(), "wild:power", "done")
    assert asked(power) == "marker"
    gem = play(match, "wild:gem")
    assert asked(gem) == "battle_rewards" and "gem" in offered(gem)


# --- Goblin


def test_goblin_exchanges_gold() -> None:
    """RL-113, RL-030, RL-R20: 6 + 4 - 3 = 7 Gold, and 3 Magic more; after the Shrine's Gold."""
    match = rift(Board(troop="goblin", gold=6, magic=0), shrines={"gold": "orc:2 gnoll:6"})
    play(match, "go:gold", "die:orc:2")
    assert offered(match) == ["exchange:0", "exchange:1", "exchange:2", "exchange:3"]
    play(match, "exchange:3")
    assert means(match)[:2] == (7, 3)


def test_the_exchange_is_limited() -> None:
    """RL-R20: not more than the Gold at hand nor than fits; one instance of gaining Magic."""
    match = play(
        rift(Board(troop="goblin", gold=0, magic=0), shrines={"gold": "orc:4 gnoll:6"}), "go:gold", "die:orc:4"
    )
    assert len(offered(match)) == 3
    match = play(
        rift(Board(troop="goblin", gold=5, magic=12), shrines={"gold": "orc:4 gnoll:6"}), "go:gold", "die:orc:4"
    )
    assert len(offered(match)) == 2
    you = Board(troop="goblin", gold=6, magic=0, champions="dark_conjuror")
    match = play(rift(you), "go:gold", "die:gnoll:6", "exchange:3")
    assert means(match)[:2] == (3, 4)


def test_goblins_extra_space() -> None:
    """RL-121, RL-040, RL-041, RL-R19, RL-I09: all Troop spaces full: nothing to the bag, 2 Gold, and the 3
    becomes a 4.
    """
    you = Board(troop="goblin", off=POWER, dice="orc:6 orc:5 gnoll:6", gold=0)
    match = play(rift(you, shrines={"champions": "goblin:3 gargoyle:6"}), "go:champions", "die:goblin:3")
    assert asked(match) == "die_space" and offered(match) == ["extra", "ordinary"]
    play(match, "extra")
    assert player(match).gold == 2 and asked(match) == "raise"
    assert offered(match) == ["raise:orc:5", "raise:goblin:3:extra", "pass"]
    play(match, "raise:goblin:3:extra")
    assert player(match).extra_die == "goblin:4" and player(match).dice == ["orc:5", "orc:6", "gnoll:6"]


def test_the_extra_space_takes_any_die() -> None:
    """RL-040, RL-041: but only a Goblin die brings Gold and a raise."""
    match = rift(Board(troop="goblin", off=POWER, gold=0))
    play(match, "go:champions", "die:gargoyle:6", "extra")
    assert player(match).extra_die == "gargoyle:6" and player(match).gold == 0 and asked(match) == "champions_shrine"


def test_the_extra_space_is_never_compulsory() -> None:
    """RL-R21: ordinary spaces are looked at alone; D3 does not offer the die there (RL-042, RL-I10)."""
    you = Board(troop="goblin", off=POWER, dice="orc:6 orc:5 gnoll:6")
    match = play(rift(you), "go:champions", "die:gargoyle:6", "ordinary")
    assert offered(match) == ["bag", "replace:orc:5", "replace:orc:6", "replace:gnoll:6"]
    full = Board(troop="goblin", off=POWER, dice="orc:6 orc:5 gnoll:6", extra="goblin:1")
    match = play(rift(full), "go:champions", "die:gargoyle:6")
    assert asked(match) == "no_room" and not any("goblin" in key for key in offered(match))


def test_the_extra_die_fights() -> None:
    """RL-042, RL-R21, RL-R22: it leaves only by being used in a battle; Magic and Gems may change it."""
    you = Board(
        troop="goblin", off=POWER, reserve=[CLASH_2], dice="goblin:2 gargoyle:3", extra="goblin:5", place="gem", magic=1
    )
    match = play(rift(you), "go:camp", f"battle:{CLASH_2}")
    assert offered(match) == ["troops:goblin:2+gargoyle:3", "troops:gargoyle:3+goblin:5:extra"]
    behind = play(match.copy(), "troops:goblin:2+gargoyle:3", "up:2")
    assert player(behind).extra_die == "goblin:6"
    play(match, "troops:gargoyle:3+goblin:5:extra")
    assert player(match).extra_die is None and player(match).dice == ["goblin:2"]


def test_the_extra_die_counts() -> None:
    """RL-R22: for an Award and at the end."""
    you = Board(troop="goblin", off=POWER, dice="gargoyle:2 gnoll:1", extra="skeleton:1")
    match = play(rift(you, awards="crossroads lord_of_clash mixed_ranks"), "go:magic", "die:orc:4")
    assert "award:mixed_ranks" in offered(match)


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
        match = battle("clash", troop="skeleton", off=POWER, magic=2)
        play(match, "done", "marker:wild", "area:2:2")
        assert asked(match) == "keep_die" and offered(match) == ["keep:goblin:2", "keep:gargoyle:2", "pass"]
        match.game.chance = chance_from(seed)
        play(match, "keep:goblin:2")
        assert player(match).magic == 0 and len(player(match).dice) == 1
        faces.add(player(match).dice[0])
    assert faces == {f"goblin:{value}" for value in range(2, 7)}


def test_no_space_no_die_kept() -> None:
    """RL-R24: without an open space, or without the Magic, it is not offered; the pass costs nothing."""
    match = battle("clash", "goblin:2 gargoyle:2 orc:1", troop="skeleton", off=POWER, magic=1)
    play(match, "done", "marker:wild", "area:2:2")
    assert match.game.active == 1
    match = battle("clash", troop="skeleton", off=POWER, magic=2)
    play(match, "done", "marker:wild", "area:2:2", "pass")
    assert player(match).magic == 2 and player(match).dice == []


# --- visits


def test_a_visit_is_the_own_wardens_move() -> None:
    """RL-111: taking a die from the Gem Shrine by an effect brings the Gnoll nothing."""
    match = rift(Board(troop="gnoll", magic=0), step=TakeAnyDie(0, 0))
    assert player(play(match, "die:gem:goblin:4")).magic == 0


@pytest.mark.parametrize(
    ("card", "shrine", "after"),
    [
        ("ferryman", "magic", (2, 0)),
        ("hatchling", "gold", (0, 2)),
        ("manitou", "tactics", (0, 1)),
        ("recruiter", "champions", (0, 1)),
        ("shard", "gem", (1, 1)),
    ],
)
def test_visitors(card: str, shrine: str, after: tuple[int, int]) -> None:
    """RL-053, RL-055, RL-057, RL-058, RL-060, RL-110, RL-R62: gains with the move, before the die is taken."""
    match = play(rift(Board(troop="goblin", gold=0, magic=0, champions=card)), f"go:{shrine}")
    assert asked(match) == "die_at_shrine" and means(match)[:2] == after
    other = "gold" if shrine != "gold" else "gem"
    match = play(rift(Board(troop="goblin", gold=0, magic=0, champions=card)), f"go:{other}")
    assert means(match)[:2] == (0, 0)


def test_alpha_leader() -> None:
    """RL-052, RL-R45, RL-R63, RL-I09: one more space for dice at once; the card counts for the limit."""
    match = rift(Board(dice="orc:1 orc:2 orc:3"), rows={"ongoing": "alpha_leader cutter miner"})
    assert player(match).die_spaces == 3
    play(match, "go:champions", "die:gargoyle:6", "bag", "buy:ongoing:1")
    assert player(match).die_spaces == 4 and player(match).champions == ["alpha_leader"]
    match = rift(Board(dice="orc:1 orc:2 orc:3", champions="alpha_leader cutter miner"))
    play(match, "go:champions", "die:gargoyle:6")
    assert player(match).dice == ["orc:1", "orc:2", "orc:3", "gargoyle:6"] and not offered_as(match, "buy")


# --- updated Champions


@pytest.mark.parametrize(("card", "kind"), [("assassin_rl", "ambush"), ("brawler_rl", "clash"), ("brute_rl", "siege")])
def test_dice_for_completed_plans(card: str, kind: str) -> None:
    """RL-045..RL-047, RL-R27, RL-R48: one die of any Shrine for a plan of the own type; no Strength; or none."""
    for other in TYPE_PLANS:
        match = battle(other, champions=card)
        assert told(match, "fought")[0]["strength"] == 4
        assert (asked(match) == "battle_rewards") == (other == kind)
    match = battle(kind, champions=card)
    assert offered(match) == [f"item:{card}", "done"]
    play(match, f"item:{card}", "die:gold:gnoll:6")
    assert player(match).dice == ["gnoll:6"] and asked(match) == "marker"


def test_engineer_takes_a_relic() -> None:
    """RL-048, RL-R43: any face-up Relic for a completed Siege."""
    match = play(battle("siege", champions="engineer_rl"), "item:engineer_rl")
    assert len(offered_as(match, "relic")) == 6 and "pass" in offered(match)
    play(match, "relic:evermap_a", "stack")
    assert player(match).relic_stack == ["evermap_a"]


def test_soldier_takes_an_instant() -> None:
    """RL-049, RL-R29: a face-up Instant free of charge for a completed Clash, within the limit; cycling is
    allowed first.
    """
    rows = {"instant": "shadow thief thief"}
    match = battle("clash", champions="soldier_rl", magic=1, rows=rows)
    play(match, "done", "item:soldier_rl")
    assert offered_as(match, "take") == [f"take:instant:{slot}" for slot in (1, 2, 3)]
    assert offered_as(match, "cycle") == [f"cycle:instant:{slot}" for slot in (1, 2, 3)]
    play(match, "take:instant:1")
    assert player(match).magic == 5
    full = battle("clash", champions="soldier_rl cutter miner", rows=rows)
    assert asked(full) == "marker"


def test_stalker_gains_influence() -> None:
    """RL-050, RL-R27: 1 Influence for a completed Ambush; only automatic gains, so nothing is asked."""
    match = battle("ambush", champions="stalker_rl")
    assert asked(match) == "marker" and player(match).influence == 11


def test_items_in_any_order() -> None:
    """RL-R27: automatic gains together, items one by one; leaving is offered once the gains are taken."""
    match = battle("ambush", champions="stalker_rl assassin_rl")
    assert offered(match) == ["gains", "item:assassin_rl"]
    first = play(match.copy(), "item:assassin_rl", "pass")
    assert player(first).influence == 11 and asked(first) == "marker"
    play(match, "gains")
    assert player(match).influence == 11 and offered(match) == ["item:assassin_rl", "done"]


def test_the_line_stays_known() -> None:
    """RL-026: cycling slides the line as ever."""
    match = rift(Board(troop="gargoyle", magic=0), plan_top=CLASH_2)
    play(match, "go:tactics", "die:goblin:6", f"cycle:{PLANS[2]}")
    assert line(match) == [PLANS[0], PLANS[1], PLANS[3], PLANS[4], CLASH_2] and table(match).plan_deck > 0
