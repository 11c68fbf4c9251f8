"""Costs: what a choice gave away against the better one, judged by what its seat could know, and how sure that is."""

# not compiled: msgspec structures

from typing import Any, Final

import msgspec

from wartable.bots.evenly import OTHER_WORLDS, even_lead
from wartable.bots.judge import SETTLED, Judge
from wartable.bots.levels import ADVISER, COURSES, LEVELS, plan_of
from wartable.bots.search.bot import habit_of, search_by
from wartable.bots.search.plans import NO_HURRY, SearchPlan
from wartable.bots.search.search import Search
from wartable.engine.window import Window

ITERATIONS: Final = 200
MORE_ITERATIONS: Final = 4  # than the strongest level that answers soon: people wait longer for advice than for a bot
LEAST_VISITS: Final = 20  # visits of the option that was taken, so that it is judged fairly
GLANCES: Final = 24  # worlds in which a choice is compared with the habit
SECOND_LOOK: Final = 40  # worlds in which two options are compared again
WORTH_TELLING: Final = 0.03
PATIENCE: Final = 2.0  # times as long as the first look may be spent on what seems costly
DIGITS: Final = 4


class Pace(msgspec.Struct, frozen=True):
    """How long each choice is looked at: up to these iterations or seconds, whichever come first."""

    iterations: int = ITERATIONS
    seconds: float = NO_HURRY


class Loss(msgspec.Struct, frozen=True):
    """The better option, what the seat would have gained by it on average, and the standard error of that."""

    better: int | None = None
    mean: float = 0.0
    error: float = 0.0

    @property
    def is_told(self) -> bool:
        return self.better is not None and self.mean >= WORTH_TELLING


NONE: Final = Loss()


def advising_plan(game: str) -> SearchPlan:
    """As hints think: the plan of the adviser with more iterations."""
    plan = thorough_plan(game)
    return plan.paced(MORE_ITERATIONS * plan.iterations, plan.seconds)


def thorough_plan(game: str) -> SearchPlan:
    """The adviser's, which also compares whole courses, as the strongest level does."""
    return msgspec.structs.replace(plan_of(LEVELS[ADVISER], game), courses=int(COURSES))


class Effort:
    """What is spent on one choice of a seat."""

    def __init__(self, window: Window, judge: Judge[Any], seed: int, pace: Pace) -> None:
        self.window = window
        self.judge = judge
        self.seed = seed
        self.pace = pace

    def search(self, seed: int) -> Search:
        """It thinks as the adviser does in this game, but at its own pace."""
        plan = thorough_plan(self.window.title.name)
        return search_by(plan.paced(self.pace.iterations, self.pace.seconds), self.window, self.judge, seed)

    def advice(self) -> Search:
        """It thinks as long as a hint would, in worlds of its own."""
        plan = advising_plan(self.window.title.name)
        seconds = min(plan.seconds, PATIENCE * self.pace.seconds)
        iterations = min(plan.iterations, int(PATIENCE * self.pace.iterations))
        return search_by(plan.paced(iterations, seconds), self.window, self.judge, self.seed + 2 * OTHER_WORLDS)


def cost_of(effort: Effort, taken: int) -> Loss:
    """Three looks: the best of many looks better than it is, so what seems costly is compared again in other worlds,
    and it stays costly only if a hint, which thinks longer, would not have advised it.
    """
    search = effort.search(effort.seed)
    habit = int(habit_of(search))
    if habit != SETTLED:
        return cost_against(search, habit, taken, GLANCES)
    search.look_at(taken)
    search.run()
    best = int(search.best())
    if best == taken:
        return NONE
    search.look_at(taken, LEAST_VISITS)
    seeming = search.value_of(best) - search.value_of(taken)
    if seeming < WORTH_TELLING:
        return Loss(best, round(seeming, DIGITS)) if seeming > 0 else NONE
    second = cost_against(effort.search(effort.seed + OTHER_WORLDS), best, taken, SECOND_LOOK)
    return against_advice(effort, taken, second) if second.is_told else second


def against_advice(effort: Effort, taken: int, cost: Loss) -> Loss:
    """The cost, unless longer thought finds the choice as good as any."""
    advice = effort.advice()
    advice.look_at(taken)
    advice.run()
    best = int(advice.best())
    if best == taken:
        return NONE
    third = cost_against(effort.search(effort.seed + 3 * OTHER_WORLDS), best, taken, SECOND_LOOK)
    return cost if third.is_told else NONE


def cost_against(search: Search, better: int, taken: int, worlds: int) -> Loss:
    """What the better option would have brought, if it plainly leads to better positions in the same worlds."""
    if taken == better:
        return NONE
    lead = even_lead(search, better, taken, worlds)
    return Loss(better, round(lead.mean, DIGITS), round(lead.error, DIGITS)) if lead.is_sure() else NONE
