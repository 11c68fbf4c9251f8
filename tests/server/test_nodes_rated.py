"""Rated games of several servers: whoever writes at the same moment waits, and neither for the other."""

import asyncio

from tests.support.postgres import Cluster

from wartable.server.base import Work
from wartable.server.leaderboard import Hiding
from wartable.server.postgres import Postgres
from wartable.server.rating import Ending, SeatEnd
from wartable.server.store import Store
from wartable.server.stored import Charter, Standing, now

ANN, BOB = "a" * 64, "b" * 64
TIMES = 40


def ending(number: int) -> Ending:
    seats = [SeatEnd(seat, who, None, seat + 1, not seat, False, None) for seat, who in enumerate((ANN, BOB))]
    return Ending(f"{number:012}", "quests", now(), True, seats)


def test_who_hides_while_a_game_ends_is_hidden_and_the_game_counts(cluster: Cluster) -> None:
    """Given games that end at one server while a player hides and shows up at another, then all of it is written."""
    address = cluster.new_database()

    async def main() -> None:
        stores = [Store(Postgres(address)) for _ in range(2)]
        for store in stores:
            await store.open()
        for number in range(TIMES):
            seats = ["person", "person"]
            await stores[0].create(Charter(f"{number:012}", "quests", 1, 2, {}, 7, seats, now()), None, Standing())

        async def write(store: Store, works: list[Work]) -> None:
            for work in works:
                await store.writer.write(work)

        endings, hidings = [ending(one) for one in range(TIMES)], [Hiding(ANN, bool(one % 2)) for one in range(TIMES)]
        try:
            await asyncio.gather(write(stores[0], [*endings]), write(stores[1], [*hidings]))
        finally:
            for store in stores:
                await store.close()

    asyncio.run(main())
    assert cluster.execute("SELECT played, is_listed FROM ratings ORDER BY player", name_of(address)) == [
        (TIMES, False),
        (TIMES, True),
    ]


def name_of(address: str) -> str:
    return address.rpartition("/")[2]
