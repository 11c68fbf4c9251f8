"""The high-water mark: a small file beside the database that says how far it had come.

A database that is behind its mark has lost something. It is written after each commit, to one of two places in turn,
so that an interrupted write leaves the other intact. What the process has written survives its death; against the
loss of power it is synced a few times a second, apart from the writer, which does not wait for it. A mark that is
behind its database says nothing about a loss.
"""

import contextlib
import logging
import os
import threading
import zlib
from pathlib import Path

import msgspec

from wartable.server.tally import Tally

FILE = "wartable.mark"
PLACE = 512  # the bytes of one disk sector, which is written in one piece
PLACES = 2
SECONDS_BETWEEN_SYNCS = 0.2
log = logging.getLogger(__name__)


class MarkDamaged(Exception):
    """The file is there and cannot be read."""


class Mark:
    """The mark of the database that this server writes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        self._moved = threading.Event()
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._keep_synced, name="mark", daemon=True)
        self._thread.start()

    def move(self, tally: Tally) -> None:
        """A failure is logged and does no harm: a mark that is behind hides nothing that is there."""
        try:
            os.pwrite(self._file, line_of(tally), PLACE * (tally.generation % PLACES))
        except OSError as error:
            log.error("the mark could not be moved: %s", error)
        self._moved.set()

    def sync(self) -> None:
        """On disk, with its name: if it is missing from now on, something is missing."""
        os.fsync(self._file)
        folder = os.open(self._folder, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)

    def close(self) -> None:
        self._ends.set()
        self._moved.set()
        self._thread.join()
        os.close(self._file)

    def _keep_synced(self) -> None:
        while not self._ends.is_set():
            self._moved.wait()
            self._moved.clear()
            with contextlib.suppress(OSError):
                os.fsync(self._file)
            self._ends.wait(SECONDS_BETWEEN_SYNCS)
        with contextlib.suppress(OSError):
            os.fsync(self._file)


def read_mark(folder: Path) -> Tally | None:
    """How far the database had come; None where there is no mark."""
    try:
        content = (folder / FILE).read_bytes()
    except FileNotFoundError:
        return None
    if not content:
        return None
    places = [_tally_in(content[PLACE * place : PLACE * (place + 1)]) for place in range(PLACES)]
    tallies = [tally for tally in places if tally is not None]
    if not tallies:
        raise MarkDamaged
    return max(tallies, key=lambda tally: tally.generation)


def replace_mark(folder: Path, tally: Tally) -> None:
    """A mark of its own for a database that was put here."""
    (folder / FILE).unlink(missing_ok=True)
    mark = Mark(folder)
    mark.move(tally)
    mark.sync()
    mark.close()


def line_of(tally: Tally) -> bytes:
    body = msgspec.json.encode(tally)
    return (b"%08x %s" % (zlib.crc32(body), body)).ljust(PLACE - 1) + b"\n"


def _tally_in(place: bytes) -> Tally | None:
    checksum, _, body = place.strip().partition(b" ")
    if checksum != b"%08x" % zlib.crc32(body):
        return None
    try:
        return msgspec.json.decode(body, type=Tally)
    except msgspec.DecodeError:
        return None
