"""A pressed button looks pressed at once: from the finger to the drawn frame, while something else is animated."""

from __future__ import annotations

import statistics
import time

from playwright.sync_api import Page

from tests.web.conftest import Open
from tests.web.play_through import press
from tests.web.tables import sit_down

LONGEST_MS = 100
PRESSES = 5
SECONDS_TO_WAIT = 90
NORMAL = """() => {
  localStorage['touchline-settings'] = JSON.stringify({pace: 'normal', motion: 'full', games: 1, help: false})
}"""
# The place of a button; its looks are watched from the next pointerdown on, frame by frame.
WATCH = """(selector) => {
  const button = [...document.querySelectorAll(selector)].find((each) => each.offsetParent)
  const looks = () => { const style = getComputedStyle(button); return style.filter + style.transform }
  const before = looks()
  window.took = null
  addEventListener('pointerdown', ({ timeStamp }) => {
    const look = () => {
      if (looks() === before) requestAnimationFrame(look)
      else requestAnimationFrame(() => { window.took = performance.now() - timeStamp })
    }
    look()
  }, { once: true, capture: true })
  const { x, y, width, height } = button.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}"""


def milliseconds(page: Page, selector: str) -> float:
    """From the press to the frame that shows it; let go beside the button, so that nothing is set off."""
    x, y = page.evaluate(WATCH, selector)
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_function("() => window.took !== null")
    page.mouse.move(2, 2)
    page.mouse.up()
    return float(page.evaluate("window.took"))


def test_a_button_looks_pressed_within_100_ms_while_a_match_is_told(open_page: Open) -> None:
    page = open_page(asked=False)
    page.evaluate(NORMAL)
    page.reload()
    sit_down(page, "match_of_the_season", 4)
    end = time.monotonic() + SECONDS_TO_WAIT
    took: list[float] = []
    while len(took) < PRESSES:
        assert time.monotonic() < end, "no match was told"
        if page.locator(".held.onpitch").first.is_visible():
            took.append(milliseconds(page, "header button"))
        else:
            press(page)
        page.wait_for_timeout(20)
    assert statistics.median(took) < LONGEST_MS, took


def test_a_card_on_the_stage_looks_pressed_within_100_ms(open_page: Open) -> None:
    page = open_page(asked=False)
    page.evaluate(NORMAL)
    page.reload()
    sit_down(page, "match_of_the_season", 4)
    page.locator(".cards button:enabled").first.wait_for()
    took = [milliseconds(page, ".cards button:enabled") for _ in range(PRESSES)]
    assert statistics.median(took) < LONGEST_MS, took
