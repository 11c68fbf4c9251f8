"""Combinators: ready-made steps that put other steps in an order, make them optional, or spread them over seats."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Game, Step, Strand
from wartable.engine.decision import Decision

# The options of combinators; a game that uses them begins its own above OWN_OPTIONS, so that every key is one number's.
NO: Final[i64] = 0
YES: Final[i64] = 1
FIRST_PLACE: Final[i64] = 2
OWN_OPTIONS: Final[i64] = 64


@final
class May(Step[Game]):
    """A seat may do something or leave it. The question's options are YES and NO."""

    def __init__(self, seat: i64, question: i64, step: Step[Any]) -> None:
        self.seat: Final[i64] = seat
        self.question: Final[i64] = question
        self.step: Final = step

    def asks(self, game: Game) -> Decision | None:
        return Decision(self.seat, self.question, [YES, NO])

    def chosen(self, game: Game, option: i64) -> None:
        if option == YES:
            game.then(self.step)


@final
class InAnyOrder(Step[Game]):
    """A seat carries out all steps, in the order it likes. An option is FIRST_PLACE + the place of a step in the list.

    Asked only where the order can matter: give equal steps only once, as one step that repeats.
    """

    def __init__(self, seat: i64, question: i64, steps: list[Step[Any]]) -> None:
        self.seat: Final[i64] = seat
        self.question: Final[i64] = question
        self.steps: Final = steps

    def asks(self, game: Game) -> Decision | None:
        if not self.steps:
            return None
        return Decision(self.seat, self.question, list(range(FIRST_PLACE, FIRST_PLACE + len(self.steps))))

    def chosen(self, game: Game, option: i64) -> None:
        place = option - FIRST_PLACE
        rest = self.steps[:place] + self.steps[place + 1 :]
        game.do(self.steps[place], InAnyOrder(self.seat, self.question, rest))


@final
class Reaction(Step[Game]):
    """Offer seats, one after the other, to react out of turn; the first that does ends the offer.

    `then` follows when a seat reacts, `otherwise` when none does. The options are YES and NO.
    """

    def __init__(self, seats: list[int], question: i64, then: Step[Any], otherwise: Step[Any]) -> None:
        self.seats: Final = seats
        self.question: Final[i64] = question
        self.then: Final = then
        self.otherwise: Final = otherwise

    def asks(self, game: Game) -> Decision | None:
        if not self.seats:
            return None
        return Decision(self.seats[0], self.question, [YES, NO])

    def happens(self, game: Game) -> None:
        game.then(self.otherwise)

    def chosen(self, game: Game, option: i64) -> None:
        if option == YES:
            game.then(self.then)
        else:
            game.then(Reaction(self.seats[1:], self.question, self.then, self.otherwise))


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
        game.then(self.reveal)
        game.part([Strand(self.seats[i], [self.steps[i]], None, None) for i in range(len(self.seats))])


def combinator_key(option: i64) -> str:
    """The word of a combinator's option."""
    if option < FIRST_PLACE:
        return "yes" if option == YES else "no"
    return f"place:{option - FIRST_PLACE}"


def each_seat_from(first: i64, seats: i64) -> list[int]:
    """All seats in clockwise order, beginning with `first`."""
    return [(first + i) % seats for i in range(seats)]
