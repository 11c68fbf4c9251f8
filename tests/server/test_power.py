"""The short form of `python -m tests.server.power`, and that its disk is one that can lose something."""

import random
from pathlib import Path

import pytest
from tests.server.crash import compare, new_players, play_until_killed
from tests.server.power import run_with_cuts
from tests.support.disk import CUT, DELETED, SYNCED, WRITTEN, Disk, JournalEntry, WatchedServer, compiler

needs_a_compiler = pytest.mark.skipif(compiler is None, reason="there is no C compiler")


@pytest.mark.slow
@needs_a_compiler
def test_three_power_cuts_lose_no_acknowledged_choice(tmp_path: Path) -> None:
    seen = run_with_cuts(3, 5, tmp_path)
    assert seen["rounds"] == 3
    assert seen["acknowledged"] > 10
    assert seen["syncs"] > 10


@pytest.mark.slow
@needs_a_compiler
def test_a_disk_that_forgets_its_syncs_is_found_out(tmp_path: Path) -> None:
    """Given that nothing counts as synced, when the power fails, then choices are lost, and the comparison says so."""
    server = WatchedServer(tmp_path / "data")
    assert server.stop() == 0
    server.start()
    players = new_players(server, random.Random(1))
    play_until_killed(server, players, 0.2)
    server.lose_power(0.0, random.Random(1), forgets_syncs=True)
    with pytest.raises(AssertionError, match="is lost"):
        compare(server, players)


def found(entries: list[JournalEntry], share: float = 0.0) -> dict[str, bytes]:
    """What is found after a power cut in a folder that had one file."""
    return Disk({"old": b"a" * 1024}, share, random.Random(1)).carry_out(entries)


def test_what_was_synced_is_found_after_a_power_cut() -> None:
    write, later = JournalEntry(WRITTEN, "old", 512, b"b" * 512), JournalEntry(WRITTEN, "old", 0, b"c" * 512)
    entries = [write, JournalEntry(SYNCED, "old", 1, b""), later]
    assert found(entries) == {"old": b"a" * 512 + b"b" * 512}
    assert found(entries, share=1.0) == {"old": b"c" * 512 + b"b" * 512}


def test_a_sync_covers_only_what_was_done_before_it_began() -> None:
    write = JournalEntry(WRITTEN, "old", 0, b"b" * 1024)
    assert found([write, JournalEntry(SYNCED, "old", 0, b"")]) == {"old": b"a" * 1024}


def test_a_new_file_is_found_when_its_folder_was_synced() -> None:
    made = [JournalEntry(WRITTEN, "new", 0, b"b"), JournalEntry(SYNCED, "new", 1, b"")]
    assert "new" not in found(made)
    assert found([*made, JournalEntry(SYNCED, ".", 2, b"")])["new"] == b"b"


def test_a_file_is_cut_and_deleted_for_sure_when_that_was_synced() -> None:
    cut = [JournalEntry(CUT, "old", 10, b""), JournalEntry(SYNCED, "old", 1, b"")]
    assert found(cut[:1]) == {"old": b"a" * 1024}
    assert found(cut) == {"old": b"a" * 10}
    deleted = [JournalEntry(DELETED, "old", 0, b""), JournalEntry(SYNCED, ".", 1, b"")]
    assert found(deleted[:1]) == {"old": b"a" * 1024}
    assert found(deleted) == {}
