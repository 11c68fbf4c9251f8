"""Advice and study, in worker processes: the hint for a seat, seen through its window, and a part of a review."""

import secrets
from typing import Any

import msgspec

from wartable.bots.adviser import adviser_of
from wartable.bots.costs import Pace, advising_plan
from wartable.bots.hint import Suggestion, hint
from wartable.bots.judge import SETTLED, Judge
from wartable.bots.levels import judge_of
from wartable.bots.replies import NO_REPLY
from wartable.bots.review import DescribedOption, Stretch, described, look
from wartable.engine.agenda import Game
from wartable.engine.window import Window, decision_of
from wartable.matches.record import Record
from wartable.server.thought import game_of

MOST_STEPS = 24
FAMILIES = 2  # a nudge that shows one move only would be the move itself


class Plea(msgspec.Struct, frozen=True):
    """Who asks for a hint, in which game."""

    table: str
    record: Record
    seat: int


class Ground(msgspec.Struct, frozen=True):
    """A reason by the name of its sentence."""

    name: str
    prevents: bool
    gain: float


class Shift(msgspec.Struct, frozen=True):
    """How many more of something there are after the move than after the next best."""

    name: str
    of_rivals: bool
    amount: float


class NextBest(msgspec.Struct, frozen=True):
    """The next best move: how far it promises less, whether that is plain, and what differs, at once or later."""

    option: DescribedOption
    lead: float
    is_plain: bool
    shifts: list[Shift]
    is_later: bool


class Nudge(msgspec.Struct, frozen=True):
    """Where to look: how many moves there are of the best one's kind, and all that they touch."""

    moves: int
    touches: list[str]


class Advice(msgspec.Struct, frozen=True):
    """`least` is what the seat can expect whatever others reply, where they do."""

    steps: list[DescribedOption]
    prospects: float
    least: float | None
    grounds: list[Ground]
    next_best: NextBest | None
    nudge: Nudge


class Study(msgspec.Struct, frozen=True):
    """The choices of a game from one to before another, to be reviewed."""

    table: str
    record: Record
    first: int
    end: int
    pace: Pace


def advise(plea: Plea) -> Advice:
    """What the strongest level would do with more time, knowing only what the seat knows."""
    match = game_of(plea.table, plea.record)
    judge = judge_of(match.title)
    window = Window(match.title, match.game, plea.seat)
    seed = secrets.randbits(30)
    found = hint(window, judge, advising_plan(match.title.name), seed, adviser_of(match.title))
    grounds = [
        Ground(f"rivals_{one.term}" if one.of_rivals else one.term, one.of_rivals, one.gain) for one in found.reasons
    ]
    steps = steps_of(window, judge, found.course, seed)
    least = None if found.least == NO_REPLY else float(found.least)
    return Advice(steps, float(found.prospects), least, grounds, next_best(window, found), nudge(window, found))


def next_best(window: Window, found: Suggestion) -> NextBest | None:
    if found.rival == SETTLED:
        return None
    shifts = [Shift(one.gauge, one.of_rivals, float(one.amount)) for one in found.changes]
    option = described(window.title, window.imagine(0), window.seat, int(found.rival))
    return NextBest(option, float(found.lead.mean), found.is_plain(), shifts, found.later)


def nudge(window: Window, found: Suggestion) -> Nudge:
    """All moves of the best one's kind, by the first word of their keys; with a single one, also the next best's."""
    title, decision = window.title, window.decision
    world = window.imagine(0)
    families = [title.key(code).partition(":")[0] for code in (found.option, found.rival) if code != SETTLED]
    for number in range(1, FAMILIES + 1):
        alike = [code for code in decision.options if title.key(code).partition(":")[0] in families[:number]]
        if len(alike) > 1:
            break
    touched = [thing for code in alike for thing in title.touches(world, decision, code)]
    return Nudge(len(alike), list(dict.fromkeys(touched)))


def steps_of(window: Window, judge: Judge[Any], course: list[int], seed: int) -> list[DescribedOption]:
    """The options, and what follows from them in an imagined world until something is learned or must be weighed."""
    world = window.imagine(seed)
    strands = world.strands
    steps: list[DescribedOption] = []
    ahead = [*course]
    while ahead and len(steps) < MOST_STEPS:
        code = ahead.pop(0)
        steps.append(described(window.title, world, window.seat, code))
        world.learned = 0
        world.answer(window.seat, code)
        goes_on = not world.over and not world.learned and world.strands is strands and is_asked(world, window.seat)
        if not goes_on:
            break
        ahead = ahead or next_steps(world, judge, window.seat)
    return steps


def next_steps(world: Game, judge: Judge[Any], seat: int) -> list[int]:
    """Simultaneous choices are made as a whole; otherwise only what the first choice has begun is finished."""
    decision = decision_of(world, seat)
    code = int(judge.follow_up(world, decision) if world.strands is None else judge.habit(world, decision))
    return [] if code == SETTLED else [code]


def is_asked(world: Game, seat: int) -> bool:
    return any(decision.seat == seat for decision in world.decisions())


def study(work: Study) -> Stretch:
    """Review a run of choices; the game is kept, so that the next part begins where this one ends."""
    record = work.record
    earlier = msgspec.structs.replace(record, choices=record.choices[: work.first])
    match = game_of(f"review of {work.table}", earlier)
    return look(match, record.choices[work.first : work.end], work.pace)
