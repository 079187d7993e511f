"""A server on SQLite for a module's tests, PostgreSQL for those that need it, and a registry without sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.kernel.duel import TITLE
from tests.server.inside import start_registry, stop_registry
from tests.server.launch import Postgres, Server, postgres, run_server
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.registry import Registry
from touchline.titles import SHELF


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("store")
    with run_server(data=str(folder)) as running:
        yield running


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture
def postgres_url(own_postgres: Postgres) -> str:
    return own_postgres.url


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def bot_workers(request: pytest.FixtureRequest) -> BotWorkers:
    """The processes in which bots think; `@pytest.mark.parametrize(..., indirect=True)` names another class."""
    kind: type[BotWorkers] = getattr(request, "param", BotWorkers)
    return kind()


@pytest.fixture
async def registry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot_workers: BotWorkers) -> AsyncIterator[Registry]:
    """A registry on an SQLite store, with a clock that stands still; the kernel's duel is on its shelf."""
    monkeypatch.setitem(SHELF, "duel", TITLE)
    made = start_registry(tmp_path, bot_workers)
    yield made
    await stop_registry(made)
