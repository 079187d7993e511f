"""A pytest plugin that runs mutants instead of the tests: each in a forked process, on the tests that reach it."""

from __future__ import annotations

import gc
import mmap
import os
import signal
import struct
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Final, Literal

import pytest

from tests.mutants.functions import Mutant, Place
from tests.mutants.reach import Reach, passes, reach_of

Verdict = Literal["killed", "survived", "not reached"]
SPARE_SECONDS: Final = 2.0  # CPU time of a test with a mutant, beyond four times what it takes without
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
        self.on_survivor = on_survivor  # called as soon as one is known: a whole title takes minutes
        self.verdicts: dict[int, Verdict] = {}
        self.broken: list[str] = []  # tests that fail without any mutant
        self._running: dict[int, tuple[int, list[pytest.Item]]] = {}  # process -> number of its mutant, its tests
        self._kills: dict[Place, Counter[pytest.Item]] = defaultdict(Counter)
        self._shared = mmap.mmap(-1, 2 * len(mutants) + 2)  # each process notes there which of its tests it runs

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        reach = reach_of(session.items, self.mutants, self.slowest_seconds)
        gc.collect()
        gc.freeze()  # pages that the collector does not touch stay shared with the forked processes
        self.broken = reach.broken or self._control(reach)
        if not self.broken:
            self._try_all(reach)
        return True

    def _control(self, reach: Reach) -> list[str]:
        """All tests in a forked process without a mutant: none may fail, whatever their order."""
        number, tests = len(self.mutants), sorted(reach.seconds, key=reach.seconds.__getitem__)
        _, status = os.waitpid(self._forked(number, None, tests, reach), 0)
        return [] if has_survived(status) else [tests[self._killer(number)].nodeid]

    def _try_all(self, reach: Reach) -> None:
        for number, mutant in enumerate(self.mutants):
            tests = self._best_first(reach, mutant)
            if not tests:
                self._note(number, "not reached")
                continue
            while len(self._running) >= self.jobs:
                self._wait()
            self._running[self._forked(number, mutant, tests, reach)] = number, tests
        while self._running:
            self._wait()

    def _best_first(self, reach: Reach, mutant: Mutant) -> list[pytest.Item]:
        """First the tests that killed other mutants of the same function, then the quick ones."""
        kills = self._kills[mutant.place]
        return sorted(reach.tests_of(mutant), key=lambda item: (-kills[item], reach.seconds[item]))

    def _forked(self, number: int, mutant: Mutant | None, tests: list[pytest.Item], reach: Reach) -> int:
        """Start a process that runs the tests on the mutant."""
        process = os.fork()
        if process:
            return process
        status = KILLED
        try:
            silence()
            if mutant is not None:
                mutant.target.__code__ = mutant.code
            status = SURVIVED if self._survives(number, tests, reach) else KILLED
        finally:
            os._exit(status)

    def _survives(self, number: int, tests: list[pytest.Item], reach: Reach) -> bool:
        for at, (item, following) in enumerate(zip(tests, [*tests[1:], None], strict=True)):
            struct.pack_into("H", self._shared, 2 * number, at)
            signal.setitimer(signal.ITIMER_PROF, SPARE_SECONDS + 4 * reach.seconds[item])  # at its end the process dies
            if not passes(item, following):
                return False
        return True

    def _killer(self, number: int) -> int:
        """Which of its tests was the last that a mutant ran."""
        found: int = struct.unpack_from("H", self._shared, 2 * number)[0]
        return found

    def _wait(self) -> None:
        process, status = os.wait()
        if process not in self._running:
            return
        number, tests = self._running.pop(process)
        if has_survived(status):
            self._note(number, "survived")
        else:
            self._kills[self.mutants[number].place][tests[self._killer(number)]] += 1
            self._note(number, "killed")

    def _note(self, number: int, verdict: Verdict) -> None:
        self.verdicts[number] = verdict
        if verdict != "killed":
            self.on_survivor(self.mutants[number], verdict)


def has_survived(status: int) -> bool:
    return os.WIFEXITED(status) and os.WEXITSTATUS(status) == SURVIVED


def silence() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
