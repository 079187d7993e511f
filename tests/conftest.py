"""Where a browser or several processes take part, a test that fails is tried again: what is wrong stays wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
BUSY = (HERE / "web", HERE / "server")  # real sockets, browsers and deals at random, on a machine that others use
TRIES = 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(folder in item.path.parents for folder in BUSY):
            item.add_marker(pytest.mark.flaky(reruns=TRIES))
