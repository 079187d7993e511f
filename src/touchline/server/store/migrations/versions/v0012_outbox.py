"""Notices wait in an outbox until they are sent; a subscription may belong to a table instead of a person."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

COLUMNS = ("id", "subscription", "table_id", "seat", "number", "kind", "body", "state", "due", "attempts", "made")


def upgrade() -> None:
    op.add_column("subscriptions", sa.Column("table_id", sa.String(32)))
    op.create_index("ix_subscriptions_table_id", "subscriptions", ["table_id"])
    made = op.create_table(
        "outbox",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "subscription",
            sa.String(32),
            sa.ForeignKey("subscriptions.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_outbox_state_due", "outbox", ["state", "due"])
    known = "SELECT * FROM notices WHERE subscription IN (SELECT id FROM subscriptions)"
    rows = [outbox_row(row) for row in op.get_bind().execute(sa.text(known))]
    if rows:
        op.bulk_insert(made, rows)
    op.drop_table("notices")


def outbox_row(row: sa.Row[tuple[object, ...]]) -> dict[str, object]:
    """Return a notice that was sent before as a row of the outbox, so that it is not sent again."""
    key = " ".join(str(part) for part in (row.subscription, row.table_id, row.seat, row.number, row.kind))
    values = (hashlib.sha256(key.encode()).hexdigest()[:32], row.subscription, row.table_id, row.seat, row.number)
    return dict(zip(COLUMNS, (*values, row.kind, "", "done", row.at, 1, row.at), strict=True))


def downgrade() -> None:
    op.drop_table("outbox")
    op.drop_index("ix_subscriptions_table_id", "subscriptions")
    op.drop_column("subscriptions", "table_id")
    op.create_table(
        "notices",
        sa.Column("subscription", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
