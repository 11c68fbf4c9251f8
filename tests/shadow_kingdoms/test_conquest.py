"""Player board and Campaign Map: markers, areas, Chain bonuses."""

import pytest
from tests.support.shadow_kingdoms import (
    CLASH_2,
    CLASH_3,
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

from wartable.matches.match import Match
from wartable.shadow_kingdoms.components import CHAIN_IDS, MAP_SIDES
from wartable.shadow_kingdoms.conquest import ResolveChains

NO_GOLD = {"gold": 0, "magic": 0}


def battle(dice: str = "goblin:2 gargoyle:2", plan: str = CLASH_2, **board: object) -> Match:
    """A battle with a reserved plan, fought up to the choice of a marker."""
    board.setdefault("magic", 0)
    you = Board(reserve=[plan], dice=dice, place="gem", **board)  # type: ignore[arg-type]
    match = play(given(you=you), "go:camp")
    assert asked(match) == "marker"
    return match


def chains(kinds: str, **board: object) -> Match:
    """Chain bonuses of these kinds are about to be gained, in a game with a die in every Shrine."""
    board.setdefault("magic", 0)
    board.setdefault("gold", 0)
    pending = sorted(CHAIN_IDS.index(kind) for kind in kinds.split())
    return given(you=Board(**board), step=ResolveChains(0, pending))  # type: ignore[arg-type]


# --- markers


def test_a_marker_of_the_players_choice() -> None:
    """SK-118, SK-I19: eight different ones; what it covered is unlocked for good."""
    match = battle()
    assert len(offered(match)) == 8
    play(match, "marker:strength")
    assert "strength" not in player(match).markers and asked(match) == "area"


def test_either_marker_of_the_two_troop_spaces_can_be_pressed() -> None:
    """SK-R18: one option is about both markers while both are there, then about the one that is left."""
    assert marker_things(battle(), "marker:troop_4") == ["marker:0:troop_4", "marker:0:troop_5"]
    assert marker_things(battle(off="troop_4"), "marker:troop_5") == ["marker:0:troop_5"]


def marker_things(match: Match, key: str) -> list[str]:
    return next(option.touches for option in match.decisions()[0].options if option.key == key)


def test_a_troop_space_more() -> None:
    """SK-119, SK-139: 3, then 4, then 5."""
    assert player(play(battle(), "marker:troop_4")).die_spaces == 4
    assert player(play(battle(off="troop_4"), "marker:troop_5")).die_spaces == 5


def test_champion_limits() -> None:
    """SK-129, SK-R17: 6 with the first marker, 10 with the second."""
    match = battle()
    assert player(match).champion_limit == 3 and "marker:champions_10" not in offered(match)
    assert player(play(match, "marker:champions_6")).champion_limit == 6
    assert player(play(battle(off="champions_6"), "marker:champions_10")).champion_limit == 10


def test_the_gem_marker() -> None:
    """SK-132, SK-R37: the limit rises to 3, and 1 Gem comes at once."""
    match = play(battle(), "marker:gems")
    assert player(match).gem_limit == 3 and player(match).gems == 1 and table(match).gems == 5


def test_the_track_marker() -> None:
    """SK-135, SK-066, SK-087: none of the three exceeds 13 before, 20 after."""
    match = battle()
    assert player(match).track_limit == 13
    assert player(play(match, "marker:track_14")).track_limit == 20


def test_an_unlocked_limit_works_in_the_same_turn() -> None:
    """SK-R90: the track opened in step 6 lets the Influence of step 8 pass 13; the Strength bonus waits for a
    battle.
    """
    match = battle(influence=13, covered="0:1", map_side="map_1a")
    play(match, "marker:track_14", "area:0:0")
    assert player(match).influence == 15
    locked = play(battle(influence=13, covered="0:1", map_side="map_1a"), "marker:strength", "area:0:0")
    assert player(locked).influence == 13 and told(locked, "fought")[0]["strength"] == 4


def test_reserve_slots_open() -> None:
    """SK-094, SK-R19: the marker's own slot."""
    match = play(battle(), "marker:reserve_right")
    assert [slot.is_open for slot in player(match).slots] == [True, False, True]


def test_influence_beyond_20_gives_points() -> None:
    """SK-137, SK-138, SK-R40: Elite Guard at 20 gives 4 VP; at 19 one point and 2 VP."""
    rows = {"instant": "elite_guard thief shadow"}
    for influence, points in ((20, 4), (19, 2), (18, 0)):
        you = Board(influence=influence, off="track_14")
        match = play(given(you=you, rows=rows), "go:champions", "die:gargoyle:6", "buy:instant:1")
        assert player(match).influence == 20 and player(match).points == points


def test_influence_beyond_a_locked_13_is_lost() -> None:
    """SK-R39: no points for it."""
    match = chains("influence", influence=12)
    assert player(match).influence == 13 and player(match).points == 0


def test_influence_is_never_reduced() -> None:
    """SK-136, SK-I16: a battle at full Influence leaves it."""
    match = play(battle("goblin:6 gargoyle:6", influence=12), "marker:wild", "area:2:2")
    assert player(match).influence == 12


# --- areas


def test_the_marker_covers_an_area() -> None:
    """SK-120, SK-R48: any uncovered one."""
    match = play(battle(covered="0:0 1:1"), "marker:wild")
    assert len(offered(match)) == 7 and "area:1:1" not in offered(match)
    play(match, "area:2:2")
    assert player(match).map.areas[8].covered


def test_the_clash_area() -> None:
    """SK-122, SK-143: a Clash on the Clash area of the upper left scores 2 VP."""
    match = play(battle(map_side="map_1a"), "marker:wild", "area:0:0")
    assert player(match).points == 1 + 2


def test_an_area_whose_condition_is_missed() -> None:
    """SK-121, SK-143: it may be covered, pays nothing, and never later."""
    match = play(battle(map_side="map_1a"), "marker:wild", "area:1:1")
    assert player(match).points == 1 and player(match).map.areas[4].kind == "siege"


def test_troop_areas_count_printed_icons() -> None:
    """SK-141: 1 VP for each icon of the plan, whatever dice were used: 2 Orc icons met by one Orc and a Gem."""
    plan = "breach_at_stonehelm"  # Siege: goblin, orc, orc
    you = Board(reserve=[plan], dice="goblin:1 orc:1 gnoll:1", gems=1, magic=0, place="gem", map_side="map_1a")
    match = play(given(you=you), "go:camp", "marker:wild", "area:1:2")
    assert player(match).points == 1 + 2 and player(match).map.areas[5].kind == "orc"


@pytest.mark.parametrize(("influence", "points"), [(15, 2), (14, 0)])
def test_the_strength_area(influence: int, points: int) -> None:
    """SK-142: 2 VP if Total Strength was 15 or more."""
    match = battle(
        "orc:6 skeleton:6 gnoll:6", CLASH_3, influence=influence, off="track_14", covered="0:2", map_side="map_1a"
    )
    before = player(match).points
    play(match, "marker:wild", "area:2:0")
    assert player(match).points == before + points


# --- Chain bonuses


def test_a_border_pays_when_both_areas_are_covered() -> None:
    """SK-123, SK-144, SK-I22: orthogonal neighbours only, and only the new borders."""
    match = play(battle(covered="0:0 0:1", map_side="map_1a", gold=0), "marker:wild", "area:1:0")
    assert told(match, "chain") == [{"seat": 0, "kind": "champion"}]
    assert [chain.kind for chain in player(match).map.chains if chain.earned] == ["influence", "champion"]
    diagonal = play(battle(covered="0:0", map_side="map_1a"), "marker:wild", "area:1:1")
    assert told(diagonal, "chain") == []


def test_several_bonuses_from_one_placement() -> None:
    """SK-124, SK-R49: the centre of map 1A between four covered neighbours; nothing pays twice."""
    match = battle(covered="0:1 1:0 1:2 2:1", map_side="map_1a", gold=0)
    play(match, "marker:wild", "area:1:1")
    assert asked(match) == "chain_order"
    assert offered(match) == ["chain:champion", "chain:magic", "chain:gem", "chain:die"]


def test_the_order_is_asked_only_with_a_champion() -> None:
    """SK-R49: the player's choice, where it can matter: not without a Champion bonus, nor at the Champion limit."""
    assert asked(chains("magic gold die")) == "die_from_any_shrine"
    assert asked(chains("champion gold")) == "chain_order"
    assert asked(chains("champion champion")) == "champion_pick"
    assert asked(chains("champion gold", champions="cutter miner warrior")) == "destination"
    match = play(chains("champion magic gold"), "chain:magic")
    assert player(match).magic == 2 and asked(match) == "chain_order"


@pytest.mark.parametrize(("kind", "after"), [("influence", (0, 0, 12)), ("magic", (0, 2, 10)), ("gold", (3, 0, 10))])
def test_automatic_bonuses(kind: str, after: tuple[int, int, int]) -> None:
    """SK-147, SK-148, SK-149: 2 Influence, 2 Magic, 3 Gold."""
    assert means(chains(kind)) == after


def test_the_gem_bonus() -> None:
    """SK-150, SK-R83: 1 Gem of the Shrine; without space none, and nothing is asked."""
    assert player(chains("gem")).gems == 1
    assert player(chains("gem", gems=1)).gems == 1


def test_the_die_bonus() -> None:
    """SK-151, SK-R42: one die of any Shrine, their own included, without its action; it may be declined."""
    match = chains("die", place="gold")
    assert asked(match) == "die_from_any_shrine" and "die:gold:gnoll:6" in offered(match)
    play(match, "die:gold:gargoyle:4")
    assert player(match).dice == ["gargoyle:4"] and player(match).gold == 0
    assert player(play(chains("die"), "pass")).dice == []


def test_a_bonus_die_without_space() -> None:
    """SK-R42, SK-037: it goes to the bag or replaces another one."""
    match = play(chains("die", dice="orc:1 orc:2 orc:3"), "die:gold:gnoll:6")
    assert offered(match) == ["bag", "replace:orc:1", "replace:orc:2", "replace:orc:3"]


def test_the_champion_bonus() -> None:
    """SK-146, SK-125, SK-R50, SK-R57: any one face-up Champion free of charge, or none."""
    match = chains("champion")
    assert len(offered_as(match, "take")) == 9 and "pass" in offered(match)
    play(match, "take:endgame:3")
    assert player(match).champions == ["hoarder"] and player(match).gold == 0
    assert player(play(chains("champion"), "pass")).champions == []


def test_cycling_for_a_free_champion() -> None:
    """SK-072, SK-R22: 1 Magic each, before choosing."""
    match = chains("champion", magic=2)
    assert len(offered_as(match, "cycle")) == 9
    play(match, "cycle:ongoing:1")
    assert player(match).magic == 1 and asked(match) == "champion_pick"


def test_no_champion_at_the_limit() -> None:
    """SK-145, SK-R29, SK-R84, SK-084: the bonus is lost without a question, and there is no cycling for it."""
    match = chains("champion", champions="cutter miner warrior", magic=5)
    assert told(match, "chain") == [{"seat": 0, "kind": "champion"}] and match.game.active == 1


def test_what_exceeds_a_limit_is_lost() -> None:
    """SK-145, SK-087: 3 Gold at 12 make 13."""
    assert player(chains("gold", gold=12)).gold == 13


def test_two_bonuses_of_one_kind_are_two_instances() -> None:
    """SK-R49, SK-R32: Peddler adds to each."""
    match = chains("gold gold", champions="peddler")
    assert player(match).gold == 2 * (3 + 2)


def test_every_side_pays_each_kind_somewhere() -> None:
    """SK-140, SK-144: all six kinds on all sides."""
    for side in MAP_SIDES:
        assert {kind for _, _, kind in side.borders} == set(range(6))


def test_sentry_fills_the_slot_of_the_plan_in_battle() -> None:
    """SK-I28, SK-100: the slot of a plan is free from step 1 of its battle on, so Sentry may use it in step 8."""
    you = Board(reserve=[CLASH_2], dice="goblin:2 gargoyle:2", place="gem", magic=0, covered="0:1", map_side="map_3a")
    match = play(given(you=you, rows={"instant": "sentry thief shadow"}), "go:camp")
    assert player(match).slots[0].plan is None and player(match).slots[0].is_open
    play(match, "marker:wild", "area:0:2", "take:instant:1")
    assert asked(match) == "plan_pick"
    plan = line(match)[0]
    play(match, f"reserve:{plan}")
    assert player(match).slots[0].plan == plan and table(match).battle is not None
    play(match, "pass")
    assert player(match).slots[0].plan == plan and player(match).completed[-1] == CLASH_2
