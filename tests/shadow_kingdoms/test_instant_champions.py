"""Champion cards: the Instant ones, each as printed."""

import pytest
from tests.support.shadow_kingdoms import HARD_LINE, Board, asked, gained, given, line, means, offered, play, player

PLANS = HARD_LINE.split()


@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("elite_guard", (0, 0, 12)),
        ("quartermaster", (3, 2, 10)),
        ("shadow", (0, 4, 10)),
        ("thief", (6, 0, 10)),
        ("warlock", (0, 1, 10)),
    ],
)
def test_instants(card: str, after: tuple[int, int, int]) -> None:
    """SK-152, SK-154, SK-156, SK-157, SK-158, SK-080: Gold, Magic and Influence after gaining the card."""
    match = gained(card)
    assert means(match) == after and player(match).gems == (1 if card == "warlock" else 0)


def test_mercenary() -> None:
    """SK-153: one die of any Shrine without its action; without a space it may replace one."""
    match = play(gained("mercenary"), "die:gold:gargoyle:4")
    assert player(match).dice == ["gargoyle:4"] and player(match).gold == 0
    match = play(gained("mercenary", dice="orc:1 orc:2 orc:3"), "die:gold:gnoll:6", "replace:orc:1")
    assert player(match).dice == ["orc:2", "orc:3", "gnoll:6"]


def test_sentry() -> None:
    """SK-155, SK-R50, SK-R54, SK-R56: one plan without its cost; the slot's bonus is paid as usual; or none."""
    match = gained("sentry", gold=1, champions="tactician")
    assert offered(match) == [*(f"reserve:{plan}" for plan in PLANS), "pass"]
    play(match.copy(), "pass")
    play(match, f"reserve:{PLANS[4]}")
    assert player(match).gold == 1 and offered(match) == ["pay", "pass"]
    assert means(play(match, "pay")) == (0, 0, 11)


def test_sentry_may_cycle_plans() -> None:
    """SK-R22: 1 Magic each while the plan is chosen."""
    match = gained("sentry", magic=1)
    play(match, f"cycle:{PLANS[0]}")
    assert line(match)[0] == PLANS[1] and asked(match) == "plan_pick" and player(match).magic == 0


def test_sentry_without_a_slot() -> None:
    """SK-R31, SK-R84: the card may still be gained; its effect is lost without a question."""
    match = gained("sentry", reserve=["fall_of_goldspire"], magic=3)
    assert match.game.active == 1 and player(match).champions == ["sentry"]


def test_a_gem_without_space() -> None:
    """SK-R31, SK-R83, SK-084: Warlock's Magic comes, its Gem does not, and nothing is set off by it."""
    match = gained("warlock", gems=1, champions="shaman")
    assert player(match).gems == 1 and means(match) == (0, 1, 10)


def test_thief_at_the_limit() -> None:
    """SK-233: Gold 12 with the marker in place: 13, the rest is lost."""
    assert player(gained("thief", gold=12)).gold == 13


def test_nesting_is_at_most_three_deep() -> None:
    """SK-R55: right slot, Sentry, another slot, its bonus: each level fills a slot, depth first."""
    you = Board(gold=9, magic=0, off="reserve_middle reserve_right champions_6")
    rows = {"instant": "sentry sentry sentry"}
    match = given(you=you, rows=rows, shrines={"tactics": "goblin:1 gnoll:4"})
    play(match, "go:tactics", "die:goblin:1", f"reserve:{PLANS[0]}", "slot:right", "take:instant:1")
    assert asked(match) == "plan_pick"
    play(match, f"reserve:{PLANS[1]}", "slot:middle")
    assert asked(match) == "die_from_any_shrine"
    play(match, "pass")
    assert match.game.active == 1 and player(match).slots[0].plan is None


def test_the_champion_stays() -> None:
    """SK-I30, SK-080: whatever happens later, the card lies beside the board."""
    match = gained("thief")
    assert player(match).champions == ["thief"]
