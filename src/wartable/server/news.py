"""News: what servers that share a database tell one another. They say who changed what, and nothing that is a secret.

Whoever misses something reads it from the database a few seconds later: nothing depends on news but how soon it is.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Literal, Protocol

OfTables = Literal["entry", "drafts", "changed", "attendance", "who", "talk"]
OfPeople = Literal["bans", "device", "unsay"]
OfServers = Literal["alive", "gone", "job", "done"]
Topic = OfTables | OfPeople | OfServers
Hearer = Callable[[str], None]


class News(Protocol):
    """The line between servers. A server does not hear what it says itself."""

    server: str  # by which others know this one

    def hear(self, topic: Topic, hearer: Hearer) -> None: ...

    def when_cut(self, hearer: Callable[[], None]) -> None:
        """The line was cut for a while: anything may have happened."""

    def tell(self, topic: Topic, text: str) -> None:
        """Soon, and without waiting for it."""


class Wire:
    """This end of the line: those who want to hear of something."""

    def __init__(self) -> None:
        self._hearers: defaultdict[Topic, list[Hearer]] = defaultdict(list)
        self._cut: list[Callable[[], None]] = []

    def hear(self, topic: Topic, hearer: Hearer) -> None:
        self._hearers[topic].append(hearer)

    def when_cut(self, hearer: Callable[[], None]) -> None:
        self._cut.append(hearer)

    def arrived(self, topic: Topic, text: str) -> None:
        for hearer in self._hearers[topic]:
            hearer(text)

    def was_cut(self) -> None:
        for hearer in self._cut:
            hearer()


class Silence(Wire):
    """A server that has its database for itself has nobody to tell."""

    server = ""

    def tell(self, topic: Topic, text: str) -> None:
        pass
