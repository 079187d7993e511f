"""The compiled engine is the same engine: the same games to the last number, frozen, sent and simulated alike."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import chain_build
import pytest

from tests.compiled import sums
from tests.compiled.wheel import ROOT, unpack_wheel
from touchline.titles import SHELF

SIMULATED = """
from touchline.sim import simulate
for title in ("match_of_the_season", "masters_of_football", "mister", "best_11"):
    print(simulate(title, games=6, bots=["amateur"], seed=3, workers=WORKERS).data())
"""
FROZEN = """
from tests.conformance import stops
from tests.state import dump, whole
from touchline.titles import SHELF
from touchline.kernel.dealer import Seeded
from touchline.server.tables.snapshots import freeze_table, thaw_table
for title in SHELF.values():
    for table in stops(title, title.seats[-1], {}, "frozen", 97, 6):
        fresh = title.table(title.seats[-1], seed=1)
        again = thaw_table(fresh, freeze_table(table), table.dealer.clone())
        assert dump(again.base) == dump(table.base) and dump(again.now) == dump(table.now)
        assert again.now.rules is fresh.base.rules and again.to_act == table.to_act
        again.pick(again.to_act[0], again.question(again.to_act[0]).options[0])
    print(title.code)
"""
CHAINED = """
from touchline.kernel.agenda import chain_of
from touchline.titles import SHELF
for title in SHELF.values():
    print(title.code, chain_of(title.agenda) is not None)
"""

SERVED = (
    "tests/server/test_pages.py",
    "tests/server/test_writer_process.py",
    "tests/server/test_windows.py",
    "tests/server/test_paces.py",
    "tests/server/test_standing_orders.py",
    "tests/server/test_limits.py",
    "tests/server/test_clocks.py",
    "tests/server/test_crash.py::test_sqlite_loses_nothing_that_was_answered",
)


@pytest.fixture(scope="module")
def package() -> Path:
    return unpack_wheel()


def run(package: Path | None, *arguments: str) -> str:
    """Run another Python, with the compiled package before the source, or the source alone."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    path = {"PYTHONPATH": str(package)} if package else {}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=clean | path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_version_tells_the_form(package: Path) -> None:
    assert run(package, "-m", "touchline", "--version").endswith("(compiled)\n")
    assert run(None, "-m", "touchline", "--version").endswith("(source)\n")


def test_no_compiled_module_lies_beside_the_source(package: Path) -> None:
    assert list((package / "touchline").rglob("*.so"))
    assert not list((ROOT / "src").rglob("*.so"))


def test_the_compiled_server_shows_waits_and_keeps_as_from_source(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards have no slots of Python's there; windows, orders, limits and clocks are coroutines all the same; what is
    answered outlives being killed."""
    place = run(package, "-c", "import touchline.server.tables.room as room; print(room.__file__)")

    assert place.strip().endswith(".so")
    monkeypatch.setenv("TOUCHLINE_KILLS", "2")
    run(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", *SERVED)


def test_the_steps_of_every_title_are_a_chain_of_calls(package: Path) -> None:
    assert run(package, "-c", CHAINED) == "".join(f"{code} True\n" for code in SHELF)
    assert run(None, "-c", CHAINED) == "".join(f"{code} False\n" for code in SHELF)


@pytest.mark.parametrize(
    "agenda", sorted(ROOT.glob("src/touchline/titles/*/agenda.py")), ids=lambda file: file.parent.name
)
def test_a_chain_has_every_row_of_its_table(agenda: Path) -> None:
    rows = re.findall(r"^    (c\.STEP_\w+): (\w+),", agenda.read_text(), re.MULTILINE)
    chained = chain_build.with_chains(agenda, ROOT / "src")
    branches = re.findall(r"if code == (c\.STEP_\w+):\n        (\w+)\(", chained)

    assert len(rows) > 10
    assert sorted(branches) == sorted(rows)


def test_check_sums_are_those_of_the_source(package: Path) -> None:
    with ThreadPoolExecutor(2) as both:
        told = list(both.map(lambda form: run(form, "-m", "tests.compiled.sums"), (package, None)))
    compiled: dict[str, Any] = json.loads(told[0])
    source: dict[str, Any] = json.loads(told[1])

    assert compiled["engine"].endswith(".so")
    assert source["engine"].endswith(".py")
    assert compiled["sums"] == source["sums"]


def test_a_check_sum_sees_another_game() -> None:
    title = SHELF["mister"]

    assert sums.play_game(title, 2, {}, "rookie", "one") == sums.play_game(title, 2, {}, "rookie", "one")
    assert sums.play_game(title, 2, {}, "rookie", "one") != sums.play_game(title, 2, {}, "rookie", "two")


def test_a_frozen_table_is_thawed(package: Path) -> None:
    assert run(package, "-c", FROZEN) == run(None, "-c", FROZEN)


def test_simulations_in_processes_give_the_sums_of_the_source(package: Path) -> None:
    compiled = run(package, "-c", SIMULATED.replace("WORKERS", "2"))

    assert compiled == run(None, "-c", SIMULATED.replace("WORKERS", "1"))
