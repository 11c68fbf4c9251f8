"""Notebook: a game whose table is a list of what has happened, and steps that write into it."""

from typing import Final

from wartable.engine.agenda import Game, Step
from wartable.engine.chance import chance_from
from wartable.engine.decision import Decision


class Notebook(Game):
    """A game whose table is a list of what has happened."""

    def __init__(self) -> None:
        super().__init__(2, chance_from(1))
        self.notes: list[str] = []

    def copy(self) -> "Notebook":
        other = Notebook()
        self.copy_run_into(other)
        other.notes = self.notes[:]
        return other


class Note(Step[Notebook]):
    """Writes its word down; then what follows happens."""

    def __init__(self, word: str, *follow: Step[Notebook]) -> None:
        self.word: Final = word
        self.follow: Final = follow

    def happens(self, game: Notebook) -> None:
        game.notes.append(self.word)
        game.do(*self.follow)


class Ask(Step[Notebook]):
    """Asks for one of some numbers and notes the answer; without numbers it notes that none was there."""

    def __init__(self, numbers: list[int], *follow: Step[Notebook]) -> None:
        self.numbers: Final = numbers
        self.follow: Final = follow

    def asks(self, game: Notebook) -> Decision | None:
        return Decision(0, 7, self.numbers) if self.numbers else None

    def happens(self, game: Notebook) -> None:
        game.notes.append("none")

    def chosen(self, game: Notebook, option: int) -> None:
        game.notes.append(f"chose {option}")
        game.do(*self.follow)


def run(*steps: Step[Notebook]) -> Notebook:
    game = Notebook()
    game.do(*steps)
    game.run()
    return game
