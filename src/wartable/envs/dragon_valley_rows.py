"""Rows of Dragon Valley, made from the table: what `dragon_valley_view.py` makes from the view, in the same order."""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.battles import ChooseExtra, ChooseUnit, EngageEnemy, Fray, PairUp
from wartable.dragon_valley.build import BuildPlace
from wartable.dragon_valley.components import (
    BUILDINGS,
    CARDS,
    FOES,
    FRIENDS,
    ITEM_IDS,
    PLACES,
    UNITS,
)
from wartable.dragon_valley.move import MoveCount, MoveTo
from wartable.dragon_valley.options import QUESTION_WORDS
from wartable.dragon_valley.packing import BLESSED, large_number_of, place_in, unit_in
from wartable.dragon_valley.table import ENDING_WORDS, NOBODY, NOTHING, PHASE_WORDS, DragonValley, Draw, Stock
from wartable.engine.agenda import Game
from wartable.envs.dragon_valley_actions import PILES
from wartable.envs.dragon_valley_barony import BaronyRows
from wartable.envs.dragon_valley_locations import LocationRows
from wartable.envs.pieces import (
    NOT_MADE,
    NOTHING_KEPT,
    AskedRows,
    PieceWriter,
    nothing,
    number,
    one_of,
    sets_of,
    write_counts,
)

DRAWS: Final[i64] = 2  # as many as divide at the same time
ITEMS: Final = len(ITEM_IDS)

PHASE: Final = one_of(len(PHASE_WORDS))
ENDING: Final = one_of(len(ENDING_WORDS) - 1)
ACTION_SET: Final = sets_of(3)  # move, build, recharge
CARD_SET: Final = sets_of(int(CARDS))
BUILDING_SET: Final = sets_of(int(BUILDINGS))
BUILDING: Final = one_of(int(BUILDINGS))
PLACE: Final = one_of(int(PLACES))
UNIT: Final = one_of(int(FRIENDS))
ENEMY: Final = one_of(int(FOES))
NO_PLAN: Final = nothing(1 + int(BUILDINGS) + 1)
NOT_MOVING: Final = nothing(1 + int(PLACES) + int(FRIENDS) + 1 + int(PLACES))


@final
class KeptStock:
    """The pieces of the bag and the dead, and of tiles and cards, each with what it was made from."""

    def __init__(self) -> None:
        self.bag: Final[list[int]] = []
        self.dead: i64 = 0
        self.bag_piece = NOT_MADE
        # the very lists: from both, things are only taken
        self.stack: list[int] = []
        self.deck: list[int] = []
        self.tiles: i64 = 0
        self.cards: i64 = 0
        self.discards: i64 = 0
        self.revealed: i64 = 0
        self.sapped: i64 = 0
        self.piece = NOT_MADE

    def look(self, stock: Stock) -> None:
        """Make a piece again if anything in it is different now."""
        if not self.bag_piece or stock.dead != self.dead or stock.bag != self.bag:
            self.bag[:] = stock.bag
            self.dead = stock.dead
            self.bag_piece = bag_piece(stock)
        if not self.piece or not self.is_of(stock):
            self.keep(stock)
            self.piece = stock_piece(stock)

    def is_of(self, stock: Stock) -> bool:
        if stock.stack is not self.stack or stock.deck is not self.deck:
            return False
        if stock.discards != self.discards or stock.revealed != self.revealed or stock.sapped != self.sapped:
            return False
        return len(stock.stack) == self.tiles and len(stock.deck) == self.cards

    def keep(self, stock: Stock) -> None:
        self.stack, self.tiles = stock.stack, len(stock.stack)
        self.deck, self.cards = stock.deck, len(stock.deck)
        self.discards, self.revealed, self.sapped = stock.discards, stock.revealed, stock.sapped


