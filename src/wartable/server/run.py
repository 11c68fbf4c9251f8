"""Starting the server: a free port, the address when it really listens, a clean end."""

import contextlib
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn
from litestar.types import ASGIApp

from wartable.server.app import Settings, make_app
from wartable.server.folder import CannotServe, default_folder
from wartable.server.limits import Limits
from wartable.server.store import Store

USUAL_PORT = 8000
SECONDS_TO_FINISH = 3
LARGEST_FRAME = 16_384


class PortInUse(CannotServe):
    """The port that was asked for is taken."""


class Server(uvicorn.Server):
    """Tells when it listens, and ends without an error when it is asked to."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but a signal that was obeyed is not raised once more."""
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


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    open_browser: bool = False,
    bot_pause: float = 0.6,
    limits: Limits | None = None,
) -> None:
    """Serve until a signal ends it. Port None: the usual one, or a free one when that is taken; 0: a free one."""
    settings = Settings(data or default_folder(), bot_pause, limits or Limits())
    listener = bind(host, port)
    address = address_of(host, listener)

    def listening() -> None:
        print(f"Wartable is open at {address}", flush=True)  # noqa: T201
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    Server(configuration(make_app(settings, Store(settings.folder))), listening).run([listener])


def configuration(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )


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
    raise PortInUse(f"Port {port} of {host} cannot be used: {failure.strerror}.")


def address_of(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    shown = "localhost" if host in ("0.0.0.0", "::", "") else host  # noqa: S104
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
