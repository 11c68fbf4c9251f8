"""Tree: one tree over many imagined worlds, in which every seat chooses what serves its own prospects."""

import math
from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.best import TwoBest
from wartable.bots.judge import SETTLED, Judge
from wartable.bots.search.node import Node, best_of
from wartable.bots.search.plans import TreePlan
from wartable.bots.search.search import Search
from wartable.engine.agenda import Game
from wartable.engine.decision import Decision
from wartable.engine.window import Window

GLANCE: Final[i64] = 32  # iterations from one look at whether the search is decided to the next
SHORTEST: Final = 1e-6  # seconds


@final
class TreeSearch(Search):
    """Single-observer information-set Monte Carlo tree search (SO-ISMCTS).

    Cowling, Powley & Whitehouse, "Information set Monte Carlo tree search", IEEE TCIAIG 4 (2), 2012. Each iteration
    imagines a world, follows the tree as far as it reaches, adds one choice, and asks the judge what every seat can
    expect, where the original plays at random to the end. Chance needs no nodes: a choice is remembered as it is,
    whatever was drawn after it in any world. Choices within the tree follow UCB1 (Auer, Cesa-Bianchi & Fischer,
    "Finite-time analysis of the multiarmed bandit problem", 2002), with how often an option was offered in place of
    the parent's visits. New options come in by progressive widening (Coulom, "Computing Elo ratings of move patterns
    in the game of Go", 2007). Seats that choose at the same time go down trees of their own.
    """

    def __init__(self, window: Window, judge: Judge[Any], plan: TreePlan, seed: i64) -> None:
        super().__init__(window, judge, plan, seed)
        self.horizon: Final[i64] = plan.horizon
        self.exploration: Final[float] = plan.exploration
        self.alone: Final[i64] = plan.alone
        self.width: Final[float] = plan.width
        self.growth: Final[float] = plan.growth
        self.trusting: Final[bool] = plan.trusting
        self.may_end_early: Final[bool] = plan.slack == 0.0  # otherwise the next best matters too
        self.path: list[Node] = []
        self.imposed: i64 = SETTLED  # the option that is tried, whatever the tree would choose

    def run(self) -> None:
        self.start_clock()
        enough: i64 = self.iterations
        if self.window.imagine(self.seed).seats == 1:
            enough *= self.alone
        self.iterate(self.imagined(self.done))
        while self.done < enough and not self.is_out_of_time():
            if self.may_end_early and self.done % GLANCE == 0 and self.is_decided(enough - self.done):
                return
            self.iterate(self.imagined(self.done))

    def is_decided(self, left: i64) -> bool:
        """Whether no other option can be taken more often than the best in the iterations or the time that is left."""
        visits = TwoBest(0)
        for child in self.root.children.values():
            visits.offer(child.visits)
        ahead = float(visits.first - visits.second)
        pace = float(self.done) / (self.seconds - self.seconds_left() + SHORTEST)
        return ahead > float(left) or ahead > pace * self.seconds_left()

    def best(self) -> i64:
        return self.root.most_taken().option

    def try_in(self, world: Game, option: i64) -> float:
        self.imposed = option
        hope = self.iterate(world)
        self.imposed = SETTLED
        return hope

    def iterate(self, world: Game) -> float:
        """Follow the tree in a world; note what every seat may then hope for, and say what the searcher may."""
        self.path = []
        self.descend(world)
        self.judge.settle(world)
        prospects: list[float] = self.judge.prospects(world)
        self.root.visits += 1
        for node in self.path:
            node.add(prospects[node.seat])
        self.done += 1
        return prospects[self.seat]

    def descend(self, world: Game) -> None:
        """Follow the tree until a choice is new, the horizon is reached, or nothing is left to decide."""
        node = self.root
        seat: i64 = self.seat
        passes: i64 = 0
        while True:
            decision = world.decision
            if decision is None or (node is not self.root and self.judge.rests(decision)):
                return
            if world.strands is not None and (node is self.root or passes + 1 < self.horizon):
                node = self.choose_secretly(world, node)
                continue
            if world.strands is not None or decision.seat != seat:
                seat = decision.seat
                passes += 1
                if passes >= self.horizon:
                    return
            habit = self.trusted(world, node, decision)
            if habit != SETTLED:
                world.answer(decision.seat, habit)
                continue
            node = self.step(world, node, decision)
            if node.visits == 0:
                return

    def trusted(self, world: Game, node: Node, decision: Decision) -> i64:
        """What the judge does without comparing, or SETTLED where there is something to compare, as at the root."""
        if self.trusting and node is not self.root:
            contenders = self.judge.contenders(world, decision)
            if len(contenders) == 1:
                return contenders[0]
        return SETTLED

    def step(self, world: Game, node: Node, decision: Decision) -> Node:
        """Take an option by what the tree knows, or a new one while there is room for it."""
        child = self.pick(world, node, decision)
        self.path.append(child)
        world.answer(decision.seat, child.option)
        return child

    def pick(self, world: Game, node: Node, decision: Decision) -> Node:
        if node is self.root and self.imposed != SETTLED:
            return node.child(decision.seat, self.imposed)
        known = node.known(decision)
        if not known or (node.exhausted != len(decision.options) and float(len(known)) < self.room(node)):
            for option in self.judge.ranking(world, decision):
                if option not in node.children:
                    return node.child(decision.seat, option)
            node.exhausted = len(decision.options)
        return best_of(known, self.exploration)

    def room(self, node: Node) -> float:
        """Progressive widening: how many options may have been tried at this number of visits."""
        return self.width + math.pow(float(node.visits), self.growth)

    def choose_secretly(self, world: Game, fork: Node) -> Node:
        """All seats that choose at the same time go down trees of their own; the searcher's shows where to go on."""
        cursors: list[Node] = [fork.side(seat, world.seats) for seat in range(world.seats)]
        if fork is self.root:
            cursors[self.seat] = fork
        for cursor in cursors:
            if cursor is not self.root:
                self.path.append(cursor)
        while world.strands is not None:
            decision = world.decision
            if decision is None:
                break
            habit = self.trusted(world, cursors[decision.seat], decision)
            if habit == SETTLED:
                cursors[decision.seat] = self.step(world, cursors[decision.seat], decision)
            else:
                world.answer(decision.seat, habit)
        return cursors[self.seat]
