"""Set-up, for two to four players. The shuffles come in the order given under *Chance* (DV-312, DV-I33)."""

from typing import Final

from mypy_extensions import i64

from wartable.dragon_valley.components import (
    BUILDING_ROWS,
    BUILDINGS,
    CARDS,
    CELLS,
    CHARTS,
    FIRST_LOCATION,
    FOES,
    FRIENDS,
    LEVELS,
    LOCATIONS,
    MAP,
    MODES,
    PLACES,
    TERRITORIES,
    UNITS,
)
from wartable.dragon_valley.rounds import Opening
from wartable.dragon_valley.table import NOTHING, DragonValley, Marks, Player, Stock, Valley
from wartable.dragon_valley.verbs import REASON_WORDS
from wartable.engine.chance import Chance

RIVAL: Final[i64] = 1


def new_game(players: i64, chance: Chance, mode: str, level: str) -> DragonValley:
    """DV-034: the same for all player counts but for the number of baronies."""
    stock = Stock([unit.count for unit in UNITS], shuffled(chance, all_tiles()), [], [0] * BUILDINGS)
    valley = lay_territories(chance)
    seats = [empty_barony() for _ in range(players)]
    game = DragonValley(MODES[mode], CHARTS[players], chance, seats, (stock, valley, no_marks()))
    deal_for_favored(game)
    if level:
        begin_solo(game, level)
    return game


def shuffled(chance: Chance, cards: list[int]) -> list[int]:
    """DV-029: a shuffled stack. Its top is the end of the list."""
    chance.shuffle(cards)
    return cards


def all_tiles() -> list[int]:
    """DV-009: all copies of all buildings."""
    tiles: list[int] = []
    for building, row in enumerate(BUILDING_ROWS):
        tiles.extend([building] * row.count)
    return tiles


def lay_territories(chance: Chance) -> Valley:
    """DV-030: the nine tiles are laid face down on t1 to t9."""
    kinds: list[int] = []
    for kind, territory in enumerate(TERRITORIES):
        kinds.extend([kind] * territory.count)
    chance.shuffle(kinds)
    return Valley(kinds, (1 << LOCATIONS) - 1 << FIRST_LOCATION, 0)


def empty_barony() -> Player:
    """DV-031, DV-035: a score of 0, unused markers, no units, buildings or tiles. DV-028: all cubes are in the bag."""
    reasons = [0] * len(REASON_WORDS)
    return Player([0] * (PLACES * FRIENDS), [0] * (MAP * FOES), [int(NOTHING)] * CELLS, [0] * BUILDINGS, reasons)


def no_marks() -> Marks:
    return Marks([0] * (PLACES * FRIENDS), [0] * (MAP * FOES), [], [])


def deal_for_favored(game: DragonValley) -> None:
    """DV-032: a card to each player, openly; the alphabetically first makes its owner King's Favored of round 1.

    DV-033, DV-R75: the cards go back and have no effect.
    """
    cards = shuffled(game.chance, list(range(CARDS)))
    dealt = [cards.pop() for _ in range(game.seats)]
    game.favored = dealt.index(min(dealt))
    game.then(Opening(dealt))


def begin_solo(game: DragonValley, level: str) -> None:
    """DV-304, DV-305: the rival in the second seat starts with the points of its level."""
    game.level = level
    game.players[RIVAL].score = LEVELS[level]
