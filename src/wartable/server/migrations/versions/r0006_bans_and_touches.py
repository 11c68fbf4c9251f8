"""Whom the server does not let in, when somebody last came to a table, and how games ended."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_bans"),
    )
    op.add_column("tables", sa.Column("touched", sa.String(32), nullable=False, server_default=""))
    now = datetime.now(UTC).isoformat(timespec="milliseconds")
    op.execute(sa.text("UPDATE tables SET touched = :now").bindparams(now=now))  # nothing expires because of an upgrade
    op.add_column("keepsakes", sa.Column("result", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("keepsakes", "result")
    op.drop_column("tables", "touched")
    op.drop_table("bans")
