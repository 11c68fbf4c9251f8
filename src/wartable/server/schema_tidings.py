"""The database of tidings: what players are told while they are away, in which ways, and by whose key."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from wartable.server.schema import metadata

# what somebody is told who is away; one row for one thing, however many processes notice it
tidings = Table(
    "tidings",
    metadata,
    Column("player", String(64), nullable=False),
    Column("thing", String(60), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False),
    Column("at", String(32), nullable=False),
    Column("due", String(32), nullable=True),  # when the next way is tried; null: nothing more is sent
    Column("way", String(4), nullable=False),
    Column("seen", Boolean, nullable=False, server_default="0"),
    PrimaryKeyConstraint("player", "thing"),
    Index(None, "due"),
    Index(None, "table_id"),
)

# of what a player does not want to be told in some way
unwanted = Table(
    "unwanted",
    metadata,
    Column("player", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("way", String(4), nullable=False),
    PrimaryKeyConstraint("player", "kind", "way"),
)

# browsers that receive Web Push
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of its address
    Column("player", String(64), nullable=False),
    Column("token", String(64), nullable=False),  # of the device
    Column("endpoint", String(600), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", String(32), nullable=False),
    Index(None, "player"),
    Index(None, "token"),
)

# where players receive e-mail; nothing but a question is sent before it is confirmed
mailboxes = Table(
    "mailboxes",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(8), nullable=False),
    Column("is_confirmed", Boolean, nullable=False),
    Column("code", String(64), nullable=False),  # the hash of the one that confirms it
    Column("expires", String(32), nullable=False),
    Column("stop", String(64), nullable=False),  # whoever has it may end the mails, and nothing else
    Index(None, "code"),
    Index(None, "stop"),
)

# by what push services know all servers of the database: browsers subscribe with it. One row, made when it is needed
push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", Text, nullable=False),
)
