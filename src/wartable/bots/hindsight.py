"""Hindsight: what every seat could expect, all cards known, and what chance gave or took."""

# not compiled: nothing here is hot, and plays go on by the compiled judge

from typing import Any, Final

from wartable.bots.judge import Judge
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.window import Window

DIGITS: Final = 4
NEAR_THE_END: Final = 32  # choices by habit from which games are played to their end
ENDINGS: Final = 6  # so often
ROLLS: Final = range(8)  # of the dice that fall before a position can be judged
WORLDS_OF_LUCK: Final = 24
OTHER_CHANCE: Final = 7919
Prospects = list[float]  # of each seat


def prospects_of(judge: Judge[Any], game: Game, seed: int) -> Prospects:
    """What the judge says once quick answers have run their course; near the end, how the game ends if it goes on.

    The nearer the end, the more the endings count, so that the last moves lead to the result.
    """
    judged = foreseen(judge, game, ROLLS)
    endings = endings_of(judge, game, seed)
    if not endings:
        return rounded(judged)
    weight = 1.0 - sum(steps for steps, _ in endings) / (NEAR_THE_END * len(endings))
    ended = mean_of([found for _, found in endings])
    return rounded([weight * one + (1.0 - weight) * other for one, other in zip(ended, judged, strict=True)])


def rounded(values: Prospects) -> Prospects:
    return [round(one, DIGITS) for one in values]


def mean_of(rows: list[Prospects]) -> Prospects:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def endings_of(judge: Judge[Any], game: Game, seed: int) -> list[tuple[int, Prospects]]:
    """How many choices by habit it took to the end, and what each seat got, with other dice; none if it is far."""
    endings = []
    for number in range(ENDINGS):
        world = rolled_again(game, seed * OTHER_CHANCE + number)
        steps = steps_to_end(judge, world)
        if not world.over:
            return []
        endings.append((steps, [float(one) for one in judge.outcome(world)]))
    return endings


def steps_to_end(judge: Judge[Any], world: Game) -> int:
    steps = 0
    while not world.over and steps < NEAR_THE_END:
        decision = world.decisions()[0]
        world.answer(decision.seat, judge.habit(world, decision))
        steps += 1
    return steps


# --- luck


def luck_of(before: Game, window: Window, judge: Judge[Any], option: int, after: Game) -> Prospects:
    """How much more every seat has gained by a reveal than it would have on average over what chance might have done.

    Where choices are simultaneous, only dice and the like are rolled again: what the others chose is no luck.
    """
    luck = gains(judge, before, after, ROLLS)
    for number in range(WORLDS_OF_LUCK):
        world = window.imagine(number) if before.strands is None else rolled_again(before, number)
        first = world.copy()
        world.answer(window.seat, option)
        for seat, gain in enumerate(gains(judge, first, world, range(number, number + 1))):
            luck[seat] -= gain / WORLDS_OF_LUCK
    return rounded(luck)


def rolled_again(game: Game, seed: int) -> Game:
    world = game.copy()
    world.chance = chance_from(seed)
    return world


def gains(judge: Judge[Any], before: Game, after: Game, rolls: range) -> Prospects:
    now, then = foreseen(judge, after, rolls), foreseen(judge, before, rolls)
    return [one - other for one, other in zip(now, then, strict=True)]


def foreseen(judge: Judge[Any], game: Game, rolls: range) -> Prospects:
    """What the judge says once quick answers have run their course, on average over dice that fall on the way.

    They are rolled again each time: whoever looks ahead must not know how they will fall.
    """
    found: list[Prospects] = []
    for number in rolls:
        world = rolled_again(game, OTHER_CHANCE + number)
        rolled = world.chance.count
        run_on(judge, world)
        found.append([float(one) for one in judge.prospects(world)])
        if world.chance.count == rolled:  # no dice fell
            break
    return mean_of(found)


def run_on(judge: Judge[Any], world: Game) -> None:
    """Let quick answers run their course, also through what is drawn and divided: its worth shows in who gets it."""
    judge.settle(world)
    while (decision := world.decision) is not None and (judge.rests(decision) or judge.is_reply(decision)):
        world.answer(decision.seat, judge.habit(world, decision))
        judge.settle(world)
