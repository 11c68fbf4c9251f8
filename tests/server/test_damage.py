"""Data that is not as the server left it: every loss is noticed before anything is written, and told."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from tests.support.databases import ANY
from tests.support.server import RunningServer

from wartable.server.checking import examine_folder
from wartable.server.copies import back_up, copies_in, copy_if_due, restore
from wartable.server.embedded import Embedded, store_in
from wartable.server.folder import FolderUnusable
from wartable.server.mark import FILE as MARK
from wartable.server.metrics import registry
from wartable.server.opening import DataDamaged
from wartable.server.store import Store
from wartable.server.stored import Charter, Entry, Sitting, Standing, now

DATABASES = ANY  # damage is that of SQLite's files; PostgreSQL has its own checksums

DATABASE, WAL = "wartable.db", "wartable.db-wal"
ENTRIES = 120  # few enough that the log beside the database still holds them all
TABLES = ["aaaaaaaaaaaa", "bbbbbbbbbbbb"]


async def play(store: Store, table: str, entries: range) -> None:
    for seq in entries:
        await store.append(table, Entry(seq, "choice", 0, ["draw"], f"m{seq}"), Standing(False, seq - 1, [0]))


async def write(folder: Path, between: Callable[[], object] = lambda: None) -> Path:
    """A folder as a killed server leaves it: with entries in the log beside the database."""
    store = store_in(folder / "living")
    for table in TABLES:
        charter = Charter(table, "quests", 1, 2, {}, 7, ["person", "greedy"], now())
        await store.create(charter, Sitting(0, "a" * 64, "Ann"), Standing())
    await play(store, TABLES[0], range(2, ENTRIES // 2))
    between()
    await play(store, TABLES[0], range(ENTRIES // 2, ENTRIES))
    left = folder / "left"
    left.mkdir()
    for name in (DATABASE, WAL, MARK):
        shutil.copy(folder / "living" / name, left / name)
    await store.close()
    return left


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return asyncio.run(write(tmp_path))


def entries_in(folder: Path) -> int:
    store = store_in(folder)
    try:
        return len(asyncio.run(store.entries(TABLES[0])))
    finally:
        asyncio.run(store.close())


def content_of(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in (DATABASE, WAL, MARK) if size_of(folder / name)}


def size_of(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def changed(file: Path, change: Callable[[bytes], bytes]) -> None:
    file.write_bytes(change(file.read_bytes()))


def flipped(content: bytes, place: int) -> bytes:
    return content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :]


def without_an_entry(folder: Path, seq: int) -> None:
    with sqlite3.connect(folder / DATABASE) as database:
        database.execute("DELETE FROM events WHERE table_id = ? AND seq = ?", (TABLES[0], seq))
    database.close()


def with_another_seed(folder: Path) -> None:
    with sqlite3.connect(folder / DATABASE) as database:
        database.execute("UPDATE tables SET seed = '8' WHERE id = ?", (TABLES[1],))
    database.close()


DAMAGES: dict[str, tuple[Callable[[Path], object], str]] = {
    "the log halved": (lambda f: changed(f / WAL, lambda c: c[: len(c) // 2]), "older than the last write"),
    "a bit of the log flipped": (lambda f: changed(f / WAL, lambda c: flipped(c, len(c) // 2)), "commits are missing"),
    "the log deleted": (lambda f: (f / WAL).unlink(), "entries"),
    "the database emptied": (lambda f: changed(f / DATABASE, lambda _: b""), "is empty"),
    "everything but the mark deleted": (lambda f: [(f / name).unlink() for name in (DATABASE, WAL)], "is empty"),
    "the mark deleted": (lambda f: (f / MARK).unlink(), "mark beside the database is gone"),
    "the mark overwritten": (lambda f: changed(f / MARK, lambda c: b"x" * len(c)), "mark beside the database cannot"),
    "an entry gone": (
        lambda f: without_an_entry(f, 50),
        "missing in the logs of these tables: aaaaaaaaaaaa",
    ),
    "the last entry gone": (lambda f: without_an_entry(f, ENTRIES - 1), "121 entries|Entries written"),
    "a seed changed": (with_another_seed, "checksum of all rows does not match"),
}


def test_what_a_killed_server_leaves_is_whole(folder: Path) -> None:
    assert entries_in(folder) == ENTRIES - 1
    assert examine_folder(folder).findings == []


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_told_and_nothing_is_touched_until_it_is_accepted(folder: Path, damage: str) -> None:
    """Given damaged files, when a server starts, then it refuses and says what to do; accepted, it keeps them aside."""
    spoil, told = DAMAGES[damage]
    spoil(folder)
    before = content_of(folder)
    with pytest.raises(DataDamaged, match=told) as refusal:
        store_in(folder)
    for command in ("wartable check", "wartable restore FILE", "wartable serve --accept-loss"):
        assert command in str(refusal.value)
    assert content_of(folder) == before
    Embedded(folder, accept_loss=True).end()
    (aside,) = folder.glob("set-aside-*")
    assert content_of(aside) == before
    Embedded(folder).end()
    assert examine_folder(folder).findings == []


def offset(folder: Path, words: bytes, number: int = 0) -> int:
    content = (folder / DATABASE).read_bytes()
    place = -1
    for _ in range(number + 1):
        place = content.index(words, place + 1)
    return place


def page_of(folder: Path, name: str) -> int:
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    return (int(page) - 1) * 4096


FLIPS: dict[str, Callable[[Path], int]] = {
    "a choice": lambda folder: offset(folder, b'["draw"]', 20) + 3,
    "a message": lambda folder: offset(folder, b"m77") + 1,
    "a text that is none any more": lambda folder: offset(folder, b"choice", 30),
    "a table": lambda folder: offset(folder, b'["person","greedy"]') + 3,
    "a guest": lambda folder: offset(folder, b"a" * 64) + 9,
    "an index": lambda folder: offset(folder, TABLES[0].encode(), 2 * ENTRIES) + 5,
    "a page's kind": lambda folder: page_of(folder, "events"),
    "a page's cells": lambda folder: page_of(folder, "events") + 9,
    "the header": lambda _: 17,
}


@pytest.mark.parametrize("flip", FLIPS)
def test_a_flipped_bit_of_the_database_is_told(folder: Path, flip: str) -> None:
    """Given a bit that changed on the disk, then it is noticed whatever it belongs to."""
    Embedded(folder).end()
    place = FLIPS[flip](folder)
    changed(folder / DATABASE, lambda content: flipped(content, place))
    with pytest.raises(DataDamaged, match="restore"):
        store_in(folder)


def test_an_older_copy_put_back_by_hand_is_told(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    folder = asyncio.run(write(tmp_path, partial(back_up, tmp_path / "living" / DATABASE, copy)))
    (folder / WAL).unlink()
    shutil.copy(copy, folder / DATABASE)
    with pytest.raises(DataDamaged, match=f"{ENTRIES // 2} of {ENTRIES} entries"):
        store_in(folder)


def test_a_restored_copy_is_taken_and_what_was_there_is_set_aside(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    folder = asyncio.run(write(tmp_path, partial(back_up, tmp_path / "living" / DATABASE, copy)))
    changed(folder / WAL, lambda content: content[:1000])
    before = content_of(folder)
    found, aside = restore(folder, copy)
    assert (found.tables, found.entries) == (2, ENTRIES // 2)
    assert aside is not None
    assert content_of(aside) == before
    assert entries_in(folder) == ENTRIES // 2 - 1
    assert entries_in(folder) == ENTRIES // 2 - 1


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_what_root_puts_back_belongs_to_the_owner_of_the_folder(tmp_path: Path) -> None:
    """Given the folder of a service that has a user of its own, then that user's server can open what root restored."""
    copy, stranger = tmp_path / "copy.db", 54321
    folder = asyncio.run(write(tmp_path, partial(back_up, tmp_path / "living" / DATABASE, copy)))
    for path in (folder, *folder.iterdir()):
        os.chown(path, stranger, stranger)
    restore(folder, copy)
    Embedded(folder).end()
    files = [folder, *folder.rglob("*")]
    assert {file.stat().st_uid for file in files} == {stranger}, [file for file in files if not file.stat().st_uid]


