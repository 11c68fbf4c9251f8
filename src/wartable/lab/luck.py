"""Luck: how much of a result the deal explains, how much the choice of bots, and how much what they decide.

The same deals are played several times with other seeds for the bots, who now and then decide by chance, as some of
them would always decide the same. What differs between the means of deals is the
deal's, what differs between bots is theirs, and what differs within a deal comes of decisions, and of the luck that
follows from them. Components of variance by the method of moments, their intervals by drawing deals again (bootstrap).
"""

from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from wartable.lab.experiment import Experiment, Played
from wartable.lab.summary import part_of_victory

REPLAYS: Final = 10
GAMES_A_DEAL: Final = 50  # for so many games of a report, one deal is replayed
FEWEST_DEALS: Final = 10
SLIPS: Final = 20
DRAWS: Final = 400
ENDS: Final = (2.5, 97.5)
Cube = NDArray[np.float64]  # deals, replays, seats


class Portions(msgspec.Struct, frozen=True):
    """Shares of the variance of a result; `ends` are those of the deal's share."""

    deal: float
    bots: float
    decisions: float
    ends: tuple[float, float]


def luck_experiment(experiment: Experiment) -> Experiment:
    """Other deals than those of the report, each played several times."""
    deals = max(FEWEST_DEALS, experiment.games // GAMES_A_DEAL)
    changes: dict[str, Any] = {
        "games": deals * REPLAYS,
        "replays": REPLAYS,
        "slips": SLIPS,
        "seed": experiment.seed + 1,
    }
    return msgspec.structs.replace(experiment, **changes)


def luck_of(experiment: Experiment, rows: list[Played]) -> dict[str, Portions]:
    """What explains points, victory and length."""
    seats = range(experiment.players)
    bots = list(dict.fromkeys(experiment.bots))
    seated = cube([[bots.index(experiment.bot_at(row.number, seat)) for seat in seats] for row in rows])
    results = {
        "points of a seat": cube([row.scores for row in rows]),
        "victory of a seat": cube([[part_of_victory(row, seat) for seat in seats] for row in rows]),
    }
    found = {name: portions(values, seated) for name, values in results.items()}
    found["rounds of a game"] = portions(cube([[row.rounds] for row in rows]), seated[:, :, :1] * 0)
    return found


def cube(values: list[list[Any]]) -> Cube:
    numbers = np.array(values, dtype=np.float64)
    return numbers.reshape(-1, REPLAYS, numbers.shape[1])


def portions(values: Cube, bots: Cube) -> Portions:
    deal, of_bots, decisions = components(values, bots)
    chance = np.random.default_rng(1)
    drawn = [chance.integers(0, len(values), len(values)) for _ in range(DRAWS)]
    shares = [components(values[deals], bots[deals])[0] for deals in drawn]
    low, high = np.percentile(shares, ENDS)
    return Portions(deal, of_bots, decisions, (float(low), float(high)))


def components(values: Cube, bots: Cube) -> tuple[float, float, float]:
    """The shares of deal, bots and decisions; they add up to 1, or are all 0 where nothing ever differs."""
    means = {bot: values[bots == bot].mean() for bot in np.unique(bots)}
    expected = sum((bots == bot) * mean for bot, mean in means.items())
    rest = values - expected
    within = float(rest.var(axis=1, ddof=1).mean())
    between = max(0.0, float(rest.mean(axis=1).var(ddof=1)) - within / REPLAYS)
    of_bots = float(np.var(expected))
    total = within + between + of_bots or 1.0
    return between / total, of_bots / total, within / total
