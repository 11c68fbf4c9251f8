"""The hall: tables that nobody uses are let go and come back as they were; a table that could not be saved too."""

import asyncio
import gc
import json
import weakref
from collections import Counter

import pytest
from tests.support.databases import Home

from wartable.server import hall as halls
from wartable.server.company import Viewer
from wartable.server.hall import Hall
from wartable.server.keeping import Keeping
from wartable.server.stored import Entry, Standing
from wartable.server.table_info import NewTable
from wartable.server.telling import Teller
from wartable.server.thinker import Thinker
from wartable.server.trouble import Trouble
from wartable.server.wishes import Choose

ANN = "a" * 64
WISH = NewTable("quests", 1, ["me"], {}, 5)


def test_an_unused_table_is_let_go_and_comes_back(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "SWEEP_SECONDS", 0.02)

    async def main() -> None:
        store = await home.open()
        hall = Hall(store, Thinker(0), Keeping(idle_seconds=0.05))
        sweeping = asyncio.create_task(hall.sweep())
        table_id = (await hall.create(WISH, ANN)).id
        table = await hall.table(table_id)
        viewer = Viewer(ANN)
        await table.enter(viewer)
        await table.move(viewer, Choose("m1", table.story.seq, ["draw"]))
        await asyncio.sleep(0.2)
        assert await hall.table(table_id) is table, "it was let go while somebody looked at it"
        table.leave(viewer)
        await asyncio.sleep(0.2)
        again = await hall.table(table_id)
        assert again is not table
        assert again.moment_for(0, 0) == table.moment_for(0, 0)
        sweeping.cancel()
        await store.close()

    asyncio.run(main())


def test_a_table_that_is_let_go_leaves_memory_at_once(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a game that was played, when nobody needs it any more, then no search for garbage is needed to free it."""
    monkeypatch.setattr(halls, "SWEEP_SECONDS", 0.02)

    async def main() -> None:
        store = await home.open()
        hall = Hall(store, Thinker(0), Keeping(idle_seconds=0.05))
        table = await hall.table((await hall.create(WISH, ANN)).id)
        viewer = Viewer(ANN)
        await table.enter(viewer)
        await table.move(viewer, Choose("m1", table.story.seq, ["draw"]))
        table.leave(viewer)
        kept = weakref.ref(table)
        del table
        sweeping = asyncio.create_task(hall.sweep())
        for _ in range(100):
            await asyncio.sleep(0.02)
            if kept() is None:
                break
        assert kept() is None
        sweeping.cancel()
        await store.close()

    gc.disable()
    try:
        asyncio.run(main())
    finally:
        gc.enable()


def test_what_another_server_wrote_first_happens_here_too(home: Home) -> None:
    """Given an entry of another server, when somebody chooses here, then their page was stale and has been told."""

    async def main() -> None:
        store = await home.open()
        hall = Hall(store, Thinker(0))
        table_id = (await hall.create(WISH, ANN)).id
        table = await hall.table(table_id)
        viewer = Viewer(ANN)
        await table.enter(viewer)
        await store.append(table_id, Entry(2, "choice", 0, ["draw"], "other"), Standing())
        with pytest.raises(Trouble) as trouble:
            await table.move(viewer, Choose("m1", table.story.seq, ["draw"]))
        assert trouble.value.problem.code == "stale"
        assert (table.story.seq, table.is_abandoned) == (2, False)
        assert [kind for kind in messages_of(viewer) if kind == "moment"] == ["moment", "moment"]
        await table.move(viewer, Choose("other", 0, ["draw"]))
        assert json.loads(viewer.outbox._waiting[-1])["type"] == "ack", "the other server has answered this message"
        await store.close()

    asyncio.run(main())


def test_a_crowd_is_told_of_together_and_sees_the_same_moment(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given 400 who come to watch, then each hears of the others in few messages, and the moment is made once."""
    made = []
    moment = Teller.moment
    monkeypatch.setattr(Teller, "moment", lambda self, first: made.append(first) or moment(self, first))

    async def main() -> None:
        store = await home.open()
        hall = Hall(store, Thinker(0))
        table = await hall.table((await hall.create(WISH, ANN)).id)
        crowd = [Viewer(f"{number:064}") for number in range(400)]
        for viewer in crowd:
            await table.enter(viewer)
            await asyncio.sleep(0.001)
        await asyncio.sleep(2.5)
        heard = [messages_of(viewer) for viewer in crowd]
        assert all(kinds[0] == "moment" for kinds in heard)
        assert all(1 <= kinds.count("presence") <= 6 for kinds in heard), Counter(map(len, heard))
        assert len(made) == 1
        await table.stop()
        await store.close()

    asyncio.run(main())


def messages_of(viewer: Viewer) -> list[str]:
    return [json.loads(text)["type"] for text in viewer.outbox._waiting]
