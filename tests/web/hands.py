"""The actions of a person at a table, by pointer or by keyboard."""

from __future__ import annotations

import time

from playwright.sync_api import Error, Page, expect

PRIMARY = "[data-primary]"
OVER = "a[download]"
GO_ON = """([selector, words, press]) => {
  const there = [...document.querySelectorAll(selector)].find((each) => each.textContent.trim().startsWith(words))
  if (!there) document.querySelector('[data-primary]')?.click()
  else if (press) there.click()
  return there !== undefined
}"""
LONGEST = 150.0  # seconds for a whole game, on a busy machine


def over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def click_on(page: Page) -> None:
    """The main choice, if there is one; it may be gone by the time the finger is down."""
    try:
        page.locator(PRIMARY).click(timeout=400)
    except Error:
        page.wait_for_timeout(20)


def goes_on(page: Page, selector: str) -> bool:
    """Is this there?  If not, the main choice is made."""
    return bool(page.evaluate(GO_ON, [selector, "", False]))


def on_until(page: Page, selector: str, words: str = "", *, press: bool = False, longest: float = 40.0) -> None:
    """The main choice again and again until this, beginning with these words, is there; it may be pressed itself.

    Looked for and clicked in one go: nothing slips by.
    """
    try:
        page.wait_for_function(GO_ON, arg=[selector, words, press], polling=10, timeout=longest * 1000)
    except Error as late:
        raise AssertionError(page.locator("footer").inner_text()) from late


def play_by_clicks(*pages: Page, longest: float = LONGEST) -> None:
    deadline = time.monotonic() + longest
    while not all(over(page) for page in pages):
        assert time.monotonic() < deadline, [page.locator("footer").inner_text() for page in pages]
        for page in pages:
            if page.locator(PRIMARY).count():
                click_on(page)
        pages[0].wait_for_timeout(10)


def play_together(pages: list[Page], longest: float = LONGEST) -> None:
    """Everybody makes the main choice as soon as there is one: looked for and clicked in one go."""
    deadline = time.monotonic() + longest
    left = list(pages)
    while left:
        assert time.monotonic() < deadline, [page.locator("footer").inner_text() for page in left]
        left = [page for page in left if not goes_on(page, OVER)]


def play_by_keys(page: Page, longest: float = LONGEST) -> None:
    """Enter, Space and figures; the focus stays where it is."""
    deadline = time.monotonic() + longest
    turn = 0
    while not over(page):
        assert time.monotonic() < deadline, page.locator("footer").inner_text()
        if page.locator(PRIMARY).count():
            page.keyboard.press(("Enter", "Space", "2")[turn % 3])
            turn += 1
        page.wait_for_timeout(25)


def leave_ending(page: Page) -> None:
    """From the last screen, which opens by itself when a game ends, to the table."""
    expect(page.locator("dialog .ending")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def result(page: Page) -> None:
    """Who has won, and both managers; over it the last screen opens, with lists of its own."""
    told = page.locator("section:has(> ol[data-sign=result])")
    expect(told.locator("> h1")).to_be_visible()
    expect(told.locator("> ol > li")).to_have_count(2)
