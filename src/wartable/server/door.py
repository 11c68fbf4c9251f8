"""The door: every request passes it. It knows guests by their cookie, turns foreign pages away, and guards answers."""

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from wartable.server.protocol import Problem
from wartable.words import word

COOKIE = "wartable_guest"
COOKIE_SECONDS = 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
API, ASSETS = "/api/", "/assets/"

POLICY = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",  # places of cards are style attributes
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
]
GUARDS = [
    (b"content-security-policy", "; ".join(POLICY).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # the address of a table is the key to it
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Door:
    """Wraps the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if is_foreign(scope, headers):
            await _refuse(scope, send)
            return
        token = token_in(headers.get("cookie", ""))
        visitor = token or secrets.token_urlsafe(32)
        scope.setdefault("state", {})["guest"] = guest_of(visitor)
        added = list(GUARDS)
        if scope["path"].startswith(API):
            added.append((b"cache-control", b"no-store"))
        if token is None and not scope["path"].startswith(ASSETS):
            added.append(_cookie(visitor, scope["scheme"]))
        await self._app(scope, receive, _adding(added, send))


def guest_of(token: str) -> str:
    """Only the hash of a token is ever kept: who reads the database cannot take anybody's seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_in(cookies: str) -> str | None:
    try:
        morsel = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None and TOKEN.fullmatch(morsel.value) else None


def is_foreign(scope: Scope, headers: dict[str, str]) -> bool:
    """Does the request come from a page of another site? Sockets and changes must come from our own pages."""
    origin = headers.get("origin")
    if scope["type"] == ScopeType.HTTP and (scope["method"] in ("GET", "HEAD", "OPTIONS") or origin is None):
        return False
    try:
        return origin is None or not headers.get("host") or urlsplit(origin).netloc != headers["host"]
    except ValueError:
        return True


def _cookie(token: str, scheme: str) -> tuple[bytes, bytes]:
    secure = "; Secure" if scheme in ("https", "wss") else ""
    cookie = f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    return (b"set-cookie", cookie.encode())


def _adding(headers: list[tuple[bytes, bytes]], send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *headers]
        await send(message)

    return send_with_headers


async def _refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = msgspec.json.encode(Problem("foreign_page", "", word("server", "foreign_page")))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *GUARDS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
