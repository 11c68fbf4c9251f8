"""Behind a proxy: who is believed, who is counted, which names and pages are ours."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.support.databases import ANY
from tests.support.server import Guest, RunningServer
from websockets.exceptions import InvalidStatus

DATABASES = ANY  # what is counted and believed at the door comes to no database

PUBLIC = "https://games.example.org"
SETTINGS = f"""
public_url = "{PUBLIC}"
trusted_proxies = ["127.0.0.1", "10.0.0.0/8"]
[limits]
address_creates = "3/minute"
"""
WISH = {"game": "quests", "players": 1, "seats": ["me"]}


@pytest.fixture
def proxied(tmp_path: Path, start: Callable[..., RunningServer]) -> RunningServer:
    file = tmp_path / "wartable.toml"
    file.write_text(SETTINGS)
    return start(limits=str(file))


def create(server: RunningServer, forwarded: str, source: str = "127.0.0.1", **headers: str) -> httpx.Response:
    """A table that somebody behind the proxy sets up."""
    transport = httpx.HTTPTransport(local_address=source)
    given = {"X-Forwarded-For": forwarded, "X-Forwarded-Proto": "https", "Host": "games.example.org"} | headers
    with httpx.Client(transport=transport, base_url=server.address) as client:
        return client.post("/api/tables", json=WISH, headers=given)


def test_limits_count_the_address_that_the_trusted_proxy_names(proxied: RunningServer) -> None:
    """The last address that is no proxy of ours; what stands before it the sender has made up."""
    statuses = [create(proxied, f"198.51.100.{number}, 203.0.113.5, 10.1.2.3").status_code for number in range(4)]
    assert statuses == [201, 201, 201, 429]
    assert create(proxied, "203.0.113.6").status_code == 201


def test_nobody_else_is_believed(proxied: RunningServer) -> None:
    """Given a sender that is no proxy, when it names other addresses, then it is counted itself, and gets no Secure."""
    answers = [create(proxied, f"203.0.113.{number}", source="127.0.0.2") for number in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert "Secure" not in answers[0].headers["set-cookie"]


def test_addresses_of_one_household_count_together(proxied: RunningServer) -> None:
    """A network of IPv6 is one address."""
    statuses = [create(proxied, f"2001:db8:1:2::{number:x}").status_code for number in range(4)]
    assert statuses == [201, 201, 201, 429]
    assert create(proxied, "2001:db8:1:3::1").status_code == 201


def test_the_cookie_is_secure_when_the_proxy_speaks_https(proxied: RunningServer) -> None:
    assert "; Secure" in create(proxied, "203.0.113.5").headers["set-cookie"]
    plain = create(proxied, "203.0.113.5", **{"X-Forwarded-Proto": "http"})
    assert "Secure" not in plain.headers["set-cookie"]


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("games.example.org", PUBLIC, 201),
        ("127.0.0.1", PUBLIC, 201),  # the proxy does not pass the name on
        ("games.example.org", "http://games.example.org", 403),  # a page that came without TLS
        ("games.example.org", "https://evil.example", 403),
        ("games.example.org", "https://games.example.org.evil.example", 403),
        ("localhost:8000", "http://localhost:8000", 201),
        ("evil.example", "http://evil.example", 421),  # a name that somebody else has point here
        ("", PUBLIC, 421),
    ],
)
def test_pages_and_names_that_are_ours(proxied: RunningServer, host: str, origin: str, status: int) -> None:
    answer = create(proxied, "203.0.113.5", Host=host, Origin=origin)
    assert answer.status_code == status


def test_a_socket_comes_from_the_public_page_only(proxied: RunningServer) -> None:
    ann = Guest(proxied.address)
    table = ann.create("me")["id"]
    ann.connection(table, Origin=PUBLIC).close()
    with pytest.raises(InvalidStatus):
        ann.connection(table, Origin="https://evil.example")


def test_a_name_that_points_to_this_machine_by_trickery_is_refused(server: RunningServer) -> None:
    """A page of evil.example, whose name leads to 127.0.0.1, is as foreign as any other."""
    answer = httpx.get(f"{server.address}/api/games", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host")


def test_a_proxy_that_nobody_trusts_is_told_of_once(start: Callable[..., RunningServer]) -> None:
    server = start()
    for _ in range(3):
        assert httpx.get(f"{server.address}/api/tables", headers={"X-Forwarded-For": "203.0.113.5"}).status_code == 200
    assert server.log().count("set trusted_proxies") == 1
