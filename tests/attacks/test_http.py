"""Every answer is guarded, private answers are not kept, and nonsense is a refusal and never a server error."""

from __future__ import annotations

import re
import socket
from typing import Any

import httpx
import pytest

from tests.server.launch import Server

JSON = {"Content-Type": "application/json"}
PAGES = ["/", "/t/ABCDEF", "/rules", "/api/schema", "/nowhere", "/assets/none.js", "/r/nonsense"]
CALLS = ["/api/shelf", "/api/tables", "/api/me", "/api/tables/AAAAAA", "/api/health", "/api/texts/en", "/api/nowhere"]


def get(server: Server, path: str, **more: Any) -> httpx.Response:
    return httpx.get(f"{server.address}{path}", timeout=20, **more)


def post(server: Server, path: str, body: bytes, **headers: str) -> httpx.Response:
    return httpx.post(f"{server.address}{path}", content=body, headers=JSON | headers, timeout=20)


@pytest.mark.parametrize("path", [*PAGES, *CALLS])
def test_every_answer_is_guarded(server: Server, path: str) -> None:
    headers = get(server, path).headers

    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "http" not in policy.replace("https:", "")
    assert "script-src" not in policy  # as everything: from ourselves, and nothing inline


def test_an_answer_to_what_is_no_http_is_guarded(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2]))) as raw:
        raw.sendall(b"\x00\x01\x02 nonsense\r\n\r\n")
        told = raw.recv(10_000)

    assert told.startswith(b"HTTP/1.1 400")
    assert b"nosniff" in told


@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/me", "/api/tables/AAAAAA", "/api/tables/AAAAAA/view", "/api/nowhere"]
)
def test_private_answers_are_not_kept(server: Server, path: str) -> None:
    assert get(server, path).headers["cache-control"] == "no-store"


def test_the_page_about_the_api_asks_no_other_host(server: Server) -> None:
    page = get(server, "/api/schema")

    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert re.findall(r"https?://", page.text) == []
    assert "<script" not in page.text
    assert "/api/tables/{code}/join" in page.text
    assert get(server, "/api/schema/openapi.json").json()["info"]["title"] == "Touchline"
    assert get(server, "/api/schema/openapi.yaml").status_code == 200
    assert get(server, "/api/schema/swagger").status_code == 404


@pytest.mark.parametrize("path", [*PAGES, *CALLS, "/api/schema/openapi.json", "/favicon.svg"])
def test_head_works_wherever_get_does(server: Server, path: str) -> None:
    asked, told = httpx.head(f"{server.address}{path}", timeout=20), get(server, path)

    assert asked.status_code == told.status_code
    assert asked.content == b""
    assert asked.headers.get("content-type") == told.headers.get("content-type")


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"title":' * 50_000,
        b'{"title": "\xff"}',
        b"\xff\xfe",
        b'{"title": "\\ud800"}',
        b"9" * 9000,
        b"",
    ],
    ids=["deep list", "deep object", "bad UTF-8", "no UTF-8", "half a character", "long number", "nothing"],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/tables/AAAAAA/join"])
def test_a_body_that_is_no_json_is_refused(server: Server, path: str, body: bytes) -> None:
    answer = post(server, path, body)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_only_json_is_taken(server: Server, kind: str) -> None:
    body = b'{"title": "mister", "seats": [{"kind": "me"}, {"kind": "open"}]}'
    answer = httpx.post(f"{server.address}/api/tables", content=body, headers={"Content-Type": kind} if kind else {})

    assert (answer.status_code, answer.json()["code"]) == (415, "wrong-content-type")


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%ff%fe",
        "/api/tables/%00",
        "/api/cards/mister?name=%00",
        "/api/cards/mister?name=%ff",
        "/api/cards/mister?name=../../etc",
        "/api/rules/%ff?lang=%ff",
        "/api/texts/%00",
        "/assets/%00.js",
        "/assets/%ff.js",
        "/r/%00",
        "/r/%ff",
        "/api/tables/AAAAAA/replay?seat=%ff",
        "/t/%ff",
    ],
)
def test_an_address_that_makes_no_sense_is_refused(server: Server, path: str) -> None:
    assert get(server, path).status_code < 500


@pytest.mark.parametrize("cookie", [b"touchline_seats=\xff\xfe", b"=;=;;", b"touchline_seats=" + b"." * 4000, b"\xff"])
def test_a_cookie_that_makes_no_sense_is_no_cookie(server: Server, cookie: bytes) -> None:
    answer = get(server, "/api/tables", headers={b"Cookie": cookie})

    assert (answer.status_code, answer.json()) == (200, [])
