"""The dice tower: its steps one by one, and its acceptance figures over many throws with fixed seeds."""

import pytest
from tests.support.immortals import Scripted, given, needs_plain_chance, play, reveal

from wartable.engine.chance import chance_from
from wartable.immortals.title import TITLE
from wartable.immortals.tower import COLORS, GREEN, Tower, drop, empty_tower, inside, throw
from wartable.matches.match import Match

RED, BLUE = 0, 1


@needs_plain_chance
def test_a_shuffle_exchanges_from_the_end() -> None:
    """IM-210, IM-213, IM-192: a, b, c, d with the draws 1, 0, 1 reads c, d, a, b, and b is on top."""
    cards = [0, 1, 2, 3]
    Scripted(1, 0, 1).shuffle(cards)
    assert cards == [2, 3, 0, 1] and cards[-1] == 1


@needs_plain_chance
def test_one_cube_knocks_another_loose_and_rests() -> None:
    """IM-193, IM-194, IM-195, IM-198: the printed example uses exactly six draws."""
    tower = Tower(False, [[RED], [], [GREEN]])
    chance = Scripted(100, 0, 1000, 3000, 500, 5999)
    fallen = [0] * COLORS
    drop(tower, chance, BLUE, fallen)
    assert fallen == [1, 0, 0, 0, 0, 0] and tower.shelves == [[BLUE], [], [GREEN]] and chance.draws == []


@needs_plain_chance
def test_a_full_shelf_catches_nothing() -> None:
    """IM-190, IM-195, IM-I09: with six cubes on a shelf even the luckiest draw passes."""
    tower = Tower(False, [[RED] * 6, [RED] * 6, [RED] * 6])
    fallen = [0] * COLORS
    drop(tower, Scripted(999, 0, 999, 0, 999, 0), BLUE, fallen)
    assert fallen[BLUE] == 1 and inside(tower)[RED] == 18


@needs_plain_chance
def test_cubes_are_thrown_in_seat_order_inhabitants_last() -> None:
    """IM-192: before the shuffle the list reads seat 0, seat 1, inhabitants."""
    tower = empty_tower(False)
    as_listed = (2, 1)  # a shuffle that exchanges nothing
    first_rests, passes = (0,), (999, 5999, 5999, 5999)
    fallen = throw(tower, Scripted(*as_listed, *first_rests, *passes, *passes), [1, 1, 0, 0, 0, 1])
    assert tower.shelves[0] == [0] and fallen == [0, 1, 0, 0, 0, 1]


def test_the_same_seed_gives_the_same_battles() -> None:
    """IM-191, IM-I24: the tower draws from the game's generator only."""
    one, other = empty_tower(False), empty_tower(False)
    falls = [
        [throw(tower, chance, [3, 3, 0, 0, 0, 1]) for _ in range(20)]
        for tower, chance in ((one, chance_from(5)), (other, chance_from(5)))
    ]
    assert falls[0] == falls[1] and one.shelves == other.shelves


@needs_plain_chance
def test_chances_do_not_depend_on_colour() -> None:
    """IM-197: another colour with the same draws lies and falls in the same places."""
    for color in range(COLORS):
        tower = Tower(False, [[RED], [], [GREEN]])
        fallen = [0] * COLORS
        drop(tower, Scripted(100, 0, 1000, 3000, 500, 5999), color, fallen)
        assert tower.shelves[0] == [color] and fallen[RED] == 1


def test_a_throw_conserves_cubes() -> None:
    """IM-150, IM-196, IM-I10: thrown and inside before is fallen and inside after, colour by colour."""
    tower, chance = empty_tower(False), chance_from(3)
    for number in range(300):
        before, thrown = inside(tower), [number % 5, 2, number % 3, 0, 1, 1]
        fallen = throw(tower, chance, thrown)
        assert [a + b for a, b in zip(before, thrown, strict=True)] == [
            a + b for a, b in zip(fallen, inside(tower), strict=True)
        ]


@pytest.mark.parametrize(("players", "mean"), [(3, 7.0), (4, 7.6), (5, 7.9)])
def test_cubes_inside_after_seeding(players: int, mean: float) -> None:
    """IM-199, IM-046: over many seedings."""
    total = 0
    for seed in range(1500):
        tower = empty_tower(False)
        throw(tower, chance_from(seed), [7] * players + [0] * (5 - players) + [10])
        total += sum(inside(tower))
    assert total / 1500 == pytest.approx(mean, abs=0.3)


