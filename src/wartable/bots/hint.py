"""Hint: the move that a search prefers, the next best, and how positions after the one differ from those after the
other: in what can be counted on the table, and in the terms of the judgement.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.balance import MoreOrLess, Reason, Scales
from wartable.bots.evenly import OTHER_WORLDS, even_lead
from wartable.bots.judge import SETTLED, Judge
from wartable.bots.replies import Replies
from wartable.bots.search.bot import habit_of, search_by
from wartable.bots.search.courses import CourseSearch
from wartable.bots.search.lead import Lead
from wartable.bots.search.plans import SearchPlan
from wartable.bots.search.search import Search
from wartable.bots.search.side_by_side import open_decision
from wartable.engine.window import Window

WORLDS: Final[i64] = 24
GLANCES: Final[i64] = 4  # worlds in which other options are tried where one is taken by habit
COMPARED: Final[i64] = 7  # a reason sets the move apart from its rivals, not from moves that nobody would make
PLAIN: Final = 0.01  # a smaller lead is told as none


@final
class Suggestion:
    """The options to take one after the other; what their seat can then expect, and at least, whatever others reply.

    `reasons` say why, the weightiest first. They and the `changes` compare the move with its `rival`, the next best one
    (SETTLED if there is none), which promises less by `lead`: at once or, with `later`, when the seat is asked again.
    """

    def __init__(self, course: list[int], replies: Replies) -> None:
        self.course: Final = course
        self.option: Final[i64] = course[0]
        self.prospects: Final = replies.hope
        self.least: Final = replies.least
        self.reasons: list[Reason] = []
        self.changes: list[MoreOrLess] = []
        self.rival: i64 = SETTLED
        self.lead: Lead = Lead()
        self.later: bool = False

    def explain(self, scales: Scales, others: list[int], lead: Lead) -> None:
        """Compare with the next best; where that shows no reason, with the average of the others that come to mind."""
        self.rival = others[0]
        self.lead = lead
        told = scales.balance(self.option, others[:1])
        if not told.reasons():
            later = scales.balance(self.option, others[:1], True)
            is_true = self.is_plain() or not later.parts()  # else habit loses what the search does not
            if is_true and (later.reasons() or not told.contrasts()):
                told = later
        self.reasons = told.reasons()
        self.changes = told.contrasts()
        self.later = told.later
        if not self.reasons and len(others) > 1:
            average = scales.balance(self.option, others[:COMPARED])
            self.reasons = [one for one in average.reasons() if not told.denies(one)]

    def is_plain(self) -> bool:
        """Whether the next best promises less by more than what luck explains, and enough to be told."""
        return self.lead.is_sure() and self.lead.mean >= PLAIN


def hint(window: Window, judge: Judge[Any], plan: SearchPlan, seed: i64, adviser: Judge[Any]) -> Suggestion:
    """The best move by the plan, and why. The adviser says what can be expected."""
    search = search_by(plan, window, judge, seed)
    others = others_found(search, plan)
    best = search.root.option
    lead = Lead()
    if others:
        lead = even_lead(search_by(plan, window, judge, seed + OTHER_WORLDS), best, others[0], WORLDS)
        if turned(lead).is_sure():  # the next best is better after all
            best, others[0], lead = others[0], best, turned(lead)
    course = course_of(search, best, plan)
    suggestion = Suggestion(course, Replies(window, adviser, seed, course))
    if others and len(course) == 1:  # a whole course is explained by what it leaves
        suggestion.explain(Scales(window, judge, seed, plan.seconds), others, lead)
    return suggestion


def course_of(search: Search, option: i64, plan: SearchPlan) -> list[int]:
    """The option, and what belongs to it where whole courses were compared.

    At every step it is searched again, as bots do: the less is left open, the more of it is compared.
    """
    course = [option]
    world = search.window.imagine(search.seed)
    while isinstance(search, CourseSearch):
        world.answer(search.seat, course[-1])
        if open_decision(world, search.seat) is None:
            break
        search = search_by(plan, Window(search.window.title, world, search.seat), search.judge, search.seed)
        if isinstance(search, CourseSearch):
            search.run()
            course.append(search.best())
    return course


def others_found(search: Search, plan: SearchPlan) -> list[int]:
    """Search; the root then names the best option, and the others follow, the most promising first."""
    best = habit_of(search)
    if plan.trusting and best != SETTLED:  # what is done by habit is compared only to be explained
        options: list[int] = search.window.decision.options
        others = [option for option in options if option != best][:COMPARED]
        for option in others:
            search.look_at(option, GLANCES)
        others.sort(key=lambda option: -search.value_of(option))
    else:
        search.run()
        best = search.best()
        others = [option for option in search.tried() if option != best]
    search.root.option = best
    return others


def turned(lead: Lead) -> Lead:
    """The same comparison from the other side."""
    other = Lead()
    other.worlds, other.total, other.squares = lead.worlds, -lead.total, lead.squares
    return other
