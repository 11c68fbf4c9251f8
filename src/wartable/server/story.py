"""The story of a table: its log, folded into the game as it stands."""

from collections.abc import Iterable
from copy import copy
from typing import Any

from wartable.engine.contract import Title
from wartable.engine.log import Event
from wartable.engine.match import Match, replay
from wartable.server.store import Charter, Entry, Standing
from wartable.server.trouble import CONFLICT, Trouble

PERSON = "person"


class Story:
    """The game after `seq` entries. It never changes: `after` tells how it goes on."""

    def __init__(self, title: Title[Any], charter: Charter) -> None:
        self.title = title
        self.charter = charter
        self.seq = 0
        self.names: list[str | None] = [None if kind == PERSON else kind for kind in charter.seats]
        self.match: Match | None = None
        self.undone: list[tuple[int, str]] = []
        self.last: list[str] = []
        self.last_seat: int | None = None
        self.last_is_secret = False
        self._start_when_full()

    def after(self, entry: Entry) -> "Story":
        """The story with one more entry; refuses what the rules do not allow."""
        story = copy(self)
        story.names, story.undone = self.names[:], self.undone[:]
        story.match = None if self.match is None else self.match.copy()
        story._take(entry, is_newest=True)
        return story

    def at(self, number: int) -> "Story":
        """The story as it stood after so many choices of its game."""
        match = self.started()
        story = copy(self)
        story.undone, story.last, story.last_seat, story.last_is_secret = [], [], None, False
        story.match = replay(self.title, match.record(), max(0, number - 1))
        if number:
            seat, key = match.choices[number - 1]
            story._take(Entry(self.seq, "choice", seat, [key]), is_newest=True)
        return story

    def standing(self) -> Standing:
        if self.match is None:
            return Standing()
        return Standing(self.match.over, len(self.match.choices), self.asked())

    def asked(self) -> list[int]:
        """The seats that have something to decide."""
        if self.match is None or self.match.over:
            return []
        return [int(decision.seat) for decision in self.match.game.decisions()]

    def started(self) -> Match:
        if self.match is None:
            raise Trouble(CONFLICT, "not_started")
        return self.match

    def may_redo(self, seat: int) -> bool:
        return bool(self.undone) and self.undone[-1][0] == seat

    # --- folding

    def _take(self, entry: Entry, is_newest: bool) -> None:
        self.seq = entry.seq
        self.last, self.last_seat, self.last_is_secret = [], entry.seat, False
        if entry.kind == "join":
            self.names[entry.seat] = entry.body[0]
            self._start_when_full()
        elif entry.kind == "undo":
            self._undo(entry.seat)
        else:
            self._choose(entry.seat, self._keys(entry), is_newest)

    def _keys(self, entry: Entry) -> list[str]:
        if entry.kind == "choice":
            self.undone = []
            return entry.body
        if not self.may_redo(entry.seat):
            raise Trouble(CONFLICT, "nothing_to_redo")
        return [self.undone.pop()[1]]

    def _choose(self, seat: int, keys: list[str], is_newest: bool) -> None:
        match = self.started()
        self.last_is_secret = match.game.strands is not None
        for key in keys:
            if is_newest:  # the only one whose traces anybody looks at
                self.last += _touched(match, seat, key)
            match.choose(seat, key)

    def _undo(self, seat: int) -> None:
        match = self.started()
        before = match.choices[:]
        match.undo(seat)
        self.undone.append(before[_first_difference(before, match.choices)])

    def _start_when_full(self) -> None:
        if self.match is None and None not in self.names:
            charter = self.charter
            self.match = Match(self.title, charter.players, charter.seed, charter.options)


def fold(title: Title[Any], charter: Charter, entries: Iterable[Entry]) -> Story:
    """The story that a log tells."""
    story = Story(title, charter)
    waiting: Entry | None = None
    for entry in entries:
        if waiting is not None:
            story._take(waiting, is_newest=False)
        waiting = entry
    return story if waiting is None else story.after(waiting)


def lines_in_common(old: Story, new: Story) -> int:
    """How many log lines of the old story still stand in the new one."""
    if old.match is None or new.match is None:
        return 0
    known, told = old.match.events, new.match.events
    if len(new.match.choices) > len(old.match.choices):
        return len(known)
    return _first_difference([_facts(event) for event in known], [_facts(event) for event in told])


def _facts(event: Event) -> tuple[object, ...]:
    return (event.name, event.facts, event.secret)


def _first_difference(one: list[Any], other: list[Any]) -> int:
    for place, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return place
    return min(len(one), len(other))


def _touched(match: Match, seat: int, key: str) -> list[str]:
    for question in match.decisions():
        if question.seat == seat:
            return next((option.touches for option in question.options if option.key == key), [])
    return []
