"""Tables, the people who sit at them, and what happened there."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("choices", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sittings_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_sittings"),
        sa.UniqueConstraint("table_id", "guest", name="uq_sittings_table_id_guest"),
    )
    op.create_index("ix_sittings_guest", "sittings", ["guest"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("message", sa.String(40), nullable=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sa.UniqueConstraint("table_id", "seat", "message", name="uq_events_table_id_seat_message"),
    )


def downgrade() -> None:
    op.drop_table("events")
    op.drop_table("sittings")
    op.drop_table("tables")
