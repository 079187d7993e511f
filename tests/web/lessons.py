"""How a newcomer goes through a lesson, for tests and pictures."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from touchline.learn import lesson_of
from touchline.texts import TitleTexts
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


def heading_of_last_step(code: str) -> str:
    texts = TitleTexts(SHELF[code], "en", part=".learn")
    return texts.attribute(f"lesson-{lesson_of(SHELF[code]).steps[-1].name}", "title")


def go_on(page: Page) -> None:
    """Leave the card by pointer; where it asks for a choice, the main button makes it."""
    asks = page.locator(f"{COACH} .go", has_text="Try it").count() > 0
    page.locator(f"{COACH} .go").click()
    if asks:
        expect(page.locator(COACH)).to_be_hidden()
        page.locator("[data-primary]").click()


def finish_lesson(page: Page, code: str, look: Callable[[Page, str], None] | None = None) -> list[str]:
    """Go on to the end of the lesson and look at each card; return the headings of its cards."""
    card, seen = page.locator(COACH), list[str]()
    while not seen or seen[-1] != heading_of_last_step(code):
        play_until_visible(page, card)
        seen.append(card.locator("h2").inner_text())
        if look is not None:
            look(page, seen[-1])
        go_on(page)
    return seen
