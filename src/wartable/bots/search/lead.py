"""Lead: how far something is ahead of something else, tried in the same worlds."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

CAUTION: Final = 2.0  # in standard errors: what explains a choice must be this far from luck


class Lead:
    """How far something was ahead, world by world."""

    def __init__(self) -> None:
        self.worlds: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def note(self, ahead: float) -> None:
        self.worlds += 1
        self.total += ahead
        self.squares += ahead * ahead

    @property
    def mean(self) -> float:
        return self.total / float(self.worlds) if self.worlds else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if not self.worlds:
            return 0.0
        number = float(self.worlds)
        return sqrt(max(0.0, self.squares / number - self.mean * self.mean) / number)

    def is_sure(self, caution: float = CAUTION) -> bool:
        """Whether the mean exceeds zero by more than this number of standard errors, which luck hardly explains."""
        return self.worlds > 1 and self.mean > caution * self.error
