"""How much a person is asked with the default settings, against bots: budgets on short games."""

from __future__ import annotations

import pytest

from tests.server.launch import Server
from tests.web.conftest import Open
from tests.web.play_through import begin, play
from tests.web.screens import B11, MISTER, MOF, MOTS


@pytest.mark.parametrize(("title", "seats"), [(MISTER, 2), (MOF, 2), (MOTS, 4), (B11, 3)])
def test_against_bots_a_person_hardly_waits(open_page: Open, server: Server, title: str, seats: int) -> None:
    page = open_page("/replay", asked=False)
    begin(page, server.address, title, seats)

    count = play(page, most_taps=40)

    assert count.taps > 10, count  # a short game may be over before
    assert count.waiting < count.seconds * 0.75, count
    assert count.waiting / count.taps < 1.5, count  # seconds: a window among people lasts as long
