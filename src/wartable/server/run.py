"""Starting the server: a free port, the address once it really listens, a clean shutdown."""

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator

import uvicorn
from litestar.types import ASGIApp

from wartable.server.app import make_app
from wartable.server.connections import Connection
from wartable.server.desk import Configuration, Desk
from wartable.server.embedded import store_in
from wartable.server.folder import CannotServe, FolderLock
from wartable.server.logs import set_up_logs
from wartable.server.settings import Settings
from wartable.server.store import Store
from wartable.server.supervised import ENDING, LISTENING, tell_systemd
from wartable.server.table_connections import TableConnection
from wartable.words import say

USUAL_PORT = 8000
SECONDS_TO_FINISH = 3
PASSING = (errno.EADDRINUSE, errno.EADDRNOTAVAIL)
COLLECTING = (10_000, 20, 10)  # how seldom Python looks for garbage that holds itself


class PortUnusable(CannotServe):
    """Nobody can listen there."""


class PortInUse(PortUnusable):
    """Nobody can listen there at the moment: the port is taken, or the network is not up."""

    may_pass = True


class Server(uvicorn.Server):
    """Announces when it listens, and ends without an error when asked to."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        tell_systemd(ENDING)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but a signal that was obeyed is not raised again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {one: signal.signal(one, self.handle_exit) for one in signals}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def serve(settings: Settings, open_browser: bool = False, accept_loss: bool = False) -> None:
    """Serve until a signal ends it. Port None: the usual one, or a free one when that is taken; 0: a free one."""
    set_up_logs(settings.log)
    allow_many_files()
    listener = bind(settings.host, settings.port)
    address = address_of(settings.host, listener)

    def listening() -> None:
        calm_the_collector()
        print(say("server", "open_at", {"address": address}), flush=True)  # noqa: T201
        tell_systemd(LISTENING)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    app = make_app(settings, store_of(settings, accept_loss))
    Server(configuration(app, settings), listening).run([listener])


def store_of(settings: Settings, accept_loss: bool) -> Store:
    """What is wrong with the database is said before the server listens."""
    if settings.database is None:
        return store_in(settings.folder, accept_loss)
    from wartable.server.postgres import Postgres  # needs an extra

    database = Postgres(settings.database, FolderLock(settings.folder))
    asyncio.run(database.prepare())
    return Store(database)


def configuration(app: ASGIApp, settings: Settings) -> Configuration:
    return Configuration(
        app,
        Desk(settings.door, settings.proxies()),
        http=Connection,
        ws=TableConnection,
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_config=None,
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=settings.door.keep_alive_seconds,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )


def calm_the_collector() -> None:
    """While Python looks through all objects, nobody is answered: a tenth of a second with a thousand tables.

    What was loaded at the start never goes, so it is left out; most garbage goes without this in any case.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def allow_many_files() -> None:
    """To the system every connection is a file, and it allows few of them unless asked."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def bind(host: str, port: int | None) -> socket.socket:
    """A listening socket; nobody else can take the port between finding and using it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in [USUAL_PORT, 0] if port is None else [port]:
        listener = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
            listener.listen(1024)
        except OSError as error:
            listener.close()
            failure = error
        else:
            return listener
    kind = PortInUse if failure.errno in PASSING else PortUnusable
    raise kind("port_in_use", port=str(USUAL_PORT if port is None else port), host=host, why=str(failure.strerror))


def address_of(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    shown = "localhost" if host in ("0.0.0.0", "::", "") else host  # noqa: S104
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
