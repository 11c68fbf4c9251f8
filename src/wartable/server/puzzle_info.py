"""The protocol of puzzles: those there are, how the player has done, and what is told at a table that poses one."""

from typing import Literal

from wartable.server.wire import Answer

PuzzleState = Literal["open", "right", "wrong", "other"]  # other: nobody has looked at this answer
Solved = Literal["new", "first", "later", "failed"]  # at the first try, or at a later one
ThemeName = Literal["end_game", "denial", "defence", "combination", "timing", "judgement"]


class PuzzleTold(Answer):
    """A puzzle at its table. What would help is told when it is answered: `theme`, `answers`, `missed_by`.

    `cost` is what the chosen answer gives away of the chance to win; `replying`: bots play on until all have replied.
    """

    puzzle: str
    grade: int | None
    state: PuzzleState
    replying: bool
    theme: ThemeName | None
    taken: str
    answers: list[str]
    cost: float | None
    missed_by: list[str]


class PuzzleInfo(Answer):
    id: str
    game: str
    players: int
    theme: ThemeName
    grade: int
    solved: Solved


class MistakeInfo(Answer):
    """A choice of the player's own that cost much, by the review of the game; `choice` is its number."""

    table: str
    choice: int
    game: str
    created: str  # the table
    cost: float
    solved: Solved


class SolverInfo(Answer):
    """How a player does: points as in chess, once a puzzle was tried, and how many in a row were right at once."""

    points: int | None
    reach: int | None
    tried: int
    solved: int
    streak: int


class PuzzleList(Answer):
    today: str | None
    puzzles: list[PuzzleInfo]
    mistakes: list[MistakeInfo]
    you: SolverInfo
