"""docs/add-a-title.md taken apart: the files that it shows, and the commands with what they print."""

from __future__ import annotations

import re
from pathlib import Path

from tests.plug_in.environment import ROOT

PAGE = ROOT / "docs" / "add-a-title.md"
FILE = re.compile(r"^`([^`\n]+)`:\n\n````\w+\n(.*?)^````$", re.M | re.S)
COMMAND = re.compile(r"^```console\n\$ ([^\n]+)\n(.*?)^```$", re.M | re.S)


def files() -> dict[str, str]:
    return dict(FILE.findall(PAGE.read_text(encoding="utf-8")))


def commands() -> list[tuple[str, str]]:
    return COMMAND.findall(PAGE.read_text(encoding="utf-8"))


def write_files(folder: Path) -> None:
    for name, text in files().items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
