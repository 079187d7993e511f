"""From the box to the screen: results of the pad that go on as a digital table, and whole seasons on the pad."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.test_companion import begin_pad

SEASONS = "/companion/match_of_the_season/pad"
DRAW = "The draw, by dice"


def held_open(page: Page) -> None:
    """The curtain of a device that is passed round."""
    button = page.get_by_role("button", name="Hold to open")
    expect(button).to_be_visible()
    button.focus()
    page.keyboard.down("Enter")
    expect(page.locator("footer")).to_be_visible()
    page.keyboard.up("Enter")


def test_the_results_of_a_masters_league_go_on_as_a_digital_table(open_page: Open) -> None:
    page = open_page("/companion/masters_of_football/pad")
    begin_pad(page)
    expect(page.get_by_text("Nothing has been played")).to_be_visible()
    for number, goals in enumerate((3, 1, 0, 2, 1, 1)):
        page.locator(".days input").nth(number).fill(str(goals))
    expect(page.get_by_text("3 results go along")).to_be_visible()
    table = page.locator("tbody th").all_inner_texts()

    page.get_by_role("button", name="Continue as a digital table").click()
    expect(page).to_have_url(re.compile("/t/[A-Z0-9]{6}$"))
    held_open(page)
    expect(page.locator("legend")).to_contain_text("How many goals")
    expect(page.locator(".pad tbody th")).to_have_text([re.compile(name.split()[0]) for name in table])
    page.locator(".pad .goals button").nth(4).click()
    expect(page.locator(".pad .goals button")).to_have_count(21)


def test_the_pad_says_if_the_state_is_not_known(open_page: Open) -> None:
    page = open_page("/companion/mister/pad")
    begin_pad(page)
    page.locator(".days input").first.fill("2")
    page.locator(".days input").nth(1).fill("0")
    expect(page.get_by_text("a game on screen begins at kick-off")).to_be_visible()
    expect(page.get_by_role("link", name="New game on screen")).to_have_attribute(
        "href", re.compile("/new/mister/device")
    )


def test_a_season_with_cup_opens_the_next_with_super_cup_and_europe(open_page: Open) -> None:
    page = open_page(SEASONS, size=(390, 844))
    begin_pad(page)
    inputs = page.locator("section:not(.side) input")
    expect(inputs).to_have_count(24)
    for number in range(24):
        inputs.nth(number).fill(str((number // 2) % 3 if number % 2 else 1))
    for number, club in enumerate(("0", "1", "2")):  # the fourth is the one that is left
        page.locator("fieldset").filter(has_text=DRAW).locator("select").nth(number).select_option(club)
    for cup in (4, 6):
        expect(page.locator(".side ul input")).to_have_count(cup)
        for number in range(cup):
            page.locator(".side ul input").nth(number).fill(str(1 - number % 2))
    for group in page.locator("fieldset").filter(has_not_text=DRAW).all():
        clubs = (
            group.locator("select").first.locator("option:enabled").evaluate_all("all => all.map(each => each.value)")
        )
        for place, club in enumerate(clubs[:-1]):
            group.locator("select").nth(place).select_option(club)
    page.get_by_role("button", name="Season 2").click()
    expect(page.get_by_role("heading", name="Super Cup")).to_be_visible()
    expect(page.get_by_role("heading", name="European Cup")).to_be_visible()
    page.locator(".far select").first.select_option(label="won the cup")
    expect(page.locator(".far select").last.locator("option", has_text="won the cup")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.reload()
    expect(page.get_by_role("button", name="Season 2")).to_be_enabled()
