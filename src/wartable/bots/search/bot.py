"""The search bot: thinks according to a plan before it chooses; a kind one takes the next best option now and then."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.bot import Bot
from wartable.bots.judge import SETTLED, Judge
from wartable.bots.search.courses import CourseSearch
from wartable.bots.search.plans import SearchPlan, SideBySidePlan, TreePlan
from wartable.bots.search.search import Search
from wartable.bots.search.side_by_side import SideBySideSearch
from wartable.bots.search.temper import leaning
from wartable.bots.search.tree import TreeSearch
from wartable.engine.window import Window, decision_of

PARTS: Final[i64] = 1_000_000  # chances are drawn in millionths
FAR: Final = 0.1  # in prospects: an option that promises this much less is not plausible


def search_by(plan: SearchPlan, window: Window, judge: Judge[Any], seed: i64) -> Search:
    """The search that a plan is for; whole courses are compared in a way of their own."""
    if plan.courses > 0:
        world = window.imagine(seed)
        courses = judge.courses(world, decision_of(world, window.seat), plan.courses)
        if courses:
            return CourseSearch(window, judge, plan, seed, courses)
    if isinstance(plan, SideBySidePlan):
        return SideBySideSearch(window, judge, plan, seed)
    assert isinstance(plan, TreePlan)
    return TreeSearch(window, judge, plan, seed)


def habit_of(search: Search) -> i64:
    """What is done without comparing, or SETTLED where there is something to compare."""
    if isinstance(search, CourseSearch):
        return SETTLED
    world = search.window.imagine(search.seed)
    contenders = search.judge.contenders(world, decision_of(world, search.seat))
    return contenders[0] if len(contenders) == 1 else SETTLED


@final
class SearchBot(Bot):
    def __init__(self, seed: i64, judge: Judge[Any], plan: SearchPlan, temper: str = "") -> None:
        super().__init__(seed)
        self.judge: Final = judge
        self.plan: Final = plan
        self.temper: Final = temper

    def choose(self, window: Window) -> i64:
        seed = self.next_seed()
        if len(window.decision.options) == 1:
            return window.decision.options[0]
        search = search_by(self.plan, window, self.judge, seed)
        habit = habit_of(search)
        if self.plan.trusting and habit != SETTLED:
            return habit
        search.run()
        best: i64 = search.best()
        chosen: i64 = self.plausible(search) if self.is_kind(window, seed) else best
        if self.temper and chosen == best and not isinstance(search, CourseSearch):
            return leaning(search, self.temper, chosen)
        return chosen

    def is_kind(self, window: Window, seed: i64) -> bool:
        """Whether it may take the next best: not when the game already takes too long."""
        return self.plan.slack > 0.0 and not self.judge.drags(window.imagine(seed))

    def plausible(self, search: Search) -> i64:
        """The best option, or with some chance the next best, or the one after that; but none that is far worse."""
        chosen: i64 = search.best()
        least = search.value_of(chosen) - FAR
        others = [option for option in search.tried() if option != chosen and search.value_of(option) > least]
        for option in others:
            if not self.happens(self.plan.slack):
                break
            chosen = option
        return chosen

    def happens(self, likely: float) -> bool:
        """Whether something with this chance, from 0 to 1, happens now."""
        return float(self.chance.below(PARTS)) < likely * float(PARTS)
