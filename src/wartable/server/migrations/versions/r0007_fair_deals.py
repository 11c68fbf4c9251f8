"""Which tables go on from a moment of another game: their seed may be known, so nothing is committed to.

From here on the entry of somebody who joins may hold a contribution beside the name, by which the cards are dealt. A
program that did not know it would deal others, so it must not open the database.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("is_fork", sa.Boolean(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Games that were dealt with contributions get a version of the rules that never was, so nobody opens them."""
    body = "CAST(body AS JSON)" if op.get_bind().dialect.name == "postgresql" else "body"
    dealt = f"SELECT table_id FROM events WHERE kind = 'join' AND json_array_length({body}) > 1"  # noqa: S608
    op.execute(f"UPDATE tables SET rules = 0 WHERE id IN ({dealt})")  # noqa: S608
    op.drop_column("tables", "is_fork")
