"""Pages of other sites change nothing here: not by forms, not by scripts, not by WebSockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from tests.attacks.test_sockets import closed_by
from tests.server.launch import Server, run_server
from tests.server.test_http import client, make_table, refusal

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
TABLE: dict[str, Any] = {"title": "mister", "seats": [{"kind": "me"}, {"kind": "open"}]}


def port(server: Server) -> int:
    return int(server.address.rpartition(":")[2])


def foreign(server: Server) -> list[dict[str, str]]:
    """Return what a browser sends with a request of a foreign page."""
    here = port(server)
    return [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": f"https://127.0.0.1:{here}"},  # another scheme
        {"Origin": f"http://127.0.0.1:{here + 1}"},  # another port
        {"Origin": f"http://localhost:{here}"},  # another host
        {"Origin": f"http://127.0.0.1:{here}.evil.example"},
        {"Origin": f"http://evil.example@127.0.0.1:{here + 1}"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": server.address, "Sec-Fetch-Site": "cross-site"},
    ]


def test_a_foreign_page_changes_nothing(server: Server) -> None:
    with client(server) as ann:
        code = make_table(ann, "me", "open")["table"]["code"]
        for headers in foreign(server):
            refusal(ann.post("/api/tables", json=TABLE, headers=headers), 403, "other-site")
            refusal(ann.post(f"/api/tables/{code}/leave", json={"seat": 0}, headers=headers), 403, "other-site")
            refusal(ann.delete("/api/me", headers=headers), 403, "other-site")

        assert [table["code"] for table in ann.get("/api/tables").json()] == [code]


def test_a_foreign_form_neither_makes_me_leave_nor_replaces_my_cookie(server: Server) -> None:
    with client(server) as ann:
        code, cookies = make_table(ann, "me", "open")["table"]["code"], dict(ann.cookies)
        for body in (b'{"seat": 0}', b"seat=0"):
            answer = ann.post(f"/api/tables/{code}/leave", content=body, headers=FORM)
            assert answer.status_code == 415
        without_cookie = httpx.post(
            f"{server.address}/api/tables", json=TABLE, headers={"Origin": "http://evil.example"}
        )

        assert "set-cookie" not in without_cookie.headers
        assert dict(ann.cookies) == cookies
        assert ann.get(f"/api/tables/{code}").json()["seats"][0]["mine"]


def test_our_own_page_and_programs_are_welcome(server: Server) -> None:
    own: list[dict[str, str]] = [
        {},
        {"Origin": server.address},
        {"Origin": server.address, "Sec-Fetch-Site": "same-origin"},
        {"Origin": f"https://127.0.0.1:{port(server)}", "X-Forwarded-Proto": "https"},
        {"Origin": "http://play.example", "Host": "play.example"},
        {"Origin": "https://play.example", "Host": "play.example:443", "X-Forwarded-Proto": "https"},
    ]
    with client(server) as ann:
        for headers in own:
            assert ann.post("/api/tables", json=TABLE, headers=headers).status_code == 201, headers


def test_a_socket_opens_for_our_own_page_only(server: Server) -> None:
    with client(server) as ann:
        code = make_table(ann, "me", "bot")["table"]["code"]
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in ann.cookies.items())}
    uri = f"{server.address.replace('http', 'ws')}/api/tables/{code}/play"

    for seat in ("", "?seat=0"):
        for headers in foreign(server):
            assert asyncio.run(closed_by(uri + seat, cookie | headers)) == 403, headers
        assert asyncio.run(closed_by(uri + seat, cookie | {"Origin": server.address})) == 0
        assert asyncio.run(closed_by(uri + seat, cookie)) == 0


def test_the_address_that_the_operator_gave_is_our_own(tmp_path: Path) -> None:
    """A proxy may not pass the host on."""
    with run_server(data=str(tmp_path), address="https://play.example") as server, client(server) as ann:
        assert ann.post("/api/tables", json=TABLE, headers={"Origin": "https://play.example"}).status_code == 201
        refusal(ann.post("/api/tables", json=TABLE, headers={"Origin": "http://play.example"}), 403, "other-site")
