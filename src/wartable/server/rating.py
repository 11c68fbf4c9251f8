"""Rating: what the end of a game does to the ratings of those who played it, and what is kept of it."""

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, and_, insert, select, update

from wartable.server.rated import fixed_point
from wartable.server.schema_ratings import averages, profiles, rated, ratings, results
from wartable.server.skill import Skill, after
from wartable.server.tally import NOTHING, Change, upsert

LEAST_GAMES = 5  # before somebody is on the leaderboard
SEATS = ""  # the source that counts the seats


class SeatEnd(NamedTuple):
    """How a game ended for a seat: of a person, whom `player` names, or of the bot of a `level`."""

    seat: int
    player: str | None
    level: str | None
    place: int
    won: bool
    gone: bool
    sources: dict[str, int] | None


class Ending:
    """A game has ended. Rows are locked in one order, so that two servers cannot wait for each other."""

    def __init__(self, table: str, game: str, at: str, is_rated: bool, seats: Sequence[SeatEnd]) -> None:
        self._table = table
        self._game = game
        self._players = len(seats)
        self._at = at
        self._is_rated = is_rated
        self._seats = seats

    def do(self, connection: Connection) -> Change:
        people = [one for one in self._seats if one.player is not None]
        if people:
            connection.execute(insert(results), [self._result(one) for one in people])
        self._average(connection)
        if self._is_rated:
            self._rate(connection, people)
        return NOTHING

    def _result(self, one: SeatEnd) -> dict[str, object]:
        shown = None if one.gone or one.sources is None else msgspec.json.encode(one.sources).decode()
        return {
            "table_id": self._table,
            "seat": one.seat,
            "player": one.player,
            "game": self._game,
            "players": self._players,
            "place": one.place,
            "won": one.won,
            "gone": one.gone,
            "rated": self._is_rated,
            "sources": shown,
            "at": self._at,
        }

    def _average(self, connection: Connection) -> None:
        """What this game adds to the points that seats usually get from each source."""
        totals: dict[str, int] = {}
        for one in self._seats:
            if one.sources is not None:
                for source, points in {SEATS: 1, **one.sources}.items():
                    totals[source] = totals.get(source, 0) + points
        for source, total in sorted(totals.items()):
            key = {"game": self._game, "players": self._players, "source": source}
            row = upsert(connection, averages).values(**key, total=total)
            grown = {"total": averages.c.total + row.excluded.total}
            connection.execute(row.on_conflict_do_update(index_elements=list(key), set_=grown))

    # --- ratings

    def _rate(self, connection: Connection, people: Sequence[SeatEnd]) -> None:
        """A bot from whose level nothing was measured takes no part in it."""
        before = self._skills(connection, [one.player for one in people if one.player is not None])
        entrants = [(one, skill) for one in self._seats if (skill := self._entering(one, before)) is not None]
        if len(entrants) < 2:
            return
        fresh = after([skill for _, skill in entrants], [one.place for one, _ in entrants])
        for (one, _), skill in zip(entrants, fresh, strict=True):
            if one.player is not None:
                self._keep(connection, one, before[one.player], skill)
                list_again(connection, one.player)

    def _entering(self, one: SeatEnd, before: dict[str, Row[Any]]) -> Skill | None:
        if one.player is not None:
            row = before[one.player]
            return Skill(row.mu, row.sigma)
        return None if one.level is None else fixed_point(one.level, self._game)

    def _skills(self, connection: Connection, players: Sequence[str]) -> dict[str, Row[Any]]:
        """The ratings so far, of which nobody else changes one until this is written."""
        new = Skill()
        for player in sorted(players):
            enlist(connection, player)
            row = {"player": player, "game": self._game, "players": self._players, "mu": new.mu, "sigma": new.sigma}
            row |= {"floor": new.floor, "played": 0, "is_listed": False, "at": self._at}
            connection.execute(upsert(connection, ratings).values(**row).on_conflict_do_nothing())
        wanted = ratings.c.player.in_(players), ratings.c.game == self._game, ratings.c.players == self._players
        return {row.player: row for row in connection.execute(select(ratings).where(*wanted))}

    def _keep(self, connection: Connection, one: SeatEnd, before: Row[Any], skill: Skill) -> None:
        player = before.player
        mine = and_(ratings.c.player == player, ratings.c.game == self._game, ratings.c.players == self._players)
        now = {"mu": skill.mu, "sigma": skill.sigma, "floor": skill.floor, "played": before.played + 1}
        connection.execute(update(ratings).where(mine).values(**now, at=self._at))
        row = {"table_id": self._table, "player": player, "seat": one.seat, "game": self._game, "at": self._at}
        row |= {"players": self._players, "place": one.place, "won": one.won, "mu": skill.mu, "sigma": skill.sigma}
        if before.played:
            row |= {"mu_before": before.mu, "sigma_before": before.sigma}
        connection.execute(insert(rated).values(**row))


def enlist(connection: Connection, player: str) -> bool:
    """Others can look the player up from now on, unless that is hidden, which is returned.

    Until this is written, nobody else changes a rating of the player: whoever does begins with this row.
    """
    row = upsert(connection, profiles).values(player=player, id=profile_id(player), is_hidden=False)
    connection.execute(row.on_conflict_do_nothing())
    mine = select(profiles.c.is_hidden).where(profiles.c.player == player)
    return bool(connection.execute(mine.with_for_update()).scalar_one())


def list_again(connection: Connection, player: str) -> None:
    """On the leaderboard, as the player wants it now."""
    listed = False if enlist(connection, player) else ratings.c.played >= LEAST_GAMES
    connection.execute(update(ratings).where(ratings.c.player == player).values(is_listed=listed))


def profile_id(player: str) -> str:
    """By which a player is called in addresses; it does not tell the player's own id."""
    return hashlib.sha256(f"profile {player}".encode()).hexdigest()[:16]
