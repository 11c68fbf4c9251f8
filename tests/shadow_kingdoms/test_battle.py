"""The battle at the Camp from step 2 on: dice, Wild sources, changes, Strength and points."""

import pytest
from tests.support.shadow_kingdoms import (
    AVERY,
    CLASH_2,
    CLASH_3,
    FOUR,
    HARD_LINE,
    Board,
    asked,
    can_go,
    in_camp,
    line_with,
    offered,
    play,
    player,
    row,
    table,
    told,
)

from wartable.matches.match import Match
from wartable.shadow_kingdoms.components import CHART

PLANS = HARD_LINE.split()


# --- step 2: dice


def test_dice_on_the_plan() -> None:
    """SK-107, SK-R47: exactly as many as it shows; each different set that fits is an option."""
    you = Board(reserve=[CLASH_2], dice="goblin:1 goblin:5 gargoyle:3", magic=0)
    match = in_camp(you)
    assert offered(match) == ["troops:goblin:1+gargoyle:3", "troops:goblin:5+gargoyle:3"]
    play(match, "troops:goblin:5+gargoyle:3")
    assert table(match).battle.dice == ["goblin:5", "gargoyle:3"] and player(match).dice == ["goblin:1"]


def test_the_view_tells_which_step_is_under_way() -> None:
    """SK-103: steps in their order, those before the one that asks are past."""
    match = in_camp(Board(reserve=[CLASH_2], dice="goblin:1 goblin:5 gargoyle:3", magic=0))
    seen = []
    for key in ("troops:goblin:5+gargoyle:3", "marker:wild"):
        steps = table(match).battle.steps
        seen.append([step.name for step in steps if step.state == "now"])
        before = [step.state for step in steps]
        assert before == sorted(before, key=["past", "now", "next"].index)
        play(match, key)
    assert [*seen, [step.name for step in table(match).battle.steps if step.state == "now"]] == [
        ["troops"],
        ["marker"],
        ["area"],
    ]


def test_avery_hollow_takes_two_orcs() -> None:
    """SK-093, SK-107: matching its Troop Types in number."""
    off = "troop_4"
    assert can_go(Board(reserve=[AVERY], off=off, dice="orc:1 orc:2 gargoyle:1 goblin:1"))
    assert not can_go(Board(reserve=[AVERY], off=off, dice="orc:1 goblin:2 gargoyle:1 goblin:1"))


def test_kiras_gem_makes_an_orc_a_skeleton() -> None:
    """SK-110, SK-054, SK-013, SK-052: a three-dice plan but for an Orc: 1 Gem returned, the plan is completed."""
    you = Board(reserve=[CLASH_3], dice="orc:1 orc:2 gnoll:3", gems=1, magic=0)
    match = in_camp(you)
    assert player(match).gems == 0 and table(match).gems == 6 and asked(match) == "marker"
    assert not can_go(Board(reserve=[CLASH_3], dice="orc:1 orc:2 gnoll:3"))


def test_davids_wild_skeleton() -> None:
    """SK-131, SK-130: 2 Skeleton and 1 Gnoll complete Gnoll, Skeleton and Gargoyle with the ability unlocked."""
    plan = "victory_at_tallgrass"
    able = Board(troop="skeleton", off="wild", reserve=[plan], dice="skeleton:1 skeleton:2 gnoll:1")
    assert can_go(able)
    assert not can_go(Board(troop="skeleton", reserve=[plan], dice="skeleton:1 skeleton:2 gnoll:1"))
    assert not can_go(Board(troop="skeleton", off="wild", reserve=[plan], dice="skeleton:1 gnoll:2 gnoll:1"))
    assert not can_go(Board(troop="skeleton", off="wild", reserve=[plan], dice="skeleton:1 skeleton:2 skeleton:3"))


def test_wild_sources_combine() -> None:
    """SK-R46: each surplus die needs exactly one source: the ability once, or a Gem."""
    plan = "victory_at_tallgrass"
    you = Board(troop="skeleton", off="wild", reserve=[plan], dice="skeleton:1 skeleton:2 skeleton:3", gems=1, magic=0)
    match = in_camp(you)
    assert asked(match) == "marker" and player(match).gems == 0


def test_ability_or_gem() -> None:
    """SK-R46, SK-130: asked only if both would do; if the Gems do not suffice the ability is used."""
    plan = "victory_at_tallgrass"
    you = Board(troop="skeleton", off="wild", reserve=[plan], dice="skeleton:1 skeleton:2 gnoll:1", gems=1, magic=0)
    match = in_camp(you)
    assert asked(match) == "wild_source" and offered(match) == ["wild:ability", "wild:gem"]
    assert player(play(match.copy(), "wild:gem")).gems == 0
    assert player(play(match.copy(), "wild:ability")).gems == 1


