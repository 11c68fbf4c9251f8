"""Drafts: what a seat has picked towards its next choice."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "drafts",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("picks", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_drafts_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_drafts"),
    )


def downgrade() -> None:
    op.drop_table("drafts")
