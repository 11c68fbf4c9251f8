"""Moving ratings: what becomes of results and ratings when a guest becomes a player, leaves, or is deleted."""

from sqlalchemy import Connection, and_, delete, exists, func, select, update

from wartable.server.rating import enlist, list_again
from wartable.server.schema import players
from wartable.server.schema_ratings import profiles, rated, ratings, results


def move_ratings(connection: Connection, guest: str, player: str) -> None:
    """What a guest was rated becomes the player's, except where both were rated: then the player's own stays."""
    connection.execute(update(results).where(results.c.player == guest).values(player=player))
    keys = connection.execute(select(ratings.c.game, ratings.c.players).where(ratings.c.player == guest)).all()
    if not keys:
        return
    enlist(connection, player)
    mine = select(ratings.c.game, ratings.c.players).where(ratings.c.player == player)
    own = {(game, size) for game, size in connection.execute(mine)}
    for game, size in keys:
        for table in (ratings, rated):
            row = and_(table.c.player == guest, table.c.game == game, table.c.players == size)
            moved = delete(table) if (game, size) in own else update(table).values(player=player)
            connection.execute(moved.where(row))
    list_again(connection, player)
    connection.execute(delete(profiles).where(profiles.c.player == guest))


def erase_ratings(connection: Connection, player: str) -> None:
    for table in (profiles, results, ratings, rated):  # the profile first, as whoever changes a rating does
        connection.execute(delete(table).where(table.c.player == player))


def tidy_ratings(connection: Connection, unseen: str) -> None:
    """Of guests without a row of their own, who have not been rated since and whose tables are gone."""
    known = exists().where(players.c.id == ratings.c.player)
    sits = exists().where(results.c.player == ratings.c.player)
    query = select(ratings.c.player).where(~known, ~sits).group_by(ratings.c.player)
    for player in connection.execute(query.having(func.max(ratings.c.at) < unseen)).scalars().all():
        erase_ratings(connection, player)
