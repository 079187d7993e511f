"""How much a person is asked with the default settings, against bots: budgets on short games; the film of a game."""

from __future__ import annotations

import io
import time
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.server.launch import Server, run_server
from tests.web.conftest import Open
from tests.web.contact_sheet import MOST_BYTES, MOST_PICTURES, WIDTH, save_sheet
from tests.web.hands import PRIMARY
from tests.web.play_through import SEATS, PictureSeries, begin, play
from tests.web.screens import MISTER, MOF

THINKS_SECONDS = 1.0  # before each tap; who wants to play no card passes a window at once
WHISTLE = "Final whistle: Marta"
WINDOW = ".orders .pill:not(.next, .on)"
PASSES = """(primary) => {
  const passes = [...document.querySelectorAll('footer .btn')].find((each) => /^(No card|Let it)/.test(each.innerText))
  const button = passes ?? document.querySelector(primary)
  button?.click()
  return button ? 1 : 0
}"""  # no card is played; else the main choice is made
PRESSES_TO_THE_MATCH = """(primary) => {
  const is_there = document.querySelector('.before') !== null
  if (!is_there) document.querySelector(primary)?.click()
  return is_there
}"""  # in one go: the match does not come between a look and a press
LONGEST_SECONDS = 120.0


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


def test_a_match_of_masters_without_cards_takes_five_taps_and_a_minute(client: None, browser: Browser) -> None:
    """At the pace of the settings, and with bots and windows as slow as they are for everybody."""
    with run_server(bot_delay=0.6, scale=1.0) as server:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        begin(page, server.address, MOF, SEATS[MOF], pace="normal")
        while not page.evaluate(PRESSES_TO_THE_MATCH, PRIMARY):
            page.wait_for_timeout(100)
        log = page.locator("#side")
        began, taps, over = time.monotonic(), 0, log.inner_text().count(WHISTLE)
        while log.inner_text().count(WHISTLE) == over:
            assert time.monotonic() - began < LONGEST_SECONDS, page.locator("footer").inner_text()
            is_window = page.locator(WINDOW).count() > 0
            if page.locator(PRIMARY).count():
                page.wait_for_timeout(0 if is_window else THINKS_SECONDS * 1000)
                pressed = page.evaluate(PASSES, PRIMARY)
                taps += 0 if is_window else pressed
            page.wait_for_timeout(100)
        seconds = time.monotonic() - began
        page.close()
    assert taps <= 5
    assert seconds <= 60, seconds
