"""The messenger of several processes: whatever they notice, each tiding is noted and sent by one of them."""

import asyncio

from tests.support.databases import Home

from wartable.server.failures import Conflict
from wartable.server.stored import Charter, Standing, now
from wartable.server.tidings import Claiming, Noting, Tiding, read_due

TABLE = "aaaaaaaaaaaa"
TIDING = Tiding("p" * 64, f"turn:{TABLE}:3", "turn", TABLE)


def test_one_thing_is_noted_once_and_each_way_is_taken_by_one(home: Home) -> None:
    """Given ten processes that notice the same turn at the same moment, then one notes it, and one sends it."""

    async def race() -> tuple[int, int, int]:
        store = await home.open()
        charter = Charter(TABLE, "quests", 2, 2, {}, 1, ["person", "person"], now())
        await store.create(charter, None, Standing())
        noted = await asyncio.gather(
            *(store.writer.write(Noting(TIDING, now())) for _ in range(10)), return_exceptions=True
        )
        due = await store.read(lambda connection: read_due(connection, now(), 9))
        taken = await asyncio.gather(
            *(store.writer.write(Claiming(TIDING, "push")) for _ in range(10)), return_exceptions=True
        )
        left = await store.read(lambda connection: read_due(connection, now(), 9))
        await store.close()
        assert due == [(TIDING, "push")] and left == []
        assert all(isinstance(one, Conflict) for one in [*noted, *taken] if one is not None)
        return noted.count(None), taken.count(None), len(due)

    assert asyncio.run(race()) == (1, 1, 1)
