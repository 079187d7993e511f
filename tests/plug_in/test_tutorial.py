"""The tutorial builds the example, and its commands print what it says."""

from __future__ import annotations

import re
import subprocess

import pytest

from tests.plug_in import tutorial
from tests.plug_in.environment import EXAMPLE, Environment

BUILT = {"README.md"}  # files that only the example has


def test_the_tutorial_shows_every_file_of_the_example_as_it_is() -> None:
    there = {
        file.relative_to(EXAMPLE).as_posix(): file.read_text(encoding="utf-8")
        for file in EXAMPLE.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and not any("egg-info" in part for part in file.parts)
    }

    assert tutorial.files() == {name: text for name, text in there.items() if name not in BUILT}


def test_there_are_commands() -> None:
    assert len(tutorial.commands()) >= 5


@pytest.mark.parametrize(("command", "printed"), tutorial.commands())
def test_a_command_prints_what_the_tutorial_says(duel: Environment, command: str, printed: str) -> None:
    python = str(duel.python)
    words = re.sub(r"(^|\| )touchline ", rf"\1{python} -m touchline ", command)
    words = re.sub(r"^python ", f"{python} ", words)
    done = subprocess.run(
        ["bash", "-c", words],
        cwd=duel.plug_in,
        env=duel.variables,
        capture_output=True,
        text=True,
        timeout=150,
        check=False,
    )

    assert lines(done.stdout + done.stderr) == lines(printed)


def lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip().splitlines()]
