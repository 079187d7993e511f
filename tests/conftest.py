"""Where a browser or several processes take part, a test that fails is tried again: what is wrong stays wrong.

A run in which more than a few tries were needed fails, so that tests which fail now and then are mended.
Every test has an end (`timeout` in pyproject.toml) but those of the soak.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
BUSY = (HERE / "web", HERE / "server")  # real sockets, browsers and deals at random, on a machine that others use
TRIES = int(os.environ.get("TOUCHLINE_TRIES", "2"))  # 0 shows what the first try says
RERUNS = int(os.environ.get("TOUCHLINE_RERUNS", "3"))  # more reruns than this fail the run


class RerunBudget:
    """Counts the reruns, in the process to which all workers report."""

    def __init__(self) -> None:
        self.names: list[str] = []

    @property
    def is_exceeded(self) -> bool:
        return len(self.names) > RERUNS

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if str(report.outcome) == "rerun":
            self.names.append(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.is_exceeded and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.is_exceeded:
            terminalreporter.section(f"{len(self.names)} reruns, and at most {RERUNS} are allowed", red=True)
            for name in self.names:
                terminalreporter.line(name)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # which the workers of pytest-xdist have
        config.pluginmanager.register(RerunBudget(), "rerun-budget")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(0))
        if any(folder in item.path.parents for folder in BUSY):
            item.add_marker(pytest.mark.flaky(reruns=TRIES))
