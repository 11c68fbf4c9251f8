"""The loop of a batch: many games stepped one after the other, masks and rewards written where NumPy reads them."""

from typing import Any, Final

from mypy_extensions import i64

from wartable.engine.agenda import Game
from wartable.engine.chance import Chance, chance_from
from wartable.engine.contract import Setting, Title
from wartable.envs.actions import ActionTable
from wartable.envs.pieces import PieceWriter


class Loop:
    """The games of a batch. A game that is over gives way to a new one at once.

    What it writes goes to plain buffers: masks (a byte for each action of each game), seats and finished (a byte for
    each game). NumPy looks at the same memory.
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
        self.ended: Final[list[Game | None]] = [None] * games  # of this step, for the rewards
        self.chance: Chance = chance_from(0)
        self.next_seed: i64 = 0

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
        """The first of these actions, one for each game, that is not offered there, or -1."""
        for number in range(len(self.offered)):
            if chosen[number] not in self.offered[number]:
                return chosen[number]
        return -1

    def step(self, chosen: list[int]) -> bool:
        """Take an action in every game; says whether any game has ended."""
        any_over = False
        for number in range(len(self.games)):
            game = self.games[number]
            decision = game.decision
            assert decision is not None
            place = self.offered[number].index(chosen[number])
            game.answer(decision.seat, decision.options[place])
            self.finished[number] = 0
            if game.over:
                any_over = True
                self.finished[number] = 1
                self.ended[number] = game
                self.games[number] = self.new_game(int(game.seats))
            self.offer(number)
        return any_over

    def offer(self, number: int) -> None:
        """Write the mask and the seat of a game; of the old mask only what was set is cleared."""
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

    def write_rows(self, writer: PieceWriter, rows: memoryview) -> None:
        """What the seats that are to act observe, in bytes; joined game by game, as one long join is slower."""
        pieces: list[bytes] = []
        first = 0
        for number in range(len(self.games)):
            writer.write(self.games[number], self.seats[number], number, pieces)
            row = b"".join(pieces)
            rows[first : first + len(row)] = row
            first += len(row)
            pieces.clear()

    def random_actions(self) -> list[int]:
        """One of the offered actions in every game, each equally likely."""
        chance = self.chance
        chosen: list[int] = []
        for offered in self.offered:
            chosen.append(offered[chance.below(len(offered))])
        return chosen
