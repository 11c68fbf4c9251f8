"""The data folder: where it lies, and the lock that lets one server only use it."""

import os
import sys
from pathlib import Path
from typing import IO


class CannotServe(Exception):
    """The server cannot start; the sentence is for the person who started it."""


class FolderInUse(CannotServe):
    """Another server works on this data folder."""


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
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file = (folder / "server.lock").open("a+")
        except OSError as error:
            raise FolderUnusable(f"The data folder {folder} cannot be used: {error.strerror}.") from error
        if not _lock(self._file):
            self._file.close()
            raise FolderInUse(
                f"Another Wartable server uses the data folder {folder}. Stop it, or choose one with --data."
            )

    def release(self) -> None:
        self._file.close()


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
