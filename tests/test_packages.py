"""Two test processes that need the same program install it once, one waiting for the other."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.packages import find_or_install

# Fails, as apt-get does, where another one is running; notes its calls; `install` makes the program.
APT_GET = """#!/bin/sh
mkdir {folder}/running || exit 100
echo "$@" >> {folder}/calls
sleep 0.1
case "$*" in *install*) touch {folder}/program;; esac
rmdir {folder}/running
"""


def put_apt_get_first(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = folder / "apt-get"
    script.write_text(APT_GET.format(folder=folder))
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)


def test_the_second_process_waits_and_installs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_apt_get_first(tmp_path, monkeypatch)
    program = tmp_path / "program"

    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda _: find_or_install(lambda: program if program.exists() else None, "it"), range(2)))

    assert found == [program, program]
    calls = (tmp_path / "calls").read_text().splitlines()
    assert [call.split()[-1] for call in calls] == ["update", "it"]


def test_an_installed_program_is_not_installed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_apt_get_first(tmp_path, monkeypatch)

    assert find_or_install(lambda: "here", "it") == "here"
    assert not (tmp_path / "calls").exists()


def test_a_program_that_cannot_be_installed_is_not_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_apt_get_first(tmp_path, monkeypatch)

    assert find_or_install(lambda: None, "it") is None
