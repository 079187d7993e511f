"""Masters of Football in the browser: set-up by pointer, matches by keys, market."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Error, Page, expect

from tests.web.conftest import Open
from tests.web.hands import PRIMARY, on_until
from tests.web.tables import open_table_at, sit_down

TITLE = "masters_of_football"
PLAYED = ".left tr.me td:nth-of-type(2)"  # matches of my team, in the table of the rail
LONGEST = 60.0
IN_THIS_MATCH = "body:has(.hub li.on.me) .orders .pill:nth-of-type(2)"  # not to be asked, before my match


def shop(page: Page) -> None:
    """A manager by one tap on his card, then whoever can be paid."""
    page.locator(".pick .mc").first.click()
    expect(page.locator(".shop")).to_be_visible()


def buy_all(page: Page) -> None:
    """Some lie in the basket from the beginning; whoever else can be paid goes in."""
    for at in range(page.locator(".shop .card").count()):
        if page.locator(".shop .card").nth(at).get_attribute("aria-pressed") == "false":
            page.locator(".shop .card").nth(at).click()


def before(page: Page) -> None:
    on_until(page, ".before")


def test_from_set_up_to_the_first_match_by_pointer_on_the_stage(open_page: Open) -> None:
    page = open_page()
    sit_down(page, TITLE)
    expect(page.locator(".pick .mc")).to_have_count(2)
    shop(page)
    expect(page.locator(PRIMARY)).to_contain_text(re.compile(r"Buy (one|\d)"))
    page.locator(".shop .card.on").first.click()
    buy_all(page)
    bought = page.locator(".shop .card.on").count()
    assert bought >= 1
    expect(page.locator(".shop .card:not(.on)").first).to_contain_text(re.compile("too dear|six at most"))
    page.locator(PRIMARY).click()
    expect(page.locator(".hub")).to_be_visible()
    expect(page.locator(".hub .shelf li")).to_have_count(5)

    before(page)
    expect(page.locator(".before .card[aria-pressed='true']")).to_have_count(3)
    tactic = page.locator(".tactics button[aria-pressed='false']").first
    tactic.click()
    expect(page.locator(PRIMARY)).to_contain_text("Lock three and tactic")
    page.locator(".before .card[aria-pressed='true']").first.click()
    expect(page.locator(PRIMARY)).not_to_contain_text("Lock three and tactic")
    page.locator(".before .card[aria-pressed='false']").first.click()
    on_until(page, ".match .field")
    expect(page.locator(".match .side")).to_have_count(2)


def test_a_whole_match_by_keyboard(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "act-between-matches")
    deadline = time.monotonic() + LONGEST
    while page.locator(PLAYED).inner_text() == "0":
        assert time.monotonic() < deadline, page.locator("footer").inner_text()
        if page.locator(PRIMARY).count():
            page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    expect(page.locator(PLAYED)).to_have_text("1")


def test_a_match_without_cards_takes_five_decisions_at_most(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "buy-player")
    buy_all(page)
    page.locator(PRIMARY).click()
    on_until(page, IN_THIS_MATCH, press=True)
    decisions = 1
    expect(page.locator(".before")).to_be_visible()
    deadline = time.monotonic() + LONGEST
    while page.locator(PLAYED).inner_text() == "0":
        assert time.monotonic() < deadline, page.locator("footer").inner_text()
        asked = page.locator("legend")
        question = asked.inner_text() if asked.count() else ""
        if question:
            page.locator(PRIMARY).click()
            decisions += 1
            page.wait_for_function(
                "(was) => document.querySelector('legend')?.innerText !== was", arg=question, timeout=20_000
            )
        page.wait_for_timeout(10)
    assert decisions <= 5


def test_the_market_is_one_screen_for_players_and_one_for_five_cards(open_page: Open) -> None:
    page = open_page(lang="it")
    open_table_at(page, TITLE, "buy-player", after="market-begins")
    expect(page.locator(".left .now[aria-label='Mercato']")).to_be_visible()
    expect(page.locator(".shop button.card")).to_have_count(3)
    page.locator(PRIMARY).click()
    expect(page.locator(".keep")).to_be_visible()
    out = page.locator(".keep .ac.out")
    cards = page.locator(".keep .ac").count()
    expect(out).to_have_count(cards - 5)  # a proposal
    page.locator(".keep .ac:not(.out)").first.click()
    expect(out).to_have_count(cards - 5)  # another one in its place
    page.locator(PRIMARY).click()
    expect(page.locator(".keep")).to_have_count(0)


def test_squad_and_league_are_a_tap_away_on_a_phone(open_page: Open) -> None:
    page = open_page(size=(390, 844))
    sit_down(page, TITLE, seats=5)
    expect(page.locator(PRIMARY)).to_be_visible()
    tabs = page.locator("nav button")
    tabs.nth(2).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("tab")).to_have_count(2)  # two leagues
    dialog.get_by_role("tab").last.click()
    expect(dialog.locator("tbody tr")).to_have_count(8)  # the table, and the same as a race
    page.keyboard.press("Escape")
    tabs.nth(1).click()
    expect(dialog.locator("section").last.locator("li")).to_have_count(8)


def test_two_matches_at_once_mine_is_large_and_the_other_a_tile(open_page: Open) -> None:
    page = open_page()
    sit_down(page, TITLE, simultaneous_matches=True)
    before(page)
    on_until(page, "ul[aria-label='Other matches'] li", longest=LONGEST)
    expect(page.locator(".match .side").first).to_have_attribute("aria-label", "Marta")


def test_the_pad_of_the_companion_takes_goals_by_one_tap(open_page: Open) -> None:
    page = open_page()
    sit_down(page, TITLE, companion_mode=True)
    goals = page.locator(".pad ul button")
    expect(goals).to_have_count(21)
    goals.nth(2).click()
    expect(page.locator(".pad .asked")).to_have_count(1)
    try:
        goals.nth(1).click()
    except Error:
        page.wait_for_timeout(20)
    expect(page.locator(".pad tbody tr").first).to_contain_text("3")


def test_goals_are_told_with_my_side_first_at_home_and_away_leading_and_trailing(open_page: Open) -> None:
    page = open_page(size=(1440, 900))
    venues, leads = set(), set()
    for nth in range(1, 140, 12):
        open_table_at(page, TITLE, "act-between-turns", nth=nth, after="goal")
        clubs, score = page.locator(".score small").all_inner_texts(), page.locator(".score b").all_inner_texts()
        if clubs[:1] != ["Marta"] or page.locator(".dial").count() == 0:
            continue  # a match of others
        expect(page.locator(".side").first).to_have_attribute("aria-label", "Marta")
        expect(page.locator(".dial")).to_contain_text("–".join(score))
        asked = page.locator("legend").inner_text()
        assert " to " not in asked or " to ".join(score) in asked
        log = page.locator("#side").inner_text()
        told = [line[-3:] for line in log.splitlines() if re.search(r"\d-\d$", line)]
        assert score == ["0", "0"] or told[0] == "-".join(score), log
        venues.add(re.findall("(Marta) against|against (Marta)", log)[0])
        leads.add(score[0] > score[1])
    assert len(venues) == len(leads) == 2
