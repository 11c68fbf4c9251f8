"""Checking a database: whether it can be read, whether every log is whole, and whether anything is missing."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec

from wartable.engine.log import Fact
from wartable.server.database import FILE, read_only
from wartable.server.mark import MarkDamaged, read_mark
from wartable.server.tally import Change, Tally, recount, stored_tally
from wartable.words import say

MOST_NAMED = 5
# Tables whose entries are not numbered 1, 2, 3 …, or which have more choices than entries could have made.
BROKEN_LOGS = """
    SELECT id FROM tables LEFT JOIN (
        SELECT table_id, count(*) AS entries, min(seq) AS first, max(seq) AS last,
            sum(CASE kind WHEN 'choice' THEN json_array_length(body) ELSE 0 END) AS keys
        FROM events GROUP BY table_id
    ) ON table_id = id
    WHERE (coalesce(first, 1) != 1 OR coalesce(last, 0) != coalesce(entries, 0) OR choices > coalesce(keys, 0))
"""
NOT_YET_KNOWN = " AND halted IS NULL"
LOGS_OF_NO_TABLE = "SELECT DISTINCT table_id FROM events WHERE table_id NOT IN (SELECT id FROM tables)"


class Finding(msgspec.Struct, frozen=True):
    """Something that is wrong. A database that cannot be used at all cannot be accepted either."""

    sentence: str
    usable: bool = True

    @classmethod
    def of(cls, name: str, **facts: Fact) -> "Finding":
        return cls(say("server", f"finding-{name}", facts))

    @classmethod
    def of_ruin(cls, name: str, why: str) -> "Finding":
        return cls(say("server", f"finding-{name}", {"why": why}), usable=False)


class Examination(msgspec.Struct):
    """What was found in a database file; `tally` is None in one from before there were tallies."""

    tables: int = 0
    entries: int = 0
    tally: Tally | None = None
    broken: list[str] = []  # tables whose log has gaps
    findings: list[Finding] = []

    @property
    def is_usable(self) -> bool:
        return all(finding.usable for finding in self.findings)


def examine_folder(folder: Path) -> Examination:
    """The database of a data folder against its mark. The mark is read first: the server may be writing."""
    try:
        mark, damage = read_mark(folder), None
    except MarkDamaged:
        mark, damage = None, Finding.of("mark_damaged")
    found = examine_file(folder / FILE)
    if damage is not None:
        found.findings.append(damage)
    elif found.is_usable:
        found.findings += compare(found, mark)
    return found


def examine_file(file: Path) -> Examination:
    """A database on its own, or a backup. Nothing is written, so a truncated log stays as it was found."""
    if not file.exists() or file.stat().st_size == 0:
        return Examination()
    try:
        with contextlib.closing(read_only(file)) as connection:
            return _examine(connection)
    except sqlite3.Error as error:
        return Examination(findings=[Finding.of_ruin("unreadable", str(error))])


def compare(found: Examination, mark: Tally | None) -> Iterator[Finding]:
    """What the mark says that the database does not have. A mark that is behind was not moved before a crash."""
    tally = found.tally
    if mark is None:
        if tally is not None and tally.generation > 1:  # with the first commit the mark is synced
            yield Finding.of("no_mark")
    elif tally is None:
        yield Finding.of("emptied", entries=mark.entries)
    elif tally.database != mark.database:
        yield Finding.of("other_database", entries=mark.entries)
    elif tally.generation < mark.generation:
        commits, missing = mark.generation - tally.generation, mark.entries - tally.entries
        yield Finding.of("older", commits=commits, missing=missing, entries=mark.entries)
    elif tally.generation == mark.generation and tally != mark:
        yield Finding.of("other_games")


def _examine(connection: sqlite3.Connection) -> Examination:
    connection.execute("BEGIN")  # everything at one moment, while the server writes
    faults = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
    if faults != ["ok"]:
        return Examination(findings=[Finding.of_ruin("damaged", faults[0])])
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if "events" not in names:
        return Examination()
    rows = recount(connection)
    tally = stored_tally(connection) if "tally" in names else None
    (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    found = Examination(tables, rows.entries, tally)
    found.findings += _recounted(rows, tally)
    broken = BROKEN_LOGS + (NOT_YET_KNOWN if tally is not None else "")
    found.broken = sorted(table for (table,) in connection.execute(broken))
    found.findings += _gaps(found.broken)
    lost = len(connection.execute(LOGS_OF_NO_TABLE).fetchall())
    if lost:
        found.findings.append(Finding.of("logs_of_no_table", tables=lost))
    return found


def _recounted(rows: Change, tally: Tally | None) -> Iterator[Finding]:
    if tally is None:
        return
    if rows.entries != tally.entries:
        yield Finding.of("miscounted", written=tally.entries, entries=rows.entries)
    elif rows.digest != tally.digest:
        yield Finding.of("changed")


def _gaps(broken: list[str]) -> Iterator[Finding]:
    if broken:
        more: dict[str, Fact] = {"more": len(broken) - MOST_NAMED} if len(broken) > MOST_NAMED else {}
        yield Finding.of("gaps", tables=len(broken), named=", ".join(broken[:MOST_NAMED]), **more)
