"""A PostgreSQL that dies and starts again: whatever its servers do goes on, at tables and in the background."""

import asyncio
import random
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.crash_nodes import SAFE
from tests.server.test_life import two
from tests.support.postgres import Cluster, running
from tests.support.server import RunningServer

from wartable.server import lasting as background
from wartable.server.failures import NotRead
from wartable.server.lasting import lasting

DAYS = {"type": "days", "days": 2}


@pytest.fixture
def own() -> Iterator[Cluster]:
    with running(SAFE) as one:
        yield one


def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_database_that_starts_again_heals_everything(own: Cluster, tmp_path: Path) -> None:
    """Given a database that dies at once, when it is there again, then the game goes on where it was acknowledged.

    And the clock of a table that nobody has open falls, which is watched in the background.
    """
    server = RunningServer(tmp_path / "data", database=own.new_database())
    ann = server.guest()
    table = ann.create("me", seed=3)["id"]
    seat, chance = ann.sit(table), random.Random(1)
    acknowledged = [seat.choose_any(chance)["seq"] for _ in range(5)]
    waiting, (bob, _), seats = two(server, clock=DAYS, at_zero="bot", level="random")
    for one in seats:
        one.close()
    own.stop(signal.SIGQUIT)
    answer = seat.say("choose", keys=[seat.offers()[0]])
    assert (answer["type"], answer["code"]) == ("refused", "not_saved")
    assert ann.http.get("/health").status_code == 503
    assert ann.http.get(f"/api/tables/{table}").json()["code"] == "no_database"
    until(lambda: "watch_clocks was interrupted" in server.log())
    own.start()
    until(lambda: ann.http.get("/health").status_code == 200)
    again = ann.sit(table)
    assert again.moment["seq"] == acknowledged[-1]
    assert again.choose_any(chance)["type"] == "ack"
    (tmp_path / "shift").write_text(str(3 * 24 * 3600))
    until(lambda: any(one["stand_in"] for one in bob.http.get(f"/api/tables/{waiting}").json()["seats"]))
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()


def test_what_goes_on_in_the_background_begins_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given work that the database and a mistake of ours interrupt, then it begins again, and both are in the log."""
    monkeypatch.setattr(background, "SECONDS_TO_TRY_AGAIN", 0.0)
    failures: list[Exception] = [NotRead("gone"), ZeroDivisionError()]

    async def work() -> None:
        if failures:
            raise failures.pop(0)

    asyncio.run(lasting(work))
    assert [record.levelname for record in caplog.records] == ["WARNING", "ERROR"]
