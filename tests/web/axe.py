"""The findings of axe, by the rules of WCAG 2.2 AA."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import ROOT

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
ALL = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS = {"type": "rule", "values": ["color-contrast"]}  # the same page in other colours
FADES = 400  # ms in which the colours of the first theme have come back
LAYOUT = {"type": "rule", "values": ["color-contrast", "target-size", "scrollable-region-focusable"]}
RUN = "(only) => axe.run(document, {runOnly: only, resultTypes: ['violations'], elementRef: false})"
LOOKS = 3


def violations(page: Page, only: dict[str, Any] = ALL) -> list[str]:
    """Return what it finds, and finds again: while it looks, a game may go on under its eyes."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[dict[str, Any]] = []
    for _ in range(LOOKS):
        found = page.evaluate(RUN, only)["violations"]
        if not found:
            break
        page.wait_for_timeout(300)
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found]


def clean(page: Page, where: str = "") -> None:
    """Everything in the theme that is on, the colours in the other; on a phone what colours and sizes there bring."""
    width, height = page.viewport_size["width"], page.viewport_size["height"]  # type: ignore[index]
    theme = page.evaluate("document.documentElement.dataset.theme")
    other = "light" if theme == "dark" else "dark"
    found = violations(page)
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", other)
    found += violations(page, COLOURS)
    page.set_viewport_size({"width": 390, "height": 844})
    found += violations(page, LAYOUT)
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(FADES)
    assert found == [], where
