"""Review: how a game went. Each seat's chance of winning over time, the choices that cost most, and what was luck."""

# not compiled: msgspec structures

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec

from wartable.bots.judge import SETTLED, Judge
from wartable.bots.levels import ADVISER, LEVELS, judge_of, plan_of
from wartable.bots.search.bot import habit_of, search_by
from wartable.bots.search.plans import NO_HURRY
from wartable.bots.search.search import Search
from wartable.engine.agenda import Game
from wartable.engine.log import Fact
from wartable.engine.window import Window, decision_of
from wartable.matches.match import Match, replay
from wartable.matches.record import Record
from wartable.titles import title

ITERATIONS = 200
LEAST_VISITS = 20  # visits of the option that was taken, so that it is judged fairly
GLANCES = 24  # worlds in which a choice is compared with the habit
SECOND_LOOK = 40  # worlds in which two options are compared again
OTHER_WORLDS = 1_000_003
WORLDS_OF_LUCK = 6
WORTH_TELLING = 0.03
MOST_TOLD = 6  # of each seat
DIGITS = 4


class Pace(msgspec.Struct, frozen=True):
    """How long each choice is looked at: up to these iterations or seconds, whichever come first."""

    iterations: int = ITERATIONS
    seconds: float = NO_HURRY


class DescribedOption(msgspec.Struct, frozen=True):
    """An option as data, at the moment when it could be taken."""

    key: str
    facts: dict[str, Fact]
    touches: list[str]


class JudgedChoice(msgspec.Struct, frozen=True):
    """A choice: `prospects` of all seats after it, what it cost its seat, and what chance then gave each seat.

    Where the cost is worth mentioning, `options` are the one taken and the better one. `choice` is its number; choices
    are counted from 1, as people count them.
    """

    choice: int
    seat: int
    taken: str
    better: str | None
    cost: float
    prospects: list[float]
    luck: list[float]
    options: list[DescribedOption] = []


class Stretch(msgspec.Struct, frozen=True):
    """Some choices in a row, and the prospects before the first of them."""

    before: list[float]
    choices: list[JudgedChoice]


class GameReview(msgspec.Struct, frozen=True):
    """A whole game. `lapses` are the numbers of the choices that cost most, the worst first.

    The total cost of choices counts only what is worth mentioning: the rest is within the error of a short look.
    """

    game: str
    players: int
    at_first: list[float]
    choices: list[JudgedChoice]
    lapses: list[int]
    lost_by_choices: list[float]
    won_by_luck: list[float]


def review(record: Record, on_progress: Callable[[int], None], pace: Pace) -> GameReview:
    """Look at every choice of a record through the eyes of the seat that made it; `on_progress` hears of each one."""
    match = replay(title(record.game), record, 0)
    parts = []
    for choice in record.choices:
        parts.append(look(match, [choice], pace))
        on_progress(1)
    return summed(record, parts)


def look(match: Match, choices: list[tuple[int, str]], pace: Pace) -> Stretch:
    """Judge the next choices of a match one by one, each before it is made."""
    judge = judge_of(match.title)
    before = prospects_of(judge, match.game)
    return Stretch(before, [judged(match, judge, choice, pace) for choice in choices])


def prospects_of(judge: Judge[Any], game: Game) -> list[float]:
    """What every seat could expect, all cards known: in hindsight they may be seen."""
    return [round(float(one), DIGITS) for one in judge.prospects(game)]


def judged(match: Match, judge: Judge[Any], choice: tuple[int, str], pace: Pace) -> JudgedChoice:
    """Judge one choice, then make it."""
    seat, key = choice
    number = len(match.choices) + 1
    game = match.game.copy()
    match.follow_all([choice])
    window = Window(match.title, game, seat)
    before = prospects_of(judge, game)
    after = prospects_of(judge, match.game)
    taken = next(code for code in window.decision.options if match.title.key(code) == key)
    better, cost = cost_of(window, judge, taken, Effort(number, pace))
    is_told = better is not None and cost >= WORTH_TELLING
    options = [described(match, game, seat, code) for code in (taken, better) if is_told and code is not None]
    luck = [0.0] * len(after)
    if match.marks[-1] == len(match.choices):  # something was revealed
        usual = usual_change(window, judge, taken, number)
        luck = [round(now - then - mean, DIGITS) for now, then, mean in zip(after, before, usual, strict=True)]
    name = None if better is None else match.title.key(better)
    return JudgedChoice(number, seat, key, name, cost, after, luck, options)


