"""`python -m tests.shots FOLDER`: pictures of every main screen, for three sizes, in both themes and three languages.

`python -m tests.shots FOLDER screens desktop-dark-en phone-light-it`: some of these looks alone.

`python -m tests.shots FOLDER lessons [LANGUAGE ...]`: of every step of every lesson, for a low desktop, a phone upright
and a phone laid down.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.launch import run_server
from tests.web.conftest import ASKED, ROOT, builder, chromium
from tests.web.lessons import COACH, TAUGHT, play_until_visible
from tests.web.screens import SCREENS, open_screen
from touchline.learn import lesson_of
from touchline.texts import LANGUAGES
from touchline.titles import SHELF

SIZES = {"desktop": (1440, 900), "phone": (390, 844), "landscape": (844, 390)}
LESSON_SIZES = SIZES | {"desktop": (1366, 768)}  # the lowest desktop: what fits there fits on the others
LOOKS = (  # each size in both themes, each theme and size in two or three languages
    "desktop-dark-en",
    "desktop-light-it",
    "phone-dark-pt-PT",
    "phone-light-en",
    "landscape-dark-it",
    "landscape-light-pt-PT",
)
PAGES = {
    "home": "/",
    "setup": "/new/mister/friends",
    "rules": "/rules/mister",
    "companion": "/companion",
    "scoreboard": "/companion/masters_of_football/score",
    "pad": "/companion/match_of_the_season/pad",
    "dice": "/companion/match_of_the_season/dice",
    "verify": "/companion/verify",
}
SETTLED = 400
QUICK = 'localStorage["touchline-settings"] ??= \'{"pace": "double", "sound": false}\''


def main(folder: Path, what: str, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    hook = builder()
    if not hook.current(ROOT):
        hook.build(ROOT)
    with tempfile.TemporaryDirectory() as data, run_server(data=data) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        if what == "lessons":
            take_lessons(browser, server.address, folder, wanted or list(LANGUAGES))
        else:
            take_screens(browser, server.address, folder, wanted or list(LOOKS))
        browser.close()


def take_screens(browser: Browser, address: str, folder: Path, looks: list[str]) -> None:
    for look in looks:
        size, theme, lang = look.split("-", 2)
        take(browser, address, theme, SIZES[size], lang, folder / look)


def take_lessons(browser: Browser, address: str, folder: Path, languages: list[str]) -> None:
    for lang in languages:
        for name, (width, height) in LESSON_SIZES.items():
            for code in TAUGHT:
                context = browser.new_context(viewport={"width": width, "height": height}, locale=lang)
                context.add_init_script(QUICK)
                take_lesson(context.new_page(), f"{address}/learn/{code}", code, folder / f"{code}-{lang}-{name}")
                context.close()


def take_lesson(page: Page, address: str, code: str, stem: Path) -> None:
    """The coach's card at every step, as a newcomer sees it who does what it suggests."""
    page.goto(address)
    card = page.locator(COACH)
    card.wait_for()
    for number, step in enumerate(lesson_of(SHELF[code]).steps, 1):
        play_until_visible(page, card)
        picture(page, stem, f"{number:02}-{step.name}")
        card.locator(".go").click()
        if step.asked:
            card.wait_for(state="hidden")
            page.keyboard.press("Enter")


def take(browser: Browser, address: str, theme: Any, size: tuple[int, int], lang: str, stem: Path) -> None:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, locale=lang, reduced_motion="reduce"
    )
    context.add_init_script(ASKED)
    page = context.new_page()
    for name, path in PAGES.items():
        page.goto(address + path)
        picture(page, stem, name)
    for name in SCREENS:
        open_screen(page, name)
        picture(page, stem, name)
    context.close()


def picture(page: Page, stem: Path, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=f"{stem}-{re.sub('[^a-z0-9]+', '-', name)}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), "".join(sys.argv[2:3]), sys.argv[3:])
