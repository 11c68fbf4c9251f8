"""The HTTP routes of the lobby: what can be joined and watched, quick matches, rematches, and tables that wait."""

from typing import Annotated
from urllib.parse import urlsplit

from litestar import get, post
from litestar.params import Parameter

from wartable.server.addresses import LOOPBACK_NAMES, name_of_host
from wartable.server.asking import PROBLEMS, Asker, address, departures, gate, guest, room
from wartable.server.lobby import Again, Lobby, LobbyInfo, QuickMatch
from wartable.server.messenger import Messenger
from wartable.server.player_routes import origin, picture_of
from wartable.server.table_info import TableInfo
from wartable.server.wire import Answer

TableId = Annotated[str, Parameter(pattern="^[a-z2-7]{12}$", max_length=12)]


def messenger(request: Asker) -> Messenger:
    found: Messenger = request.app.state.messenger
    return found


class Invitation(Answer):
    """The address of a table and its picture as SVG. `is_local`: only this machine can follow it."""

    address: str
    picture: str
    is_local: bool


@get("/api/lobby", responses=PROBLEMS)
async def show_lobby(request: Asker) -> LobbyInfo:
    return await lobby(request).show(guest(request))


@post("/api/quick", responses=PROBLEMS)
async def match(request: Asker, data: QuickMatch) -> TableInfo:
    """A table at which the page then takes a free seat."""
    gate(request).creates(guest(request), address(request))
    room(request).refuse_if_full(address(request))
    return await lobby(request).match(data, guest(request))


@post("/api/tables/{table_id:str}/again", status_code=200, responses=PROBLEMS)
async def play_again(request: Asker, table_id: TableId, data: Again) -> TableInfo:
    """The table of the rematch; without one, the table itself."""
    gate(request).creates(guest(request), address(request))
    room(request).refuse_if_full(address(request))
    info = await lobby(request).again(table_id, data, guest(request))
    if info.id != table_id:
        await messenger(request).invite(table_id, info.id, guest(request))
    return info


@post("/api/tables/{table_id:str}/cancel", status_code=200, responses=PROBLEMS)
async def cancel(request: Asker, table_id: TableId) -> None:
    """A table that waits is no more; whoever sat down first decides that."""
    gate(request).joins(guest(request), address(request))
    await departures(request).cancel(table_id, guest(request))


@get("/api/tables/{table_id:str}/invitation", responses=PROBLEMS)
async def invite(request: Asker, table_id: TableId) -> Invitation:
    gate(request).asks(address(request))
    link = f"{origin(request)}/t/{table_id}"
    is_local = name_of_host(urlsplit(link).netloc) in LOOPBACK_NAMES
    return Invitation(link, picture_of(link), is_local)


def lobby(request: Asker) -> Lobby:
    gate(request).asks(address(request))
    found: Lobby = request.app.state.lobby
    return found


LOBBY_API = [show_lobby, match, play_again, cancel, invite]
