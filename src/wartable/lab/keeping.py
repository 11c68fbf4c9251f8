"""Keeping: watchers that note games and decisions as rows of tables."""

from array import array
from typing import Any

import numpy as np
import pyarrow as pa
from msgspec import UNSET

from wartable.engine.agenda import Game
from wartable.engine.contract import Title
from wartable.engine.decision import Decision
from wartable.engine.seed import kind_of
from wartable.envs.play import Rules
from wartable.lab.columns import GAMES, Row, batch_of, decisions_schema, game_row
from wartable.lab.experiment import Experiment, Played, game_seed
from wartable.lab.watching import Watcher
from wartable.matches.record import Record


class GameKeeper(Watcher):
    """Notes all choices of one game after the other, and makes rows of them."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.choices: list[tuple[int, str]] = []
        self.rows: list[Row] = []

    def begins(self, title: Title[Any], game: Game, number: int) -> None:
        self.title = title
        self.choices = []

    def sees(self, decision: Decision, option: int) -> None:
        self.choices.append((int(decision.seat), self.title.key(option)))

    def keep(self, played: Played) -> None:
        """Make the row of the game that has just ended."""
        experiment, number = self.experiment, played.number
        seed = game_seed(experiment, number)
        options = self.title.settings(experiment.players, experiment.options)
        record = Record(
            experiment.game,
            self.title.rules_version,
            experiment.players,
            kind_of(seed),
            seed,
            options,
            self.choices,
            edition=experiment.edition or UNSET,
        )
        bots = [experiment.bot_at(number, seat) for seat in range(experiment.players)]
        self.rows.append(game_row(record, played, bots))

    def batch(self) -> pa.RecordBatch:
        return batch_of(GAMES, self.rows)


class DecisionKeeper(Watcher):
    """Notes what the asked seat observes at every decision, what it may do, what it does and what came of it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.columns: dict[str, list[Any]] = {
            name: [] for name in ("number", "step", "seat", "question", "key", "action", "score", "won", "reward")
        }
        self.masks = bytearray()
        self.observations = array("h")

    def begins(self, title: Title[Any], game: Game, number: int) -> None:
        self.title, self.game, self.number = title, game, number
        self.first = len(self.columns["number"])

    def sees(self, decision: Decision, option: int) -> None:
        seat, columns, rules = int(decision.seat), self.columns, self.rules
        offered = rules.actions.ids_of(self.game, decision)
        columns["number"].append(self.number)
        columns["step"].append(len(columns["step"]) - self.first)
        columns["seat"].append(seat)
        columns["question"].append(self.title.question(decision))
        columns["key"].append(self.title.key(option))
        columns["action"].append(offered[decision.options.index(option)])
        mask = bytearray(rules.actions.size)
        for action in offered:
            mask[action] = 1
        self.masks += mask
        self.observations.extend(rules.observer.observe(self.game, seat))

    def ends(self, scores: list[int], winners: list[int]) -> None:
        """Only now is it known what came of the choices; of a game that did not end, nothing did."""
        rewards = self.rules.final_rewards(self.game) if self.game.over else []
        for seat in self.columns["seat"][self.first :]:
            self.columns["score"].append(scores[seat] if self.game.over else None)
            self.columns["won"].append((seat in winners) / max(1, len(winners)) if self.game.over else None)
            self.columns["reward"].append(rewards[seat] if rewards else None)

    def batch(self) -> pa.RecordBatch:
        schema = decisions_schema(self.rules)
        arrays = [pa.array(values, schema.field(name).type) for name, values in self.columns.items()]
        arrays.append(fixed(np.frombuffer(self.masks, np.int8), self.rules.actions.size))
        arrays.append(fixed(np.frombuffer(self.observations, np.int16), self.rules.observer.size))
        return pa.RecordBatch.from_arrays(arrays, schema=schema)


def fixed(numbers: np.ndarray[Any, Any], size: int) -> pa.FixedSizeListArray:
    return pa.FixedSizeListArray.from_arrays(pa.array(numbers), size)
