"""Programs that tests need and the machine may lack: installed from Debian's packages by whoever asks first."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
LOCK_FILE = Path(tempfile.gettempdir()) / "touchline-tests-install.lock"
APT = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300")  # seconds to wait for other installations on the machine


def find_or_install(find: Callable[[], T | None], *packages: str) -> T | None:
    """Return what `find` finds, if need be after these packages are installed; None if they cannot be.

    Test processes run side by side, and apt-get refuses a second one: they wait for each other, and look again.
    """
    if find() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        with one_process_at_a_time():
            if find() is None:
                install(packages)
    return find()


def install(packages: tuple[str, ...]) -> None:
    for command in (["update"], ["install", "-y", *packages]):
        subprocess.run([*APT, *command], check=False, stdout=sys.stderr)


@contextlib.contextmanager
def one_process_at_a_time() -> Iterator[None]:
    with LOCK_FILE.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
