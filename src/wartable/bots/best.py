"""Best: keeps the best of what it is shown. Compiled, it costs hardly more than comparing by hand."""

from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Best:
    """The choice that is worth most; of equals, the one shown first. It begins with a choice and a worth to beat."""

    def __init__(self, choice: i64, worth: i64) -> None:
        self.choice: i64 = choice
        self.worth: i64 = worth

    def offer(self, choice: i64, worth: i64) -> None:
        if worth > self.worth:
            self.choice = choice
            self.worth = worth


class Worthwhile:
    """Something that can be done, and what it is worth."""

    def __init__(self, worth: i64) -> None:
        self.worth: Final[i64] = worth


W = TypeVar("W", bound=Worthwhile)


def better_of(kept: W, other: W) -> W:
    """The other one if it is worth more; of equals, the one that is kept."""
    return other if other.worth > kept.worth else kept


@final
@mypyc_attr(acyclic=True)
class TwoBest:
    """The two highest of the values that it is shown."""

    def __init__(self, least: i64) -> None:
        self.first: i64 = least
        self.second: i64 = least

    def offer(self, value: i64) -> None:
        if value > self.first:
            self.second = self.first
            self.first = value
        elif value > self.second:
            self.second = value
