"""Results of games, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("sources", sa.Text(), nullable=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_player", "results", ["player", "at"])
    op.create_table(
        "averages",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("source", sa.String(40), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "players", "source", name="pk_averages"),
    )
    op.create_table(
        "profiles",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("is_hidden", sa.Boolean(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("player", name="pk_profiles"),
        sa.UniqueConstraint("id", name="uq_profiles_id"),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("floor", sa.Float(53), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("is_listed", sa.Boolean(), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "players", name="pk_ratings"),
    )
    op.create_index("ix_ratings_board", "ratings", ["game", "players", "is_listed", "floor"])
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("mu_before", sa.Float(53), nullable=True),
        sa.Column("sigma_before", sa.Float(53), nullable=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_rated"),
    )
    op.create_index("ix_rated_player", "rated", ["player", "at"])


def downgrade() -> None:
    for table in ("rated", "ratings", "profiles", "averages", "results"):
        op.drop_table(table)
