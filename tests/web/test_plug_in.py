"""A title that was installed as a plug-in is played in the browser: as lists, since nobody has drawn it."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.plug_in.environment import Environment
from tests.plug_in.tutorial import write_files
from tests.server.launch import free_port
from tests.web.conftest import PATIENCE_MS
from tests.web.hands import LONGEST, over


@pytest.fixture(scope="module")
def address(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in an environment where the duel is installed."""
    folder = tmp_path_factory.mktemp("plug-in")
    write_files(folder / "touchline-duel")
    duel = Environment(folder / "env", folder / "touchline-duel")
    port = free_port()
    words = [str(duel.python), "-m", "touchline", "serve", "--port", str(port), "--data", str(folder / "data")]
    running = subprocess.Popen(words, env=duel.variables | {"TOUCHLINE_DEBUG": "1"}, cwd=folder)
    try:
        wait_for(f"http://127.0.0.1:{port}", folder)
        yield f"http://127.0.0.1:{port}"
    finally:
        os.kill(running.pid, signal.SIGTERM)
        running.wait(20)


def wait_for(address: str, folder: Path) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with contextlib.suppress(urllib.error.URLError, OSError):
            urllib.request.urlopen(f"{address}/api/health", timeout=2).close()
            return
        time.sleep(0.1)
    raise AssertionError("the server did not start")


def press_first(page: Page) -> None:
    """Press the choice that Enter picks, whatever is asked; it may be gone in the meantime."""
    try:
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    except Error:
        page.wait_for_timeout(20)


def test_a_plug_in_is_played_to_the_end_through_the_list_view(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(f"{address}/new/duel/bots")
    page.locator("button.start").click()
    expect(page.get_by_text("what do you bid for the star?").first).to_be_visible()
    deadline = time.monotonic() + LONGEST
    while not over(page):
        assert time.monotonic() < deadline, page.locator("body").inner_text()
        press_first(page)

    assert not re.findall(r"\[[a-z]+-", page.locator("body").inner_text()), "a message is missing"
    assert faults == []
    context.close()
