"""Signs that a screen draws or counts without explaining them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax.serializer import serialize_pattern
from playwright.sync_api import Page, ViewportSize

from tests.test_texts import messages
from touchline.texts import SHARED
from touchline.titles import SHELF

WALK, COLOURS = ((Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("signs.js", "colours.js"))
PHONE: ViewportSize = {"width": 390, "height": 844}
DRAWN = 250  # ms until the page has taken its new size
COLOUR_WORDS = re.compile(
    r"colou?r|\b(red|orange|yellow|green|blue|purple|gold|silver|bronze|wood|black|white|grey|lit)\b", re.IGNORECASE
)


@cache
def sentences(title: str) -> dict[str, str]:
    """Return what is said of each sign, the title's and those of all titles."""
    known = messages(SHARED / "web" / "en", "learn")
    folder = SHELF[title].text if title else None
    if folder is not None:
        known |= messages(folder, "en.learn")
    said = {name: serialize_pattern(each.value) for name, each in known.items() if each.value}
    return {name.removeprefix("sign-"): words for name, words in said.items() if name.startswith("sign-")}


def unexplained_signs(page: Page, title: str = "") -> list[str]:
    """Return icons, numbers, marks and colours that no sign explains, and signs without a sentence."""
    walked, known = page.evaluate(WALK), sentences(title)
    unknown = [f"sign {name}" for name in walked["names"] if name not in known]
    colours = [
        f"colour {sign or 'without a sign'}: {rgb} {path}"
        for sign, rgb, path in page.evaluate(COLOURS)
        if not COLOUR_WORDS.search(known.get(sign, ""))
    ]
    return [*walked["unexplained"], *unknown, *colours]


def unexplained_on_phones(page: Page, title: str = "") -> list[str]:
    """Look at the same page on a phone; leave it as wide as it was."""
    was = page.viewport_size
    assert was is not None
    page.set_viewport_size(PHONE)
    page.wait_for_timeout(DRAWN)
    found = unexplained_signs(page, title)
    page.set_viewport_size(was)
    return found
