"""A thinking machine: takes from the queue of a database what its servers want thought about, and serves nobody."""

import asyncio
import signal

import msgspec

from wartable.server.lasting import lasting
from wartable.server.logs import set_up_logs
from wartable.server.postgres import THINKS, Postgres
from wartable.server.settings import Settings
from wartable.server.takers import Takers
from wartable.server.thinker import lanes_of
from wartable.words import word


def run(settings: Settings, workers: int | None) -> None:
    """Until a signal ends it; what it was thinking about is taken by others."""
    set_up_logs(settings.log)
    assert settings.database is not None
    database = Postgres(settings.database, role=THINKS)
    asyncio.run(database.prepare())
    thinking = settings.thinking
    if workers is not None:
        thinking = msgspec.structs.replace(thinking, workers=workers, watched_workers=workers, review_workers=workers)
    asyncio.run(think(database, Takers(database.jobs, lanes := lanes_of(thinking))))
    for one in lanes.values():
        one.close()


async def think(database: Postgres, takers: Takers) -> None:
    await database.open()
    tasks = [asyncio.create_task(lasting(work)) for work in (database.jobs.run, takers.run, takers.renew)]
    ended = asyncio.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(one, ended.set)
    print(word("server", "thinks"), flush=True)  # noqa: T201
    await ended.wait()
    for task in tasks:
        task.cancel()
    await database.close()
