"""Tempers: which bot of a table has which. They follow from the table's id, so that all servers say the same."""

import hashlib
from functools import lru_cache

from wartable.bots.equal import known_as, played_as
from wartable.bots.levels import LEVELS
from wartable.bots.search.temper import AND, tempers_from
from wartable.server.lessons import lesson_at
from wartable.server.stored import Charter
from wartable.server.table_info import TemperInfo
from wartable.words import MissingSentence, word

BYTES = 3
ANYWHERE = "levels"  # where the words of those tempers are that are the same in every game


def temper_at(charter: Charter, seat: int, kind: str) -> str:
    """The temper of the bot in a seat, or nothing: where a game is rated, bots play as they were measured."""
    is_plain = charter.terms.rated or charter.task is not None or lesson_at(charter) is not None
    if is_plain or known_as(kind) not in LEVELS:
        return ""
    return _tempers(charter.id, charter.players)[seat]


def player_of(charter: Charter, seat: int, kind: str) -> str:
    """The bot that thinks for a seat: a level with its temper, or whatever else was chosen."""
    temper = temper_at(charter, seat, kind)
    return f"{kind}{AND}{temper}" if temper else played_as(kind, charter.game)


def temper_told(charter: Charter, seat: int, kind: str) -> TemperInfo | None:
    temper = temper_at(charter, seat, kind)
    if not temper:
        return None
    try:
        about = word(charter.game, f"tempers-{temper}")
    except MissingSentence:
        about = word(ANYWHERE, f"tempers-{temper}")
    return TemperInfo(temper, word(ANYWHERE, f"temper-{temper}"), about)


@lru_cache(1000)
def _tempers(table: str, seats: int) -> list[str]:
    seed = int.from_bytes(hashlib.sha256(f"tempers {table}".encode()).digest()[:BYTES], "big")
    return tempers_from(seed, seats)
