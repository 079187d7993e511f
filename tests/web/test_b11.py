"""Best 11 in the browser: turns by pointer, whole games by keys, challenges; sizes, languages, what axe finds."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.conftest import Open
from tests.web.hands import PRIMARY, over, play_by_keys, result
from tests.web.test_look import ENGLISH, violations

MAKE = """async ([seats, options]) => {
    const bots = Array.from({length: seats - 1}, () => ({kind: 'bot', level: 'amateur'}))
    const wish = {title: 'best_11', seats: [{kind: 'me', name: 'Marta'}, ...bots], options, pace: 'relaxed',
        clock: null, seed: '00112233445566778899aabbccddeeff'}
    const sent = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(wish)}
    return (await (await fetch('/api/tables', sent)).json()).table.code
}"""
SIZES = [(390, 844), (360, 740), (844, 390), (768, 1024), (1366, 768), (1440, 900), (1920, 1080)]
LONG = {"end_mode": "fixed_rounds", "fixed_rounds": 60, "start_money": 60}  # long enough for a challenge in every deal
NO_CARDS = {"start_events": 0}  # then nobody is asked for cards between the steps of a turn
BRIEF = {"end_mode": "fixed_rounds", "fixed_rounds": 1}
LIT = ".market .tc.lit"
PASS = re.compile("^Pass")  # and Passo
LONGEST = 120.0  # seconds to a state, on a busy machine


def table(open_page: Open, seats: int = 2, options: dict[str, Any] | None = None, **look: Any) -> Page:
    page = open_page("/", **look)
    code = page.evaluate(MAKE, [seats, options or {}])
    page.goto(page.url.rstrip("/") + f"/t/{code}")
    expect(page.locator(".b11")).to_be_visible()
    return page


def primary(page: Page) -> None:
    try:
        page.locator(PRIMARY).click(timeout=400)
    except Error:  # it may be gone by the time the finger is down
        page.wait_for_timeout(20)


def my_turn(page: Page) -> None:
    """Pass until the market is mine to buy from."""
    deadline = time.monotonic() + LONGEST
    while not page.locator(LIT).count():
        assert time.monotonic() < deadline, page.locator("footer").inner_text()
        try:
            page.locator(PRIMARY, has_text=PASS).click(timeout=200)
        except Error:  # nothing is asked, or it is my turn
            page.wait_for_timeout(10)


def at_turn(page: Page) -> None:
    """Pass until the turn is mine, whatever is left on the market."""
    expect(page.locator(PRIMARY)).to_be_visible()
    deadline = time.monotonic() + LONGEST
    while not page.evaluate("() => /^(?!Pass)./.test(document.querySelector('[data-primary]')?.innerText ?? '')"):
        assert time.monotonic() < deadline, page.locator("footer").inner_text()
        try:
            page.locator(PRIMARY, has_text=PASS).click(timeout=200)
        except Error:  # nothing is asked, or it is my turn
            page.wait_for_timeout(10)


def buy(page: Page) -> None:
    """A card of the market, if one is lit, and the dock's button."""
    try:
        if page.locator(LIT).count() and not page.locator(".market .tc.on").count():
            page.locator(LIT).first.click(timeout=400)
        if page.locator(PRIMARY).count():
            page.locator(PRIMARY).click(timeout=400)
    except Error:
        page.wait_for_timeout(20)


def challenge(page: Page) -> bool:
    """The challenge of the management card, where it can be used."""
    button = page.locator(".opps li:nth-child(3) button:not(.no)")
    try:
        if button.count():
            button.click(timeout=400)
            return True
    except Error:
        page.wait_for_timeout(20)
    return False


def to_commit(page: Page) -> None:
    """Buy and challenge until footballers are asked for, in attack or in defence."""
    deadline = time.monotonic() + LONGEST
    while not page.locator(".duel .ways, .duel button.plate").count():
        assert time.monotonic() < deadline, page.locator("footer").inner_text()
        if not challenge(page):
            buy(page)
        page.wait_for_timeout(10)


def test_a_turn_with_one_purchase_takes_three_interactions(open_page: Open) -> None:
    page = table(open_page, options=NO_CARDS)
    my_turn(page)
    name = page.locator(LIT).first.inner_text().split(",")[0]

    page.locator(LIT).first.click()  # one
    expect(page.locator(PRIMARY)).to_contain_text("Buy")
    page.locator(PRIMARY).click()  # two
    expect(page.locator(".market .count")).to_contain_text("1/1")
    page.locator(PRIMARY).click()  # three

    log = page.locator("aside.right")
    expect(log).to_contain_text(f"Marta buys {name}")
    expect(log).to_contain_text("Marta is done.")


def test_rounds_are_played_on_the_stage_and_the_arrow_turns(open_page: Open) -> None:
    page = table(open_page, seats=3, options=NO_CARDS)
    my_turn(page)
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
    expect(page.locator(".rivals .strip").first).to_contain_text("under 4 footballers")


