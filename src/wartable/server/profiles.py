"""Profiles: what is told of a player: to the player everything, to others what their rated games have shown to all."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, and_, func, select

from wartable.server.marks import mark_of
from wartable.server.protocol import RatingInfo
from wartable.server.rating import SEATS, profile_id
from wartable.server.rating_info import (
    OwnRatings,
    OwnResult,
    ProfileInfo,
    RatedPoint,
    RatingChange,
    SizeInfo,
    SourceInfo,
)
from wartable.server.reading import read_name
from wartable.server.schema_ratings import averages, profiles, rated, ratings, results
from wartable.server.skill import Skill, points_of, reach_of

MOST_POINTS = 200  # of a rating's past
MOST_GAMES = 200  # by which one's own points are compared
Size = tuple[str, int]


def read_profile(connection: Connection, player: str, yours: bool) -> ProfileInfo:
    found = connection.execute(select(profiles).where(profiles.c.player == player)).one_or_none()
    if yours:
        sizes = _own_sizes(connection, player)
    else:
        sizes = [_public_size(connection, row) for row in _ratings_of(connection, player).values()]
    return ProfileInfo(
        id=profile_id(player),
        name=read_name(connection, player),
        mark=mark_of(player),
        yours=yours,
        hidden=found is not None and found.is_hidden,
        sizes=sorted(sizes, key=lambda one: (-one.played, one.game, one.players)),
    )


def find_player(connection: Connection, profile: str) -> tuple[str, bool] | None:
    """Who has this profile, and whether it is hidden. Those who were never rated have nothing to show."""
    wanted = select(profiles.c.player, profiles.c.is_hidden).where(profiles.c.id == profile)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else (row.player, row.is_hidden)


def _own_sizes(connection: Connection, player: str) -> list[SizeInfo]:
    ended = connection.execute(select(results).where(results.c.player == player).order_by(results.c.at.desc())).all()
    known = _ratings_of(connection, player)
    by_size: dict[Size, list[Row[Any]]] = {size: [] for size in known}
    for row in ended:
        by_size.setdefault((row.game, row.players), []).append(row)
    return [_own_size(connection, size, rows, known.get(size)) for size, rows in by_size.items()]


def _own_size(connection: Connection, size: Size, rows: Sequence[Row[Any]], rating: Row[Any] | None) -> SizeInfo:
    """A game that was rated counts even where its table has been deleted."""
    past = [] if rating is None else _past(connection, rating)
    tables = {row.table_id for row in rows}
    gone = [row for row in past if row.table_id not in tables]
    return SizeInfo(
        *size,
        played=len(rows) + len(gone),
        won=sum(row.won for row in rows) + sum(row.won for row in gone),
        gone=sum(row.gone for row in rows),
        rating=None if rating is None else _rating(rating),
        rated=0 if rating is None else rating.played,
        rank=None if rating is None else rank_of(connection, rating),
        past=[_point(row) for row in past],
        sources=_sources(connection, size, rows),
    )


def _public_size(connection: Connection, rating: Row[Any]) -> SizeInfo:
    past = _past(connection, rating)
    won = connection.execute(select(func.count()).where(_same(rated, rating), rated.c.won)).scalar_one()
    return SizeInfo(
        rating.game,
        rating.players,
        played=rating.played,
        won=won,
        gone=0,
        rating=_rating(rating),
        rated=rating.played,
        rank=rank_of(connection, rating),
        past=[_point(row) for row in past],
        sources=None,
    )


def _ratings_of(connection: Connection, player: str) -> dict[Size, Row[Any]]:
    rows = connection.execute(select(ratings).where(ratings.c.player == player))
    return {(row.game, row.players): row for row in rows}


def _past(connection: Connection, rating: Row[Any]) -> list[Row[Any]]:
    """The last games, the oldest first."""
    wanted = select(rated).where(_same(rated, rating)).order_by(rated.c.at.desc()).limit(MOST_POINTS)
    return list(connection.execute(wanted).all())[::-1]


def _same(table: Any, rating: Row[Any]) -> ColumnElement[bool]:
    """The player, the game and the size of a rating."""
    return and_(table.c.player == rating.player, table.c.game == rating.game, table.c.players == rating.players)


def rank_of(connection: Connection, rating: Row[Any]) -> int | None:
    """How many on the leaderboard are ahead, and one more."""
    if not rating.is_listed:
        return None
    board = (ratings.c.game == rating.game, ratings.c.players == rating.players, ratings.c.is_listed)
    ahead = select(func.count()).where(*board, ratings.c.floor > rating.floor)
    return int(connection.execute(ahead).scalar_one()) + 1


def _sources(connection: Connection, size: Size, rows: Sequence[Row[Any]]) -> list[SourceInfo] | None:
    """The newest games that were played to their end, against all seats of this server's games."""
    told = [msgspec.json.decode(row.sources, type=dict[str, int]) for row in rows if row.sources is not None]
    told = told[:MOST_GAMES]
    if not told:
        return None
    own = Counter[str]()
    for one in told:
        own.update(one)
    usual = _usual(connection, size)
    seats = usual.pop(SEATS, 0) or 1
    names = sorted({*own, *usual}, key=lambda name: (-usual.get(name, 0), name))
    found = [SourceInfo(name, own[name] / len(told), usual.get(name, 0) / seats) for name in names]
    return [one for one in found if one.own or one.usual] or None


def _usual(connection: Connection, size: Size) -> dict[str, int]:
    of_size = averages.c.game == size[0], averages.c.players == size[1]
    wanted = select(averages.c.source, averages.c.total).where(*of_size)
    return {row.source: row.total for row in connection.execute(wanted)}


# --- at the end of a game


def read_changes(connection: Connection, table: str, viewer: str) -> list[RatingChange]:
    """What a game did to the ratings of those who do not hide them, and to the viewer's own."""
    joined = rated.join(profiles, profiles.c.player == rated.c.player)
    query = select(rated, profiles.c.id, profiles.c.is_hidden, results.c.gone).select_from(
        joined.outerjoin(results, and_(results.c.table_id == rated.c.table_id, results.c.seat == rated.c.seat))
    )
    rows = connection.execute(query.where(rated.c.table_id == table).order_by(rated.c.seat))
    return [_change(row) for row in rows if row.player == viewer or not row.is_hidden]


def _change(row: Row[Any]) -> RatingChange:
    before = None if row.mu_before is None else rating_at(row.mu_before, row.sigma_before)
    return RatingChange(row.seat, row.id, before, _rating(row), bool(row.gone))


# --- for the player


def read_own_ratings(connection: Connection, player: str) -> OwnRatings:
    ended = select(results).where(results.c.player == player).order_by(results.c.at)
    told = [
        OwnResult(row.table_id, row.at, row.game, row.players, row.place, row.won, row.gone, row.rated)
        for row in connection.execute(ended)
    ]
    return OwnRatings(read_profile(connection, player, yours=True), told)


def _rating(row: Row[Any]) -> RatingInfo:
    return rating_at(row.mu, row.sigma)


def rating_at(mu: float, sigma: float) -> RatingInfo:
    return RatingInfo(points_of(Skill(mu, sigma)), reach_of(Skill(mu, sigma)))


def _point(row: Row[Any]) -> RatedPoint:
    told = _rating(row)
    return RatedPoint(row.at, row.place, told.points, told.reach)
