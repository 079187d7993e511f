"""How a newcomer goes through a lesson, for tests and pictures."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from touchline.titles import SHELF

TAUGHT = [code for code, title in SHELF.items() if title.lesson is not None]
MOST_OTHER_QUESTIONS = 40
PAUSE = 250  # ms
COACH = "[aria-labelledby=coach-title]"  # the card of a lesson; the coach in the dock is another


def play_until_visible(page: Page, card: Locator) -> None:
    """Wait for the coach; questions on which he has nothing to say are answered by Enter."""
    for _ in range(MOST_OTHER_QUESTIONS):
        asked = page.locator("footer.mine fieldset")
        expect(card.or_(asked).first).to_be_visible()
        page.wait_for_timeout(PAUSE)  # the coach's card may come after the question
        if card.is_visible():
            return
        page.keyboard.press("Enter")
    expect(card).to_be_visible()
