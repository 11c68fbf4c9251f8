"""The database of results and ratings: how games ended for those who played them, and how strong they are."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from wartable.server.schema import metadata

# how a game ended for each person, written together with its last entry
results = Table(
    "results",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),  # resigned, or out of time, or a bot played at the end
    Column("rated", Boolean, nullable=False),
    Column("sources", Text, nullable=True),  # points by where they came from; null where a bot earned some of them
    Column("at", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_results_player", "player", "at"),
)

# points by where they came from, of all seats of games that were played to their end; "" counts these seats
averages = Table(
    "averages",
    metadata,
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("source", String(40), nullable=False),
    Column("total", Integer, nullable=False),
    PrimaryKeyConstraint("game", "players", "source"),
)

# whom others may look up, and under which name that tells nothing else
profiles = Table(
    "profiles",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("is_hidden", Boolean, nullable=False, server_default="0"),
)

# how strong somebody is in a game with so many players
ratings = Table(
    "ratings",
    metadata,
    Column("player", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("floor", Float(53), nullable=False),  # mu less three sigma, by which the leaderboard is ordered
    Column("played", Integer, nullable=False),
    Column("is_listed", Boolean, nullable=False),  # on the leaderboard: enough games, and not hidden
    Column("at", String(32), nullable=False),  # of the last game
    PrimaryKeyConstraint("player", "game", "players"),
    Index("ix_ratings_board", "game", "players", "is_listed", "floor"),
)

# what each rated game did to a rating; it stays with the player when the table is deleted
rated = Table(
    "rated",
    metadata,
    Column("table_id", String(12), nullable=False),
    Column("player", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("mu_before", Float(53), nullable=True),  # null: it was the first
    Column("sigma_before", Float(53), nullable=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("at", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "player"),
    Index("ix_rated_player", "player", "at"),
)
