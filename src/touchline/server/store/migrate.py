"""The schema's versions: Alembic, run when the stored version is not the newest."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Engine, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

HERE = Path(__file__).parent / "migrations"


def alembic_config(url: str) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["url"] = url
    return config


def newest_version() -> str:
    """Return the newest version, from the file names: v0001_tables.py."""
    return max(file.name[1:5] for file in (HERE / "versions").glob("v*.py"))


def stored_version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(engine: Engine, url: str) -> bool:
    """Bring the database to the newest version; return True if anything was done."""
    if stored_version(engine) == newest_version():
        return False
    from alembic import command  # slow to import (a tenth of the start) and rarely needed

    config = alembic_config(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return True
