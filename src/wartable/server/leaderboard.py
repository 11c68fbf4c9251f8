"""The leaderboard: who is almost certainly better than whom, a page at a time; a page is kept for a few seconds."""

import hashlib
import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, Select, func, select

from wartable.server.games import title_of
from wartable.server.identities import Visitor
from wartable.server.keys import Enrolling
from wartable.server.marks import mark_of, usual_name
from wartable.server.profiles import (
    find_player,
    rank_of,
    rating_at,
    read_changes,
    read_profile,
)
from wartable.server.rating import LEAST_GAMES, enlist, list_again, profile_id
from wartable.server.rating_info import BoardRow, Leaderboard, ProfileInfo, RatingChange
from wartable.server.schema import players
from wartable.server.schema_ratings import profiles, ratings
from wartable.server.skill import points_at
from wartable.server.store import Store
from wartable.server.tally import NOTHING, Change
from wartable.server.trouble import NOT_FOUND, Trouble, saved

ROWS = 25
MOST_PAGES = 40  # further down people look for themselves only, and are told their rank
SECONDS_KEPT = 5.0
MOST_KEPT = 200


class Wanted(NamedTuple):
    """A page of the board of a game with so many players; pages count from 1."""

    game: str
    players: int
    page: int


class KeptPage(NamedTuple):
    rows: list[BoardRow]
    total: int
    until: float


class Hiding:
    """A player does not want to be looked up, or wants it again."""

    def __init__(self, player: str, is_hidden: bool) -> None:
        self._player = player
        self._is_hidden = is_hidden

    def do(self, connection: Connection) -> Change:
        rated = select(ratings.c.player).where(ratings.c.player == self._player)
        connection.execute(rated.with_for_update())  # before the profile, in the order in which the end of a game locks
        enlist(connection, self._player)
        mine = profiles.c.player == self._player
        connection.execute(profiles.update().where(mine).values(is_hidden=self._is_hidden))
        list_again(connection, self._player)
        return NOTHING


class Ratings:
    """Reads what is told of ratings."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[Wanted, KeptPage] = {}

    async def board(self, wanted: Wanted, player: str) -> Leaderboard:
        title = title_of(wanted.game)
        if wanted.players not in title.players or not 1 <= wanted.page <= MOST_PAGES:
            raise Trouble(NOT_FOUND, "not_found")
        kept = self._kept.get(wanted)
        if kept is None or kept.until < time.monotonic():
            rows, total = await self._store.read(lambda connection: read_page(connection, wanted))
            kept = self._keep(wanted, KeptPage(rows, total, time.monotonic() + SECONDS_KEPT))
        own = await self._store.read(lambda connection: read_own(connection, wanted, player))
        pages = min(MOST_PAGES, max(1, -(-kept.total // ROWS)))
        return Leaderboard(*wanted[:2], LEAST_GAMES, kept.total, wanted.page, pages, kept.rows, own)

    def _keep(self, wanted: Wanted, kept: KeptPage) -> KeptPage:
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[wanted] = kept
        return kept

    async def own_profile(self, player: str) -> ProfileInfo:
        return await self._store.read(lambda connection: read_profile(connection, player, yours=True))

    async def profile(self, profile: str, viewer: str) -> ProfileInfo:
        """A profile that is hidden is not told apart from one that does not exist."""
        found = await self._store.read(lambda connection: find_player(connection, profile))
        if found is None or (found[1] and found[0] != viewer):
            raise Trouble(NOT_FOUND, "no_such_profile")
        return await self._store.read(lambda connection: read_profile(connection, found[0], found[0] == viewer))

    async def hide(self, visitor: Visitor, label: str, is_hidden: bool) -> ProfileInfo:
        """Whoever wants it has rows of their own from now on, which are deleted like any other player's."""
        works = (Enrolling(*visitor, label), Hiding(visitor.player, is_hidden))
        await saved(self._store.writer.write(*works), "a profile")
        self._kept.clear()
        return await self.own_profile(visitor.player)

    async def changes(self, table: str, viewer: str) -> list[RatingChange]:
        return await self._store.read(lambda connection: read_changes(connection, table, viewer))


def read_page(connection: Connection, wanted: Wanted) -> tuple[list[BoardRow], int]:
    listed = (ratings.c.game == wanted.game, ratings.c.players == wanted.players, ratings.c.is_listed)
    total = connection.execute(select(func.count()).where(*listed)).scalar_one()
    first = (wanted.page - 1) * ROWS
    query = _named().where(*listed).order_by(ratings.c.floor.desc(), ratings.c.player).offset(first).limit(ROWS)
    found = connection.execute(query).all()
    rank = 0
    rows: list[BoardRow] = []
    for place, (row, before) in enumerate(zip(found, [None, *found], strict=False), first + 1):
        is_level = before is not None and row.floor == before.floor
        rank = rank if is_level else place
        rows.append(_row(row, rank))
    return rows, total


def read_own(connection: Connection, wanted: Wanted, player: str) -> BoardRow | None:
    mine = (ratings.c.player == player, ratings.c.game == wanted.game, ratings.c.players == wanted.players)
    row = connection.execute(_named().where(*mine)).one_or_none()
    return None if row is None else _row(row, rank_of(connection, row))


def _named() -> Select[Any]:
    return select(ratings, players.c.name).select_from(ratings.outerjoin(players, players.c.id == ratings.c.player))


def _row(row: Row[Any], rank: int | None) -> BoardRow:
    return BoardRow(
        rank=rank,
        player=profile_id(row.player),
        name=row.name or usual_name(row.player),
        mark=mark_of(row.player),
        rating=rating_at(row.mu, row.sigma),
        floor=points_at(row.floor),
        played=row.played,
    )


def tag_of(board: Leaderboard) -> str:
    """By which a page that has not changed is recognised."""
    return f'W/"{hashlib.sha256(msgspec.json.encode(board)).hexdigest()[:24]}"'
