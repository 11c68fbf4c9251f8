"""A table's life: its terms, what happened beside its game, clocks, and one guest in several seats.

A program that did not know these entries of the log would play another game from it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("is_public", sa.Boolean(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("life", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("due", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_is_public", "tables", ["is_public"])
    with op.batch_alter_table("sittings") as sittings:
        sittings.drop_constraint("uq_sittings_table_id_guest", type_="unique")
    op.create_table(
        "outages",
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_outages"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )


def downgrade() -> None:
    """Games in which something happened that earlier programs do not know get rules that never were.

    It fails, and changes nothing, where one guest sits in several seats: earlier programs have no place for that.
    """
    op.execute("UPDATE tables SET rules = 0 WHERE life != '{}'")
    op.drop_table("pulse")
    op.drop_table("outages")
    with op.batch_alter_table("sittings") as sittings:
        sittings.create_unique_constraint("uq_sittings_table_id_guest", ["table_id", "guest"])
    for name in ("ix_tables_is_public", "ix_tables_due"):
        op.drop_index(name, "tables")
    for name in ("due", "life", "is_public", "terms"):
        op.drop_column("tables", name)
