"""Attempts: how players did with puzzles, and their ratings. A puzzle counts as an opponent as strong as its grade."""

from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import blake2b
from itertools import takewhile
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from wartable.bots.puzzles import all_puzzles, puzzle_named
from wartable.server.base import Work
from wartable.server.puzzle_info import Solved, SolverInfo
from wartable.server.schema import attempts
from wartable.server.skill import SURE, Skill, after, mu_of, points_of, reach_of
from wartable.server.solving import answered
from wartable.server.stored import Sitting, now
from wartable.server.story import Story
from wartable.server.tally import NOTHING, Change

POINTS_OF_GRADES = {1: 1100, 2: 1300, 3: 1500, 4: 1700, 5: 1900}


class Attempting:
    """A player has answered. Only the first try counts for the rating; a later one is noted where it is right."""

    def __init__(self, player: str, puzzle: str, right: bool) -> None:
        self._player = player
        self._puzzle = puzzle
        self._right = right

    def do(self, connection: Connection) -> Change:
        of_player = (attempts.c.player == self._player, attempts.c.puzzle == self._puzzle)
        if connection.execute(select(attempts.c.at).where(*of_player)).first() is None:
            connection.execute(insert(attempts).values(self._first(connection)))
        elif self._right:
            connection.execute(update(attempts).where(*of_player).values(solved=True))
        return NOTHING

    def _first(self, connection: Connection) -> dict[str, object]:
        row: dict[str, object] = {"player": self._player, "puzzle": self._puzzle, "at": now()}
        row |= {"first": self._right, "solved": self._right}
        puzzle = puzzle_named(self._puzzle)
        if puzzle is not None:  # those from own games have no grade
            skill = skill_after(skill_in(counted(connection, self._player)), puzzle.grade, self._right)
            row |= {"mu": skill.mu, "sigma": skill.sigma}
        return row


def attempt_in(before: Story, after: Story, people: Sequence[Sitting]) -> list[Work]:
    """What is written when a puzzle has just been answered; nothing where nobody knows how good the answer is."""
    state = answered(before, after)
    if after.charter.task is None or state not in ("right", "wrong"):
        return []
    return [Attempting(people[0].guest, after.charter.task.puzzle, state == "right")]


def skill_after(skill: Skill, grade: int, right: bool) -> Skill:
    """The rating after a puzzle."""
    puzzle = Skill(mu_of(POINTS_OF_GRADES[grade]), SURE)
    return after([skill, puzzle], [1, 2] if right else [2, 1])[0]


def counted(connection: Connection, player: str) -> list[Row[Any]]:
    """The attempts that count for the rating, the latest first."""
    query = select(attempts).where(attempts.c.player == player, attempts.c.mu.is_not(None))
    return list(connection.execute(query.order_by(attempts.c.at.desc())).all())


def skill_in(rows: list[Row[Any]]) -> Skill:
    return Skill(rows[0].mu, rows[0].sigma) if rows else Skill()


def read_attempts(connection: Connection, player: str) -> list[Row[Any]]:
    query = select(attempts).where(attempts.c.player == player)
    return list(connection.execute(query.order_by(attempts.c.at, attempts.c.puzzle)).all())


def read_solver(connection: Connection, player: str) -> SolverInfo:
    rows = counted(connection, player)
    skill = skill_in(rows)
    return SolverInfo(
        points=points_of(skill) if rows else None,
        reach=reach_of(skill) if rows else None,
        tried=len(rows),
        solved=sum(row.first for row in rows),
        streak=sum(1 for _ in takewhile(lambda row: row.first, rows)),
    )


def solved_of(row: Row[Any] | None) -> Solved:
    if row is None:
        return "new"
    return "first" if row.first else "later" if row.solved else "failed"


def puzzle_of_today() -> str | None:
    """The same for everybody, by Greenwich; none comes again before all have had their day."""
    mixed = sorted(all_puzzles(), key=lambda one: blake2b(one.encode()).digest())
    return mixed[datetime.now(UTC).toordinal() % len(mixed)] if mixed else None
