"""Players: who has chosen a name or a way to come back, and the devices on which they are signed in.

Guests of earlier versions need no rows: they are still known by their cookies.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=True),
        sa.Column("handle", sa.String(24), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("handle", name="uq_players_handle"),
    )
    _of_players(
        "devices",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_devices"),
    )
    _of_players(
        "links",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("expires", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_links"),
        sa.UniqueConstraint("player", name="uq_links_player"),
    )
    _of_players(
        "codes", sa.Column("code", sa.String(64), nullable=False), sa.PrimaryKeyConstraint("code", name="pk_codes")
    )
    _of_players(
        "passkeys",
        sa.Column("id", sa.String(400), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    for name in ("devices", "codes", "passkeys"):
        op.create_index(f"ix_{name}_player", name, ["player"])
    op.create_table(
        "challenges",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("challenge", sa.String(100), nullable=False),
        sa.Column("expires", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("token", "purpose", name="pk_challenges"),
    )
    op.create_index("ix_challenges_expires", "challenges", ["expires"])


def _of_players(name: str, *parts: sa.Column[str] | sa.Column[int] | sa.Column[bytes] | sa.Constraint) -> None:
    """A table whose rows belong to players."""
    player = sa.Column("player", sa.String(64), nullable=False)
    owner = sa.ForeignKeyConstraint(["player"], ["players.id"], name=f"fk_{name}_player")
    op.create_table(name, player, *parts, owner)


def downgrade() -> None:
    for name in ("challenges", "passkeys", "codes", "links", "devices", "players"):
        op.drop_table(name)
