"""The title of the tutorial, installed as somebody else's package would be."""

from __future__ import annotations

import pytest

from tests.plug_in.environment import Environment
from tests.plug_in.tutorial import write_files


@pytest.fixture(scope="session")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Built from the tutorial, file by file."""
    folder = tmp_path_factory.mktemp("plug-in")
    write_files(folder / "touchline-duel")
    return Environment(folder / "env", folder / "touchline-duel")
