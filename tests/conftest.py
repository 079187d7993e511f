"""A test with a browser or several processes is tried again if it fails; a real fault fails again.

A run that needs more than a few such tries fails, so that tests which fail now and then are mended.
Every test has a time limit (`timeout` in pyproject.toml), except those of the soak.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
RERUN_FOLDERS = (HERE / "web", HERE / "server")  # real sockets, browsers and random deals, on a machine that others use
RERUNS_EACH = int(os.environ.get("TOUCHLINE_TRIES", "2"))  # with 0 the first try decides
MAX_RERUNS = int(os.environ.get("TOUCHLINE_RERUNS", "3"))  # more reruns than this fail the run


class RerunBudget:
    """Counts the reruns, in the process to which all workers report."""

    def __init__(self) -> None:
        self.names: list[str] = []

    @property
    def is_exceeded(self) -> bool:
        return len(self.names) > MAX_RERUNS

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if str(report.outcome) == "rerun":
            self.names.append(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.is_exceeded and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.is_exceeded:
            terminalreporter.section(f"{len(self.names)} reruns, and at most {MAX_RERUNS} are allowed", red=True)
            for name in self.names:
                terminalreporter.line(name)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # which the workers of pytest-xdist have
        config.pluginmanager.register(RerunBudget(), "rerun-budget")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(0))
        if any(folder in item.path.parents for folder in RERUN_FOLDERS):
            item.add_marker(pytest.mark.flaky(reruns=RERUNS_EACH))
