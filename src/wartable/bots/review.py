"""Review: how a game went. Each seat's chance of winning over time, the choices that cost most, and what was luck."""

# not compiled: msgspec structures

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec

from wartable.bots.adviser import adviser_of
from wartable.bots.costs import Effort, Pace, cost_of
from wartable.bots.hindsight import luck_of, prospects_of
from wartable.bots.levels import judge_of
from wartable.engine.agenda import Game
from wartable.engine.contract import Title
from wartable.engine.log import Fact
from wartable.engine.window import Window, decision_of
from wartable.matches.match import Match, replay
from wartable.matches.record import Record
from wartable.titles import title

MOST_TOLD = 6  # of each seat
DIGITS = 4


class DescribedOption(msgspec.Struct, frozen=True):
    """An option as data, at the moment when it could be taken."""

    key: str
    facts: dict[str, Fact]
    touches: list[str]


class JudgedChoice(msgspec.Struct, frozen=True):
    """A choice: `prospects` of all seats after it, what it cost its seat, and what chance then gave each seat.

    `error` is the standard error of the cost. Where that is worth mentioning, `options` are the one taken and the
    better one. `choice` is its number; choices are counted from 1, as people count them.
    """

    choice: int
    seat: int
    taken: str
    better: str | None
    cost: float
    prospects: list[float]
    luck: list[float]
    options: list[DescribedOption] = []
    error: float = 0.0


class Stretch(msgspec.Struct, frozen=True):
    """Some choices in a row, and the prospects before the first of them."""

    before: list[float]
    choices: list[JudgedChoice]


class GameReview(msgspec.Struct, frozen=True):
    """A whole game. `lapses` are the numbers of the choices that cost most, the worst first.

    The total cost of choices counts only what is worth mentioning: the rest is within the error of a short look. Luck
    begins with what was dealt, and who plays first: with more or less than an equal chance.
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
    before = prospects_of(adviser_of(match.title), match.game, len(match.choices))
    return Stretch(before, [judged(match, choice, pace) for choice in choices])


def judged(match: Match, choice: tuple[int, str], pace: Pace) -> JudgedChoice:
    """Judge one choice, then make it."""
    seat, key = choice
    number, game, adviser = len(match.choices) + 1, match.game.copy(), adviser_of(match.title)
    match.follow_all([choice])
    window = Window(match.title, game, seat)
    taken = next(code for code in window.decision.options if match.title.key(code) == key)
    cost = cost_of(Effort(window, judge_of(match.title), number, pace), taken)
    told = [code for code in (taken, cost.better) if cost.is_told and code is not None]
    options = [described(match.title, game, seat, code) for code in told]
    is_reveal = match.marks[-1] == len(match.choices)
    luck = luck_of(game, window, adviser, taken, match.game) if is_reveal else [0.0] * game.seats
    name = None if cost.better is None else match.title.key(cost.better)
    after = prospects_of(adviser, match.game, number)
    return JudgedChoice(number, seat, key, name, cost.mean, after, luck, options, cost.error)


def described(title: Title[Any], game: Game, seat: int, code: int) -> DescribedOption:
    decision = decision_of(game, seat)
    return DescribedOption(title.key(code), title.facts(game, decision, code), title.touches(game, decision, code))


def evened(found: GameReview) -> list[list[float]]:
    """The prospects at the start and after each choice, smoothed over a round: the judge sees who is to move.

    The beginning and the end stay as they are.
    """
    rows = [found.at_first, *(one.prospects for one in found.choices)]
    half = half_a_round(found)
    even = []
    for place in range(len(rows)):
        near = min(half, place, len(rows) - 1 - place)
        around = rows[place - near : place + near + 1]
        even.append([sum(row[seat] for row in around) / len(around) for seat in range(found.players)])
    return even


def half_a_round(found: GameReview) -> int:
    """In choices, on average."""
    changes = sum(one.seat != other.seat for one, other in pairwise(found.choices))
    return len(found.choices) * found.players // (2 * (changes + 1)) if found.players > 1 else 0


def summed(record: Record, parts: list[Stretch]) -> GameReview:
    """The whole review from its parts."""
    choices = [one for part in parts for one in part.choices]
    worst = sorted((one for one in choices if one.options), key=lambda one: -one.cost)
    seats = range(record.players)
    at_first = parts[0].before if parts else []
    dealt = [at_first[seat] - 1.0 / record.players if record.players > 1 and at_first else 0.0 for seat in seats]
    told = [one for seat in seats for one in [one for one in worst if one.seat == seat][:MOST_TOLD]]
    return GameReview(
        record.game,
        record.players,
        at_first,
        choices,
        [one.choice for one in worst if one in told],
        [round(sum(one.cost for one in worst if one.seat == seat), DIGITS) for seat in seats],
        [round(dealt[seat] + sum(one.luck[seat] for one in choices), DIGITS) for seat in seats],
    )
