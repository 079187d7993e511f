"""Tables, seats, entries, orders, limits, chat and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def key() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def number(name: str, primary: bool = False) -> sa.Column[int]:
    if primary:
        return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)
    return sa.Column(name, sa.Integer, nullable=False)


def words(name: str, most: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(most), nullable=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False, unique=True),
        words("title", 40),
        number("edition"),
        number("seats"),
        sa.Column("options", sa.Text, nullable=False),
        words("cards", 64),
        words("card_set", 80),
        words("pace", 10),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("real_dice", sa.Boolean, nullable=False),
        sa.Column("casual", sa.Boolean, nullable=False),
        words("secret", 64),
        sa.Column("seeds", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        key(),
        number("seat", True),
        words("kind", 8),
        words("level", 12),
        words("name", 40),
        sa.Column("secret_hash", sa.String(64), unique=True),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entries",
        key(),
        number("number", True),
        number("who"),
        number("value"),
        number("sides"),
        words("move", 40),
        words("nonce", 64),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
    )
    op.create_table("orders", key(), number("seat", True), number("scope", True), number("span"))
    op.create_table("limits", key(), number("seat", True), number("lot"), number("amount"), words("after", 8))
    op.create_table(
        "chat",
        key(),
        number("number", True),
        number("seat"),
        words("phrase", 40),
        words("text", 280),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table("snapshots", key(), number("number"), sa.Column("data", sa.LargeBinary, nullable=False))


def downgrade() -> None:
    for name in ("snapshots", "chat", "limits", "orders", "entries", "seats", "tables"):
        op.drop_table(name)
