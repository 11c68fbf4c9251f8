"""Tables of another edition: while the server does not have it they wait, and they go on when it has it again."""

import sqlite3
from pathlib import Path

import pytest
from tests.server.test_upgrades import ANN, SOLO, play, serving
from tests.support.databases import Home

from wartable.editions.chosen import EditionName
from wartable.server.database import FILE
from wartable.server.hall import Hall
from wartable.server.replaying import disagreements
from wartable.server.store import Store
from wartable.server.table_info import Continue, TableInfo
from wartable.server.trouble import Trouble

OTHER = EditionName("My copy", "0123456789abcdef")


def begun(folder: Path) -> str:
    async def act(_: Store, hall: Hall) -> str:
        table = await hall.table((await hall.create(SOLO, ANN)).id)
        await play(table, 6)
        return table.story.charter.id

    found: str = serving(Home(folder, None), act)
    return found


def as_if_of(folder: Path, table: str, edition: str) -> None:
    """As if the table had been begun by a server with this edition; a process can have only one."""
    with sqlite3.connect(folder / FILE) as database:
        database.execute("UPDATE tables SET edition = ? WHERE id = ?", (edition, table))


def seen(folder: Path, table: str) -> TableInfo:
    async def act(_: Store, hall: Hall) -> TableInfo:
        return await hall.info(table, ANN)

    found: TableInfo = serving(Home(folder, None), act)
    return found


def test_a_table_of_another_edition_waits_and_goes_on_with_it(tmp_path: Path) -> None:
    """Given a table of an edition that the server lacks, then it says so and names it; with it, the game goes on."""
    table = begun(tmp_path)
    as_if_of(tmp_path, table, '{"name":"My copy","digest":"0123456789abcdef"}')
    waiting = seen(tmp_path, table)
    assert waiting.halted is not None and waiting.halted.code == "other_edition"
    assert waiting.edition == OTHER and waiting.asked == []
    as_if_of(tmp_path, table, "null")
    again = seen(tmp_path, table)
    assert again.halted is None and again.edition is None and again.asked == [0]


def test_nothing_is_played_and_nothing_false_is_shown_at_a_waiting_table(tmp_path: Path) -> None:
    """Given a waiting table, then its choices are not replayed among other cards, and its record names its edition."""
    table = begun(tmp_path)
    as_if_of(tmp_path, table, '{"name":"My copy","digest":"0123456789abcdef"}')

    async def act(_: Store, hall: Hall) -> None:
        waiting = await hall.table(table)
        assert waiting.story.match is None
        with pytest.raises(Trouble, match="an edition of the game that the server does not have now"):
            await hall.continue_from(table, 2, Continue(), ANN)
        record = waiting.record()
        assert record.edition == OTHER and len(record.choices) >= 6

    serving(Home(tmp_path, None), act)
    assert list(disagreements(tmp_path / FILE)) == []


def test_a_new_table_has_the_edition_of_the_server(tmp_path: Path) -> None:
    """Given the printed data, then a table has none."""

    async def act(store: Store, hall: Hall) -> None:
        made = await hall.create(SOLO, ANN)
        stored = await store.table(made.id)
        assert stored is not None and stored.charter.edition is None

    serving(Home(tmp_path, None), act)
