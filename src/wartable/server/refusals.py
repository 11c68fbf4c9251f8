"""Refusals by a limit: each is counted; of similar ones the log shows a few each minute, and how many were left out."""

import asyncio
import time
from collections import Counter

import structlog

from wartable.server.metrics import REFUSALS

SHOWN_OF_A_GUEST = 8  # of the 64 digits of the hash: enough to recognize it
LINES_ALIKE = 5  # lines a minute for one limit and one address or guest
LINES_IN_ALL = 300  # lines a minute
MINUTE = 60.0
OTHERS = "others"
log = structlog.stdlib.get_logger("wartable.refusals")


class Telling:
    """What was logged in this minute, and what was left out."""

    def __init__(self) -> None:
        self._since = time.monotonic()
        self._told = Counter[tuple[str, str]]()
        self._left_out = Counter[tuple[str, str]]()

    def may_tell(self, limit: str, who: str) -> bool:
        """Whether one more line is written; if not, it is counted; in a flood of many names, under one name for all."""
        if time.monotonic() - self._since >= MINUTE:
            self.tell_left_out()
        if self._told[limit, who] < LINES_ALIKE and self._told.total() < LINES_IN_ALL:
            self._told[limit, who] += 1
            return True
        self._left_out[limit, who if (limit, who) in self._told else OTHERS] += 1
        return False

    def tell_left_out(self) -> None:
        """A new minute begins."""
        for (limit, who), number in self._left_out.items():
            log.warning("refused", limit=limit, who=who, left_out=number)
        self._since = time.monotonic()
        self._told.clear()
        self._left_out.clear()


_telling = Telling()


def note_refusal(limit: str, who: str, **more: str | int) -> None:
    """`who` is an address or the hash of a guest, which is cut short."""
    REFUSALS.labels(limit).inc()
    if _telling.may_tell(limit, shown(who)):
        log.warning("refused", limit=limit, who=shown(who), **more)


def tell_left_out() -> None:
    _telling.tell_left_out()


async def keep_telling() -> None:
    """For as long as the server runs: what was left out is also logged when the flood is over."""
    while True:
        await asyncio.sleep(MINUTE)
        tell_left_out()


def shown(who: str) -> str:
    is_guest = len(who) == 64 and ":" not in who and "." not in who
    return f"guest {who[:SHOWN_OF_A_GUEST]}" if is_guest else who
