"""Watching over the server: /health for those who restart it, /metrics for those who draw curves."""

import secrets
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

import wartable
from wartable.server.addresses import is_loopback
from wartable.server.door import address_of
from wartable.server.metrics import TABLES, WRITER_QUEUE, exposition
from wartable.server.trouble import NOT_FOUND, UNAVAILABLE, Trouble
from wartable.server.wire import Answer

FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
TEXT_OF_PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
Asker = Request[Any, Any, State]


class Health(Answer):
    """How the server is. `last_write_seconds` is null until it has written something."""

    status: str
    version: str
    writable: bool
    full: bool  # no new tables are made
    last_write_seconds: float | None


@get("/health", include_in_schema=False)
async def show_health(request: Asker) -> Response[Health]:
    request.app.state.gate.asks(address_of(request.scope))
    pulse = await request.app.state.store.pulse()
    full = request.app.state.room.is_full()
    state = "failing" if not pulse.writable else "full" if full else "ok"
    health = Health(state, wartable.__version__, pulse.writable, full, pulse.seconds)
    status = 200 if pulse.writable else UNAVAILABLE
    return Response(health, status_code=status, headers={"cache-control": "no-store"})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def show_metrics(request: Asker) -> Response[bytes]:
    """For anybody who may not see it, there is nothing here."""
    request.app.state.gate.asks(address_of(request.scope))
    if not (is_local(request) or has_token(request)):
        raise Trouble(NOT_FOUND, "not_found")
    TABLES.set(request.app.state.hall.tables_in_memory())
    request.app.state.room.used()
    WRITER_QUEUE.set(request.app.state.store.writer.waiting())
    return Response(exposition(), headers={"cache-control": "no-store"}, media_type=TEXT_OF_PROMETHEUS)


def is_local(request: Asker) -> bool:
    """From this machine, and not through a proxy that may run on it, trusted or not."""
    client = request.client.host if request.client else ""
    return is_loopback(client) and not any(name in request.headers for name in FORWARDED)


def has_token(request: Asker) -> bool:
    token: str | None = request.app.state.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return token is not None and secrets.compare_digest(given.encode(), token.encode())