def test_no_source_for_a_die_that_fits() -> None:
    """SK-R45: the plan is satisfied, so nothing is asked although the ability and a Gem are there."""
    you = Board(troop="goblin", off="wild", reserve=[CLASH_2], dice="goblin:1 gargoyle:2", gems=1, magic=0)
    assert asked(in_camp(you)) == "flip"


def test_a_die_may_be_wild_and_flipped() -> None:
    """SK-R45, SK-055: with two Gems."""
    you = Board(off="gems", reserve=[CLASH_3], dice="orc:1 orc:2 gnoll:3", gems=2, magic=0)
    match = play(in_camp(you), "flip:0")
    assert table(match).battle.dice == ["orc:2", "orc:6", "gnoll:3"] and player(match).gems == 0


# --- step 2: changes


def fighting(dice: str = "goblin:1 gargoyle:4", **board: object) -> Match:
    off = board.pop("off", "gems")
    board.setdefault("magic", 0)
    match = in_camp(Board(reserve=[CLASH_2], dice=dice, off=off, **board))  # type: ignore[arg-type]
    if asked(match) == "battle_plan":
        play(match, f"battle:{CLASH_2}")
    return play(match, f"troops:{'+'.join(dice.split()[:2])}") if asked(match) == "battle_troops" else match


def test_a_gem_flips_a_die() -> None:
    """SK-053, SK-232, SK-109, SK-052: a 1 becomes a 6; the Gem goes back to the Shrine."""
    match = fighting(gems=1)
    assert offered(match) == ["flip:0", "flip:1", "done"]
    play(match, "flip:0")
    assert table(match).battle.dice == ["goblin:6", "gargoyle:4"] and table(match).gems == 6


def test_any_number_of_gems() -> None:
    """SK-055, SK-R94: also twice on the same die, which changes nothing useful."""
    match = play(fighting(gems=3), "flip:0", "flip:0", "flip:1")
    assert table(match).battle.dice == ["goblin:1", "gargoyle:3"] and player(match).gems == 0


def test_flips_go_by_number() -> None:
    """SK-053: the chapter Decisions: never back to a lower number; equal dice are offered once."""
    match = play(fighting(gems=2), "flip:1")
    assert offered(match) == ["flip:1", "done"]
    match = fighting("goblin:1 gargoyle:4 orc:2 orc:2", gems=1, off="gems troop_4")
    assert offered(match) == ["flip:0", "flip:1", "flip:2", "done"]


def test_magic_changes_a_die() -> None:
    """SK-069, SK-070, SK-071, SK-108: by 1 up or down, never beyond 1 and 6, as often as can be paid."""
    match = fighting("goblin:1 gargoyle:5", magic=2, off="")
    assert offered(match) == ["up:0", "up:1", "down:1", "done"]
    play(match, "up:0")
    assert offered(match) == ["up:0", "up:1", "down:1", "done"] and player(match).magic == 1
    play(match, "up:0")
    assert asked(match) == "marker" and player(match).magic == 0
    assert [fact["into"] for fact in told(match, "changed_die")] == ["goblin:2", "goblin:3"]


def test_never_back_in_the_other_direction() -> None:
    """SK-069, SK-R94: lowering is allowed; the same die does not go up again."""
    match = play(fighting("goblin:3 gargoyle:4", magic=3, off=""), "down:0")
    assert offered(match) == ["down:0", "up:1", "down:1", "done"]


def test_dice_that_stay_behind_may_be_changed() -> None:
    """SK-R44, SK-109: any die of the player; the change is real and stays."""
    match = play(fighting("goblin:3 gargoyle:4 orc:2", magic=1, off=""), "up:2")
    assert player(match).dice == ["orc:3"] and table(match).battle.dice == ["goblin:3", "gargoyle:4"]


def test_changes_only_in_step_2() -> None:
    """SK-108: afterwards Magic and Gems are not asked for."""
    match = play(fighting(gems=1, magic=2), "done", "done")
    assert asked(match) == "marker"
    play(match, "marker:wild", "area:2:2")
    assert player(match).gems == 1 and player(match).magic == 2


# --- steps 3 and 4


def fought(match: Match) -> dict[str, object]:
    return told(match, "fought")[0]


def test_influence_limits_strength() -> None:
    """SK-113, SK-112, SK-115, SK-I24: 6 + 6 + 5 = 17 with Influence 14 is 14, which pays 9 VP."""
    you = Board(reserve=[CLASH_3], dice="orc:6 skeleton:6 gnoll:5", influence=14, off="track_14", magic=0)
    match = in_camp(you)
    assert fought(match) == {"seat": 0, "strength": 14, "points": 9} and player(match).points == 9


