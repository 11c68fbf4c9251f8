"""Lasting: what goes on in the background as long as the server runs, even if the database is gone for a while."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from wartable.server.failures import Conflict, NotRead, NotSaved
from wartable.server.trouble import Trouble

SECONDS_TO_TRY_AGAIN = 1.0
Work = Callable[[], Coroutine[Any, Any, None]]
log = logging.getLogger(__name__)


async def lasting(work: Work) -> None:
    """Until it has ended by itself."""
    while True:
        try:
            await work()
        except (Trouble, NotRead, NotSaved, Conflict) as failure:
            log.warning("%s was interrupted, and begins again: %s", _name(work), failure)
        except Exception:  # our mistake: it must show, and must not end what others rely on
            log.exception("a mistake in %s, which begins again", _name(work))
        else:
            return
        await asyncio.sleep(SECONDS_TO_TRY_AGAIN)


def _name(work: Work) -> str:
    return str(getattr(work.func if isinstance(work, partial) else work, "__qualname__", ""))
