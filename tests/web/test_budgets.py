"""Budgets: clicks to a thing done, milliseconds from an event to its frame, bytes of the first load."""

from __future__ import annotations

import re
import statistics

from playwright.sync_api import Page, Request, expect

from tests.web.conftest import Open
from tests.web.hands import PRIMARY
from tests.web.screens import B11, MISTER, MOF, MOTS
from tests.web.tables import home, open_table_at

FIRST_LOAD = 162_000  # bytes, as they travel
FIRST_PAINT = 136.0  # ms from the request to the first words on the home page; browsers with an empty cache
VISITORS = 5
PAINTED = """() => new Promise((found) => new PerformanceObserver((list) => {
  const [paint] = list.getEntriesByName('first-contentful-paint')
  if (paint) found(paint.startTime)
}).observe({type: 'paint', buffered: true}))"""
FRAME = 100.0  # ms from an event to the first frame that shows it, on a machine with nothing else to do
SLOW = 3.0  # how much slower a busy machine may be: two thirds of what it does are other tests
EVENTS = 12
WATCH = """window.frames = []
const told = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
Object.defineProperty(WebSocket.prototype, 'onmessage', {...told, set(hear) {
  told.set.call(this, (message) => {
    const begun = performance.now()
    hear.call(this, message)
    if (message.data.includes('"t":"state"')) requestAnimationFrame(() => window.frames.push(performance.now() - begun))
  })
}})
window.clicks = 0
for (const kind of ['click', 'keydown'])
  addEventListener(kind, (event) => { window.clicks += event.isTrusted }, true)"""


def clicks(page: Page) -> int:
    return int(page.evaluate("window.clicks"))


def open_watched_page(open_page: Open, **look: object) -> Page:
    page = open_page(**look)
    page.context.add_init_script(WATCH)
    return page


def test_the_first_load_is_small(open_page: Open) -> None:
    page = open_page("/replay")
    sent: list[Request] = []
    page.on("requestfinished", lambda request: sent.extend([request]))
    page.goto(home(page))
    expect(page.locator("article").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    sizes = {each.url.rsplit("/", 1)[1]: each.sizes()["responseBodySize"] for each in sent}
    assert len(sizes) > 5
    assert sum(sizes.values()) < FIRST_LOAD, sizes


def test_the_first_page_is_painted_early(open_page: Open) -> None:
    times = [float(open_page().evaluate(PAINTED)) for _ in range(VISITORS)]
    assert statistics.median(times) < FIRST_PAINT * SLOW, times


def test_an_event_is_on_the_screen_within_its_frame(open_page: Open) -> None:
    page = open_watched_page(open_page)
    open_table_at(page, MISTER, "decide")
    page.evaluate("window.frames.length = 0")
    while page.evaluate("window.frames.length") < EVENTS:  # a click on a question that is being answered plays nothing
        page.locator(PRIMARY).click()
    assert statistics.median(page.evaluate("window.frames")) < FRAME * SLOW


def test_a_new_game_against_bots_is_two_clicks_from_home(open_page: Open) -> None:
    page = open_watched_page(open_page)
    page.goto(home(page))
    page.get_by_role("link", name="Mister: Play").click()
    before = clicks(page)  # the page did not change: all are counted
    page.locator("button.start").click()
    expect(page.locator(PRIMARY)).to_be_visible()
    assert before == 1
    assert clicks(page) == 2


def test_a_newcomer_is_in_a_first_match_with_one_click(open_page: Open) -> None:
    page = open_watched_page(open_page)
    page.goto(home(page))
    page.get_by_role("button", name="Play the first match").click()
    expect(page.locator(PRIMARY)).to_be_visible()
    assert clicks(page) == 1


def test_one_pick_is_one_click(open_page: Open) -> None:
    """A shot, a bid, a draw, what continues, a line-up that stands."""
    page = open_watched_page(open_page)
    for title, kind in ((MISTER, "shoot"), (MISTER, "field"), (MOTS, "bid"), (MOF, "announce-cards")):
        open_table_at(page, title, kind)
        question = page.locator("legend").inner_text()
        page.locator(PRIMARY).click()
        page.wait_for_function("(was) => document.querySelector('legend')?.innerText !== was", arg=question)
        assert clicks(page) == 1, kind


def test_the_table_is_always_there_on_a_desk_and_one_tap_away_on_a_phone(open_page: Open) -> None:
    page = open_watched_page(open_page)
    open_table_at(page, MOTS, "window", 4)
    expect(page.locator("aside table").first).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="League", exact=True).click()
    expect(page.get_by_role("dialog").locator("table").first).to_be_visible()
    assert clicks(page) == 1


def test_the_rule_behind_a_refusal_is_one_click_away(open_page: Open) -> None:
    page = open_watched_page(open_page)
    open_table_at(page, B11, "item", start_events=0, start_money=0)
    page.locator(".market .tc").first.click(force=True)  # refused: it says why
    before = clicks(page)
    page.locator(".note").get_by_role("button", name="Why not?").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("B11-GEN-"))
    assert clicks(page) == before + 1
