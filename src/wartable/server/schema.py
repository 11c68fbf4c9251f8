"""The database. What happened at a table is its log; everything else can be derived from it by the same rules."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False, server_default=""),
    Column("seats", Text, nullable=False),
    Column("created", String(32), nullable=False),
    # how the game stands, so that a list of tables needs no replaying
    Column("over", Boolean, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("halted", Text, nullable=True),  # why the game cannot go on
    Column("touched", String(32), nullable=False, server_default=""),  # when somebody last came, to the day
    Column("is_fork", Boolean, nullable=False, server_default="0"),  # it goes on from a moment of another game
    Column("edition", Text, nullable=False, server_default="null"),  # of component data other than the printed
    Column("task", Text, nullable=False, server_default="null"),  # of a puzzle
    Column("terms", Text, nullable=False, server_default="{}"),
    Column("is_public", Boolean, nullable=False, server_default="0"),  # as its terms say; for those who look for one
    Column("life", Text, nullable=False, server_default="{}"),  # what happened beside the game, as it stands
    Column("due", BigInteger, nullable=False, server_default="0"),  # when a clock is at zero, in milliseconds; 0: never
    Index("ix_tables_due", "due"),
    Index("ix_tables_is_public", "is_public"),
)

sittings = Table(
    "sittings",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(64), nullable=False),
    Column("name", String(24), nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "guest"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("message", String(40), nullable=True),
    Column("at", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    # a message sent twice by a seat can never be written twice
    UniqueConstraint("table_id", "seat", "message"),
)

drafts = Table(
    "drafts",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    Column("picks", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", String(32), nullable=False),
)

# how a game looked to each viewer when it ended or was let go, for the time when its rules are gone
keepsakes = Table(
    "keepsakes",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("result", Text, nullable=True),  # of a game that is over
)

# who is banned: the hash of a guest, or a network
bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("reason", String(200), nullable=False),
    Column("at", String(32), nullable=False),
)

# while no server ran; that time counts for nobody
outages = Table(
    "outages",
    metadata,
    Column("since", BigInteger, primary_key=True),  # the last sign of life before it, in milliseconds
    Column("until", BigInteger, nullable=False),
)

# one row: when a server last gave a sign of life
pulse = Table("pulse", metadata, Column("id", Integer, primary_key=True), Column("at", BigInteger, nullable=False))

# one row: what all rows that never change add up to
tally = Table(
    "tally",
    metadata,
    Column("database", String(32), primary_key=True),
    Column("generation", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("digest", Integer, nullable=False),
)

# somebody who has chosen a name, or a way to come back; any other guest is known by a cookie alone and has no row
players = Table(
    "players",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the token of the first device
    Column("name", String(24), nullable=True),
    Column("handle", String(24), nullable=True, unique=True),
    Column("password", Text, nullable=True),  # its argon2 hash
    Column("created", String(32), nullable=False),
)

# where a player is signed in: a token that has no row is no longer that of its player
devices = Table(
    "devices",
    metadata,
    Column("token", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("player", String(64), ForeignKey("players.id"), nullable=False),
    Column("label", String(60), nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False),  # to the day
    Index(None, "player"),
)

# links to another device; they are good for a few minutes, and once
links = Table(
    "links",
    metadata,
    Column("code", String(64), primary_key=True),  # its hash
    Column("player", String(64), ForeignKey("players.id"), nullable=False, unique=True),
    Column("expires", String(32), nullable=False),
)

# recovery codes that have not been used
codes = Table(
    "codes",
    metadata,
    Column("code", String(64), primary_key=True),  # its hash
    Column("player", String(64), ForeignKey("players.id"), nullable=False),
    Index(None, "player"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),  # as the authenticator gave it, in base64url
    Column("player", String(64), ForeignKey("players.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),  # as the authenticator counts them
    Column("label", String(60), nullable=False),
    Column("created", String(32), nullable=False),
    Index(None, "player"),
)

# what an authenticator is asked to sign; for one cookie, a few minutes, and once
challenges = Table(
    "challenges",
    metadata,
    Column("token", String(64), nullable=False),
    Column("purpose", String(8), nullable=False),
    Column("challenge", String(100), nullable=False),
    Column("expires", String(32), nullable=False),
    PrimaryKeyConstraint("token", "purpose"),
    Index(None, "expires"),
)

# what is to be thought about, where several servers share the database; an answer is kept for a minute
jobs = Table(
    "jobs",
    metadata,
    Column("key", String(80), primary_key=True),  # of what is asked: whoever asks the same gets the same answer
    Column("lane", String(8), nullable=False),
    Column("work", String(8), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("address", String(64), nullable=False),
    Column("guest", String(64), nullable=False),
    Column("asked", Float(53), nullable=False),  # all times are seconds by the clock of the database
    Column("worker", String(16), nullable=True),  # the process that thinks
    Column("taken", Float(53), nullable=True),
    Column("until", Float(53), nullable=True),  # it is another's turn, unless the worker says that it still thinks
    Column("attempts", Integer, nullable=False),
    Column("answer", LargeBinary, nullable=True),  # empty: nobody could find one
    Index(None, "lane"),
)

# how a player did with a puzzle; the rating after it, where it counted
attempts = Table(
    "attempts",
    metadata,
    Column("player", String(64), nullable=False),
    Column("puzzle", String(60), nullable=False),
    Column("at", String(32), nullable=False),  # of the first try
    Column("first", Boolean, nullable=False),  # whether that was right
    Column("solved", Boolean, nullable=False),  # by now
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
    PrimaryKeyConstraint("player", "puzzle"),
)

# what is said at tables, beside the log: players and spectators in rooms of their own
sayings = Table(
    "sayings",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False),
    Column("room", String(10), nullable=False),
    Column("number", Integer, nullable=False),
    Column("author", String(64), nullable=False),  # the id of a player
    Column("seat", Integer, nullable=True),
    Column("name", String(24), nullable=False),  # as the author was called there
    Column("text", String(300), nullable=False),
    Column("reaction", String(20), nullable=False),
    Column("message", String(40), nullable=False),
    Column("at", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "room", "number"),
    UniqueConstraint("table_id", "author", "message"),  # what is sent twice is said once
    Index(None, "author"),
)

# tables at which nothing may be said
silences = Table(
    "silences",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
)

# whom a player does not want to hear, at any table
mutes = Table(
    "mutes",
    metadata,
    Column("player", String(64), nullable=False),
    Column("muted", String(64), nullable=False),
    PrimaryKeyConstraint("player", "muted"),
    Index(None, "muted"),
)

# what players have reported to the operator
complaints = Table(
    "complaints",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("author", String(64), nullable=False),
    Column("room", String(10), nullable=False),
    Column("number", Integer, nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("table_id", "reporter", "room", "number"),
    Index(None, "author"),
)
