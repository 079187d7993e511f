"""Starts the server.  Its workers get the settings of the command line by an environment variable."""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import os
import sys
from pathlib import Path
from typing import Any

import uvicorn

from touchline.kernel.errors import BadOption
from touchline.server.notices.delivery import LEASE_SECONDS
from touchline.server.store.data_file import lock_file
from touchline.server.store.data_folder import default_data
from touchline.server.store.database import Store
from touchline.server.store.engine import sqlite_url
from touchline.server.store.migrate import upgrade
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.measures import ErrorCounter
from touchline.server.tables.reach import Reach, address_of, found_addresses
from touchline.server.tables.registry import Registry
from touchline.server.tables.times import Times
from touchline.server.web.app import make_app
from touchline.server.web.connection_limits import HttpConnection, limits
from touchline.server.web.metrics import forget_ended_workers, shared_by_workers
from touchline.server.web.responses import SECURITY_HEADERS, HeadAsGet
from touchline.server.web.services import ServiceSettings
from touchline.server.web.socket_protocol import Socket
from touchline.server.workers import end_with_parent

SETTINGS = "TOUCHLINE_SERVER"
FILE = "touchline.db"
SQLITE = "sqlite:///"
CARDS = "cards"
COLLECTOR_THRESHOLDS = (10_000, 200, 20)  # of gc: the oldest generation, with all tables in it, is searched least often


class Settings:
    """The settings of a server.  Tests change `scale`, `bot_delay` and `messages`, as they play faster than people.

    The limits on connections are zero where the default holds (connection_limits.py).  `address` is what the operator
    gave; `found` are the addresses in the network, looked up at the start if there is none (reach.py).
    """

    def __init__(self, **given: Any) -> None:
        self.host: str = given.get("host", "127.0.0.1")
        self.port: int = given.get("port", 8000)
        self.data: str = given.get("data", "")
        self.database: str = given.get("database", "")
        self.workers: int = given.get("workers", 1)
        self.address: str = given.get("address", "")
        self.found: list[str] = given.get("found", [])
        self.card_sets: str = given.get("card_sets", "")
        self.smtp: str = given.get("smtp", "")
        self.mail_from: str = given.get("mail_from", "")
        self.notice_grace: float = given.get("notice_grace", 20.0)
        self.notice_lease: float = given.get("notice_lease", LEASE_SECONDS)
        self.private_hooks: bool = given.get("private_hooks", False)
        self.keep_days: float = given.get("keep_days", 0.0)
        self.host_token_hash: str = given.get("host_token_hash", "")
        self.bot_delay: float = given.get("bot_delay", 0.6)
        self.scale: float = given.get("scale", 1.0)
        self.bot_workers: int = given.get("thinkers", 1)
        self.new_tables: list[float] = given.get("new_tables", [0.2, 60.0])
        self.guesses: list[float] = given.get("guesses", [0.2, 40.0])
        self.messages: list[float] = given.get("messages", [20.0, 60.0])
        self.connections: int = given.get("connections", 0)
        self.connections_each: int = given.get("connections_each", 0)
        self.request_seconds: float = given.get("request_seconds", 0.0)

    @property
    def url(self) -> str:
        return self.database or sqlite_url(Path(self.data or default_data()) / FILE)

    @property
    def sets(self) -> Path:
        """Return the folder of the card sets: as configured, or next to the data."""
        return Path(self.card_sets or Path(self.data or default_data()) / CARDS)

    @property
    def best_address(self) -> str:
        return Reach(self.address, self.found).choose("") or address_of(self.host, self.port)

    def look_up_addresses(self) -> None:
        if not self.address and not self.found:
            self.found = found_addresses(self.host, self.port)

    def check(self) -> None:
        if self.workers > 1 and self.url.startswith("sqlite"):
            raise BadOption("workers-need-postgresql", "workers", {"value": self.workers})


class JsonLogFormatter(logging.Formatter):
    """Writes one JSON object for each log entry, with codes and without secrets."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": round(record.created, 3), "level": record.levelname.lower(), "log": record.name}
        line["what"] = record.getMessage()
        known = logging.makeLogRecord({}).__dict__
        line |= {name: value for name, value in record.__dict__.items() if name not in known and name != "message"}
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = f"{type(record.exc_info[1]).__name__}"
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def set_up_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLogFormatter())
    logger = logging.getLogger("touchline")
    logger.handlers, logger.propagate = [handler], False
    logger.setLevel(logging.INFO)


def open_store(settings: Settings) -> Store:
    store = Store(settings.url)
    upgrade(store.engine, settings.url)
    return store


def tune_collector() -> None:
    """Make the garbage collector run less often: thousands of tables are in memory, and each run stops all requests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR_THRESHOLDS)
    sys.setswitchinterval(0.0005)


def app() -> HeadAsGet:
    """Return the application of a worker, configured by the environment."""
    end_with_parent()
    set_up_logs()
    forget_ended_workers()
    tune_collector()
    settings = Settings(**json.loads(os.environ[SETTINGS]))
    limits.configure(settings.connections, settings.connections_each, settings.request_seconds)
    return HeadAsGet(make_app(make_registry(settings), service_settings(settings)))


def service_settings(settings: Settings) -> ServiceSettings:
    new_tables, guesses = settings.new_tables, settings.guesses
    return ServiceSettings(
        (new_tables[0], new_tables[1]),
        (guesses[0], guesses[1]),
        mail=(settings.smtp, settings.mail_from),
        grace=settings.notice_grace,
        lease=settings.notice_lease,
        private_hooks=settings.private_hooks,
        keep_days=settings.keep_days,
        host_token_hash=settings.host_token_hash,
    )


def make_registry(settings: Settings) -> Registry:
    """Return a registry on the configured store; card sets that fit no title, and errors to come, are logged."""
    registry = Registry(
        open_store(settings),
        BotWorkers(settings.bot_workers),
        settings.sets,
        settings.best_address,
        settings.bot_delay,
        settings.scale,
        Times(),
        (settings.messages[0], settings.messages[1]),
        Reach(settings.address, settings.found),
    )
    registry.card_sets.log_unfit()
    logging.getLogger("touchline").addHandler(ErrorCounter(registry.measures))
    return registry


def serve(settings: Settings) -> None:
    """Run the server until it is stopped."""
    settings.check()
    settings.look_up_addresses()
    with in_use(settings):
        open_store(settings).close()  # so errors of the database are printed once, before any worker starts
        os.environ[SETTINGS] = json.dumps(vars(settings))
        with shared_by_workers(settings.workers):
            run_workers(settings)


def in_use(settings: Settings) -> contextlib.AbstractContextManager[None]:
    """Lock the SQLite file, so that no command replaces it while the server runs."""
    if not settings.url.startswith(SQLITE):
        return contextlib.nullcontext()
    return lock_file(Path(settings.url.removeprefix(SQLITE)), alone=False)


def run_workers(settings: Settings) -> None:
    uvicorn.run(
        "touchline.server.run:app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_level="warning",
        access_log=False,
        http=HttpConnection,
        ws=Socket,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        server_header=False,
        headers=SECURITY_HEADERS,
    )
