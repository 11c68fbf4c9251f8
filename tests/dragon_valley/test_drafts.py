"""Drafts: divisions, marches, battles, tiles and exchanges that people put together in any order."""

import pytest
from tests.support.dragon_valley import asked, barony, buildings, given, offered, play, supply, table, units

from wartable.dragon_valley.title import TITLE
from wartable.engine.decision import NotOffered
from wartable.matches.draft import Draft
from wartable.matches.match import Match


def draft(match: Match, *picks: str) -> Draft:
    """What the engine says of these picks of the seat that is asked."""
    return Draft(TITLE, match.game, match.decisions()[0].seat, list(picks))


def added(match: Match, *picks: str) -> list[str]:
    """The draft after these picks were made one after the other."""
    made: list[str] = []
    for pick in picks:
        made = draft(match, *made).changed([], [pick])
    return made


def further(made: Draft) -> list[str]:
    """What can be picked beside the others, not instead of one."""
    return [pick for pick in made.additions() if not made.is_instead(pick)]


def notes(made: Draft, pick: str) -> list[tuple[str, list[str]]]:
    """What is known of a pick: each sentence's name, and its signs."""
    made.additions()
    return [(note.name, note.signs) for note in made.offers[pick].notes]


def carried_out(match: Match, *picks: str) -> Match:
    match.choose_set(match.decisions()[0].seat, list(picks))
    return match


# --- division


def dividing() -> Match:
    """Items of a division with two equal tiles: two piles."""
    match = Match(TITLE, 2, 3, {})
    while asked(match) != "assign_item":
        play(match, "divide")
    return match


def all_items(match: Match) -> list[str]:
    return [one.item.split(":")[1] for one in table(match).draws[0].waiting]


def test_every_item_can_be_laid_on_every_pile_at_any_time() -> None:
    """DV-043, DV-I15: given no item is laid yet, then each can be laid first, on either pile; all on one pile too."""
    match = dividing()
    items = all_items(match)
    offered = draft(match).additions()
    assert {f"lay:{item}:{pile}" for item in items for pile in (1, 2)} == set(offered)
    made = added(match, *(f"lay:{item}:1" for item in reversed(items)))
    assert sorted(made) == sorted(f"lay:{item}:1" for item in items)


def test_a_division_is_whole_when_all_items_lie_and_no_pile_is_empty() -> None:
    """DV-043: given an empty pile or an item that waits, then the division cannot be laid, and the rule says why."""
    match = dividing()
    items = all_items(match)
    on_one = [f"lay:{item}:1" for item in items]
    for picks, sentence in ((on_one, "Every pile needs"), (on_one[1:], "Every item needs")):
        with pytest.raises(NotOffered) as refused:
            carried_out(match, *picks)
        assert (refused.value.rule, refused.value.sentence.startswith(sentence)) == ("DV-043", True)
    assert [total.have for total in draft(match, *on_one).totals()] == [len(items)]
    assert draft(match, f"lay:{items[0]}:2", *on_one[1:]).keys() is not None


def test_the_choosers_see_the_piles_that_the_divider_made() -> None:
    """DV-043, DV-044: given piles under the divider's numbers, then the chooser takes one by that number."""
    match = dividing()
    items = all_items(match)
    carried_out(match, *(f"lay:{item}:{2 if place else 1}" for place, item in enumerate(items)))
    laid = [[item.split(":")[1] for item in pile.items] for pile in table(match).draws[0].piles]
    assert laid == [items[:1], items[1:]]
    assert [option.key for option in match.decisions()[0].options] == ["pile1", "pile2"]


def test_an_item_lies_on_one_pile_and_is_moved() -> None:
    """DV-043: given an item on a pile, when it is laid on another, then it is there; equal items are counted."""
    match = dividing()
    names = all_items(match)
    single = next(item for item in names if names.count(item) == 1)
    assert added(match, f"lay:{single}:1", f"lay:{single}:2") == [f"lay:{single}:2"]
    twin = next(item for item in names if names.count(item) == 2)
    assert added(match, f"lay:{twin}:1", f"lay:{twin}:1") == [f"lay:{twin}:1"] * 2
    assert added(match, f"lay:{twin}:1", f"lay:{twin}:1", f"lay:{twin}:2") == [f"lay:{twin}:1", f"lay:{twin}:2"]
    twins = [f"item:1:{place}" for place, item in enumerate(names) if item == twin]
    made = draft(match)
    made.additions()
    assert made.offers[f"lay:{twin}:2"].touches == ["pile:1:2", *twins]
    one_laid = draft(match, f"lay:{twin}:1")
    one_laid.additions()
    assert one_laid.offers[f"lay:{twin}:2"].touches == ["pile:1:2", *twins]


