"""The puzzles of a server: a list for each player, tables that pose them, and the player's own mistakes."""

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

from wartable.bots.levels import ADVISER
from wartable.bots.puzzles import PuzzleBook, books, puzzle_named
from wartable.bots.review import GameReview, JudgedChoice
from wartable.server.attempts import puzzle_of_today, read_attempts, read_solver, solved_of
from wartable.server.forking import Fork, charter_of, lay
from wartable.server.hall import Hall
from wartable.server.halted import HaltedTable
from wartable.server.living import PERSON
from wartable.server.making import new_id
from wartable.server.puzzle_info import MistakeInfo, PuzzleInfo, PuzzleList
from wartable.server.reading import find_tasks_of
from wartable.server.schema import reviews, sittings, tables
from wartable.server.solving import task_of
from wartable.server.store import Store
from wartable.server.stored import Charter, Sitting, Task, now
from wartable.server.table_info import TableInfo
from wartable.server.terms import Terms
from wartable.server.trouble import FORBIDDEN, NOT_FOUND, Trouble, saved

OWN = "own"
UNAIDED = Terms(hints=False)
WORTH_LEARNING = 0.05  # of the chance to win
MOST_OF_A_GAME = 3  # turning points
MOST_GAMES = 20  # reviewed ones, the newest


class Puzzles:
    """Lists and poses puzzles."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall

    async def listed(self, player: str) -> PuzzleList:
        return await self._store.read(lambda connection: read_list(connection, player))

    async def pose(self, name: str, player: str) -> TableInfo:
        """A table at which the player is asked the question of a puzzle."""
        puzzle = puzzle_named(name)
        if puzzle is None:
            raise Trouble(NOT_FOUND, "no_such_puzzle")
        game = name.partition("-")[0]
        called = await self._store.name_of(player)
        made = await asyncio.to_thread(laid, books()[game], name, (new_id(), player, called))
        return await self._open(made)

    async def pose_mistake(self, table_id: str, number: int, player: str) -> TableInfo:
        """A table at which the player can choose better than in a game that was reviewed."""
        table = await self._hall.table(table_id)
        if isinstance(table, HaltedTable):
            raise table.refusal()
        you = next((sitting for sitting in table.people if sitting.guest == player), None)
        if you is None:
            raise Trouble(FORBIDDEN, "not_seated")
        body = await self._store.review(table_id)
        lapse = lapse_in(body, number, you.seat)
        if lapse is None or not table.story.started().over:
            raise Trouble(NOT_FOUND, "no_such_puzzle")
        charter = charter_of(table.story, you.seat, None, new_id())
        charter = msgspec.structs.replace(charter, task=task_from(table_id, lapse), terms=UNAIDED)
        before = table.story.started().choices[: number - 1]
        return await self._open(await asyncio.to_thread(lay, charter, you, before))

    async def _open(self, made: Fork) -> TableInfo:
        """Tables of earlier puzzles go, except the last one, which a page may still show."""
        player = made.sitting.guest
        _, *earlier = await self._store.read(lambda connection: find_tasks_of(connection, player)) or [""]
        for table in earlier:
            async with self._hall.vacated(table):
                await saved(self._store.forget(table), "an earlier puzzle")
        return await self._hall.open_at(made)


def laid(book: PuzzleBook, name: str, new: tuple[str, str, str]) -> Fork:
    """The table of a puzzle, at its question; `new` are the id of the table, its guest, and what they are called."""
    puzzle = next(one for one in book.puzzles if one.id == name)
    record = book.record(puzzle)
    table_id, guest, called = new
    charter = Charter(
        id=table_id,
        game=book.game,
        rules=record.rules,
        players=record.players,
        options=record.options,
        seed=record.seed,
        seats=[PERSON if seat == puzzle.seat else ADVISER for seat in range(record.players)],
        created=now(),
        is_fork=True,
        terms=UNAIDED,
        task=task_of(puzzle),
    )
    return lay(charter, Sitting(puzzle.seat, guest, called), record.choices)


# --- lists


def read_list(connection: Connection, player: str) -> PuzzleList:
    tried = {row.puzzle: row for row in read_attempts(connection, player)}
    found = [
        PuzzleInfo(
            one.id, game, book.games[one.source].players, one.theme.value, one.grade, solved_of(tried.get(one.id))
        )
        for game, book in books().items()
        for one in book.puzzles
    ]
    you = read_solver(connection, player)
    return PuzzleList(puzzle_of_today(), found, read_mistakes(connection, player, tried), you)


def read_mistakes(connection: Connection, player: str, tried: dict[str, Row[Any]]) -> list[MistakeInfo]:
    """The turning points of the player's own games that were reviewed, the newest first."""
    columns = (tables.c.id, tables.c.game, tables.c.created, sittings.c.seat, reviews.c.body)
    joined = tables.join(sittings, sittings.c.table_id == tables.c.id).join(reviews, reviews.c.table_id == tables.c.id)
    query = select(*columns).select_from(joined).where(sittings.c.guest == player, tables.c.over, tables.c.players > 1)
    found = []
    for row in connection.execute(query.order_by(tables.c.created.desc(), tables.c.id).limit(MOST_GAMES)):
        for lapse in lapses_of(row.body.encode(), row.seat):
            solved = solved_of(tried.get(own_puzzle(row.id, lapse.choice)))
            found.append(MistakeInfo(row.id, lapse.choice, row.game, row.created, lapse.cost, solved))
    return found


# --- mistakes


def lapses_of(body: bytes, seat: int) -> list[JudgedChoice]:
    """The choices of a seat that cost it most."""
    try:
        found = msgspec.json.decode(body, type=GameReview)
    except msgspec.DecodeError:
        return []  # made by an earlier version
    costly = [one for one in found.choices if one.seat == seat and one.options and one.cost >= WORTH_LEARNING]
    worst = sorted(costly, key=lambda one: -one.cost)[:MOST_OF_A_GAME]
    return sorted(worst, key=lambda one: one.choice)


def lapse_in(body: bytes | None, number: int, seat: int) -> JudgedChoice | None:
    return next((one for one in lapses_of(body or b"", seat) if one.choice == number), None)


def task_from(table_id: str, lapse: JudgedChoice) -> Task:
    """Only two answers were looked at: the one that was given, and the one that would have been better."""
    assert lapse.better is not None
    name = own_puzzle(table_id, lapse.choice)
    return Task(name, lapse.choice - 1, [lapse.better], {lapse.taken: lapse.cost}, is_strict=False)


def own_puzzle(table_id: str, number: int) -> str:
    return f"{OWN}:{table_id}:{number}"
