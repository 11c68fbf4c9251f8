"""The data folder: where it is, and the lock that lets only one server use it."""

import contextlib
import os
import stat
import sys
from pathlib import Path
from typing import IO

from wartable.engine.log import Fact
from wartable.words import say

LOCK = "server.lock"
OWN_FILES = (LOCK, "wartable.db", "wartable.db-wal", "wartable.db-shm", "wartable.mark")


class CannotServe(Exception):
    """The server cannot start; the sentence of this name is for the person who started it."""

    may_pass = False  # whether a later try may succeed without anybody doing anything

    def __init__(self, name: str, **facts: Fact) -> None:
        super().__init__(say("server", name, facts))


class FolderInUse(CannotServe):
    """Another server is using this data folder."""

    may_pass = True


class FolderUnusable(CannotServe):
    """The data folder cannot be read or written, or holds something else."""


def default_folder() -> Path:
    """Where the platform keeps what programs store for a person; WARTABLE_DATA overrides it."""
    chosen = os.environ.get("WARTABLE_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "wartable"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "wartable"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "wartable"


class FolderLock:
    """Held as long as the process lives: two processes that write one SQLite database could corrupt it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        try:
            make_private(folder)
            self._file = (folder / LOCK).open("a+")
        except OSError as error:
            raise FolderUnusable("folder_unusable", folder=str(folder), why=str(error.strerror)) from error
        if not _lock(self._file):
            self._file.close()
            raise FolderInUse("folder_in_use", folder=str(folder))

    def release(self) -> None:
        hand_over(self._folder)
        self._file.close()


def make_private(folder: Path) -> None:
    """Games and guests are nobody else's business. A folder that holds other things too keeps its permissions."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if sys.platform == "win32":
        return
    if (folder / LOCK).exists() or not any(folder.iterdir()):
        folder.chmod(0o700)
    os.close(os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600))
    for file in OWN_FILES:
        if (folder / file).exists():
            refuse_read_only(folder / file)
            (folder / file).chmod(0o600)


def hand_over(folder: Path) -> None:
    """What root has written into somebody else's folder belongs to its owner, whose server could not open it."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    owner = folder.stat()
    for place, _, names in os.walk(folder):
        for path in (Path(place), *(Path(place) / name for name in names)):
            with contextlib.suppress(OSError):  # a log that was cleaned up, or root in a container, who may not
                if path.lstat().st_uid == 0:
                    os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)


def refuse_read_only(file: Path) -> None:
    """Somebody has made this file read-only; root would write it all the same."""
    if not file.stat().st_mode & stat.S_IWUSR:
        raise FolderUnusable("read_only", file=str(file))


def _lock(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
