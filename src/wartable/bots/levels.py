"""Levels: the strengths of bots by name, weakest first. Server, command line and simulations choose from these."""

from typing import Any

from wartable.bots.bot import Bot
from wartable.bots.chancer import RandomBot
from wartable.bots.greedy import GreedyBot
from wartable.bots.habitual import HabitualBot
from wartable.bots.judge import Judge
from wartable.bots.quests import QuestsJudge
from wartable.bots.search import Plan, SearchBot
from wartable.engine.contract import Title
from wartable.engine.decision import BadSetup

LEVELS: dict[str, str] = {
    "random": "plays at random",
    "greedy": "takes what looks best at once",
}
GREEDY_WORLDS = 2


def make_bot(level: str, title: Title[Any], seed: int) -> Bot:
    """A new bot for one seat of one game."""
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(seed, judge_of(title), GREEDY_WORLDS)
    if level == "habitual":
        return HabitualBot(seed, judge_of(title))
    if level.startswith("search:"):
        return SearchBot(seed, judge_of(title), plan_from(level))
    raise BadSetup("", f"There is no bot {level!r}. Bots: {', '.join(LEVELS)}.")


def plan_from(text: str) -> Plan:
    """A search described in words, as in `search:iterations=300:horizon=2`, for experiments."""
    plan = Plan(1000, 3600.0)
    for part in text.split(":")[1:]:
        name, _, value = part.partition("=")
        if name == "iterations":
            plan.iterations = int(value)
        elif name == "trusting":
            plan.trusting = value != "0"
        elif name == "horizon":
            plan.horizon = int(value)
        elif name == "plies":
            plan.plies = int(value)
        elif name == "exploration":
            plan.exploration = float(value)
        elif name == "width":
            plan.width = float(value)
        elif name == "growth":
            plan.growth = float(value)
        elif name == "seconds":
            plan.seconds = float(value)
        else:
            raise BadSetup("", f"A search has no {name!r}.")
    return plan


def judge_of(title: Title[Any]) -> Judge[Any]:
    if title.name == "quests":
        return QuestsJudge(title)
    return Judge(title)