# --- moves


def test_a_march_is_a_stack_a_goal_and_a_number() -> None:
    """DV-093, DV-102: each is offered after the one before, and another of its kind takes its place."""
    match = play(given(units=["a4.knight*2 b4.archer"]), "move")
    assert draft(match).additions() == ["a4.knight", "b4.archer"]
    assert "b4.archer" not in further(draft(match, "a4.knight"))
    assert "a4.knight:a2" in further(draft(match, "a4.knight"))
    assert further(draft(match, "a4.knight", "a4.knight:a2")) == ["a4.knight:a2:1", "a4.knight:a2:2"]
    made = added(match, "a4.knight", "a4.knight:a2", "a4.knight:a2:2")
    assert added(match, *made, "a4.knight:a3") == ["a4.knight", "a4.knight:a3"]
    assert added(match, *made, "b4.archer") == ["b4.archer"]
    assert draft(match, *made).changed(["a4.knight"], []) == []
    assert units(carried_out(match, *made)) == "a2.knight*2 b4.archer"
    assert asked(match) == "move_unit"


def test_a_march_of_one_unit_needs_no_number() -> None:
    """DV-102: given a single unit, then stack and goal are all there is to pick."""
    match = play(given(units=["a4.knight b4.archer"]), "move")
    made = draft(match, "a4.knight", "a4.knight:a2")
    assert made.is_full()
    assert not draft(match, "a4.knight").is_full()
    assert draft(match).keys() == ["done"]
    assert not draft(match).is_full()


def test_what_an_attack_brings_is_told_at_its_goal() -> None:
    """DV-097, DV-114..DV-125: given enemies in reach, then each goal tells what a battle there brings."""
    match = play(given(units=["a4.knight b5.archer"], enemies=["a3.orc a2.battering_ram b3.dragon"]), "move")
    made = draft(match, "a4.knight")
    assert notes(made, "a4.knight:a3") == [("both_fall", ["orc", "+1", "lost"])]
    assert notes(made, "a4.knight:b3") == [("unit_falls", ["dragon", "lost"])]
    assert notes(made, "a4.knight:b4") == []
    match = play(given(units=["a3.knight a4.trebuchet"], enemies=["a2.battering_ram a4.battering_ram"]), "move")
    assert notes(draft(match, "a3.knight"), "a3.knight:a2") == [("enemy_falls", ["battering_ram", "+2"])]
    assert notes(draft(match, "a4.trebuchet"), "a4.trebuchet:a4") == [("nobody_falls", ["battering_ram", "="])]


def test_guard_and_blessing_are_foreseen() -> None:
    """DV-206, DV-216: under Royal Guard every enemy falls; the blessed unit does not."""
    match = play(given(units=["a4.knight*2"], enemies=["a3.dragon"], blessed="a4.knight", guard=True), "move")
    assert notes(draft(match, "a4.knight"), "a4.knight:a3") == [("both_fall", ["dragon", "+1", "lost"])]
    assert notes(draft(match, "a4.knight.blessed"), "a4.knight.blessed:a3") == [("enemy_falls", ["dragon", "+1"])]


def test_an_upgraded_unit_engages_several_in_one_draft() -> None:
    """DV-113, DV-127: given a Blacksmith and two Orcs, then a Knight's attack on both is one draft, 4 points."""
    match = play(given(units=["a3.knight b5.archer"], enemies=["a2.orc*2"], buildings=["b6.blacksmith"]), "move")
    attack = ["a3.knight", "a3.knight:a2"]
    assert not draft(match, *attack).is_full()
    assert notes(draft(match, *attack), "a2.knight:orc") == [("also_falls", ["orc", "+2"])]
    made = draft(match, *attack, "a2.knight:orc")
    assert [event.name for event in made.follows()].count("foes_destroyed") == 1
    carried_out(match, *made.picks)
    assert (barony(match).score, units(match)) == (4, "b5.archer")


def test_why_a_goal_cannot_be_picked_is_told_of_the_stack_that_is() -> None:
    """DV-094, DV-097: given a picked stack, when a space out of reach is pressed, then the reason is about it."""
    match = play(given(units=["a5.archer"], enemies=["a4.orc"]), "move")
    made = draft(match, "a5.archer")
    assert made.why_not(match.game, "cell:0:a3").rule == "DV-097"
    assert made.why_not(match.game, "cell:0:a1").rule == "DV-094"


