"""`python -m tests.shots FOLDER`: pictures of the main screens, for desktop and phone, in both themes, to look at."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.launch import served
from tests.web.conftest import ROOT, builder, chromium

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
TITLES = ("mister", "match_of_the_season", "masters_of_football", "best_11")
PAGES = {"home": "/", "rules": "/rules/mister", "companion": "/companion", "setup": "/new/mister/friends"}
MOMENTS = (0, 12, 30, 60)  # main choices made before a picture of a table


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    hook = builder()
    if not hook.current(ROOT):
        hook.build(ROOT)
    with tempfile.TemporaryDirectory() as data, served(data=data) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for theme in ("dark", "light"):
            for name, size in SIZES.items():
                take(browser, server.address, theme, size, folder / f"{theme}-{name}")
        browser.close()


def take(browser: Browser, address: str, theme: Any, size: tuple[int, int], stem: Path) -> None:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce"
    )
    page = context.new_page()
    for name, path in PAGES.items():
        page.goto(address + path)
        settled(page)
        page.screenshot(path=f"{stem}-{name}.png")
    for title in TITLES:
        page.goto(f"{address}/new/{title}/bots")
        page.locator("button.start").click()
        table(page, Path(f"{stem}-{title}"))
    context.close()


def table(page: Page, stem: Path) -> None:
    made = 0
    for moment in MOMENTS:
        while made < moment:
            page.locator("[data-primary]").wait_for()
            page.keyboard.press("Enter")
            made += 1
            page.wait_for_timeout(60)
        page.locator("fieldset").first.wait_for()
        settled(page)
        page.screenshot(path=f"{stem}-{moment:02}.png")


def settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
