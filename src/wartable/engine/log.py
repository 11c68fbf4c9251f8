"""Log: what happened, as data. Sentences are made from events elsewhere."""

from typing import Final, final

from mypy_extensions import i64

Fact = str | int
EVERYBODY: Final[i64] = -1


@final
class Event:
    """One thing that happened: `facts` for everybody, `secret` facts for the seats in the bit set `knowers`."""

    __slots__ = ("facts", "knowers", "name", "secret")

    def __init__(self, name: str, facts: dict[str, Fact], secret: dict[str, Fact], knowers: i64) -> None:
        self.name: Final = name
        self.facts: Final = facts
        self.secret: Final = secret
        self.knowers: Final[i64] = knowers

    def seen_by(self, seat: int | None) -> dict[str, Fact]:
        """The facts that a seat, or a spectator, may know."""
        if seat is None or not self.knowers >> seat & 1:
            return self.facts
        return {**self.facts, **self.secret}


def bit(seat: i64) -> i64:
    """The set that holds one seat."""
    return 1 << seat
