"""The application: routes, socket, errors and what lives as long as the server."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.serialization import decode_json
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import wartable
from wartable.server.admin import BackDoor
from wartable.server.arrivals import Arrivals
from wartable.server.bans import Bans
from wartable.server.client_files import client_folder, read_client
from wartable.server.copies import copy_daily
from wartable.server.departures import Departures
from wartable.server.door import Door, Guards, House, address_of
from wartable.server.expiry import Expiry
from wartable.server.following import follow
from wartable.server.hall import Hall
from wartable.server.identities import Identities
from wartable.server.keeping import MEGABYTE, DataRoom
from wartable.server.lasting import lasting
from wartable.server.leaderboard import Ratings
from wartable.server.limits import Gate
from wartable.server.lobby import Lobby
from wartable.server.mailing import Mailing
from wartable.server.messenger import Messenger
from wartable.server.neighbours import Neighbours
from wartable.server.outages import begun
from wartable.server.pages import client_page, start_page
from wartable.server.passkeys import Passkeys
from wartable.server.players import Players
from wartable.server.push_keys import PushKey
from wartable.server.puzzles import Puzzles
from wartable.server.refusals import keep_telling, note_refusal, tell_left_out
from wartable.server.routes import API
from wartable.server.settings import Settings
from wartable.server.sockets import TableSockets
from wartable.server.steward import Steward
from wartable.server.store import Store
from wartable.server.supervised import give_signs_of_life
from wartable.server.thinker import Thinker
from wartable.server.trouble import BAD_REQUEST, BROKEN, METHOD, NOT_FOUND, TOO_LARGE, Trouble
from wartable.server.unchanging import Unchanging
from wartable.server.waking import watch_clocks
from wartable.server.watching import show_health, show_metrics
from wartable.server.ways import Ways
from wartable.server.wire import Wish

THREADS = 2  # for work beside the loop: more would only take the interpreter from it
log = logging.getLogger(__name__)


class CarefulRequest(Request[Any, Any, State]):
    """Bodies are read as strictly as what comes on a socket, and whatever is wrong with one is its sender's mistake."""

    async def json(self) -> Any:
        """The body as the route declares it: Litestar itself would take 0 for false. Some are nested too deeply."""
        wanted = self.route_handler.parsed_data_field
        try:
            return decode_json(await self.body(), wanted.annotation if wanted else Any)
        except RecursionError as error:
            raise Trouble(BAD_REQUEST, "malformed") from error

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """Nor is it our mistake if a sender goes away in the middle of a body."""
        try:
            async for part in super().stream():
                yield part
        except InternalServerException as error:
            raise Trouble(BAD_REQUEST, "malformed") from error


class LeanApp(Litestar):
    """Litestar without what it loads for pydantic and attrs: 8 MB, and all our messages are msgspec structs."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


class StrictDocument(JsonRenderPlugin):
    """The OpenAPI document; Litestar's does not say that what a page sends has no other fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        known = openapi_schema["components"]["schemas"]
        for wish in Wish.__subclasses__():
            if wish.__name__ in known:
                known[wish.__name__]["additionalProperties"] = False
        return super().render(request, openapi_schema)


def make_app(settings: Settings, store: Store) -> ASGIApp:
    guards = Guards(Bans(store), Gate(settings.limits), Identities(store))
    app = LeanApp(
        route_handlers=[*API, show_health, show_metrics, start_page, client_page],
        lifespan=[life(settings, store, guards)],
        exception_handlers={Trouble: tell_trouble, HTTPException: tell_http, Exception: tell_mistake},
        request_class=CarefulRequest,
        request_max_body_size=settings.door.body_bytes,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=4, exclude_opt_key="compressed_already"
        ),
        openapi_config=OpenAPIConfig(
            "Wartable", wartable.__version__, path="/api/schema", render_plugins=[StrictDocument()]
        ),
        logging_config=None,
    )
    house = House(settings.hosts(), settings.public_url, bool(settings.trusted_proxies))
    door = Door(TableSockets(Unchanging(app), app.state), house, guards)
    if not settings.trusted_proxies:
        return door
    return ProxyHeadersMiddleware(door, settings.trusted_proxies)  # type: ignore[arg-type, return-value]


def life(
    settings: Settings, store: Store, guards: Guards
) -> Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, thread_name_prefix="aside"))
        await store.open()
        thinker = Thinker(settings.bot_pause, settings.thinking, store.database.jobs)
        hall = Hall(store, thinker, settings.keeping)
        room = DataRoom(settings.folder, settings.keeping.data_megabytes * MEGABYTE)
        departures = Departures(hall, store, guards.identities)
        steward = Steward(departures, hall, store, guards.bans)
        app.state.update({"hall": hall, "thinker": thinker, "gate": guards.gate, "room": room})
        app.state.update({"client": read_client(client_folder()), "store": store, "settings": settings})
        app.state.update({"departures": departures, "board": steward.board, "lobby": Lobby(store, hall)})
        app.state.update(doors_for_players(store, hall, guards) | tellers(settings, store, hall))
        await guards.bans.read()
        outages = await begun(store, hall.is_any_clock_running)
        back_door = BackDoor(settings.folder, steward)
        await back_door.open()
        works = (
            hall.upgrade,
            hall.sweep,
            outages.run,
            partial(watch_clocks, hall, store),
            app.state.messenger.run,
            partial(copy_daily, settings.folder, settings.own_copies()),
            Neighbours(hall, store, guards).watch,
            *thinker.works(),
            partial(Expiry(hall, store, settings.keeping).run, room),
            keep_telling,
            give_signs_of_life,
        )
        tasks = [asyncio.create_task(lasting(work)) for work in works]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await back_door.close()
            tell_left_out()
            await outages.end()
            await hall.close()
            thinker.close()
            await store.close()

    return living


def doors_for_players(store: Store, hall: Hall, guards: Guards) -> dict[str, Any]:
    """What knows players, and lets them in and out."""
    people = Players(store, hall)
    arrivals = Arrivals(store, hall, people, guards)
    return {
        "puzzles": Puzzles(store, hall),
        "players": people,
        "ratings": Ratings(store),
        "arrivals": arrivals,
        "passkeys": Passkeys(store, people, arrivals),
    }


def tellers(settings: Settings, store: Store, hall: Hall) -> dict[str, Any]:
    """What tells players what happens while they are away, and what they say about that."""
    key = PushKey(store)
    mailing = Mailing(settings.mail, settings.public_url or "") if settings.mail.host else None
    messenger = Messenger(store, settings.telling, key, mailing)
    hall.followers.append(partial(follow, messenger))
    return {"messenger": messenger, "ways": Ways(store, key, mailing)}


# --- errors: a Problem for every refusal


def tell_trouble(_: Request[Any, Any, Any], trouble: Trouble) -> Response[Any]:
    return Response(trouble.problem, status_code=trouble.status)


def tell_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    codes = {NOT_FOUND: "not_found", METHOD: "method", TOO_LARGE: "too_large"}
    if error.status_code >= BROKEN:
        return tell_mistake(request, error)
    status = error.status_code if error.status_code in codes else BAD_REQUEST
    if status == TOO_LARGE:
        note_refusal("body_bytes", address_of(request.scope))
    answer = tell_trouble(request, Trouble(status, codes.get(status, "malformed")))
    answer.headers.update(error.headers or {})
    return answer


def tell_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("a mistake at %s", request.scope.get("path_template"), exc_info=error)
    return tell_trouble(request, Trouble(BROKEN, "broken"))
