"""Reactions: lines of the chat that belong to an event."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("event", sa.Integer))


def downgrade() -> None:
    op.drop_column("chat", "event")
