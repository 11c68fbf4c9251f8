"""Drafts of Shadow Kingdoms: dice, sources, changes and raises that are picked in any order."""

import pytest
from tests.support.riftlands import REFILL, relic_game, rift
from tests.support.shadow_kingdoms import CLASH_2, CLASH_3, Board, asked, given, in_camp, offered, play, player, table

from wartable.engine.decision import NotOffered
from wartable.matches.draft import Draft
from wartable.matches.match import Match
from wartable.shadow_kingdoms.battle_view import BattleView, PayView
from wartable.shadow_kingdoms.taking import TakeAnyDie


def draft(match: Match, *picks: str) -> Draft:
    found = match.draft(0, list(picks))
    assert found is not None
    return found


def totals(match: Match, *picks: str) -> dict[str, str]:
    return {total.what: f"{total.have}/{total.need}" for total in draft(match, *picks).totals()}


def foreseen(match: Match, *picks: str) -> BattleView:
    battle = draft(match, *picks).foreseen()
    assert isinstance(battle, BattleView)
    return battle


def why_not(match: Match, picks: list[str], pick: str) -> tuple[str, str]:
    refusal = draft(match, *picks).why_not(match.game, pick)
    return refusal.rule, refusal.sentence


def notes(match: Match, *picks: str) -> dict[str, str]:
    """What is known of the picks that can be added."""
    found = draft(match, *picks)
    offers = [found.offers[pick] for pick in found.additions()]
    return {offer.pick: offer.notes[0].name for offer in offers if offer.notes}


# --- battle dice


def sending(dice: str = "goblin:1 goblin:5 gargoyle:3", **board: object) -> Match:
    board.setdefault("magic", 0)
    return in_camp(Board(reserve=[CLASH_2], dice=dice, **board))  # type: ignore[arg-type]


def test_dice_are_picked_in_any_order() -> None:
    """SK-107: the set of the engine is made of dice, in whatever order they were picked."""
    match = sending()
    assert draft(match).additions() == ["send:goblin:1", "send:gargoyle:3", "send:goblin:5"]
    match.choose_set(0, ["send:gargoyle:3", "send:goblin:5"])
    assert match.choices[-1] == (0, "troops:goblin:5+gargoyle:3")


def test_dice_that_no_set_has_together_cannot_be_picked_together() -> None:
    """SK-107, SK-R46: two Goblins do not fit without a source; three dice are too many."""
    match = sending()
    assert not draft(match).is_possible(["send:goblin:1", "send:goblin:5"])
    assert why_not(match, ["send:goblin:1"], "send:goblin:5") == (
        "SK-107", "With this choice the dice do not satisfy the plan.",
    )  # fmt: skip
    assert why_not(match, ["send:goblin:1", "send:gargoyle:3"], "send:goblin:5") == (
        "SK-107", "The plan takes 2 dice: take one back to send another.",
    )  # fmt: skip


def test_another_die_takes_the_place_of_one_that_it_does_not_go_with() -> None:
    """SK-107: the other Goblin instead of the one that is picked, and the Gargoyle stays."""
    found = draft(sending(), "send:goblin:1", "send:gargoyle:3")
    assert "send:goblin:5" in found.additions()
    assert found.changed([], ["send:goblin:5"]) == ["send:gargoyle:3", "send:goblin:5"]


def test_the_strength_of_dice_that_are_picked() -> None:
    """SK-111, SK-112, SK-114: as the draft grows, with what it would pay and the next row within the Influence."""
    match = sending("goblin:2 goblin:6 gargoyle:5")
    assert totals(match, "send:gargoyle:5") == {"die": "1/2", "strength": "5/10"}
    assert foreseen(match, "send:gargoyle:5").dice == ["gargoyle:5"]
    battle = foreseen(match, "send:gargoyle:5", "send:goblin:6")
    assert (battle.combined, battle.total, battle.points, battle.next) == (11, 10, 5, None)
    few = foreseen(match, "send:goblin:2", "send:gargoyle:5")
    assert few.points == 3 and few.next == PayView(8, 5)


def test_suggested_dice() -> None:
    """SK-114: most points first, then the fewest sources, then the least Strength."""
    match = sending("goblin:2 gargoyle:4 gargoyle:6")
    assert [foreseen(match, *picks).points for picks in draft(match).suggestions()] == [5, 3]
    match = sending("goblin:4 goblin:6 gargoyle:4", gems=1)
    assert draft(match).suggestions()[0] == ["send:goblin:4", "send:gargoyle:4"]


