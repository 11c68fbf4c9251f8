"""Spot: a question of a game that might be a puzzle, and how it is looked at. Counted in iterations, never in time."""

from collections import Counter
from functools import cached_property
from typing import Any, Final, NamedTuple

from wartable.bots.evenly import OTHER_WORLDS, even_lead
from wartable.bots.judge import SETTLED, Judge
from wartable.bots.levels import LEVELS, judge_of, plan_of, unhurried_bot
from wartable.bots.search.bot import habit_of, search_by
from wartable.bots.search.plans import NO_HURRY
from wartable.bots.search.search import Search
from wartable.engine.agenda import Game
from wartable.engine.contract import Title
from wartable.engine.window import Window
from wartable.lab.experiment import seed_of

SOLVER: Final = "grandmaster"
A_SECOND: Final = {"quests": 110_000, "shadow_kingdoms": 50_000, "immortals": 10_000, "dragon_valley": 36_000}
USUAL_SECOND: Final = 30_000  # for a game that nobody has measured
RIVALS: Final = 8  # answers that are compared with the best one
WORLDS: Final = 120  # in which they are
EQUAL: Final = 0.01  # in chances to win: answers that are no further apart are equally good
DIGITS: Final = 3


def iterations_in(game: str, seconds: float) -> int:
    """What a quiet core does in that time (measured; it stands for the time wherever puzzles are made)."""
    return max(1, round(A_SECOND.get(game, USUAL_SECOND) * seconds))


class Weighed(NamedTuple):
    """The best options of a question, and the chance to win after them; what other options that were compared cost.

    `sure`: none of these costs is explained by luck.
    """

    best: list[int]
    value: float
    costs: dict[int, float]
    sure: bool


class Spot:
    """What a seat is asked after so many choices, seen through its window."""

    def __init__(self, played: Title[Any], choices: int, game: Game) -> None:
        self.title = played
        self.choices = choices
        self.seat = int(game.decisions()[0].seat)
        self.window = Window(played, game, self.seat)
        self.judge: Judge[Any] = judge_of(played)

    @cached_property
    def is_one_choice(self) -> bool:
        """Whether a single choice answers it that is worth a thought and that nobody else makes at the same time."""
        decision = self.window.decision
        world = self.window.imagine(0)
        if self.title.picking(decision) is not None or world.strands is not None:
            return False
        return habit_of(self.search(1, 0)) == SETTLED

    def search(self, iterations: int, seed: int) -> Search:
        """A search as the strongest level thinks; it has not run."""
        plan = plan_of(LEVELS[SOLVER], self.title.name).paced(iterations, NO_HURRY)
        return search_by(plan, self.window, self.judge, seed)

    def solved_by(self, iterations: int, seed: int) -> int:
        """What the strongest level chooses after so many iterations."""
        search = self.search(iterations, seed)
        search.run()
        return int(search.best())

    def taken_by(self, level: str, tries: int) -> Counter[int]:
        """What a level chooses, with one seed after the other."""
        bots = [unhurried_bot(level, self.title, seed_of(self.choices, seed, level)) for seed in range(tries)]
        return Counter(int(bot.choose(self.window)) for bot in bots)

    def weigh(self, iterations: int, seed: int, tempting: list[int]) -> Weighed:
        """Search, then compare the best option with its rivals, and with what tempts, each time in the same worlds."""
        search = self.search(iterations, seed)
        search.run()
        best = int(search.best())
        rivals = [one for one in search.tried() if one != best][:RIVALS]
        rivals += [one for one in tempting if one != best and one not in rivals]
        leads = {one: even_lead(self.search(iterations, seed + OTHER_WORLDS), best, one, WORLDS) for one in rivals}
        equals = [one for one in rivals if leads[one].mean < EQUAL]
        costs = {one: round(lead.mean, DIGITS) for one, lead in leads.items() if one not in equals}
        value = round(search.value_of(best), DIGITS)
        return Weighed([best, *equals], value, costs, all(leads[one].is_sure() for one in costs))

    def at_a_glance(self, iterations: int) -> tuple[int, float]:
        """The best option after a short search, and by how much it seems ahead of the next."""
        search = self.search(iterations, 1)
        search.run()
        best = int(search.best())
        others = [search.value_of(one) for one in search.tried() if one != best]
        return best, search.value_of(best) - max(others, default=1.0)

    def key(self, option: int) -> str:
        return self.title.key(option)
