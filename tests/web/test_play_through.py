"""How much a person is asked with the default settings, against bots: budgets on short games; the film of a game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from tests.server.launch import Server
from tests.web.conftest import Open
from tests.web.contact_sheet import MOST_BYTES, MOST_PICTURES, WIDTH, save_sheet
from tests.web.play_through import SEATS, PictureSeries, begin, play
from tests.web.screens import MISTER


@pytest.mark.parametrize("title", SEATS)
def test_against_bots_a_person_hardly_waits(open_page: Open, server: Server, title: str) -> None:
    page = open_page("/replay", asked=False)
    begin(page, server.address, title, SEATS[title])

    count = play(page, most_taps=40)

    assert count.taps > 10, count  # a short game may be over before
    assert count.over or count.taps == 40, count
    assert count.waiting < count.seconds * 0.75, count
    # seconds: the 300 taps of five seasons of Match of the Season then wait less than six minutes in all
    assert count.waiting / count.taps < 1.2, count


def test_a_whole_game_is_filmed_to_its_last_screen(open_page: Open, server: Server, tmp_path: Path) -> None:
    page = open_page("/replay", asked=False)
    begin(page, server.address, MISTER, SEATS[MISTER])
    film = PictureSeries(page)

    count = play(page, film=film)
    film.look()
    save_sheet(film.pictures, count.summary(), tmp_path / "film.webp")

    assert count.over
    assert count.taps <= 90, count  # a whole match; some 40 for the squad, since Enter lets weak players go
    assert len(film.pictures) >= int(count.seconds)
    assert 0 < (tmp_path / "film.webp").stat().st_size <= MOST_BYTES


def test_the_contact_sheet_of_a_long_film_leaves_pictures_out(tmp_path: Path) -> None:
    made = io.BytesIO()
    Image.new("RGB", (320, 200)).save(made, "JPEG")

    save_sheet([made.getvalue()] * (3 * MOST_PICTURES + 1), "a long film", tmp_path / "film.webp")

    with Image.open(tmp_path / "film.webp") as sheet:
        shown = (sheet.width // WIDTH) * (sheet.height // (WIDTH * 200 // 320))
    assert MOST_PICTURES * 0.7 < shown <= MOST_PICTURES
