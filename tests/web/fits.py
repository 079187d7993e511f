"""Does a screen fit: nothing scrolls that must not, no text is cut, no button lies under something else."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page

from tests.web.conftest import ROOT

T = TypeVar("T")
SIZES = [(390, 844), (360, 740), (844, 390), (768, 1024), (1366, 768), (1440, 900), (1920, 1080)]
SETTLED = 2.0  # seconds in which a new size must have been laid out
LARGE = 140  # per cent: the largest text
TIGHT = [(390, 844), (360, 740), (844, 390), (1366, 768)]
TOUCH = 44  # pixels of a target
FAULTS, SMALL = (
    (ROOT / "tests" / "web" / name).read_text(encoding="utf-8").partition("\n")[2] for name in ("fits.js", "small.js")
)


def sideways(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def faults(page: Page, still: str = "") -> dict[str, str]:
    """Return what does not fit, with the words concerned; `still` names the parts that must not scroll."""
    found: dict[str, str] = page.evaluate(FAULTS, still)
    return found


def lasting(page: Page, found: Callable[[], T]) -> T:
    """Return what is still found when the new size has been laid out."""
    deadline = time.monotonic() + SETTLED
    while (faults := found()) and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    return faults


def fits(page: Page, still: str = "", how: str = "", sizes: list[tuple[int, int]] = SIZES) -> None:
    """Everything fits at every size of the window; the size that it had comes back."""
    before = page.viewport_size
    assert before is not None
    found: list[tuple[str, str, str]] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [
            (f"{width}x{height}", what, text) for what, text in lasting(page, lambda: faults(page, still)).items()
        ]
    page.set_viewport_size(before)
    assert not found, f"{how}: {found}"


def small(page: Page) -> list[str]:
    """Return what a finger would miss on a phone; words in a text that lead somewhere are no targets."""
    before, (width, height) = page.viewport_size, SIZES[0]
    assert before is not None
    page.set_viewport_size({"width": width, "height": height})
    found: list[str] = lasting(page, lambda: page.evaluate(SMALL, TOUCH))
    page.set_viewport_size(before)
    return found
