"""Weights: the numbers that training has found, one small file a game, one set for each number of players."""

import json
from importlib.resources import files
from typing import Any, Final, final

from mypy_extensions import i64

STAGES: Final[i64] = 4  # a feature has one weight for each; between two of them it changes evenly
MOST_PLAYERS: Final[i64] = 6


@final
class Weights:
    """One list of weights a stage, each in the order of the features."""

    def __init__(self, stages: list[list[float]]) -> None:
        self.stages: Final = stages

    def sum_of(self, features: list[float], stage: float) -> float:
        """The weighted sum at a stage, which may lie between two."""
        place: i64 = int(stage)
        if place > STAGES - 2:
            place = STAGES - 2
        part = stage - float(place)
        early = self.stages[place]
        late = self.stages[place + 1]
        total = 0.0
        for number in range(len(features)):
            feature = features[number]
            if feature != 0.0:
                weight = early[number]
                total += feature * (weight + part * (late[number] - weight))
        return total


def weights_of(game: str, names: list[str]) -> list[Weights]:
    """The weights of a game by number of players; a feature that was never trained weighs nothing."""
    file = files("wartable.bots").joinpath("trained", f"{game}.json")
    stored: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    by_players: dict[str, dict[str, list[float]]] = stored.get("weights", {})
    return [weights_from(by_players.get(str(players), {}), names) for players in range(MOST_PLAYERS)]


def weights_from(stored: dict[str, list[float]], names: list[str]) -> Weights:
    return Weights([[float(stored[name][stage]) if name in stored else 0.0 for name in names] for stage in range(STAGES)])
