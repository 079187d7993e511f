"""A match of Match of the Season at normal pace: my press throws the die, and the match is told in frames."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.play_through import press
from tests.web.tables import sit_down

TITLE = "match_of_the_season"
DIE = "footer button:has-text('Roll'):not(:has-text('move'))"
TOKEN = "footer button:has-text('Roll and move')"
SETTINGS = """(more) => {
  localStorage['touchline-settings'] = JSON.stringify({pace: 'normal', games: 1, help: false, ...more})
}"""
FRAMES = [".falls", ".decided", ".result", ".held.inStage .table"]
LONGEST_SECONDS = 90  # until one of four managers rolls himself, beside other browsers


def at_the_table(page: Page, **settings: object) -> None:
    page.evaluate(SETTINGS, {"motion": "full", **settings})
    page.reload()
    sit_down(page, TITLE, 4)


def until(page: Page, wanted: str) -> None:
    """Press what Enter would press, but for the reader's own dice, until this is on the screen."""
    end = time.monotonic() + LONGEST_SECONDS
    while not page.locator(wanted).first.is_visible():
        assert time.monotonic() < end, f"{wanted} never came"
        press(page, but="Roll")
        page.wait_for_timeout(20)


def test_my_press_throws_the_die_and_the_match_is_told_in_frames(open_page: Open) -> None:
    page = open_page(asked=False)
    at_the_table(page)
    until(page, DIE)
    expect(page.locator(".day .pitch")).to_be_visible()
    page.locator(DIE).dispatch_event("pointerdown")
    expect(page.locator(".day .shaken")).to_be_visible()
    page.locator(DIE).click()
    seen = {}
    for frame in FRAMES[:3]:
        page.locator(frame).first.wait_for()
        seen[frame] = time.monotonic()
    expect(page.locator(".result .title")).to_have_text(("You won!", "You lost", "A draw")[outcome(page)])
    page.locator(".result").wait_for(state="detached")
    assert 1.2 < time.monotonic() - seen[".result"] < 6  # held 1.5 to 2 seconds; a busy machine adds to it


def outcome(page: Page) -> int:
    """0, 1, 2 by the colour of the frame: the words have to agree with it."""
    names = page.locator(".result").get_attribute("class") or ""
    return next(at for at, name in enumerate(("won", "lost", "drew")) if name in names)


def test_nothing_waits_longer_than_two_seconds_for_a_press_that_decides_nothing(open_page: Open) -> None:
    page = open_page(asked=False)
    at_the_table(page)
    until(page, TOKEN)
    began = time.monotonic()
    page.locator(TOKEN).wait_for(state="detached")
    assert time.monotonic() - began < 5  # two seconds, and what a busy machine adds


def test_roll_for_me_asks_for_no_press(open_page: Open) -> None:
    page = open_page(asked=False)
    at_the_table(page, rollForMe=True)
    end = time.monotonic() + LONGEST_SECONDS
    while not page.locator(FRAMES[0]).is_visible():
        assert time.monotonic() < end, "no match was told"
        assert not page.locator(f"{TOKEN}, {DIE}").first.is_visible()
        press(page)
        page.wait_for_timeout(20)
