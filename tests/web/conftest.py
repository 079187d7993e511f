"""The built client on a real server, in Debian's Chromium."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.packages import find_or_install
from tests.server.launch import Server, run_server

ROOT = Path(__file__).resolve().parent.parent.parent
Open = Callable[..., Page]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
PATIENCE_MS = 30_000  # longer than the client's longest pause between two tries to connect, on a busy machine
expect.set_options(timeout=PATIENCE_MS)
# No scene is waited for; asked in every window, as the rules have it.  Nothing is explained to whoever is asked
# everywhere: the screens of somebody who knows the game.
AT_ONCE = "localStorage['touchline-settings'] ??= '{\"pace\": \"instant\"}'"
ASKED = 'localStorage[\'touchline-settings\'] ??= \'{"pace": "instant", "everywhere": true, "help": false}\''


def chromium() -> str:
    """Return the path of Chromium: the one without windows, which does half the work, or the system's."""
    preferred, *others = BROWSERS
    found = find_or_install(lambda: shutil.which(preferred), preferred) or next(
        filter(None, map(shutil.which, others)), None
    )
    assert found, f"Chromium is needed for these tests: install it (Debian: apt install {preferred})"
    return found


def builder() -> Any:
    """The package's own build hook."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def client() -> None:
    """The client as it is in the source tree now."""
    hook = builder()
    if not hook.current(ROOT) or not (ROOT / "web" / "node_modules" / "axe-core").is_dir():
        hook.build(ROOT)


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with run_server(data=str(tmp_path_factory.mktemp("store"))) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For the tests of this folder: while it lives, its thread has its own event loop."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium())
        yield launched
        launched.close()


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """Open a path as a new person; faults of the page and requests to other hosts fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_at(
        path: str = "/",
        size: tuple[int, int] = (1366, 768),
        lang: str = "en",
        theme: Any = "dark",
        asked: bool = True,
        touch: bool = False,
    ) -> Page:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        contexts.append(context)
        context.add_init_script(ASKED if asked else AT_ONCE)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda fault: faults.append(f"error: {fault}"))
        page.on("console", lambda said: faults.extend(complaints(said)))
        page.on("request", lambda request: faults.extend([] if ours(request.url, server) else [request.url]))
        page.goto(server.address + path)
        return page

    yield open_at
    for context in contexts:
        context.close()
    assert faults == []


def complaints(said: ConsoleMessage) -> list[str]:
    """Return what the page itself says is wrong or warns of; a line that is cut is the browser's to tell."""
    return [said.text] if said.type in ("error", "warning") and "ERR_CONNECTION" not in said.text else []


def ours(url: str, server: Server) -> bool:
    return url.startswith((server.address, server.address.replace("http", "ws"), "data:", "blob:"))
