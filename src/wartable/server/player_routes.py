"""The HTTP routes of players: who somebody is, and how they come back on another device."""

import io
from typing import Annotated
from urllib.parse import urlsplit

from litestar import Response, delete, get, post, put
from litestar.params import Parameter

from wartable.server.addresses import LOOPBACK_NAMES, name_of_host
from wartable.server.arrivals import Arrivals, Newcomer
from wartable.server.asking import PROBLEMS, Asker, address, departures, gate, guest
from wartable.server.door import cookie_of, no_cookie
from wartable.server.identities import Visitor
from wartable.server.keys import label_of
from wartable.server.passkeys import Passkeys, Site, site_at
from wartable.server.player_info import (
    DeviceLink,
    Export,
    FollowLink,
    LinkInfo,
    Me,
    NewPasskey,
    PasskeyQuestion,
    Recover,
    RecoveryCodes,
    Rename,
    SetPassword,
    SignIn,
    UsePasskey,
)
from wartable.server.players import Players

LINK_PAGE = "/link#"  # what follows # is never sent to a server, so it is in no log
QUIET_ZONE = 4  # modules around a QR code, by its standard
DeviceId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", max_length=16)]
PasskeyId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,400}$", max_length=400)]


@get("/api/me", responses=PROBLEMS)
async def show_me(request: Asker) -> Me:
    return await people(request).me(visitor(request), label(request))


@put("/api/me/name", responses=PROBLEMS)
async def rename(request: Asker, data: Rename) -> Me:
    gate(request).joins(guest(request), address(request))
    await people(request).rename(visitor(request), data.name, label(request))
    return await people(request).me(visitor(request))


@get("/api/me/export", responses=PROBLEMS)
async def export(request: Asker) -> Response[Export]:
    gate(request).creates(guest(request), address(request))
    known = await people(request).export(visitor(request), label(request))
    return Response(known, headers={"content-disposition": 'attachment; filename="wartable.json"'})


@delete("/api/me", responses=PROBLEMS, response_headers={"set-cookie": no_cookie()})
async def delete_me(request: Asker) -> None:
    """Everything that is known about the player, and the cookie by which the player is known."""
    gate(request).joins(guest(request), address(request))
    await departures(request).leave_all(guest(request))


@delete("/api/me/devices/{device:str}", status_code=200, responses=PROBLEMS)
async def sign_out(request: Asker, device: DeviceId) -> Response[None]:
    """Sign a device out; the one that asks loses its cookie."""
    gate(request).joins(guest(request), address(request))
    is_here = await arrivals(request).sign_out(device, visitor(request))
    return Response(None, headers={"set-cookie": no_cookie()} if is_here else {})


@post("/api/me/links", responses=PROBLEMS)
async def make_link(request: Asker) -> DeviceLink:
    gate(request).joins(guest(request), address(request))
    code, expires = await arrivals(request).make_link(visitor(request), label(request))
    link = f"{origin(request)}{LINK_PAGE}{code}"
    is_local = name_of_host(urlsplit(link).netloc) in LOOPBACK_NAMES
    return DeviceLink(link, picture_of(link), expires, is_local)


@post("/api/links/look", status_code=200, responses=PROBLEMS)
async def look_at_link(request: Asker, data: FollowLink) -> LinkInfo:
    gate(request).guesses(guest(request), address(request))
    return await arrivals(request).look_at_link(data.code, visitor(request))


@post("/api/links", status_code=200, responses=PROBLEMS)
async def follow_link(request: Asker, data: FollowLink) -> Response[None]:
    gate(request).guesses(guest(request), address(request))
    return signed_in(request, await arrivals(request).follow_link(data.code, newcomer(request)))


@put("/api/me/password", responses=PROBLEMS)
async def set_password(request: Asker, data: SetPassword) -> Me:
    gate(request).guesses(guest(request), address(request), data.handle)
    await arrivals(request).set_password(data, visitor(request), label(request))
    return await people(request).me(visitor(request))


