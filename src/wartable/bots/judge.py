"""Judge: what a bot knows about playing one game well. Each game has its own, in `<game>/judge.py`."""

from math import exp
from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from wartable.engine.agenda import G, Game
from wartable.engine.contract import Title
from wartable.engine.decision import Decision

SETTLED: Final[i64] = -1
ANYBODY: Final[i64] = -1
POINT: Final[i64] = 100  # positions are judged in hundredths of a point: whole numbers are equal on every machine
MARGIN: Final = 400.0  # with a margin of this many hundredths of a point, three of four games are won
CLOSE: Final = 0.02  # prospects that are worse by no more than this make sense as well
SOLO_SPAN: Final = 5000.0  # in solo play, prospects are points as a share of this, which no game exceeds


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[G]):
    """Judges worlds that a seat imagines. This one knows only points, and so serves games without a judge."""

    def __init__(self, title: Title[Any]) -> None:
        self.title: Final = title

    def worth(self, world: G, seat: i64) -> i64:
        """How good the position is for the seat, in hundredths of a point."""
        scores: list[int] = self.title.scores(world)
        return POINT * scores[seat]

    def prospects(self, world: G) -> list[float]:
        """What each seat can expect, from 0 to 1: its chance of winning; in solo play, its points on a scale."""
        if world.over:
            return self.outcome(world)
        worths = [float(self.worth(world, seat)) for seat in range(world.seats)]
        if len(worths) == 1:
            return [worths[0] / SOLO_SPAN]
        margin = self.margin()
        return shares([worth / margin for worth in worths])

    def counts_points(self, seats: i64) -> bool:
        """Whether prospects are points, as in solo play without an opponent."""
        return seats == 1

    def result(self, world: G, seat: i64) -> i64:
        """The points of a seat at the end, which training learns to predict."""
        scores: list[int] = self.title.scores(world)
        return scores[seat]

    def margin(self) -> float:
        """The margin, in hundredths of a point, with which about three out of four games are won."""
        return MARGIN

    def outcome(self, world: G) -> list[float]:
        """What each seat got out of a game that is over."""
        if world.seats == 1:
            scores: list[int] = self.title.scores(world)
            return [float(POINT * scores[0]) / SOLO_SPAN]
        winners: list[int] = self.title.winners(world)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(world.seats)]

    def terms(self, world: G, seat: i64) -> dict[str, float]:
        """What the judgement of a seat consists of, by names that the catalogue of words explains."""
        return {"points": float(self.worth(world, seat)) / self.margin()}

    def gauges(self, world: G, seat: i64) -> dict[str, float]:
        """What can be counted on the table for a seat, by names that the catalogue of words explains."""
        scores: list[int] = self.title.scores(world)
        return {"points": float(scores[seat])}

    def built(self, world: G, seat: i64) -> float:
        """What a seat has built up for later; bots that like to build compare by it what seems equally good."""
        return 0.0

    def raided(self, world: G, seat: i64) -> float:
        """How far a seat has come by fighting, or what the others have lost; raiders compare by it."""
        return 0.0

    def counted(self) -> dict[str, list[str]]:
        """By term, the gauges that show whether there is more or less of it."""
        return {}

    def candidates(self, world: G, decision: Decision) -> list[int]:
        """The options worth comparing; a single one is taken without comparison."""
        return decision.options

    def contenders(self, world: G, decision: Decision) -> list[int]:
        """The options that a search compares: the candidates, unless a game has more for it to look at."""
        return self.candidates(world, decision)

    def ranking(self, world: G, decision: Decision) -> list[int]:
        """The options that a search compares, the most promising first."""
        contenders = self.contenders(world, decision)
        first = self.habit(world, decision)
        if len(contenders) == 1:
            return contenders
        found: list[int] = [first]
        for option in contenders:
            if option != first:
                found.append(option)
        return found

    def courses(self, world: G, decision: Decision, most: i64) -> list[list[int]]:
        """Where an answer takes several choices of the seat: the most promising sequences of them, else nothing."""
        return []

    def is_reply(self, decision: Decision) -> bool:
        """Whether a seat answers here to what another one has laid out for it."""
        return False

    def rests(self, decision: Decision) -> bool:
        """Whether a search looks no further than this, because what follows depends on luck more than on the choice."""
        return False

    def follow_up(self, world: G, decision: Decision) -> i64:
        """The quick answer to what the seat must decide next, or SETTLED when its option has run its course."""
        return SETTLED

    def settle(self, world: G, seat: i64 = ANYBODY) -> None:
        """Let an option run its course: a seat, or anybody, gives quick answers until the position can be judged."""
        while True:
            decision = world.decision
            if decision is None or (seat != ANYBODY and decision.seat != seat):
                return
            option = self.follow_up(world, decision)
            if option == SETTLED:
                return
            world.answer(decision.seat, option)

    def take(self, world: G, seat: i64, option: i64, settling: i64 = ANYBODY) -> None:
        """Let a seat take an option, and let that run its course."""
        world.answer(seat, option)
        self.settle(world, settling)

    def hope_after(self, world: G, seat: i64, option: i64) -> float:
        """What a seat may hope for once it has taken an option that has run its course. The world is used up by it."""
        self.take(world, seat, option)
        prospects = self.prospects(world)
        return prospects[seat]

    def drags(self, world: G) -> bool:
        """Whether the game has taken so long that nobody should dally any more."""
        return False

    def glances(self, decision: Decision) -> bool:
        """Whether it can say at a glance which answers to this question are sensible."""
        return False

    def sensible(self, world: G, decision: Decision) -> list[int]:
        """The options that make sense at a glance: a page shows them more brightly than what is merely possible."""
        return hopeful(self, world, decision)

    def habit(self, world: G, decision: Decision) -> i64:
        """The quick answer to any question, for playing on without thinking."""
        option = self.follow_up(world, decision)
        return decision.options[0] if option == SETTLED else option


def hopeful(judge: Judge[Any], world: Game, decision: Decision) -> list[int]:
    """The options after which the seat may hope for nearly as much as after the best."""
    hopes: list[float] = []
    for option in decision.options:
        hopes.append(judge.hope_after(world.copy(), decision.seat, option))
    least = max(hopes) - CLOSE
    return [option for option, hope in zip(decision.options, hopes, strict=True) if hope >= least]


def promising(options: list[int], worths: list[int], least: int) -> list[int]:
    """The options that are worth more than the least, and not much less than the best of them."""
    best = max(worths)
    enough = best - abs(best) // 2
    return [option for option, worth in zip(options, worths, strict=True) if worth > least and worth >= enough]


def shares(strengths: list[float]) -> list[float]:
    """Chances of winning from strengths, of which only the differences matter.

    Added up by hand: positions are judged here all the time, and the sum is the same with every Python.
    """
    highest = strengths[0]
    for strength in strengths:
        if strength > highest:
            highest = strength
    parts: list[float] = []
    total = 0.0
    for strength in strengths:
        part = exp(strength - highest)
        parts.append(part)
        total += part
    for place in range(len(parts)):
        parts[place] /= total
    return parts
