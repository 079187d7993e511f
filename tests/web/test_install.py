"""The client can be installed: a valid manifest with icons, a service worker, nothing from other hosts."""

from __future__ import annotations

import io
import json
from typing import Any
from urllib.parse import urlsplit

from PIL import Image
from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, Open
from tests.web.tables import home

BUILT = ROOT / "src" / "touchline" / "web"


def manifest_of(page: Page) -> dict[str, Any]:
    """The manifest that the page names, as the server sends it."""
    href = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(home(page) + str(href))
    assert (answer.status, answer.headers["content-type"]) == (200, "application/manifest+json")
    made: dict[str, Any] = answer.json()
    return made


def test_the_manifest_is_complete_and_its_icons_have_their_sizes(open_page: Open) -> None:
    page = open_page()
    manifest = manifest_of(page)
    assert {"name", "short_name", "start_url", "scope", "id", "theme_color", "background_color"} <= set(manifest)
    assert (manifest["display"], page.request.get(home(page) + manifest["start_url"]).status) == ("standalone", 200)
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert "maskable" in [icon.get("purpose") for icon in manifest["icons"]]
    for icon in manifest["icons"]:
        answer = page.request.get(home(page) + icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
        width, height = Image.open(io.BytesIO(answer.body())).size
        assert f"{width}x{height}" == icon["sizes"]


def test_chromium_finds_no_fault_in_the_manifest(open_page: Open) -> None:
    page = open_page("/companion")
    protocol = page.context.new_cdp_session(page)
    told = protocol.send("Page.getAppManifest")
    assert (told["errors"], urlsplit(told["url"]).path) == ([], "/manifest.webmanifest")
    assert json.loads(told["data"])["name"] == "Touchline"


def test_the_companion_is_controlled_by_the_worker_and_opens_without_a_network(open_page: Open) -> None:
    page = open_page("/companion")
    page.wait_for_function(
        "() => navigator.serviceWorker.getRegistration('/companion').then(each => each?.active != null)"
    )
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert page.evaluate("new URL(navigator.serviceWorker.controller.scriptURL).pathname") == "/sw.js"
    page.context.set_offline(True)
    page.goto(f"{home(page)}/companion")
    expect(page.locator("h1").first).to_be_visible()
    expect(page.get_by_role("link").first).to_be_visible()
    assert page.evaluate("fetch('/api/texts/it').then(answer => answer.ok)")


def test_the_caches_of_the_worker_before_are_removed(open_page: Open) -> None:
    page = open_page()
    page.evaluate("Promise.all(['touchline-shell-1', 'touchline-data-1'].map(name => caches.open(name)))")
    page.goto(f"{home(page)}/companion")
    page.wait_for_function("() => caches.keys().then(all => !all.some(name => /^touchline-.*-1$/.test(name)))")


def test_nothing_is_fetched_from_another_host(open_page: Open) -> None:
    page = open_page()
    asked: set[str] = set()
    page.context.on("request", lambda request: asked.add(urlsplit(request.url).netloc))  # the worker's, too
    page.goto(f"{home(page)}/companion")
    page.wait_for_function(
        "() => navigator.serviceWorker.getRegistration('/companion').then(each => each?.active != null)"
    )
    page.reload()
    expect(page.locator("h1").first).to_be_visible()
    assert asked == {urlsplit(home(page)).netloc}
    assert "importScripts" not in (BUILT / "sw.js").read_text(encoding="utf-8")
