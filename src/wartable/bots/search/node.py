"""Node: what a search has learned about one choice and those that follow it."""

from math import log, sqrt
from typing import final

from mypy_extensions import i64

from wartable.engine.decision import Decision


@final
class Node:
    """A choice: who made it, how often it was offered and taken, and what its chooser got out of it."""

    def __init__(self, seat: i64, option: i64) -> None:
        self.seat: i64 = seat
        self.option: i64 = option
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0
        self.exhausted: i64 = 0  # the number of options on offer when none was left to try
        self.children: dict[int, Node] = {}
        self.sides: list[Node] | None = None

    @property
    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def add(self, hope: float) -> None:
        """Another visit, and what the chooser could then hope for."""
        self.visits += 1
        self.total += hope

    def side(self, seat: i64, seats: i64) -> "Node":
        """The tree of one seat while several choose at the same time: it must not know what the others choose."""
        if self.sides is None:
            self.sides = [Node(place, 0) for place in range(seats)]
        return self.sides[seat]

    def child(self, seat: i64, option: i64) -> "Node":
        """The node of an option, made when it is first taken."""
        if option not in self.children:
            self.children[option] = Node(seat, option)
            self.children[option].offered = 1
        return self.children[option]

    def known(self, decision: Decision) -> i64:
        """How many of the options have been tried."""
        number: i64 = 0
        for option in decision.options:
            if option in self.children:
                number += 1
        return number

    def best_of(self, decision: Decision, exploration: float) -> "Node":
        """The tried option with the highest upper confidence bound (UCB1): a good mean, or few visits.

        Compared by hand: this is where a search spends its time.
        """
        chosen: Node | None = None
        highest = -1.0
        children = self.children
        for option in decision.options:
            child = children.get(option)
            if child is not None:
                child.offered += 1
                visits = float(child.visits)
                bound = child.total / visits + exploration * sqrt(log(1.0 + float(child.offered)) / visits)
                if bound > highest:
                    highest = bound
                    chosen = child
        assert chosen is not None
        return chosen

    def most_taken(self) -> "Node":
        """The child that was taken most often; of equals, the better one."""
        return max(self.children.values(), key=standing_of)

    def by_standing(self) -> list["Node"]:
        """The children, the most often taken first; of equals, the better one."""
        return sorted(self.children.values(), key=standing_of, reverse=True)


def standing_of(child: Node) -> tuple[int, float]:
    return int(child.visits), child.mean
