"""The dice tower (chapter "The dice tower"): three shelves that hold cubes back and let them go, or coins (IM-203).

IM-013, IM-197: one tower for every battle, blind to colours.
IM-198..IM-202: its acceptance figures are tests. Cubes are numbered by seat; inhabitants are `GREEN`.
IM-R71: nothing falls by accident.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.chance import Chance
from wartable.immortals.components import SHELVES, TOML

GREEN: Final[i64] = 5
COLORS: Final[i64] = 6
SCALE: Final[i64] = 1000
THROWN_FALLS: Final[list[int]] = TOML["tower"]["coin"]["thrown_cube_falls"]
RESTING_FALLS: Final[list[int]] = TOML["tower"]["coin"]["resting_cube_falls"]


@final
class Tower:
    """IM-190: the cubes inside, shelf by shelf from the top; with coins they form one list (IM-203).

    IM-151, IM-196: only a throw changes them.
    """

    def __init__(self, coins: bool, shelves: list[list[int]]) -> None:
        self.coins: Final = coins
        self.shelves = shelves
        self.throws: i64 = 0  # how many there were, so that nobody has to compare the shelves

    def copy(self) -> "Tower":
        shelves: list[list[int]] = []
        for shelf in self.shelves:
            shelves.append(shelf[:])
        other = Tower(self.coins, shelves)
        other.throws = self.throws
        return other


def empty_tower(coins: bool) -> Tower:
    return Tower(coins, [[]] if coins else [[] for _ in SHELVES])


def inside(tower: Tower) -> list[int]:
    """How many cubes of each colour are inside."""
    counts = [0] * COLORS
    for shelf in tower.shelves:
        for cube in shelf:
            counts[cube] += 1
    return counts


def throw(tower: Tower, chance: Chance, thrown: list[int]) -> list[int]:
    """IM-150, IM-I10: throw the given number of cubes of each colour; returns how many of each fall out.

    IM-191: all chance is the game's. IM-192: listed by seat, inhabitants last, then shuffled.
    """
    tower.throws += 1
    cubes: list[int] = []
    for color in range(COLORS):
        for _ in range(thrown[color]):
            cubes.append(color)
    fallen = [0] * COLORS
    if tower.coins:
        toss(tower, chance, cubes, fallen)
    else:
        chance.shuffle(cubes)
        for cube in cubes:
            drop(tower, chance, cube, fallen)
    return fallen


def drop(tower: Tower, chance: Chance, cube: i64, fallen: list[int]) -> None:
    """IM-193: one cube falls from shelf to shelf, with those it knocks loose, in order."""
    falling: list[int] = [cube]
    for place in range(len(SHELVES)):
        resting = tower.shelves[place]
        following: list[int] = []
        for one in falling:
            knock(chance, place, resting, following)
            if is_caught(chance, place, len(resting)):
                resting.append(one)
            else:
                following.append(one)
        falling = following
    for one in falling:
        fallen[one] += 1


def knock(chance: Chance, place: i64, resting: list[int], following: list[int]) -> None:
    """IM-194: on a shelf that is not empty the arriving cube may knock one loose, each equally likely."""
    if resting and chance.below(SCALE) < SHELVES[place].knock:
        loose: i64 = chance.below(len(resting))
        following.append(resting.pop(loose))


def is_caught(chance: Chance, place: i64, resting: i64) -> bool:
    """IM-195, IM-I09: the fuller the shelf, the less likely; never beyond its capacity."""
    shelf = SHELVES[place]
    return chance.below(SCALE * shelf.capacity) < shelf.catch * (shelf.capacity - resting)


def toss(tower: Tower, chance: Chance, cubes: list[int], fallen: list[int]) -> None:
    """IM-203: each cube thrown falls out with 2/3, then each that was inside before with 1/3."""
    caught: list[int] = []
    for cube in cubes:
        if chance.below(THROWN_FALLS[1]) < THROWN_FALLS[0]:
            fallen[cube] += 1
        else:
            caught.append(cube)
    resting: list[int] = []
    for cube in tower.shelves[0]:
        if chance.below(RESTING_FALLS[1]) < RESTING_FALLS[0]:
            fallen[cube] += 1
        else:
            resting.append(cube)
    tower.shelves[0] = resting + caught
