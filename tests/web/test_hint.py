"""A hint at a table: first the idea, on request the move; and a bot that plays the turn."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.tables import laid

MOVE = re.compile("Sign him|Let him go")


def test_a_hint_gives_reasons_first_and_then_the_move(open_page: Open) -> None:
    page = open_page("/new/mister/bots")
    page.locator("button.start").click()
    expect(page.locator("[data-primary]")).to_be_visible()
    page.get_by_role("button", name="More", exact=True).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Hint", exact=True).click()
    expect(sheet.get_by_role("status")).not_to_contain_text(MOVE)
    sheet.get_by_role("button", name="Show the move").click()
    expect(sheet.get_by_role("status")).to_contain_text(MOVE)


def test_a_bot_plays_one_turn_and_the_next_is_mine_again(open_page: Open) -> None:
    page = open_page("/new/mister/bots")
    laid(page, "mister", "field")
    page.get_by_role("button", name="More", exact=True).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="A bot plays this turn").click()
    expect(sheet).to_be_hidden()
    expect(page.locator("legend", has_text="Put out your eleven")).to_be_hidden()
    expect(page.locator("aside.right li").first).to_be_visible()
