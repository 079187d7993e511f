"""A newcomer who follows only what is lit up and the first button finishes every lesson, on a desk and on a phone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.launch import Server
from tests.web.axe import violations
from tests.web.conftest import PATIENCE_MS, complaints
from tests.web.lessons import COACH, TAUGHT, finish_lesson, go_on, play_until_visible
from touchline.learn import lesson_of
from touchline.texts import TitleTexts
from touchline.titles import SHELF

WORDS_A_MINUTE = 200
SECONDS_A_CLICK = 1
FIRST_MINUTES = 3  # for the title that a newcomer begins with
MOST_MINUTES = 6  # for the others
FIRST = "mister"
FASTER = 2  # the pace at which the newcomer watches; waits are counted as at the usual pace
SIZES = {"desk": (1440, 900), "low desk": (1366, 768), "phone": (390, 844), "low": (844, 390)}
MOST_COVERED = 0.25  # share of the lit area that the coach's card may cover
COVERED = """() => {
  const boxOf = (each) => document.querySelector(each).getBoundingClientRect()
  const [lit, card] = ['.hole', '[aria-labelledby=coach-title]'].map(boxOf)
  const width = Math.min(lit.right, card.right) - Math.max(lit.left, card.left)
  const height = Math.min(lit.bottom, card.bottom) - Math.max(lit.top, card.top)
  return (Math.max(0, width) * Math.max(0, height)) / (lit.width * lit.height)
}"""
IN_SIGHT = """() => {
  const hole = document.querySelector('.hole')
  const at = hole.getBoundingClientRect()
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2]
  const drawn = document.elementsFromPoint(x, y).filter((each) => !each.closest('[data-coach]'))
  const { lit } = hole.dataset
  return drawn[0]?.closest(`[data-sign=${lit}]`) ? '' : `${lit}: ${drawn[0]?.outerHTML.slice(0, 120)}`
}"""  # '' if what lies in the middle of the hole is the sign or a part of it
MOVED = 500  # ms after which a key counts for the card
FRAME = 60  # ms between two looks at a card that may still move
AT_REST = """() => {
  const {x, y, width, height} = document.querySelector('[aria-labelledby=coach-title]').getBoundingClientRect()
  const lit = document.querySelector('.hole').getBoundingClientRect()
  const now = [x, y, width, height, lit.x, lit.y, lit.width, lit.height].join()
  const looks = globalThis.looksAtCard ?? []
  globalThis.looksAtCard = [...looks, now].slice(-3)
  return looks.length === 3 && looks.every((each) => each === now)
}"""
PRESSED_AT_ONCE = """() => new MutationObserver((_, observer) => {
  const button = document.activeElement
  if (!button?.closest('[aria-labelledby=coach-title]')) return
  observer.disconnect()
  const key = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true})
  if (button.dispatchEvent(key)) button.click()
  document.body.dataset.pressed = 'yes'
}).observe(document.body, {childList: true, subtree: true})"""


@pytest.fixture
def newcomer(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    """A browser that shows events one after the other, as a person sees them."""
    width, height = SIZES[getattr(request, "param", "desk")]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
    context.add_init_script('localStorage["touchline-settings"] ??= \'{"pace": "double", "sound": false}\'')
    page, faults = context.new_page(), list[str]()
    page.set_default_timeout(PATIENCE_MS)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("console", lambda said: faults.extend(complaints(said)))
    yield page
    context.close()
    assert faults == []


def follow_lesson(page: Page, server: Server, code: str, answer_card: Callable[[Page, str], None]) -> float:
    """Go through the whole lesson; return the minutes of a newcomer who reads 200 words a minute."""
    page.goto(f"{server.address}/learn/{code}")
    card, words, waited = page.locator(COACH), 0, 0.0
    steps = lesson_of(SHELF[code]).steps
    expect(card).to_be_visible()  # before that no key is heard
    for step in steps:
        since = time.monotonic()
        play_until_visible(page, card)
        waited += time.monotonic() - since
        lit = ", ".join(f".hole[data-lit={name}]" for name in step.element.split())
        expect(page.locator(lit)).to_be_visible()
        words += len(" ".join(card.locator("h2, p").all_inner_texts()).split())
        answer_card(page, step.name)
        if step.asked:
            expect(card).to_be_hidden()
            page.keyboard.press("Enter")
    expect(card).to_be_hidden()
    clicks = len(steps) + sum(bool(step.asked) for step in steps)
    minutes = words / WORDS_A_MINUTE + (FASTER * waited + SECONDS_A_CLICK * clicks) / 60
    print(f"{code}: {words} words, {clicks} clicks, {waited:.0f} s of waits at double pace, {minutes:.1f} minutes")
    return minutes


def answer_by_key(page: Page, step: str) -> None:
    expect(page.locator(f"{COACH} .go")).to_be_focused()
    page.wait_for_timeout(MOVED)
    assert page.evaluate(COVERED) <= MOST_COVERED, step
    assert page.evaluate(IN_SIGHT) == "", step
    assert violations(page) == [], step
    page.keyboard.press("Enter")


def check_card(page: Page, step: str) -> None:
    """The card is at rest, hides little of what it speaks of, and that can be seen."""
    page.wait_for_function(AT_REST, polling=FRAME)
    assert page.evaluate(COVERED) <= MOST_COVERED, step
    assert page.evaluate(IN_SIGHT) == "", step


def answer_by_pointer(page: Page, step: str) -> None:
    check_card(page, step)
    page.locator(f"{COACH} .go").click()


@pytest.mark.parametrize("code", TAUGHT)
def test_a_newcomer_finishes_the_lesson_by_keyboard_in_time_and_axe_finds_nothing(
    newcomer: Page, server: Server, code: str
) -> None:
    """On a desk; no card hides what it speaks of."""
    minutes = follow_lesson(newcomer, server, code, answer_by_key)

    assert minutes < (FIRST_MINUTES if code == FIRST else MOST_MINUTES)


BY_POINTER = [*((size, code) for size in ("phone", "low") for code in TAUGHT), ("desk", FIRST)]


@pytest.mark.parametrize(("newcomer", "code"), BY_POINTER, indirect=["newcomer"])
def test_a_newcomer_finishes_the_lesson_by_pointer(newcomer: Page, server: Server, code: str) -> None:
    minutes = follow_lesson(newcomer, server, code, answer_by_pointer)

    assert minutes < (FIRST_MINUTES if code == FIRST else MOST_MINUTES)


def test_a_key_that_comes_as_the_card_appears_is_not_for_the_card(newcomer: Page, server: Server) -> None:
    """It was meant for the question before; the card stays until it is read."""
    newcomer.add_init_script(f"addEventListener('DOMContentLoaded', {PRESSED_AT_ONCE})")
    newcomer.goto(f"{server.address}/learn/{FIRST}")
    expect(newcomer.locator("[data-pressed]")).to_be_attached()
    newcomer.wait_for_timeout(MOVED)
    expect(newcomer.locator(f"{COACH} h2")).to_have_text("Sign him?")
    newcomer.keyboard.press("Enter")
    expect(newcomer.locator(COACH)).to_be_hidden()


@pytest.mark.parametrize(("newcomer", "code"), [("low desk", code) for code in TAUGHT], indirect=["newcomer"])
def test_a_lesson_can_be_left_and_gone_on_with_by_pointer(newcomer: Page, server: Server, code: str) -> None:
    """A card that was not read to its end is there again, and the lesson goes on from it to the end."""
    newcomer.goto(f"{server.address}/learn/{code}")
    expect(newcomer.locator(COACH)).to_be_visible()
    first = newcomer.locator(f"{COACH} h2").inner_text()
    go_on(newcomer)
    while True:
        play_until_visible(newcomer, newcomer.locator(COACH))
        if newcomer.locator(f"{COACH} .go", has_text="Try it").count():
            break
        go_on(newcomer)
    second = newcomer.locator(f"{COACH} h2").inner_text()
    newcomer.reload()
    expect(newcomer.locator(f"{COACH} h2")).to_have_text(second)
    assert first not in finish_lesson(newcomer, code, check_card)


# for each title: a step with a suggestion, and another choice than the suggested one
AGAINST = {
    "mister": ("Sign him?", "Let him go"),
    "match_of_the_season": ("Bid for him", "Pass"),
    "masters_of_football": ("Buy your players", ""),  # one of the chosen players is put back
    "best_11": ("Build", "End the turn"),
}


@pytest.mark.parametrize("code", TAUGHT)
def test_a_choice_against_the_suggestion_is_answered_and_the_lesson_goes_on(
    newcomer: Page, server: Server, code: str
) -> None:
    title, texts = SHELF[code], TitleTexts(SHELF[code], "en", part=".learn")
    heading, other = AGAINST[code]
    step = next(each for each in lesson_of(title).steps if texts.attribute(f"lesson-{each.name}", "title") == heading)
    newcomer.goto(f"{server.address}/learn/{code}")
    card = newcomer.locator(COACH)
    expect(card).to_be_visible()
    while card.locator("h2").inner_text() != heading:
        go_on(newcomer)
        play_until_visible(newcomer, card)
    newcomer.locator(f"{COACH} .go").click()
    if other:
        newcomer.get_by_role("button", name=other).first.click()
    else:
        newcomer.locator("[data-sign=shop] li button[aria-pressed=true]").first.click()
        newcomer.locator("[data-primary]").click()

    expect(card.locator("h2")).to_have_text(texts.attribute(f"lesson-{step.name}-otherwise", "title"))
    expect(card).to_contain_text(texts.say(f"lesson-{step.name}-otherwise"))
    finish_lesson(newcomer, code)
    expect(card).to_be_hidden()


def test_a_learner_who_skips_the_lesson_plays_on_alone(newcomer: Page, server: Server) -> None:
    newcomer.goto(f"{server.address}/learn/{FIRST}")
    newcomer.locator(f"{COACH} .skip").click()

    expect(newcomer.locator(COACH)).to_be_hidden()
    question = newcomer.locator("legend").inner_text()
    newcomer.keyboard.press("Enter")
    expect(newcomer.locator(COACH)).to_be_hidden()
    expect(newcomer.locator("legend")).not_to_have_text(question)
