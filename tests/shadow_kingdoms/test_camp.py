"""Camp as a destination, and step 1 of its battle: the plan that is fought for."""

import pytest
from tests.support.shadow_kingdoms import (
    AMBUSH_2,
    CLASH_2,
    CLASH_3,
    HARD_LINE,
    SIEGE_2,
    Board,
    asked,
    can_go,
    in_camp,
    line,
    line_with,
    means,
    offered,
    play,
    player,
    table,
    told,
)

from wartable.matches.match import Match

PLANS = HARD_LINE.split()


# --- Camp as a destination


def test_camp_with_a_reserved_plan() -> None:
    """SK-R02, SK-032: the dice satisfy it, whatever the Gold."""
    assert can_go(Board(reserve=[CLASH_2], dice="goblin:1 gargoyle:1", gold=0, magic=0))
    assert not can_go(Board(reserve=[CLASH_2], dice="goblin:1 goblin:2", gold=9, magic=9))


@pytest.mark.parametrize(
    ("gold", "magic", "can"), [(3, 0, True), (2, 0, False), (2, 1, True), (1, 1, False), (0, 9, False)]
)
def test_camp_with_a_plan_of_the_line(gold: int, magic: int, can: bool) -> None:
    """SK-R02: on the 3-Gold space; each cheaper card cycled for 1 Magic lets it slide one space."""
    you = Board(dice="goblin:1 gargoyle:1", gold=gold, magic=magic)
    assert can_go(you, line=line_with(CLASH_2, 3)) == can


def test_sliding_needs_a_deck() -> None:
    """SK-R02: without cards to come the plan cannot be brought within reach."""
    you = Board(dice="goblin:1 gargoyle:1", gold=2, magic=3)
    assert not can_go(you, line=line_with(CLASH_2, 3), no_plan_deck=True)
    assert can_go(Board(dice="goblin:1 gargoyle:1", gold=3, magic=3), line=line_with(CLASH_2, 3), no_plan_deck=True)


def test_rewards_of_the_battle_do_not_count() -> None:
    """SK-R02, SK-R36: Scout's Gold comes in step 5."""
    you = Board(dice="goblin:1 gargoyle:1", gold=0, magic=0, champions="scout")
    assert not can_go(you, line=line_with(CLASH_2, 1))


def test_camp_at_a_distance() -> None:
    """SK-239: 3 Gold, 1 Magic, the plan on the 4-Gold space: cycle a cheaper one, then pay 3 Gold."""
    you = Board(dice="goblin:1 gargoyle:1", gold=3, magic=1)
    match = in_camp(you, line=line_with(CLASH_2, 4), plan_top=CLASH_3)
    assert asked(match) == "battle_plan" and offered(match) == [f"cycle:{name}" for name in PLANS[:3]]
    play(match, f"cycle:{PLANS[0]}")
    assert line(match)[2] != CLASH_2 and told(match, "battle")[0]["plan"] == CLASH_2
    assert means(match)[:2] == (0, 0)


def test_the_last_completable_plan_cannot_be_cycled() -> None:
    """SK-R03, SK-I27: nor the last Magic needed to reach it."""
    you = Board(dice="goblin:1 gargoyle:1 orc:1", gold=6, magic=2)
    match = in_camp(you, line=line_with(CLASH_2, 2))
    assert f"cycle:{CLASH_2}" not in offered(match) and f"cycle:{PLANS[0]}" in offered(match)
    both = f"{CLASH_2} {AMBUSH_2} {' '.join(PLANS[:3])}"
    match = in_camp(Board(dice="goblin:1 gargoyle:1 orc:1", gold=6, magic=2), line=both)
    assert f"cycle:{CLASH_2}" in offered(match) and f"cycle:{AMBUSH_2}" in offered(match)
    needs_magic = Board(dice="goblin:1 gargoyle:1", gold=1, magic=1)
    match = in_camp(needs_magic, line=line_with(CLASH_2, 2))
    assert told(match, "cycled_plan")[0]["plan"] == PLANS[0]  # the only choice: the dearer ones would spend the Magic


# --- step 1


