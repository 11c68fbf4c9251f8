"""The files of deploy/: a game is played through real proxies with TLS, and the service file is sound."""

import configparser
import json
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.support.postgres import Cluster
from tests.support.proxies import DEPLOY, Proxied, behind, require, two_behind_nginx
from tests.support.server import Guest, RunningServer, Seat

from wartable.cli import NOT_NOW, WRONG_USE
from wartable.server.settings import read_settings


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    require(request.param)
    with behind(request.param, tmp_path_factory.mktemp(request.param)) as ready:
        yield ready


def guest(proxied: Proxied) -> Guest:
    """Somebody who trusts the certificate of the proxy."""
    return Guest(proxied.address, context=ssl.create_default_context(cafile=str(proxied.certificate)))


def test_a_game_is_played_through_the_proxy(proxied: Proxied) -> None:
    """Two people, two sockets, TLS: the other learns what one chooses."""
    ann, ben = guest(proxied), guest(proxied)
    table = ann.create("me", "open", name="Ann")["id"]
    assert ben.take_seat(table, 1, "Ben").status_code == 200
    seats = [ann.sit(table), ben.sit(table)]
    turns(seats, 12)
    for seat in seats:
        seat.close()


def test_the_cookie_is_secure_and_the_answers_are_guarded(proxied: Proxied) -> None:
    first = httpx.get(f"{proxied.address}/api/games", verify=guest(proxied).context or False)
    assert "; Secure" in first.headers["set-cookie"]
    assert first.headers["strict-transport-security"]
    assert "default-src 'none'" in first.headers["content-security-policy"]


def test_the_server_knows_who_is_behind_the_proxy(proxied: Proxied) -> None:
    """Given somebody who names another address, when something is refused, then the log names the real one."""
    headers = {"X-Forwarded-For": "203.0.113.77", "Origin": "https://evil.example"}
    transport = httpx.HTTPTransport(local_address="127.0.0.2", verify=guest(proxied).context or False)
    with httpx.Client(transport=transport, base_url=proxied.address) as client:
        assert client.post("/api/tables", json={}, headers=headers).status_code == 403
    refused = [line for line in proxied.running.log().splitlines() if '"foreign_page"' in line]
    assert json.loads(refused[-1])["who"] == "127.0.0.2"


def test_what_is_not_for_everybody_stays_inside(proxied: Proxied) -> None:
    ann = guest(proxied)
    assert ann.http.get("/metrics").status_code == 404
    assert ann.http.get("/health").json()["status"] == "ok"
    foreign = ann.http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign_page")
    assert ann.http.post("/api/tables", content=b"1" * 40_000).status_code == 413


def test_players_go_on_at_the_other_server_when_theirs_dies(cluster: Cluster, tmp_path: Path) -> None:
    """Given two servers behind nginx, when the one that serves a game is killed, then it goes on within 5 seconds."""
    require("nginx")
    with two_behind_nginx(tmp_path, cluster.new_database()) as (proxied, other):
        ann, ben = guest(proxied), guest(proxied)
        table = ann.create("me", "open", name="Ann")["id"]
        assert ben.take_seat(table, 1, "Ben").status_code == 200
        seats = [ann.sit(table), ben.sit(table)]
        serving = [node for node in (proxied.running, other) if established(node)]
        assert len(serving) == 1, "whoever is at the same table is at the same server"
        chosen = turns(seats, 4)
        serving[0].kill()
        began = time.monotonic()
        seats = [ann.sit(table), ben.sit(table)]
        assert seats[0].moment["number"] == chosen
        turns(seats, 1)
        assert time.monotonic() - began < 5
        turns(seats, 4)


def established(node: RunningServer) -> bool:
    """Whether a socket at a table is open there."""
    page = httpx.get(f"{node.address}/metrics").text
    return any(line.startswith("wartable_sockets ") and line != "wartable_sockets 0.0" for line in page.splitlines())


def turns(seats: list[Seat], number: int) -> int:
    """So many choices by whoever is asked; returns how many have been made in all."""
    for _ in range(number):
        active = next(seat for seat in seats if seat.moment["decision"])
        assert active.choose(active.offers()[0])["type"] == "ack"
        for seat in seats:
            while seat.moment["number"] < active.moment["number"]:
                seat.next()
    return int(seats[0].moment["number"])


def test_the_settings_of_the_example_can_be_read() -> None:
    settings = read_settings(DEPLOY / "wartable.toml")
    assert settings.public_url == "https://games.example.org"
    assert (read_settings(DEPLOY / "nodes.toml").database or "").startswith("postgresql://")


def test_the_service_file_is_sound(tmp_path: Path) -> None:
    """systemd itself looks it through where it is installed; the command in it is one of ours."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "wartable.service")
    service = unit["Service"]
    assert service["ExecStart"].split()[1:] == ["serve", "--config", "${CREDENTIALS_DIRECTORY}/wartable.toml"]
    assert service["LoadCredential"] == "wartable.toml:/etc/wartable.toml"
    assert (service["DynamicUser"], service["Type"]) == ("yes", "notify")
    assert int(service["RestartPreventExitStatus"]) == WRONG_USE != NOT_NOW
    if shutil.which("systemd-analyze") is None:
        return
    runnable = (DEPLOY / "wartable.service").read_text().replace("/opt/wartable/.venv/bin/wartable", "/bin/true")
    file = tmp_path / "wartable.service"
    file.write_text(runnable)
    looked = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
    assert (looked.returncode, [line for line in looked.stderr.splitlines() if "wartable" in line]) == (0, [])


def test_systemd_is_told_that_it_listens_lives_and_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(20)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "300000")
        server = RunningServer(tmp_path / "data")
        told = [systemd.recv(100)]
        while told.count(b"WATCHDOG=1") < 4:
            told.append(systemd.recv(100))
        assert told.count(b"READY=1") == 1
        assert server.stop() == 0
        while told[-1] != b"STOPPING=1":
            told.append(systemd.recv(100))
