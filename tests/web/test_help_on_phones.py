"""On a phone one voice speaks at a time, the card of first-time help or the coach, and the stage keeps its room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.tables import sit_down
from touchline.titles import SHELF

PHONES = [(360, 740), (390, 844)]
LEAST_STAGE = 0.32  # the stage's share of the screen's height
CARD, ADVICE = ".first", "footer .advice"
BOXES = """(names) => names.map((name) => {
  const {left, top, right, bottom} = document.querySelector(name).getBoundingClientRect()
  return {left, top, right, bottom}
})"""


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("code", SHELF)
def test_the_first_card_then_the_coach_and_the_stage_is_not_squeezed(
    open_page: Open, code: str, size: tuple[int, int]
) -> None:
    page = open_page("/replay", size=size, asked=False, touch=True)
    sit_down(page, code)

    expect(page.locator(CARD)).to_be_visible()
    expect(page.locator("[data-primary]")).to_be_visible()
    expect(page.locator(ADVICE)).to_be_hidden()
    has_room(page, CARD)
    page.locator(f"{CARD} .btn").tap()
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator(ADVICE)).to_be_visible()
    has_room(page, ADVICE)


def has_room(page: Page, voice: str) -> None:
    """The voice covers neither the stage nor the main choice, which is in sight."""
    size = page.viewport_size
    assert size is not None
    said, stage, primary = page.evaluate(BOXES, [voice, "main.stage", "[data-primary]"])
    assert stage["bottom"] - stage["top"] >= LEAST_STAGE * size["height"]
    assert stage["bottom"] <= said["top"]
    assert said["bottom"] <= primary["top"]
    assert primary["bottom"] <= size["height"]
