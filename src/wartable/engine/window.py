"""Window: everything that a bot sees of a game."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from wartable.engine.agenda import Game
from wartable.engine.contract import Title
from wartable.engine.decision import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Window:
    """A seat's window on the game: its view, the decision put to it, and worlds imagined from what it knows.

    The game itself is out of reach, so a bot cannot cheat. `decision.options` are numbers; `title.key` gives the word
    of one.
    """

    def __init__(self, title: Title[Any], game: Game, seat: i64) -> None:
        self.title: Final = title
        self.seat: Final[i64] = seat
        self.decision: Final = decision_of(game, seat)
        self._game: Final = game
        self._prepared: Game | None = None  # for the worlds that are imagined, while this is what the game asks
        self._asked: Decision | None = None

    def view(self) -> object:
        """What the seat sees: the structure that the page is drawn from."""
        return self.title.view(self._game, self.seat)

    def imagine(self, seed: i64) -> Game:
        """A world that agrees with everything the seat knows; in it the same decision is put."""
        if self._prepared is None or self._game.decision is not self._asked:
            self._prepared = self.title.prepared(self._game, self.seat)
            self._asked = self._game.decision
        world: Game = self.title.imagine_from(self._prepared, self.seat, seed)
        return world


def decision_of(game: Game, seat: i64) -> Decision:
    for decision in game.decisions():
        if decision.seat == seat:
            return decision
    raise ValueError("this seat has nothing to decide")
