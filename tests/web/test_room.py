"""Friends in one room: the QR code on the screen opens the table on another device; copying says what it did."""

from __future__ import annotations

import contextlib
import io
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.server.launch import Server, free_port, run_server
from tests.web.conftest import AT_ONCE
from tests.web.hands import OVER, goes_on
from tests.web.tables import MAKE
from tests.web.test_play import start
from touchline.server.run import FILE as STORE

ALIAS = "127.0.0.2"  # the whole of 127/8 is this machine: an address that stands for that in the network
A_MINUTE = 60.0  # seconds


@pytest.fixture(scope="module")
def room(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as `touchline --lan` starts it, in two networks."""
    port = free_port()
    found = [f"http://{ALIAS}:{port}", f"http://127.0.0.3:{port}"]
    with run_server(host="0.0.0.0", port=port, found=found, data=str(tmp_path_factory.mktemp("store"))) as running:
        yield running


@pytest.fixture
def host(browser: Browser, room: Server) -> Iterator[Page]:
    """Yield the page of the person who has started the server, in the lobby of a new table."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(room.address)
    start(page, "friends")
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    yield page
    context.close()


def scan_code(page: Page) -> str:
    """Return what a phone's camera reads on this screen."""
    picture = page.get_by_role("img", name="QR code of the link")
    page.wait_for_function("() => document.querySelector('aside img')?.complete")
    [code] = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture.screenshot())))
    return code.text


def test_a_phone_scans_the_code_and_sits_down_by_the_address_of_the_network(
    browser: Browser, host: Page, room: Server
) -> None:
    link = scan_code(host)
    assert link == host.locator(".link-text a").get_attribute("href")
    assert link.startswith(f"http://{ALIAS}:{room.settings['port']}/t/")
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="pt-PT", has_touch=True)
    phone = context.new_page()
    phone.goto(link)
    phone.get_by_label("O teu nome").fill("Rui")
    phone.keyboard.press("Enter")

    expect(phone.locator(".shell")).to_be_visible()
    expect(host.get_by_role("list", name="Managers").first).to_contain_text("Rui")
    context.close()


def test_two_laptops_and_a_phone_play_by_the_address_of_the_network(browser: Browser, host: Page, room: Server) -> None:
    """Each of them makes a move of a game that was opened by one of them a moment ago."""
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    made = host.evaluate(MAKE, {"title": "best_11", "seats": seats, "options": {}})
    code = made["table"]["code"]
    host.goto(f"{room.address}/t/{code}")
    link = scan_code(host)
    people = [host]
    for name, size in (("Bea", (1366, 768)), ("Rui", (390, 844))):
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale="en", has_touch=size[0] < 400
        )
        context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.goto(link)
        page.get_by_label("Your name").fill(name)
        page.keyboard.press("Enter")
        people.append(page)
    for page in people:
        expect(page.locator(".shell")).to_be_visible()

    deadline = time.monotonic() + A_MINUTE
    while len(movers := seats_that_moved(room, code)) < len(people):
        assert time.monotonic() < deadline, movers
        for page in people:
            goes_on(page, OVER)
    for page in people[1:]:
        page.context.close()


def seats_that_moved(room: Server, code: str) -> set[int]:
    """Return the seats whose picks the server has written to its store."""
    asked = "SELECT DISTINCT who FROM entries JOIN tables ON tables.id = table_id WHERE code = ? AND who >= 0"
    uri = f"file:{Path(str(room.settings['data']), STORE)}?mode=ro"
    with contextlib.closing(sqlite3.connect(uri, uri=True)) as store:
        return {who for (who,) in store.execute(asked, [code])}


def test_with_two_networks_one_chooses_and_link_and_code_follow(host: Page, room: Server) -> None:
    second = f"http://127.0.0.3:{room.settings['port']}"
    host.get_by_label("Address in the link").select_option(second)

    expect(host.locator(".link-text a")).to_have_attribute("href", f"{second}/t/{code_of(host)}")
    assert scan_code(host) == f"{second}/t/{code_of(host)}"


def test_a_code_of_another_address_is_never_drawn(host: Page, room: Server) -> None:
    drawn = [
        host.request.get(f"{room.address}/api/tables/{code_of(host)}/qr.svg?address={wish}").body()
        for wish in ("https://evil.example", f"http://{ALIAS}:{room.settings['port']}")
    ]

    assert drawn[0] == drawn[1]


def test_copying_works_where_the_browser_has_no_clipboard_for_pages(host: Page) -> None:
    host.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    host.evaluate("document.addEventListener('copy', () => (window.copied = document.activeElement.value))")
    link = host.locator(".link-text a").get_attribute("href")
    host.get_by_role("button", name="Copy the link").click()

    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    assert host.evaluate("document.activeElement.tagName") == "BUTTON"
    assert host.evaluate("window.copied") == link


def test_a_browser_that_does_not_copy_is_not_said_to_have_copied(host: Page) -> None:
    host.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    host.evaluate("document.execCommand = () => false")
    host.get_by_role("button", name="Copy the link").click()

    expect(host.get_by_role("status")).to_contain_text("does not allow copying")
    expect(host.get_by_role("button", name="Copied")).to_have_count(0)
    assert host.evaluate("getSelection().toString()") == host.locator(".link-text a").inner_text()


def test_a_lobby_that_only_this_machine_can_open_says_so(browser: Browser, client: None) -> None:
    with run_server(host="127.0.0.1") as alone:
        context = browser.new_context(locale="en")
        page = context.new_page()
        page.goto(alone.address)
        start(page, "friends")

        expect(page.get_by_text("Only this computer can open this table.")).to_be_visible()
        expect(page.get_by_text("make play-lan")).to_be_visible()
        expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
        context.close()


def code_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]