def described(match: Match, game: Game, seat: int, code: int) -> DescribedOption:
    title, decision = match.title, decision_of(game, seat)
    return DescribedOption(title.key(code), title.facts(game, decision, code), title.touches(game, decision, code))


# --- decisions


class Effort:
    """What is spent on one choice."""

    def __init__(self, number: int, pace: Pace) -> None:
        self.seed = number
        self.pace = pace

    def search(self, window: Window, judge: Judge[Any], seed: int) -> Search:
        """It thinks as the strongest level does in this game, but at its own pace."""
        plan = plan_of(LEVELS[ADVISER], window.title.name).paced(self.pace.iterations, self.pace.seconds)
        return search_by(plan, window, judge, seed)


def cost_of(window: Window, judge: Judge[Any], taken: int, effort: Effort) -> tuple[int | None, float]:
    """The better option and what the seat would have gained by it, judged by what it could know.

    The best of many looks better than it is; so what seems worth mentioning is compared again, in other worlds.
    """
    search = effort.search(window, judge, effort.seed)
    habit = int(habit_of(search))
    if habit != SETTLED:
        return cost_against(search, habit, taken, GLANCES)
    search.look_at(taken)
    search.run()
    best = int(search.best())
    if best == taken:
        return None, 0.0
    search.look_at(taken, LEAST_VISITS)
    cost = search.value_of(best) - search.value_of(taken)
    if cost >= WORTH_TELLING:
        again = effort.search(window, judge, effort.seed + OTHER_WORLDS)
        return cost_against(again, best, taken, SECOND_LOOK)
    return (best, round(cost, DIGITS)) if cost > 0 else (None, 0.0)


def cost_against(search: Search, better: int, taken: int, worlds: int) -> tuple[int | None, float]:
    """What the better option would have brought, if it plainly leads to better positions in the same worlds."""
    if taken == better:
        return None, 0.0
    lead = search.lead_of(better, taken, worlds)
    return (better, round(lead.mean, DIGITS)) if lead.is_sure() else (None, 0.0)


# --- luck


def usual_change(window: Window, judge: Judge[Any], option: int, seed: int) -> list[float]:
    """How the choice changes the prospects on average over what chance might do; the rest of the change is luck.

    Simultaneous choices have no effect before all are made: there the whole change is luck for those who chose.
    """
    first = window.imagine(seed)
    changes = [0.0] * first.seats
    if first.strands is not None:
        return changes
    for number in range(WORLDS_OF_LUCK):
        world = window.imagine(seed + number)
        before = judge.prospects(world)
        world.answer(window.seat, option)
        for seat, now in enumerate(judge.prospects(world)):
            changes[seat] += (now - before[seat]) / WORLDS_OF_LUCK
    return changes


def evened(found: GameReview) -> list[list[float]]:
    """The prospects at the start and after each choice, smoothed over a round: the judge sees who is to move.

    The beginning and the end stay as they are.
    """
    rows = [found.at_first, *(one.prospects for one in found.choices)]
    changes = sum(one.seat != other.seat for one, other in pairwise(found.choices))
    half = len(found.choices) * found.players // (2 * (changes + 1)) if found.players > 1 else 0
    even = []
    for place in range(len(rows)):
        near = min(half, place, len(rows) - 1 - place)
        around = rows[place - near : place + near + 1]
        even.append([sum(row[seat] for row in around) / len(around) for seat in range(found.players)])
    return even


def summed(record: Record, parts: list[Stretch]) -> GameReview:
    """The whole review from its parts."""
    choices = [one for part in parts for one in part.choices]
    worst = sorted((one for one in choices if one.options), key=lambda one: -one.cost)
    seats = range(record.players)
    told = [one for seat in seats for one in [one for one in worst if one.seat == seat][:MOST_TOLD]]
    return GameReview(
        record.game,
        record.players,
        parts[0].before if parts else [],
        choices,
        [one.choice for one in worst if one in told],
        [round(sum(one.cost for one in worst if one.seat == seat), DIGITS) for seat in seats],
        [round(sum(one.luck[seat] for one in choices), DIGITS) for seat in seats],
    )
