"""Columns for typed-in faces and their seats, entries that came with a record, and bots' seats on offer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

NEAR = 0.001  # seconds
BEFORE = sa.text(
    "SELECT t.id, t.created, count(*) AS number, min(e.at) AS first FROM tables t "
    "JOIN entries e ON e.table_id = t.id AND e.at < t.created GROUP BY t.id, t.created"
)


def upgrade() -> None:
    op.add_column("entries", sa.Column("typed_by", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("tables", sa.Column("brought", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()))
    count_brought()


def count_brought() -> None:
    """Count the entries that came with a record: stored one second apart, the last one a second before the table."""
    for table, created, number, first in op.get_bind().execute(BEFORE).all():
        if abs(first - (created - number)) < NEAR:
            update = sa.text("UPDATE tables SET brought = :number WHERE id = :id")
            op.get_bind().execute(update, {"number": number, "id": table})


def downgrade() -> None:
    op.drop_column("seats", "offered")
    op.drop_column("tables", "brought")
    op.drop_column("entries", "typed_by")