@final
class DragonValleyRows(PieceWriter):
    """All is open but the order of stack and deck, and the tiles on locations that the seat has not looked at."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.seat: Final = one_of(players)
        self.seats: Final = sets_of(players)
        self.asked: Final = AskedRows(QUESTION_WORDS, players)
        self.baronies: Final = BaronyRows(players)
        self.locations: Final = LocationRows(players)
        self.kept: Final[list[KeptStock]] = []
        self.no_draw: Final = nothing(2 * players + PILES * (ITEMS + players) + ITEMS)
        self.no_pile: Final = nothing(ITEMS + players)
        self.no_fray: Final = nothing(1 + players + int(PLACES) + int(FRIENDS) + 1 + int(FOES))

    def write(self, game: Game, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        assert isinstance(game, DragonValley)
        self.asked.write(game, seat, pieces)
        self.write_round(game, seat, pieces)
        self.baronies.write(game, seat, slot, pieces)
        valley = self.locations.look(game, seat, slot)
        pieces.append(valley.piece)
        for draw in range(DRAWS):
            pieces.append(self.draw(game.draws[draw], seat) if draw < len(game.draws) else self.no_draw)
        self.write_stock(game.stock, slot, pieces)
        pieces.append(valley.hidden)
        self.write_under_way(game, seat, pieces)
        pieces.append(number(1 if game.over else 0))
        pieces.append(ENDING[game.ending])

    def write_round(self, game: DragonValley, seat: i64, pieces: list[bytes]) -> None:
        pieces.append(number(1 if game.is_last_round or game.round == game.mode.max_rounds else 0))
        pieces.append(number(game.round))
        pieces.append(PHASE[1 + game.phase])
        pieces.append(self.seat_piece(game.favored, seat))
        pieces.append(self.seat_piece(game.active, seat))
        pieces.append(ACTION_SET[game.actions & 7])

    def seat_piece(self, told: i64, seat: i64) -> bytes:
        return self.seat[0] if told == NOBODY else self.seat[1 + (told - seat) % self.players]

    def draw(self, draw: Draw, seat: i64) -> bytes:
        """DV-042: drawn items, which are in canonical order, and piles are open."""
        pieces = [self.seat_piece(draw.castellan, seat)]
        choosers: i64 = 0
        for chooser in draw.choosers:
            choosers |= 1 << (chooser - seat) % self.players
        pieces.append(self.seats[choosers])
        for pile in range(PILES):
            if pile >= len(draw.owners):
                pieces.append(self.no_pile)
                continue
            write_counts(pile_of(draw, pile), ITEMS, pieces)
            pieces.append(self.seat_piece(draw.owners[pile], seat))
        write_counts(draw.items[len(draw.piles) :], ITEMS, pieces)
        return b"".join(pieces)

    def write_stock(self, stock: Stock, slot: i64, pieces: list[bytes]) -> None:
        while len(self.kept) <= slot:
            self.kept.append(KeptStock())
        found = KeptStock() if slot == NOTHING_KEPT else self.kept[slot]
        found.look(stock)
        pieces.append(found.bag_piece)
        pieces.append(found.piece)

    def write_under_way(self, game: DragonValley, seat: i64, pieces: list[bytes]) -> None:
        """The tile, the stack or the battle that a question is about; open to all."""
        step = game.asker
        if isinstance(step, BuildPlace):
            left = number(game.players[step.seat].supply[step.building])
            pieces.append(number(1) + BUILDING[1 + step.building] + left)
        else:
            pieces.append(NO_PLAN)
        if isinstance(step, MoveTo):
            pieces.append(moving_piece(step.stack, NOTHING))
        elif isinstance(step, MoveCount):
            pieces.append(moving_piece(step.stack, step.to))
        else:
            pieces.append(NOT_MOVING)
        pieces.append(self.battle(game, seat))

    def battle(self, game: DragonValley, seat: i64) -> bytes:
        """DV-112: what the owner of the barony decides."""
        step = game.asker
        if isinstance(step, (EngageEnemy, ChooseExtra)):
            return self.fray(step.fray, seat) + fighter_piece(step.fighter, NOTHING)
        if isinstance(step, ChooseUnit):
            return self.fray(step.fray, seat) + fighter_piece(NOTHING, step.enemy)
        if isinstance(step, PairUp):
            return self.fray(step.fray, seat) + fighter_piece(NOTHING, NOTHING)
        return self.no_fray

    def fray(self, fray: Fray, seat: i64) -> bytes:
        return number(1) + self.seat[1 + (fray.seat - seat) % self.players] + PLACE[1 + fray.cell]


def fighter_piece(fighter: i64, enemy: i64) -> bytes:
    """The unit that fights, or the enemy for which a unit is asked."""
    is_blessed = number(1 if fighter != NOTHING and fighter & BLESSED else 0)
    return UNIT[0 if fighter == NOTHING else 1 + unit_in(fighter)] + is_blessed + ENEMY[1 + enemy]


def moving_piece(stack: i64, to: i64) -> bytes:
    is_blessed = number(1 if stack & BLESSED else 0)
    return number(1) + PLACE[1 + place_in(stack)] + UNIT[1 + unit_in(stack)] + is_blessed + PLACE[1 + to]


def bag_piece(stock: Stock) -> bytes:
    told = [number(stock.bag[kind]) for kind in range(len(UNITS))]
    for unit in range(FRIENDS):
        told.append(number(large_number_of(stock.dead, unit)))
    return b"".join(told)


def stock_piece(stock: Stock) -> bytes:
    """Of the stack and the deck how many there are of each: their order is secret."""
    pieces = [number(len(stock.stack)), number(len(stock.deck))]
    write_counts(sorted(stock.stack), BUILDINGS, pieces)
    write_counts(sorted(stock.deck), CARDS, pieces)
    pieces.append(CARD_SET[stock.discards])
    pieces.append(CARD_SET[stock.revealed])
    pieces.append(BUILDING_SET[stock.sapped])
    return b"".join(pieces)


def pile_of(draw: Draw, pile: i64) -> list[int]:
    """The items of a pile, in order."""
    found: list[int] = []
    for place in range(len(draw.piles)):
        if draw.piles[place] == pile:
            found.append(draw.items[place])
    return found
