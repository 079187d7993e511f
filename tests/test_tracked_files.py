"""The repository's files speak of the project alone: no registry's host, no path of somebody's machine."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HOSTS = re.compile(
    r"py"
    r"pi\.org|pythonhosted|npm"
    r"js\.(?:org|com)|yarn"
    r"pkg\.com"
    r"|//registry\.|\bregistry\.[a-z-]+\.(?:org|com|net|io|dev|local|internal)\b",  # not `registry.store.read`
    re.IGNORECASE,
)
PATHS = re.compile(r"(?<![\w.])(?:/(?:home|root|Users|work|tmp|opt)/|C:\\\\Users)\w")


def tracked_files() -> list[Path]:
    found = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip("not a git work tree")
    return [ROOT / name for name in found.stdout.split("\0") if name and (ROOT / name).is_file()]


def lines() -> list[tuple[str, str]]:
    found = []
    for file in tracked_files():
        if file != Path(__file__).resolve():
            text = file.read_bytes().decode("utf-8", errors="replace")
            found += [(f"{file.relative_to(ROOT)}:{n}", line) for n, line in enumerate(text.splitlines(), 1)]
    return found


def test_no_tracked_file_names_a_registry_host() -> None:
    assert [place for place, line in lines() if HOSTS.search(line)] == []


def test_no_tracked_file_names_a_path_of_a_machine() -> None:
    assert [place for place, line in lines() if PATHS.search(line)] == []


def test_no_built_file_is_tracked() -> None:
    assert [file for file in tracked_files() if file.suffix in (".so", ".pyc", ".lock") or ".venv" in file.parts] == []
