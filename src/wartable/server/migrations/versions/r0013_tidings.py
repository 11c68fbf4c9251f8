"""Tidings: what players are told while they are away, which of it they do not want, and where it is sent."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "tidings",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("thing", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("due", sa.String(32), nullable=True),
        sa.Column("way", sa.String(4), nullable=False),
        sa.Column("seen", sa.Boolean(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tidings_table_id"),
        sa.PrimaryKeyConstraint("player", "thing", name="pk_tidings"),
    )
    op.create_table(
        "unwanted",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("way", sa.String(4), nullable=False),
        sa.PrimaryKeyConstraint("player", "kind", "way", name="pk_unwanted"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(600), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
    )
    op.create_table(
        "mailboxes",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("is_confirmed", sa.Boolean(), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("expires", sa.String(32), nullable=False),
        sa.Column("stop", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_mailboxes"),
    )
    for table, columns in INDEXED.items():
        for column in columns:
            op.create_index(f"ix_{table}_{column}", table, [column])


INDEXED = {"tidings": ("due", "table_id"), "subscriptions": ("player", "token"), "mailboxes": ("code", "stop")}


def downgrade() -> None:
    for name in ("mailboxes", "subscriptions", "unwanted", "tidings"):
        op.drop_table(name)
