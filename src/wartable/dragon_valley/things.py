"""Things: what an option is about, as ids of things on the table and as facts for a sentence."""

from mypy_extensions import i64

from wartable.dragon_valley.table import DragonValley
from wartable.engine.decision import Decision
from wartable.engine.log import Fact


def facts_of(game: DragonValley, decision: Decision, code: i64) -> dict[str, Fact]:
    return {}


def things_of(game: DragonValley, decision: Decision, code: i64) -> list[str]:
    return []
