"""Trouble: every way in which the server says no, as one typed error with a sentence from the catalogue."""

from wartable.engine.decision import NotAsked, NotOffered, Refusal, UndoRefused
from wartable.server.protocol import Problem
from wartable.words import word

BAD_REQUEST, FORBIDDEN, NOT_FOUND, METHOD, CONFLICT, TOO_LARGE, TOO_FAST = 400, 403, 404, 405, 409, 413, 429
BROKEN, UNAVAILABLE = 500, 503


class Trouble(Exception):
    """A request or a message is refused; nothing has changed."""

    def __init__(self, status: int, code: str, text: str = "", rule: str = "") -> None:
        self.status = status
        self.problem = Problem(code, rule, text or word("server", code))
        super().__init__(self.problem.text)


def trouble_of(refusal: Refusal) -> Trouble:
    """What the rules refuse, as the server tells it."""
    code = "setup"
    if isinstance(refusal, NotOffered):
        code = "not_offered"
    elif isinstance(refusal, NotAsked):
        code = "not_asked"
    elif isinstance(refusal, UndoRefused):
        code = "undo_refused"
    return Trouble(BAD_REQUEST if code == "setup" else CONFLICT, code, refusal.sentence, refusal.rule)
