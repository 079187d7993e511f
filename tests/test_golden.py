"""Whole games, told line by line as they were told before."""

import pytest

import touchline
from tests import golden


@pytest.mark.parametrize("name", golden.names())
def test_a_playthrough_is_told_as_before(name: str) -> None:
    table = touchline.replay(golden.record_of(name))

    assert table.over
    assert golden.story(table).splitlines() == (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
