"""The HTTP routes of ratings: profiles, the leaderboard, and what a game did."""

from typing import Annotated

from litestar import Response, get, put
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from wartable.server.asking import PROBLEMS, Asker, address, gate, guest, hall, number
from wartable.server.client_files import ASK_AGAIN
from wartable.server.leaderboard import Ratings, Wanted, tag_of
from wartable.server.player_routes import label, visitor
from wartable.server.rating_info import HideProfile, Leaderboard, ProfileInfo, RatingChange

TableId = Annotated[str, Parameter(pattern="^[a-z2-7]{12}$", max_length=12)]
ProfileId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", max_length=16)]
COST_OF_A_PROFILE = 4
NOT_MODIFIED = 304
SAME = {NOT_MODIFIED: ResponseSpec(None, description="Nothing has changed.", generate_examples=False)}


@get("/api/me/profile", responses=PROBLEMS)
async def show_own_profile(request: Asker) -> ProfileInfo:
    return await found(request, COST_OF_A_PROFILE).own_profile(guest(request))


@put("/api/me/profile", responses=PROBLEMS)
async def hide_profile(request: Asker, data: HideProfile) -> ProfileInfo:
    gate(request).joins(guest(request), address(request))
    return await found(request, COST_OF_A_PROFILE).hide(visitor(request), label(request), data.hidden)


@get("/api/players/{profile:str}", responses=PROBLEMS)
async def show_profile(request: Asker, profile: ProfileId) -> ProfileInfo:
    return await found(request, COST_OF_A_PROFILE).profile(profile, guest(request))


@get("/api/ratings/{game:str}/{players:str}/{page:str}", responses=PROBLEMS | SAME)
async def show_leaderboard(request: Asker, game: str, players: str, page: str) -> Response[Leaderboard]:
    """A page of the leaderboard, the first is 1."""
    wanted = Wanted(game, number(players), number(page))
    board = await found(request, 1).board(wanted, guest(request))
    headers = {"etag": tag_of(board), "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(None, status_code=NOT_MODIFIED, headers=headers)  # type: ignore[arg-type]
    return Response(board, headers=headers)


@get("/api/tables/{table_id:str}/ratings", responses=PROBLEMS)
async def show_changes(request: Asker, table_id: TableId) -> list[RatingChange]:
    """What the game did to ratings; nothing before it is over."""
    (await hall(request).table(table_id)).refuse_strangers(guest(request))
    return await found(request, 1).changes(table_id, guest(request))


def found(request: Asker, cost: int) -> Ratings:
    gate(request).asks(address(request), cost)
    ratings: Ratings = request.app.state.ratings
    return ratings


RATING_API = [show_own_profile, hide_profile, show_profile, show_leaderboard, show_changes]
