"""Scale: how far apart the levels are, in points as in chess. A player 200 points higher wins 3 games out of 4."""

from collections.abc import Sequence
from itertools import pairwise
from math import log, sqrt

import msgspec

from wartable.bots.levels import LEVELS, definition_of
from wartable.bots.ratings import Measured, Rating
from wartable.lab.ladder import Rung
from wartable.lab.ratings import over
from wartable.lab.summary import CONFIDENCE

MIDDLE = 1500.0  # of the levels that were measured; points mean something only within a game
POINTS = 400 / log(10)  # for odds that are e times as high
DOUBT = 0.5  # part of a game given to both sides: even a bot that always wins is not infinitely far ahead


class Height(msgspec.Struct, frozen=True):
    """How many points a level is above the one below it, and the variance of this number."""

    height: float
    variance: float


def measured(rungs: Sequence[Rung]) -> dict[str, Measured]:
    """The ratings by game; a game in which some neighbours have not met yet is left out."""
    found: dict[str, Measured] = {}
    for game in dict.fromkeys(rung.contest.game for rung in rungs):
        meetings = meetings_of(game, rungs)
        if meetings:
            steps = [step_of(rung) for rung in meetings]
            levels = {name: rating_at(place, steps, definition_of(name, game)) for place, name in enumerate(LEVELS)}
            found[game] = Measured(meetings[0].contest.players, levels)
    return found


def meetings_of(game: str, rungs: Sequence[Rung]) -> list[Rung]:
    """The contests of each level with the next one, or none where they are not complete."""
    by_bots = {tuple(rung.contest.bots): rung for rung in rungs if rung.contest.game == game}
    pairs = list(pairwise(LEVELS))
    return [by_bots[pair] for pair in pairs] if all(pair in by_bots for pair in pairs) else []


def step_of(rung: Rung) -> Height:
    """The points that explain how often the higher level was ahead (Elo), from the logarithm of its odds."""
    low, high = rung.contest.bots
    games = len(rung.bouts)
    won = over(high, low, rung.bouts)[0] * games + DOUBT
    lost = games + 2 * DOUBT - won
    return Height(POINTS * log(won / lost), POINTS**2 * (1 / won + 1 / lost))


def rating_at(place: int, steps: Sequence[Height], level_was: str) -> Rating:
    """A level is above the middle by the steps below it, less what all levels are above the lowest on average.

    So a step counts in part, whether it leads to this level or away from it, and so does its variance.
    """
    levels = len(steps) + 1
    parts = [(number < place) - (levels - 1 - number) / levels for number in range(len(steps))]
    points = MIDDLE + sum(part * step.height for part, step in zip(parts, steps, strict=True))
    variance = sum(part**2 * step.variance for part, step in zip(parts, steps, strict=True))
    return Rating(round(points), round(CONFIDENCE * sqrt(variance)), level_was)
