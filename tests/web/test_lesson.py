"""A newcomer who follows only what is lit up and the first button finishes every lesson, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.launch import Server
from tests.web.conftest import PATIENCE, complaints
from touchline.learn import lesson_of
from touchline.titles import SHELF

TAUGHT = [code for code, title in SHELF.items() if title.lesson is not None]
WORDS_A_MINUTE = 200
FIRST_MINUTES = 3  # of the title that a newcomer begins with
MOST_MINUTES = 6  # of the others
FIRST = "mister"
MOST_OTHER_QUESTIONS = 40
PAUSE = 250  # ms
SIZES = {"desk": (1440, 900), "phone": (390, 844)}


@pytest.fixture
def newcomer(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    """A browser that shows events one after the other, as a person sees them."""
    width, height = SIZES[getattr(request, "param", "desk")]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
    context.add_init_script('localStorage["touchline-settings"] ??= \'{"pace": "double", "sound": false}\'')
    page, faults = context.new_page(), list[str]()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("console", lambda said: faults.extend(complaints(said)))
    yield page
    context.close()
    assert faults == []


@pytest.mark.parametrize(
    ("newcomer", "code"), [("desk", code) for code in TAUGHT] + [("phone", FIRST)], indirect=["newcomer"]
)
def test_a_newcomer_finishes_the_lesson(newcomer: Page, server: Server, code: str) -> None:
    newcomer.goto(f"{server.address}/learn/{code}")
    steps, words = lesson_of(SHELF[code]).steps, 0
    card = newcomer.locator(".coach")
    expect(card).to_be_visible()  # before that no key is heard
    for step in steps:
        play_until_visible(newcomer, card)
        expect(newcomer.locator(f".hole[data-lit={step.element}]")).to_be_visible()
        words += len(card.inner_text().split())
        newcomer.locator(".coach .go").click()
        if step.asked:
            expect(card).to_be_hidden()
            newcomer.keyboard.press("Enter")

    expect(newcomer.locator(".coach")).to_be_hidden()
    assert words / WORDS_A_MINUTE < (FIRST_MINUTES if code == FIRST else MOST_MINUTES)


def play_until_visible(page: Page, card: Locator) -> None:
    """Wait for the coach; questions on which he has nothing to say are answered by Enter."""
    for _ in range(MOST_OTHER_QUESTIONS):
        asked = page.locator("footer.mine fieldset")
        expect(card.or_(asked).first).to_be_visible()
        if card.is_visible():
            return
        page.keyboard.press("Enter")
        page.wait_for_timeout(PAUSE)
    expect(card).to_be_visible()


def test_a_lesson_can_be_left_and_gone_on_with(newcomer: Page, server: Server) -> None:
    newcomer.goto(f"{server.address}/learn/{FIRST}")
    expect(newcomer.locator(".coach")).to_be_visible()
    newcomer.locator(".coach .go").click()
    newcomer.keyboard.press("Enter")
    second = newcomer.locator(".coach h2")
    expect(second).to_have_text("Fifteen men")
    newcomer.reload()
    newcomer.get_by_role("button", name="Sign", exact=False).first.click()
    expect(second).to_have_text("Hide your line-up")


def test_who_skips_the_lesson_plays_on_alone(newcomer: Page, server: Server) -> None:
    newcomer.goto(f"{server.address}/learn/{FIRST}")
    newcomer.locator(".coach .skip").click()

    expect(newcomer.locator(".coach")).to_be_hidden()
    newcomer.keyboard.press("Enter")
    expect(newcomer.locator(".coach")).to_be_hidden()
    expect(newcomer.get_by_text("14 of fifteen").first).to_be_visible()
