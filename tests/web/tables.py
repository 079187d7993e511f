"""Tables made for a page, and what every drawn screen must be: without scrolling at each size, clean for axe."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.test_look import violations

SIZES = [(390, 844), (360, 740), (844, 390), (768, 1024), (1366, 768), (1440, 900), (1920, 1080)]
SETTLED = 3.0  # seconds in which a new size must have been laid out
MAKE = """async (wish) => {
  const headers = {'content-type': 'application/json'}
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)})
  return await answer.json()
}"""
GO_ON = """(selector) => {
  if (document.querySelector(selector)) return true
  document.querySelector('[data-primary]')?.click()
  return false
}"""
SCROLLS = """(stage) => {
  const root = document.documentElement
  const found = [...document.querySelectorAll(stage)].filter((each) => each.scrollHeight > each.clientHeight + 1)
  return [root.scrollWidth > root.clientWidth && 'sideways', root.scrollHeight > innerHeight && 'down',
          ...found.map((each) => `${each.className} ${each.scrollHeight} > ${each.clientHeight}`)].filter(Boolean)
}"""


def seated(page: Page, title: str, seats: int = 2, **options: Any) -> None:
    """At a new table of this title, the others bots."""
    wish = [{"kind": "me", "name": "Marta"}] + [{"kind": "bot", "level": "amateur"}] * (seats - 1)
    made = page.evaluate(MAKE, {"title": title, "seats": wish, "options": options})
    page.goto(page.url.rstrip("/") + "/t/" + made["table"]["code"])
    expect(page.locator("footer")).to_be_visible()


def on_until(page: Page, selector: str, longest: float = 40.0) -> None:
    """The main choice again and again, until this is there; looked for and clicked in one go: nothing slips by."""
    deadline = time.monotonic() + longest
    while not page.evaluate(GO_ON, selector):
        assert time.monotonic() < deadline, page.locator("footer").inner_text()
        page.wait_for_timeout(10)


def fits_at_every_size(page: Page, stage: str) -> None:
    """No page scrolls, and no decision on the stage; the size that it had comes back."""
    before = page.viewport_size
    assert before is not None
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(stage.split(",")[0]).first).to_be_visible()
        deadline = time.monotonic() + SETTLED
        while (found := page.evaluate(SCROLLS, f"main, {stage}")) and time.monotonic() < deadline:
            page.wait_for_timeout(20)  # the new size is laid out
        assert found == [], (width, height, stage)
    page.set_viewport_size(before)


def clean_in_both_themes(page: Page, where: str) -> None:
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        found = violations(page)
        assert found == [], (where, theme, found)