def test_a_die_that_the_plan_does_not_show_is_noted() -> None:
    """SK-R46: it needs a source whatever else is sent, and the battle foreseen marks it."""
    match = sending("goblin:1 gargoyle:3 orc:2", gems=1)
    assert notes(match) == {"send:orc:2": "needs_wild"}
    assert foreseen(match, "send:orc:2", "send:goblin:1").wild == [False, True]


# --- Wild sources


def surplus(dice: str, **board: object) -> Match:
    """A battle whose plan shows a Goblin and a Gargoyle, with dice of other kinds."""
    you = Board(troop="skeleton", reserve=[CLASH_2], dice=dice, place="gem", **board)  # type: ignore[arg-type]
    match = play(relic_game(you), "go:camp")
    return play(match, f"battle:{CLASH_2}") if asked(match) == "battle_plan" else match


def test_sources_are_picked_in_any_order() -> None:
    """SK-R46, RL-R42: those that cost nothing are suggested; as many as there are surplus dice."""
    match = surplus("skeleton:1 skeleton:2", off="wild gems", active="mask_of_asteraten_e", gems=2, magic=0)
    assert draft(match).suggestions() == [["wild:ability", "wild:mask_of_asteraten_e"]]
    assert totals(match, "wild:gem") == {"wild": "1/2"}
    assert why_not(match, ["wild:gem", "wild:gem"], "wild:ability") == (
        "SK-R46", "2 sources are enough: take one back to use another.",
    )  # fmt: skip
    assert "wild:gem" in draft(match, "wild:ability", "wild:gem").additions()
    assert draft(match, "wild:ability", "wild:gem").changed([], ["wild:gem"]) == ["wild:gem", "wild:gem"]
    match.choose_set(0, ["wild:gem", "wild:ability"])
    assert player(match).gems == 1 and match.choices[-2:] == [(0, "wild:ability"), (0, "wild:gem")]


def test_each_set_of_sources_is_asked_for_in_one_way() -> None:
    """RL-R42: of two dice of different kinds the first takes the Gem, so only the second is asked about."""
    match = surplus("orc:1 gnoll:2", off="gems", active="mask_of_asteraten_f", gems=2, magic=2)
    assert player(match).gems == 1 and offered(match) == ["wild:gem", "wild:mask_of_asteraten_f"]
    match.choose_set(0, ["wild:mask_of_asteraten_f"])
    assert player(match).gems == 1


# --- flips and changes


def changing(dice: str = "goblin:1 gargoyle:4", **board: object) -> Match:
    off = board.pop("off", "gems")
    match = in_camp(Board(reserve=[CLASH_2], dice=dice, off=off, **board))  # type: ignore[arg-type]
    if asked(match) == "battle_plan":
        play(match, f"battle:{CLASH_2}")
    return play(match, f"troops:{'+'.join(dice.split()[:2])}") if asked(match) == "battle_troops" else match


def test_flips_and_changes_are_one_set() -> None:
    """SK-053, SK-069: Gems and Magic are spent in one go, in whatever order the changes were wished."""
    match = changing(gems=1, magic=2)
    assert totals(match, "up:1", "flip:0") == {"gem": "1/1", "magic": "1/2", "strength": "11/10"}
    match.choose_set(0, ["up:1", "flip:0", "up:1"])
    assert [key for _, key in match.choices[-3:]] == ["flip:0", "up:1", "up:1"]
    assert player(match).gems == 0 and player(match).magic == 0


def test_only_dice_on_the_plan_count() -> None:
    """SK-111, SK-R44: a die that stays behind may be changed, which changes no Strength."""
    match = changing("goblin:3 gargoyle:4 orc:2", magic=2, off="")
    assert totals(match, "up:2") == {"magic": "1/2", "strength": "7/10"}
    assert foreseen(match, "up:2", "up:0").numbered == ["goblin:4", "gargoyle:4", "orc:3"]


def test_what_follows_of_changes_is_told() -> None:
    """SK-114: the battle is fought with the dice as they are wished."""
    found = draft(changing(gems=1, magic=0), "flip:0").follows()
    fought = next(event.seen_by(0) for event in found if event.name == "fought")
    assert (fought["strength"], fought["points"]) == (10, foreseen(changing(gems=1, magic=0), "flip:0").points)


