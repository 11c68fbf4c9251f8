"""Courses: whole sequences of a seat's choices are compared, and the others reply as it serves them."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.judge import Judge
from wartable.bots.search.plans import SearchPlan
from wartable.bots.search.search import Search
from wartable.engine.agenda import Game
from wartable.engine.window import Window

WORLDS_A_ROUND: Final[i64] = 8


@final
class TriedCourse:
    """A sequence of choices, and what it promised in the worlds in which it was tried."""

    def __init__(self, options: list[int]) -> None:
        self.options: Final = options
        self.worlds: i64 = 0
        self.total: float = 0.0

    def note(self, hope: float) -> None:
        self.worlds += 1
        self.total += hope


def promise_of(course: TriedCourse) -> float:
    return course.total / float(course.worlds) if course.worlds else 0.0


@final
class CourseSearch(Search):
    """Sequential halving over whole courses, each round in twice as many new worlds, the same ones for all courses.

    It ends when one course is left. Choices that others make in reply are not left to habit: each takes what promises
    it most, knowing what those after it will take.
    """

    def __init__(
        self, window: Window, judge: Judge[Any], plan: SearchPlan, seed: i64, courses: list[list[int]]
    ) -> None:
        super().__init__(window, judge, plan, seed)
        self.courses: Final = [TriedCourse(options) for options in courses]
        self.worlds: i64 = 0

    def run(self) -> None:
        self.start_clock()
        left = self.courses[:]
        worlds: i64 = WORLDS_A_ROUND
        while self.done == 0 or (len(left) > 1 and self.done < self.iterations and not self.is_out_of_time()):
            self.compare(left, worlds)
            left = sorted(left, key=promise_of, reverse=True)[: (len(left) + 1) // 2]
            worlds *= 2

    def compare(self, courses: list[TriedCourse], worlds: i64) -> None:
        for _ in range(worlds):
            if self.done > 0 and self.is_out_of_time():
                return
            world = self.imagined(self.worlds)
            self.worlds += 1
            for course in courses:
                course.note(self.follow(world.copy(), course))

    def best(self) -> i64:
        """The first choice of the best course, as far as the courses have been compared."""
        return self.favourite(self.courses).options[0]

    def favourite(self, courses: list[TriedCourse]) -> TriedCourse:
        """The course that was tried most often, for the worse ones were dropped; of equals, the more promising one."""
        return max(courses, key=lambda course: (int(course.worlds), promise_of(course)))

    def value_of(self, option: i64) -> float:
        """What the best course that begins with the option promises."""
        courses = [course for course in self.courses if course.options[0] == option]
        return promise_of(self.favourite(courses)) if courses else super().value_of(option)

    def try_in(self, world: Game, option: i64) -> float:
        """The best course that begins with the option; if none does, the option and then the habit."""
        courses = [course for course in self.courses if course.options[0] == option]
        return self.follow(world, self.favourite(courses) if courses else TriedCourse([option]))

    def follow(self, world: Game, course: TriedCourse) -> float:
        """Take a course in a world, which is used up by it; says what the seat could then hope for."""
        for option in course.options:
            world.answer(self.seat, option)
        self.judge.settle(world, self.seat)
        hope = self.after_replies(world)[self.seat]
        self.root.child(self.seat, course.options[0]).add(hope)
        self.done += 1
        return hope

    def after_replies(self, world: Game) -> list[float]:
        """The prospects once everybody has replied."""
        decision = world.decision
        if decision is None or not self.judge.is_reply(decision):
            self.judge.settle(world)
            prospects: list[float] = self.judge.prospects(world)
            return prospects
        best: list[float] = []
        for option in decision.options:
            trial = world.copy()
            trial.answer(decision.seat, option)
            found = self.after_replies(trial)
            if not best or found[decision.seat] > best[decision.seat]:
                best = found
        return best
