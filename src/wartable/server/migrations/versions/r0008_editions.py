"""Which tables are played with component data other than the printed.

A program that did not know it would deal the printed cards, so it must not open the database.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("edition", sa.Text(), nullable=False, server_default="null"))


def downgrade() -> None:
    """Games of editions get a version of the rules that never was, so nobody opens them."""
    op.execute("UPDATE tables SET rules = 0 WHERE edition != 'null'")
    op.drop_column("tables", "edition")
