"""Combinators: ready-made steps that spread other steps over seats."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Game, Step, Strand


@final
class Secretly(Step[Game]):
    """Every seat carries out its own step at the same time, unseen by the others; `reveal` follows when all are done.

    The steps must write only what belongs to their own seat, so that the order of answers cannot matter.
    """

    def __init__(self, seats: list[int], steps: list[Step[Any]], reveal: Step[Any]) -> None:
        self.seats: Final = seats
        self.steps: Final = steps
        self.reveal: Final = reveal

    def happens(self, game: Game) -> None:
        strands = [Strand(self.seats[i], [self.steps[i]], None, None) for i in range(len(self.seats))]
        game.part(strands, self.reveal)


def each_seat_from(first: i64, seats: i64) -> list[int]:
    """All seats in clockwise order, beginning with `first`."""
    return [(first + i) % seats for i in range(seats)]
