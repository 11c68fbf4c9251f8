"""The HTTP routes of docs/protocol.md."""

from typing import Annotated, Any

from litestar import MediaType, Response, delete, get, post
from litestar.params import Parameter

from wartable.engine.face import CardFace
from wartable.matches.record import Record
from wartable.server import games
from wartable.server.announcing import NoticeBoard
from wartable.server.asking import PROBLEMS, Asker, address, departures, gate, guest, hall, number, room
from wartable.server.how import how_to_play
from wartable.server.lobby_routes import LOBBY_API, lobby
from wartable.server.names import clean_name
from wartable.server.past import TellableMoment
from wartable.server.player_routes import PLAYER_API
from wartable.server.protocol import AccountLine, Announcement, GameInfo, HowToPlay, Moment, RuleChapter
from wartable.server.puzzle_routes import PUZZLE_API
from wartable.server.rating_routes import RATING_API
from wartable.server.stored import Sitting
from wartable.server.table import Table
from wartable.server.table_info import Continue, Fairness, Learn, NewTable, TableInfo, TakeSeat
from wartable.server.tiding_routes import TIDING_API
from wartable.server.turns import Owner

COST_OF_REPLAYING = 4  # costs as much as this many other requests
TableId = Annotated[str, Parameter(pattern="^[a-z2-7]{12}$", max_length=12)]


@get("/api/games", responses=PROBLEMS)
async def list_games() -> list[GameInfo]:
    return games.games()


@get("/api/games/{game:str}/cards", responses=PROBLEMS)
async def list_cards(game: str) -> list[CardFace]:
    return games.cards(game)


@get("/api/games/{game:str}/rules", responses=PROBLEMS)
async def list_rules(game: str) -> list[RuleChapter]:
    return games.rules(game)


@get("/api/games/{game:str}/how", responses=PROBLEMS)
async def tell_how(game: str) -> HowToPlay:
    return how_to_play(game)


@get("/api/tables", responses=PROBLEMS)
async def list_tables(request: Asker) -> list[TableInfo]:
    return await hall(request).tables_of(guest(request))


@post("/api/tables", responses=PROBLEMS)
async def create_table(request: Asker, data: NewTable) -> TableInfo:
    gate(request).creates(guest(request), address(request))
    room(request).refuse_if_full(address(request))
    return await hall(request).create(data, guest(request))


@post("/api/lessons/{lesson:str}", responses=PROBLEMS)
async def learn(request: Asker, lesson: str, data: Learn) -> TableInfo:
    gate(request).creates(guest(request), address(request))
    room(request).refuse_if_full(address(request))
    return await hall(request).learn(lesson, data, guest(request))


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def show_table(request: Asker, table_id: TableId) -> TableInfo:
    return await hall(request).info(table_id, guest(request))


@post("/api/tables/{table_id:str}/seats/{seat:str}", status_code=200, responses=PROBLEMS)
async def take_seat(request: Asker, table_id: TableId, seat: str, data: TakeSeat) -> TableInfo:
    gate(request).joins(guest(request), address(request))
    await lobby(request).refuse_kept(table_id, number(seat), guest(request))
    sitting = Sitting(number(seat), guest(request), clean_name(data.name) if data.name else "")
    return await hall(request).take_seat(table_id, sitting, data.contribution)


@get("/api/tables/{table_id:str}/earned", responses=PROBLEMS)
async def show_earned(request: Asker, table_id: TableId) -> list[AccountLine]:
    return (await seen(request, table_id)).earned()


@get("/api/tables/{table_id:str}/moments/{choice:str}", responses=PROBLEMS, compressed_already=True)
async def show_moment(request: Asker, table_id: TableId, choice: str) -> Response[Moment]:
    gate(request).asks(address(request), COST_OF_REPLAYING)
    table = await seen(request, table_id)
    told = await table.moment_at(Owner(address(request), guest(request)), number(choice))
    return encoded(told, "gzip" in request.headers.get("accept-encoding", ""))


@post("/api/tables/{table_id:str}/moments/{choice:str}/continue", responses=PROBLEMS)
async def continue_from(request: Asker, table_id: TableId, choice: str, data: Continue) -> TableInfo:
    gate(request).creates(guest(request), address(request))
    gate(request).asks(address(request), COST_OF_REPLAYING)
    room(request).refuse_if_full(address(request))
    return await hall(request).continue_from(table_id, number(choice), data, guest(request))


@delete("/api/tables/{table_id:str}", responses=PROBLEMS)
async def delete_table(request: Asker, table_id: TableId) -> None:
    """The guest's table; where others sit, their part of it."""
    gate(request).joins(guest(request), address(request))
    await departures(request).leave(table_id, guest(request))


@get("/api/announcements", responses=PROBLEMS)
async def list_announcements(request: Asker) -> list[Announcement]:
    gate(request).asks(address(request))
    board: NoticeBoard = request.app.state.board
    return board.all()


@get("/api/tables/{table_id:str}/record", responses=PROBLEMS)
async def show_record(request: Asker, table_id: TableId) -> Response[Record]:
    record = (await seen(request, table_id)).record()
    name = f"{record.game}-{table_id}.json"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table_id:str}/fairness", responses=PROBLEMS)
async def show_fairness(request: Asker, table_id: TableId) -> Fairness:
    return (await seen(request, table_id)).fairness()


async def seen(request: Asker, table_id: str) -> Table:
    """A table at which the guest may look."""
    table = await hall(request).table(table_id)
    table.refuse_strangers(guest(request))
    return table


def encoded(told: TellableMoment, may_squeeze: bool) -> Response[Any]:
    """A moment that was encoded when it was made."""
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if may_squeeze else {})
    return Response(told.squeezed if may_squeeze else told.plain, headers=headers, media_type=MediaType.JSON)


API = [
    list_games,
    list_cards,
    list_rules,
    tell_how,
    list_tables,
    create_table,
    learn,
    show_table,
    show_earned,
    take_seat,
    show_moment,
    continue_from,
    show_record,
    show_fairness,
    delete_table,
    list_announcements,
    *LOBBY_API,
    *PLAYER_API,
    *TIDING_API,
    *PUZZLE_API,
    *RATING_API,
]
