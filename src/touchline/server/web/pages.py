"""The browser client and what it reads besides the tables: texts, cards and rules.

The client is built into `touchline/web` by the package's own build; where it is not, a plain page says so.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get

from touchline import handbook, rulebook, texts
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import Field
from touchline.server.messages.errors import RequestError
from touchline.server.messages.title_bodies import Blurb, Cards, RuleSection, RuleText, SharedTexts, Vocabulary
from touchline.server.tables.snapshots import slot_names
from touchline.server.web.openapi_errors import REFUSALS
from touchline.server.web.responses import IMMUTABLE, PRIVATE_PAGE, REVALIDATE
from touchline.server.web.visitors import is_page_visit, keep_holdings
from touchline.titles import SHELF

BUILT = Path(__file__).resolve().parents[2] / "web"
SHARED_PAGES = texts.SHARED / "web"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Touchline</title>"
    "<h1>Touchline</h1><p>The browser client is not built here: run <code>make web</code>, then load this page again."
)
MAX_NUMBERS_TRIED = 4096  # for each domain
MAX_ENDLESS_LABELS = 200  # sent for a domain in which every number has a label
PROBE = 1_234_567  # a number that no card has


# -- the client


def page(status: int = 200) -> Response[bytes]:
    file = BUILT / "index.html"
    content = file.read_bytes() if file.is_file() else NOT_BUILT.encode()
    return Response(content, media_type="text/html", headers=PRIVATE_PAGE, status_code=status)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser has opened this address, so that a page must say that nothing is there."""
    is_data = request.url.path.startswith(("/api/", "/assets/"))
    return request.method == "GET" and not is_data and "text/html" in request.headers.get("accept", "")


@get(
    [
        "/",
        "/t/{code:str}",
        "/t/{code:str}/board",
        "/t/{code:str}/replay",
        "/replay",
        "/settings",
        "/games",
        "/host",
        "/new/{title:str}/{mode:str}",
        "/learn/{title:str}",
        "/how/{title:str}",
        "/rules",
        "/rules/{title:str}",
        "/companion",
        "/companion/{title:str}",
        "/companion/{title:str}/{part:str}",
    ],
    include_in_schema=False,
)
async def client(
    request: Request[Any, Any, Any], code: str = "", title: str = "", mode: str = "", part: str = ""
) -> Response[bytes]:
    """Return the client's page, which is the same for every address; the client reads the address.

    The person's cookie is set here, before anything is made: two tables made at once are then made by one person.
    """
    answer = page()
    if is_page_visit(request):
        answer.cookies = await keep_holdings(request, [])
    return answer


@get(["/favicon.svg", "/favicon.ico"], include_in_schema=False)
async def favicon() -> Response[bytes]:
    return built_file(BUILT / "favicon.svg", REVALIDATE)


@get("/sw.js", include_in_schema=False)
async def service_worker() -> Response[bytes]:
    """Return the companion's service worker, for use without a network; it is revalidated every time."""
    return built_file(BUILT / "sw.js", REVALIDATE | {"Service-Worker-Allowed": "/companion"})


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest() -> Response[bytes]:
    """Return the manifest by which a browser installs the client as an app."""
    return built_file(BUILT / "manifest.webmanifest", REVALIDATE)


@get("/icons/{name:str}", include_in_schema=False)
async def icon(name: str) -> Response[bytes]:
    return built_file(BUILT / "icons" / Path(name).name, REVALIDATE)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: str) -> Response[bytes]:
    """Return a built file; its name holds its content's hash, so it never changes."""
    return built_file(BUILT / "assets" / Path(name).name, IMMUTABLE)


def built_file(file: Path, headers: dict[str, str]) -> Response[bytes]:
    if file.suffix not in KINDS or not file.is_file():
        raise RequestError("not-found", 404)
    return Response(file.read_bytes(), media_type=KINDS[file.suffix], headers=headers)


# -- texts


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


# -- cards and words


@get("/cards/{title:str}", summary="What is printed on the cards, and what numbers are called", responses=REFUSALS)
async def title_cards(request: Request[Any, Any, Any], title: str, name: str = "") -> Response[bytes]:
    known = known_title(title)
    if len(name) > 80:
        raise RequestError("bad-cards")
    cards = request.app.state.service.registry.card_sets.cards_of(known, name)
    return Response(encode_cards(title, cards), media_type="application/json", headers=REVALIDATE)


@functools.lru_cache(maxsize=32)
def encode_cards(code: str, cards: Any) -> bytes:
    title = SHELF[code]
    return msgspec.json.encode(
        Cards(labels_by_domain(title, cards), number_patterns(title, cards), vocabulary_of(title), plain(cards))
    )


def vocabulary_of(title: Title) -> Vocabulary:
    """Return the domain of every number that a question, event or reason carries."""

    def domains(fields: list[Field]) -> dict[str, str]:
        return {field.name: field.domain for field in fields}

    words = title.words
    return Vocabulary(
        {word.name: domains(word.context) for word in words.asks.values()},
        {word.name: domains(word.numbers) for word in words.tells.values()},
        {word.name: domains(word.numbers) for word in words.reasons.values()},
        {word.name: domains(word.preview) for word in words.asks.values() if word.preview},
        {name: list(rules) for name, rules in words.question_rules.items()},
    )


def labels_by_domain(title: Title, cards: Any) -> dict[str, dict[str, str]]:
    known = texts.Texts("en", title.text)
    return {domain: labels(label, cards, known) for domain, label in title.labels.items()}


def labels(label: Callable[[Any, int], str], cards: Any, known: texts.Texts) -> dict[str, str]:
    found: dict[str, str] = {}
    for number in range(MAX_NUMBERS_TRIED):
        name = label_or_empty(label, cards, number)
        if name and (name[0] != "@" or known.has(name[1:].partition(" ")[0])):
            found[str(number)] = name
    endless = len(found) == MAX_NUMBERS_TRIED
    return dict(list(found.items())[:MAX_ENDLESS_LABELS]) if endless else found


def label_or_empty(label: Callable[[Any, int], str], cards: Any, number: int) -> str:
    """Return the label of a number; empty for a number outside the domain."""
    try:
        return label(cards, number)
    except (LookupError, ValueError, ArithmeticError):
        return ""


def number_patterns(title: Title, cards: Any) -> dict[str, list[str]]:
    """Return the signs before and after the number, for labels that are a number with signs (money)."""
    found: dict[str, list[str]] = {}
    for domain, label in title.labels.items():
        made = label_or_empty(label, cards, PROBE)
        digits = "".join(sign for sign in made if sign.isdigit())
        if digits == str(PROBE) and not made.startswith("@"):
            found[domain] = [made[: made.index("1")], made[made.rindex("7") + 1 :]]
    return found


def plain(value: Any) -> Any:
    """Return card data as plain JSON values; an object by its fields."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(each) for each in value]
    if isinstance(value, Path) or callable(value):
        return None
    names = slot_names(type(value)) or vars(value)
    return {name: plain(getattr(value, name, None)) for name in names if not name.startswith("_")}


# -- rules


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
PAGES: list[Any] = [client, favicon, service_worker, manifest, icon, asset]
