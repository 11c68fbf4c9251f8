"""Trouble: every way in which the server says no, as one typed error with a sentence from the catalogue."""

import logging
from collections.abc import Awaitable

from wartable.engine.decision import NotAsked, NotOffered, Refusal, UndoRefused
from wartable.server.failures import Conflict, NotSaved
from wartable.server.halts import CLOSED, EDITION, RULES, Halt
from wartable.server.protocol import Problem
from wartable.words import word

BAD_REQUEST, FORBIDDEN, NOT_FOUND, METHOD, CONFLICT, TOO_LARGE, MISDIRECTED, TOO_FAST = (
    400,
    403,
    404,
    405,
    409,
    413,
    421,
    429,
)
BROKEN, UNAVAILABLE, NO_ROOM = 500, 503, 507
log = logging.getLogger(__name__)


class Trouble(Exception):
    """A request or a message is refused; nothing has changed."""

    def __init__(self, status: int, code: str, text: str = "", rule: str = "") -> None:
        self.status = status
        self.problem = Problem(code, rule, text or word("server", code))
        super().__init__(self.problem.text)


def word_of_halt(halt: Halt) -> str:
    """The code, and the word in the catalogue, for why a game cannot go on."""
    return {RULES: "old_rules", CLOSED: "closed", EDITION: "other_edition"}.get(halt.cause, "log_damaged")


async def saved(writing: Awaitable[None], what: str) -> None:
    """What cannot be written has not happened: a full disk is reported to the sender, and the next try may succeed."""
    try:
        await writing
    except (Conflict, NotSaved) as failure:
        raise not_saved(failure, what) from failure


def not_saved(failure: Exception, what: str) -> Trouble:
    log.error("%s: nothing was saved: %s", what, str(failure).partition("\n")[0])
    return Trouble(UNAVAILABLE, "not_saved")


def trouble_of(refusal: Refusal) -> Trouble:
    """What the rules refuse, as the server reports it."""
    code = "setup"
    if isinstance(refusal, NotOffered):
        code = "not_offered"
    elif isinstance(refusal, NotAsked):
        code = "not_asked"
    elif isinstance(refusal, UndoRefused):
        code = "undo_refused"
    return Trouble(BAD_REQUEST if code == "setup" else CONFLICT, code, refusal.sentence, refusal.rule)
