"""A run in which more tests are tried again than the budget allows fails, and says which tests they were."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BUDGET = 3
FAILS_ONCE = """
import pathlib, pytest

@pytest.mark.flaky(reruns=1)
@pytest.mark.parametrize("number", range({tests}))
def test_second_try(number):
    tried = pathlib.Path(__file__).with_name(f"tried-{{number}}")
    was_tried = tried.exists()
    tried.touch()
    assert was_tried
"""


def run_of_tests_that_fail_once(folder: Path, tests: int, workers: int) -> subprocess.CompletedProcess[str]:
    (folder / "pytest.ini").write_text("[pytest]")
    (folder / "test_once.py").write_text(FAILS_ONCE.format(tests=tests))
    plugins = [f"-p{name}" for name in ("xdist.plugin", "pytest_rerunfailures", "tests.conftest")]
    command = [sys.executable, "-m", "pytest", *plugins, "-n", str(workers), "."]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "TOUCHLINE_"))}
    environment |= {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "TOUCHLINE_RERUNS": str(BUDGET)}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("workers", [0, 2])
def test_a_run_with_more_reruns_than_the_budget_fails_and_names_them(tmp_path: Path, workers: int) -> None:
    run = run_of_tests_that_fail_once(tmp_path, BUDGET + 1, workers)

    assert run.returncode == pytest.ExitCode.TESTS_FAILED, run.stdout + run.stderr
    assert f"{BUDGET + 1} passed, {BUDGET + 1} rerun" in run.stdout
    names, lines = [f"test_once.py::test_second_try[{number}]" for number in range(BUDGET + 1)], run.stdout.splitlines()
    assert [name for name in names if lines.count(name) != 1] == []


def test_a_run_within_the_budget_passes(tmp_path: Path) -> None:
    run = run_of_tests_that_fail_once(tmp_path, BUDGET, workers=0)

    assert run.returncode == pytest.ExitCode.OK, run.stdout + run.stderr
    assert f"{BUDGET} passed, {BUDGET} rerun" in run.stdout
    assert "are allowed" not in run.stdout
