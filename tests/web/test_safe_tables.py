"""A host and guests in browsers: how the table is played is chosen and shown; seats are locked and handed over."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.test_play import start


def code_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def test_how_a_table_is_played_is_chosen_and_shown(open_page: Open) -> None:
    page = open_page("/new/mister/friends")
    page.get_by_label("Clock").select_option("own-live")
    page.get_by_label("Minutes for each manager").fill("12")
    page.get_by_label("Seconds added for each move").fill("7")
    page.get_by_text("Rules of the house").click()
    for label in ("strict windows", "it counts"):
        page.get_by_role("checkbox", name=re.compile(label)).check()
    expect(page.get_by_role("checkbox", name=re.compile("hints A bot"))).to_be_disabled()
    page.get_by_role("checkbox", name=re.compile("odds")).uncheck()
    page.locator("button.start").click()

    facts = page.get_by_role("listitem")
    for said in (
        "Clock: 12 min + 7 s, waits 30 s for a lost connection",
        "it counts",
        "strict windows",
        "no hints",
        "no odds",
    ):
        expect(facts.filter(has_text=re.compile(f"^{re.escape(said)}$"))).to_be_visible()
    info = page.request.get(f"{page.url.rsplit('/t/', 1)[0]}/api/tables/{code_of(page)}").json()
    assert (info["pace"], info["casual"], info["clock"]["bank"]) == ("strict", False, 720)


def test_a_locked_seat_is_taken_by_its_link(open_page: Open) -> None:
    host = open_page()
    start(host, "friends")
    host.get_by_role("button", name="Lock the seat").click()
    expect(host.get_by_text("(locked)")).to_be_visible()
    stranger = open_page(f"/t/{code_of(host)}")
    expect(stranger.get_by_label("Your name")).to_have_count(0)
    host.get_by_role("button", name="Link to this seat").click()
    link = host.locator(".seat-link .text").inner_text()
    guest = open_page("/t/" + link.rsplit("/t/", 1)[1], size=(390, 844))
    guest.get_by_label("Your name").fill("Rui")
    guest.keyboard.press("Enter")

    expect(guest.locator(".shell")).to_be_visible()
    expect(host.get_by_role("list", name="Managers").first).to_contain_text("Rui")
    assert "ticket" not in guest.url  # it has been used

    host.get_by_role("button", name=re.compile("^More")).first.click()
    host.get_by_role("button", name="Remove: Rui").click()
    host.get_by_role("button", name=re.compile("Rui")).last.click()  # the second tap
    expect(guest.get_by_role("alert")).to_contain_text("You can go on watching.")
    expect(guest.get_by_label("Your name")).to_have_count(0)


def test_a_seat_is_played_on_from_a_phone(open_page: Open) -> None:
    laptop = open_page()
    start(laptop)
    expect(laptop.locator("fieldset")).to_be_visible()
    laptop.get_by_role("button", name=re.compile("^More")).first.click()
    laptop.get_by_role("button", name="Play on from another device").click()
    expect(laptop.locator(".seat-link img")).to_be_visible()
    link = laptop.locator(".seat-link .text").inner_text()
    phone = open_page("/r/" + link.rsplit("/r/", 1)[1], size=(390, 844))

    expect(phone.locator("fieldset")).to_be_visible()
    assert code_of(phone) == code_of(laptop)
