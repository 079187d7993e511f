"""Whole games of every title through the list view, by roles and names only; four people at one table."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.conftest import Open
from tests.web.hands import LONGEST, over, play_by_clicks

TITLES = ["mister", "masters_of_football", "best_11"]


def pick_by_role(page: Page) -> None:
    """The first choice of the form that asks, as a screen reader would find it."""
    try:
        page.get_by_role("group").get_by_role("button", disabled=False).first.click(timeout=400)
    except Error:
        page.wait_for_timeout(20)


def play_by_roles(page: Page, longest: float = LONGEST) -> None:
    deadline = time.monotonic() + longest
    while not over(page):
        assert time.monotonic() < deadline, page.get_by_role("contentinfo").inner_text()
        if page.get_by_role("group").count():
            pick_by_role(page)
        page.wait_for_timeout(5)


def by_list(page: Page) -> None:
    page.locator("button.start").click()
    expect(page.get_by_role("group").first).to_be_visible()
    page.keyboard.press("v")


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_through_the_list_view(open_page: Open, title: str) -> None:
    page = open_page(f"/new/{title}/bots", lang="it")
    by_list(page)
    play_by_roles(page)
    expect(page.locator("main h1").first).to_be_visible()
    assert "[" not in page.locator("body").inner_text(), "a message is missing"


@pytest.mark.soak
def test_six_seasons_through_the_list_view(open_page: Open) -> None:
    page = open_page("/new/match_of_the_season/bots", lang="it")
    by_list(page)
    play_by_roles(page, 900)
    assert "[" not in page.locator("body").inner_text(), "a message is missing"


def test_four_people_in_four_browsers_play_a_cup_together(open_page: Open) -> None:
    host = open_page("/new/mister/friends")
    host.get_by_role("button", name="4", exact=True).click()
    host.locator("button.start").click()
    link = host.locator(".link-text a").get_attribute("href")
    assert link is not None
    pages = [host]
    for name, size in (("Rui", (390, 844)), ("Anna", (768, 1024)), ("Sofia", (1440, 900))):
        guest = open_page("/t/" + link.rsplit("/", 1)[1], size=size)
        guest.get_by_label("Your name").fill(name)
        guest.keyboard.press("Enter")
        pages.append(guest)
    for page in pages:
        expect(page.locator(".shell")).to_be_visible()
    play_by_clicks(*pages)
    for page in pages:
        expect(page.locator("main ol li")).to_have_count(4)
