"""Replaying stored games: how far the current rules allow what is in a log, and whether the list agrees with it."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from wartable.editions.chosen import label_of
from wartable.engine.contract import Title
from wartable.engine.decision import Refusal
from wartable.server.database import NEWEST, open_file_for_reading, version_of
from wartable.server.halts import RULES, Halt
from wartable.server.living import PERSON
from wartable.server.reading import all_tables, read_entries
from wartable.server.stored import Charter, Entry, StoredTable, has_left
from wartable.server.story import Story, unfold
from wartable.server.terms import Life
from wartable.titles import TITLES
from wartable.words import say

log = logging.getLogger(__name__)


class Recalled(NamedTuple):
    """The story that a log tells, how each message in it was answered, and why it ends early, if it does."""

    story: Story
    answered: dict[tuple[int, str], int]
    fault: Exception | None = None

    def halt(self) -> Halt:
        """The current rules do not allow the next choice."""
        rule = self.fault.rule if isinstance(self.fault, Refusal) else ""
        made = 0 if self.story.match is None else len(self.story.match.choices)
        return Halt(RULES, self.story.title.rules_version, made + 1, rule)


def recall(title: Title[Any], charter: Charter, entries: list[Entry]) -> Recalled:
    """Fold a log, as far as the rules allow what it holds. What other cards would make of it nobody needs to see."""
    if has_other_edition(charter):
        return Recalled(_unset(title, charter), {})
    answered: dict[tuple[int, str], int] = {}
    folded = 0
    try:
        for story, entry in zip(unfold(title, charter, entries), [None, *entries], strict=True):
            folded += 1
            if entry is not None and entry.message is not None:
                answered[entry.seat, entry.message] = story.seq_of(entry.seat)
    except Exception as fault:  # whatever the new rules stumble over, the players are not at fault
        log.info("table %s cannot be replayed", charter.id, exc_info=fault)
        if folded == 0:
            return Recalled(_unset(title, charter), {}, fault)
        return recall(title, charter, entries[: folded - 1])._replace(fault=fault)
    return Recalled(story, answered)


def has_other_edition(charter: Charter) -> bool:
    """Whether a table has component data other than those that this server plays its game with."""
    now = label_of(charter.game)
    return (now and now.digest) != (charter.edition and charter.edition.digest)


def without_gaps(entries: list[Entry]) -> list[Entry]:
    """The entries up to the first that is missing."""
    return [entry for number, entry in enumerate(entries, 1) if entry.seq == number]


def choices_that_stand(entries: list[Entry]) -> list[tuple[int, str]]:
    """The choices of a log that were not taken back. No rules are needed for that: a seat undoes its own last act."""
    acts: list[Entry] = []
    undone: dict[int, list[Entry]] = {}
    for entry in entries:
        own = undone.setdefault(entry.seat, [])
        if entry.kind == "choice":
            own.clear()
            acts.append(entry)
        elif entry.kind == "undo":
            place = max(place for place, act in enumerate(acts) if act.seat == entry.seat)
            own.append(acts.pop(place))
        elif entry.kind == "redo":
            acts.append(own.pop())
    return [(act.seat, key) for act in acts for key in act.body]


def disagreements(file: Path) -> Iterator[str]:
    """Replay every game of a database and report where the list of tables says something else."""
    engine = open_file_for_reading(file)
    with engine.connect() as connection:
        if version_of(connection) == NEWEST:
            yield from disagreements_in(connection)
    engine.dispose()


def disagreements_in(connection: Connection) -> Iterator[str]:
    for stored in all_tables(connection):
        if stored.halt is None and not _agrees(stored, read_entries(connection, stored.charter.id)):
            yield say("server", "finding-disagrees", {"table": stored.charter.id})


def _agrees(stored: StoredTable, entries: list[Entry]) -> bool:
    title = TITLES.get(stored.charter.game)
    if title is None or title.rules_version != stored.charter.rules or has_other_edition(stored.charter):
        return True  # nobody can tell
    recalled = recall(title, stored.charter, entries)
    told, found = stored.standing, recalled.story.standing()
    if any(map(has_left, stored.sittings)):  # then a bot has played on, of which the log does not tell
        told, found = (msgspec.structs.replace(one, life=Life(), due=0) for one in (told, found))
    return recalled.fault is None and found == told


def _unset(title: Title[Any], charter: Charter) -> Story:
    """The story of a table that cannot even be set up any more."""
    story = Story(title, msgspec.structs.replace(charter, seats=[PERSON] * charter.players))
    story.charter = charter
    return story
