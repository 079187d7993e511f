"""The how-to-play page: two screens for a title that has the texts, nothing for one that has not."""

from playwright.sync_api import expect

from tests.web.axe import clean
from tests.web.conftest import Open
from tests.web.tables import home


def test_the_page_shows_aim_steps_and_what_wins(open_page: Open) -> None:
    page = open_page()
    page.goto(home(page) + "/how/mister")
    expect(page.get_by_role("heading", name="1. Pick a squad")).to_be_visible()
    expect(page.get_by_role("heading", name="What wins")).to_be_visible()
    assert "[how" not in page.locator("main").inner_text()
    clean(page)


def test_the_rules_lead_to_it(open_page: Open) -> None:
    page = open_page()
    page.goto(home(page) + "/rules/mister")
    page.get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", name="Mister", level=1)).to_be_visible()
