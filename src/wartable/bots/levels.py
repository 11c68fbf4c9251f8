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
from wartable.engine.contract import Title
from wartable.engine.decision import BadSetup


@final
class Level:
    """How a bot of this strength thinks: so many iterations within so many seconds, and how kindly it chooses."""

    def __init__(self, name: str, iterations: i64, seconds: float, slack: float) -> None:
        self.name: Final = name
        self.iterations: Final[i64] = iterations
        self.seconds: Final = seconds
        self.slack: Final = slack

    def plan(self) -> Plan:
        plan = Plan(self.iterations, self.seconds)
        plan.slack = self.slack
        return plan


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("beginner", 60, 0.2, 0.1),
        Level("casual", 80, 0.2, 0.05),
        Level("skilled", 120, 0.3, 0.025),
        Level("expert", 300, 0.5, 0.01),
        Level("master", 3000, 1.0, 0.0),
    )
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
        return SearchBot(seed, judge_of(title), LEVELS[level].plan())
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
    if name in ("iterations", "horizon", "plies", "trusting"):
        setattr(plan, name, bool(value) if name == "trusting" else int(value))
    elif name in ("seconds", "exploration", "width", "growth", "slack", "slips"):
        setattr(plan, name, value)
    else:
        raise ValueError(name)


def judge_of(title: Title[Any]) -> Judge[Any]:
    return JUDGES.get(title.name, Judge)(title)
