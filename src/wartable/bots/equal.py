"""Equal: a bot between two levels, as strong as some number of points says. Its name ends with them: `equal_1480`."""

# not compiled: ratings are read from a file, once a game

from math import exp, log
from typing import Final, NamedTuple

from msgspec.structs import replace

from wartable.bots.levels import LEVELS, SEARCH, plan_of
from wartable.bots.ratings import read_ratings
from wartable.bots.search.plans import SearchPlan

EQUAL: Final = "equal"
BEFORE_POINTS: Final = "_"
MIDDLE: Final = 1500.0  # points, where nothing has been measured


class MeasuredLevel(NamedTuple):
    """A level that was measured: its points, and how it searches."""

    points: float
    plan: SearchPlan


def equal_to(points: float) -> str:
    return f"{EQUAL}{BEFORE_POINTS}{round(points)}"


def points_of(name: str) -> float | None:
    """The points in the name of such a bot; None where it is no such bot."""
    word, _, points = name.partition(BEFORE_POINTS)
    return float(points) if word == EQUAL and points.isdecimal() else None


def known_as(name: str) -> str:
    """What a bot is called at the table: nobody need know its points."""
    return name if points_of(name) is None else EQUAL


def played_as(name: str, game: str) -> str:
    """The bot that plays under this name: one between two levels is described by its search."""
    points = points_of(name)
    return name if points is None else SEARCH + plan_between(points, game).text()


def plan_between(points: float, game: str) -> SearchPlan:
    """The more points, the more iterations and the less slack: in between as the two levels next to it have them."""
    marks = marks_of(game)
    above = next((place for place, mark in enumerate(marks) if mark.points >= points), len(marks) - 1)
    weaker, stronger = marks[max(0, above - 1)], marks[above]
    if weaker.points >= stronger.points:
        return stronger.plan
    share = min(1.0, (points - weaker.points) / (stronger.points - weaker.points))
    few, many = weaker.plan.iterations, stronger.plan.iterations
    iterations = round(exp(log(few) + share * (log(many) - log(few))))
    slack = weaker.plan.slack + share * (stronger.plan.slack - weaker.plan.slack)
    return replace(weaker.plan, iterations=iterations, slack=round(slack, 3))


def marks_of(game: str) -> list[MeasuredLevel]:
    """The measured levels of a game, weakest first; where there are none, the usual level stands for all."""
    known = read_ratings().get(game)
    if known is None:
        return [MeasuredLevel(MIDDLE, plan_of(LEVELS["skilled"], game))]
    found = [
        MeasuredLevel(one.points, plan_of(LEVELS[name], game)) for name, one in known.levels.items() if name in LEVELS
    ]
    return sorted(found, key=lambda mark: mark.points)


def points_in(name: str, game: str) -> float | None:
    """The points of any bot that was measured, or that was made to have some."""
    known = read_ratings().get(game)
    if known is not None and name in known.levels:
        return float(known.levels[name].points)
    return points_of(name)
