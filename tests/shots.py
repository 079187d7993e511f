"""`python -m tests.shots FOLDER`: pictures of every main screen, for desktop and phone, in both themes, to look at."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.launch import served
from tests.web.conftest import ASKED, ROOT, builder, chromium
from tests.web.screens import SCREENS, shown

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
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
    context.add_init_script(ASKED)
    page = context.new_page()
    for name, path in PAGES.items():
        page.goto(address + path)
        picture(page, stem, name)
    for name in SCREENS:
        shown(page, name)
        picture(page, stem, name)
    context.close()


def picture(page: Page, stem: Path, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=f"{stem}-{re.sub('[^a-z0-9]+', '-', name)}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
