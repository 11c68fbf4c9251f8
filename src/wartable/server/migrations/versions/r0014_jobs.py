"""What is to be thought about, where several servers share the database."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """In PostgreSQL it is not logged: whoever waits for an answer asks again after a crash."""
    is_shared = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "jobs",
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("lane", sa.String(8), nullable=False),
        sa.Column("work", sa.String(8), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("asked", sa.Float(53), nullable=False),
        sa.Column("worker", sa.String(16), nullable=True),
        sa.Column("taken", sa.Float(53), nullable=True),
        sa.Column("until", sa.Float(53), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("answer", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("key", name="pk_jobs"),
        prefixes=["UNLOGGED"] if is_shared else [],
    )
    op.create_index("ix_jobs_lane", "jobs", ["lane"])


def downgrade() -> None:
    op.drop_table("jobs")
