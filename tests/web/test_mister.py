"""The screens of Mister by pointer: a match to its end, and what each click does."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from tests.web.axe import clean
from tests.web.conftest import Open
from tests.web.hands import LONGEST, OVER, PRIMARY, on_until, over, result
from tests.web.tables import END, open_table_at

TITLE = "mister"
TOKENS = ".edit .token"
BENCH = ".edit li button"
TAKERS = ".choose li button[aria-pressed]"


def names(page: Page) -> list[str]:
    return page.locator(f"{TOKENS} > span").all_inner_texts()


def test_the_draft_shows_what_the_cards_ask_for_and_one_click_is_one_pick(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "decide")
    first = page.locator(".draft article h2").inner_text()

    page.get_by_role("button", name="What the cards ask for").click()
    sheet = page.get_by_role("dialog", name="What the cards ask for")
    expect(sheet.locator("tbody tr")).to_have_count(12)
    expect(sheet.locator(".mine th")).to_have_text(first, ignore_case=True)
    expect(sheet.locator(".best").first).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("button", name=re.compile("^Sign")).click()
    expect(page.locator(".draft figcaption")).to_contain_text("1/15")
    expect(page.locator(".draft .new")).to_have_count(1)


def test_a_line_up_by_taps_drag_arrow_keys_and_presets(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "field")
    before = names(page)
    reserve = page.locator(f"{BENCH} b").first.inner_text()
    page.get_by_role("button", name="Keep this as 2").click()

    page.locator(TOKENS).nth(9).click()  # one
    page.locator(BENCH).first.click()  # two
    expect(page.locator(TOKENS).nth(9)).to_contain_text(reserve)

    page.locator(TOKENS).nth(1).drag_to(page.locator(TOKENS).nth(4))
    expect(page.locator(TOKENS).nth(1)).to_contain_text(before[4])
    expect(page.locator(TOKENS).nth(4)).to_contain_text(before[1])

    page.locator(TOKENS).nth(5).focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(TOKENS).nth(6)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(TOKENS).nth(9)).to_be_focused()

    page.get_by_role("button", name="Keep this as 3").click()
    page.get_by_role("button", name="Reset").click()
    expect(page.locator(f"{TOKENS} > span")).to_have_text(before)
    page.get_by_role("button", name="Lay out 3").click()
    expect(page.locator(TOKENS).nth(9)).to_contain_text(reserve)
    page.get_by_role("button", name="Lay out 2").click()
    expect(page.locator(f"{TOKENS} > span")).to_have_text(before)
    page.locator(PRIMARY).click()  # a whole line-up: one click
    expect(page.locator(".edit")).to_have_count(0)


def test_one_swap_and_the_lock_are_three_clicks(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "field")
    reserve = page.locator(f"{BENCH} b").first.inner_text()
    page.locator(TOKENS).nth(9).click()  # one
    page.locator(BENCH).first.click()  # two
    page.locator(PRIMARY).click()  # three
    expect(page.locator(".edit")).to_have_count(0)
    page.get_by_role("button", name="Squad", exact=True).first.click()
    expect(page.get_by_role("dialog")).to_contain_text(reserve, ignore_case=True)


def name_five(page: Page) -> None:
    """The order of a shoot-out: five taps and the lock."""
    takers = page.locator(TAKERS)
    for at in range(5):
        takers.nth(at).click()
    page.locator(PRIMARY).click()
    expect(takers).to_have_count(0)


def test_the_order_of_a_shoot_out_is_six_clicks(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "kicker")
    takers = page.locator(TAKERS)
    takers.nth(0).click()
    expect(takers.nth(0)).to_have_attribute("aria-pressed", "true")
    takers.nth(0).click()  # not him after all
    expect(takers.nth(0)).to_have_attribute("aria-pressed", "false")
    name_five(page)


def test_others_see_that_a_manager_has_chosen_and_not_what(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "shoot")
    expect(page.locator(".rival")).to_have_text("Tilo has chosen.")
    expect(page.locator(".rival svg")).to_be_visible()


def test_a_match_is_played_on_the_stage(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "field")
    shots = 0
    deadline = time.monotonic() + LONGEST
    while not over(page):
        assert time.monotonic() < deadline, page.locator("footer").inner_text()
        if page.locator(".net button").count():
            question = page.locator("legend").inner_text()
            page.locator(".net button").nth(shots % 3).click()  # a shot, a dive: one click
            expect(page.locator("footer")).not_to_contain_text(question)
            shots += 1
        elif page.locator(TAKERS).count():
            name_five(page)
        elif page.locator(".choose .open").count():
            page.locator(".choose .open").first.click()
            page.wait_for_timeout(20)
        else:
            on_until(page, f"{OVER}, .net button, .choose .open")
    assert shots > 0
    result(page)


def test_a_cup_has_its_bracket_its_other_match_and_its_window(open_page: Open) -> None:
    page = open_page(size=(1440, 900))
    open_table_at(page, TITLE, "draw", 4, mode="cup", season_market=True)
    expect(page.locator("aside .bracket .tie")).to_have_count(3)
    expect(page.locator("aside .bracket .through")).to_have_count(2)

    page.get_by_role("button", name="Draw a card").click()
    expect(page.locator(".window article")).to_be_visible()
    lit = page.locator(".window li > button")
    expect(lit.first).to_be_visible()
    lit.first.click()
    expect(page.locator(".window article")).to_have_count(0)
    page.get_by_role("button", name="League", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Semi-finals")


def test_the_demands_of_the_cards_and_the_sheets_are_clean_for_axe(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "decide")
    page.get_by_role("button", name="What the cards ask for").click()
    clean(page, "map")
    page.keyboard.press("Escape")
    for tab in ("Squad", "League"):
        page.get_by_role("button", name=tab, exact=True).first.click()
        clean(page, tab)
        page.keyboard.press("Escape")


def test_a_league_of_three_has_a_table_on_the_desk(open_page: Open) -> None:
    page = open_page(size=(1440, 900))
    open_table_at(page, TITLE, END, 3, mode="three_way")
    expect(page.locator("aside tbody tr")).to_have_count(3)
    expect(page.locator("aside tbody tr").first.locator("td").nth(1)).to_have_text("2")