def test_a_siege_is_taken_by_one_draft() -> None:
    """DV-145, DV-R47: which siege, and the units that join, in any order; what it pays is seen after the movement."""
    match = given(
        units=["pass.knight*2 pass.archer", "t1.knight"], enemies=[], face_up="t1"
    )  # t1 needs one Archer and two Knights
    play(match, "move")
    picks = ["take:t1:pass.knight", "take:t1:pass.archer", "take:t1"]
    assert draft(match, *picks).is_full() or draft(match, "take:t1").is_full()
    made = [pick for pick in picks if pick in ("take:t1", *draft(match, "take:t1").additions())]
    carried_out(match, *made)
    assert table(match).locations[0].covered["archer"] == 1
    assert asked(match) == "move_unit"


def test_a_siege_is_given_up_by_one_draft() -> None:
    """DV-153: which siege, and the unit that is lost."""
    match = play(given(units=["t1.knight t1.archer a4.archer"]), "move")
    assert further(draft(match, "give_up:t1")) == ["give_up:t1:archer", "give_up:t1:knight"]
    made = added(match, "give_up:t1", "give_up:t1:archer", "give_up:t1:knight")
    assert made == ["give_up:t1", "give_up:t1:knight"]
    assert units(carried_out(match, *made)) == "a4.archer t1.archer"


# --- battles


def test_a_battle_of_the_advance_is_one_draft() -> None:
    """DV-253, DV-262: who is engaged, then by whom; each unit tells what comes of it."""
    match = given(at="advance", units=["a2.archer a2.knight"], enemies=["a2.battering_ram a2.orc"])
    assert draft(match).additions() == ["a2.battering_ram", "a2.orc"]
    assert notes(draft(match), "a2.battering_ram") == [("unit_falls", []), ("enemy_falls", [])]
    made = draft(match, "a2.battering_ram")
    assert further(made) == ["a2.battering_ram:archer", "a2.battering_ram:knight"]
    assert notes(made, "a2.battering_ram:knight") == [("enemy_falls", ["knight", "+2"])]
    assert notes(made, "a2.battering_ram:archer") == [("unit_falls", ["archer", "lost"])]
    assert added(match, "a2.battering_ram", "a2.battering_ram:archer", "a2.orc") == ["a2.orc"]
    whole = draft(match, "a2.battering_ram", "a2.battering_ram:knight")
    assert whole.is_full()
    assert [event.name for event in whole.follows()][:3] == ["battle", "foes_destroyed", "scored"]


def test_a_group_of_the_advance_is_one_draft() -> None:
    """DV-260, DV-261: the enemy that moves, and those that go along, or nobody."""
    match = given(at="advance", units=["a3.archer"], enemies=["a1.orc*2 a1.dragon"])
    assert "a1.orc" in draft(match).additions()
    made = draft(match, "a1.orc")
    assert further(made) == ["a1.orc:orc", "a1.orc:dragon"]
    assert made.keys() is not None
    assert not made.is_full()
    keys = draft(match, "a1.orc:dragon", "a1.orc").keys()
    assert keys is not None
    assert keys[:2] == ["a1.orc", "a1.orc:dragon"]


# --- tiles


def test_tiles_of_one_name_are_built_by_one_draft() -> None:
    """DV-162, DV-174: a name and a space for each tile, in any order; no more than the supply has."""
    match = play(given(units=["a3.knight"], supply=["wall wall tower"]), "build")
    assert draft(match).additions() == ["tower", "wall"]
    assert further(draft(match, "tower")) == ["tower:a4", "tower:b4", "tower:c4"]
    assert added(match, "wall", "wall:c1", "wall:a1", "wall:b1") == ["wall", "wall:c1", "wall:b1"]
    assert added(match, "wall", "wall:c1", "tower") == ["tower"]
    assert draft(match, "wall", "wall:c1").keys() == ["wall", "wall:c1", "done"]
    assert not draft(match, "wall", "wall:c1").is_full()
    assert draft(match, "wall", "wall:c1", "wall:a1").is_full()
    carried_out(match, "wall", "wall:c1", "wall:a1")
    assert (buildings(match), supply(match)) == ("a1.wall c1.wall", "tower")


