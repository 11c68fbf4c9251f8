"""Several servers on one database: whoever is connected to which, they play one game, and nothing is lost."""

import asyncio
import json
import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect
from tests.server.crash_nodes import run
from tests.server.test_drafts import at_a_payment, change, keys
from tests.server.test_ratings import pair
from tests.support.postgres import Cluster, rows_of
from tests.support.server import Guest, RunningServer, Seat
from websockets.exceptions import ConnectionClosed

from wartable.server.admin_socket import give_order
from wartable.server.database import migrations_of, reach_newest
from wartable.server.folder import CannotServe
from wartable.server.orders import BanWho, CloseTable, Unban
from wartable.server.postgres import OTHERS, Postgres
from wartable.server.schema import metadata
from wartable.server.store import Store
from wartable.server.turns import Owner

SECONDS_TO_GO_ON = 5  # at the other server
SLOW_MACHINE = 3  # times as long may pass before a busy machine is called a mistake


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[list[RunningServer]]:
    address, place = cluster.new_database(), tmp_path_factory.mktemp("nodes")
    running = [RunningServer(place / name, database=address) for name in ("one", "two")]
    yield running
    for node in running:
        assert node.stop() == 0
        assert "Traceback" not in node.log(), node.log()


def at_both(nodes: list[RunningServer], *seats: str, **more: Any) -> tuple[str, Guest, Guest]:
    """A table, and its maker at each of the servers."""
    one = nodes[0].guest()
    table = one.create(*seats, **more)["id"]
    return table, one, nodes[1].guest(wartable_guest=one.http.cookies["wartable_guest"])


