"""Lanes: the requests of an address wait for one another, and nobody else's wait for them."""

import asyncio
from collections.abc import Awaitable, Callable

from wartable.server.lanes import Lanes
from wartable.server.turns import Owner

EVE, ANN, BEN = Owner("elsewhere", "eve"), Owner("home", "ann"), Owner("home", "ben")


class Road:
    """Requests that go on until they are let through."""

    def __init__(self, most: int) -> None:
        self.lanes = Lanes(most)
        self.begun: list[Owner] = []
        self._ends: list[asyncio.Event] = []
        self.asking: list[asyncio.Task[None]] = []

    async def ask(self, owner: Owner, times: int = 1) -> None:
        self.asking += [asyncio.create_task(self._ask(owner)) for _ in range(times)]
        await self.settle()

    async def answer(self) -> None:
        """The request that has been worked on longest is done."""
        self._ends.pop(0).set()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def _ask(self, owner: Owner) -> None:
        passage = await self.lanes.enter(owner)
        self.begun.append(owner)
        self._ends.append(end := asyncio.Event())
        await end.wait()
        passage.end()
        passage.end()


def on_a_road(act: Callable[[Road], Awaitable[None]], most: int = 2) -> None:
    async def main() -> None:
        await act(Road(most))

    asyncio.run(main())


def test_a_hundred_requests_of_one_address_are_ahead_of_nobody_else() -> None:
    async def act(road: Road) -> None:
        await road.ask(EVE, 100)
        assert road.begun == [EVE] * 2
        await road.ask(ANN)
        assert road.begun == [EVE, EVE, ANN]
        await road.answer()
        assert road.begun == [EVE, EVE, ANN, EVE]

    on_a_road(act)


def test_the_guests_of_an_address_take_turns() -> None:
    """Given one of a household who asks for much, when another asks for one thing, then it is next but one at most."""

    async def act(road: Road) -> None:
        await road.ask(ANN, 10)
        await road.ask(BEN)
        await road.answer()
        await road.answer()
        assert BEN in road.begun

    on_a_road(act)


def test_whoever_gives_up_waiting_is_passed_over() -> None:
    async def act(road: Road) -> None:
        await road.ask(ANN)
        await road.ask(BEN)
        await road.ask(EVE._replace(address="home"))
        road.asking[1].cancel()
        await road.settle()
        await road.answer()
        assert [owner.guest for owner in road.begun] == ["ann", "eve"]
        await road.answer()
        await road.ask(BEN)
        assert road.begun[-1] == BEN

    on_a_road(act, most=1)


def test_nothing_is_kept_of_an_address_that_wants_nothing() -> None:
    async def act(road: Road) -> None:
        await road.ask(EVE, 5)
        for _ in range(5):
            await road.answer()
        assert road.lanes.addresses() == 0

    on_a_road(act)
