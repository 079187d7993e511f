"""The last report of every worker, and figures about the stored tables."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, select, text

from touchline.server.store import schema
from touchline.server.store.retention import last_change
from touchline.server.store.rows import replace_row

FORGET_SECONDS: Final = 24 * 3600.0  # after which nothing is kept of a worker that has ended


def keep_report(connection: Connection, worker: str, at: float, data: str) -> None:
    replace_row(connection, schema.worker_reports, {"worker": worker}, {"at": at, "data": data})
    connection.execute(delete(schema.worker_reports).where(schema.worker_reports.c.at < at - FORGET_SECONDS))


def remove_report(connection: Connection, worker: str) -> None:
    connection.execute(delete(schema.worker_reports).where(schema.worker_reports.c.worker == worker))


def reports_since(connection: Connection, since: float) -> dict[str, str]:
    """Return the reports that workers have written since then."""
    kept = schema.worker_reports
    return {row.worker: row.data for row in connection.execute(select(kept).where(kept.c.at >= since))}


def tables_by_state(connection: Connection) -> dict[str, int]:
    tables = schema.tables
    asked = select(tables.c.state, func.count()).group_by(tables.c.state)
    return {str(state): int(count) for state, count in connection.execute(asked)}


def newest_tables(connection: Connection, most: int) -> list[Row[Any]]:
    """Return the tables that have changed last, with the number of people and bots at each."""
    tables, seats = schema.tables, schema.seats
    changed = last_change().label("changed")

    def count(kind: str) -> Any:
        of_kind = select(func.count()).where(seats.c.table_id == tables.c.id, seats.c.kind == kind)
        return of_kind.correlate(tables).scalar_subquery().label(f"{kind}s")

    columns = (tables.c.id, tables.c.code, tables.c.title, tables.c.state, tables.c.pace, changed)
    asked = select(*columns, count("person"), count("bot")).order_by(changed.desc()).limit(most)
    return list(connection.execute(asked))


def disk_use(connection: Connection) -> tuple[int, int | None]:
    """Return the bytes that the store takes, and those free on its disk; None for a database elsewhere."""
    if connection.dialect.name == "postgresql":
        return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one()), None
    file = Path(str(connection.engine.url.database))
    beside = [file.with_name(file.name + end) for end in ("", "-wal", "-shm")]
    return sum(each.stat().st_size for each in beside if each.is_file()), shutil.disk_usage(file.parent).free
