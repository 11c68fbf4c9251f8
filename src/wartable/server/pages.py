"""The routes of the client: its files, and its page at every address that the client itself knows."""

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from wartable.server.client_files import HASHED, INDEX, ClientFile, choose_form
from wartable.server.trouble import NOT_FOUND, UNAVAILABLE, Trouble

CLIENT_ROUTES = (
    "t",
    "puzzles",
    "players",
    "profile",
    "ratings",
    "rules",
    "how",
    "about",
    "new",
    "cards",
    "settings",
    "you",
    "link",
    "sign-in",
    "mail",
)
NOT_FOR_READING = ("api/", HASHED)


@get("/", include_in_schema=False, compressed_already=True)
async def start_page(request: Request[Any, Any, State]) -> Response[bytes]:
    request.app.state.thinker.warm_up()  # a game against bots is two clicks away
    return serve_file(request, INDEX)


@get("/{path:path}", include_in_schema=False, compressed_already=True)
async def client_page(request: Request[Any, Any, State], path: str) -> Response[bytes]:
    """A file of the client, or its page where the client has a route of its own."""
    name = path.lstrip("/")
    if name in request.app.state.client:
        return serve_file(request, name)
    if name.split("/")[0] in CLIENT_ROUTES:
        return serve_file(request, INDEX)
    if is_for_reading(request, name):
        return lost_page(request)
    raise Trouble(NOT_FOUND, "not_found")


def is_for_reading(request: Request[Any, Any, State], name: str) -> bool:
    """Is somebody opening the address in a browser, rather than a program or a page that needs a file?"""
    wanted = request.headers.get("accept", "")
    return "text/html" in wanted and not name.startswith(NOT_FOR_READING) and INDEX in request.app.state.client


def lost_page(request: Request[Any, Any, State]) -> Response[bytes]:
    """The client's page, which itself says that it does not know the address."""
    file: ClientFile = request.app.state.client[INDEX]
    return Response(file.body, status_code=NOT_FOUND, headers={"cache-control": "no-store"}, media_type=file.media_type)


def serve_file(request: Request[Any, Any, State], name: str) -> Response[bytes]:
    file: ClientFile | None = request.app.state.client.get(name)
    if file is None:
        raise Trouble(UNAVAILABLE, "no_client")
    status, headers, body = choose_form(file, request.headers)
    return Response(body, status_code=status, headers=headers, media_type=file.media_type)
