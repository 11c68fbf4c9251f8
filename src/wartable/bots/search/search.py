"""Search: what can be asked of a search for the best answer to one decision, whatever its algorithm."""

from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from wartable.bots.judge import Judge
from wartable.bots.search.lead import Lead
from wartable.bots.search.node import Node
from wartable.bots.search.plans import SearchPlan
from wartable.engine.agenda import Game
from wartable.engine.window import Window


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Compares the options of one decision in worlds imagined from what the seat knows.

    `run`, `look_at` and `lead_of` search; each completes at least one iteration, however little time there is. `best`,
    `tried` and `value_of` say what has been found, and change nothing: which option is best, which ones were tried,
    and what each of them promises the seat. All options are tried by one procedure, `try_in`.
    """

    def __init__(self, window: Window, judge: Judge[Any], plan: SearchPlan, seed: i64) -> None:
        self.window: Final = window
        self.judge: Final = judge
        self.seed: Final[i64] = seed
        self.seat: Final[i64] = window.seat
        self.iterations: Final[i64] = plan.iterations
        self.seconds: Final[float] = plan.seconds
        self.root: Final = Node(window.seat, 0)
        self.done: i64 = 0  # iterations
        self.ends: float = 0.0

    def run(self) -> None:
        """Think until the iterations are done or the time is up."""
        raise NotImplementedError

    def best(self) -> i64:
        """The best option that has been found."""
        raise NotImplementedError

    def imagined(self, number: i64) -> Game:
        """A world in which options can be tried; the same number gives the same world."""
        return self.window.imagine(self.seed + number)

    def try_in(self, world: Game, option: i64) -> float:
        """Spend one iteration on an option; says what the seat could then hope for. The world is used up by it."""
        raise NotImplementedError

    def look_at(self, option: i64, visits: i64 = 1) -> None:
        """Try an option until it has been tried `visits` times, or as often as time allows."""
        self.start_clock()
        child = self.root.child(self.seat, option)
        while child.visits == 0 or (child.visits < visits and not self.is_out_of_time()):
            self.try_in(self.imagined(self.done), option)

    def lead_of(self, option: i64, other: i64, worlds: i64) -> Lead:
        """How far an option is ahead of another, each tried in the same worlds, so that luck favours neither."""
        self.start_clock()
        lead = Lead()
        while lead.worlds == 0 or (lead.worlds < worlds and not self.is_out_of_time()):
            world = self.imagined(lead.worlds)
            hope = self.try_in(world.copy(), option)
            lead.note(hope - self.try_in(world, other))
        return lead

    def tried(self) -> list[int]:
        """The options that have been tried, the most often tried first; of equals, the better one."""
        return [int(child.option) for child in self.root.by_standing()]

    def value_of(self, option: i64) -> float:
        """What an option that has been tried promises the seat."""
        return self.root.children[option].mean

    def start_clock(self) -> None:
        self.ends = perf_counter() + self.seconds

    def seconds_left(self) -> float:
        return self.ends - perf_counter()

    def is_out_of_time(self) -> bool:
        return self.seconds_left() <= 0.0
