"""On a phone a slip of the thumb decides nothing; and while others decide, the next game is one tap away."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Open

MOVES = re.compile("^(Sign him|Let him go)")
PHONE = (390, 844)


def begin(page: Page) -> str:
    page.locator("button.start").click()
    expect(page.get_by_role("button", name=MOVES).first).to_be_visible()
    return page.locator("legend").inner_text()


def test_a_signing_takes_a_second_tap_on_a_phone(open_page: Open) -> None:
    page = open_page("/new/mister/bots", size=PHONE, touch=True)
    question = begin(page)
    page.get_by_role("button", name="Let him go").tap()
    expect(page.get_by_text("Tap again to confirm: Let him go")).to_be_visible()
    expect(page.locator("legend")).to_have_text(question)
    page.get_by_role("button", name="Let him go").tap()
    expect(page.locator("legend")).not_to_have_text(question)
    expect(page.get_by_text("Tap again to confirm")).to_be_hidden()


def test_another_option_is_not_the_second_tap(open_page: Open) -> None:
    page = open_page("/new/mister/bots", size=PHONE, touch=True)
    question = begin(page)
    page.get_by_role("button", name="Let him go").tap()
    page.get_by_role("button", name="Sign him").tap()
    expect(page.get_by_text("Tap again to confirm: Sign him")).to_be_visible()
    expect(page.locator("legend")).to_have_text(question)


def test_with_a_mouse_one_click_is_enough(open_page: Open) -> None:
    page = open_page("/new/mister/bots")
    question = begin(page)
    page.get_by_role("button", name="Let him go").click()
    expect(page.locator("legend")).not_to_have_text(question)


def test_the_next_game_that_waits_is_one_tap_away(open_page: Open) -> None:
    host = open_page("/new/mister/bots")
    begin(host)
    waiting = host.url
    host.goto(host.url.split("/t/")[0] + "/new/best_11/friends")
    host.locator("button.start").click()
    host.get_by_role("button", name="Lock the seat").wait_for()
    guest = open_page("/t/" + host.url.rsplit("/t/", 1)[1])
    guest.get_by_label("Your name").fill("Rui")
    guest.keyboard.press("Enter")
    for page in (host, guest):
        expect(page.locator(".shell")).to_be_visible()
    next_game = host.get_by_role("button", name="Next game that waits for you: Mister")
    for _ in range(30):  # until the other one is to move
        if next_game.is_visible():
            break
        if host.locator("[data-primary]").is_visible():
            host.locator("[data-primary]").click()
        host.wait_for_timeout(200)
    next_game.click()
    host.wait_for_url(waiting)
