"""The titles: every game that Wartable plays. A new game joins by one line."""

from typing import Any

from wartable.engine.contract import Title
from wartable.engine.decision import BadSetup
from wartable.quests.title import TITLE as QUESTS

TITLES: dict[str, Title[Any]] = {one.name: one for one in (QUESTS,)}


def title(name: str) -> Title[Any]:
    if name not in TITLES:
        raise BadSetup("", f"There is no game {name!r}. Games: {', '.join(TITLES)}.")
    return TITLES[name]
