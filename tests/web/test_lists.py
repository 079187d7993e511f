"""Whole games of every title through the list view, by roles and names or by keys; four people at one table."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.conftest import Open
from tests.web.hands import LONGEST, over, play_by_keys, play_together

MAIN = "↵"  # stands in the name of the main choice


def pick_by_role(page: Page) -> None:
    """The main choice of the form that asks, as a screen reader would find it; it may be gone in the meantime."""
    try:
        page.get_by_role("group").get_by_role("button").filter(has_text=MAIN).click(timeout=400)
    except Error:
        page.wait_for_timeout(20)


def by_list(page: Page) -> None:
    page.locator("button.start").click()
    expect(page.get_by_role("group").first).to_be_visible()
    page.keyboard.press("v")


def test_a_whole_game_through_the_list_view_by_roles_and_names(open_page: Open) -> None:
    page = open_page("/new/mister/bots", lang="it")
    by_list(page)
    deadline = time.monotonic() + LONGEST
    while not over(page):
        assert time.monotonic() < deadline, page.get_by_role("contentinfo").inner_text()
        pick_by_role(page)
    assert "[" not in page.locator("body").inner_text(), "a message is missing"


@pytest.mark.parametrize(("lang", "words"), [("it", ["tiro", "parata", "valore"]), ("pt-PT", ["finalização", "valor"])])
def test_the_list_view_of_misters_market_reads_out_the_card_that_is_offered(
    open_page: Open, lang: str, words: list[str]
) -> None:
    page = open_page("/new/mister/bots", lang=lang)
    page.locator("button.start").click()
    name = page.locator(".draft article h2").inner_text()
    page.keyboard.press("v")
    card = page.locator("main section").filter(has=page.get_by_role("heading", name=name))
    for word in words:
        expect(card).to_contain_text(re.compile(f"{word} \\d"))


@pytest.mark.soak
@pytest.mark.parametrize("title", ["masters_of_football", "best_11"])
def test_a_whole_game_through_the_list_view_by_keys(open_page: Open, title: str) -> None:
    page = open_page(f"/new/{title}/bots", lang="it")
    by_list(page)
    play_by_keys(page)
    expect(page.locator("main h1").first).to_be_visible()
    assert "[" not in page.locator("body").inner_text(), "a message is missing"


@pytest.mark.soak
def test_six_seasons_through_the_list_view_by_keys(open_page: Open) -> None:
    page = open_page("/new/match_of_the_season/bots", lang="it")
    by_list(page)
    play_by_keys(page, 900)
    assert "[" not in page.locator("body").inner_text(), "a message is missing"


@pytest.mark.parametrize(
    ("title", "people"),
    [
        ("mister", 3),
        pytest.param("mister", 4, marks=pytest.mark.soak),
        pytest.param("masters_of_football", 2, marks=pytest.mark.soak),
        pytest.param("best_11", 3, marks=pytest.mark.soak),
    ],
)
def test_people_in_several_browsers_play_a_whole_game_together(open_page: Open, title: str, people: int) -> None:
    host = open_page(f"/new/{title}/friends")
    host.get_by_label("How many seats?").select_option(str(people))
    host.locator("button.start").click()
    link = host.locator(".link-text a").get_attribute("href")
    assert link is not None
    pages = [host]
    for name, size in [("Rui", (390, 844)), ("Anna", (768, 1024)), ("Sofia", (1440, 900))][: people - 1]:
        guest = open_page("/t/" + link.rsplit("/", 1)[1], size=size)
        guest.get_by_label("Your name").fill(name)
        guest.keyboard.press("Enter")
        pages.append(guest)
    for page in pages:
        expect(page.locator(".shell")).to_be_visible()
    play_together(pages, 2 * LONGEST)
    for page in pages:
        expect(page.locator("main ol li")).to_have_count(people)
    told = {page.locator("main ol li").first.inner_text() for page in pages}
    assert len(told) == 1, "all are told of the same winner"
