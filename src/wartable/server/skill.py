"""Skill: how good somebody is, as openskill counts it, and the same in points as in chess."""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, NamedTuple

MIDDLE: Final = 1500.0  # points, for a rating of `MU`
MU, SIGMA, BETA = 25.0, 25.0 / 3, 25.0 / 6  # as openskill has them
POINT: Final = 400 / log(10) / (BETA * sqrt(2))  # points as in chess for each unit of openskill's scale
CONFIDENCE: Final = 1.96
SURE: Final = 1.0  # how far the strength of what never changes may be off: little
CAUTION: Final = 3  # how many sigmas below mu somebody is almost certainly better than


class Skill(NamedTuple):
    """A belief: most likely `mu`, and `sigma` is how far it may be off."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def floor(self) -> float:
        """What somebody is almost certainly better than; openskill calls it the ordinal."""
        return self.mu - CAUTION * self.sigma


def after(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The ratings after a game, by Weng and Lin's method with the model of Plackett and Luce (openskill)."""
    from openskill.models import PlackettLuce  # takes a while to load, and is seldom needed

    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    return [Skill(one.mu, one.sigma) for [one] in model.rate(teams, ranks=list(places))]


def points_of(skill: Skill) -> int:
    return points_at(skill.mu)


def reach_of(skill: Skill) -> int:
    """How far the points may be off, with 95 % confidence."""
    return round(CONFIDENCE * skill.sigma * POINT)


def points_at(mu: float) -> int:
    return round(MIDDLE + (mu - MU) * POINT)


def mu_of(points: float) -> float:
    return MU + (points - MIDDLE) / POINT
