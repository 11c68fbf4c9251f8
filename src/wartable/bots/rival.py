"""Rival: an option that is compared with the habit, both in the same worlds."""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64


class Tally:
    """How far something was ahead, world by world."""

    def __init__(self) -> None:
        self.worlds: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def note(self, lead: float) -> None:
        self.worlds += 1
        self.total += lead
        self.squares += lead * lead

    @property
    def lead(self) -> float:
        return self.total / float(self.worlds) if self.worlds else 0.0

    def is_ahead(self, caution: float) -> bool:
        """Whether the lead is larger than so many of its standard errors: what luck might have done is no lead."""
        if self.worlds < 2:
            return False
        number = float(self.worlds)
        variance = max(0.0, self.squares / number - self.lead * self.lead)
        return self.lead > caution * sqrt(variance / number)


@final
class Rival(Tally):
    """An option, and how far it was ahead of the habit."""

    def __init__(self, option: i64) -> None:
        super().__init__()
        self.option: Final[i64] = option


def lead_of(rival: Rival) -> float:
    return rival.lead
