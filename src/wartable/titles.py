"""The titles: every game that Wartable plays. A new game joins with one line."""

from typing import Any

from wartable.dragon_valley.title import TITLE as DRAGON_VALLEY
from wartable.engine.contract import Title
from wartable.engine.decision import BadSetup
from wartable.immortals.title import TITLE as IMMORTALS
from wartable.quests.title import TITLE as QUESTS
from wartable.shadow_kingdoms.title import TITLE as SHADOW_KINGDOMS
from wartable.words import introduce

TITLES: dict[str, Title[Any]] = {one.name: one for one in (QUESTS, SHADOW_KINGDOMS, IMMORTALS, DRAGON_VALLEY)}

for one in TITLES.values():
    introduce(one)


def title(name: str) -> Title[Any]:
    if name not in TITLES:
        raise BadSetup("", "no_such_game", {"game": name, "games": ", ".join(TITLES)})
    return TITLES[name]
