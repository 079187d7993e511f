"""Real servers for tests: the product in a separate process, and our own PostgreSQL on loopback."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.packages import find_or_install

ROOT = Path(__file__).resolve().parents[2]
PEOPLE = "nobody"  # PostgreSQL does not run as root
PORTS = range(20_000, 32_000)  # below those that outgoing connections are given: nobody takes one while we restart


def free_port() -> int:
    chance = random.SystemRandom()
    while True:
        port = chance.choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class ForkServer:
    """One for each process of the tests; it goes when they go."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.fork_server"]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def start_server(self, settings: dict[str, Any], errors: str) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps({"settings": settings, "errors": errors}), file=self.process.stdin, flush=True)
        return int(self.process.stdout.readline())


fork_server = functools.cache(ForkServer)
START_SECONDS = 60
ANSWER_SECONDS = 15  # a first answer that is slow on a busy machine is an answer


class Server:
    """One process of the server; it can be killed and started again on the same store."""

    def __init__(self, **settings: Any) -> None:
        self.settings = {
            "port": free_port(),
            "bot_delay": 0.0,
            "scale": 0.002,
            "new_tables": [1000.0, 1000.0],
            "messages": [1e6, 1e6],
            "guesses": [1e6, 1e6],
        } | settings
        self.address = f"http://127.0.0.1:{self.settings['port']}"
        if "host" not in self.settings:
            self.settings.setdefault("address", self.address)  # links are shown, though only this machine opens them
        self.pid = 0
        self.errors = tempfile.NamedTemporaryFile()  # noqa: SIM115

    def start(self) -> Server:
        self.pid = fork_server().start_server(self.settings, self.errors.name)
        deadline = time.monotonic() + START_SECONDS
        while not self.well():
            if not self.lives():
                raise AssertionError(f"the server has ended while it started: {self.error_text()}")
            if time.monotonic() > deadline:
                raise AssertionError(f"the server did not answer for {START_SECONDS} seconds: {self.error_text()}")
            time.sleep(0.02)
        return self

    def lives(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def well(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=ANSWER_SECONDS) as answer:
                return bool(json.load(answer)["ok"])
        except OSError:
            return False

    def error_text(self) -> str:
        return Path(self.errors.name).read_text()

    def kill(self) -> None:
        """As a power cut would: no warning."""
        self.end(signal.SIGKILL, 15.0)

    def stop(self) -> None:
        if not self.end(signal.SIGTERM, 15.0):
            self.kill()

    def end(self, by: signal.Signals, patience: float) -> bool:
        """False if it lives on."""
        deadline = time.monotonic() + patience
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, by)
        while self.pid and self.lives():
            if time.monotonic() > deadline:
                return False
            time.sleep(0.005)
        self.pid = 0
        return True


@contextlib.contextmanager
def run_server(**settings: Any) -> Iterator[Server]:
    server = Server(**settings).start()
    try:
        yield server
    finally:
        server.stop()
        server.errors.close()


def postgres_programs() -> Path:
    """Return where PostgreSQL's own programs are; installed from the system's packages if they are not there."""
    found = find_or_install(find_postgres_programs, "postgresql")
    assert found, "PostgreSQL is needed for these tests: install it (Debian: apt install postgresql)"
    return found


def find_postgres_programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    known = found[0] if found else shutil.which("initdb")
    return Path(known).parent if known else None


class Postgres:
    """A PostgreSQL of our own with an empty database; it can be stopped as a power cut would, and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="touchline-pg-"))
        self.url = f"postgresql+psycopg://touchline@127.0.0.1:{self.port}/postgres"
        self.as_user: list[str] = []
        if os.geteuid() == 0:
            user = pwd.getpwnam(PEOPLE)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.as_user = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
        self.run("initdb", "-U", "touchline", "-A", "trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self.run("pg_ctl", "-w", "-o", options, "-l", self.folder / "log", "start")

    @property
    def pid(self) -> int:
        """The number of the process that has started all others."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def stop(self) -> None:
        self.run("pg_ctl", "-m", "immediate", "stop")

    def run(self, program: str, *words: object) -> None:
        command = [*self.as_user, str(postgres_programs() / program), "-D", str(self.folder / "data")]
        done = subprocess.run([*command, *map(str, words)], capture_output=True, text=True, cwd="/", check=False)
        assert done.returncode == 0, done.stderr


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """Running, and thrown away after."""
    made = Postgres()
    made.start()
    try:
        yield made
    finally:
        made.stop()
        shutil.rmtree(made.folder, ignore_errors=True)
