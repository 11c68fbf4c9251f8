"""The door: every request passes it. It knows guests by their cookie, turns foreign pages away, and guards answers."""

import logging
import re
from collections.abc import Callable, Iterable, Sequence
from http.cookies import CookieError, SimpleCookie
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from wartable.server.addresses import counted, is_loopback, name_of_host
from wartable.server.bans import Bans, Socket
from wartable.server.hearing import language_for
from wartable.server.identities import Identities
from wartable.server.keys import hashed, new_token
from wartable.server.lanes import Lanes
from wartable.server.limits import Gate
from wartable.server.metrics import REQUESTS
from wartable.server.refusals import note_refusal
from wartable.server.trouble import FORBIDDEN, MISDIRECTED, TOO_FAST, Trouble
from wartable.server.turns import Owner
from wartable.words import speak

COOKIE = "wartable_guest"
COOKIE_SECONDS = 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
WITH_A_BODY = ("POST", "PUT", "PATCH")
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

Headers = Sequence[tuple[bytes, bytes]]
log = logging.getLogger(__name__)


class House(msgspec.Struct, frozen=True):
    """What the server is called. `hosts` None: it answers to any name."""

    hosts: frozenset[str] | None = None
    public_url: str | None = None
    trusts_proxies: bool = False


class Guards(NamedTuple):
    """Those who know who may come in."""

    bans: Bans
    gate: Gate
    identities: Identities


class Door:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, house: House, guards: Guards) -> None:
        self._app = app
        bans, gate = guards.bans, guards.gate
        self._identities = guards.identities
        self._gate = gate
        self._house = house
        self._bans = bans
        self._has_warned = False
        self._lanes = Lanes(gate.limits.address_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            added = await self._let_in(scope)
        except Trouble as refusal:
            if refusal.status == TOO_FAST:
                await self._gate.hold_back()
            await _refuse(refusal, scope, send)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            socket = Socket(scope["state"]["guest"], address_of(scope), scope["state"]["token"])
            await self._bans.attend(socket, self._app(scope, receive, send), send)
            return
        if scope["method"] in WITH_A_BODY:  # which may be long in coming: nobody waits for it
            await self._app(scope, receive, _sending(added, scope, send))
            return
        passage = await self._lanes.enter(Owner(address_of(scope), scope["state"]["guest"]))
        try:
            await self._app(scope, receive, _sending(added, scope, send, passage.end))
        finally:
            passage.end()

    async def _let_in(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Who comes is known from now on; returns the headers that guard the answer. Raises if they may not come in."""
        address = address_of(scope)
        self._gate.requests(address)
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        speak(language_for(scope, headers))
        self._look_for_proxy(scope, headers)
        self._refuse_foreign(scope, headers)
        token, is_new = token_in(headers.get("cookie", "")), False
        guest = own = None if token is None else hashed(token)
        if own is not None and scope["path"].startswith(API):  # who looks only at pages need not be known
            guest = await self._identities.player_of(own)
        if token is None or guest is None:
            token, is_new = new_token(), not scope["path"].startswith(ASSETS)
            guest = own = hashed(token)
        scope.setdefault("state", {}).update({"guest": guest, "token": own})
        if scope["path"].startswith(API) and self._bans.holds(guest, address):
            note_refusal("banned", address)
            raise Trouble(FORBIDDEN, "banned")
        return [*GUARDS, (b"set-cookie", cookie_of(token, scope["scheme"]).encode())] if is_new else GUARDS

    def _look_for_proxy(self, scope: Scope, headers: dict[str, str]) -> None:
        """Behind a proxy that is not trusted all players share one address: the operator should know."""
        if self._has_warned or self._house.trusts_proxies or "x-forwarded-for" not in headers:
            return
        if is_loopback(address_of(scope)):
            self._has_warned = True
            log.warning("a proxy on this machine is not trusted, so all who use it count as one: set trusted_proxies")

    def _refuse_foreign(self, scope: Scope, headers: dict[str, str]) -> None:
        refusal = None
        if self._house.hosts is not None and name_of_host(headers.get("host", "")) not in self._house.hosts:
            refusal = Trouble(MISDIRECTED, "unknown_host")
        elif is_foreign(scope, headers, self._house):
            refusal = Trouble(FORBIDDEN, "foreign_page")
        if refusal is not None:
            note_refusal(refusal.problem.code, address_of(scope))
            raise refusal


def token_in(cookies: str) -> str | None:
    try:
        morsel = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None and TOKEN.fullmatch(morsel.value) else None


def address_of(scope: Scope) -> str:
    """Whom the limits count: the sender, or the one named by a trusted proxy."""
    client = scope.get("client")
    return counted(client[0]) if client else "unknown"


def is_foreign(scope: Scope, headers: dict[str, str], house: House) -> bool:
    """Does the request come from a page of another site? Sockets and changes must come from our own pages."""
    origin = headers.get("origin")
    if scope["type"] == ScopeType.HTTP and (scope["method"] in ("GET", "HEAD", "OPTIONS") or origin is None):
        return False
    return origin is None or not _is_ours(origin, headers.get("host", ""), house)


def _is_ours(origin: str, host: str, house: House) -> bool:
    """The public address, to the letter; under any other name the page must come from the host that is asked."""
    if origin == house.public_url:
        return True
    try:
        place = urlsplit(origin).netloc
        return bool(host) and place == host and (house.public_url is None or place != urlsplit(house.public_url).netloc)
    except ValueError:
        return False


def cookie_of(token: str, scheme: str) -> str:
    secure = "; Secure" if scheme in ("https", "wss") else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"


def no_cookie() -> str:
    """The cookie is to be forgotten."""
    return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly"


def _sending(
    headers: list[tuple[bytes, bytes]], scope: Scope, send: Send, made: Callable[[], None] = lambda: None
) -> Send:
    """Adds headers to the answer, counts it, and tells that it is made."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            made()
            REQUESTS.labels(scope.get("path_template") or "none", message["status"]).inc()
            given = [*message["headers"], *_not_given(headers, message["headers"])]
            if scope["path"].startswith(API) and all(name != b"cache-control" for name, _ in given):
                given.append((b"cache-control", b"no-store"))
            message["headers"] = given
        await send(message)

    return send_with_headers


def _not_given(headers: Headers, given: Iterable[tuple[bytes, bytes]]) -> Headers:
    """A route that gives or takes a cookie knows better than the door."""
    names = {name for name, _ in given}
    return [header for header in headers if header[0] != b"set-cookie" or b"set-cookie" not in names]


async def _refuse(trouble: Trouble, scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = msgspec.json.encode(trouble.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *GUARDS]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
