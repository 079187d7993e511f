"""A pytest plugin that runs mutants instead of the tests: each in a forked process, on the tests that reach it."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Final, Literal

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.functions import Mutant, Place

Verdict = Literal["killed", "survived", "not called"]
SPARE_SECONDS: Final = 5.0  # for a mutant beyond four times what its tests take
SURVIVED, KILLED = 0, 1  # exit status of a mutant's process


class MutantSession:
    """Collected tests, and what they do to each mutant."""

    def __init__(
        self,
        mutants: Sequence[Mutant],
        jobs: int,
        slowest_seconds: float,
        on_survivor: Callable[[Mutant, Verdict], None],
    ) -> None:
        self.mutants = mutants
        self.jobs = jobs
        self.slowest_seconds = slowest_seconds  # tests that take longer are left out: rates are never better for it
        self.on_survivor = on_survivor  # called as soon as one is known: a whole title takes an hour
        self.verdicts: dict[int, Verdict] = {}
        self.broken: list[str] = []  # tests that fail without any mutant
        self._tests: dict[Place, list[tuple[float, pytest.Item]]] = defaultdict(list)
        self._running: dict[int, int] = {}  # process -> number of its mutant

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._learn_calls(session.items)
        if self.broken:
            return True
        for number, mutant in enumerate(self.mutants):
            tests = sorted(self._tests.get(mutant.place, []), key=lambda each: each[0])
            if not tests:
                self._note(number, "not called")
                continue
            while len(self._running) >= self.jobs:
                self._wait()
            self._start(number, mutant, tests)
        while self._running:
            self._wait()
        return True

    def _learn_calls(self, items: Sequence[pytest.Item]) -> None:
        """Run every test once and note the functions of the chapters that it calls."""
        places = {mutant.place for mutant in self.mutants}
        files = {file for file, _ in places}
        for at, item in enumerate(items):
            called: set[Place] = set()

            def note(frame: FrameType, event: str, _: object, called: set[Place] = called) -> None:
                code = frame.f_code
                if event == "call" and code.co_filename in files:
                    called.add((code.co_filename, code.co_qualname.partition(".<locals>")[0]))

            began = time.process_time()
            sys.setprofile(note)
            passed = passes(item, items[at + 1] if at + 1 < len(items) else None)
            sys.setprofile(None)
            took = time.process_time() - began
            if not passed:
                self.broken.append(item.nodeid)
            if took > self.slowest_seconds:
                continue
            for place in called & places:
                self._tests[place].append((took, item))

    def _start(self, number: int, mutant: Mutant, tests: list[tuple[float, pytest.Item]]) -> None:
        process = os.fork()
        if process:
            self._running[process] = number
            return
        status = KILLED
        try:
            silence()
            signal.setitimer(signal.ITIMER_PROF, SPARE_SECONDS + 4 * sum(took for took, _ in tests))
            mutant.target.__code__ = mutant.code
            status = SURVIVED if all(passes(item, None) for _, item in tests) else KILLED
        finally:
            os._exit(status)

    def _wait(self) -> None:
        process, status = os.wait()
        number = self._running.pop(process, None)
        if number is not None:
            survived = os.WIFEXITED(status) and os.WEXITSTATUS(status) == SURVIVED
            self._note(number, "survived" if survived else "killed")

    def _note(self, number: int, verdict: Verdict) -> None:
        self.verdicts[number] = verdict
        if verdict != "killed":
            self.on_survivor(self.mutants[number], verdict)


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    reports = runtestprotocol(item, nextitem=following, log=False)
    return all(report.outcome != "failed" for report in reports)


def silence() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
