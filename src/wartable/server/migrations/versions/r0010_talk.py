"""Talk: what is said at tables, who does not want to hear whom, and what was reported."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "sayings",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("author", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("reaction", sa.String(20), nullable=False),
        sa.Column("message", sa.String(40), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sayings_table_id"),
        sa.PrimaryKeyConstraint("table_id", "room", "number", name="pk_sayings"),
        sa.UniqueConstraint("table_id", "author", "message", name="uq_sayings_table_id_author_message"),
    )
    op.create_table(
        "silences",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_silences_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_silences"),
    )
    op.create_table(
        "mutes",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("muted", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("player", "muted", name="pk_mutes"),
    )
    op.create_table(
        "complaints",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("author", sa.String(64), nullable=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_complaints_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_complaints"),
        sa.UniqueConstraint(
            "table_id", "reporter", "room", "number", name="uq_complaints_table_id_reporter_room_number"
        ),
    )
    op.create_index("ix_sayings_author", "sayings", ["author"])
    op.create_index("ix_mutes_muted", "mutes", ["muted"])
    op.create_index("ix_complaints_author", "complaints", ["author"])


def downgrade() -> None:
    for name in ("complaints", "mutes", "silences", "sayings"):
        op.drop_table(name)
