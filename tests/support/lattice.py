"""Short vectors of a lattice: the reduction of A. K. Lenstra, H. W. Lenstra and L. Lovász (1982).

The rows stay exact; only what decides about them is counted in floating point, after C. P. Schnorr and M. Euchner,
"Lattice Basis Reduction: Improved Practical Algorithms and Solving Subset Sum Problems" (1994).
"""

import numpy as np
from numpy.typing import NDArray

Row = list[int]
Floats = NDArray[np.float64]
LOVASZ = 0.99


class Basis:
    """Rows of whole numbers, and the orthogonal vectors of those before the place that is looked at."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = [row[:] for row in rows]
        self.floats: Floats = np.array(rows, dtype=np.float64)
        self.upright: Floats = np.zeros_like(self.floats)
        self.lengths: Floats = np.zeros(len(rows))
        self.shares: Floats = np.zeros((len(rows), len(rows)))

    def reduce(self) -> None:
        self.stand_up(0)
        place = 1
        while place < len(self.rows):
            self.shorten(place)
            share = self.shares[place, place - 1]
            if self.lengths[place] >= (LOVASZ - share * share) * self.lengths[place - 1]:
                place += 1
            else:
                self.swap(place)
                place = max(1, place - 1)

    def stand_up(self, place: int) -> None:
        """The part of a row that is orthogonal to those before it; done twice, which makes up for lost digits."""
        self.upright[place] = self.floats[place]
        self.shares[place, :place] = 0.0
        for _ in range(2):
            shares = self.upright[:place] @ self.upright[place] / self.lengths[:place]
            self.upright[place] -= shares @ self.upright[:place]
            self.shares[place, :place] += shares
        self.lengths[place] = self.upright[place] @ self.upright[place]

    def shorten(self, place: int) -> None:
        """Take whole multiples of earlier rows away until at most half of one is left."""
        is_changed = True
        while is_changed:
            self.stand_up(place)
            is_changed = False
            for other in range(place - 1, -1, -1):
                times = round(self.shares[place, other])
                if times:
                    self.subtract(place, other, times)
                    is_changed = True
            self.floats[place] = self.rows[place]

    def subtract(self, place: int, other: int, times: int) -> None:
        self.rows[place] = [a - times * b for a, b in zip(self.rows[place], self.rows[other], strict=True)]
        self.shares[place, :other] -= times * self.shares[other, :other]
        self.shares[place, other] -= times

    def swap(self, place: int) -> None:
        self.rows[place - 1], self.rows[place] = self.rows[place], self.rows[place - 1]
        self.floats[[place - 1, place]] = self.floats[[place, place - 1]]
        self.stand_up(place - 1)


def reduced(rows: list[Row]) -> list[Row]:
    """Another basis of the same lattice, with short rows."""
    basis = Basis(rows)
    basis.reduce()
    return basis.rows
