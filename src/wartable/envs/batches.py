"""Batches: many games at once in NumPy arrays that are made once and written again at every step."""

# not compiled: it speaks to NumPy

from array import array
from typing import Any, Final

import numpy as np

from wartable.engine.decision import BadSetup, NotOffered
from wartable.envs.loop import Loop
from wartable.envs.observations import NUMBER, NUMBER_BYTES, writer_of
from wartable.envs.play import PART, Rules, refuse_fewer

Array = np.ndarray[Any, Any]


class GameBatch:
    """Games that are stepped together. After `reset` and every `step` the arrays hold, by game:

    `observations` of the seat that is to act, `masks` of what it may do, `seats`, and of the step just made `rewards`
    by seat and `finished`. A game that is over is followed by a new one at once, which the other arrays show already.
    """

    def __init__(self, rules: Rules, games: int, observe: bool) -> None:
        refuse_fewer("games", games)
        self.rules: Final = rules
        self.loop: Final = Loop(rules.title, rules.actions, rules.options, games)
        size = rules.observer.size if observe else 0
        self.rows: Final = array(NUMBER, bytes(NUMBER_BYTES * size * games))
        self.observations: Final[Array] = np.frombuffer(self.rows, np.int16).reshape(games, size)
        self.masks: Final[Array] = np.frombuffer(self.loop.masks, np.int8).reshape(games, rules.actions.size)
        self.seats: Final[Array] = np.frombuffer(self.loop.seats, np.uint8)
        self.finished: Final[Array] = np.frombuffer(self.loop.finished, np.bool_)
        self.rewards: Final[Array] = np.zeros((games, rules.players), np.float32)
        if observe:
            writer = writer_of(rules.title.name, rules.players, rules.options)  # its own, which keeps what it has made
            self.loop.observe(writer, memoryview(self.rows).cast("B"))
        self.reset(0)

    def reset(self, seed: int) -> None:
        """Set up all games again; the first grows from the seed, the next from the seed after it, and so on."""
        self.rewards.fill(0)
        self.loop.begin(self.rules.players, seed)

    def step(self, actions: Array | list[int]) -> None:
        """Take an action in every game; refuses one that is not offered before any game is changed."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else actions
        if len(chosen) != len(self.seats):
            raise BadSetup("", "number_of_actions", {"actions": len(chosen), "games": len(self.seats)}, PART)
        refused = self.loop.not_offered(chosen)
        if refused >= 0:
            raise NotOffered("", "no_such_action", {"action": refused}, PART)
        self.rewards.fill(0)
        if self.loop.step():
            self.reward()

    def reward(self) -> None:
        for number, game in enumerate(self.loop.ended):
            if game is not None:
                self.rewards[number] = self.rules.final_rewards(game)
                self.loop.ended[number] = None

    def random_actions(self) -> list[int]:
        """The policy that takes each offered action with equal chance."""
        return self.loop.random_actions()