def test_the_strength_bonus() -> None:
    """SK-134, SK-133, SK-111: a Gnoll 6 and a Skeleton 6 with the bonus are 13."""
    plan = "shadows_over_larkspur"
    you = Board(reserve=[plan], dice="gnoll:6 skeleton:6", influence=13, off="strength", magic=0)
    assert fought(in_camp(you))["strength"] == 13
    without = Board(reserve=[plan], dice="gnoll:6 skeleton:6", influence=13, magic=0)
    assert fought(in_camp(without))["strength"] == 12


@pytest.mark.parametrize(
    ("total", "points"),
    [(2, 1), (4, 1), (5, 3), (7, 3), (8, 5), (10, 5), (11, 7), (13, 7), (14, 9), (16, 9), (17, 12), (19, 12), (20, 15)],
)
def test_the_chart(total: int, points: int) -> None:
    """SK-114: points by Total Strength."""
    assert CHART[total] == points


@pytest.mark.parametrize(
    ("dice", "points"), [("goblin:1 gargoyle:1", 1), ("goblin:3 gargoyle:4", 3), ("goblin:5 gargoyle:5", 5)]
)
def test_points_are_scored_at_once(dice: str, points: int) -> None:
    """SK-114, SK-015: before the marker is moved."""
    match = in_camp(Board(reserve=[CLASH_2], dice=dice, magic=0))
    assert asked(match) == "marker" and player(match).points == points


def test_influence_gained_later_does_not_count() -> None:
    """SK-R51: the Chain bonus of step 8 is too late for this battle."""
    you = Board(reserve=[CLASH_3], dice="orc:6 skeleton:6 gnoll:6", covered="0:1", map_side="map_1a", magic=0)
    match = play(in_camp(you), "marker:track_14", "area:0:0")
    assert player(match).influence == 12 and fought(match)["strength"] == 10 and player(match).points == 5 + 2


# --- step 9


def test_dice_and_plan_after_the_battle() -> None:
    """SK-126, SK-127, SK-R75: three dice go to the bag and the plan joins the completed ones, face up."""
    match = in_camp(Board(reserve=[CLASH_3], dice="orc:6 skeleton:6 gnoll:5", magic=0))
    before = sum(table(match).bag.values())
    play(match, "marker:wild", "area:2:2")
    assert sum(table(match).bag.values()) == before + 3 and player(match).dice == []
    assert player(match).completed == [CLASH_3]


def test_the_plan_counts_from_step_9_on() -> None:
    """SK-R89: until then it is in battle."""
    match = in_camp(Board(reserve=[CLASH_2], dice="goblin:1 gargoyle:1", magic=0))
    assert player(match).completed == [] and table(match).battle is not None
    play(match, "marker:wild", "area:2:2")
    assert player(match).completed == [CLASH_2] and table(match).battle is None


def test_kiras_whole_battle() -> None:
    """SK-237, SK-117, SK-122, SK-125: 1 Gold, the Gem, 9 + 2 VP, 1 + 2 Gold, a Troop space, a free Champion, 3 dice.

    Here the free Champion is King Slayer, as printed.
    """
    you = Board(
        gold=1, magic=0, influence=14, gems=1, off="track_14", champions="shaman peddler",
        dice="orc:6 orc:6 gnoll:5", covered="1:0", map_side="map_1a",
    )  # fmt: skip
    match = in_camp(you, line=line_with(CLASH_3, 1), rows={"endgame": "king_slayer bombardier hoarder"})
    assert player(match).points == 9 and player(match).gold == 3 and player(match).gems == 0
    bag = sum(table(match).bag.values())
    play(match, "marker:troop_4", "area:0:0")
    assert player(match).points == 11 and asked(match) == "champion_pick"
    play(match, "take:endgame:1")
    one = player(match)
    assert one.gold == 3 and one.die_spaces == 4 and one.champions == ["shaman", "peddler", "king_slayer"]
    assert sum(table(match).bag.values()) == bag + 3 and one.completed[-1] == CLASH_3
    assert "king_slayer" not in row(match, "endgame")


def test_a_plan_of_four() -> None:
    """SK-107, SK-139: it needs a fourth Troop space."""
    assert can_go(Board(reserve=[FOUR], off="troop_4", dice="orc:1 skeleton:1 gargoyle:1 gnoll:1"))


def test_dice_of_the_battle_leave_their_spaces_open() -> None:
    """SK-R43: a die gained in step 8 may use them, and dice on the plan cannot be replaced."""
    you = Board(reserve=[CLASH_3], dice="orc:1 skeleton:1 gnoll:1", covered="1:0", map_side="map_1a", magic=0)
    match = play(in_camp(you), "marker:wild", "area:1:1")
    assert asked(match) == "die_from_any_shrine"
    play(match, "die:gold:gnoll:6")
    assert player(match).dice == ["gnoll:6"] and match.game.active == 1
