"""Plays a game in the browser as a newcomer would, with the default settings, and counts: taps, questions, seconds.

python -m tests.web.play_through mister                      the counts of one game against bots
python -m tests.web.play_through mister --sheet docs/shots   and a contact sheet of it (make film TITLE=mister)
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, sync_playwright

from tests.server.launch import run_server
from tests.web.conftest import chromium
from tests.web.contact_sheet import save_sheet
from tests.web.hands import OVER, PRIMARY
from tests.web.screens import B11, MISTER, MOF, MOTS
from tests.web.tables import MAKE

LONGEST_SECONDS = 2400.0
SECONDS_BETWEEN_LOOKS = 0.05
SEATS = {MISTER: 2, MOF: 2, MOTS: 4, B11: 3}
ENDING_SECONDS = 4  # how long the last screen is filmed
LOOK = """([over, primary]) => {
  const button = document.querySelector(primary)
  return {
    over: document.querySelector(over) !== null,
    asked: button !== null,
    question: document.querySelector('legend')?.innerText ?? button?.innerText ?? '',
    window: document.querySelector('.orders .pill:not(.next, .on)') !== null,
    told: document.querySelector('.wait .told, .held') !== null,
  }
}"""


@dataclass
class Count:
    taps: int = 0
    questions: int = 0
    windows: int = 0  # taps among them that a standing pass would save
    seconds: float = 0.0
    waiting: float = 0.0  # seconds with nothing to press
    shown: float = 0.0  # of these, seconds in which something is shown: a die, a duel, a goal
    asked: float = 0.0  # seconds with a question on the screen
    over: bool = False

    def summary(self) -> str:
        """The figures in one line, for a person."""
        idle = f"{self.waiting:.0f} s without a question, {self.shown:.0f} s of them shown"
        times = f"{self.seconds:.0f} s, {idle}, {self.asked:.0f} s asked"
        return f"{self.taps} taps, {self.questions} questions, {self.windows} windows, {times}"


class PictureSeries:
    """A picture of the page for each second."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.began = time.monotonic()
        self.pictures: list[bytes] = []

    def look(self) -> None:
        if time.monotonic() - self.began > len(self.pictures):
            self.pictures.append(self.page.screenshot(type="jpeg", quality=80))

    def ending(self) -> None:
        for _ in range(ENDING_SECONDS):
            self.page.wait_for_timeout(1000)
            self.pictures.append(self.page.screenshot(type="jpeg", quality=80))


def play(page: Page, most_taps: int = 10_000, film: PictureSeries | None = None, think: float = 0.0) -> Count:
    """Press what Enter would press until the game is over, or this many times; think this long before each."""
    count, began, last, before, seen = Count(), time.monotonic(), time.monotonic(), "", 0.0
    while count.taps < most_taps and time.monotonic() - began < LONGEST_SECONDS:
        if film:
            film.look()
        now = page.evaluate(LOOK, [OVER, PRIMARY])
        passed, last = time.monotonic() - last, time.monotonic()
        if now["over"]:
            count.over = True
            break
        if not now["asked"]:
            count.waiting += passed
            count.shown += passed if now["told"] else 0.0
            seen = 0.0
        else:
            count.asked += passed
            seen = seen or last
            if last - seen >= think and press(page):
                count.taps += 1
                count.questions += now["question"] != before
                count.windows += now["window"]
                before, seen = now["question"], 0.0
        page.wait_for_timeout(SECONDS_BETWEEN_LOOKS * 1000)
    count.seconds = time.monotonic() - began
    return count


def press(page: Page, but: str | None = None) -> bool:
    """Click the main choice, unless it has these words; false if there is none by the time the finger is down."""
    try:
        page.locator(PRIMARY).filter(has_not_text=but).first.click(force=True, timeout=500)
    except Error:
        return False
    return True


def begin(page: Page, address: str, title: str, seats: int, pace: str = "instant", **options: Any) -> None:
    """A table against bots, at the pace of the settings."""
    page.goto(address + "/replay")
    page.evaluate("(pace) => { localStorage['touchline-settings'] = JSON.stringify({pace, lang: 'en'}) }", pace)
    wish = [{"kind": "me", "name": "Marta"}] + [{"kind": "bot", "level": "amateur"}] * (seats - 1)
    made = page.evaluate(MAKE, {"title": title, "seats": wish, "options": options})
    page.goto(f"{address}/t/{made['table']['code']}")
    page.locator("footer").wait_for()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("title")
    asked.add_argument("--seats", type=int)
    asked.add_argument("--pace", default="normal")
    asked.add_argument("--taps", type=int, default=10_000)
    asked.add_argument("--think", type=float, default=1.0, help="seconds before each press")
    asked.add_argument("--options", type=json.loads, default={}, help="options of the title, as JSON")
    asked.add_argument("--phone", action="store_true")
    asked.add_argument("--sheet", type=Path, help="the folder for the contact sheet")
    given = asked.parse_args()
    with run_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        size = (390, 844) if given.phone else (1440, 900)
        page = browser.new_page(viewport={"width": size[0], "height": size[1]})
        begin(page, server.address, given.title, given.seats or SEATS[given.title], given.pace, **given.options)
        film = PictureSeries(page) if given.sheet else None
        count = play(page, given.taps, film, given.think)
        print(json.dumps({"title": given.title, **asdict(count)}), flush=True)
        if film:
            film.ending()
            name = given.title + ("-phone" if given.phone else "")
            save_sheet(film.pictures, f"{given.title}: {count.summary()}", given.sheet / f"film-{name}.webp")
        browser.close()


if __name__ == "__main__":
    main()