@pytest.mark.parametrize(
    ("cubes", "falls", "released", "tolerance"), [(7, 0.67, 0.27, 0.02), (10, 0.70, 0.36, 0.02), (3, 0.63, 0.13, 0.03)]
)
def test_the_long_run(cubes: int, falls: float, released: float, tolerance: float) -> None:
    """IM-200, IM-201: how often a thrown cube falls out, and how often one that rests inside comes loose."""
    tower, chance = empty_tower(False), chance_from(11)
    out = loose = resting = stock = 0
    throws = 6000
    for _ in range(throws):
        for shelf in tower.shelves:
            shelf[:] = [0] * len(shelf)
        resting += inside(tower)[0]
        fallen = throw(tower, chance, [0, cubes, 0, 0, 0, 0])
        out, loose, stock = out + fallen[1], loose + fallen[0], stock + sum(inside(tower))
    assert out / (throws * cubes) == pytest.approx(falls, abs=tolerance)
    assert loose / resting == pytest.approx(released, abs=0.02)
    assert cubes != 7 or stock / throws == pytest.approx(8.4, abs=0.4)


CHANCES = [
    (3, 0, (0.96, 0.96, 0.49)),
    (3, 3, (0.80, 0.37, 0.08)),
    (5, 3, (0.94, 0.69, 0.26)),
    (8, 4, (0.98, 0.88, 0.47)),
    (4, 6, (0.58, 0.16, 0.02)),
]


def win_rates(games: int) -> list[list[float]]:
    """How often the attacker wins in cases A, B and C, for each line of CHANCES, one seeding for all of them."""
    wins = [[0, 0, 0] for _ in CHANCES]
    chance = chance_from(5)
    for _ in range(games):
        seeded = empty_tower(False)
        green = min(2, throw(seeded, chance, [7, 7, 7, 0, 0, 10])[GREEN]) or 1
        for line, (attackers, defenders, _) in enumerate(CHANCES):
            fallen = throw(seeded.copy(), chance, [attackers, defenders, 0, 0, 0, green])
            own, helpers = fallen[0], fallen[GREEN]
            against = fallen[1] if defenders else 0
            wins[line][0] += own + helpers > against if defenders else own > 0
            wins[line][1] += own > against
            wins[line][2] += own > against + helpers
    return [[won / games for won in line] for line in wins]


def test_the_first_battle() -> None:
    """IM-202: how often the attacker wins the first battle after a three-player seeding, in cases A, B and C."""
    for (_, _, chances), rates in zip(CHANCES, win_rates(6000), strict=True):
        assert rates == pytest.approx(chances, abs=0.02)


@needs_plain_chance
def test_coins() -> None:
    """IM-203: not shuffled; thrown cubes fall with 2/3 each, then those inside with 1/3, the rest lies in order."""
    tower = Tower(True, [[GREEN, RED]])
    fallen = throw(tower, Scripted(0, 2, 0, 1), [1, 1, 0, 0, 0, 0])
    assert fallen == [1, 0, 0, 0, 0, 1] and tower.shelves == [[RED, BLUE]]


def test_coins_are_a_table_option() -> None:
    """IM-203: with `tower_model` coin the whole game uses one list without capacity."""
    match = Match(TITLE, 3, 4, {"tower_model": "coin"})
    while not match.over and match.game.round < 2:
        play(match, match.decisions()[0].options[0].key)
    assert len(match.game.tower.shelves) == 1


def test_nothing_falls_by_accident() -> None:
    """IM-R71, IM-151, IM-196: between battles neither tray nor shelves change."""
    match = given(
        armies=["treehome-light 3"],
        plans=[{"extract_gold": "region_treehome"}, {"construct": "blank"}],
        tower=[[0, 1], [5], []],
        tray=[0, 1, 0],
        tray_inhabitants=1,
    )
    before = [shelf[:] for shelf in match.game.tower.shelves]
    play(reveal(match, "extract_gold"), "perform")
    assert match.game.tower.shelves == before and match.game.players[1].tray == 1
