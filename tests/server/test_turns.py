"""Turns: those who have had the least come first, and nobody waits behind everything that somebody else asked for."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import groupby

import pytest

from wartable.server import turns
from wartable.server.turns import FairQueue, Owner

EVE, ANN, BEN = Owner("elsewhere", "eve"), Owner("home", "ann"), Owner("home", "ben")


class Shop:
    """Works that last so many seconds each, by a clock that goes only when the test lets it."""

    def __init__(self, workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(turns.time, "monotonic", lambda: self.now)
        self.turns = FairQueue(workers)
        self.begun: list[Owner] = []
        self.going: list[turns.Errand] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, owner: Owner, times: int = 1) -> None:
        self._tasks += [asyncio.create_task(self._work(owner)) for _ in range(times)]
        await self.settle()

    async def pass_time(self, seconds: float) -> None:
        """Every work that goes on is done after these seconds; then the next begin."""
        self.now += seconds
        for turn in self.going[:]:
            self.going.remove(turn)
            self.turns.end(turn)
        await self.settle()

    async def settle(self) -> None:
        for _ in range(3):
            await asyncio.sleep(0)

    async def _work(self, owner: Owner) -> None:
        turn = await self.turns.take(owner)
        self.begun.append(owner)
        self.going.append(turn)


def acting(act: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await act()

    asyncio.run(main())


def test_somebody_new_comes_before_those_who_have_had_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given one who has asked for fifty things, when another asks for one, then it is done next."""

    async def act() -> None:
        shop = Shop(1, monkeypatch)
        await shop.ask(EVE, 50)
        for _ in range(5):
            await shop.pass_time(1)
        await shop.ask(ANN)
        await shop.pass_time(1)
        assert shop.begun == [EVE] * 6 + [ANN]

    acting(act)


def test_two_who_want_much_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        shop = Shop(1, monkeypatch)
        await shop.ask(EVE, 20)
        await shop.ask(ANN, 20)
        for _ in range(10):
            await shop.pass_time(1)
        assert all(len(list(row)) == 1 for _, row in groupby(shop.begun[:8])), shop.begun

    acting(act)


def test_many_cookies_of_one_address_count_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given somebody with ten cookies, and a household of two, then the household gets half; in it both get a share."""

    async def act() -> None:
        shop = Shop(1, monkeypatch)
        for number in range(10):
            await shop.ask(Owner("elsewhere", f"cookie {number}"), 5)
        await shop.ask(ANN, 10)
        await shop.ask(BEN, 10)
        for _ in range(20):
            await shop.pass_time(1)
        household = [owner for owner in shop.begun[:20] if owner.address == "home"]
        assert 9 <= len(household) <= 11
        assert 4 <= household.count(ANN) <= 6

    acting(act)


def test_the_last_free_worker_is_for_another_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given three workers, when one address wants ten things, then one worker stays free for the next one who comes."""

    async def act() -> None:
        shop = Shop(3, monkeypatch)
        await shop.ask(EVE, 10)
        assert shop.begun == [EVE] * 2
        await shop.ask(ANN)
        assert shop.begun == [EVE, EVE, ANN]

    acting(act)


def test_what_somebody_had_is_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given one who had much long ago and another who had something just now, then the first comes first."""

    async def act() -> None:
        shop = Shop(1, monkeypatch)
        await shop.ask(EVE)
        await shop.pass_time(20)
        shop.now += 300
        await shop.ask(ANN)
        await shop.pass_time(1)
        await shop.ask(BEN)
        await shop.ask(ANN)
        await shop.ask(EVE)
        await shop.pass_time(1)
        assert shop.begun == [EVE, ANN, BEN, EVE]

    acting(act)


def test_those_who_give_up_waiting_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        shop = Shop(1, monkeypatch)
        await shop.ask(EVE)
        waiting = asyncio.create_task(shop.turns.take(ANN))
        await shop.settle()
        assert shop.turns.wanted_by(ANN) == (1, 1)
        waiting.cancel()
        await shop.ask(BEN)
        await shop.pass_time(1)
        assert shop.begun == [EVE, BEN]
        assert shop.turns.wanted_by(ANN) == (1, 0)
        await shop.pass_time(1)
        assert shop.turns.are_over()

    acting(act)