@post("/api/sessions", status_code=200, responses=PROBLEMS)
async def sign_in(request: Asker, data: SignIn) -> Response[None]:
    gate(request).guesses(guest(request), address(request), data.handle)
    return signed_in(request, await arrivals(request).sign_in(data, newcomer(request)))


@post("/api/sessions/code", status_code=200, responses=PROBLEMS)
async def recover(request: Asker, data: Recover) -> Response[None]:
    gate(request).guesses(guest(request), address(request))
    return signed_in(request, await arrivals(request).recover(data.code, newcomer(request)))


@post("/api/me/codes", responses=PROBLEMS)
async def make_codes(request: Asker) -> RecoveryCodes:
    gate(request).joins(guest(request), address(request))
    return RecoveryCodes(await arrivals(request).make_codes(visitor(request), label(request)))


@post("/api/me/passkeys/question", status_code=200, responses=PROBLEMS)
async def ask_new_passkey(request: Asker) -> PasskeyQuestion:
    gate(request).joins(guest(request), address(request))
    return await passkeys(request).ask_new(visitor(request), site(request))


@post("/api/me/passkeys", responses=PROBLEMS)
async def add_passkey(request: Asker, data: NewPasskey) -> Me:
    gate(request).guesses(guest(request), address(request))
    await passkeys(request).add(data, visitor(request), site(request), label(request))
    return await people(request).me(visitor(request))


@delete("/api/me/passkeys/{passkey:str}", responses=PROBLEMS)
async def delete_passkey(request: Asker, passkey: PasskeyId) -> None:
    gate(request).joins(guest(request), address(request))
    await passkeys(request).delete(passkey, visitor(request))


@post("/api/sessions/passkey/question", status_code=200, responses=PROBLEMS)
async def ask_passkey(request: Asker) -> PasskeyQuestion:
    gate(request).guesses(guest(request), address(request))
    return await passkeys(request).ask_use(visitor(request), site(request))


@post("/api/sessions/passkey", status_code=200, responses=PROBLEMS)
async def use_passkey(request: Asker, data: UsePasskey) -> Response[None]:
    gate(request).guesses(guest(request), address(request))
    return signed_in(request, await passkeys(request).use(data, newcomer(request), site(request)))


def signed_in(request: Asker, token: str) -> Response[None]:
    return Response(None, headers={"set-cookie": cookie_of(token, request.scope["scheme"])})


def picture_of(link: str) -> str:
    """The link as a QR code, in SVG."""
    import segno  # seldom needed

    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", border=QUIET_ZONE, xmldecl=False, light="#fff")
    return drawn.getvalue().decode()


def visitor(request: Asker) -> Visitor:
    return Visitor(guest(request), str(request.scope["state"]["token"]))


def newcomer(request: Asker) -> Newcomer:
    return Newcomer(visitor(request), label(request))


def label(request: Asker) -> str:
    return label_of(request.headers.get("user-agent", ""))


def origin(request: Asker) -> str:
    """How people call the server; the door has looked at the host."""
    public: str | None = request.app.state.settings.public_url
    return public or f"{request.scope['scheme']}://{request.headers.get('host', '')}"


def site(request: Asker) -> Site:
    return site_at(origin(request))


def people(request: Asker) -> Players:
    gate(request).asks(address(request))
    found: Players = request.app.state.players
    return found


def arrivals(request: Asker) -> Arrivals:
    gate(request).asks(address(request))
    found: Arrivals = request.app.state.arrivals
    return found


def passkeys(request: Asker) -> Passkeys:
    gate(request).asks(address(request))
    found: Passkeys = request.app.state.passkeys
    return found


PLAYER_API = [
    show_me,
    rename,
    export,
    delete_me,
    sign_out,
    make_link,
    look_at_link,
    follow_link,
    set_password,
    sign_in,
    recover,
    make_codes,
    ask_new_passkey,
    add_passkey,
    delete_passkey,
    ask_passkey,
    use_passkey,
]
