"""The database: four tables. What happened at a table is its log; everything else can be made from it again."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
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
    Column("seed", BigInteger, nullable=False),
    Column("seats", Text, nullable=False),
    Column("created", String(32), nullable=False),
    # how the game stands, so that a list of tables needs no replaying
    Column("over", Boolean, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("asked", Text, nullable=False),
)

sittings = Table(
    "sittings",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(64), nullable=False),
    Column("name", String(24), nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    UniqueConstraint("table_id", "guest"),
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

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", String(32), nullable=False),
)
