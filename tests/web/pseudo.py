"""A language that nobody speaks: English with words two fifths longer, to see where a longer language will not fit."""

from __future__ import annotations

import json
import re

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import Page, Route

LONGER = 0.4
ACCENTS = str.maketrans("aeiouAEIOUcn", "àéîõüÀÉÎÕÜçñ")
WORD = re.compile(r"[A-Za-z]{2,}")


class Longer(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = longer(node.value)
        return node


def longer(text: str) -> str:
    """Each word in accented letters, its vowels said twice until two fifths more are there."""
    owed = 0.0
    made: list[str] = []
    at = 0
    for word in WORD.finditer(text):
        made.append(text[at : word.start()])
        letters = ""
        owed += LONGER * len(word[0])
        for letter in word[0]:
            letters += letter
            if owed >= 1 and letter.lower() in "aeiouy":
                letters += letter.lower()
                owed -= 1
        extra = int(owed)
        owed -= extra
        made.append((letters + letters[-1] * extra).translate(ACCENTS))
        at = word.end()
    return "".join([*made, text[at:]])


def lengthen_file(ftl: str) -> str:
    return FluentSerializer().serialize(Longer().visit(FluentParser().parse(ftl)))


def lengthen(page: Page) -> None:
    """Make all English texts that the page asks for from now on longer."""
    page.route(re.compile(r"/api/texts/(\w+/)?en$"), answer)


def answer(route: Route) -> None:
    response = route.fetch()
    text = response.text()
    if text.startswith("{"):  # the file for all pages comes with more
        told = json.loads(text)
        text = json.dumps(told | {"ftl": lengthen_file(told["ftl"])})
    else:
        text = lengthen_file(text)
    route.fulfill(response=response, body=text)
