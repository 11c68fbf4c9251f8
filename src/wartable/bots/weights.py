"""Weights: the numbers that training has found, one small file per game, one set for each number of players."""

import json
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, final

from mypy_extensions import i64

STAGES: Final[i64] = 4  # a feature has one weight for each; between two of them it changes evenly
MOST_PLAYERS: Final[i64] = 6
TRAINED: Final = "trained"  # for play
ADVISING: Final = "advising"  # for what people are told

Stored = dict[str, dict[str, list[float]]]  # by number of players, then by feature: one number per stage


@final
class Weights:
    """One list of weights per stage, each in the order of the features."""

    def __init__(self, stages: list[list[float]]) -> None:
        self.stages: Final = stages
        self.trained: Final = any(any(weight != 0.0 for weight in stage) for stage in stages)

    def at(self, number: i64, stage: float) -> float:
        """The weight of one feature at a stage."""
        place: i64 = min(int(stage), STAGES - 2)
        early = self.stages[place][number]
        return early + (stage - float(place)) * (self.stages[place + 1][number] - early)

    def sum_of(self, features: list[float], stage: float) -> float:
        """The weighted sum at a stage, which may be between two."""
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


def file_of(game: str, folder: str = TRAINED) -> Traversable:
    return files("wartable.bots").joinpath(folder, f"{game}.json")


@cache
def edition_of(game: str) -> str:
    """A few letters that change when a game is trained again."""
    file = file_of(game)
    return blake2b(file.read_bytes(), digest_size=4).hexdigest() if file.is_file() else "untrained"


def weights_of(game: str, names: list[str]) -> list[Weights]:
    """The weights shipped for a game, by number of players."""
    return weights_by_players(stored_in(file_of(game)), names)


def stored_in(file: Traversable) -> Stored:
    stored: dict[str, Stored] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return stored.get("weights", {})


def weights_by_players(stored: Stored, names: list[str]) -> list[Weights]:
    """The place in the list is the number of players."""
    return [weights_from(stored.get(lender(stored, players), {}), names) for players in range(MOST_PLAYERS)]


def lender(stored: Stored, players: int) -> str:
    """Whose weights a table of this size uses: a size that was not trained borrows from the next smaller one, or from
    the smallest there is; solo play borrows from none.
    """
    together = sorted(int(count) for count in stored if int(count) > 1)
    if players < 2 or not together:
        return str(players)
    smaller = [count for count in together if count <= players]
    return str(smaller[-1] if smaller else together[0])


def weights_from(stored: dict[str, list[float]], names: list[str]) -> Weights:
    """A feature that was never trained weighs nothing."""
    untrained = [0.0] * STAGES
    return Weights([[float(stored.get(name, untrained)[stage]) for name in names] for stage in range(STAGES)])
