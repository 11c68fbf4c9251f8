"""People at several servers: they find each other, and who looks at a table at another server is told of no turn."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.test_tidings import SETTINGS, end_turn, subscribe
from tests.support.postgres import Cluster, rows_of
from tests.support.receiving import MailBox, PushBox
from tests.support.server import Guest, RunningServer


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[list[RunningServer]]:
    mailbox, place, address = MailBox(), tmp_path_factory.mktemp("telling"), cluster.new_database()
    file = place / "telling.toml"
    file.write_text(SETTINGS.format(port=mailbox.port))
    running = [RunningServer(place / name, limits=str(file), database=address) for name in ("one", "two")]
    yield running
    for node in running:
        assert node.stop() == 0
        assert "Traceback" not in node.log(), node.log()
    mailbox.close()


def test_servers_that_first_need_the_key_at_the_same_moment_have_the_same(nodes: list[RunningServer]) -> None:
    guests = [node.guest() for node in nodes * 2]
    with ThreadPoolExecutor(len(guests)) as threads:
        ways = list(threads.map(lambda one: one.http.get("/api/me/ways").json(), guests))
    assert len({one["key"] for one in ways}) == 1
    assert rows_of(nodes[0].database or "", "SELECT count(*) FROM push_keys") == [(1,)]


def test_who_looks_at_the_table_at_another_server_is_not_told(nodes: list[RunningServer]) -> None:
    """Given Bob at the other server with the first table open, when it is his turn at two, he is told of the second."""
    pushed, ann, bob = PushBox(), nodes[0].guest(), nodes[1].guest()
    watched, unwatched = (begun(ann, bob) for _ in range(2))
    subscribe(bob, pushed)
    bob.sit(watched)
    for table in (watched, unwatched):
        seat = ann.sit(table)
        while table == watched and seat.await_type("presence")["online"] != [True, True]:
            pass
        end_turn(seat)
    assert pushed.await_message()["url"] == f"/t/{unwatched}"
    told = "SELECT table_id FROM tidings WHERE kind = 'turn'"
    assert rows_of(nodes[0].database or "", told) == [(unwatched,)]
    pushed.close()


def begun(ann: Guest, bob: Guest) -> str:
    """A table at which it is Ann who begins, as chance decides; nobody is told that it has begun."""
    for guest in (ann, bob):
        guest.http.put("/api/me/ways", json={"kind": "ready", "way": "push", "on": "no"})
    while True:
        table = str(ann.create("me", "open", name="Ann")["id"])
        assert bob.take_seat(table, 1, "Bob").status_code == 200
        if ann.http.get(f"/api/tables/{table}").json()["asked"] == [0]:
            return table


def test_two_strangers_at_two_servers_find_each_other(nodes: list[RunningServer]) -> None:
    """Given Ann, who waits at one server, when Bob looks for the same at the other, then he comes to her table."""
    ann, bob = (node.guest() for node in nodes)
    wish = {"game": "quests", "players": 2, "speed": "calm"}
    table = ann.http.post("/api/quick", json=wish).json()["id"]
    assert ann.take_seat(table, 0, "Ann").status_code == 200
    ann.sit(table).await_type("presence")
    assert bob.http.post("/api/quick", json=wish).json()["id"] == table
