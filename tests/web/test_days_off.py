"""Days off and the table's webhook in the table's menu, and the choice of both clocks when a table is made."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.screens import B11, MISTER, MOF, MOTS
from tests.web.tables import home

DAY = 24 * 3600


def at_table(page: Page, **clock: object) -> None:
    """A table over days against a bot, with its menu open."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot"}]
    wish = {"title": "mister", "seats": seats, "pace": "days", "clock": {"each": DAY, **clock}}
    code = page.request.post(f"{home(page)}/api/tables", data=wish).json()["table"]["code"]
    page.goto(f"{home(page)}/t/{code}")
    page.get_by_role("button", name="More").first.click()


def test_a_day_off_is_taken_with_a_second_tap_and_shown_beside_the_name(open_page: Open) -> None:
    page = open_page()
    at_table(page, holidays=2)
    expect(page.get_by_text("2 days off left.")).to_be_visible()
    page.get_by_role("button", name="Take a day off").click()
    expect(page.get_by_text("2 days off left.")).to_be_visible()  # nothing happens at the first tap
    page.get_by_role("button", name=re.compile("Really")).click()
    expect(page.get_by_text("One day off left.")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text(re.compile("day off until"))).to_be_visible()


def test_a_table_without_days_off_does_not_offer_one(open_page: Open) -> None:
    page = open_page()
    at_table(page)
    expect(page.get_by_role("button", name="Keys")).to_be_visible()
    expect(page.get_by_text(re.compile("days? off left"))).to_have_count(0)


def test_the_host_gives_the_table_a_webhook_and_takes_it_away(open_page: Open) -> None:
    page = open_page()
    at_table(page)
    page.get_by_text("Tell a channel whose turn it is").click()
    page.get_by_label("Webhook").fill("https://hooks.example.org/secret-path")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("This table tells hooks.example.org whose turn it is.")).to_be_visible()
    expect(page.get_by_text("secret-path")).to_have_count(0)
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("Tell a channel whose turn it is")).to_be_visible()


@pytest.mark.parametrize(("title", "clubs"), [(MISTER, 2), (MOTS, 4), (MOF, 2), (B11, 2)])
def test_every_manager_has_a_clock_beside_the_name(open_page: Open, title: str, clubs: int) -> None:
    page = open_page()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot"}]
    wish = {"title": title, "seats": seats, "clock": {"bank": 900, "increment": 20}}
    code = page.request.post(f"{home(page)}/api/tables", data=wish).json()["table"]["code"]
    page.goto(f"{home(page)}/t/{code}")
    clocks = page.get_by_role("list", name="Managers").first.locator("[data-sign=clock]")
    expect(clocks).to_have_text([re.compile(r"1[45]:\d\d")] * clubs)


def test_days_off_and_grace_are_chosen_with_the_clock(open_page: Open) -> None:
    page = open_page("/new/mister/friends")
    clocks = page.locator("select").filter(has=page.locator("option[value='three-days']"))
    clocks.select_option("live")
    expect(page.get_by_label(re.compile("waits 30 s for a lost connection"))).to_be_checked()
    clocks.select_option("day")
    page.get_by_label("Days off that each manager may take").fill("5")
    page.get_by_label("Your name").fill("Ann")
    with page.expect_response(re.compile(r"/api/tables$")) as made:
        page.get_by_role("button", name="Make the table").click()
    assert made.value.json()["table"]["clock"]["holidays"] == 5
