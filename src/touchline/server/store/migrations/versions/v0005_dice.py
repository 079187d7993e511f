"""The dice of scheme 2: commitments and seeds in their order; seeds and nonces of scheme 1 are not needed any more."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None
NEW = json.dumps({"before": 0, "waits": [], "steps": []})


def upgrade() -> None:
    op.add_column("tables", sa.Column("dice", sa.Text, nullable=True))
    tables = sa.table("tables", sa.column("dice", sa.Text), sa.column("state", sa.String))
    op.execute(tables.update().where(tables.c.state == "lobby").values(dice=NEW))
    op.drop_column("tables", "seeds")
    op.drop_column("entries", "nonce")


def downgrade() -> None:
    op.add_column("entries", sa.Column("nonce", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("seeds", sa.Text, nullable=False, server_default="[]"))
    op.drop_column("tables", "dice")