def test_a_mark_that_was_not_moved_before_a_crash_hides_nothing(tmp_path: Path) -> None:
    marks: list[bytes] = []
    folder = asyncio.run(write(tmp_path, lambda: marks.append((tmp_path / "living" / MARK).read_bytes())))
    (folder / MARK).write_bytes(marks[0])
    assert entries_in(folder) == ENTRIES - 1


def test_half_a_mark_leaves_the_other_half(folder: Path) -> None:
    for place in (0, 512):
        other = folder.parent / f"torn{place}"
        shutil.copytree(folder, other)
        changed(other / MARK, lambda content, place=place: content[:place] + b"?" * 100 + content[place + 100 :])  # type: ignore[misc]
        assert entries_in(other) == ENTRIES - 1


def test_files_are_for_their_owner_only(folder: Path) -> None:
    folder.chmod(0o755)
    (folder / DATABASE).chmod(0o644)
    (folder / "server.lock").touch(0o644)
    store = store_in(folder)
    assert folder.stat().st_mode & 0o777 == 0o700
    modes = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}
    asyncio.run(store.close())
    assert modes == dict.fromkeys((DATABASE, WAL, "wartable.db-shm", MARK, "server.lock"), 0o600)


def test_new_files_are_for_their_owner_only(tmp_path: Path) -> None:
    store = store_in(tmp_path / "new")
    modes = {file.stat().st_mode & 0o777 for file in (tmp_path / "new").iterdir()}
    asyncio.run(store.close())
    assert modes == {0o600}