def remodelling(*rows: str) -> Match:
    return play(given(units=["a3.knight"], buildings=[" ".join(rows)], cards=["remodel"]), "card:remodel")


def test_tiles_that_are_alike_may_be_moved_in_any_way() -> None:
    """DV-236, DV-R63: given two Walls, when each goes where the person says, then the spaces are what counts."""
    match = remodelling("a1.wall b1.wall c4.tower")
    assert draft(match, "move").additions()[:3] == ["remove", "swap", "no_effect"]
    assert further(draft(match, "move")) == ["tower:c4", "wall:a1", "wall:b1"]
    assert added(match, "move", "wall:b1", "b1:a1") == ["move", "wall:b1"]  # a Wall stands there
    picks = added(match, "move", "wall:b1", "wall:a1", "b1:a1", "a1:c3")
    assert picks == ["move", "wall:b1", "wall:a1", "b1:a1", "a1:c3"]
    assert draft(match, *picks).changed(["wall:a1"], []) == ["move", "wall:b1"]
    assert buildings(carried_out(match, *picks)) == "a1.wall c3.wall c4.tower"


@pytest.mark.parametrize("nonsense", ["tower", "wall", "a1", "a1:", "wall:a1:x", "a1:nowhere", ":a1", ""])
def test_what_is_no_tile_and_no_move_is_refused(nonsense: str) -> None:
    """DV-236: given a Wall picked up, when something is picked that is no pick, then it is refused with a reason."""
    match = remodelling("a1.wall b1.wall c4.tower")
    made = added(match, "move", "wall:a1")
    assert draft(match, *made).changed([], [nonsense]) == made
    assert draft(match, *made).why_not(match.game, nonsense).sentence
    assert draft(match, *made, nonsense).refusal(match.game).sentence


def test_a_tile_is_swapped_by_one_draft() -> None:
    """DV-238: the mode and two tiles; another mode takes the place of all of it."""
    match = remodelling("a1.wall b1.arc_jewel")
    made = added(match, "swap", "a1", "a1:b1")
    assert made == ["swap", "a1", "a1:b1"] or draft(match, "swap").is_full()
    assert added(match, *made, "no_effect") == ["no_effect"]
    assert buildings(carried_out(match, *made)) == "a1.arc_jewel b1.wall"


# --- exchanges, and what stands for an action


def test_an_exchange_is_one_draft() -> None:
    """DV-069, DV-072: what is given, to whom, and what is taken; or nothing at all."""
    match = given(
        players=3, at="events", cards=["loyalty_change"], units=["a1.knight", "b1.archer b2.knight", "c1.archer"]
    )
    assert draft(match).keys() == ["decline"]
    made = added(match, "a1.knight", "a1.knight:p2", "a1.knight:p2:b1.archer", "a1.knight:p3")
    assert made == ["a1.knight", "a1.knight:p3"]
    assert draft(match, *made).is_full()
    assert units(carried_out(match, *made)) == "a1.archer"


def test_units_and_tiles_stand_for_their_action() -> None:
    """DV-086: in the menu of a turn a unit that can move begins the Move action, a tile that can be built Build."""
    match = given(units=["a3.knight t1.archer"], supply=["wall dungeon"], buildings=["cellar.dungeon"])
    shortcuts = {one.thing: one.keys for one in match.decisions()[0].shortcuts}
    assert shortcuts == {"unit:0:a3:knight": ["move"], "supply:0:wall": ["build"]}


# --- scouts


def scouting() -> Match:
    match = given(buildings=["ward_1.scout_house"])
    return play(match, "scout")


def test_scouts_look_at_tiles_in_any_order() -> None:
    """DV-212: the tile that is asked for last may be picked first, and both are seen only when both are chosen."""
    match = scouting()
    last = draft(match).additions()[-1]
    assert last not in offered(match)
    assert draft(match, last).additions() and draft(match, last).keys() is None
    match.choose_set(0, [last, "t2"])
    assert match.choices[-2:] == [(0, "t2"), (0, last)]


def test_scouts_look_at_two_tiles() -> None:
    """DV-212: a third tile is refused with the rule, and one alone is not enough."""
    match = scouting()
    refusal = draft(match, "t1", "t2").why_not(match.game, "t3")
    assert (refusal.rule, refusal.sentence) == ("DV-212", "The scouts look at two tiles, no more.")
    with pytest.raises(NotOffered) as refused:
        match.choose_set(0, ["t1"])
    assert refused.value.rule == "DV-212"
