"""Weights: the numbers that training has found, one small file per game, one set for each number of players."""

import json
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

STAGES: Final[i64] = 4  # a feature has one weight for each; between two of them it changes evenly
MOST_PLAYERS: Final[i64] = 6
TRAINED: Final = "trained"  # for play
ADVISING: Final = "advising"  # for what people are told

Rows = dict[str, list[float]]  # by feature: one number per stage
Stored = dict[str, Rows]  # by number of players


@final
class Weights:
    """One list of weights per stage, each in the order of the features."""

    def __init__(self, stages: list[list[float]]) -> None:
        self.stages: Final = stages
        self.trained: Final = any(any(weight != 0.0 for weight in stage) for stage in stages)
        self.mixed: Final[dict[float, list[float]]] = {}  # games come to the same few stages again and again

    def at(self, stage: float) -> list[float]:
        """The weight of every feature at a stage, which may be between two."""
        found = self.mixed.get(stage)
        if found is None:
            found = self.mixed[stage] = self.mix(stage)
        return found

    def mix(self, stage: float) -> list[float]:
        place: i64 = min(int(stage), STAGES - 2)
        part = stage - float(place)
        early = self.stages[place]
        late = self.stages[place + 1]
        return [early[number] + part * (late[number] - early[number]) for number in range(len(early))]


@final
@mypyc_attr(acyclic=True)
class FeatureSum:
    """Notes the features of a seat one by one and adds up their worth; who wants them all gets them as a list.

    Nothing is kept where only the sum is wanted: a search judges positions all the time.
    """

    def __init__(self, weights: list[float], kept: list[float] | None = None) -> None:
        self.weights: Final = weights
        self.kept: Final = kept
        self.total: float = 0.0
        self.place: i64 = 0

    def note(self, number: i64, value: float) -> None:
        """A feature by its number."""
        if value != 0.0:
            self.total += value * self.weights[number]
            if self.kept is not None:
                self.kept[number] = value

    def add(self, value: float) -> None:
        """The next feature, in the order of their names."""
        if value != 0.0:
            self.total += value * self.weights[self.place]
            if self.kept is not None:
                self.kept[self.place] = value
        self.place += 1

    def add_number(self, value: i64) -> None:
        """The next feature, where it is a number of things."""
        if value != 0:
            self.add(float(value))
        else:
            self.place += 1


def file_of(game: str, folder: str = TRAINED) -> Traversable:
    return files("wartable.bots").joinpath(folder, f"{game}.json")


@cache
def edition_of(game: str) -> str:
    """A few letters that change when a game is trained again."""
    file = file_of(game)
    return blake2b(file.read_bytes(), digest_size=4).hexdigest() if file.is_file() else "untrained"


def weights_of(game: str, names: list[str], folder: str = TRAINED) -> list[Weights]:
    """The weights shipped for a game, by number of players."""
    file = file_of(game, folder)
    stored: dict[str, Stored] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return weights_by_players(stored.get("weights", {}), names)


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


def weights_from(stored: Rows, names: list[str]) -> Weights:
    """A feature that was never trained weighs nothing."""
    untrained = [0.0] * STAGES
    return Weights([[float(stored.get(name, untrained)[stage]) for name in names] for stage in range(STAGES)])