def test_of_equal_dice_each_can_be_changed() -> None:
    """SK-R74: the engine offers only the first of two equal dice; a wish for the other one comes to the same."""
    match = changing("goblin:3 gargoyle:4 orc:2 orc:2", magic=2, off="troop_4")
    assert "up:3" in draft(match).additions() and "up:3" not in offered(match)
    match.choose_set(0, ["up:3"])
    assert match.choices[-2:] == [(0, "up:2"), (0, "done")] and player(match).dice == ["orc:2", "orc:3"]


def test_dice_that_become_equal_on_the_way() -> None:
    """SK-R74: a 4 and a 5, each raised by 1, are a 5 and a 6: the same as the 4 raised by 2, at the same price."""
    match = changing("goblin:3 gargoyle:4 orc:4 orc:5", magic=3, off="troop_4")
    match.choose_set(0, ["up:3", "up:2"])
    assert player(match).dice == ["orc:5", "orc:6"] and player(match).magic == 1


def test_equal_dice_in_different_places_are_not_exchanged() -> None:
    """SK-R44, SK-111: the die on the plan counts, its twin on the board does not."""
    match = changing("goblin:3 gargoyle:4 goblin:3", magic=1, off="")
    match.choose_set(0, ["up:2"])
    assert table(match).battle.dice == ["goblin:3", "gargoyle:4"] and player(match).dice == ["goblin:4"]


def test_a_change_that_waits_for_a_flip() -> None:
    """SK-053, SK-070: a 6 can be raised once it is flipped, so the raise may be wished before the flip."""
    match = changing("goblin:6 gargoyle:4", gems=1, magic=1)
    assert notes(match) == {"up:0": "after_flip"}
    assert notes(match, "flip:0") == {}
    assert draft(match, "up:0").keys() is None
    assert foreseen(match, "up:0").dice == ["goblin:6", "gargoyle:4"]
    assert foreseen(match, "flip:0", "up:0").dice == ["goblin:2", "gargoyle:4"]


@pytest.mark.parametrize(
    ("picks", "pick", "rule", "sentence"),
    [
        (["flip:0"], "flip:1", "SK-053", "You have no Gem left: take a flip back to make another."),
        (["up:1", "up:0"], "up:0", "SK-071", "You have no Magic left: take a change back to make another."),
        (["up:0"], "down:0", "SK-069", "You have changed this die the other way: take that back instead."),
        (["flip:1", "down:1"], "down:1", "SK-070", "A die cannot go above 6 or below 1."),
    ],
)
def test_why_a_change_does_not_go_with_the_others(picks: list[str], pick: str, rule: str, sentence: str) -> None:
    """SK-053, SK-069, SK-070, SK-071: Gems, Magic, one direction, and the faces of a die."""
    match = changing("goblin:3 gargoyle:5", gems=1, magic=2)
    assert pick not in draft(match, *picks).additions()
    assert why_not(match, picks, pick) == (rule, sentence)


def test_without_magic_nothing_is_raised() -> None:
    """SK-071: only flips can be picked, and a raise says why not."""
    match = changing(gems=1, magic=0)
    assert draft(match).additions() == ["flip:0", "flip:1"]
    assert why_not(match, [], "up:0") == ("SK-071", "You have no Magic.")
    with pytest.raises(NotOffered):
        match.choose_set(0, ["up:0"])


# --- raises


def orb(dice: str = "orc:1 orc:3", **board: object) -> Match:
    you = Board(active="dragon_orb_d", dice=dice, **board)  # type: ignore[arg-type]
    return play(relic_game(you, shrines={"gold": "orc:3"}, step=TakeAnyDie(0, 0)), "die:gold:orc:3")


def test_one_die_by_two_or_two_dice_by_one() -> None:
    """RL-R18: two dice may be equal; one raised by 2 stands alone; none is possible too."""
    match = orb()
    assert totals(match, "raise:orc:3") == {"dragon_orb": "1/2"}
    assert notes(match)["raise:orc:3"] == "with_another"
    assert draft(match, "raise:orc:3").additions() == ["raise:orc:1", "raise:orc:3"]
    assert draft(match, "two:orc:1").additions() == [] and draft(match).keys() == ["pass"]
    assert why_not(match, ["two:orc:1"], "raise:orc:3") == (
        "RL-R18", "One die is raised by 2, or two different ones by 1 each.",
    )  # fmt: skip
    match.choose_set(0, ["raise:orc:3", "raise:orc:3"])
    assert player(match).dice == ["orc:1", "orc:4", "orc:4"]


