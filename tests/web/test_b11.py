"""Best 11 in the browser: turns by pointer, whole games by keys, challenges."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.conftest import Open
from tests.web.hands import OVER, PRIMARY, leave_ending, play_by_keys, result
from tests.web.tables import END, open_table_at, sit_down

TITLE = "best_11"
NO_CARDS: dict[str, Any] = {"start_events": 0}  # then nobody is asked for cards between the steps of a turn
LIT = ".market .tc.lit"
LONGEST = 120.0  # seconds to a state, on a busy machine
MOVING = "localStorage['touchline-settings'] = JSON.stringify({motion: 'full'})"
GROWING = "(over) => document.querySelector('.fall.growing') && [document.querySelectorAll(over).length]"
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.club .field li > *')].map((each) => each.getBoundingClientRect())
  const shared = (one, other) => [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ]
  return boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => shared(one, other)))
    .filter(([width, height]) => width > 1 && height > 1)
}"""
DONE = re.compile("is done|are done")


def my_turn(open_page: Open, seats: int = 2, **options: Any) -> Page:
    """A table at which the turn is mine."""
    page = open_page()
    open_table_at(page, TITLE, "item", seats, **options)
    return page


def primary(page: Page) -> None:
    try:
        page.locator(PRIMARY).click(timeout=400)
    except Error:  # it may be gone by the time the finger is down
        page.wait_for_timeout(20)


def buy(page: Page) -> None:
    """A card of the market, if one is lit, and the dock's button."""
    try:
        if page.locator(LIT).count() and not page.locator(".market .tc.on").count():
            page.locator(LIT).first.click(timeout=400)
        if page.locator(PRIMARY).count():
            page.locator(PRIMARY).click(timeout=400)
    except Error:
        page.wait_for_timeout(20)


def test_a_turn_with_one_purchase_takes_three_interactions(open_page: Open) -> None:
    page = my_turn(open_page, **NO_CARDS)
    name = page.locator(LIT).first.inner_text().split(",")[0]

    page.locator(LIT).first.click()  # one
    expect(page.locator(PRIMARY)).to_contain_text("Buy")
    page.locator(PRIMARY).click()  # two
    expect(page.locator(".market .count")).to_contain_text("1/1")
    page.get_by_role("button", name="End the turn").click()  # three

    log = page.locator("aside.right li").filter(has_text="Marta")  # in whatever words it is told
    expect(log.filter(has_text=name)).not_to_have_count(0)
    expect(log.filter(has_text=DONE)).to_have_count(1)


def test_rounds_are_played_on_the_stage_and_the_arrow_turns(open_page: Open) -> None:
    page = my_turn(open_page, 3, **NO_CARDS)
    first = page.locator(".arrow").get_attribute("aria-label")
    buy(page)
    buy(page)
    expect(page.locator(".club .plate, .club .coach svg")).not_to_have_count(0)
    deadline = time.monotonic() + LONGEST
    while page.locator(".round").inner_text() == "Round 1":
        assert time.monotonic() < deadline
        buy(page)
    expect(page.locator(".arrow")).not_to_have_attribute("aria-label", first or "")
    expect(page.locator(".rivals .strip")).to_have_count(2)
    expect(page.locator(".rivals .strip").first).to_contain_text(
        re.compile("under 4 footballers|can be challenged")  # by what the bots have bought meanwhile
    )


def test_a_card_that_cannot_be_bought_says_why_and_shows_its_rule(open_page: Open) -> None:
    page = my_turn(open_page, **NO_CARDS, start_money=0)
    expect(page.locator(".market .tc small").first).to_have_text("too dear")
    page.locator(".market .tc").first.click(force=True)  # told to be disabled, but it answers
    note = page.locator(".note")
    expect(note).to_contain_text("costs")
    note.get_by_role("button", name="Why not?").click()
    expect(page.get_by_role("dialog")).to_contain_text("B11-GEN-04")


def test_the_hand_lies_open_and_every_card_says_what_it_does(open_page: Open) -> None:
    page = my_turn(open_page, start_events=4)
    cards = page.locator("footer .ev")
    expect(cards).not_to_have_count(0)  # a rival may have taken one by now
    cards.first.hover()
    expect(page.locator(".peek p")).not_to_be_empty()
    expect(page.locator(".peek small").first).not_to_be_empty()


def test_a_whole_game_by_keyboard(open_page: Open) -> None:
    page = open_page()
    sit_down(page, TITLE, max_rounds=12)

    play_by_keys(page)

    result(page)
    leave_ending(page)
    expect(page.locator(".fall")).to_have_count(2)
    page.get_by_role("button", name="As a table").click()
    expect(page.locator("[data-end] tbody tr")).to_have_count(2)


def test_the_points_lead_to_the_winner(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, END, 3)  # without motion: at once
    expect(page.locator(".fall.grown")).to_have_count(3)

    page.add_init_script(MOVING)
    page.reload()
    assert page.wait_for_function(GROWING, arg=OVER).json_value() == [0]
    expect(page.locator(".first")).to_have_count(0)
    page.keyboard.press("Enter")  # six seconds would be left
    expect(page.locator(OVER)).to_be_visible(timeout=3000)
    expect(page.locator("main h1")).to_be_in_viewport()

    page.reload()
    expect(page.locator(".fall.growing")).to_be_visible()
    expect(page.locator(OVER)).to_be_visible()


def test_a_challenge_is_put_together_on_the_pitch_and_played_to_its_end(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "commit")
    expect(page.locator(".duel .ac")).to_have_count(2)
    lit = page.locator(".duel .plate.lit")
    expect(lit.first).to_be_visible()
    expect(page.locator(PRIMARY)).to_contain_text("=")
    chosen = page.locator(".duel .plate.on")
    before = chosen.count()
    assert before >= 1
    chosen.first.click()
    expect(chosen).to_have_count(before - 1)
    page.locator("legend").click()
    for _ in range(before):  # any footballer who is lit may join again, until the action is filled
        if "=" not in page.locator(PRIMARY).inner_text():
            page.locator(".duel .plate.lit:not(.on)").first.click()
    expect(page.locator(PRIMARY)).to_contain_text("=")

    deadline = time.monotonic() + LONGEST
    while not re.search(r"GOAL!|No goal:", page.locator("aside.right").inner_text()):
        assert time.monotonic() < deadline
        primary(page)
    expect(page.locator(".tug, .end, .market").first).to_be_visible()


def test_several_boxes_mark_the_clubs_of_their_cards(open_page: Open) -> None:
    page = my_turn(open_page, 3, **NO_CARDS, boxes=3)
    labels = page.locator(".market .tc .hide").all_text_contents()
    assert 1 <= len(labels) <= 4  # others may have bought before me
    assert all(re.search("Vermiglia 1911|Lagune Unite|Brughiera Calcio", label) for label in labels), labels
    expect(page.locator(".rivals em")).to_have_count(2)


def test_the_surviving_fragment_has_no_stadium_and_no_board(open_page: Open) -> None:
    page = my_turn(open_page, **NO_CARDS, preset="fragment-only")
    expect(page.locator(".stadium")).to_have_count(0)
    expect(page.locator(".club .form")).to_contain_text("free formation")


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (390, 844), (360, 740), (844, 390)])
def test_no_place_of_a_line_of_five_lies_over_another(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    open_table_at(page, TITLE, "item", nth=30, formation_mode="choose")
    club = page.get_by_role("button", name="My club")
    if club.is_visible():
        club.click()
    expect(page.locator(".club li.low")).to_have_count(5)
    assert page.evaluate(OVERLAPS) == []
