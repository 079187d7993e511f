"""The page that makes a table shows the game: its picture, three steps, and how long it takes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.tables import MAKE
from touchline.titles import SHELF


@pytest.mark.parametrize("title", SHELF)
def test_the_set_up_page_shows_the_game(open_page: Open, title: str) -> None:
    page = open_page(f"/new/{title}/device")
    expect(page.locator("main .art > svg")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^About \d+ minutes$"))).to_be_visible()
    steps = page.get_by_role("main").get_by_role("listitem").filter(has=page.locator("b"))
    expect(steps).to_have_count(3)


def test_every_opponent_has_a_face_a_name_and_a_character(open_page: Open) -> None:
    page = open_page("/new/mister/bots")
    opponents = page.get_by_role("radiogroup").locator("label")
    expect(opponents).to_have_count(4)
    for each in opponents.all():
        expect(each.locator("svg")).to_be_visible()
        expect(each.locator("b")).not_to_be_empty()
        expect(each.locator(".good")).not_to_be_empty()
        expect(each.locator(".bad")).not_to_be_empty()


def test_the_picture_follows_the_number_of_managers(open_page: Open) -> None:
    page = open_page("/new/match_of_the_season/device")
    page.get_by_label("How many").select_option("4")
    expect(page.get_by_text("4 managers", exact=True)).to_be_visible()


@pytest.mark.parametrize("title", SHELF)
def test_on_a_phone_the_game_is_started_without_scrolling(open_page: Open, title: str) -> None:
    page = open_page(f"/new/{title}/bots", size=(390, 844))
    start = page.locator("button.start")
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(start).to_be_in_viewport(ratio=1)
    start.click()
    expect(page.locator("footer")).to_be_visible()


@pytest.mark.parametrize("title", SHELF)
def test_on_a_low_phone_whoever_is_invited_sits_down_without_scrolling(open_page: Open, title: str) -> None:
    host = open_page()
    seats = [{"kind": "me", "name": "Marta"}, {"kind": "open"}]
    code = host.evaluate(MAKE, {"title": title, "seats": seats, "options": {}})["table"]["code"]
    for lang in ("en", "it", "pt-PT"):
        guest = open_page(f"/t/{code}", size=(360, 740), lang=lang, touch=True)
        expect(guest.locator("form button").first).to_be_in_viewport(ratio=1)
