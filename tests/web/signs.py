"""Signs that a screen draws or counts without explaining them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tests.test_texts import messages
from touchline.texts import SHARED
from touchline.titles import SHELF

WALK = (Path(__file__).parent / "signs.js").read_text(encoding="utf-8")


@cache
def explained_signs(title: str) -> frozenset[str]:
    """The signs that have a sentence: the title's and those of all titles."""
    known = set(messages(SHARED / "web" / "en", "learn"))
    folder = SHELF[title].text if title else None
    if folder is not None:
        known |= set(messages(folder, "en.learn"))
    return frozenset(each.removeprefix("sign-") for each in known if each.startswith("sign-"))


def unexplained_signs(page: Page, title: str = "") -> list[str]:
    """Icons, numbers and marks that no sign explains, and signs without a sentence."""
    walked = page.evaluate(WALK)
    return [*walked["unexplained"], *(f"sign {name}" for name in walked["names"] if name not in explained_signs(title))]