def test_what_cannot_be_bought_says_why_and_shows_its_rule(open_page: Open) -> None:
    page = table(open_page, options=NO_CARDS | {"start_money": 0})
    expect(page.locator(".market .tc small").first).to_have_text("too dear")
    page.locator(".market .tc").first.click(force=True)  # told to be disabled, but it answers
    note = page.locator(".note")
    expect(note).to_contain_text("costs")
    note.get_by_role("button", name="Why not?").click()
    expect(page.get_by_role("dialog")).to_contain_text("B11-GEN-04")


def test_the_hand_lies_open_and_every_card_says_what_it_does(open_page: Open) -> None:
    page = table(open_page, options={"start_events": 4})
    cards = page.locator("footer .ev")
    expect(cards).not_to_have_count(0)  # a rival may have taken one by now
    cards.first.hover()
    expect(page.locator(".peek p")).not_to_be_empty()
    expect(page.locator(".peek small").first).not_to_be_empty()


def test_a_whole_game_by_keyboard(open_page: Open) -> None:
    page = table(open_page, options={"max_rounds": 12})

    play_by_keys(page)

    result(page)
    expect(page.locator(".fall")).to_have_count(2)
    page.get_by_role("button", name="As a table").click()
    expect(page.locator("[data-end] tbody tr")).to_have_count(2)


def test_a_challenge_is_put_together_on_the_pitch_and_played_to_its_end(open_page: Open) -> None:
    page = table(open_page, options=LONG)
    to_commit(page)
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
    for _ in range(before):  # whoever is lit may join again, until the action is filled
        if "=" not in page.locator(PRIMARY).inner_text():
            page.locator(".duel .plate.lit:not(.on)").first.click()
    expect(page.locator(PRIMARY)).to_contain_text("=")

    deadline = time.monotonic() + LONGEST
    while not re.search(r"GOAL!|No goal:", page.locator("aside.right").inner_text()):
        assert time.monotonic() < deadline
        primary(page)
    expect(page.locator(".tug, .end, .market").first).to_be_visible()


FITS = """() => {
    const page = document.documentElement, button = document.querySelector('[data-primary]').getBoundingClientRect()
    return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth
        && button.bottom <= innerHeight && button.right <= innerWidth
}"""


def fits(page: Page) -> bool:
    """The page does not scroll and the dock's button is to be seen, once the new size has been laid out."""
    try:
        page.wait_for_function(FITS, timeout=5000)
    except Error:
        return False
    return True


def test_turn_and_challenge_fit_every_size_in_italian(open_page: Open) -> None:
    page = table(open_page, seats=2, options=LONG, lang="it")
    my_turn(page)
    wrong: list[tuple[int, int]] = []
    for screen in (None, to_commit):
        if screen is not None:
            page.set_viewport_size({"width": 1366, "height": 768})
            screen(page)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(PRIMARY)).to_be_visible()
            wrong += [] if fits(page) else [(width, height)]
    assert wrong == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_on_turn_and_end(open_page: Open, theme: str) -> None:
    page = table(open_page, seats=3, theme=theme, options=BRIEF)
    at_turn(page)
    page.wait_for_timeout(300)
    found = violations(page)
    page.set_viewport_size({"width": 390, "height": 844})
    found += violations(page)
    page.set_viewport_size({"width": 1366, "height": 768})
    ended(page)
    page.wait_for_timeout(300)
    assert found + violations(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_on_a_challenge(open_page: Open, theme: str) -> None:
    page = table(open_page, options=LONG, theme=theme)
    to_commit(page)
    page.wait_for_timeout(300)
    found = violations(page)
    page.set_viewport_size({"width": 390, "height": 844})
    assert found + violations(page) == []


def ended(page: Page) -> Page:
    deadline = time.monotonic() + LONGEST
    while not over(page):
        assert time.monotonic() < deadline, page.locator("footer").inner_text()
        if page.locator(PRIMARY).count():
            primary(page)
        page.wait_for_timeout(10)
    return page


@pytest.mark.parametrize("lang", ["it", "pt-PT"])
def test_no_english_in_other_languages(open_page: Open, lang: str) -> None:
    page = table(open_page, options=LONG, lang=lang)
    my_turn(page)
    said = page.locator("body").inner_text()
    to_commit(page)
    said += page.locator("body").inner_text()
    said += ended(table(open_page, options=BRIEF, lang=lang)).locator("body").inner_text()
    assert ENGLISH.findall(said) == []
    assert "[" not in said, "a message is missing"


def test_several_boxes_mark_the_clubs_of_their_cards(open_page: Open) -> None:
    page = table(open_page, seats=3, options=NO_CARDS | {"boxes": 3})
    at_turn(page)
    labels = page.locator(".market .tc .hide").all_text_contents()
    assert 1 <= len(labels) <= 4  # others may have bought before me
    assert all(re.search("Vermiglia 1911|Lagune Unite|Brughiera Calcio", label) for label in labels), labels
    expect(page.locator(".rivals em")).to_have_count(2)


def test_the_surviving_fragment_has_no_stadium_and_no_board(open_page: Open) -> None:
    page = table(open_page, options=NO_CARDS | {"preset": "fragment-only"})
    at_turn(page)
    expect(page.locator(".stadium")).to_have_count(0)
    expect(page.locator(".club .form")).to_contain_text("free formation")
