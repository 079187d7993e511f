"""Routes for texts, cards and rules, which the client reads."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from touchline import handbook, rulebook, texts
from touchline.kernel.title import Title
from touchline.server.messages.errors import RequestError
from touchline.server.messages.title_bodies import Blurb, RuleSection, RuleText, SharedTexts
from touchline.server.web.card_data import encode_cards
from touchline.server.web.openapi_errors import REFUSALS
from touchline.server.web.responses import REVALIDATE
from touchline.titles import SHELF

SHARED_PAGES = texts.SHARED / "web"


def known_language(lang: str) -> str:
    if lang not in texts.LANGUAGES:
        raise RequestError("not-found", 404)
    return lang


def known_title(code: str) -> Title:
    if code not in SHELF:
        raise RequestError("unknown-title", 404)
    return SHELF[code]


def contents(files: Iterable[Path]) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in files if file.is_file()]


def own_files(title: Title, lang: str, parts: tuple[str, ...]) -> list[Path]:
    return [] if title.text is None else [texts.title_file(title.text, lang, part) for part in parts]


@get("/texts/{lang:str}", summary="The words that all titles share, and what the titles are called", responses=REFUSALS)
async def shared_texts(lang: str) -> SharedTexts:
    lang = known_language(lang)
    files = [texts.SHARED / f"{lang}.ftl", *sorted((SHARED_PAGES / lang).glob("*.ftl"))]
    for title in SHELF.values():  # the companion shows words of every title
        files += own_files(title, lang, (".companion",))
    return SharedTexts("\n".join(contents(files)), {code: blurb(title, lang) for code, title in SHELF.items()})


def blurb(title: Title, lang: str) -> Blurb:
    """Return a title's name and its short description; a title without texts is called by its name."""
    own = texts.Texts(lang, title.text)
    name = own.say("title-name") if own.has("title-name") else title.name
    return Blurb(name, own.say("title-blurb") if own.has("title-blurb") else "")


@get(
    "/texts/{title:str}/{lang:str}",
    media_type="text/plain",
    summary="The words of a title, as a Fluent file",
    responses=REFUSALS,
)
async def title_texts(title: str, lang: str) -> Response[str]:
    files = own_files(known_title(title), known_language(lang), ("", ".client", ".commentary", ".learn"))
    text = "\n".join(contents(files))
    return Response(text, media_type="text/plain", headers=REVALIDATE)


@get("/cards/{title:str}", summary="What is printed on the cards, and what numbers are called", responses=REFUSALS)
async def title_cards(request: Request[Any, Any, Any], title: str, name: str = "") -> Response[bytes]:
    known = known_title(title)
    if len(name) > 80:
        raise RequestError("bad-cards")
    cards = request.app.state.service.registry.card_sets.cards_of(known, name)
    return Response(encode_cards(title, cards), media_type="application/json", headers=REVALIDATE)


@functools.cache
def all_rules(lang: str) -> dict[str, RuleText]:
    found: dict[str, RuleText] = {}
    for title, catalogue in rulebook.catalogues().items():
        for part in handbook.handbook(title, lang):
            for name, text in part.rules.items():
                rule = catalogue.rules[name]
                found[name] = RuleText(name, title, rule.tag, part.heading, text, rule.note)
    return found


@get("/rules/{rule:str}", summary="A rule of a catalogue, by its ID", responses=REFUSALS)
async def rule_text(rule: str, lang: str = "en") -> RuleText:
    found = all_rules(known_language(lang)).get(rule)
    if found is None:
        raise RequestError("unknown-rule", 404)
    return found


@get("/handbook/{title:str}/{lang:str}", summary="The rules of a title by section", responses=REFUSALS)
async def title_handbook(title: str, lang: str) -> list[RuleSection]:
    parts = handbook.handbook(known_title(title).code, known_language(lang))
    return [RuleSection(part.heading, part.rules) for part in parts]


API: list[Any] = [shared_texts, title_texts, title_cards, rule_text, title_handbook]
