"""Answers in advance on the screen: wishes for a draft, limits for lots, cards for windows; and reactions to events."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.axe import clean
from tests.web.conftest import Open
from tests.web.hands import PRIMARY, goes_on
from tests.web.tables import MAKE, home, open_table_at
from tests.web.test_onward import held_open

PHONE = (390, 844)
PICTURES = os.environ.get("TOUCHLINE_PICTURES", "")  # a folder, for who wants to look
FILL = """async ([code, seat]) => {
  const body = JSON.stringify({seat, kind: 'open'})
  await fetch(`/api/tables/${code}/fill`, {method: 'POST', headers: {'content-type': 'application/json'}, body})
}"""


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def sit_down(guest: Page, code: str) -> None:
    guest.goto(f"{home(guest)}/t/{code}")
    guest.locator("form input").first.fill("Rui")
    guest.keyboard.press("Enter")
    expect(guest.locator(".shell")).to_be_visible()


def together(host: Page, guest: Page, title: str, **options: object) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    code = host.evaluate(MAKE, {"title": title, "seats": seats, "options": {}, **options})["table"]["code"]
    host.goto(f"{home(host)}/t/{code}")
    sit_down(guest, code)
    expect(host.locator(".shell")).to_be_visible()


def both_until(pages: tuple[Page, Page], selector: str) -> None:
    """Both make the main choice until this is there."""
    for _ in range(2000):
        if any(goes_on(page, selector) for page in pages):
            return
        pages[0].wait_for_timeout(10)
    raise AssertionError([page.locator("footer").inner_text() for page in pages])


def asked_first(pages: tuple[Page, Page]) -> tuple[Page, Page]:
    first, second = pages
    first.wait_for_timeout(200)
    return (first, second) if first.locator(PRIMARY).count() else (second, first)


def test_wishes_for_the_draft_are_picked_in_order_and_seen_by_nobody_else(open_page: Open) -> None:
    pages = open_page(), open_page(size=PHONE, touch=True)
    together(*pages, "match_of_the_season")
    asked, waiting = asked_first(pages)
    waiting.locator("[data-plan]").click()
    sheet = waiting.get_by_role("dialog")
    others = sheet.get_by_role("list", name="Add a wish").get_by_role("button")
    names = [others.nth(at).inner_text().removeprefix("+ ") for at in range(3)]
    for name in names:
        sheet.get_by_role("button", name=f"+ {name}").click()
        expect(sheet.get_by_role("list", name="Your wishes").get_by_text(name)).to_be_visible()
    sheet.get_by_role("button", name=f"{names[2]}: up").click()
    wishes = sheet.get_by_role("list", name="Your wishes").locator("li span")
    expect(wishes).to_have_text([names[0], names[2], names[1]])
    picture(waiting, "wishes")
    clean(waiting)
    sheet.get_by_role("button", name="Close").click()
    chip = waiting.locator("[data-plan-chip]")
    expect(chip).to_contain_text(f"Wishes: {names[0]}, then 2 more")
    picture(waiting, "wishes-chip")
    expect(asked.locator("[data-plan-chip]")).to_have_count(0)
    picture(asked, "draft-desktop")

    asked.locator(f"main button:has-text('{names[0].split()[1]}')").first.click()  # the first wish is taken away
    if asked is pages[1]:
        asked.locator(f"main button:has-text('{names[0].split()[1]}')").first.click()  # on a phone the second tap
    expect(chip).to_contain_text(f"{names[1]}: Wishes for the draft")  # the second wish was picked
    chip.click()
    expect(chip).to_have_count(0)


def test_limits_are_set_for_every_lot_on_offer(open_page: Open) -> None:
    host, guest = open_page(), open_page(size=PHONE, touch=True)
    code = open_table_at(host, "match_of_the_season", "bid", 2).rsplit("/", 1)[1]
    host.evaluate(FILL, [code, 1])
    sit_down(guest, code)
    guest.locator("[data-plan]").click()
    sheet = guest.get_by_role("dialog")
    sliders = sheet.get_by_role("slider")
    assert sliders.count() > 1  # the four opening cards lie open
    last = sliders.count() - 1
    sliders.nth(last).press("ArrowRight")
    sheet.get_by_role("combobox").nth(last).select_option("ask")
    sheet.get_by_role("button", name="Set the limit").nth(last).click()
    expect(sheet.get_by_role("button", name="Clear the limit")).to_be_visible()
    picture(guest, "limits")
    clean(guest)
    sheet.get_by_role("button", name="Close").click()

    chip = guest.locator("[data-plan-chip]")
    expect(chip).to_contain_text("then ask me")
    picture(guest, "limits-chip")
    expect(host.locator("[data-plan-chip]")).to_have_count(0)
    chip.click()
    expect(chip).to_have_count(0)


def test_a_card_is_planned_for_a_window_and_pays_only_if_told(open_page: Open) -> None:
    pages = host, guest = open_page(), open_page(size=PHONE, touch=True)
    together(host, guest, "masters_of_football")
    both_until(pages, "[data-plan]")
    page = next(each for each in pages if each.locator("[data-plan]").count())
    page.locator("[data-plan]").click()
    sheet = page.get_by_role("dialog")
    rows = sheet.locator(".card")
    expect(rows.first).to_be_visible()
    dear = next((each for each in rows.all() if each.get_by_role("checkbox").count()), rows.first)
    when = dear.get_by_role("combobox").first
    when.select_option("{}")
    expect(page.locator("[data-plan-chip]")).to_have_count(1)
    if (aim := dear.locator(".aim select")).count():
        aim.select_option(index=1)
        expect(aim).not_to_have_value("")
    if dear.get_by_role("checkbox").count():
        expect(dear.get_by_role("status")).to_contain_text("it is not played")
        dear.get_by_role("checkbox").check()
        expect(dear.get_by_role("status")).to_have_count(0)
    picture(page, "cards")
    clean(page)
    when.select_option("")
    expect(page.locator("[data-plan-chip]")).to_have_count(0)


def test_a_reaction_stands_at_the_line_of_the_log_and_can_be_muted(open_page: Open) -> None:
    host, guest = open_page(size=(1440, 900)), open_page(size=PHONE, touch=True)
    together(host, guest, "match_of_the_season")
    asked, _ = asked_first((host, guest))
    asked.locator("main .cards button").first.click()
    if asked is guest:
        asked.locator("main .cards button").first.click()  # on a phone a final answer takes a second tap
    host.get_by_role("button", name="Everything").click()
    line = host.locator(".right li[data-n]").first
    line.hover()
    line.get_by_role("button", name="React").click()
    picture(host, "react")
    line.get_by_role("button", name="Ouch!").click()
    expect(line).to_contain_text("Ana: Ouch!")
    expect(guest.locator(".toast")).to_contain_text("Ouch!")
    picture(host, "reacted")
    picture(guest, "reaction-toast")
    expect(line.get_by_role("button", name="React")).to_have_count(0)  # once

    guest.get_by_role("button", name="Log").click()
    guest.get_by_role("button", name="Everything").click()
    expect(guest.get_by_role("dialog")).to_contain_text("Ana: Ouch!")
    picture(guest, "reaction-log")
    guest.keyboard.press("Escape")
    guest.get_by_role("button", name="More", exact=True).click()
    guest.get_by_label("Show what others say to an event").uncheck()
    guest.keyboard.press("Escape")
    guest.get_by_role("button", name="Log").click()
    guest.get_by_role("button", name="Everything").click()
    expect(guest.get_by_role("dialog")).not_to_contain_text("Ana: Ouch!")


def test_one_device_asks_the_table_and_hands_over_to_who_speaks(open_page: Open) -> None:
    page = open_page(size=PHONE)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Rui"}]
    made = page.evaluate(MAKE, {"title": "masters_of_football", "seats": seats, "pace": "device", "options": {}})
    page.goto(f"{home(page)}/t/{made['table']['code']}")
    asked = page.get_by_role("region", name="Anyone?")
    for _ in range(120):
        if page.get_by_role("button", name="Hold to open").count():
            held_open(page)
        if goes_on(page, "section[aria-label='Anyone?']"):  # in one go: "Pass, all of us" is a main choice, too
            break
        page.wait_for_timeout(50)
    picture(page, "anyone")
    expect(asked.get_by_role("button")).to_have_count(3)
    for name in ("Ana", "Rui", "Pass, all of us"):  # the first window of a season is everybody's
        expect(asked.get_by_role("button", name=name)).to_be_visible()
    clean(page)
    asked.get_by_role("button", name="Ana").click()
    expect(page.get_by_role("heading", name="Hand over to Ana")).to_be_visible()
    held_open(page)
    expect(page.locator("fieldset")).to_be_visible()
