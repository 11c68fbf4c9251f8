"""Seeds as text: a whole number, or the 64 hexadecimal digits of a sealed one, which no column of numbers can hold.

A new column and not a new table, because other tables refer to this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN seed TO number")
    op.add_column("tables", sa.Column("seed", sa.String(64), nullable=False, server_default=""))
    op.execute("UPDATE tables SET seed = CAST(number AS TEXT)")
    op.drop_column("tables", "number")


def downgrade() -> None:
    """Tables with a sealed seed lose it; they get a rules version that never existed, so nobody opens them."""
    op.execute("UPDATE tables SET rules = 0, seed = '0' WHERE length(seed) = 64")
    op.execute("ALTER TABLE tables RENAME COLUMN seed TO digits")
    op.add_column("tables", sa.Column("seed", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET seed = CAST(digits AS BIGINT)")
    op.drop_column("tables", "digits")
