"""The how-to-play pages: two screens, two printed sheets; a title without one has no page."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.web.axe import clean
from tests.web.conftest import Open
from tests.web.fits import fits
from tests.web.tables import home
from touchline.texts import LANGUAGES
from touchline.titles import SHELF

STEPS, BOXES, SHEETS = 4, 2, 2
PHONE = (390, 844)
AXE_IN = dict(zip(SHELF, cycle(LANGUAGES), strict=False))  # by title: its pages differ in their texts alone


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_the_page_shows_aim_steps_and_what_wins_and_prints_on_two_sheets(open_page: Open, code: str, lang: str) -> None:
    page = open_page(f"/how/{code}", lang=lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(SHELF[code].name)
    expect(page.locator("main ol li .pic svg").first).to_be_visible()
    expect(page.locator("main ol li")).to_have_count(STEPS)
    expect(page.locator("main .boxes section")).to_have_count(BOXES)
    assert not re.search(r"\[[a-z-]+[0-9a-z-]*\]", page.locator("main").inner_text())
    if lang == AXE_IN[code]:
        clean(page)
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == SHEETS


@pytest.mark.parametrize("code", SHELF)
def test_on_a_phone_nothing_is_cut(open_page: Open, code: str) -> None:
    page = open_page(f"/how/{code}", size=PHONE)
    expect(page.locator("main .wins")).to_be_visible()
    fits(page)


@pytest.mark.parametrize("code", SHELF)
def test_the_home_page_and_the_rules_lead_to_it(open_page: Open, code: str) -> None:
    page = open_page("/")
    page.get_by_role("button", name=f"{SHELF[code].name}:", exact=False).last.click()
    page.get_by_role("menuitem", name="How to play").click()
    expect(page.get_by_role("heading", name=SHELF[code].name, level=1)).to_be_visible()
    page.goto(home(page) + f"/rules/{code}")
    page.get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", name=SHELF[code].name, level=1)).to_be_visible()


def test_a_title_without_a_page_is_not_found(open_page: Open) -> None:
    page = open_page("/how/nothing")
    expect(page.get_by_role("heading", name="How to play")).to_have_count(0)
    expect(page.locator("main .boxes")).to_have_count(0)
