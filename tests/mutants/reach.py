"""Which test reaches which line of the chapters, and how long each test takes."""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.functions import Mutant


@dataclass
class Reach:
    """The result of one run of all tests without a mutant."""

    seconds: dict[pytest.Item, float] = field(default_factory=dict)  # CPU time, longer than usual for the tracer
    broken: list[str] = field(default_factory=list)  # tests that fail without any mutant
    lines: dict[str, dict[int, list[pytest.Item]]] = field(default_factory=lambda: defaultdict(dict))

    def tests_of(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that execute a line of the statement that the mutant changes."""
        lines = self.lines[mutant.file]
        return list(dict.fromkeys(item for line in mutant.lines for item in lines.get(line, [])))


def reach_of(items: Sequence[pytest.Item], mutants: Sequence[Mutant], slowest_seconds: float) -> Reach:
    """Run every test once under a tracer; tests that take longer than `slowest_seconds` are left out."""
    reach = Reach()
    files = {mutant.file for mutant in mutants}
    for item, following in zip(items, [*items[1:], None], strict=True):
        reached: set[tuple[str, int]] = set()
        began = time.process_time()
        sys.settrace(tracer(files, reached))
        passed = passes(item, following)
        sys.settrace(None)
        seconds = time.process_time() - began
        if not passed:
            reach.broken.append(item.nodeid)
        if seconds > slowest_seconds:
            continue
        reach.seconds[item] = seconds
        for file, line in reached:
            reach.lines[file].setdefault(line, []).append(item)
    return reach


def tracer(files: set[str], reached: set[tuple[str, int]]) -> Callable[[FrameType, str, object], Any]:
    """A trace function that notes the lines of these files and leaves all other code alone."""

    def line(frame: FrameType, event: str, _: object) -> Any:
        if event == "line":
            reached.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def call(frame: FrameType, _: str, __: object) -> Any:
        return line if frame.f_code.co_filename in files else None

    return call


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    reports = runtestprotocol(item, nextitem=following, log=False)
    return all(report.outcome != "failed" for report in reports)
