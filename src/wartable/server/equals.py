"""Equals: how strong a bot must be for somebody to be ahead of it about half of the time.

By Elo's rule ("The Rating of Chessplayers", 1978), from the games of this kind that the person has finished against
bots, the oldest first: each moves the points towards its result, the first ones further. The bots' own points are those
of the ladder and do not move. Nothing of this is kept: it follows from the results, and rated games know nothing of it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from wartable.bots.equal import marks_of, points_in
from wartable.server.living import PERSON
from wartable.server.schema import tables
from wartable.server.schema_ratings import results

LATEST: Final = 40  # games that count
FIRST_STEP: Final = 160.0  # points between a game lost and a game won, for somebody of whom nothing is known
LEAST_STEP: Final = 40.0
CALMING: Final = 0.85  # each step is so much of the one before, until it is the least
SCALE: Final = 400.0
BEGINNING: Final = 1  # the second weakest level: where somebody begins of whom nothing is known


class Outing(NamedTuple):
    """A finished game against bots: their points, and the share of them that was left behind."""

    rivals: Sequence[float]
    ahead: float


def strength_of(connection: Connection, player: str, game: str) -> float:
    """How many points somebody's games against bots are worth; never fewer or more than the levels have."""
    wanted = results.c.player == player, results.c.game == game, results.c.gone.is_(False)
    query = select(results.c.place, tables.c.seats).join(tables, tables.c.id == results.c.table_id).where(*wanted)
    rows = connection.execute(query.order_by(results.c.at.desc()).limit(LATEST)).all()
    seated = [(row.place, msgspec.json.decode(row.seats, type=list[str])) for row in reversed(rows)]
    outings = [outing for place, seats in seated if (outing := outing_of(place, seats, game)) is not None]
    return strength_after(outings, [mark.points for mark in marks_of(game)])


def outing_of(place: int, seats: Sequence[str], game: str) -> Outing | None:
    """None unless everybody else was a bot whose points are known."""
    rivals = [points_in(kind, game) for kind in seats if kind != PERSON]
    known = [points for points in rivals if points is not None]
    if not known or len(known) != len(seats) - 1:
        return None
    return Outing(known, (len(seats) - place) / len(known))


def strength_after(outings: Sequence[Outing], levels: Sequence[float]) -> float:
    points, step = levels[min(BEGINNING, len(levels) - 1)], FIRST_STEP
    for one in outings:
        expected = sum(1 / (1 + 10 ** ((rival - points) / SCALE)) for rival in one.rivals) / len(one.rivals)
        points = min(levels[-1], max(levels[0], points + step * (one.ahead - expected)))
        step = max(LEAST_STEP, CALMING * step)
    return points
