"""Review: how a game went. Each seat's chance to win over time, the choices that cost most, and what was luck."""

from collections.abc import Callable
from typing import Any

import msgspec

from wartable.bots.judge import Judge
from wartable.bots.levels import judge_of
from wartable.bots.search import Plan, Search
from wartable.engine.match import Match
from wartable.engine.record import Record
from wartable.engine.window import Window
from wartable.titles import title

ITERATIONS = 200
LEAST_VISITS = 20  # of the option that was taken, so that it is judged fairly
NO_DEADLINE = 3600.0
WORTH_TELLING = 0.03
MOST_TOLD = 10


class Moment(msgspec.Struct, frozen=True):
    """A choice: `prospects` of all seats after it, what it cost its seat, and what chance then gave each seat."""

    number: int
    seat: int
    taken: str
    better: str | None
    cost: float
    prospects: list[float]
    luck: list[float]


class Review(msgspec.Struct, frozen=True):
    """A whole game. `lapses` are the numbers of the moments that cost most, the worst first."""

    game: str
    players: int
    at_first: list[float]
    moments: list[Moment]
    lapses: list[int]
    lost_by_choices: list[float]
    won_by_luck: list[float]


def review(record: Record, told: Callable[[int], None], iterations: int = ITERATIONS) -> Review:
    """Look at every choice of a record through the eyes of the seat that made it; `told` hears of each one."""
    played = title(record.game)
    judge = judge_of(played)
    match = Match(played, record.players, record.seed, record.options)
    at_first = prospects_of(judge, match)
    moments: list[Moment] = []
    for number, (seat, key) in enumerate(record.choices):
        moments.append(moment(match, judge, (number, seat, key), iterations))
        told(1)
    return summed(record, at_first, moments)


def prospects_of(judge: Judge[Any], match: Match) -> list[float]:
    """What every seat could hope for, all cards known: whoever looks back may look at them."""
    return [float(one) for one in judge.prospects(match.game)]


def moment(match: Match, judge: Judge[Any], choice: tuple[int, int, str], iterations: int) -> Moment:
    """Judge one choice, then make it."""
    number, seat, key = choice
    before = prospects_of(judge, match)
    better, cost = cost_of(match, judge, choice, iterations)
    match.choose(seat, key)
    after = prospects_of(judge, match)
    revealed = match.marks[-1] == len(match.choices)
    luck = [
        now - then + (cost if place == seat else 0.0)
        for place, (then, now) in enumerate(zip(before, after, strict=True))
    ]
    return Moment(number, seat, key, better, cost, after, luck if revealed else [0.0] * len(luck))


def cost_of(match: Match, judge: Judge[Any], choice: tuple[int, int, str], iterations: int) -> tuple[str | None, float]:
    """The better option and what the seat would have gained by it, as far as it could know."""
    number, seat, key = choice
    window = Window(match.title, match.game, seat)
    taken = next((code for code in window.decision.options if match.title.key(code) == key), None)
    if taken is None or len(window.decision.options) == 1:
        return None, 0.0
    plan = Plan(iterations, NO_DEADLINE)
    plan.trusting = False
    search = Search(window, judge, plan, number)
    search.run()
    best = search.root.most_taken()
    own = search.consider(taken, LEAST_VISITS)
    cost = max(0.0, best.mean - own.mean)
    return (match.title.key(best.option), cost) if best.option != taken and cost > 0 else (None, 0.0)


def summed(record: Record, at_first: list[float], moments: list[Moment]) -> Review:
    worst = sorted((one for one in moments if one.cost >= WORTH_TELLING), key=lambda one: -one.cost)
    seats = range(record.players)
    return Review(
        record.game,
        record.players,
        at_first,
        moments,
        [one.number for one in worst[:MOST_TOLD]],
        [sum(one.cost for one in moments if one.seat == seat) for seat in seats],
        [sum(one.luck[seat] for one in moments) for seat in seats],
    )
