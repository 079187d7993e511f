"""Which seats a person holds: kept here, where a browser used to keep the secret of every seat in a cookie."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "holdings",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("secret_hash", sa.String(64), primary_key=True, index=True),
    )


def downgrade() -> None:
    op.drop_table("holdings")
