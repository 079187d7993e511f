"""The wheel that a stranger gets from pip is compiled and works, in an empty environment far from the sources."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from tests.compiled.wheel import wheel
from tests.server.launch import free_port

STARTS_WITHIN = 60.0  # seconds
INSTALL = ["-m", "pip", "install", "-q", "--disable-pip-version-check"]


@pytest.mark.timeout(600)  # seconds: packages are installed
def test_the_installed_wheel_is_compiled_and_simulates_and_serves(tmp_path: Path) -> None:
    """One test: the environment takes half a minute to make.  The engine comes first, the server is an extra."""
    touchline = install_wheel(tmp_path)

    assert said_by(touchline, "--version").endswith("(compiled)\n")
    assert '"games": 4' in said_by(touchline, "sim", "mister", "--games", "4", "--bots", "rookie", "--json")
    assert ask_version(touchline, "serve").stderr.endswith("run=pip install 'touchline[server]'\n")

    install(tmp_path, f"{wheel()}[server]")
    assert serves(touchline, tmp_path)


def install_wheel(place: Path) -> Path:
    """Return the command in an environment that holds the wheel and what it depends on, and nothing else."""
    subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
    install(place, str(wheel()))
    return place / "bin" / "touchline"


def install(place: Path, what: str) -> None:
    subprocess.run([str(place / "bin" / "python"), *INSTALL, what], cwd=place, env=alone(), check=True)


def alone() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TOUCHLINE"))}


def said_by(touchline: Path, *words: str) -> str:
    done = ask_version(touchline, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def ask_version(touchline: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [touchline, *words], cwd=touchline.parent, env=alone(), capture_output=True, text=True, check=False
    )


def serves(touchline: Path, data: Path) -> bool:
    port, deadline = free_port(), time.monotonic() + STARTS_WITHIN
    server = subprocess.Popen([touchline, "serve", "--port", str(port), "--data", str(data)], cwd=data, env=alone())
    try:
        while not is_well(port) and time.monotonic() < deadline:
            time.sleep(0.1)
        return is_well(port)
    finally:
        server.terminate()
        server.wait(timeout=STARTS_WITHIN)


def is_well(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
