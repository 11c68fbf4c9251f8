"""Watching over the server: health, metrics, and a log that tells no secrets."""

import json
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.support.server import RunningServer

import wartable

TOKEN = "a-token-of-more-than-sixteen"
SETTINGS = f"""
log = "json"
trusted_proxies = ["127.0.0.0/8"]
metrics_token = "{TOKEN}"
[limits]
guest_creates = "2/minute"
"""


@pytest.fixture
def watched(tmp_path: Path, start: Callable[..., RunningServer]) -> RunningServer:
    file = tmp_path / "wartable.toml"
    file.write_text(SETTINGS)
    return start(limits=str(file))


def metrics(server: RunningServer) -> dict[str, float]:
    answer = httpx.get(f"{server.address}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_health_tells_that_the_database_is_written(server: RunningServer) -> None:
    answer = httpx.get(f"{server.address}/health")
    assert (answer.status_code, answer.json()["status"], answer.json()["writable"]) == (200, "ok", True)
    server.guest().create("me")
    assert 0 <= httpx.get(f"{server.address}/health").json()["last_write_seconds"] < 5


def test_health_fails_when_the_database_cannot_be_written(tmp_path: Path) -> None:
    """Given a file that somebody else locks, when asked, then the answer is 503, and 200 once it is free."""
    server = RunningServer(tmp_path / "data")
    other = sqlite3.connect(server.folder / "wartable.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answer = httpx.get(f"{server.address}/health", timeout=30)
    other.execute("ROLLBACK")
    other.close()
    assert (answer.status_code, answer.json()["writable"]) == (503, False)
    assert httpx.get(f"{server.address}/health", timeout=30).status_code == 200
    assert server.stop() == 0


def test_metrics_count_what_happens(server: RunningServer) -> None:
    ann = server.guest()
    before = metrics(server)
    seat = ann.sit(ann.create("me", "random")["id"])
    for _ in range(3):
        assert seat.await_turn()
        seat.choose(seat.offers()[0])
    after = metrics(server)
    grown = {name: value - before.get(name, 0) for name, value in after.items()}
    assert grown['wartable_requests_total{route="/api/tables",status="201"}'] == 1
    assert grown['wartable_choices_total{by="person"}'] == 3
    assert grown["wartable_acknowledgement_seconds_count"] == 3
    assert grown["wartable_sockets"] == 1
    assert after["wartable_tables_in_memory"] >= 1
    assert after["wartable_connections"] >= 1
    assert after["wartable_writer_queue"] >= 0
    assert after['wartable_bot_thinking_seconds_count{level="random"}'] >= 1
    assert after[f'wartable_build_info{{version="{wartable.__version__}"}}'] == 1
    if sys.platform == "linux":
        assert after["process_resident_memory_bytes"] > 1e7 and after["process_open_fds"] > 3


def test_metrics_are_for_this_machine_and_for_those_with_the_token(watched: RunningServer) -> None:
    """A request through a proxy comes from elsewhere, even if the proxy runs on this machine."""
    assert httpx.get(f"{watched.address}/metrics").status_code == 200
    far = {"X-Forwarded-For": "203.0.113.5"}
    near = {"X-Forwarded-For": "127.0.0.1"}
    for headers in (far, near, far | {"Authorization": "Bearer wrong"}):
        assert httpx.get(f"{watched.address}/metrics", headers=headers).status_code == 404
    assert (
        httpx.get(f"{watched.address}/metrics", headers=far | {"Authorization": f"Bearer {TOKEN}"}).status_code == 200
    )


def test_a_refusal_is_one_line_of_json_without_secrets(watched: RunningServer) -> None:
    ann = watched.guest()
    wish = {"game": "quests", "players": 1, "seats": ["me"], "name": "Annabella"}
    answers = [ann.http.post("/api/tables", json=wish) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
    time.sleep(0.2)
    lines = [json.loads(line) for line in watched.log().splitlines()]
    refused = [line for line in lines if line["event"] == "refused"]
    assert [line["limit"] for line in refused] == ["guest_creates", "guest_creates"]
    assert refused[0]["level"] == "warning"
    assert refused[0]["timestamp"]
    assert len(refused[0]["who"]) < 20
    assert 'wartable_refusals_total{limit="guest_creates"} 2.0' in httpx.get(f"{watched.address}/metrics").text
    for secret in ("Annabella", ann.http.cookies["wartable_guest"], answers[0].json()["id"], TOKEN):
        assert secret not in watched.log()


def test_unknown_addresses_get_a_page_in_a_browser_and_a_problem_elsewhere(server: RunningServer) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    page = httpx.get(f"{server.address}/no/such/place", headers=browser)
    if page.status_code == 404 and page.headers["content-type"] == "application/json":
        pytest.skip("the client is not built")
    assert (page.status_code, page.headers["cache-control"]) == (404, "no-store")
    assert "<html" in page.text
    for path, headers in [("/api/nothing", browser), ("/assets/none.js", browser), ("/nothing", {"Accept": "*/*"})]:
        answer = httpx.get(f"{server.address}{path}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/games/quests/cards", "/api/games/quests/rules", "/api/schema/openapi.json"]
)
def test_what_does_not_change_is_sent_once(server: RunningServer, path: str) -> None:
    first = httpx.get(f"{server.address}{path}")
    assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
    assert first.headers["content-encoding"] == "gzip"
    again = httpx.get(f"{server.address}{path}", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = httpx.get(f"{server.address}{path}", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()


def test_games_that_do_not_exist_are_not_kept(server: RunningServer) -> None:
    for _ in range(2):
        answer = httpx.get(f"{server.address}/api/games/chess/rules")
        assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")
