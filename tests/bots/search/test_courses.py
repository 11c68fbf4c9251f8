"""Courses: answers that take several choices are compared as a whole, and the others reply as it serves them."""

from time import perf_counter

import pytest

from wartable.bots.judge import SETTLED
from wartable.bots.levels import judge_of
from wartable.bots.search.bot import SearchBot, habit_of, search_by
from wartable.bots.search.courses import CourseSearch
from wartable.bots.search.plans import TreePlan
from wartable.dragon_valley.options import ASSIGN_ITEM, CHOOSE_PILE
from wartable.dragon_valley.table import DragonValley
from wartable.engine.chance import chance_from
from wartable.engine.window import Window
from wartable.titles import title

VALLEY = title("dragon_valley")
PLAN = TreePlan(10**9, 60.0, courses=4)


def dividing(players: int, seed: int = 3) -> DragonValley:
    """The first division of a game, before anything is laid."""
    game: DragonValley = VALLEY.new(players, chance_from(seed), VALLEY.settings(players, {}))
    game.run()
    while game.decision is not None and game.decision.question != ASSIGN_ITEM:
        game.answer(game.decision.seat, game.decision.options[0])
    return game


def seat_of(game: DragonValley) -> int:
    assert game.decision is not None
    return int(game.decision.seat)


def begun(game: DragonValley, plan: TreePlan = PLAN) -> CourseSearch:
    search = search_by(plan, Window(VALLEY, game, seat_of(game)), judge_of(VALLEY), 1)
    assert isinstance(search, CourseSearch)
    return search


def searched(game: DragonValley, plan: TreePlan = PLAN) -> CourseSearch:
    search = begun(game, plan)
    search.run()
    return search


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_division_is_compared_and_then_laid(players: int) -> None:
    """Each further choice compares what can still be laid; at the end the others are asked."""
    game = dividing(players)
    castellan, draw = seat_of(game), game.draws[0]
    bot = SearchBot(1, judge_of(VALLEY), PLAN.paced(8, 60.0))
    while game.decision is not None and game.decision.question == ASSIGN_ITEM and seat_of(game) == castellan:
        game.answer(castellan, bot.choose(Window(VALLEY, game, castellan)))
    assert set(game.draws[0].piles) == set(range(len(draw.owners)))
    assert game.decision is not None and game.decision.seat != castellan


def test_without_courses_the_habit_divides() -> None:
    game = dividing(2)
    search = search_by(TreePlan(10), Window(VALLEY, game, seat_of(game)), judge_of(VALLEY), 1)
    assert not isinstance(search, CourseSearch)
    assert habit_of(search) != SETTLED
    assert habit_of(begun(game)) == SETTLED


def test_the_worse_half_is_dropped_until_one_course_is_left() -> None:
    """Four courses in 8 worlds, the better two in 16 more."""
    search = searched(dividing(2))
    assert sorted(int(course.worlds) for course in search.courses) == [8, 8, 24, 24]
    assert search.done == 64
    last = [course for course in search.courses if course.worlds == 24]
    assert search.best() == max(last, key=lambda course: course.total).options[0]


def test_others_reply_as_it_serves_them() -> None:
    """Given a division, then the chooser takes the pile after which its own prospects are better."""
    game = dividing(2)
    search = begun(game)
    world = search.imagined(0)
    assert isinstance(world, DragonValley)
    for option in search.courses[0].options:
        world.answer(search.seat, option)
    decision = world.decision
    assert decision is not None and decision.question == CHOOSE_PILE
    each = []
    for option in decision.options:
        trial = world.copy()
        trial.answer(decision.seat, option)
        each.append(search.after_replies(trial)[decision.seat])
    assert search.after_replies(world)[decision.seat] == max(each) > min(each)


def test_it_keeps_its_time_and_its_iterations() -> None:
    since = perf_counter()
    search = searched(dividing(3), TreePlan(10**9, 0.0, courses=16))
    assert search.done >= 1 and perf_counter() - since < 5
    assert search.best() in search.window.decision.options
    assert searched(dividing(2), TreePlan(1, 60.0, courses=4)).done == 32  # no second round


def test_what_an_option_promises_is_its_best_course() -> None:
    search = searched(dividing(2), TreePlan(10**9, 60.0, courses=12))
    for option in search.tried():
        promised = [one.total / float(one.worlds) for one in search.courses if one.options[0] == option]
        assert min(promised) <= search.value_of(option) <= max(promised)


def test_an_option_without_a_course_can_be_looked_at() -> None:
    """A review asks what the choice that was made is worth, even if no bot would make it."""
    game = dividing(2)
    search = begun(game, TreePlan(10**9, 60.0, courses=1))
    first = search.courses[0].options[0]
    option = next(one for one in search.window.decision.options if one != first)
    search.look_at(option, 2)
    assert 0.0 < search.value_of(option) < 1.0
