"""How it looks: no violation that axe finds, no sideways scrolling, no English in other languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, Open
from tests.web.hands import PRIMARY

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']})"
LOOKS = 3
SIZES = [(390, 844), (1366, 768)]
ENGLISH = re.compile(
    r"\b(the|your|friends|language|settings|seat|waiting|managers|sign|discard|join|rule)\b", re.IGNORECASE
)


def violations(page: Page) -> list[str]:
    """What axe finds, and finds again: while it looks, a game may go on under its eyes."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = []
    for _ in range(LOOKS):
        found = page.evaluate(RUN)["violations"]
        if not found:
            break
        page.wait_for_timeout(300)
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found]


def sideways(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def to_table(page: Page) -> None:
    page.goto(page.url.rstrip("/") + "/new/mister/bots")
    page.locator("button.start").click()
    expect(page.locator(PRIMARY)).to_be_visible()


def to_lobby(page: Page) -> None:
    page.goto(page.url.rstrip("/") + "/new/mister/friends")
    page.locator("button.start").click()
    expect(page.locator("aside img")).to_be_visible()


def at_home(page: Page) -> None:
    expect(page.locator("article").first).to_be_visible()


SCREENS = {"home": at_home, "lobby": to_lobby, "table": to_table}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(open_page: Open, screen: str, theme: str) -> None:
    page = open_page("/", size=SIZES[theme == "dark"], theme=theme)
    SCREENS[screen](page)
    page.wait_for_timeout(400)
    assert violations(page) == []


@pytest.mark.parametrize("size", SIZES, ids=["phone", "laptop"])
def test_no_screen_scrolls_sideways_and_the_table_not_at_all(open_page: Open, size: tuple[int, int]) -> None:
    for screen in SCREENS.values():
        page = open_page("/", size=size, lang="it")
        screen(page)
        assert sideways(page) <= 0
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.keyboard.press("v")
    assert sideways(page) <= 0


@pytest.mark.parametrize("lang", ["it", "pt-PT"])
def test_no_english_in_other_languages(open_page: Open, lang: str) -> None:
    for name, screen in SCREENS.items():
        page = open_page("/", lang=lang)
        screen(page)
        text = page.locator("body").inner_text().replace("Match of the Season", "")
        assert page.locator("html").get_attribute("lang") == lang
        assert ENGLISH.findall(text) == [], name
        assert "[" not in text, "a message is missing"
