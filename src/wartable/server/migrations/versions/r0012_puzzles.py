"""Puzzles: which tables pose one, and how players did with them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("task", sa.Text(), nullable=False, server_default="null"))
    op.create_table(
        "attempts",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("puzzle", sa.String(60), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("first", sa.Boolean(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("player", "puzzle", name="pk_attempts"),
    )


def downgrade() -> None:
    """Tables of puzzles stay, as games against bots."""
    op.drop_table("attempts")
    op.drop_column("tables", "task")
