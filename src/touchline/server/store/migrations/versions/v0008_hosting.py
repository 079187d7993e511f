"""Seats that the host locks, links to one seat, what a table's maker has chosen besides the rules, and rematches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("settings", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("rematch", sa.String(6)))
    op.create_table(
        "seat_links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("held_by", sa.String(64)),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("seat_links")
    op.drop_column("tables", "rematch")
    op.drop_column("tables", "settings")
    op.drop_column("seats", "locked")