def until(seat: Seat, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while not is_so(message := seat.next()):
        pass
    return message


def test_two_people_at_two_servers_play_one_game(nodes: list[RunningServer]) -> None:
    ann, bob = nodes[0].guest(), nodes[1].guest()
    table = ann.create("me", "open", name="Ann")["id"]
    seats = [ann.sit(table)]
    assert bob.take_seat(table, 1, "Bob").status_code == 200
    seats.append(bob.sit(table))
    until(seats[0], lambda message: message["type"] == "moment" and message["view"] is not None)
    for _ in range(12):
        active = next(seat for seat in seats if seat.moment["decision"])
        assert active.choose(active.offers()[0])["type"] == "ack"
        for seat in seats:
            seat.await_seq(active.moment["seq"])
    assert seats[0].log[-1]["number"] == seats[1].log[-1]["number"]
    assert {seat.moment["number"] for seat in seats} == {seats[0].moment["number"]}


def test_everybody_knows_who_is_there_whichever_the_server(nodes: list[RunningServer]) -> None:
    ann, bob = nodes[0].guest(), nodes[1].guest()
    table = ann.create("me", "open", name="Ann")["id"]
    here = ann.sit(table)
    assert bob.take_seat(table, 1, "Bob").status_code == 200
    there = bob.sit(table)
    for seat in (here, there):
        until(seat, lambda message: message["type"] == "presence" and message["online"] == [True, True])
    watching = nodes[1].guest().sit(table)
    until(here, lambda message: message["type"] == "presence" and message["spectators"] == 1)
    watching.close()
    there.close()
    until(here, lambda message: message == {"type": "presence", "online": [True, False], "spectators": 0})


def test_a_draft_follows_its_player_to_another_server_and_nobody_else(nodes: list[RunningServer]) -> None:
    one, ben = nodes[0].guest(), nodes[1].guest()
    table, here = at_a_payment(one, "me", "random")
    two = nodes[1].guest(wartable_guest=one.http.cookies["wartable_guest"])
    there, other = two.sit(table), ben.sit(table)
    assert keys(there.moment["draft"]["picks"]) == keys(here.moment["draft"]["picks"])
    picks = keys(change(here, add=[keys(here.moment["draft"]["additions"])[0]])["picks"])
    assert keys(until(there, lambda message: message["type"] == "draft")["draft"]["picks"]) == picks
    there.close()
    until(here, lambda message: message["type"] == "presence")
    assert all(json.loads(frame)["type"] != "draft" for frame in other.frames)


def test_of_two_choices_at_the_same_moment_one_is_first_and_the_other_stale(nodes: list[RunningServer]) -> None:
    table, one, two = at_both(nodes, "me", seed=3)
    seats = [one.sit(table), two.sit(table)]
    lost = 0
    for _ in range(10):
        answers = side_by_side(seats, [None, None])
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds in (["ack", "refused"], ["ack", "ack"]), answers
        lost += kinds == ["ack", "refused"]
        assert all(answer.get("code", "stale") == "stale" for answer in answers)
        for seat in seats:
            seat.await_seq(max(answer.get("seq", 0) for answer in answers))
    assert lost, "they never met"


def test_a_message_sent_to_two_servers_counts_once(nodes: list[RunningServer]) -> None:
    table, one, two = at_both(nodes, "me", seed=3)
    seats = [one.sit(table), two.sit(table)]
    for number in range(5):
        before = seats[0].moment["seq"]
        answers = side_by_side(seats, [f"same{number}"] * 2)
        assert [(answer["type"], answer["seq"]) for answer in answers] == [("ack", before + 1)] * 2
        for seat in seats:
            seat.await_seq(before + 1)


def side_by_side(seats: list[Seat], names: list[str | None]) -> list[dict[str, Any]]:
    """All choose their first option at once."""
    answers: list[dict[str, Any]] = [{}, {}]

    def choose(place: int) -> None:
        named = {} if names[place] is None else {"id": names[place]}
        answers[place] = seats[place].say("choose", keys=[seats[place].offers()[0]], **named)

    threads = [threading.Thread(target=choose, args=(place,)) for place in range(len(seats))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    return answers


def test_a_rated_game_that_two_servers_end_at_once_counts_once(nodes: list[RunningServer]) -> None:
    """Given Ann and Bob at two servers, when both resign in several games at once, then each game counts once."""
    ann, bob = nodes[0].guest(), nodes[1].guest()
    for _ in range(4):
        table = pair(ann, bob)
        all_resign([ann.sit(table), bob.sit(table)])
    for guest in (ann, bob):
        [size] = guest.http.get("/api/me/profile").json()["sizes"]
        assert (size["played"], size["rated"], len(size["past"])) == (4, 4, 4)


def test_a_player_whose_games_end_at_two_servers_at_once_loses_none_of_them(nodes: list[RunningServer]) -> None:
    """Given four rated games of Ann's, when all end at the same moment at two servers, then all four count."""
    ann, others = nodes[0].guest(), [nodes[number % 2].guest() for number in range(4)]
    seats = [other.sit(pair(ann, other)) for other in others]
    all_resign(seats)
    [size] = ann.http.get("/api/me/profile").json()["sizes"]
    assert (size["won"], size["rated"], len({one["points"] for one in size["past"]})) == (4, 4, 4)


def all_resign(seats: list[Seat]) -> None:
    """At the same moment."""
    with ThreadPoolExecutor(len(seats)) as threads:
        list(threads.map(lambda seat: seat.say("resign"), seats))


def test_who_is_banned_at_one_server_is_banned_at_all(nodes: list[RunningServer]) -> None:
    table, one, two = at_both(nodes, "me")
    seat = two.sit(table)
    who = one.http.get("/api/tables").json()[0]
    assert who["id"] == table
    rows = give_order(nodes[0].folder, BanWho("127.0.0.0/8")).problem
    assert rows == ""
    with pytest.raises(ConnectionClosed, match="4403"):
        until(seat, lambda _: False)
    assert give_order(nodes[1].folder, Unban("127.0.0.0/8")).problem == ""
    until_let_in(one)


def until_let_in(guest: Guest) -> None:
    while guest.http.get("/api/tables").status_code == 403:
        pass


def test_a_table_closed_at_one_server_is_closed_at_all(nodes: list[RunningServer]) -> None:
    table, _, two = at_both(nodes, "me")
    seat = two.sit(table)
    assert give_order(nodes[0].folder, CloseTable(table)).problem == ""
    with pytest.raises(ConnectionClosed, match="1013"):
        until(seat, lambda _: False)
    assert two.sit(table).moment["table"]["halted"]["code"] == "closed"


def test_who_is_signed_out_at_one_server_is_signed_out_at_all(nodes: list[RunningServer]) -> None:
    table, one, two = at_both(nodes, "me")
    assert one.http.put("/api/me/name", json={"name": "Ann"}).status_code < 300
    seat = two.sit(table)
    (device,) = one.http.get("/api/me").json()["devices"]
    assert one.http.delete(f"/api/me/devices/{device['id']}").status_code < 300
    with pytest.raises(ConnectionClosed, match="4401"):
        until(seat, lambda _: False)


def test_a_bot_thinks_once_though_two_servers_wait_for_it(nodes: list[RunningServer]) -> None:
    """Given a table that is looked at by way of both servers, then each of the bot's choices is one job."""
    table, one, two = at_both(nodes, "me", "greedy", seed=3)
    seats = [one.sit(table), two.sit(table)]
    chance = random.Random(1)
    for _ in range(10):
        seats[0].await_turn()
        seats[0].choose_any(chance)
    assert seats[0].await_turn()
    seats[1].await_seq(seats[0].moment["seq"])
    address = nodes[0].database or ""
    (made,) = rows_of(
        address, "SELECT count(*) FROM events WHERE table_id = $1 AND seat = 1 AND kind = 'choice'", table
    )
    thought = "SELECT count(*), max(attempts) FROM jobs WHERE work = 'think' AND encode(body, 'escape') LIKE $1"
    assert rows_of(address, thought, f'%"{table}"%') == [(made[0], 1)] and made[0] > 3
    assert seats[0].say("ask_hint")["type"] == "hint"


def test_jobs_are_taken_once_and_again_when_a_worker_dies(cluster: Cluster) -> None:
    """Given two who take, then each has jobs of its own, until it dies; those who had least come first."""
    greedy, modest = Owner("10.0.0.1", "a"), Owner("10.0.0.2", "b")

    async def main() -> None:
        databases = [Postgres(address) for _ in range(2)]
        for database in databases:
            await database.open()
        one, two = [database.jobs for database in databases]
        asked = [asyncio.create_task(one.ask("play", "think", f"{n}".encode(), greedy)) for n in range(3)]
        asked.append(asyncio.create_task(two.ask("play", "think", b"0", greedy)))
        await asyncio.sleep(0.3)
        taken = await asyncio.gather(*(jobs.take("play", []) for jobs in (one, two)))
        assert len({job.key for job in taken if job}) == 2
        asked.append(asyncio.create_task(one.ask("play", "think", b"modest", modest)))
        await asyncio.sleep(0.2)
        first = await two.take("play", [])
        assert first is not None and first.owner == modest
        assert await two.take("play", [greedy.address]) is None, "an address that has enough waits"
        await databases[0].news.close()
        await asyncio.sleep(0.2)
        last, again = await two.take("play", []), await two.take("play", [])
        assert last is not None and again is not None
        assert {last.key, again.key} & {taken[0].key if taken[0] else ""}, "what a dead process had taken is free again"
        for job in (*taken, first, last, again):
            if job is not None:
                await two.answer(job, b"done " + job.body)
        assert await asyncio.wait_for(asked[3], 5) == b"done 0"
        for task in asked:
            task.cancel()
        for database in databases:
            await database.close()

    address = cluster.new_database()
    asyncio.run(main())


def test_only_one_server_does_what_is_done_for_all(cluster: Cluster) -> None:
    address = cluster.new_database()

    async def main() -> None:
        stores = [Store(Postgres(address)) for _ in range(2)]
        for store in stores:
            await store.open()
        assert sorted(await asyncio.gather(*(store.claims("expiry", 0.3) for store in stores))) == [False, True]
        await asyncio.sleep(0.4)
        assert await stores[0].claims("expiry", 0.3), "the claim has run out"
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_of_servers_that_start_at_once_somebody_notes_the_outage(cluster: Cluster) -> None:
    """Given a server on another database beside them, when two start, then one finds nobody; who comes later, somebody.

    Were each of them to see the other, the time in which none of them ran would be taken from the clocks.
    """
    elsewhere, address = cluster.new_database(), cluster.new_database()

    async def main() -> None:
        beside, one, two, later = (Postgres(where) for where in (elsewhere, address, address, address))
        await beside.open()
        await until_seen(beside)
        await asyncio.gather(one.open(), two.open())
        assert one.was_free or two.was_free
        await until_seen(one)
        await later.open()
        assert not later.was_free
        for database in (beside, one, two, later):
            await database.close()

    asyncio.run(main())


async def until_seen(database: Postgres) -> None:
    async with asyncio.timeout(30):
        while True:
            if await database.read(lambda connection: connection.execute(OTHERS).scalar_one()):
                return
            await asyncio.sleep(0.02)


def test_killing_one_of_two_servers_loses_no_acknowledged_choice(cluster: Cluster, tmp_path: Path) -> None:
    """The short form of `python -m tests.server.crash_nodes`, which tells how soon players go on."""
    seen = run(3, 3, cluster, tmp_path)
    assert seen["rounds"] == 3
    assert seen["acknowledged"] > 50
    assert seen["longest pause, ms"] < SECONDS_TO_GO_ON * SLOW_MACHINE * 1000


def test_the_migrations_give_postgresql_the_same_shape_and_can_be_taken_back(cluster: Cluster) -> None:
    database = Postgres(cluster.address(cluster.empty_database()))

    def there_and_back(connection: Connection) -> None:
        reach_newest(connection)
        assert compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata) == []
        command.downgrade(migrations_of(connection), "base")
        assert set(inspect(connection).get_table_names()) == {"alembic_version"}
        reach_newest(connection)

    async def main() -> None:
        async with database.engine.execution_options(isolation_level="READ COMMITTED").connect() as connection:
            await connection.run_sync(there_and_back)
        await database.engine.dispose()

    asyncio.run(main())


def test_a_database_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path, cluster: Cluster) -> None:
    for address, said in (
        (cluster.address("nothing_here"), "does not exist"),
        ("postgresql://nobody@127.0.0.1:9/wartable", "Connect call failed"),
        ("postgresql://", "postgresql://user:password@host/name"),
    ):
        with pytest.raises(CannotServe, match=said):
            asyncio.run(Postgres(address).prepare())
