"""Real proxies before a real server: the files of deploy/, with other names, ports and a certificate of our own."""

import contextlib
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.support.server import ROOT, RunningServer

DEPLOY = ROOT / "deploy"
NAME = "games.example.org"
HTTP, HTTPS, BEHIND, BESIDE = "80", "443", "127.0.0.1:8000", "127.0.0.1:8001"
UPSTREAM = re.compile(r"^upstream wartable \{.*?^\}$", re.MULTILINE | re.DOTALL)
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    {temporary}
    include {folder}/site.conf;
}}
"""
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


class Proxied(msgspec.Struct):
    """A server as people see it through its proxy."""

    address: str
    certificate: Path
    running: RunningServer


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def make_certificate(folder: Path) -> tuple[Path, Path]:
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    words = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
    names = ("-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1")
    command = [*words.split(), *names, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    return certificate, key


@contextlib.contextmanager
def behind(proxy: str, folder: Path) -> Iterator[Proxied]:
    """The server with the settings of deploy/wartable.toml, and before it the proxy with its file of deploy/."""
    port = free_port()
    address = f"https://localhost:{port}"
    settings = (DEPLOY / "wartable.toml").read_text().replace(f"https://{NAME}", address)
    (folder / "wartable.toml").write_text(settings)
    running = RunningServer(folder / "data", limits=str(folder / "wartable.toml"))
    certificate, key = make_certificate(folder)
    prepare = {"nginx": nginx_command, "caddy": caddy_command}[proxy]
    command = prepare(folder, port, running.address.removeprefix("http://"), (certificate, key))
    try:
        with before(command, port, folder):
            yield Proxied(address, certificate, running)
    finally:
        running.stop()


@contextlib.contextmanager
def before(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """The proxy runs."""
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin"}
        )
    try:
        await_port(port, process, folder)
        yield
    finally:
        process.terminate()
        process.wait(20)


def nginx_command(
    folder: Path, port: int, server: str, certificate: tuple[Path, Path], site: str | None = None
) -> list[str]:
    site = site or (DEPLOY / "nginx.conf").read_text()
    site = site.replace(BEHIND, server).replace(NAME, "localhost")
    site = re.sub(r"^ *listen \[.*\n", "", site, flags=re.MULTILINE)
    site = site.replace(f"listen {HTTPS} ", f"listen 127.0.0.1:{port} ")
    site = site.replace(f"listen {HTTP};", f"listen 127.0.0.1:{free_port()};")
    site = re.sub(r"ssl_certificate .*", f"ssl_certificate {certificate[0]};", site)
    site = re.sub(r"ssl_certificate_key .*", f"ssl_certificate_key {certificate[1]};", site)
    (folder / "site.conf").write_text(site)
    temporary = " ".join(f"{one}_temp_path {folder}/{one};" for one in TEMPORARY)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, temporary=temporary))
    return [str(program("nginx")), "-c", str(folder / "nginx.conf"), "-p", str(folder)]


@contextlib.contextmanager
def two_behind_nginx(folder: Path, database: str) -> Iterator[tuple[Proxied, RunningServer]]:
    """Two servers on one database, and nginx before them, as deploy/nodes.toml and deploy/nodes.conf say."""
    port = free_port()
    address = f"https://localhost:{port}"
    settings = (DEPLOY / "nodes.toml").read_text().replace(f"https://{NAME}", address)
    settings = re.sub("^database = .*", f'database = "{database}"', settings, flags=re.MULTILINE)
    (folder / "nodes.toml").write_text(settings)
    nodes = [RunningServer(folder / name, limits=str(folder / "nodes.toml"), database=database) for name in ("a", "b")]
    first, second = [one.address.removeprefix("http://") for one in nodes]
    certificate, key = make_certificate(folder)
    together = (DEPLOY / "nodes.conf").read_text().replace(BESIDE, second)
    site = UPSTREAM.sub(lambda _: together, (DEPLOY / "nginx.conf").read_text())
    with before(nginx_command(folder, port, first, (certificate, key), site), port, folder):
        yield Proxied(address, certificate, nodes[0]), nodes[1]
    for node in nodes:
        if node.process.poll() is None:
            node.stop()


def caddy_command(folder: Path, port: int, server: str, certificate: tuple[Path, Path]) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text().replace(BEHIND, server)
    site = site.replace(f"{NAME} {{", f"localhost:{port} {{\n\ttls {certificate[0]} {certificate[1]}")
    site = site.replace("\n{\n", "\n{\n\tadmin off\n\tauto_https disable_redirects\n", 1)
    (folder / "Caddyfile").write_text(site)
    return [str(program("caddy")), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def program(name: str) -> str | None:
    """Debian keeps nginx where only root looks for it."""
    return shutil.which(name, path="/usr/sbin:/usr/bin:/usr/local/bin")


def require(name: str) -> None:
    """Where changes are checked nothing may be missing; on somebody's own machine the test is left out."""
    if program(name) is None:
        message = f"{name} is not installed"
        pytest.fail(message) if os.environ.get("CI") == "true" else pytest.skip(message)


def await_port(port: int, process: "subprocess.Popen[bytes]", folder: Path) -> None:
    for _ in range(200):
        assert process.poll() is None, (folder / "proxy.log").read_text()
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.05)
    raise AssertionError("the proxy does not listen")
