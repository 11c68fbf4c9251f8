"""The tally of all that was written; how games looked, and why some cannot go on."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "tally",
        sa.Column("database", sa.String(32), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("digest", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("database", name="pk_tally"),
    )
    op.create_table(
        "keepsakes",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_keepsakes_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_keepsakes"),
    )
    op.add_column("tables", sa.Column("halted", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "halted")
    op.drop_table("keepsakes")
    op.drop_table("tally")
