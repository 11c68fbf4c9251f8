"""A disk that loses power: only what was synced survives for sure, of the rest each sector may or may not.

`disk.c`, loaded into a server, keeps a journal of what it does in its folder. From that, and the folder as it was
before, `Disk` makes the folder as it may be found.
"""

import random
import shutil
import struct
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.support.server import RunningServer

SOURCE = Path(__file__).with_name("disk.c")
HEAD = struct.Struct("=IIQQ")
WRITTEN, CUT, SYNCED, DELETED = 1, 2, 3, 4
NAMES = {WRITTEN: "writes", CUT: "cuts of a file", SYNCED: "syncs", DELETED: "deletions"}
FOLDER = "."
SECTOR = 512
MADE_AGAIN = "wartable.db-shm"  # SQLite makes it again
compiler = shutil.which("gcc") or shutil.which("cc")


class JournalEntry(NamedTuple):
    """Something that was done to a file. `at`: where, how long it is now, or how many entries a sync covers."""

    kind: int
    name: str
    at: int
    content: bytes


def entries_of(journal: Path) -> list[JournalEntry]:
    return list(_read(journal.read_bytes())) if journal.exists() else []


def _read(content: bytes) -> Iterator[JournalEntry]:
    place = 0
    while place + HEAD.size <= len(content):
        kind, name_length, at, length = HEAD.unpack_from(content, place)
        begin = place + HEAD.size
        place = begin + name_length + length
        yield JournalEntry(
            kind, content[begin : begin + name_length].decode(), at, content[begin + name_length : place]
        )


class Disk:
    """The files of a folder, on which a journal is carried out as a disk may have kept it when the power failed.

    `share`: how much of what was not synced is there nevertheless.
    """

    def __init__(self, files: dict[str, bytes], share: float, chance: random.Random) -> None:
        self.files = {name: bytearray(content) for name, content in files.items()}
        self.share = share
        self.chance = chance

    def carry_out(self, entries: list[JournalEntry]) -> dict[str, bytes]:
        synced = covered_by_syncs(entries)
        gone = self.names_without_folder(entries, synced.get(FOLDER, 0))
        for number, entry in enumerate(entries):
            is_sure = number < synced.get(FOLDER if entry.kind == DELETED else entry.name, 0)
            if entry.name not in gone:
                self.do(entry, is_sure)
        return {name: bytes(content) for name, content in self.files.items() if name != MADE_AGAIN}

    def names_without_folder(self, entries: list[JournalEntry], synced: int) -> set[str]:
        """New files that are not there, whatever they held: the folder was not synced after they were made."""
        first: dict[str, int] = {}
        for number, entry in enumerate(entries):
            first.setdefault(entry.name, number)
        new = [name for name in first if name not in self.files and first[name] >= synced]
        return {name for name in new if not self.survives()}

    def do(self, entry: JournalEntry, is_sure: bool) -> None:
        if entry.kind == WRITTEN:
            self.write(entry, is_sure)
        elif entry.kind == CUT and (is_sure or self.survives()):
            file = self.files.setdefault(entry.name, bytearray())
            file[entry.at :] = bytes(max(0, entry.at - len(file)))
        elif entry.kind == DELETED and (is_sure or self.survives()):
            self.files.pop(entry.name, None)

    def write(self, entry: JournalEntry, is_sure: bool) -> None:
        """Sector by sector: a write that was not synced can be torn."""
        file, end = self.files.setdefault(entry.name, bytearray()), entry.at + len(entry.content)
        for at in range(entry.at - entry.at % SECTOR, end, SECTOR):
            if is_sure or self.survives():
                begin, upto = max(at, entry.at), min(at + SECTOR, end)
                file.extend(bytes(max(0, upto - len(file))))
                file[begin:upto] = entry.content[begin - entry.at : upto - entry.at]

    def survives(self) -> bool:
        return self.chance.random() < self.share


def covered_by_syncs(entries: list[JournalEntry]) -> dict[str, int]:
    """How many entries the syncs of each file, and of the folder, cover."""
    covered: dict[str, int] = {}
    for entry in entries:
        if entry.kind == SYNCED:
            covered[entry.name] = max(entry.at, covered.get(entry.name, 0))
    return covered


class WatchedServer(RunningServer):
    """A server whose folder lies on a disk that can lose power."""

    is_forked = False

    def __init__(self, folder: Path) -> None:
        self.journal = folder.parent / "journal"
        self.library = folder.parent / "disk.so"
        command = [str(compiler), "-shared", "-fPIC", "-O1", "-o", str(self.library), str(SOURCE), "-ldl"]
        subprocess.run(command, check=True)
        super().__init__(folder)

    def surroundings(self) -> dict[str, str]:
        watched = {"WATCHED_FOLDER": str(self.folder.resolve()), "WATCHED_JOURNAL": str(self.journal)}
        return super().surroundings() | watched | {"LD_PRELOAD": str(self.library)}

    def start(self) -> None:
        """What is there now is there for sure."""
        self.journal.unlink(missing_ok=True)
        self.folder.mkdir(exist_ok=True)
        self.before = {file.name: file.read_bytes() for file in self.folder.iterdir() if file.is_file()}
        super().start()

    def lose_power(self, share: float, chance: random.Random, forgets_syncs: bool = False) -> Counter[str]:
        """When it was killed: leave in its folder what the disk may have kept."""
        entries = entries_of(self.journal)
        kept = [entry for entry in entries if not (forgets_syncs and entry.kind == SYNCED)]
        for file in [file for file in self.folder.iterdir() if file.is_file()]:
            file.unlink()
        for name, content in Disk(self.before, share, chance).carry_out(kept).items():
            (self.folder / name).write_bytes(content)
        return Counter(NAMES[entry.kind] for entry in entries)
