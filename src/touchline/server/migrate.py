"""The schema's versions: Alembic, run when the stored version is not the newest."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

HERE = Path(__file__).parent / "migrations"


def settings(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["url"] = url
    return config


def upgrade(engine: Engine, url: str) -> bool:
    """Bring the database to the newest version; true if anything was done."""
    config = settings(url)
    newest = ScriptDirectory.from_config(config).get_current_head()
    with engine.connect() as connection:
        stored = MigrationContext.configure(connection).get_current_revision()
    if stored == newest:
        return False
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return True
