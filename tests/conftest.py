"""Where a browser or several processes take part, a test that fails is tried again: what is wrong stays wrong.

Every test has an end (`timeout` in pyproject.toml) but those of the soak.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
BUSY = (HERE / "web", HERE / "server")  # real sockets, browsers and deals at random, on a machine that others use
TRIES = int(os.environ.get("TOUCHLINE_TRIES", "2"))  # 0 shows what the first try says


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(0))
        if any(folder in item.path.parents for folder in BUSY):
            item.add_marker(pytest.mark.flaky(reruns=TRIES))
