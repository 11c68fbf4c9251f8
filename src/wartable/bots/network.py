"""A small neural network: what a position promises each seat, by features of the seat and those of its rivals.

One hidden layer. A unit of it weighs what the seat has, and what its rivals have on average; so it sees a lead, and
that a lead is worth more the nearer the end is. A multilayer perceptron of this size needs no framework to play.
"""

from math import tanh
from typing import Final, final

from mypy_extensions import i64

from wartable.bots.weights import ADVISING, MOST_PLAYERS, file_of, lender, stored_in

Rows = dict[str, list[float]]  # by feature, and two rows beside: see `network_from`
BIAS: Final = "bias"
OUT: Final = "out"


@final
class Network:
    """`straight` weighs features as they are. By hidden unit: weights of own features, of the rivals', and the rest."""

    def __init__(self, straight: list[float], own: list[list[float]], rivals: list[list[float]], ends: Rows) -> None:
        self.straight: Final = straight
        self.own: Final = own
        self.rivals: Final = rivals
        self.bias: Final = ends[BIAS]
        self.out: Final = ends[OUT]

    def strengths(self, seats: list[list[float]]) -> list[float]:
        """What each seat's features promise beside the others'; only the differences matter."""
        own: list[list[float]] = [sums_of(features, self.own) for features in seats]
        rivals: list[list[float]] = [sums_of(features, self.rivals) for features in seats]
        others = float(len(seats) - 1)
        found: list[float] = []
        for seat in range(len(seats)):
            strength = product(seats[seat], self.straight)
            for unit in range(len(self.out)):
                total = 0.0
                for other in range(len(seats)):
                    if other != seat:
                        total += rivals[other][unit]
                strength += self.out[unit] * tanh(self.bias[unit] + own[seat][unit] + total / others)
            found.append(strength)
        return found


def sums_of(features: list[float], units: list[list[float]]) -> list[float]:
    return [product(features, weights) for weights in units]


def product(features: list[float], weights: list[float]) -> float:
    total = 0.0
    for number in range(len(features)):
        if features[number] != 0.0:
            total += features[number] * weights[number]
    return total


def network_from(rows: Rows, names: list[str]) -> Network:
    """A row holds the straight weight of a feature, then one for each unit, then one for each unit for the rivals'.

    A feature that was never trained weighs nothing.
    """
    units: i64 = len(rows[OUT])
    untrained = [0.0] * (1 + 2 * units)
    found = [rows.get(name, untrained) for name in names]
    own: list[list[float]] = []
    rivals: list[list[float]] = []
    for unit in range(units):
        own.append([row[1 + unit] for row in found])
        rivals.append([row[1 + units + unit] for row in found])
    return Network([row[0] for row in found], own, rivals, rows)


def networks_of(game: str, names: list[str]) -> list[Network | None]:
    """The networks shipped for a game, by number of players."""
    stored = stored_in(file_of(game, ADVISING))
    lenders = [lender(stored, players) for players in range(MOST_PLAYERS)]
    return [network_from(stored[one], names) if one in stored else None for one in lenders]
