"""Levels: the strengths of bots by name, weakest first. Server, command line and simulations choose from these."""

from typing import Any

from wartable.bots.bot import Bot
from wartable.bots.chancer import RandomBot
from wartable.bots.dragon_valley import DragonValleyJudge
from wartable.bots.greedy import GreedyBot
from wartable.bots.immortals import ImmortalsJudge
from wartable.bots.judge import Judge
from wartable.bots.quests import QuestsJudge
from wartable.bots.shadow_kingdoms import ShadowKingdomsJudge
from wartable.engine.contract import Title
from wartable.engine.decision import BadSetup

LEVELS: dict[str, str] = {
    "random": "plays at random",
    "greedy": "takes what looks best at once",
}
GREEDY_WORLDS = 2
JUDGES: dict[str, type[Judge[Any]]] = {
    "quests": QuestsJudge,
    "shadow_kingdoms": ShadowKingdomsJudge,
    "immortals": ImmortalsJudge,
    "dragon_valley": DragonValleyJudge,
}


def make_bot(level: str, title: Title[Any], seed: int) -> Bot:
    """A new bot for one seat of one game."""
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(seed, judge_of(title), GREEDY_WORLDS)
    raise BadSetup("", f"There is no bot {level!r}. Bots: {', '.join(LEVELS)}.")


def judge_of(title: Title[Any]) -> Judge[Any]:
    return JUDGES.get(title.name, Judge)(title)
