"""The database refuses an entry that does not follow the last one of its table, so that a log never has a gap."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

SQLITE = """
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
WHEN NEW.number <> 0
    AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1)
BEGIN
    SELECT RAISE(ABORT, 'entry does not follow');
END
"""
# One query for each statement: a trigger for each row would run one for each entry.
POSTGRES_FUNCTION = """
CREATE FUNCTION entries_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
        SELECT 1 FROM inserted
        LEFT JOIN entries ON entries.table_id = inserted.table_id AND entries.number = inserted.number - 1
        WHERE inserted.number <> 0 AND entries.number IS NULL
    ) THEN
        RAISE integrity_constraint_violation USING MESSAGE = 'entry does not follow';
    END IF;
    RETURN NULL;
END
$$
"""
POSTGRES = """
CREATE TRIGGER entries_follow AFTER INSERT ON entries
REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION entries_follow()
"""


def upgrade() -> None:
    statements = (POSTGRES_FUNCTION, POSTGRES) if is_postgres() else (SQLITE,)
    for statement in statements:
        op.execute(statement)


def downgrade() -> None:
    if is_postgres():
        op.execute("DROP TRIGGER entries_follow ON entries")
        op.execute("DROP FUNCTION entries_follow")
    else:
        op.execute("DROP TRIGGER entries_follow")


def is_postgres() -> bool:
    return op.get_bind().dialect.name == "postgresql"
