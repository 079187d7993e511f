"""The client's page, texts, cards and rules; the client's types follow the wire."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser, ast

from tests.kernel import duel
from tests.server.launch import Server
from touchline import texts
from touchline.server.messages import schemas
from touchline.server.web import client_files, pages
from touchline.titles import SHELF

ROOT = Path(__file__).resolve().parent.parent.parent


def get(server: Server, path: str) -> httpx.Response:
    return httpx.get(f"{server.address}{path}", timeout=20)


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/t/ABCDEF/board", "/new/mister/bots"])
def test_every_address_of_the_client_is_a_page_that_asks_no_other_host(server: Server, path: str) -> None:
    answer = get(server, path)

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "http://" not in answer.text
    assert "https://" not in answer.text


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/..%2fapp.py", "/api/texts/de", "/api/cards/chess"])
def test_missing_pages_are_refused(server: Server, path: str) -> None:
    assert get(server, path).status_code == 404


@pytest.mark.parametrize("code", SHELF)
def test_texts_and_cards_hold_what_the_terminal_says(server: Server, code: str) -> None:
    shared, cards = get(server, "/api/texts/it").json(), get(server, f"/api/cards/{code}").json()

    assert shared["titles"][code]["name"] == texts.Texts("it", SHELF[code].text).say("title-name")
    assert "title-name" in get(server, f"/api/texts/{code}/it").text
    label = SHELF[code].labels["player"]
    assert cards["labels"]["player"]["3"] == label(SHELF[code].cards(), 3)
    assert cards["words"]["asks"].keys() == {word.name for word in SHELF[code].words.asks.values()}


def test_money_beyond_the_list_has_its_signs(server: Server) -> None:
    assert get(server, "/api/cards/masters_of_football").json()["patterns"]["money"] == ["", "M"]


def test_a_rule_by_its_id(server: Server) -> None:
    assert "direction card" in get(server, "/api/rules/MIS-SHOT-01").json()["text"]
    assert get(server, "/api/rules/MIS-SHOT-99").status_code == 404
    assert "carta direzione" in get(server, "/api/rules/MIS-SHOT-01?lang=it").json()["text"]
    assert get(server, "/api/rules/MIS-SHOT-01?lang=xx").status_code == 404


def test_the_rules_of_a_title_come_by_section(server: Server) -> None:
    sections = get(server, "/api/handbook/mister/pt-PT").json()
    assert "MIS-SHOT-01" in next(each["rules"] for each in sections if each["heading"] == "Remates")
    assert get(server, "/api/handbook/chess/en").status_code == 404
    assert get(server, "/api/handbook/mister/xx").status_code == 404


def test_without_a_built_client_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_files, "BUILT", tmp_path)
    assert b"make web" in client_files.page().content


@pytest.mark.parametrize("made", schemas.generated_files(), ids=lambda made: str(made["file"]))
def test_the_generated_types_of_the_client_are_current(made: dict[str, Any]) -> None:
    first = (ROOT / "web" / "src" / made["file"]).read_text(encoding="utf-8").splitlines()[0]
    assert made["digest"] in first, "run: make types"


@pytest.mark.parametrize("made", schemas.generated_files(), ids=lambda made: str(made["file"]))
def test_nobody_has_changed_the_generated_types_by_hand(made: dict[str, Any]) -> None:
    text = (ROOT / "web" / "src" / made["file"]).read_text(encoding="utf-8")
    blocks = dict(re.findall(r"^export interface (\w+) \{(\}|\n.*?^\})", text, re.M | re.S))
    for name, schema in made["schema"]["definitions"].items():
        if schema.get("type") == "object" and "properties" in schema:
            fields = re.findall(r"^  '?([\w-]+)'?\??:", blocks[name], re.M)
            assert sorted(fields) == sorted(schema["properties"]), f"{name}; run: make types"


def ids(lang: str, title: str) -> list[str]:
    """Return what all pages share, and the words of this title's screens."""
    own = pages.own_files(SHELF[title], lang, (".client", ".commentary", ".companion"))
    source = "\n".join(pages.contents([*sorted((pages.SHARED_PAGES / lang).glob("*.ftl")), *own]))
    return [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("title", SHELF)
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_words_of_the_client_are_the_same_in_each_language(lang: str, title: str) -> None:
    assert ids(lang, title) == ids("en", title)
    assert len(set(ids(lang, title))) == len(ids(lang, title))


def test_a_title_without_texts_is_called_by_its_name() -> None:
    told = pages.blurb(duel.TITLE, "it")

    assert (told.name, told.blurb) == (duel.TITLE.name, "")
    assert pages.own_files(duel.TITLE, "it", ("",)) == []


def test_english_stands_in_for_a_language_that_a_title_does_not_have(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("title-name = Duel\n")

    assert texts.title_file(tmp_path, "it") == tmp_path / "en.ftl"
    assert texts.Texts("it", tmp_path).say("title-name") == "Duel"
