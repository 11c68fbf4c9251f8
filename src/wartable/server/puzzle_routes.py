"""The HTTP routes of puzzles."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from wartable.server.asking import PROBLEMS, Asker, address, gate, guest, number, room
from wartable.server.puzzle_info import PuzzleList
from wartable.server.puzzles import Puzzles
from wartable.server.table_info import TableInfo

COST_OF_REVIEWS = 4  # to look through them costs as much as this many other requests
PuzzleId = Annotated[str, Parameter(pattern="^[a-z0-9_-]{1,60}$", max_length=60)]
TableId = Annotated[str, Parameter(pattern="^[a-z2-7]{12}$", max_length=12)]


@get("/api/puzzles", responses=PROBLEMS)
async def list_puzzles(request: Asker) -> PuzzleList:
    gate(request).asks(address(request), COST_OF_REVIEWS)
    return await shelf(request).listed(guest(request))


@post("/api/puzzles/{puzzle:str}", responses=PROBLEMS)
async def pose(request: Asker, puzzle: PuzzleId) -> TableInfo:
    gate(request).creates(guest(request), address(request))
    room(request).refuse_if_full(address(request))
    return await shelf(request).pose(puzzle, guest(request))


@post("/api/tables/{table_id:str}/mistakes/{choice:str}", responses=PROBLEMS)
async def pose_mistake(request: Asker, table_id: TableId, choice: str) -> TableInfo:
    """The choice by its number; it has to be one that the review of the game names."""
    gate(request).creates(guest(request), address(request))
    room(request).refuse_if_full(address(request))
    return await shelf(request).pose_mistake(table_id, number(choice), guest(request))


def shelf(request: Asker) -> Puzzles:
    gate(request).asks(address(request))
    found: Puzzles = request.app.state.puzzles
    return found


PUZZLE_API = [list_puzzles, pose, pose_mistake]
