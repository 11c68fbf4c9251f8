"""Levels: the strengths of bots by name, weakest first. Server, command line and simulations choose from these."""

from functools import cache
from typing import Any, Final

from mypy_extensions import i64

from wartable.bots.bot import Bot
from wartable.bots.dragon_valley.manner import MANNER as DRAGON_VALLEY
from wartable.bots.frozen import AT, kept_as
from wartable.bots.greedy import GreedyBot
from wartable.bots.habitual import HabitualBot
from wartable.bots.immortals.manner import MANNER as IMMORTALS
from wartable.bots.judge import Judge
from wartable.bots.learned import LearnedJudge
from wartable.bots.manner import UNLIMITED, Level, Manner
from wartable.bots.outside import asked_for, outside_bot
from wartable.bots.quests.manner import MANNER as QUESTS
from wartable.bots.random_bot import RandomBot
from wartable.bots.search.bot import SearchBot
from wartable.bots.search.plans import NO_HURRY, SearchPlan, TreePlan, plan_from
from wartable.bots.search.temper import AND, TEMPERS
from wartable.bots.shadow_kingdoms.manner import MANNER as SHADOW_KINGDOMS
from wartable.bots.weights import edition_of, weights_by_players
from wartable.editions.chosen import label_of
from wartable.engine.contract import Title
from wartable.engine.decision import BadSetup

COURSES: Final[i64] = 16
LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("beginner", 0, 0.2),
        Level("casual", 1, 0.2),
        Level("skilled", 2, 0.3),
        Level("expert", 3, 0.5),
        Level("master", 4, 1.0),
        Level("grandmaster", 5, 1.0, courses=COURSES),
    )
}
ADVISER: Final = "master"  # as whom hints and reviews think: they answer sooner than the strongest
UNSTUDIED: Final = Manner(Judge, [8, 16, 40, 110, 400], [0.6, 0.42, 0.26, 0.11, 0.0], TreePlan())
# One line for each game that bots have studied. It cannot be in `titles.py`: games know no bots.
STUDIED: Final[dict[str, Manner]] = {
    "quests": QUESTS,
    "shadow_kingdoms": SHADOW_KINGDOMS,
    "immortals": IMMORTALS,
    "dragon_valley": DRAGON_VALLEY,
}
YARDSTICKS: Final = ("random", "habitual", "greedy", "sharp")
BOTS: Final[list[str]] = [*YARDSTICKS, *LEVELS]
GREEDY_WORLDS: Final[i64] = 2
SEARCH: Final = "search:"


def make_bot(level: str, title: Title[Any], seed: int) -> Bot:
    """A new bot for one seat of one game: a level, perhaps with a temper (`skilled+bold`), a yardstick, a search as
    described, or one from outside.
    """
    name, _, temper = level.partition(AND)
    if name in LEVELS and (temper in TEMPERS or AND not in level):
        return SearchBot(seed, judge_of(title), plan_of(LEVELS[name], title.name), temper)
    if level == "random":
        return RandomBot(seed)
    if level == "habitual":
        return HabitualBot(seed, judge_of(title))
    if level == "greedy":
        return GreedyBot(seed, judge_of(title), GREEDY_WORLDS, False)
    if level == "sharp":
        return GreedyBot(seed, judge_of(title), GREEDY_WORLDS, True)
    if AT in level:
        return frozen_bot(level, title, seed)
    if level.startswith(SEARCH):
        return SearchBot(seed, judge_of(title), plan_from(level.removeprefix(SEARCH)))
    outsider = outside_bot(level, seed)
    if outsider is not None:
        return outsider
    raise BadSetup("", "no_such_bot", {"bot": level, "bots": ", ".join(known_bots())}, "levels")


def frozen_bot(name: str, title: Title[Any], seed: int) -> Bot:
    """A level with the plan and the weights that it had in an earlier release, as in `master@0.1`."""
    kept = kept_as(name, title.name)
    plan = plan_from(kept.plan)
    return SearchBot(seed, frozen_judge(name, title), plan.paced(plan.iterations, kept.seconds))


@cache
def frozen_judge(name: str, title: Title[Any]) -> Judge[Any]:
    judge = new_judge(title)
    if isinstance(judge, LearnedJudge):
        judge.weights = weights_by_players(kept_as(name, title.name).weights, judge.names())
    return judge


def unhurried_bot(level: str, title: Title[Any], seed: int) -> Bot:
    """The same bot without its time limit: it chooses the same on a slow or busy machine as on any other.

    Only a level whose thought nothing else ends keeps its limit.
    """
    bot = make_bot(level, title, seed)
    if not isinstance(bot, SearchBot) or bot.plan.iterations == UNLIMITED:
        return bot
    return SearchBot(seed, bot.judge, bot.plan.paced(bot.plan.iterations, NO_HURRY), bot.temper)


def known_bots() -> list[str]:
    """The bots that a table may be made with: our own, and those from outside that were asked for."""
    return [*BOTS, *asked_for()]


def plan_of(level: Level, game: str) -> SearchPlan:
    """How a level thinks in a game."""
    return manner_of(game).plan(level)


def manner_of(game: str) -> Manner:
    """How a game is played; one that nobody has studied yet is judged by its points alone."""
    return STUDIED.get(game, UNSTUDIED)


def definition_of(bot: str, game: str) -> str:
    """What a bot is in a game, as text.

    It changes when its level is redefined, when its judgement is trained again, and with the cards that it plays with.
    """
    if bot not in LEVELS:
        return bot
    level = LEVELS[bot]
    cards = f" cards={label.digest}" if (label := label_of(game)) else ""
    return f"{level.seconds} {plan_of(level, game).text()} weights={edition_of(game)}{cards}"


@cache
def judge_of(title: Title[Any]) -> Judge[Any]:
    """The judge of a game, made once: reading its weights takes longer than a quick move."""
    return new_judge(title)


def new_judge(title: Title[Any]) -> Judge[Any]:
    """Another judge of a game, for those who give it other weights."""
    return manner_of(title.name).judge(title)
