"""The loop of a batch: many games stepped one after the other, masks and rewards written where NumPy reads them."""

from typing import Any, Final

from mypy_extensions import i64

from wartable.engine.agenda import Game
from wartable.engine.chance import Chance, chance_from
from wartable.engine.contract import Setting, Title
from wartable.envs.actions import ActionTable
from wartable.envs.pieces import PieceWriter

ROWS_AT_ONCE: Final = 16


class Loop:
    """The games of a batch. A game that is over gives way to a new one at once.

    What it writes goes to plain buffers: masks (a byte for each action of each game), seats and finished (a byte for
    each game). NumPy looks at the same memory. Where `observe` was called, rows are written too, each right after its
    game was stepped: then the processor still has the game at hand.
    """

    def __init__(self, title: Title[Any], actions: ActionTable, settings: dict[str, Setting], games: int) -> None:
        self.title: Final = title
        self.actions: Final = actions
        self.settings: Final = settings
        self.size: Final[i64] = actions.size
        self.masks: Final = bytearray(actions.size * games)
        self.seats: Final = bytearray(games)
        self.finished: Final = bytearray(games)
        self.games: Final[list[Game]] = []
        self.offered: Final[list[list[int]]] = [[] for _ in range(games)]
        self.places: Final = [0] * games  # of the actions to take among those offered
        self.ended: Final[list[Game | None]] = [None] * games  # of this step, for the rewards
        self.chance: Chance = chance_from(0)
        self.next_seed: i64 = 0
        self.writer: PieceWriter | None = None
        self.rows: memoryview = memoryview(b"")
        self.pieces: Final[list[bytes]] = []

    def begin(self, players: int, seed: int) -> None:
        """set up all games again; game number n of a batch grows from the seed plus n, and so do those that follow."""
        self.next_seed = seed
        self.chance = chance_from(-1 - seed)  # another one than the games', or random play would follow the deal
        self.games.clear()
        for number in range(len(self.offered)):
            self.games.append(self.new_game(players))
            self.finished[number] = 0
            self.offer(number)

    def new_game(self, players: int) -> Game:
        game: Game = self.title.new(players, chance_from(self.next_seed), self.settings)
        game.run()
        self.next_seed += 1
        return game

    def not_offered(self, chosen: list[int]) -> int:
        """The first of these actions, one for each game, that is not offered there, or -1: then `step` takes them."""
        for number in range(len(self.offered)):
            place = place_of(chosen[number], self.offered[number])
            if place < 0:
                return chosen[number]
            self.places[number] = place
        return -1

    def step(self) -> bool:
        """Take in every game the action that was found to be offered; says whether any game has ended."""
        any_over = False
        for number in range(len(self.games)):
            game = self.games[number]
            decision = game.decision
            assert decision is not None
            game.answer(decision.seat, decision.options[self.places[number]])
            self.finished[number] = 0
            if game.over:
                any_over = True
                self.finished[number] = 1
                self.ended[number] = game
                self.games[number] = self.new_game(int(game.seats))
            self.offer(number)
        return any_over

    def offer(self, number: int) -> None:
        """Write the mask, the seat and the row of a game; of the old mask only what was set is cleared."""
        game = self.games[number]
        decision = game.decision
        assert decision is not None
        masks = self.masks
        first: i64 = number * self.size
        for action in self.offered[number]:
            masks[first + action] = 0
        offered = self.actions.ids_of(game, decision)
        for action in offered:
            masks[first + action] = 1
        self.offered[number] = offered
        self.seats[number] = int(decision.seat)
        writer = self.writer
        if writer is not None:
            writer.write(game, decision.seat, number, self.pieces)
            if (number + 1) % ROWS_AT_ONCE == 0 or number + 1 == len(self.offered):
                self.write_rows(number // ROWS_AT_ONCE * ROWS_AT_ONCE, number + 1)

    def observe(self, writer: PieceWriter, rows: memoryview) -> None:
        """From now on, write what the seats that are to act observe, in bytes."""
        self.writer = writer
        self.rows = rows

    def write_rows(self, first: int, end: int) -> None:
        """Join the rows of some games; a few at once is quicker than one by one, and than all."""
        joined = b"".join(self.pieces)
        size = len(joined) // (end - first)
        self.rows[first * size : end * size] = joined
        self.pieces.clear()

    def random_actions(self) -> list[int]:
        """One of the offered actions in every game, each equally likely."""
        chance = self.chance
        return [offered[chance.below(len(offered))] for offered in self.offered]


def place_of(action: i64, offered: list[int]) -> int:
    """Where an action is among those offered, or -1."""
    for place in range(len(offered)):
        if offered[place] == action:
            return place
    return -1
