"""The operator's page in the browser: the token from the address, the figures, closing a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.launch import Server, run_server
from tests.web.axe import clean
from touchline.server.store.keys import hash_secret, new_secret

TOKEN = new_secret()


@pytest.fixture
def host_server(client: None, tmp_path: Path) -> Iterator[Server]:
    with run_server(data=str(tmp_path), host_token_hash=hash_secret(TOKEN)) as running:
        yield running


def make_table(server: Server) -> str:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "rookie"}]
    told = httpx.post(f"{server.address}/api/tables", json={"title": "mister", "seats": seats}).json()
    return str(told["table"]["code"])


def test_the_host_looks_at_the_server_and_closes_a_table(browser: Browser, host_server: Server) -> None:
    code, kept = make_table(host_server), make_table(host_server)
    page = browser.new_page(viewport={"width": 390, "height": 844}, locale="en")
    page.goto(f"{host_server.address}/host")
    page.get_by_label("Token").fill("not-the-token")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text("That is not the token of this server.")).to_be_visible()

    page.goto("about:blank")
    page.goto(f"{host_server.address}/host#{TOKEN}")
    expect(page.get_by_text("Games in play")).to_be_visible()
    assert TOKEN not in page.url
    assert page.evaluate("document.cookie").find("host") < 0
    assert fits(page)
    clean(page)
    watching = browser.new_page(locale="en")
    watching.goto(f"{host_server.address}/t/{code}")
    expect(watching.locator("main").first).to_be_visible()

    page.get_by_role("button", name=f"Close {code}", exact=True).click()
    page.get_by_role("button", name=f"Close {code} for good").click()
    expect(page.get_by_text(f"{code} is closed.")).to_be_visible()
    expect(page.get_by_role("link", name=code)).to_have_count(0)
    expect(page.get_by_role("link", name=kept)).to_be_visible()
    expect(watching.get_by_text("There is no such table.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Games in play")).to_be_visible()  # by the cookie
    page.get_by_role("button", name="Forget the token").click()
    expect(page.get_by_label("Token")).to_be_visible()
    for each in (page, watching):
        each.close()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
