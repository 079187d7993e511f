"""`python -m tests.shots FOLDER`: pictures of the main screens, for desktop and phone, in both themes, to look at."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.launch import served
from tests.web.conftest import ROOT, builder, chromium
from tests.web.hands import OVER, PRIMARY, click_on, over

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
TITLES = ("mister", "match_of_the_season", "masters_of_football", "best_11")
PAGES = {"home": "/", "rules": "/rules/mister", "companion": "/companion", "setup": "/new/mister/friends"}
SETTLED = 400
SCREEN = """() => {
  const drawn = document.querySelector('main > div:not(.band), main > section')
  const step = document.querySelector('.steps [aria-current]')
  const name = [...(drawn?.classList ?? [])].find((each) => !each.startsWith('svelte')) ?? 'end'
  return `${name} ${step?.textContent ?? ''}`.trim().replace(/[^a-zA-Z]+/g, '-')
}"""  # what the stage shows
LONGEST = 160  # choices at a table; a whole match of Mister, two seasons' matches, a cup or so elsewhere


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
    """A picture of every screen that a newcomer comes to, who picks what the dock offers first."""
    seen: set[str] = set()
    for _ in range(LONGEST):
        page.locator(f"{PRIMARY}, {OVER}").first.wait_for()
        name = page.evaluate(SCREEN)
        if name not in seen:
            seen.add(name)
            settled(page)
            page.screenshot(path=f"{stem}-{len(seen):02}-{name}.png")
        if over(page):
            return
        click_on(page)


def settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
