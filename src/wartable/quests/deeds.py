"""Deeds: the closed vocabulary of what a citizen or quest can grant. QV-011: the first four are the actions."""

from typing import Final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.quests.table import Quests


class Deed:
    """An action or a power step: which options it has, and what it does. It never changes."""

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        """Append every legal option; none at all means that the deed is not possible now (QV-R72)."""
        raise NotImplementedError

    def carry_out(self, game: Quests, seat: i64, option: i64) -> Step[Quests] | None:
        """Do it, and return what follows, if anything: the caller puts that on top of the agenda."""
        raise NotImplementedError


DEEDS: Final[list[Deed]] = []  # in canonical order; filled by vocabulary.py


def is_possible(game: Quests, seat: i64, deed: i64) -> bool:
    options: list[int] = []
    DEEDS[deed].offer(game, seat, options)
    return len(options) > 0
