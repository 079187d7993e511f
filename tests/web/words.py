"""Whether a page speaks its reader's language alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page

ENGLISH = re.compile(
    r"\b(the|your|of|and|with|friends|language|settings|seat|waiting|managers|sign|discard|join|rule|player|pick"
    r"|choose|card|season|draw|round|points|money|buy|roll|table|squad|keeper|who|what|not)\b",
    re.IGNORECASE,
)
NAMES = re.compile(
    r"[A-Z0-9]+-[A-Z]+-[0-9]+|Match of the Season|Masters of Football|Joga Bonito|Touchline|Best 11|Mister",
    re.IGNORECASE,
)


def foreign(page: Page) -> list[str]:
    """English words on a page in another language, and messages that are missing: they show their ids."""
    text = NAMES.sub("", page.locator("body").inner_text())
    return [*ENGLISH.findall(text), *re.findall(r"\[[a-z-]+\]", text)]
