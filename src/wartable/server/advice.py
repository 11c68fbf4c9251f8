"""Advice and study, in worker processes: the hint for a seat, seen through its window, and a part of a review."""

import secrets
from typing import Any

import msgspec

from wartable.bots.hint import hint
from wartable.bots.judge import SETTLED, Judge
from wartable.bots.levels import ADVISER, LEVELS, judge_of, plan_of
from wartable.bots.review import DescribedOption, Pace, Stretch, look
from wartable.engine.agenda import Game
from wartable.engine.window import Window, decision_of
from wartable.matches.record import Record
from wartable.server.thought import game_of

MORE_ITERATIONS = 4  # a person waits longer for a hint than for a bot
SECONDS = 1.0
MOST_STEPS = 24


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


class Advice(msgspec.Struct, frozen=True):
    steps: list[DescribedOption]
    prospects: float
    grounds: list[Ground]


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
    plan = plan_of(LEVELS[ADVISER], match.title.name)
    seed = secrets.randbits(30)
    found = hint(window, judge, plan.paced(MORE_ITERATIONS * plan.iterations, SECONDS), seed)
    grounds = [
        Ground(f"rivals_{one.term}" if one.of_rivals else one.term, one.of_rivals, one.gain) for one in found.reasons
    ]
    return Advice(steps_of(window, judge, int(found.option), seed), float(found.prospects), grounds)


def steps_of(window: Window, judge: Judge[Any], option: int, seed: int) -> list[DescribedOption]:
    """The option and what follows from it in an imagined world, until something new is learned or must be weighed."""
    world = window.imagine(seed)
    strands = world.strands
    steps: list[DescribedOption] = []
    code = option
    while code != SETTLED and len(steps) < MOST_STEPS:
        decision = decision_of(world, window.seat)
        title = window.title
        facts, touches = title.facts(world, decision, code), title.touches(world, decision, code)
        steps.append(DescribedOption(title.key(code), facts, touches))
        world.learned = 0
        world.answer(window.seat, code)
        goes_on = not world.over and not world.learned and world.strands is strands and is_asked(world, window.seat)
        code = next_step(world, judge, window.seat) if goes_on else SETTLED
    return steps


def next_step(world: Game, judge: Judge[Any], seat: int) -> int:
    """Simultaneous choices are made as a whole; otherwise only what the first choice has begun is finished."""
    decision = decision_of(world, seat)
    return int(judge.follow_up(world, decision) if world.strands is None else judge.habit(world, decision))


def is_asked(world: Game, seat: int) -> bool:
    return any(decision.seat == seat for decision in world.decisions())


def study(work: Study) -> Stretch:
    """Review a run of choices; the game is kept, so that the next part begins where this one ends."""
    record = work.record
    earlier = msgspec.structs.replace(record, choices=record.choices[: work.first])
    match = game_of(f"review of {work.table}", earlier)
    return look(match, record.choices[work.first : work.end], work.pace)
