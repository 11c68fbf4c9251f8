"""Foretold: what was measured of chances of winning, as it is kept. It needs no package that only measuring needs."""

import msgspec

STEPS = 10  # of a tenth each


class Tenth(msgspec.Struct, frozen=True):
    """Chances told in one tenth: their mean, how often they came true, and how many there were."""

    told: float
    came: float
    moments: int


class Foresight(msgspec.Struct, frozen=True):
    """Brier score (the mean square error of chances), calibration error, and the curve, for one set of weights."""

    brier: float
    error: float
    curve: list[Tenth]


class Foretold(msgspec.Struct, frozen=True):
    """One game at one table size: what the judge that advises foretold, and the one that plays, at the same moments."""

    game: str
    players: int
    level: str
    games: int
    moments: int
    advising: Foresight
    playing: Foresight