def test_a_read_only_database_is_refused(folder: Path) -> None:
    (folder / DATABASE).chmod(0o444)
    with pytest.raises(FolderUnusable, match="read-only"):
        store_in(folder)


def test_a_forgotten_table_leaves_the_tally_right(folder: Path) -> None:
    async def main() -> None:
        store = store_in(folder)
        await store.forget(TABLES[0])
        assert await store.table(TABLES[0]) is None
        await play(store, TABLES[1], range(2, 5))
        await store.close()

    asyncio.run(main())
    found = examine_folder(folder)
    assert (found.findings, found.tables, found.entries) == ([], 1, 4)


def test_so_many_daily_copies_are_kept(folder: Path) -> None:
    (folder / "copies").mkdir()
    for day in range(1, 6):
        (folder / "copies" / f"wartable-2020-01-0{day}.db").touch()
    copy_if_due(folder, 3)
    copy_if_due(folder, 3)
    kept = copies_in(folder)
    assert [copy.name for copy in kept[:2]] == ["wartable-2020-01-04.db", "wartable-2020-01-05.db"]
    assert len(kept) == 3
    assert kept[2].stat().st_mode & 0o777 == 0o600
    assert registry.get_sample_value("wartable_copy_timestamp_seconds") == kept[2].stat().st_mtime
    restore(folder, kept[2])
    assert entries_in(folder) == ENTRIES - 1


def test_no_copy_is_made_before_there_is_something_to_lose(tmp_path: Path) -> None:
    """A copy of the empty database of its first morning would be the only one of a server's first day."""
    Embedded(tmp_path / "new").end()
    copy_if_due(tmp_path / "new", 3)
    assert copies_in(tmp_path / "new") == []


def test_a_running_server_makes_its_daily_copy(start: Callable[..., RunningServer]) -> None:
    server = start()
    server.guest().create("me")
    assert server.stop() == 0
    server.start()
    assert server.stop() == 0
    assert len(copies_in(server.folder)) == 1
