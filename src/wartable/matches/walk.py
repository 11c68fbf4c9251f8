"""Walk: picks are tried, question by question, through a chain that the engine asks in canonical order."""

from typing import Any, Final

from mypy_extensions import i64

from wartable.engine.agenda import Game
from wartable.engine.contract import Title
from wartable.engine.decision import Decision
from wartable.engine.picking import Picking
from wartable.engine.window import decision_of

WORLD: Final[i64] = 0  # the seed of the world in which picks are tried
MOST_TRIES: Final[i64] = 3000  # answers that are tried for one set of picks before it counts as impossible


class Walk:
    """Ways through the chain of questions that a seat is asked, in a world that agrees with everything it knows."""

    def __init__(self, title: Title[Any], game: Game, seat: i64) -> None:
        decision = decision_of(game, seat)
        picking = title.picking(decision)
        assert picking is not None, "a question that is answered by one choice has no draft"
        self.title: Final = title
        self.picking: Final[Picking[Any]] = picking
        self.seat: Final[i64] = seat
        self.decision: Final = decision
        self.world: Final[Game] = title.imagine(game, seat, WORLD)
        self.world.learned = 0
        self._parts: Final[dict[int, list[str]]] = {}
        self._tries: i64 = 0

    def _way(self, picks: list[str], may_fill: bool) -> list[int] | None:
        """The options that pick all of these, without those that the engine takes itself; None where there is no way.

        With `may_fill` other picks may come between them, and the chain need not come to its end.
        """
        for wording in self.picking.wordings(self.world, self.seat, picks):
            self._tries = 0
            found = self._place(self.world, wording, may_fill)
            if found is not None:
                found.reverse()
                return found
        return None

    def _place(self, world: Game, left: list[str], may_fill: bool) -> list[int] | None:
        """The options from here on, the last one first."""
        decision = self._asked(world)
        if decision is None:
            return None if left else []
        if may_fill and not left:
            return []
        for option in self._in_order_of_promise(decision, left, may_fill):
            found = self._step(world, option, left, may_fill)
            if found is not None:
                found.append(option)
                return found
        return None

    def _in_order_of_promise(self, decision: Decision, left: list[str], may_fill: bool) -> list[int]:
        """First what is picked as it is offered, then leaving without a pick, then what a person might yet pick."""
        may_fill = may_fill and decision.question not in self.picking.forks
        picked: list[int] = []
        leaving: list[int] = []
        fillers: list[int] = []
        for option in decision.options:
            parts = self._parts_of(option)
            if not parts:
                leaving.append(option)
            elif len(without(left, parts)) + len(parts) == len(left):
                picked.append(option)
            elif may_fill and not self._is_taken(parts, left):
                fillers.append(option)
        detours = self.picking.detours
        if detours is None:
            return picked + leaving + fillers
        if decision.question in detours:
            return picked[:1] or leaving + fillers
        return (picked + leaving + fillers)[:1]

    def _is_taken(self, parts: list[str], left: list[str]) -> bool:
        """Whether a place of these parts that holds only one pick belongs to a pick still to be made."""
        if not self.picking.replaces:
            return False
        places = [place for part in parts for place in self.picking.places(part)]
        taken = [place for pick in left for place in self.picking.places(pick) if place in places]
        return any(self.picking.room(self.world, self.decision, place) == 1 for place in taken)

    def _step(self, world: Game, option: i64, left: list[str], may_fill: bool) -> list[int] | None:
        if self._tries >= MOST_TRIES:
            return None
        self._tries += 1
        after = self._after(world, option)
        made = self._made(after, option)
        rest = without(left, made)
        if not may_fill and len(rest) + len(made) > len(left):
            return None  # the engine would go on and pick something that the person has not
        return self._place(after, rest, may_fill)

    def _made(self, after: Game, option: i64) -> list[str]:
        """The picks that an option makes, with those of the answers that the engine gave itself after it."""
        made = self._parts_of(option)[:]
        for _, forced in self._forced(after):
            made += self._parts_of(forced)
        return made

    def _forced(self, after: Game) -> list[tuple[Decision, int]]:
        """The picks that the engine made itself; what comes after a question of another chain is not of this one."""
        found: list[tuple[Decision, int]] = []
        for decision, option in after.forced or []:
            if self.picking.tacit or not self._belongs(decision):
                break
            found.append((decision, option))
        return found

    def _after(self, world: Game, option: i64) -> Game:
        after = world.copy()
        after.forced = []
        after.answer(self.seat, option)
        return after

    def _asked(self, world: Game) -> Decision | None:
        """The next question of the chain, or None when the chain is at its end."""
        if world is self.world:
            return decision_of(world, self.seat)
        if world.learned or world.over or not all(self._belongs(decision) for decision, _ in world.forced or []):
            return None
        for decision in world.decisions():
            if self._belongs(decision):
                return decision
        return None

    def _belongs(self, decision: Decision) -> bool:
        return decision.seat == self.seat and decision.question in self.picking.questions

    def _parts_of(self, option: i64) -> list[str]:
        parts = self._parts.get(option)
        if parts is None:
            parts = self._parts[option] = self.picking.parts(option, self.title.key(option))
        return parts


def without(picks: list[str], taken: list[str]) -> list[str]:
    """The picks minus those taken, one for one."""
    rest = picks[:]
    for pick in taken:
        if pick in rest:
            rest.remove(pick)
    return rest
