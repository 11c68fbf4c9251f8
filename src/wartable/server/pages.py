"""The routes of the client: its files, and its page at every address that the client itself knows."""

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from wartable.server.client_files import INDEX, ClientFile
from wartable.server.trouble import NOT_FOUND, UNAVAILABLE, Trouble

CLIENT_ROUTES = ("t", "rules", "about", "new", "cards")


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
    raise Trouble(NOT_FOUND, "not_found")


def serve_file(request: Request[Any, Any, State], name: str) -> Response[bytes]:
    file: ClientFile | None = request.app.state.client.get(name)
    if file is None:
        raise Trouble(UNAVAILABLE, "no_client")
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.squeezed, headers=headers, media_type=file.media_type)
    return Response(file.body, headers=headers, media_type=file.media_type)