def test_a_lone_die_is_raised_by_one_choice() -> None:
    """RL-R18: where only one die can be raised there is nothing to put together."""
    match = orb(dice="")
    assert offered(match) == ["two:orc:3", "pass"] and match.draft(0, []) is None


# --- shortcuts


def shortcuts(match: Match) -> dict[str, list[str]]:
    return {one.thing: one.keys for one in match.decisions()[0].shortcuts}


def test_a_die_of_a_shrine_stands_for_the_move_and_the_die() -> None:
    """SK-035: unless it is alone there and taken unasked, or the Warden stands there."""
    match = given(you=Board(place="gold"), shrines={"gem": "goblin:4 goblin:4", "tactics": "orc:4 skeleton:6"})
    found = shortcuts(match)
    assert found["shrine_die:tactics:orc:4"] == ["go:tactics", "die:orc:4"]
    assert found["shrine_die:gem:goblin:4"] == ["go:gem"]
    assert not any(thing.startswith("shrine_die:gold") for thing in found)
    match.choose_all(0, found["shrine_die:tactics:orc:4"])
    assert player(match).dice == ["orc:4"]


def test_one_press_never_makes_a_whole_turn() -> None:
    """SK-035. Given a die with which the turn ends, then a press moves the Warden, and the die is pressed again;

    where it is alone and taken unasked, the move says that it ends the turn.
    """
    match = given(you=Board(place="gem"), shrines={"magic": "orc:4 skeleton:6", "gold": "goblin:4 goblin:4"})
    assert shortcuts(match)["shrine_die:magic:orc:4"] == ["go:magic"]
    notes = {option.key: option.confirm for option in match.decisions()[0].options}
    assert notes["go:magic"] is None
    assert notes["go:gold"] is not None and notes["go:gold"].name == "ends_turn"


def test_a_staff_may_be_asked_for_before_the_die() -> None:
    """RL-096: then only the move is made."""
    match = relic_game(Board(active="urdr_staff_c", magic=3, place="gold"), shrines={"magic": "orc:4 skeleton:6"})
    assert shortcuts(match)["shrine_die:magic:orc:4"] == ["go:magic"]


def test_no_shortcuts_elsewhere() -> None:
    """SK-035: only where the Warden is about to move."""
    match = in_camp(Board(reserve=[CLASH_3], dice="orc:1 orc:2 gnoll:3", gems=1))
    assert shortcuts(match) == {}


# --- Relics at a refill


def rearranging(active: str, stack: str) -> Match:
    return rift(Board(active=active, stack=stack), shrines=REFILL, turn=True)


def test_relics_are_exchanged_in_any_order() -> None:
    """RL-023: which of two Relics was picked first, and for which space, does not matter."""
    match = rearranging("thunder_axe_c thunder_axe_d", "evermap_d evermap_e urdr_staff_b")
    assert set(draft(match).additions()) == {
        f"{space}:{relic}" for space in ("first", "second") for relic in ("evermap_d", "evermap_e", "urdr_staff_b")
    }
    match.choose_set(0, ["first:urdr_staff_b", "second:evermap_d"])
    assert player(match).active_relics == ["evermap_d", "urdr_staff_b"]
    assert player(match).relic_stack == ["evermap_e", "thunder_axe_c", "thunder_axe_d"]


def test_the_second_relic_alone_is_exchanged() -> None:
    """RL-023: the first space keeps its Relic."""
    match = rearranging("thunder_axe_c thunder_axe_d", "evermap_d")
    match.choose_set(0, ["second:evermap_d"])
    assert player(match).active_relics == ["evermap_d", "thunder_axe_c"]


def test_empty_spaces_are_alike() -> None:
    """RL-R12: with nothing active, a Relic that was picked for the second space becomes active all the same."""
    match = rearranging("", "evermap_d evermap_e")
    match.choose_set(0, ["second:evermap_e"])
    assert player(match).active_relics == ["evermap_e"]


def test_only_relics_of_the_stack_are_exchanged() -> None:
    """RL-023: another Relic is refused, and a space holds one Relic."""
    match = rearranging("thunder_axe_c", "evermap_d evermap_e")
    assert why_not(match, [], "second:dragon_orb_b")[0] == "RL-023"
    assert draft(match, "first:evermap_d").changed([], ["first:evermap_e"]) == ["first:evermap_e"]
