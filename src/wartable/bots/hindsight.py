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
WORLDS_OF_LUCK: Final = 24
OTHER_CHANCE: Final = 7919


def prospects_of(judge: Judge[Any], game: Game, seed: int) -> list[float]:
    """What the judge says once quick answers have run their course; near the end, how the game ends if it goes on.

    The nearer the end, the more the endings count, so that the last moves lead to the result.
    """
    judged = settled_prospects(judge, game)
    endings = endings_of(judge, game, seed)
    if not endings:
        return rounded(judged)
    weight = 1.0 - sum(steps for steps, _ in endings) / (NEAR_THE_END * len(endings))
    means = [sum(found[seat] for _, found in endings) / len(endings) for seat in range(game.seats)]
    return rounded([weight * mean + (1.0 - weight) * one for mean, one in zip(means, judged, strict=True)])


def rounded(values: list[float]) -> list[float]:
    return [round(one, DIGITS) for one in values]


def endings_of(judge: Judge[Any], game: Game, seed: int) -> list[tuple[int, list[float]]]:
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


def luck_of(before: Game, window: Window, judge: Judge[Any], option: int, after: Game) -> list[float]:
    """How much more every seat has gained by a reveal than it would have on average over what chance might have done.

    Where choices are simultaneous, only dice and the like
    are rolled again: what the others chose is no luck.
    """
    luck = gains(judge, before, after)
    for number in range(WORLDS_OF_LUCK):
        world = window.imagine(number) if before.strands is None else rolled_again(before, number)
        first = world.copy()
        world.answer(window.seat, option)
        for seat, gain in enumerate(gains(judge, first, world)):
            luck[seat] -= gain / WORLDS_OF_LUCK
    return rounded(luck)


def rolled_again(game: Game, seed: int) -> Game:
    world = game.copy()
    world.chance = chance_from(seed)
    return world


def gains(judge: Judge[Any], before: Game, after: Game) -> list[float]:
    now, then = settled_prospects(judge, after), settled_prospects(judge, before)
    return [one - other for one, other in zip(now, then, strict=True)]


def settled_prospects(judge: Judge[Any], game: Game) -> list[float]:
    """What the judge says once quick answers have run their course."""
    world = game.copy()
    judge.settle(world)
    return [float(one) for one in judge.prospects(world)]
