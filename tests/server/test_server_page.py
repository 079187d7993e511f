"""docs/server.md names every refusal, every call and every message of the socket."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import httpx
import msgspec

from tests.server.launch import Server
from touchline.server.messages import seat_messages, wire

ROOT = Path(__file__).resolve().parent.parent.parent


def test_every_refusal_stands_on_the_page() -> None:
    told = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src/touchline/server").rglob("*.py"))
    codes = set(re.findall(r'RequestError\(\s*"([a-z-]+)"', sources))

    assert len(codes) > 20
    assert [code for code in sorted(codes) if f"`{code}`" not in told] == []


def calls_told() -> set[str]:
    """The addresses in the table of calls of docs/server.md; `.../back` has the same beginning as the one before it."""
    table = (
        (ROOT / "docs" / "server.md").read_text(encoding="utf-8").partition("## HTTP")[2].partition("## WebSocket")[0]
    )
    found: list[str] = []
    for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE):
        for address in re.findall(r"`(?:[A-Z]+ )?(/\S+|\.\.\./\S+)`", row):
            found.append(address.replace("...", found[-1].rpartition("/")[0]) if address.startswith("...") else address)
    return {re.sub(r"\b[A-Z]+\b", "{}", address) for address in found}


def test_every_call_stands_on_the_page(server: Server) -> None:
    described = httpx.get(f"{server.address}/api/schema/openapi.json").json()["paths"]
    api = {address for address in calls_told() if address.startswith("/api/")}

    assert {re.sub(r"{\w+}", "{}", path) for path in described} == api


def test_every_message_stands_on_the_page_with_its_fields() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8").partition("## WebSocket")[2]
    from_seats, _, from_server = page.partition("| from the server |")
    told = {
        tag: set(re.findall(r"`(\w+)`", names))
        for tag, names in re.findall(r"^\| `(\w+)` \| (.*?) ?\|", from_seats, re.M)
    }
    sent = {tag for row in re.findall(r"^\| (`.*?) \|", from_server, re.M) for tag in re.findall(r"`(\w+)`", row)}

    assert told == {tag_of(each): {*each.__struct_fields__} - {"id"} for each in get_args(seat_messages.Message)}
    assert {tag_of(each) for each in get_args(wire.Reply)} <= sent


def tag_of(message: type[msgspec.Struct]) -> str:
    return str(message.__struct_config__.tag)
