"""Answers in windows: an answer that was taken survives, though it is played only when the window closes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("option", sa.Integer, nullable=False),
        sa.Column("move", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("answers")
