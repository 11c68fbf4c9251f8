"""Glancing: which of the options make sense at a glance, so that a page can tell them from what is merely possible.

It looks at worlds that the seat imagines, never at the game: two games that a seat cannot tell apart look the same.
"""

from collections.abc import Sequence

from wartable.bots.levels import judge_of
from wartable.engine.agenda import Game
from wartable.engine.decision import Decision
from wartable.engine.window import Window, decision_of
from wartable.matches.draft import OfferedPick
from wartable.matches.match import Match, Question

SEED = 1  # of the world that is looked at; what is hidden in it does not matter at a glance


class Glance:
    """One look at the question of a seat. What it has seen in a world is kept: many picks are offered in the same."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._judge = judge_of(match.title)
        self._seen: list[tuple[Decision, Sequence[int]]] = []

    def minor(self, question: Question) -> list[bool]:
        """Of each option, whether it is merely possible. What is asked for by a mode is what the player wants."""
        window = Window(self._match.title, self._match.game, question.seat)
        sensible: Sequence[int] = window.decision.options
        if self._judge.glances(window.decision):
            world = window.imagine(SEED)
            sensible = self._sensible(world, decision_of(world, window.seat))
        return [one.is_minor or (one.code not in sensible and one.mode is None) for one in question.options]

    def is_minor(self, pick: OfferedPick) -> bool:
        """The same of a pick. One that is no option itself is as good as those that are about the same thing."""
        decision, world = pick.decision, pick.world
        if not self._judge.glances(decision):
            return False
        sensible = self._sensible(world, decision)
        if pick.option >= 0:
            return pick.option not in sensible
        title, things = self._match.title, set(pick.touches)
        return not any(things.intersection(title.touches(world, decision, option)) for option in sensible)

    def _sensible(self, world: Game, decision: Decision) -> Sequence[int]:
        for seen, sensible in self._seen:
            if seen is decision:
                return sensible
        sensible = self._judge.sensible(world, decision)
        self._seen.append((decision, sensible))
        return sensible
