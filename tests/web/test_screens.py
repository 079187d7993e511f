"""Every main screen fits each size in each language, also in longer words and in large text, is clean for axe,
says what every sign on it is, and speaks its reader's language alone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web import axe, pseudo
from tests.web.conftest import ROOT, Open
from tests.web.fits import LARGE, TIGHT, fits, small
from tests.web.hands import PRIMARY
from tests.web.screens import MISTER, SCREENS, open_screen
from tests.web.signs import unexplained_on_phones, unexplained_signs
from tests.web.tables import home
from tests.web.words import foreign

PAGES = {  # path, what shows that it is there
    "home": ("/", "article"),
    "set-up": ("/new/match_of_the_season/friends", "button.start"),
    "settings": ("/settings", "select"),
    "games": ("/games", "h1"),
    "invitation": ("", "ol"),
    "lobby": ("", "aside img"),
    "rules": ("/rules/mister#MIS-MATCH-10", "dt a"),
    "scoreboard": ("/companion/masters_of_football/score", ".side"),
    "results": ("/companion/mister/pad", "form"),
    "dice": ("/companion/match_of_the_season/dice", "[data-roll]"),
    "bank": ("/companion/best_11/bank", ".purse"),
    "referee": ("/companion/best_11/referee", "input[type=search]"),
}
QUICK = [  # the others are looked at by `make soak`
    *(name for name, screen in SCREENS.items() if screen.title == MISTER),
    "mof managers",
    "mof shop",
    "mof cards",
    "mof end",
]
SOAK_PAGES = [pytest.param(name, marks=pytest.mark.soak) for name in PAGES if name not in ("home", "invitation")]
SPEAK = """(lang) => {
  const kept = JSON.parse(localStorage.getItem('touchline-settings'))
  localStorage.setItem('touchline-settings', JSON.stringify({...kept, lang}))
  dispatchEvent(new StorageEvent('storage', {key: 'touchline-settings'}))  // as if set in another tab
}"""


def speak(page: Page, lang: str, was: str) -> None:
    """From one language into another, live."""
    before = page.locator("body").inner_text()
    page.evaluate(SPEAK, lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    if lang != was:
        page.wait_for_function("(before) => document.body.innerText !== before", arg=before)


def look(page: Page, still: str, there: str) -> None:
    """In Italian and Portuguese, in large text, then in English and longer than that."""
    axe.clean(page)
    assert small(page) == []
    for was, lang in (("en", "it"), ("it", "pt-PT")):
        speak(page, lang, was)
        fits(page, still, lang)
        assert foreign(page) == [], lang
    page.evaluate(f"document.documentElement.style.fontSize = '{16 * LARGE / 100}px'")
    fits(page, "", "large text", TIGHT)  # it may scroll, but is not cut
    speak(page, "en", "pt-PT")
    pseudo.lengthen(page)
    page.reload()
    expect(page.locator(there).first).to_be_visible()
    fits(page, still, "longer words")


@pytest.mark.parametrize("name", QUICK)
def test_every_screen_fits_and_is_for_everybody(open_page: Open, name: str) -> None:
    page = open_page()
    screen = open_screen(page, name)
    assert unexplained_signs(page, screen.title) == []
    assert unexplained_on_phones(page, screen.title) == []
    look(page, f"main, footer:has({PRIMARY})" if screen.kind else "", screen.there)


@pytest.mark.parametrize("name", [name for name in SCREENS if name not in [*QUICK, "b11 end"]])
def test_axe_finds_nothing_on_any_other_screen_and_no_finger_misses(open_page: Open, name: str) -> None:
    page = open_page()
    screen = open_screen(page, name)
    axe.clean(page, name)
    assert unexplained_signs(page, screen.title) == []
    assert unexplained_on_phones(page, screen.title) == []
    assert small(page) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", [name for name in SCREENS if name not in QUICK])
def test_every_other_screen_fits_and_is_for_everybody(open_page: Open, name: str) -> None:
    test_every_screen_fits_and_is_for_everybody(open_page, name)


@pytest.mark.parametrize("name", ["home", "invitation", *SOAK_PAGES])
def test_every_page_fits_and_is_for_everybody(open_page: Open, name: str) -> None:
    page = open_page()
    path, there = PAGES[name]
    if name in ("lobby", "invitation"):
        wish = {"title": "mister", "seats": [{"kind": "me", "name": "Marta"}, {"kind": "open"}]}
        path = f"/t/{page.request.post(f'{home(page)}/api/tables', data=wish).json()['table']['code']}"
    if name == "invitation":
        page = open_page()
    page.goto(home(page) + path)
    expect(page.locator(there).first).to_be_visible()
    look(page, "", there)


def test_themes_differ_in_colours_alone() -> None:
    """So what fits in one fits in the other."""
    style = (ROOT / "web" / "src" / "app.css").read_text(encoding="utf-8")
    for theme in ("dark", "light"):
        block = style.partition(f"[data-theme='{theme}'] {{")[2].partition("}")[0]
        values = [line.partition(":")[2].strip() for line in block.split(";") if ":" in line]
        assert len(values) > 20
        assert [value for value in values if not value.startswith("#") and value != theme] == [], json.dumps(values)
