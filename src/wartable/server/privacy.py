"""Privacy: how much of simultaneous choices everybody may learn, and what each viewer has been sent so far."""

from typing import Any, NamedTuple

from wartable.engine.contract import Title
from wartable.matches.match import Match

OWN_THINGS = "hand:"  # ids of things that only their owner can point at


class Scene(NamedTuple):
    """What everybody can see while seats choose simultaneously: where that began, who is asked, how much was sent."""

    is_together: bool
    mark: int
    asked: list[tuple[int, str]]
    lines: int

    def is_with(self, later: "Scene") -> bool:
        """Whether seats still choose simultaneously, in the same row of choices."""
        return self.is_together and later.is_together and self.mark == later.mark

    def hides(self, later: "Scene") -> bool:
        """Whether only the seat that chose knows that something has happened."""
        return self.is_with(later) and self.asked == later.asked and self.lines == later.lines


APART = Scene(False, 0, [], 0)  # seats choose one after the other, and everybody sees it


def scene_of(title: Title[Any], match: Match | None) -> Scene:
    if match is None or match.game.strands is None:
        return APART
    return Scene(True, match.marks[-1], title.asked(match.game), len(match.events))


class Told:
    """How many events each viewer was sent, and the count with which the last one about its own choice came."""

    def __init__(self, seats: int) -> None:
        self.seqs = [0] * seats
        self.own = [0] * seats
        self.watchers = 0

    def copy(self) -> "Told":
        other = Told(0)
        other.seqs, other.own, other.watchers = self.seqs[:], self.own[:], self.watchers
        return other

    def seq_of(self, viewer: int | None) -> int:
        return self.watchers if viewer is None else self.seqs[viewer]

    def count(self, actor: int, before: Scene, after: Scene) -> None:
        """Count what the actor did for those who are sent it."""
        if before.hides(after):
            self.seqs[actor] += 1
            self.own[actor] = self.seqs[actor]
            return
        self.watchers += 1
        for seat in range(len(self.seqs)):
            self.seqs[seat] += 1
            if seat == actor or not before.is_with(after):
                self.own[seat] = self.seqs[seat]

    def count_for(self, seat: int) -> None:
        """Count something beside the game of which only one seat learns for now."""
        self.seqs[seat] += 1

    def count_for_all(self) -> None:
        """Count what happened beside the game: everybody is sent it, and nobody's choice is out of date for it."""
        self.watchers += 1
        self.seqs = [seq + 1 for seq in self.seqs]


class Last:
    """The things touched by the last choice. Of simultaneous choices each seat knows only its own last one."""

    def __init__(self) -> None:
        self._things: list[str] = []
        self._seat: int | None = None
        self._own: dict[int, list[str]] = {}

    def copy(self) -> "Last":
        other = Last()
        other._things, other._seat, other._own = self._things, self._seat, self._own.copy()
        return other

    def leave(self, seat: int, things: list[str], before: Scene, after: Scene) -> None:
        """The seat has chosen and touched these things. Simultaneous choices begin and end without traces."""
        if before.is_with(after):
            self._own[seat] = things
            return
        self._own = {}
        self._things, self._seat = ([], None) if before.is_together or after.is_together else (things, seat)

    def seen_by(self, viewer: int | None) -> list[str]:
        if viewer in self._own:
            return self._own[viewer]
        if viewer == self._seat:
            return self._things
        return [thing for thing in self._things if not thing.startswith(OWN_THINGS)]
