"""Days off that seats have taken in games over days."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "days_off",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("start", sa.Float, primary_key=True),
        sa.Column("end", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("days_off")
