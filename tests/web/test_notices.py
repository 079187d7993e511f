"""Notices in the browser: a webhook is added and removed on the settings page; the tab says whose turn it is."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.test_play import start


def test_a_webhook_is_added_and_removed(open_page: Open) -> None:
    page = open_page("/settings")
    page.get_by_label("Webhook").fill("https://ntfy.example.org/secret-topic")
    page.locator("section form select").select_option("ntfy")
    page.get_by_role("button", name="Add", exact=True).click()

    expect(page.get_by_text("Webhook: ntfy.example.org")).to_be_visible()
    expect(page.get_by_text("secret-topic")).to_have_count(0)
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("Webhook: ntfy.example.org")).to_have_count(0)


def test_the_tab_says_that_it_is_my_turn(open_page: Open) -> None:
    page = open_page()
    start(page)
    expect(page).to_have_title(re.compile("Your turn · Mister"))
    assert str(page.locator("link[rel=icon]").get_attribute("href")).startswith("data:image/svg+xml")
