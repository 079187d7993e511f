"""An action that every window allows is a button, not a question; the next window does it. Two ways to be asked."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.hands import PRIMARY, on_until
from tests.web.screens import B11, MOF, MOTS
from tests.web.tables import open_table_at

STOP = "Stop at the next moment"
EVERYWHERE = """() => {
  const kept = JSON.parse(localStorage.getItem('touchline-settings') ?? '{}')
  localStorage.setItem('touchline-settings', JSON.stringify({...kept, everywhere: true}))
}"""


def test_a_sale_asked_for_between_windows_is_done_at_the_next_one(open_page: Open) -> None:
    page = open_page(asked=False)
    open_table_at(page, MOTS, "formation", 4)
    page.get_by_role("button", name="Squad", exact=True).click()
    sheet = page.get_by_role("dialog")
    players = sheet.locator("section").first.locator("li")
    before = players.count()
    players.last.get_by_role("button", name="Sell for").click()
    players.last.get_by_role("button", name="Really?").click()
    expect(sheet.get_by_role("status").first).to_contain_text("At the next chance: sell")
    expect(players).to_have_count(before)  # not yet
    page.keyboard.press("Escape")
    page.locator(PRIMARY).click()  # the line-up
    page.get_by_role("button", name="Squad", exact=True).click()
    expect(players).to_have_count(before - 1)
    expect(sheet.get_by_role("status")).to_have_count(0)


def test_a_card_of_masters_asked_for_waits_and_can_be_taken_back(open_page: Open) -> None:
    page = open_page(asked=False)
    open_table_at(page, MOF, "field-player")
    page.locator(PRIMARY).click()
    on_until(page, ".match .shelf .ac")
    card = page.locator(".shelf .ac.tap:not(.lit)").first
    card.click()
    expect(page.locator(".shelf .ac[aria-pressed='true']")).to_contain_text("Played as soon as it can be")
    page.locator(".shelf .ac[aria-pressed='true']").click()
    expect(page.locator(".shelf .ac[aria-pressed='true']")).to_have_count(0)


def test_stop_at_the_next_moment_asks_once(open_page: Open) -> None:
    page = open_page(asked=False)
    open_table_at(page, B11, "item", 3)
    page.get_by_role("button", name=STOP).click()
    expect(page.get_by_role("button", name=STOP)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="End the turn").click()
    expect(page.locator("footer")).to_contain_text("Don't ask me")  # a window, whatever it is worth
    page.keyboard.press("p")
    expect(page.get_by_role("button", name=STOP)).to_have_attribute("aria-pressed", "false")  # my turn again


def test_a_person_who_wants_every_window_is_asked_without_a_worthwhile_card(open_page: Open) -> None:
    page = open_page(asked=False)
    path = open_table_at(page, MOTS, "formation", 4)
    page.evaluate(EVERYWHERE)
    page.goto(page.url.split("/t/")[0] + path)
    on_until(page, "fieldset .orders .pill", longest=60)
    expect(page.locator("fieldset")).to_contain_text(re.compile("Buy or sell|Play a card|Pass"))


def test_you_are_not_asked_never_stands_above_a_question(open_page: Open) -> None:
    """Masters, a match of others: whoever wants to be asked everywhere is told that he is asked."""
    page = open_page(asked=False)
    path = open_table_at(page, MOF, "field-player", 3)
    page.evaluate(EVERYWHERE)
    page.goto(page.url.split("/t/")[0] + path)
    on_until(page, "body:has(.aside) fieldset legend", longest=90)
    expect(page.locator(".aside")).to_contain_text("You are asked whether you interfere.")
    expect(page.get_by_text("are not asked")).to_have_count(0)
