"""The application: routes, socket, errors and what lives as long as the server."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import wartable
from wartable.server.client_files import client_folder, read_client
from wartable.server.door import Door
from wartable.server.hall import Hall
from wartable.server.limits import Gate, Limits
from wartable.server.pages import client_page, start_page
from wartable.server.protocol import Wish
from wartable.server.routes import API
from wartable.server.sockets import table_socket
from wartable.server.store import Store
from wartable.server.thinker import Thinker
from wartable.server.trouble import BAD_REQUEST, BROKEN, METHOD, NOT_FOUND, TOO_LARGE, Trouble

LARGEST_BODY = 16_384
log = logging.getLogger(__name__)


class Settings(msgspec.Struct, frozen=True):
    folder: Path
    bot_pause: float = 0.6
    limits: Limits = Limits()


class CarefulRequest(Request[Any, Any, State]):
    """A body can be nested so deeply that reading it ends Python's patience: that is the sender's mistake."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError as error:
            raise Trouble(BAD_REQUEST, "malformed") from error


def make_app(settings: Settings, store: Store) -> ASGIApp:
    app = Litestar(
        route_handlers=[*API, table_socket, start_page, client_page],
        lifespan=[life(settings, store)],
        exception_handlers={Trouble: tell_trouble, HTTPException: tell_http, Exception: tell_mistake},
        request_class=CarefulRequest,
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=4, exclude_opt_key="compressed_already"
        ),
        openapi_config=OpenAPIConfig(
            "Wartable", wartable.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    refuse_unknown_fields(app)
    return Door(app)


def refuse_unknown_fields(app: Litestar) -> None:
    """Litestar leaves out of its OpenAPI document that what a page sends has no other fields."""
    for wish in Wish.__subclasses__():
        schema = app.openapi_schema.components.schemas.get(wish.__name__)
        if schema is not None:
            schema.additional_properties = False


def life(settings: Settings, store: Store) -> Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        thinker = Thinker(settings.bot_pause)
        hall = Hall(store, thinker)
        app.state.update({"hall": hall, "thinker": thinker, "gate": Gate(settings.limits)})
        app.state.update({"client": read_client(client_folder())})
        sweeping = asyncio.create_task(hall.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            await hall.close()
            thinker.close()
            store.close()

    return living


# --- errors: a Problem for every refusal


def tell_trouble(_: Request[Any, Any, Any], trouble: Trouble) -> Response[Any]:
    return Response(trouble.problem, status_code=trouble.status)


def tell_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    codes = {NOT_FOUND: "not_found", METHOD: "method", TOO_LARGE: "too_large"}
    if error.status_code >= BROKEN:
        return tell_mistake(request, error)
    status = error.status_code if error.status_code in codes else BAD_REQUEST
    answer = tell_trouble(request, Trouble(status, codes.get(status, "malformed")))
    answer.headers.update(error.headers or {})
    return answer


def tell_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("a mistake at %s", request.scope.get("path"), exc_info=error)
    return tell_trouble(request, Trouble(BROKEN, "broken"))
