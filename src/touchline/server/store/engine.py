"""Opens the database by SQLAlchemy: SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, create_engine, event

from touchline.server.store.data_file import create_private, refuse_missing
from touchline.server.store.writer_process import configure_connection


def open_engine(url: str) -> Engine:
    """Return an engine; an SQLite file is created readable by its owner only."""
    engine = create_engine(url, hide_parameters=True)  # a logged error shows no secrets
    if engine.dialect.name == "sqlite":
        create_private(Path(str(engine.url.database)))
        event.listen(engine, "do_connect", refuse_missing)
        event.listen(engine, "connect", configure_connection)
    return engine


def postgres_address(engine: Engine) -> str:
    """Return the address of the database as psycopg itself takes it."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"
