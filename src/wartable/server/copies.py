"""Copies of the database: made while the server runs, put back while it does not, and one kept of each day."""

import asyncio
import contextlib
import logging
import os
import shutil
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from wartable.engine.log import Fact
from wartable.server.checking import Examination, examine_file
from wartable.server.database import FILE, read_only
from wartable.server.folder import OWN_FILES, FolderLock
from wartable.server.mark import FILE as MARK
from wartable.server.mark import replace_mark
from wartable.server.metrics import COPIED
from wartable.words import say

COPIES = "copies"
USUAL_COPIES = 7
SECONDS_BETWEEN_LOOKS = 600.0
log = logging.getLogger(__name__)


class CopyUnusable(Exception):
    """A copy could not be made, or is not to be put back; the sentence of this name says why."""

    def __init__(self, name: str, **facts: Fact) -> None:
        super().__init__(say("server", f"copy-{name}", facts))


def back_up(database: Path, target: Path) -> Examination:
    """A copy of the database as it stands at one moment, checked before it gets its name.

    It is read by a connection that cannot write: there is never a second one that can.
    """
    if not database.exists():
        raise CopyUnusable("no_database", database=str(database))
    part = target.with_name(target.name + ".part")
    try:
        _copy(database, part)
        found = examine_file(part)
        if found.findings:
            raise CopyUnusable("not_kept", why=found.findings[0].sentence)
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        why = (isinstance(error, OSError) and error.strerror) or str(error)
        raise CopyUnusable("not_made", target=str(target), why=why) from error
    finally:
        part.unlink(missing_ok=True)
    _sync(target.parent)
    return found


def restore(folder: Path, copy: Path) -> tuple[Examination, Path | None]:
    """Put a copy back in place of what is there, which is set aside; returns where. The server must not be running."""
    found = examine_file(copy)
    if found.findings:
        raise CopyUnusable("damaged", copy=str(copy), why=found.findings[0].sentence)
    if not found.tables:
        raise CopyUnusable("empty", copy=str(copy))
    lock = FolderLock(folder)
    try:
        aside = set_aside(folder, _move)
        _copy(copy, folder / FILE)
        if found.tally is not None:
            replace_mark(folder, found.tally)
        _sync(folder)
    finally:
        lock.release()
    return found, aside


def set_aside(folder: Path, take: Callable[[Path, Path], object]) -> Path | None:
    """Move the files of the database to a folder of their own. No connection may be open."""
    files = [folder / name for name in OWN_FILES if name.startswith(FILE) or name == MARK]
    files = [file for file in files if file.exists()]
    if not files:
        return None
    place = folder / f"set-aside-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
    place.mkdir(mode=0o700)
    for file in files:
        take(file, place / file.name)
    _sync(place)
    return place


def keep_copy(file: Path, place: Path) -> None:
    shutil.copy2(file, place)


def copies_in(folder: Path) -> list[Path]:
    """The daily copies, the oldest first."""
    return sorted((folder / COPIES).glob("wartable-????-??-??.db"))


async def copy_daily(folder: Path, number: int) -> None:
    """For as long as the server runs: one copy a day, and a limited number of them kept."""
    while number > 0:
        try:
            await asyncio.to_thread(copy_if_due, folder, number)
        except (CopyUnusable, OSError) as reason:
            log.error("no daily copy: %s", reason)
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)


def copy_if_due(folder: Path, number: int) -> None:
    """Make today's copy, unless it exists, and then delete the oldest."""
    (folder / COPIES).mkdir(mode=0o700, exist_ok=True)
    today = folder / COPIES / f"wartable-{datetime.now(UTC):%Y-%m-%d}.db"
    if not today.exists() and not back_up(folder / FILE, today).tables:
        today.unlink()  # nothing can be lost yet: the next look may find something
        return
    COPIED.set(today.stat().st_mtime)
    for old in copies_in(folder)[:-number]:
        old.unlink()


def _copy(database: Path, target: Path) -> None:
    target.unlink(missing_ok=True)
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with contextlib.closing(read_only(database)) as source, contextlib.closing(sqlite3.connect(target)) as copy:
        source.backup(copy)  # in one step, so everything in it is of one moment
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
    _sync(target)


def _move(file: Path, place: Path) -> None:
    file.replace(place)


def _sync(path: Path) -> None:
    """Sync to disk, including the names in a folder."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
