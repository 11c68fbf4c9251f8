"""Search: one tree over many imagined worlds, in which every seat chooses what serves its own prospects.

Each iteration imagines a world, follows the tree as far as it reaches, adds one choice, and asks the judge what every
seat may hope for. Chance needs no nodes: a choice is remembered as such, whatever was drawn after it in which world.
"""

import math
from time import perf_counter
from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.bot import Bot
from wartable.bots.greedy import answer
from wartable.bots.judge import SETTLED, Judge
from wartable.bots.rival import Rival, lead_of
from wartable.bots.tree import Node
from wartable.engine.agenda import Game
from wartable.engine.decision import Decision
from wartable.engine.window import Window, decision_of

SEEDS: Final[i64] = 1 << 30
PARTS: Final[i64] = 1_000_000
FAR: Final = 0.1  # in prospects: what promises so much less is no plausible choice


@final
class Plan:
    """How a search spends its time: it ends after so many iterations or seconds, whatever comes first."""

    def __init__(self, iterations: i64, seconds: float) -> None:
        self.iterations: i64 = iterations
        self.seconds: float = seconds
        self.alone: i64 = 1  # who plays alone has so many times the iterations
        self.exploration: float = 0.15
        self.width: float = 2.0  # options looked at from the start, and how their number grows with the visits
        self.growth: float = 0.6
        self.horizon: i64 = 1  # how often the tree may pass from one seat to another
        self.trusting: bool = True  # what the judge need not compare is done by habit, without a place in the tree
        self.slack: float = 0.0  # how often, from 0 to 1, a kind player takes the next best instead of the best
        self.halving: i64 = 0  # so many options are compared in the same worlds, the worse half dropped again and again
        self.caution: float = 0.0  # compared so, something else must be ahead of the habit by so many standard errors


