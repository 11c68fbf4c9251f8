"""Node: what a search has learned about one choice and those that follow it."""

from math import log, sqrt
from typing import Final, TypeVar, final

from mypy_extensions import i64

from wartable.engine.decision import Decision

Key = TypeVar("Key")


@final
class Node:
    """A choice: who made it, how often it was offered and taken, and what its chooser got out of it."""

    def __init__(self, seat: i64, option: i64) -> None:
        self.seat: i64 = seat
        self.option: i64 = option
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0  # of what was added up
        self.exhausted: i64 = 0  # the number of options on offer when none was left to try
        self.children: dict[int, Node] = NO_CHILDREN
        self.sides: list[Node] | None = None

    @property
    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def add(self, hope: float) -> None:
        """Another visit, and what the chooser could then hope for."""
        self.visits += 1
        self.total += hope
        self.squares += hope * hope

    @property
    def spread(self) -> float:
        """By how much the outcomes of the visits differ: their standard deviation."""
        if not self.visits:
            return 0.0
        mean = self.mean
        return sqrt(max(0.0, self.squares / float(self.visits) - mean * mean))

    def side(self, seat: i64, seats: i64) -> "Node":
        """The tree of one seat while several choose at the same time: it must not know what the others choose."""
        if self.sides is None:
            self.sides = [Node(place, 0) for place in range(seats)]
        return self.sides[seat]

    def child(self, seat: i64, option: i64) -> "Node":
        """The node of an option, made when it is first taken."""
        found = self.children.get(option)
        if found is None:
            found = Node(seat, option)
            found.offered = 1
            if self.children is NO_CHILDREN:
                self.children = {}
            self.children[option] = found
        return found

    def known(self, decision: Decision) -> list["Node"]:
        """The options that have been tried."""
        return found_in(self.children, decision.options) if self.children else []

    def most_taken(self) -> "Node":
        """The child that was taken most often; of equals, the better one."""
        return max(self.children.values(), key=standing_of)

    def by_standing(self) -> list["Node"]:
        """The children, the most often taken first; of equals, the better one."""
        return sorted(self.children.values(), key=standing_of, reverse=True)


def standing_of(child: Node) -> tuple[int, float]:
    return int(child.visits), child.mean


def found_in(children: dict[Key, Node], options: list[Key]) -> list[Node]:
    """The children of these options, as far as there are any. Options are only looked up: none is unpacked."""
    found: list[Node] = []
    for option in options:
        child = children.get(option)
        if child is not None:
            found.append(child)
    return found


def best_of(offered: list[Node], exploration: float) -> Node:
    """The option with the highest upper confidence bound (UCB1): a good mean, or few visits. All of them are offered.

    Compared by hand: this is where a search spends its time.
    """
    chosen = offered[0]
    highest = -1.0
    for child in offered:
        child.offered += 1
        visits = float(child.visits)
        bound = child.total / visits + exploration * sqrt(log(1.0 + float(child.offered)) / visits)
        if bound > highest:
            highest = bound
            chosen = child
    return chosen


NO_CHILDREN: Final[dict[int, Node]] = {}  # of the many nodes that have none: nothing is ever put into it
