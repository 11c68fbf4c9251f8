"""Connections: how much, how many and how slowly strangers may send before a request has arrived in full.

uvicorn itself has none of these limits for the parser that we use: it waits forever and keeps whatever arrives.
"""

import asyncio
import http
import random
from collections.abc import Callable
from typing import Any, NoReturn

import msgspec
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from wartable.server.desk import Configuration
from wartable.server.protocol import Problem
from wartable.server.refusals import note_refusal
from wartable.words import word

LINGER_SECONDS = 1.0  # so that a sender can still read the refusal before the connection breaks
RETRY_SECONDS = 5
COLON_AND_LINE_END = 4
ANSWERS = {  # the status and the sentence for each limit
    "malformed": (400, "malformed"),
    "request_seconds": (408, "too_slow"),
    "body_seconds": (408, "too_slow"),
    "body_bytes": (413, "too_large"),
    "request_line_bytes": (414, "address_too_long"),
    "requests_in_line": (429, "too_fast"),
    "address_connections": (429, "too_many_connections"),
    "header_bytes": (431, "headers_too_large"),
    "headers": (431, "headers_too_large"),
    "connections": (503, "server_full"),
}


class Reached(Exception):
    """A limit is reached while a request is read."""


class Connection(HttpToolsProtocol):
    """A connection that sends requests."""

    def __init__(
        self,
        config: Configuration,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._desk, self._limits = config.desk, config.desk.limits
        self._address = "unknown"
        self._is_inside = self._is_refused = False
        self._alarm: asyncio.TimerHandle | None = None  # runs while we wait for the sender
        self._stall: asyncio.TimerHandle | None = None  # runs while nobody reads the answer
        self._reached = "malformed"
        self._answered: RequestResponseCycle | None = None  # the request that is being answered, or was the last one
        self._start_counting()

    # --- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else "unknown"
        self._is_inside = True
        if not self._desk.enter(self._address):
            self._refuse("address_connections")
        elif len(self.connections) > self._limits.connections:
            self._refuse("connections")
        else:
            self._wait_for("request_seconds")

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which the gate counts."""
        self._go()
        super().handle_websocket_upgrade()

    def _go(self) -> None:
        self._stop_waiting()
        self.resume_writing()
        self._call_off()
        if self._is_inside:
            self._is_inside = False
            self._desk.leave(self._address)

    # --- reading a request

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        self._unread += len(data)
        if self._alarm is None:
            self._wait_for("request_seconds")
        super().data_received(data)
        if self._head_bytes + self._unread > self._limits.header_bytes and not self._is_refused:
            self._refuse("header_bytes")

    def send_400_response(self, msg: str) -> None:
        """The parser gave up: because of us, or because of what was sent."""
        self._refuse(self._reached)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._start_counting()
        self._wait_for("request_seconds")

    def on_url(self, url: bytes) -> None:
        self._unread = 0
        if len(self.url) + len(url) > self._limits.request_line_bytes:
            self._stop("request_line_bytes")
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Including those after a body: they are headers like any others."""
        self._unread = 0
        self._head_bytes += len(name) + len(value) + COLON_AND_LINE_END
        if self._head_bytes > self._limits.header_bytes:
            self._stop("header_bytes")
        if len(self.headers) >= self._limits.headers:
            self._stop("headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._unread = 0
        if self._announced() > self._limits.body_bytes:
            self._stop("body_bytes")
        if len(self.pipeline) >= self._limits.requests_in_line:
            self._stop("requests_in_line")
        self._is_head_read = True
        self._wait_for("body_seconds")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        self._body_bytes += len(body)
        if self._body_bytes > self._limits.body_bytes:
            self._stop("body_bytes")
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unread = 0
        self._stop_waiting()
        super().on_message_complete()

    def _start_counting(self) -> None:
        self._unread = self._head_bytes = self._body_bytes = 0  # unread: what the parser has not made sense of yet
        self._is_head_read = False

    def _announced(self) -> int:
        return max((int(value) for name, value in self.headers if name == b"content-length"), default=0)

    def _stop(self, limit: str) -> NoReturn:
        self._reached = limit
        raise Reached(limit)

    # --- waiting

    def _wait_for(self, limit: str) -> None:
        self._stop_waiting()
        self._alarm = self.loop.call_later(getattr(self._limits, limit), self._refuse, limit)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def on_response_complete(self) -> None:
        if self._is_refused:  # nor is anything else in line answered
            return
        super().on_response_complete()
        if self.transport.is_closing():  # it closes when all is read, and that may be never
            self._watch_reader()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch_reader()

    def _watch_reader(self) -> None:
        if self._stall is None:
            self._stall = self.loop.call_later(self._limits.answer_seconds, self._give_up)

    def _give_up(self) -> None:
        note_refusal("answer_seconds", self._address)
        self._hang_up()

    # --- refusing

    def _refuse(self, limit: str) -> None:
        """Answer what can be answered, read nothing more, and close shortly."""
        if self._is_refused or self.transport.is_closing():
            return
        self._is_refused = True
        self._stop_waiting()
        note_refusal(limit, self._address)
        if self._is_answering():
            self._let_linger(self._hang_up)
            return
        self._call_off()
        self.transport.write(answer_to(limit))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._let_linger(self.transport.abort)

    def _let_linger(self, end: Callable[[], None]) -> None:
        """A sender who is hung up on at once begins again at once; and many must not begin again together."""
        self.pipeline.clear()
        self.flow.pause_reading()
        self.loop.call_later(LINGER_SECONDS * random.uniform(1, 2), end)

    def _is_answering(self) -> bool:
        """Is an answer on its way, to this request or to an earlier one? A refusal would come in its midst."""
        answered = self._answered
        if answered is None or answered.response_complete:
            return False
        return answered.response_started or answered is not self.cycle or not self._is_head_read

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _call_off(self) -> None:
        """Nobody is waiting for the answer any more. uvicorn tells only the latest request, not one before it."""
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.waiting_for_100_continue = False
            self._answered.message_event.set()

    def _hang_up(self) -> None:
        self._call_off()
        self.transport.abort()


def answer_to(limit: str) -> bytes:
    status, code = ANSWERS[limit]
    body = msgspec.json.encode(Problem(code, "", word("server", code)))
    lines = [
        f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "x-content-type-options: nosniff",
        "connection: close",
        *([f"retry-after: {RETRY_SECONDS}"] if status in (429, 503) else []),
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
