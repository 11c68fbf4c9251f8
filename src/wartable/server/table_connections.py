"""Connections on which there is a socket: what uvicorn does, in less memory, because thousands of sockets wait."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from wartable.server.addresses import counted
from wartable.server.desk import Configuration
from wartable.server.outbox import Inbox, Valve
from wartable.server.refusals import note_refusal
from wartable.server.wire import is_text

NOT_TEXT = 1007  # the code with which a socket is closed


class TableConnection(WebSocketsSansIOProtocol):
    """A socket. A client that does not read loses it in any case: closing would wait until all is read."""

    __slots__ = (  # of what uvicorn keeps: for more than thirty names Python makes each object its own dictionary
        *("_stall", "close_timeout", "close_timer", "conn", "curr_msg_data_type", "frames", "initial_response"),
        *("last_ping_rtt", "pending_ping_payload", "ping_interval", "ping_sent_at", "ping_timeout", "ping_timer"),
        *("pong_timer", "queue", "read_paused", "request", "response", "scope", "writable"),
    )

    def __init__(
        self,
        config: Configuration,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Valve()  # type: ignore[assignment]
        self._stall: asyncio.TimerHandle | None = None

    def start_keepalive(self) -> None:
        """The handshake is over: what it was about is not needed any more, and a third of all that a socket holds."""
        super().start_keepalive()
        self.scope["headers"] = []
        self.request.headers.clear()  # the parser keeps the request as long as the socket
        del self.request, self.response

    def send_receive_event_to_app(self) -> None:
        """What is sent as text and is none is refused in a line; uvicorn would log a traceback for each."""
        if self.curr_msg_data_type != "text" or is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.conn.send_close(NOT_TEXT)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """What is no message ends the socket; before it is open, no frame can say so, and uvicorn would fail."""
        note_refusal("malformed", counted(self.client[0] if self.client else "unknown"))
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        assert isinstance(self.config, Configuration)
        if not self.disconnected:
            self._stall = self.loop.call_later(self.config.desk.limits.answer_seconds, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._stall is not None:
            self._stall.cancel()
