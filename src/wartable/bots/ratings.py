"""Ratings: how strong the levels were found to be. `wartable ladder` measures them; the file goes with the package."""

# not compiled: msgspec structures

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from wartable.bots.levels import definition_of

SHIPPED: Final = files("wartable.bots").joinpath("ratings.json")


class Rating(msgspec.Struct, frozen=True):
    """Points as in chess, how far they may be off with 95 % confidence, and what the level was when it was measured."""

    points: int
    reach: int
    level_was: str

    def __str__(self) -> str:
        return f"{self.points} ± {self.reach}"


class Measured(msgspec.Struct, frozen=True):
    """The ratings of a game, by level, and how many players its tables had."""

    players: int
    levels: dict[str, Rating]


def read_ratings(file: Traversable | Path = SHIPPED) -> dict[str, Measured]:
    """What was measured, by game; nothing where nobody has measured yet."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Measured]) if file.is_file() else {}


def write_ratings(file: Path, found: dict[str, Measured]) -> None:
    """Save what was found; games that were not measured this time keep what they had."""
    whole = dict(sorted((read_ratings(file) | found).items()))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n")


def rating_of(level: str, game: str, ratings: dict[str, Measured]) -> Rating | None:
    """A level's rating in a game, unless it has not been measured or has been redefined since."""
    found = ratings[game].levels.get(level) if game in ratings else None
    return found if found and found.level_was == definition_of(level, game) else None
