"""What waits for a socket: it is sent in order, a quiet socket costs little, and who does not read is sent away."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import uvicorn

from wartable.server.desk import Configuration, Desk
from wartable.server.limits import Limits
from wartable.server.outbox import GOING_AWAY, TRY_AGAIN, Outbox, Valve
from wartable.server.settings import DoorLimits
from wartable.server.table_connections import TableConnection

MOST_SHARED = 30  # attributes of an object beyond which Python gives it a dictionary of its own
Act = Callable[[Outbox, asyncio.Future[int]], Coroutine[Any, Any, None]]


def at_a_socket(act: Act, limits: Limits, send: Callable[[Any], Coroutine[Any, Any, None]]) -> int:
    """The code with which a socket is closed at which something happens, while somebody waits for a future."""

    async def main() -> int:
        outbox, work = Outbox(limits), asyncio.get_running_loop().create_future()

        async def wait() -> int:
            return int(await work)

        staying = asyncio.create_task(outbox.until_ended(send, wait()))
        await act(outbox, work)
        return await asyncio.wait_for(staying, 5)

    return asyncio.run(main())


def test_what_is_put_is_sent_in_order_and_a_quiet_socket_has_no_task_that_waits() -> None:
    sent: list[str] = []

    async def send(message: Any) -> None:
        await asyncio.sleep(0)
        sent.append(message["text"])

    async def act(outbox: Outbox, work: asyncio.Future[int]) -> None:
        for text in "abc":
            outbox.put_text(text)
        await asyncio.sleep(0.01)
        assert sent == ["a", "b", "c"]
        assert len(asyncio.all_tasks()) == 2, "that of the test, and the one that stays at the table"
        outbox.put_text("d")
        await asyncio.sleep(0.01)
        work.set_result(7)

    assert at_a_socket(act, Limits(), send) == 7
    assert sent == ["a", "b", "c", "d"]


def test_who_does_not_read_is_sent_away_when_the_outbox_is_full() -> None:
    async def send(_: Any) -> None:
        await asyncio.sleep(60)

    async def act(outbox: Outbox, _: asyncio.Future[int]) -> None:
        for _ in range(4):
            outbox.put_text("x")
            await asyncio.sleep(0)
        assert outbox.is_full

    assert at_a_socket(act, Limits(outbox_messages=2), send) == TRY_AGAIN


def test_who_has_gone_or_is_sent_away_before_anything_is_sent_does_not_stay() -> None:
    async def gone(_: Any) -> None:
        raise OSError

    async def put(outbox: Outbox, _: asyncio.Future[int]) -> None:
        outbox.put_text("x")

    async def end(outbox: Outbox, _: asyncio.Future[int]) -> None:
        outbox.end(TRY_AGAIN)

    assert at_a_socket(put, Limits(), gone) == GOING_AWAY
    assert at_a_socket(end, Limits(), gone) == TRY_AGAIN


def test_a_valve_holds_all_who_wait_until_it_opens() -> None:
    async def main() -> None:
        valve = Valve()
        await valve.wait()
        valve.clear()
        waiting = [asyncio.create_task(valve.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert [task.done() for task in waiting] == [True, False, False]
        valve.set()
        await asyncio.wait_for(asyncio.gather(*waiting[1:]), 5)

    asyncio.run(main())


def test_what_uvicorn_keeps_of_a_socket_is_no_dictionary_of_its_own() -> None:
    async def main() -> None:
        config = Configuration(lambda: None, Desk(DoorLimits(), []), log_config=None)  # type: ignore[arg-type]
        config.load()
        connection = TableConnection(config, uvicorn.Server(config).server_state, {})
        assert len(vars(connection)) < MOST_SHARED

    asyncio.run(main())
