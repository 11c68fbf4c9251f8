"""Answers that do not change while the server runs: made once a language, then sent at the cost of a file."""

import re

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from wartable.server.client_files import ASK_AGAIN, OK, ClientFile, choose_form, make_file
from wartable.words import spoken

UNCHANGING = re.compile(r"/api/(games(/[a-z_]{1,40}/(cards|how|rules))?|schema/openapi\.json)")


class Unchanging:
    """Wraps the application: what can be read of games, and of all routes, is asked of it once."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._kept: dict[tuple[str, str], ClientFile] = {}  # by language and path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "GET" or not UNCHANGING.fullmatch(scope["path"]):
            await self._app(scope, receive, send)
            return
        asked = spoken(), scope["path"]
        if asked not in self._kept:
            heard = await self._ask(scope, receive)
            if heard.status != OK:
                await heard.repeat(send)
                return
            self._kept[asked] = make_file(heard.body, heard.media_type, ASK_AGAIN)
        scope["path_template"] = "unchanging"
        await tell(self._kept[asked], scope, send)

    async def _ask(self, scope: Scope, receive: Receive) -> "Overheard":
        """What the application answers, not compressed."""
        heard = Overheard()
        plain = [header for header in scope["headers"] if header[0] != b"accept-encoding"]
        await self._app({**scope, "headers": plain, "query_string": b""}, receive, heard.hear)  # type: ignore[arg-type]
        return heard


class Overheard:
    """An answer that is not yet on its way."""

    def __init__(self) -> None:
        self.status = 0
        self.media_type = ""
        self.body = b""
        self._messages: list[Message] = []

    async def hear(self, message: Message) -> None:
        self._messages.append(message)
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.media_type = next(value for name, value in message["headers"] if name == b"content-type").decode()
        elif message["type"] == "http.response.body":
            self.body += message["body"]

    async def repeat(self, send: Send) -> None:
        for message in self._messages:
            await send(message)


async def tell(file: ClientFile, scope: Scope, send: Send) -> None:
    asked = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    status, headers, body = choose_form(file, asked)
    headers |= {"content-type": file.media_type, "vary": f"{headers['vary']}, accept-language"}
    if status == OK:
        headers["content-length"] = str(len(body))
    lines = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": lines})
    await send({"type": "http.response.body", "body": body, "more_body": False})