def test_exactly_one_battle_in_nine_steps() -> None:
    """SK-103: entering Camp one battle is performed from step 1 to step 9, then the turn is over."""
    match = in_camp(Board(reserve=[CLASH_2], dice="goblin:6 gargoyle:2", magic=0))
    play(match, "marker:wild", "area:2:2")
    names = [event.name for event in match.events]
    steps = ["battle", "sent_troops", "fought", "uncovered", "covered", "completed", "turn"]
    assert [name for name in names if name in steps] == steps
    assert match.game.active == 1


def test_a_reserved_plan_or_one_of_the_line() -> None:
    """SK-104, SK-101: those that the dice satisfy, the line's for the Gold of its space."""
    you = Board(reserve=[CLASH_2, SIEGE_2], off="reserve_middle", dice="goblin:1 gargoyle:1 orc:1", gold=2, magic=0)
    match = in_camp(you, line=line_with(AMBUSH_2, 2))
    assert offered(match) == [f"battle:{CLASH_2}", f"battle:{AMBUSH_2}"]
    play(match, f"battle:{AMBUSH_2}")
    assert player(match).gold == 0 and player(match).slots[0].plan == CLASH_2


def test_kira_buys_in_camp() -> None:
    """SK-106, SK-105: 1 Gold on the 1-Gold space, used at once; no slot, no bonus; the line is refilled."""
    you = Board(dice="goblin:1 gargoyle:1", gold=1, magic=0, reserve=["fall_of_goldspire"])
    match = in_camp(you, line=line_with(CLASH_2, 1), plan_top=CLASH_3)
    assert player(match).gold == 0 and table(match).battle is not None
    assert line(match) == [*PLANS[1:], CLASH_3] and player(match).slots[0].plan == "fall_of_goldspire"


def test_no_discount_in_camp() -> None:
    """SK-105: a die gives none."""
    you = Board(dice="goblin:1 gargoyle:1", gold=2, magic=0)
    assert not can_go(you, line=line_with(CLASH_2, 3))


# --- cycling plans before and after the battle


def fought(magic: int, **position: object) -> Match:
    """A battle with a reserved plan, fought to its end without spending Magic."""
    you = Board(reserve=[CLASH_2], dice="goblin:1 gargoyle:1", magic=magic)
    match = in_camp(you, **position)
    while asked(match) != "marker":
        play(match, "done" if asked(match) == "change" else f"battle:{CLASH_2}")
    return play(match, "marker:wild", "area:2:2")


def test_plans_may_be_cycled_after_the_battle() -> None:
    """SK-R21, SK-067, SK-071: any plan of the line for 1 Magic each, as the Warden is still at the Camp."""
    match = fought(magic=2, plan_top=CLASH_3)
    assert asked(match) == "after_battle" and len(table(match).players[0].completed) == 1
    assert offered(match) == [*[f"cycle:{plan}" for plan in PLANS], "done"]
    play(match, f"cycle:{PLANS[0]}")
    assert line(match) == [*PLANS[1:], CLASH_3] and player(match).magic == 1 and asked(match) == "after_battle"
    play(match, f"cycle:{CLASH_3}")
    assert player(match).magic == 0 and match.game.active == 1


def test_cycling_after_the_battle_may_be_left() -> None:
    """SK-R21: it costs nothing to end the turn; the line is as it was."""
    match = play(fought(magic=2), "done")
    assert match.game.active == 1 and player(match).magic == 2 and line(match) == PLANS


def test_cycling_after_the_battle_needs_magic_and_a_deck() -> None:
    """SK-R21, SK-R23: without either of them nothing is asked."""
    assert fought(magic=0).game.active == 1
    assert fought(magic=2, no_plan_deck=True).game.active == 1


def test_no_plan_is_cycled_during_the_battle() -> None:
    """SK-R21: before step 1 is over, and after step 9; the nine steps themselves are ordered."""
    match = play(in_camp(Board(reserve=[CLASH_2], dice="goblin:1 gargoyle:1", magic=2)), f"battle:{CLASH_2}")
    while asked(match) != "after_battle":
        assert not any(key.startswith("cycle") for key in offered(match))
        play(match, next((key for key in ("done", "pass") if key in offered(match)), offered(match)[0]))
