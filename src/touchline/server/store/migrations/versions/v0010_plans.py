"""Answers given in advance; and limits for several lots of one seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def table_key() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def seat_key() -> sa.Column[int]:
    return sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False)


def upgrade() -> None:
    op.create_table(
        "plans",
        table_key(),
        seat_key(),
        sa.Column("plan", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.rename_table("limits", "limits_of_one_lot")
    create_limits(by_lot=True)
    op.execute("INSERT INTO limits SELECT table_id, seat, lot, amount, after FROM limits_of_one_lot")
    op.drop_table("limits_of_one_lot")


def downgrade() -> None:
    op.drop_table("plans")
    op.drop_table("limits")
    create_limits(by_lot=False)


def create_limits(*, by_lot: bool) -> None:
    op.create_table(
        "limits",
        table_key(),
        seat_key(),
        sa.Column("lot", sa.Integer, primary_key=by_lot, autoincrement=False, nullable=False),
        sa.Column("amount", sa.Integer, nullable=False),
        sa.Column("after", sa.String(8), nullable=False),
    )