@final
class Search:
    """The search at one decision. It can be asked for its best answer at any moment."""

    def __init__(self, window: Window, judge: Judge[Any], plan: Plan, seed: i64) -> None:
        self.window: Final = window
        self.judge: Final = judge
        self.plan: Final = plan
        self.seed: i64 = seed
        self.seat: Final[i64] = window.seat
        self.root: Final = Node(window.seat, 0)
        self.done: i64 = 0
        self.path: list[Node] = []
        self.forced: i64 = SETTLED
        self.favourite: i64 = SETTLED  # what a comparison side by side has found

    def run(self) -> None:
        """Think until the plan is fulfilled."""
        ends = perf_counter() + self.plan.seconds
        if self.plan.halving:
            self.halve(ends)
            return
        enough = self.plan.iterations * (self.plan.alone if self.window.imagine(self.seed).seats == 1 else 1)
        while self.done < enough and perf_counter() < ends:
            self.iterate()

    def halve(self, ends: float) -> None:
        """Compare options with the habit in the same worlds, so that luck favours none; the better half goes on.

        The habit stays unless the last that is left is plainly ahead of it.
        """
        world = self.window.imagine(self.seed)
        ranked: list[int] = self.judge.ranking(world, decision_of(world, self.seat))
        habit = Rival(ranked[0])
        left = [Rival(option) for option in ranked[1 : self.plan.halving]]
        self.favourite = habit.option
        share = self.plan.iterations // (len(left).bit_length() + 1)
        number: i64 = 0
        while left:
            for _ in range(max(1, share // (len(left) + 1))):
                if number > 0 and perf_counter() > ends:
                    break
                self.compare([habit, *left], self.window.imagine(self.seed + number))
                number += 1
            left.sort(key=lead_of, reverse=True)
            if len(left) == 1:
                break
            left = left[: (len(left) + 1) // 2]
        if left and left[0].is_ahead(self.plan.caution):
            self.favourite = left[0].option

    def compare(self, rivals: list[Rival], world: Game) -> None:
        """Try all options in one world, in which the others have made their secret choices; the first is the habit."""
        for decision in world.decisions():
            if decision.seat != self.seat:
                self.let_choose(world, decision.seat)
        habit = 0.0
        for place in range(len(rivals)):
            self.forced = rivals[place].option
            hope = self.try_out(world.copy())
            if place == 0:
                habit = hope
            rivals[place].note(hope - habit)
        self.forced = SETTLED

    def let_choose(self, world: Game, seat: i64) -> None:
        """A seat makes its secret choices by habit."""
        while True:
            decision: Decision | None = None
            for open_one in world.decisions():
                if open_one.seat == seat:
                    decision = open_one
            if decision is None:
                return
            answer(world, seat, self.judge.habit(world, decision))

    def iterate(self) -> None:
        self.try_out(self.window.imagine(self.seed + self.done))

    def try_out(self, world: Game) -> float:
        """Follow the tree in a world, or just try one option; note what every seat may then hope for, and say it."""
        self.path = []
        if self.plan.halving:
            self.step(world, self.root, decision_of(world, self.seat))
        else:
            self.descend(world)
        self.play_on(world)
        prospects: list[float] = self.judge.prospects(world)
        self.root.visits += 1
        for node in self.path:
            node.add(prospects)
        self.done += 1
        return prospects[self.seat]

    def consider(self, option: i64, visits: i64) -> Node:
        """Look at one option until it has been visited so often."""
        self.forced = option
        while option not in self.root.children or self.root.children[option].visits < visits:
            self.iterate()
        self.forced = SETTLED
        return self.root.children[option]

    def best(self) -> Node:
        return self.root.most_taken() if self.favourite == SETTLED else self.root.child(self.seat, self.favourite)

    def descend(self, world: Game) -> None:
        """Follow the tree until a choice is new, the horizon is reached, or nothing is left to decide."""
        node = self.root
        seat: i64 = self.seat
        passes: i64 = 0
        while True:
            decision = world.decision
            if decision is None or (node is not self.root and self.judge.rests(decision)):
                return
            if world.strands is not None and (node is self.root or passes + 1 < self.plan.horizon):
                node = self.choose_secretly(world, node)
                continue
            if world.strands is not None or decision.seat != seat:
                seat = decision.seat
                passes += 1
                if passes >= self.plan.horizon:
                    return
            habit = self.trusted(world, decision)
            if habit != SETTLED:
                answer(world, decision.seat, habit)
                continue
            node = self.step(world, node, decision)
            if node.visits == 0:
                return

    def trusted(self, world: Game, decision: Decision) -> i64:
        """What the judge does without comparing, or SETTLED where there is something to compare."""
        if self.plan.trusting:
            choices = self.judge.choices(world, decision)
            if len(choices) == 1:
                return choices[0]
        return SETTLED

    def step(self, world: Game, node: Node, decision: Decision) -> Node:
        """Take an option by what the tree knows, or a new one while there is room for it."""
        child = self.pick(world, node, decision)
        self.path.append(child)
        answer(world, decision.seat, child.option)
        return child

    def pick(self, world: Game, node: Node, decision: Decision) -> Node:
        if node is self.root and self.forced != SETTLED:
            return node.child(decision.seat, self.forced)
        known = node.known(decision)
        if known == 0 or (node.exhausted != len(decision.options) and float(known) < self.room(node)):
            for option in self.judge.ranking(world, decision):
                if option not in node.children:
                    return node.child(decision.seat, option)
            node.exhausted = len(decision.options)
        return node.best_of(decision, self.plan.exploration)

    def room(self, node: Node) -> float:
        """Progressive widening: how many options may be tried after so many visits."""
        return self.plan.width + math.pow(float(node.visits), self.plan.growth)

    def choose_secretly(self, world: Game, fork: Node) -> Node:
        """All seats that choose at the same time go down trees of their own; the searcher's tells where to go on."""
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
            habit = self.trusted(world, decision)
            if habit == SETTLED:
                cursors[decision.seat] = self.step(world, cursors[decision.seat], decision)
            else:
                answer(world, decision.seat, habit)
        return cursors[self.seat]

    def play_on(self, world: Game) -> None:
        """Bring what was begun to its end."""
        while True:
            decision = world.decision
            if decision is None:
                return
            option: i64 = self.judge.follow_up(world, decision)
            if option == SETTLED:
                return
            answer(world, decision.seat, option)


@final
class SearchBot(Bot):
    def __init__(self, seed: i64, judge: Judge[Any], plan: Plan) -> None:
        super().__init__(seed)
        self.judge: Final = judge
        self.plan: Final = plan

    def choose(self, window: Window) -> i64:
        seed = self.chance.below(SEEDS)
        if len(window.decision.options) == 1:
            return window.decision.options[0]
        if self.plan.trusting:
            world = window.imagine(seed)
            choices = self.judge.choices(world, decision_of(world, window.seat))
            if len(choices) == 1:
                return choices[0]
        search = Search(window, self.judge, self.plan, seed)
        search.run()
        if self.plan.slack > 0.0:
            return self.plausible(search.root, search.best())
        return search.best().option

    def plausible(self, root: Node, best: Node) -> i64:
        """The best option, or with a certain chance the second best, or again the next; but none that is far worse."""
        chosen = best
        left = [child for child in root.children.values() if child is not best and child.mean > best.mean - FAR]
        while left and self.happens(self.plan.slack):
            chosen = left[0]
            for child in left:
                if child.visits > chosen.visits or (child.visits == chosen.visits and child.mean > chosen.mean):
                    chosen = child
            left.remove(chosen)
        return chosen.option

    def happens(self, likely: float) -> bool:
        """Whether something happens now that is so likely, from 0 to 1."""
        return float(self.chance.below(PARTS)) < likely * 1_000_000.0
