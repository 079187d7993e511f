"""Plays a game in the browser as a newcomer would, with the default settings, and counts: taps, questions, seconds.

python -m tests.web.play_through mister                      the counts of one game against bots
python -m tests.web.play_through mister --sheet docs/shots   and a contact sheet, one picture a second
"""

from __future__ import annotations

import argparse
import io
import math
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.server.launch import served
from tests.web.conftest import chromium
from tests.web.hands import OVER, PRIMARY
from tests.web.tables import MAKE

LONGEST = 1200.0  # seconds
BETWEEN_LOOKS = 0.05
THUMB = (288, 180)
ACROSS = 8


class Count(NamedTuple):
    taps: int
    questions: int
    windows: int  # questions among them that a standing pass would answer
    seconds: float
    waiting: float  # of these, with nothing to press


def play(page: Page, most_taps: int = 10_000, film: list[bytes] | None = None) -> Count:
    """Press what Enter would press until the game is over, or so many times."""
    taps = questions = windows = 0
    waiting, began, last, asked = 0.0, time.monotonic(), time.monotonic(), ""
    while taps < most_taps and time.monotonic() - began < LONGEST and not page.locator(OVER).count():
        if film is not None and time.monotonic() - began > len(film):
            film.append(page.screenshot(type="jpeg", quality=60))
        button = page.locator(PRIMARY)
        if not button.count():
            page.wait_for_timeout(BETWEEN_LOOKS * 1000)
            waiting += time.monotonic() - last
            last = time.monotonic()
            continue
        legend = page.locator("legend").first.inner_text() if page.locator("legend").count() else ""
        questions += legend != asked
        windows += page.locator(".orders .pill").count() > 0
        asked, last = legend, time.monotonic()
        button.first.click(force=True, timeout=5000)
        taps += 1
        page.wait_for_timeout(BETWEEN_LOOKS * 1000)
    return Count(taps, questions, windows, time.monotonic() - began, waiting)


def begin(page: Page, address: str, title: str, seats: int, pace: str = "instant") -> None:
    """A table against bots, at the pace of the settings."""
    page.goto(address + "/replay")
    page.evaluate("(pace) => { localStorage['touchline-settings'] = JSON.stringify({pace, lang: 'en'}) }", pace)
    wish = [{"kind": "me", "name": "Marta"}] + [{"kind": "bot", "level": "amateur"}] * (seats - 1)
    made = page.evaluate(MAKE, {"title": title, "seats": wish})
    page.goto(f"{address}/t/{made['table']['code']}")
    page.locator("footer").wait_for()


def contact_sheet(film: list[bytes], file: Path) -> None:
    from PIL import Image

    rows = math.ceil(len(film) / ACROSS)
    sheet = Image.new("RGB", (THUMB[0] * ACROSS, THUMB[1] * rows))
    for at, picture in enumerate(film):
        thumb = Image.open(io.BytesIO(picture)).resize(THUMB)
        sheet.paste(thumb, (at % ACROSS * THUMB[0], at // ACROSS * THUMB[1]))
    file.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(file, quality=70)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("title")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--pace", default="normal")
    asked.add_argument("--taps", type=int, default=10_000)
    asked.add_argument("--sheet", type=Path)
    given = asked.parse_args()
    film: list[bytes] | None = [] if given.sheet else None
    with served() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        begin(page, server.address, given.title, given.seats, given.pace)
        print(play(page, given.taps, film))
        browser.close()
    if film:
        contact_sheet(film, given.sheet / f"{given.title}.jpg")


if __name__ == "__main__":
    main()
