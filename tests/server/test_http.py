"""Making, joining, leaving, listing, exporting, erasing: every refusal has a code and tells a stranger nothing."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from tests.server.launch import Server, run_server
from tests.server.players import Person, table_of
from touchline.server.store import keys


def client(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.address, timeout=30)


def make_table(who: httpx.Client, *seats: str, **more: Any) -> dict[str, Any]:
    """A table; the cookie stays with whoever made it."""
    wishes = [{"kind": kind, "name": "Ann"} if kind == "me" else {"kind": kind} for kind in seats]
    answer = who.post("/api/tables", json={"title": "mister", "seats": wishes, **more})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def refusal(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    assert told["code"] == code
    return told


def test_the_shelf_lists_titles_with_their_options(server: Server) -> None:
    with client(server) as who:
        shelf = {title["code"]: title for title in who.get("/api/shelf").json()}

    assert {"mister", "match_of_the_season", "masters_of_football"} <= set(shelf)
    assert shelf["mister"]["seats"] == [2, 3, 4]
    assert "rookie" in shelf["mister"]["levels"]
    assert all(option["rules"] or option["meaning"] for option in shelf["mister"]["options"])


def test_a_person_is_known_by_a_safe_cookie_without_secrets_of_seats(server: Server) -> None:
    with client(server) as who:
        answer = who.post("/api/tables", json={"title": "mister", "seats": [{"kind": "me"}, {"kind": "open"}]})
    cookie = answer.headers["set-cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert answer.json()["return_link"].rsplit("/", 1)[1] not in answer.headers["set-cookie"]


def test_the_game_begins_when_the_last_seat_is_taken(server: Server) -> None:
    with client(server) as ann, client(server) as bob:
        told = make_table(ann, "me", "open")
        code = told["table"]["code"]

        assert told["table"]["state"] == "lobby"
        assert ann.get(f"/api/tables/{code}/view").json()["game"] is None
        joined = bob.post(f"/api/tables/{code.lower()}/join", json={"name": " Bob\n\u202e the  great "}).json()

        assert joined["table"]["state"] == "playing"
        assert joined["seat"] == 1
        assert joined["table"]["seats"][1]["name"] == "Bob the great"
        assert [seat["mine"] for seat in joined["table"]["seats"]] == [False, True]
        assert len(joined["table"]["commitment"]) == 64
        refusal(bob.post(f"/api/tables/{code}/join", json={"name": "Eve"}), 409, "table-full")


def test_my_tables_come_with_those_that_wait_for_me_first(server: Server) -> None:
    with client(server) as ann:
        lobby = make_table(ann, "me", "open")["table"]["code"]
        mine = make_table(ann, "me", "me")["table"]["code"]
        tables = ann.get("/api/tables").json()

    assert [table["code"] for table in tables] == [mine, lobby]
    assert tables[0]["your_move"]
    assert [seat["mine"] for seat in tables[0]["seats"]] == [True, True]


def test_a_stranger_has_no_tables(server: Server) -> None:
    with client(server) as who:
        assert who.get("/api/tables").json() == []
        for cookie in (f"{keys.SEATS_COOKIE}=made.up.secrets", f"{keys.PERSON_COOKIE}={keys.new_secret()}"):
            assert who.get("/api/tables", headers={"Cookie": cookie}).json() == []


def test_the_return_link_moves_the_seat_to_another_device(server: Server) -> None:
    with client(server) as ann, client(server) as phone:
        told = make_table(ann, "me", "open")
        answer = phone.get(told["return_link"].replace(server.settings.get("address", ""), ""))

        assert answer.status_code in (302, 307)
        assert [table["code"] for table in phone.get("/api/tables").json()] == [told["table"]["code"]]
        refusal(phone.get("/r/nonsense"), 404, "unknown-seat")


def test_the_link_comes_as_a_qr_code(server: Server) -> None:
    with client(server) as ann:
        code = make_table(ann, "me", "open")["table"]["code"]
        drawn = ann.get(f"/api/tables/{code}/qr.svg")

    assert drawn.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in drawn.content


def test_the_host_fills_open_seats_with_bots(server: Server) -> None:
    with client(server) as ann, client(server) as eve:
        code = make_table(ann, "me", "open")["table"]["code"]
        refusal(eve.post(f"/api/tables/{code}/fill", json={"seat": 1, "kind": "bot"}), 403, "not-the-host")
        wrong = {"seat": 1, "kind": "bot", "level": "genius"}
        refusal(ann.post(f"/api/tables/{code}/fill", json=wrong), 400, "unknown-bot")
        table = ann.post(f"/api/tables/{code}/fill", json={"seat": 1, "kind": "bot", "level": "rookie"}).json()

        assert table["state"] == "playing"
        refusal(ann.post(f"/api/tables/{code}/fill", json={"seat": 0, "kind": "open"}), 409, "seat-taken")


def test_a_person_may_take_a_bots_seat_that_the_host_offers(server: Server) -> None:
    with client(server) as ann, client(server) as bob:
        code = make_table(ann, "me", "bot")["table"]["code"]
        unasked = bob.post(f"/api/tables/{code}/join", json={"name": "Bob", "seat": 1})
        refusal(unasked, 409, "not-offered-by-host")
        offered = ann.post(f"/api/tables/{code}/fill", json={"seat": 1, "kind": "open"}).json()
        assert [seat["offered"] for seat in offered["seats"]] == [False, True]
        joined = bob.post(f"/api/tables/{code}/join", json={"name": "Bob", "seat": 1})

        assert joined.json()["table"]["seats"][1]["kind"] == "person"
        refusal(bob.post(f"/api/tables/{code}/join", json={"name": "Bob", "seat": 0}), 409, "seat-taken")


def test_a_bot_stands_in_and_gives_back(server: Server) -> None:
    with client(server) as ann, client(server) as eve:
        code = make_table(ann, "me", "open")["table"]["code"]
        handed = ann.post(f"/api/tables/{code}/stand-in", json={"seat": 0, "level": "rookie"}).json()

        assert handed["seats"][0]["level"] == "rookie"
        refusal(eve.post(f"/api/tables/{code}/back", json={"seat": 0}), 403, "not-your-seat")
        assert ann.post(f"/api/tables/{code}/back", json={"seat": 0}).json()["seats"][0]["level"] == ""


def test_a_seat_that_is_left_is_open_or_gets_a_bot(server: Server) -> None:
    with client(server) as ann, client(server) as bob:
        code = make_table(ann, "me", "open", "open", "open")["table"]["code"]
        bob.post(f"/api/tables/{code}/join", json={"name": "Bob"})
        left = ann.post(f"/api/tables/{code}/leave", json={"seat": 0}).json()

        assert left["seats"][0]["kind"] == "open"
        assert left["seats"][1]["host"]
        playing = make_table(ann, "me", "bot")["table"]["code"]
        left = ann.post(f"/api/tables/{playing}/leave", json={"seat": 0}).json()
        assert left["seats"][0]["kind"] == "bot"


def test_erasing_takes_away_what_names_me(server: Server) -> None:
    with client(server) as ann:
        code = make_table(ann, "me", "open")["table"]["code"]
        erased = ann.delete("/api/me")

        assert erased.json() == {"seats": 1}
        table = ann.get(f"/api/tables/{code}").json()
        assert "Ann" not in json.dumps(table)
        assert ann.get("/api/tables").json() == []


def test_a_person_can_download_all_their_data(server: Server) -> None:
    async def play_game() -> list[Person]:
        persons = await table_of(server.address, "mister", 2, 0, seed="mine")
        await asyncio.gather(*(person.play() for person in persons))
        return persons

    persons = asyncio.run(play_game())
    with client(server) as ann, client(server) as stranger:
        under_way = make_table(ann, "me", "bot")["table"]["code"]
        found = ann.get("/api/me").json()["tables"]

        assert [(each["table"]["code"], each["record"]) for each in found] == [(under_way, None)]
        assert stranger.get("/api/me").json() == {"tables": []}
        mine = httpx.get(f"{server.address}/api/me", headers={"Cookie": persons[0].cookie}).json()["tables"]
        assert [each["table"]["code"] for each in mine] == [persons[0].code]
        assert mine[0]["record"] == ann.get(f"/api/tables/{persons[0].code}/record").json()


def test_a_record_is_told_only_after_the_game(server: Server) -> None:
    with client(server) as ann:
        code = make_table(ann, "me", "bot")["table"]["code"]
        refusal(ann.get(f"/api/tables/{code}/record"), 409, "not-over")


def test_a_record_can_be_taken_in_and_looked_at_again(server: Server) -> None:
    async def play_game() -> Person:
        persons = await table_of(server.address, "mister", 2, 0, seed="record")
        await asyncio.gather(*(person.play() for person in persons))
        return persons[0]

    code = asyncio.run(play_game()).code
    with client(server) as who:
        record = who.get(f"/api/tables/{code}/record").json()
        again = who.post("/api/records", json={"record": record, "name": "Ann"})
        assert again.status_code == 201, again.text
        other = again.json()["table"]["code"]

        assert again.json()["table"]["state"] == "over"
        assert who.get(f"/api/tables/{other}/view").json()["game"] == who.get(f"/api/tables/{code}/view").json()["game"]
        record["log"][0][1] = 2 if record["log"][0][1] == 1 else 1
        refusal(who.post("/api/records", json={"record": record}), 400, "altered")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"title": "chess", "seats": [{"kind": "me"}]}, 404, "unknown-title"),
        ({"title": "mister", "seats": [{"kind": "me"}]}, 400, "seats"),
        ({"title": "mister", "seats": []}, 400, "bad-request"),
        ({"title": "mister"}, 400, "bad-request"),
        ({"title": "mister", "seats": [{"kind": "king"}, {"kind": "me"}]}, 400, "bad-request"),
        ({"title": "mister", "seats": [{"kind": "me"}] * 2, "options": {"colour": 1}}, 400, "unknown-option"),
        ({"title": "mister", "seats": [{"kind": "me"}] * 2, "options": {"mode": "x"}}, 400, "unknown-choice"),
        ({"title": "mister", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, 400, "unknown-bot"),
        ({"title": "mister", "seats": [{"kind": "me"}] * 2, "cards": "../../etc"}, 404, "unknown-cards"),
        ({"title": "mister", "seats": [{"kind": "me"}] * 2, "contributes": 5}, 400, "bad-request"),
        ({"title": "mister", "seats": [{"kind": "me", "name": "x" * 99}] * 2}, 400, "bad-request"),
        ({"title": "mister", "seats": [{"kind": "me"}] * 2, "extra": 1}, 400, "bad-request"),
        ("nonsense", 400, "bad-request"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(server: Server, body: Any, status: int, code: str) -> None:
    with client(server) as who:
        told = refusal(who.post("/api/tables", json=body), status, code)

    assert "Traceback" not in json.dumps(told)


@pytest.mark.parametrize("code", ["AAAAAA", "short", "far-too-long-a-code", "......", "A%00AAAA"])
def test_an_unknown_table_is_unknown_and_nothing_more(server: Server, code: str) -> None:
    with client(server) as who:
        answer = who.get(f"/api/tables/{code}")

    assert answer.status_code in (400, 404)
    assert answer.json()["code"] in ("unknown-table", "bad-request", "not-found")


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    with client(server) as who:
        body = b'{"record": {"x": "' + b"y" * 3_000_000 + b'"}}'
        answer = who.post("/api/records", content=body, headers={"Content-Type": "application/json"})

    refusal(answer, 413, "too-large")
    assert server.well()


async def closed_with(server: Server, code: str, seat: int | None, headers: dict[str, str]) -> int:
    uri = f"{server.address.replace('http', 'ws')}/api/tables/{code}/play" + ("" if seat is None else f"?seat={seat}")
    try:
        async with connect(uri, additional_headers=headers) as socket:
            await socket.recv()
            return 0
    except websockets.InvalidStatus as refused:
        return refused.response.status_code
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else -1


def test_a_socket_opens_only_for_the_own_seat_and_the_own_page(server: Server) -> None:
    with client(server) as ann:
        code = make_table(ann, "me", "bot")["table"]["code"]
        cookie = {"Cookie": f"{keys.PERSON_COOKIE}={ann.cookies[keys.PERSON_COOKIE]}"}
    page = server.address

    assert asyncio.run(closed_with(server, code, 0, cookie)) == 0
    assert asyncio.run(closed_with(server, code, 0, cookie | {"Origin": page})) == 0
    assert asyncio.run(closed_with(server, code, None, {})) == 0
    assert asyncio.run(closed_with(server, code, 0, {})) != 0
    assert asyncio.run(closed_with(server, code, 1, cookie)) != 0
    assert asyncio.run(closed_with(server, "AAAAAA", None, {})) != 0
    assert asyncio.run(closed_with(server, code, 0, cookie | {"Origin": "http://evil.example"})) != 0


def test_new_tables_are_limited_for_one_client(tmp_path_factory: pytest.TempPathFactory) -> None:
    with (
        run_server(data=str(tmp_path_factory.mktemp("limits")), new_tables=[0.001, 3.0]) as server,
        client(server) as who,
    ):
        for _ in range(3):
            make_table(who, "me", "open")
        answer = who.post("/api/tables", json={"title": "mister", "seats": [{"kind": "me"}, {"kind": "open"}]})

        refusal(answer, 429, "too-many-tables")


def test_codes_and_secrets_are_as_promised() -> None:
    assert all(letter in keys.LETTERS for letter in keys.new_code())
    assert len(keys.new_code()) == 6
    assert len({keys.new_secret() for _ in range(100)}) == 100
    assert len(keys.new_secret()) == keys.SECRET_LENGTH
    many = ".".join(f"s{number}" for number in range(200))
    assert keys.cookie_secrets(many) == [f"s{number}" for number in range(200 - keys.MAX_COOKIE_SEATS, 200)]
