"""Shared workers: what is asked of them is put into the queue of the database, and somebody's workers do it."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from wartable.bots.review import Stretch
from wartable.server.advice import Advice, Plea, Study, advise, study
from wartable.server.jobs import Jobs
from wartable.server.thought import Thought, think
from wartable.server.turns import Owner
from wartable.server.workers import NoThought

T = TypeVar("T")
A = TypeVar("A")


class Kind(NamedTuple):
    """A kind of work: what it is about, what does it, and what comes out."""

    about: type[Any]
    do: Callable[[Any], Any]
    answer: Any


KINDS = {
    "think": Kind(Thought, think, str),
    "advise": Kind(Plea, advise, Advice),
    "study": Kind(Study, study, Stretch),
}


class SharedWorkers:
    """One lane of the queue, for those who ask."""

    def __init__(self, jobs: Jobs, lane: str) -> None:
        self._jobs = jobs
        self._lane = lane

    async def do(self, owner: Owner, work: Callable[[A], T], about: A) -> T:
        """Done once, however many servers ask the same."""
        answer = await self._jobs.ask(self._lane, work.__name__, msgspec.json.encode(about), owner)
        if not answer:
            raise NoThought(work.__name__)
        found: T = msgspec.json.decode(answer, type=KINDS[work.__name__].answer)
        return found

    def wanted_by(self, owner: Owner) -> tuple[int, int]:
        return self._jobs.wanted_by(owner)
