"""First-time help at a table: a card above the question, beside nothing else, shown once, and switched off for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import clean
from tests.web.conftest import Open
from tests.web.tables import home, open_table_at, sit_down

CARD = ".first"
BOXES = """() => ['.first', 'main', '[data-primary]'].map((each) => {
  const box = document.querySelector(each).getBoundingClientRect()
  return [box.left, box.top, box.right, box.bottom]
})"""


def newcomer(open_page: Open, size: tuple[int, int]) -> Page:
    """Somebody to whom everything is new: with the settings as they are at first."""
    return open_page("/replay", size=size, asked=False)


def overlap(one: list[float], two: list[float]) -> bool:
    return one[0] < two[2] - 1 and two[0] < one[2] - 1 and one[1] < two[3] - 1 and two[1] < one[3] - 1


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
def test_a_card_covers_nothing_and_asks_for_no_tap(open_page: Open, size: tuple[int, int]) -> None:
    page = newcomer(open_page, size)
    open_table_at(page, "mister", "shoot")

    expect(page.locator(CARD)).to_contain_text("Your shot.")
    card, stage, primary = page.evaluate(BOXES)
    assert not overlap(card, stage)
    assert not overlap(card, primary)
    assert primary[3] <= size[1]
    clean(page)
    asked = page.locator("legend").inner_text()
    page.locator("[data-primary]").click()
    expect(page.locator("legend", has_text=asked)).to_have_count(0)


def test_a_card_comes_once_and_help_can_be_switched_off(open_page: Open) -> None:
    page = newcomer(open_page, (1366, 768))
    path = open_table_at(page, "mister", "decide")
    expect(page.locator(CARD)).to_contain_text("Sign him or let him go.")
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(CARD)).to_have_count(0)
    page.goto(home(page) + path)
    expect(page.locator("[data-primary]")).to_be_visible()
    expect(page.locator(CARD)).to_have_count(0)

    page.goto(home(page) + "/settings")
    page.get_by_role("button", name="Explain everything again").click()
    page.get_by_label("Explain what comes up for the first time").uncheck()
    page.goto(home(page) + path)
    expect(page.locator("[data-primary]")).to_be_visible()
    expect(page.locator(CARD)).to_have_count(0)
    page.goto(home(page) + "/settings")
    page.get_by_label("Explain what comes up for the first time").check()
    page.goto(home(page) + path)
    expect(page.locator(CARD)).to_be_visible()


def test_the_card_leads_to_its_rule(open_page: Open) -> None:
    page = newcomer(open_page, (1366, 768))
    sit_down(page, "best_11")
    expect(page.locator(CARD)).to_be_visible()
    page.locator(CARD).get_by_role("button", name="Rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("B11-")
