"""Levels: the strengths of bots by name, weakest first. Server, command line and simulations choose from these."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.bot import Bot
from wartable.bots.chancer import RandomBot
from wartable.bots.dragon_valley import DragonValleyJudge
from wartable.bots.greedy import GreedyBot
from wartable.bots.habitual import HabitualBot
from wartable.bots.immortals import ImmortalsJudge
from wartable.bots.judge import Judge
from wartable.bots.quests import QuestsJudge
from wartable.bots.search import Plan, SearchBot
from wartable.bots.shadow_kingdoms import ShadowKingdomsJudge
from wartable.bots.weights import edition_of
from wartable.engine.contract import Title
from wartable.engine.decision import BadSetup


@final
class Level:
    """A strength by name: it thinks no longer than so many seconds, whatever the game."""

    def __init__(self, name: str, place: i64, seconds: float) -> None:
        self.name: Final = name
        self.place: Final[i64] = place
        self.seconds: Final = seconds


@final
class Manner:
    """How the levels search in one game: by level the iterations and the slack; and what all share."""

    def __init__(self, iterations: list[int], slack: list[float], common: str) -> None:
        self.iterations: Final = iterations
        self.slack: Final = slack
        self.common: Final = common

    def words(self, place: i64) -> str:
        """The search of a level, as experiments describe it."""
        own = f"iterations={self.iterations[place]}:slack={self.slack[place]}"
        return f"{own}:{self.common}" if self.common else own


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("beginner", 0, 0.2),
        Level("casual", 1, 0.2),
        Level("skilled", 2, 0.3),
        Level("expert", 3, 0.5),
        Level("master", 4, 1.0),
    )
}
STRONGEST: Final = "master"
DEEPER: Final = "horizon=3:exploration=0.05:alone=4"  # to the own next turn
TO_ROUND_END: Final = "horizon=4:exploration=0.05"
SIDE_BY_SIDE: Final = "halving=8:caution=1"
MANNERS: Final[dict[str, Manner]] = {
    "quests": Manner([8, 16, 40, 110, 400], [0.6, 0.42, 0.26, 0.11, 0.0], ""),
    "shadow_kingdoms": Manner([24, 40, 60, 100, 600], [0.45, 0.3, 0.18, 0.08, 0.0], DEEPER),
    "immortals": Manner([18, 18, 24, 48, 200], [0.55, 0.4, 0.27, 0.13, 0.0], SIDE_BY_SIDE),
    "dragon_valley": Manner([4, 5, 8, 24, 200], [0.68, 0.56, 0.38, 0.2, 0.0], TO_ROUND_END),
}
YARDSTICKS: Final[dict[str, str]] = {
    "random": "plays at random",
    "habitual": "answers at a glance",
    "greedy": "takes what looks best at once, by rules of thumb",
    "sharp": "takes what looks best at once, by what was learned",
}
BOTS: Final[list[str]] = [*YARDSTICKS, *LEVELS]
GREEDY_WORLDS: Final[i64] = 2
SEARCH: Final = "search:"
JUDGES: Final[dict[str, type[Judge[Any]]]] = {
    "quests": QuestsJudge,
    "shadow_kingdoms": ShadowKingdomsJudge,
    "immortals": ImmortalsJudge,
    "dragon_valley": DragonValleyJudge,
}


def make_bot(level: str, title: Title[Any], seed: int) -> Bot:
    """A new bot for one seat of one game: a level, a yardstick, or a search as experiments describe it."""
    if level in LEVELS:
        return SearchBot(seed, judge_of(title), plan_of(LEVELS[level], title.name))
    if level == "random":
        return RandomBot(seed)
    if level == "habitual":
        return HabitualBot(seed, judge_of(title))
    if level == "greedy":
        return GreedyBot(seed, judge_of(title), GREEDY_WORLDS, False)
    if level == "sharp":
        return GreedyBot(seed, judge_of(title), GREEDY_WORLDS, True)
    if level.startswith(SEARCH):
        return SearchBot(seed, judge_of(title), plan_from(level.removeprefix(SEARCH)))
    raise BadSetup("", f"There is no bot {level!r}. Bots: {', '.join(BOTS)}.")


def plan_of(level: Level, game: str) -> Plan:
    """How a level thinks in a game; a game without a manner of its own is played as Quests is."""
    plan = plan_from(MANNERS.get(game, MANNERS["quests"]).words(level.place))
    plan.seconds = level.seconds
    return plan


def words_of(bot: str, game: str) -> str:
    """What a bot is in a game: changes whenever its level is defined anew or its judgement has learned anew."""
    if bot not in LEVELS:
        return bot
    level = LEVELS[bot]
    return f"{level.seconds} {MANNERS.get(game, MANNERS['quests']).words(level.place)} weights={edition_of(game)}"


def plan_from(text: str) -> Plan:
    """A search in words, as in `search:iterations=300:horizon=2`."""
    plan = Plan(1000, 3600.0)
    for part in text.split(":"):
        name, _, value = part.partition("=")
        try:
            set_part(plan, name, float(value))
        except ValueError as error:
            raise BadSetup("", f"A search is described by name=number, not by {part!r}.") from error
    return plan


def set_part(plan: Plan, name: str, value: float) -> None:
    if name == "trusting":
        plan.trusting = value != 0.0
    elif name in ("iterations", "alone", "horizon", "halving"):
        setattr(plan, name, int(value))
    elif name in ("seconds", "exploration", "width", "growth", "slack", "caution"):
        setattr(plan, name, value)
    else:
        raise ValueError(name)


def judge_of(title: Title[Any]) -> Judge[Any]:
    return JUDGES.get(title.name, Judge)(title)
